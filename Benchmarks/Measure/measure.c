#include "measure.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>


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

/* Memory of the process now and at its most, in kB, by the name of a line of its status. */
static long memory(const char *name) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long value = -1;
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, name, strlen(name))) value = strtol(line + strlen(name) + 1, NULL, 10);
    if (file) fclose(file);
    return value;
}

typedef struct {
    GtkWindow *window;
    int steps, done;
    MeasureStep step;
    void *data;
    gboolean painted;
    double cpu_at_step, wall_at_step, *cpu, *wall;
    double first_cpu, first_wall;
    long first_memory;
} Run;

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double percentile(double *values, int count, double part) {
    if (!count) return 0;
    int index = (int)(part * (count - 1) + 0.5);
    return values[index];
}

static void report(Run *run) {
    double sum = 0;
    for (int i = 0; i < run->done; i++) sum += run->cpu[i];
    double mean = run->done ? sum / run->done : 0;
    qsort(run->cpu, run->done, sizeof(double), by_size);
    qsort(run->wall, run->done, sizeof(double), by_size);
    printf("{\"first_cpu\": %.6f, \"first_wall\": %.6f, \"first_memory_kb\": %ld, "
           "\"peak_memory_kb\": %ld, \"steps\": %d, \"step_cpu_mean\": %.7f, "
           "\"step_cpu\": %.7f, \"step_cpu_max\": %.7f, \"step_wall_max\": %.7f}\n",
           run->first_cpu, run->first_wall, run->first_memory, memory("VmHWM"), run->done, mean,
           percentile(run->cpu, run->done, 0.5), percentile(run->cpu, run->done, 1),
           percentile(run->wall, run->done, 1));
    fflush(stdout);
    _exit(0);
}

static gboolean next_step(gpointer data) {
    Run *run = data;
    if (run->done == run->steps) report(run);
    run->painted = FALSE;
    run->wall_at_step = seconds(CLOCK_MONOTONIC);
    run->cpu_at_step = seconds(CLOCK_PROCESS_CPUTIME_ID);
    run->step(run->done, run->data);
    return G_SOURCE_REMOVE;
}

/* Waits until nothing else is to be done, so that a step's cost is the step's alone. */
static void schedule_step(Run *run) { g_timeout_add_full(G_PRIORITY_LOW, 30, next_step, run, NULL); }

static void after_paint(GdkFrameClock *clock, gpointer data) {
    Run *run = data;
    if (run->first_wall < 0) {
        run->first_cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
        run->first_wall = since_start();
        run->first_memory = memory("VmRSS");
        schedule_step(run);
        return;
    }
    if (run->painted || run->cpu_at_step == 0) return;
    run->painted = TRUE;
    run->cpu[run->done] = seconds(CLOCK_PROCESS_CPUTIME_ID) - run->cpu_at_step;
    run->wall[run->done] = seconds(CLOCK_MONOTONIC) - run->wall_at_step;
    run->done++;
    schedule_step(run);
}

static void connect_clock(GtkWidget *widget, gpointer data) {
    GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
    g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), data);
}

void measure_begin(GtkWindow *window, int steps, MeasureStep step, void *data) {
    Run *run = g_new0(Run, 1);
    run->window = window;
    run->steps = steps;
    run->step = step;
    run->data = data;
    run->first_wall = -1;
    run->cpu = g_new0(double, steps + 1);
    run->wall = g_new0(double, steps + 1);
    if (gtk_widget_get_realized(GTK_WIDGET(window))) connect_clock(GTK_WIDGET(window), run);
    else g_signal_connect(window, "realize", G_CALLBACK(connect_clock), run);
}

static GtkAdjustment *find_adjustment(GtkWidget *widget) {
    if (GTK_IS_SCROLLED_WINDOW(widget))
        return gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(widget));
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child)) {
        GtkAdjustment *found = find_adjustment(child);
        if (found) return found;
    }
    return NULL;
}

GtkWindow *measure_first_window(void) {
    GListModel *windows = gtk_window_get_toplevels();
    GtkWindow *window = g_list_model_get_item(windows, 0);
    if (window) g_object_unref(window);
    return window;
}

GtkAdjustment *measure_find_adjustment(GtkWindow *window) {
    return find_adjustment(GTK_WIDGET(window));
}

void measure_queue_draw(GtkWindow *window) { gtk_widget_queue_draw(GTK_WIDGET(window)); }
