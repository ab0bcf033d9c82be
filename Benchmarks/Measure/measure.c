#include "measure.h"
#include "sections.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* What one step cost. */
typedef struct {
    double cpu, wall, settled;
    long allocations, rows, lists, paints;
} Cost;

typedef struct {
    const char *kind;
    int steps, done;
    MeasureStep step;
    void *data;
    gboolean expects_frame, is_waiting;
    Cost first, start, *costs;
    long first_memory;
} Run;

static long rows, lists, paints;

static double data_cpu;

void measure_data_begins(void) { data_cpu -= section_cpu(); }

void measure_data_ends(void) { data_cpu += section_cpu(); }

void measure_note_row(void) { rows++; }

void measure_note_list(void) { lists++; }

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec + now.tv_nsec / 1e9;
}

/* Seconds since the process was started, from the kernel's count of clock ticks since boot. */
static double since_start(void) {
    FILE *file = fopen("/proc/self/stat", "r");
    char text[2048] = "";
    if (!file || !fgets(text, sizeof text, file)) return -1;
    fclose(file);
    char *field = strrchr(text, ')');
    for (int index = 2; field && index < 22; index++) field = strchr(field + 1, ' ');
    if (!field) return -1;
    double started = strtod(field, NULL) / sysconf(_SC_CLK_TCK);
    return seconds(CLOCK_BOOTTIME) - started;
}

static Cost so_far(void) {
    return (Cost){.cpu = section_cpu(), .wall = seconds(CLOCK_MONOTONIC),
                  .allocations = section_allocations(), .rows = rows, .lists = lists,
                  .paints = paints};
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double *sorted(Run *run, double (*part)(const Cost *)) {
    double *values = g_new0(double, run->done + 1);
    for (int i = 0; i < run->done; i++) values[i] = part(&run->costs[i]);
    qsort(values, run->done, sizeof *values, by_size);
    return values;
}

static double median(Run *run, double (*part)(const Cost *)) {
    return sorted(run, part)[run->done / 2 - (run->done && run->done % 2 == 0)];
}

static double greatest(Run *run, double (*part)(const Cost *)) {
    return sorted(run, part)[MAX(run->done - 1, 0)];
}

static double sum(Run *run, double (*part)(const Cost *)) {
    double sum = 0;
    for (int i = 0; i < run->done; i++) sum += part(&run->costs[i]);
    return sum;
}

static double cpu_of(const Cost *cost) { return cost->cpu; }
static double wall_of(const Cost *cost) { return cost->wall; }
static double settled_of(const Cost *cost) { return cost->settled; }
static double allocations_of(const Cost *cost) { return cost->allocations; }
static double rows_of(const Cost *cost) { return cost->rows; }
static double lists_of(const Cost *cost) { return cost->lists; }
static double paints_of(const Cost *cost) { return cost->paints; }

static void report(Run *run) {
    printf("{\"first_cpu\": %.6f, \"first_cpu_without_data\": %.6f, \"first_wall\": %.6f, \"first_memory_kb\": %ld, "
           "\"first_allocations\": %ld, \"first_rows\": %ld, \"peak_memory_kb\": %ld, "
           "\"steps\": %d, ",
           run->first.cpu, run->first.cpu - data_cpu, run->first.wall, run->first_memory, run->first.allocations,
           run->first.rows, section_memory("VmHWM"), run->done);
    printf("\"step_cpu\": %.7f, \"step_cpu_max\": %.7f, \"step_settled\": %.7f, "
           "\"step_wall_max\": %.7f, \"step_allocations\": %.0f, "
           "\"rows\": %.0f, \"bodies\": %.0f, \"paints\": %.0f}\n",
           median(run, cpu_of), greatest(run, cpu_of), median(run, settled_of),
           greatest(run, wall_of), median(run, allocations_of), sum(run, rows_of),
           sum(run, rows_of) + sum(run, lists_of), sum(run, paints_of));
    fflush(stdout);
    if (strcmp(run->kind, "idle")) _exit(0);
}

static gboolean next_step(gpointer data);

/* Waits until nothing else is to be done, so that a step's cost is the step's alone. */
static void schedule_step(Run *run, int milliseconds) {
    g_timeout_add_full(G_PRIORITY_LOW, milliseconds, next_step, run, NULL);
}

static void end_step(Run *run) {
    if (!run->is_waiting) return;
    run->is_waiting = FALSE;
    Cost now = so_far(), *cost = &run->costs[run->done++];
    section_ends();
    cost->cpu = now.cpu - run->start.cpu;
    cost->wall = now.wall - run->start.wall;
    cost->allocations = now.allocations - run->start.allocations;
    cost->rows = now.rows - run->start.rows;
    cost->lists = now.lists - run->start.lists;
    cost->paints = now.paints - run->start.paints;
    schedule_step(run, 30);
}

static gboolean end_quiet_step(gpointer data) {
    end_step(data);
    return G_SOURCE_REMOVE;
}

static gboolean next_step(gpointer data) {
    Run *run = data;
    if (run->done) run->costs[run->done - 1].settled = section_cpu() - run->start.cpu;
    if (run->done == run->steps) {
        report(run);
        return G_SOURCE_REMOVE;
    }
    run->is_waiting = TRUE;
    section_begins();
    run->start = so_far();
    run->step(run->done, run->data);
    if (!run->expects_frame) g_timeout_add(100, end_quiet_step, run);
    return G_SOURCE_REMOVE;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    Run *run = data;
    if (run->first.wall == 0) {
        run->first = so_far();
        section_ends();
        run->first.wall = since_start();
        run->first_memory = section_memory("VmRSS");
        // What is to bring no frame must not be taken for one that the start still asks for.
        schedule_step(run, run->expects_frame ? 30 : 1000);
    } else if (run->expects_frame && paints > run->start.paints) {
        end_step(run);
    }
}

/* A surface is drawn: the frame clock ticks without that too. */
static gboolean paint(
    GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    paints++;
    return TRUE;
}

static void connect_clock(GtkWidget *widget, gpointer data) {
    g_signal_add_emission_hook(
        g_signal_lookup("render", GDK_TYPE_SURFACE), 0, paint, NULL, NULL);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
    g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), data);
}

void measure_begin(GtkWindow *window, const char *kind, int steps, MeasureStep step, void *data) {
    Run *run = g_new0(Run, 1);
    run->kind = g_strdup(kind);
    run->expects_frame = !g_str_has_prefix(kind, "hidden") && strcmp(kind, "nothing");
    run->steps = strcmp(kind, "start") ? steps : 0;
    run->step = step;
    run->data = data;
    run->costs = g_new0(Cost, steps + 1);
    if (gtk_widget_get_realized(GTK_WIDGET(window))) connect_clock(GTK_WIDGET(window), run);
    else g_signal_connect(window, "realize", G_CALLBACK(connect_clock), run);
}
