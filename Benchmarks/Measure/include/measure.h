#pragma once
#include <gtk/gtk.h>

/* What the two programs of the benchmark share: the same clock, the same steps, the same report.
 *
 * A program opens its window, calls measure_begin, and gives a function that carries out one
 * step (change a row, append, scroll). The steps run one after the other, each once the frame
 * of the one before was painted. A line of JSON on standard output tells what they cost. */

typedef void (*MeasureStep)(int step, void *data);

/* Measures from the start of the process to the first painted frame, then `steps` steps.
 *
 * `kind` is the case. A step of hidden or nothing is not to bring a frame, so it ends after a
 * while instead; one of idle is a change, and the process stays after its report, to be watched;
 * any other ends the process with the report. */
void measure_begin(GtkWindow *window, const char *kind, int steps, MeasureStep step, void *data);

/* Around the making of the rows that the program shows, which is the program's own affair. */
void measure_data_begins(void);
void measure_data_ends(void);

/* A row was made or given other content: a body ran, or a list item was bound. */
void measure_note_row(void);

/* A body above the rows ran. */
void measure_note_list(void);

/* Scrolls the first scrolled window of `window` for a step: to the end by equal parts for the
 * case scroll, by its height for any other. */
void measure_scroll(GtkWindow *window, const char *kind, int step, int steps);

/* Presses one key in the first entry of `window`: the letters of "row 12", then erases them. */
void measure_type(GtkWindow *window, int step);

/* Makes the window as wide as the step asks: 100 widths, there and back. */
void measure_resize(GtkWindow *window, int step);

/* The first window of the process, or NULL. */
GtkWindow *measure_first_window(void);

/* Asks for a frame, which what is out of sight does not by itself. */
void measure_queue_draw(GtkWindow *window);
