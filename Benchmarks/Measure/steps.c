#include "measure.h"
#include <string.h>

static GtkWidget *find(GtkWidget *widget, GType type) {
    if (g_type_is_a(G_OBJECT_TYPE(widget), type)) return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
         child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find(child, type);
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

void measure_scroll(GtkWindow *window, const char *kind, int step, int steps) {
    GtkWidget *scrolled = find(GTK_WIDGET(window), GTK_TYPE_SCROLLED_WINDOW);
    GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
    double page = gtk_adjustment_get_page_size(adjustment);
    double reach = gtk_adjustment_get_upper(adjustment) - page;
    double part = strcmp(kind, "scroll") ? page : reach / steps;
    gtk_adjustment_set_value(adjustment, part * (step + 1));
}

void measure_type(GtkWindow *window, int step) {
    static const char text[] = "row 12";
    int letters = strlen(text), place = step % (2 * letters);
    GtkEditable *entry = GTK_EDITABLE(find(GTK_WIDGET(window), GTK_TYPE_EDITABLE));
    int end = strlen(gtk_editable_get_text(entry));
    if (place < letters) gtk_editable_insert_text(entry, text + place, 1, &end);
    else gtk_editable_delete_text(entry, end - 1, end);
}

void measure_resize(GtkWindow *window, int step) {
    int place = step % 200;
    int width = 420 + 2 * (place < 100 ? place + 1 : 200 - place - 1);
    gtk_window_set_default_size(window, width, 800);
}

void measure_queue_draw(GtkWindow *window) { gtk_widget_queue_draw(GTK_WIDGET(window)); }
