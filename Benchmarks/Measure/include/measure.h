#pragma once
#include <gtk/gtk.h>

/* What the two programs of the benchmark share: the same clock, the same steps, the same report.
 *
 * A program opens its window, calls measure_begin, and gives a function that carries out one
 * step (change a row, append, scroll). The steps run one after the other, each once the frame
 * of the one before was painted. A line of JSON on standard output tells what they cost. */

typedef void (*MeasureStep)(int step, void *data);

/* Measures from the start of the process to the first painted frame, then `steps` steps.
 * Ends the process when all is done. `window` must not have been presented. */
void measure_begin(GtkWindow *window, int steps, MeasureStep step, void *data);

/* The vertical adjustment of the first scrolled window below `window`, or NULL. */
GtkAdjustment *measure_find_adjustment(GtkWindow *window);

/* The first window of the process, or NULL. */
GtkWindow *measure_first_window(void);

/* Asks for a frame. */
void measure_queue_draw(GtkWindow *window);
