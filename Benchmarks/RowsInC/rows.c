/* The list that the benchmark measures ours against: GtkListView with a signal factory and stock
 * widgets; rows of a title, a subtitle and three chips.
 *
 * Usage: rows CASE COUNT STEPS; CASE is start, change, hidden, nothing, append, scroll, page,
 * resize, filter or idle. */
#include "measure.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROW_TYPE (row_get_type())
G_DECLARE_FINAL_TYPE(Row, row, ROWS, ROW, GObject)

struct _Row {
    GObject parent;
    char *title, *subtitle, *tags[3];
};

enum { PROP_TITLE = 1 };
G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)

static void row_get(GObject *object, guint id, GValue *value, GParamSpec *spec) {
    g_value_set_string(value, ROWS_ROW(object)->title);
}

static void row_set(GObject *object, guint id, const GValue *value, GParamSpec *spec) {
    Row *row = ROWS_ROW(object);
    g_free(row->title);
    row->title = g_value_dup_string(value);
}

static void row_finalize(GObject *object) {
    Row *row = ROWS_ROW(object);
    g_free(row->title);
    g_free(row->subtitle);
    for (int i = 0; i < 3; i++) g_free(row->tags[i]);
    G_OBJECT_CLASS(row_parent_class)->finalize(object);
}

static void row_class_init(RowClass *class) {
    GObjectClass *object = G_OBJECT_CLASS(class);
    object->get_property = row_get;
    object->set_property = row_set;
    object->finalize = row_finalize;
    g_object_class_install_property(
        object, PROP_TITLE,
        g_param_spec_string("title", NULL, NULL, NULL, G_PARAM_READWRITE));
}

static void row_init(Row *row) {}

static Row *row_new(int index) {
    Row *row = g_object_new(ROW_TYPE, NULL);
    row->title = g_strdup_printf("Row %d", index);
    row->subtitle = g_strdup_printf("Subtitle of row %d", index);
    for (int i = 0; i < 3; i++) row->tags[i] = g_strdup_printf("tag%d", (index + i) % 10);
    return row;
}

typedef struct {
    GtkWidget *box, *title, *subtitle, *tags[3];
    Row *row;
    gulong signal;
} Parts;

static void title_changed(Row *row, GParamSpec *spec, Parts *parts) {
    measure_note_row();
    gtk_label_set_text(GTK_LABEL(parts->title), row->title);
}

static GtkWidget *label(GtkWidget *box, const char *style) {
    GtkWidget *label = gtk_label_new(NULL);
    gtk_widget_set_halign(label, GTK_ALIGN_START);
    if (style) gtk_widget_add_css_class(label, style);
    gtk_box_append(GTK_BOX(box), label);
    return label;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
    Parts *parts = g_new0(Parts, 1);
    parts->box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    parts->title = label(parts->box, "title");
    parts->subtitle = label(parts->box, "subtitle");
    GtkWidget *chips = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_box_append(GTK_BOX(parts->box), chips);
    for (int i = 0; i < 3; i++) parts->tags[i] = label(chips, "chip");
    g_object_set_data_full(G_OBJECT(item), "parts", parts, g_free);
    gtk_list_item_set_child(item, parts->box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    measure_note_row();
    Parts *parts = g_object_get_data(G_OBJECT(item), "parts");
    Row *row = parts->row = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(parts->title), row->title);
    gtk_label_set_text(GTK_LABEL(parts->subtitle), row->subtitle);
    for (int i = 0; i < 3; i++) gtk_label_set_text(GTK_LABEL(parts->tags[i]), row->tags[i]);
    parts->signal = g_signal_connect(row, "notify::title", G_CALLBACK(title_changed), parts);
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    Parts *parts = g_object_get_data(G_OBJECT(item), "parts");
    g_signal_handler_disconnect(parts->row, parts->signal);
}

typedef struct {
    const char *kind;
    int count, steps;
    GListStore *store;
    GtkStringFilter *filter;
    GtkWindow *window;
} Bench;

static void append_rows(Bench *bench, int count) {
    guint start = g_list_model_get_n_items(G_LIST_MODEL(bench->store));
    gpointer *rows = g_new(gpointer, count);
    for (int i = 0; i < count; i++) rows[i] = row_new(start + i);
    g_list_store_splice(bench->store, start, 0, rows, count);
    for (int i = 0; i < count; i++) g_object_unref(rows[i]);
    g_free(rows);
}

static void change_row(Bench *bench, int place, int step) {
    Row *row = g_list_model_get_item(G_LIST_MODEL(bench->store), place);
    char *title = g_strdup_printf("Changed %d", step);
    g_object_set(row, "title", title, NULL);
    g_free(title);
    g_object_unref(row);
}

static gboolean is(Bench *bench, const char *kind) { return !strcmp(bench->kind, kind); }

static void step(int index, void *data) {
    Bench *bench = data;
    if (is(bench, "change") || is(bench, "idle")) {
        change_row(bench, 3, index);
    } else if (is(bench, "hidden")) {
        change_row(bench, bench->count * 9 / 10, index);
    } else if (is(bench, "append")) {
        append_rows(bench, 100);
        measure_queue_draw(bench->window);
    } else if (is(bench, "scroll") || is(bench, "page")) {
        measure_scroll(bench->window, bench->kind, index, bench->steps);
    } else if (is(bench, "resize")) {
        measure_resize(bench->window, index);
    } else if (is(bench, "filter")) {
        measure_type(bench->window, index);
        measure_queue_draw(bench->window);
    }
}

static void typed(GtkEditable *entry, Bench *bench) {
    gtk_string_filter_set_search(bench->filter, gtk_editable_get_text(entry));
}

/* The fonts are ours: 15 px, 12.5 for footnotes, 12 for captions; so are the rows' margins. */
static void install_style(void) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "listview label { font-size: 15px; } label.title { font-weight: bold; }"
        "label.subtitle { color: alpha(@theme_fg_color, 0.6); font-size: 12.5px; }"
        "label.chip { background: alpha(@theme_fg_color, 0.1); border-radius: 8px;"
        " padding: 2px 8px; font-size: 12px; }"
        "listview > row { padding: 8px 16px; }",
        -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
        GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static GtkWidget *make_list(GListModel *rows) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
    GtkSelectionModel *model = GTK_SELECTION_MODEL(gtk_no_selection_new(rows));
    GtkWidget *list = gtk_list_view_new(model, factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_widget_set_vexpand(scrolled, TRUE);
    return scrolled;
}

/* An entry above the list, which shows the rows whose title contains what is typed. */
static GtkWidget *make_filtered_list(Bench *bench) {
    GtkExpression *title = gtk_property_expression_new(ROW_TYPE, NULL, "title");
    bench->filter = gtk_string_filter_new(title);
    GListModel *rows = G_LIST_MODEL(gtk_filter_list_model_new(
        G_LIST_MODEL(bench->store), GTK_FILTER(g_object_ref(bench->filter))));
    GtkWidget *entry = gtk_entry_new();
    g_signal_connect(entry, "changed", G_CALLBACK(typed), bench);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), make_list(rows));
    return box;
}

static void activate(GtkApplication *application, Bench *bench) {
    install_style();
    GtkWidget *window = gtk_application_window_new(application);
    bench->window = GTK_WINDOW(window);
    gtk_window_set_title(bench->window, "Rows");
    gtk_window_set_titlebar(bench->window, gtk_header_bar_new());
    gtk_window_set_default_size(bench->window, 420, 800);
    bench->store = g_list_store_new(ROW_TYPE);
    measure_data_begins();
    append_rows(bench, bench->count);
    measure_data_ends();
    GtkWidget *content = is(bench, "filter")
        ? make_filtered_list(bench) : make_list(G_LIST_MODEL(bench->store));
    gtk_window_set_child(bench->window, content);
    measure_begin(bench->window, bench->kind, bench->steps, step, bench);
    gtk_window_present(bench->window);
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "Usage: rows CASE COUNT STEPS\n");
        return 64;
    }
    Bench bench = {argv[1], atoi(argv[2]), atoi(argv[3])};
    GtkApplication *application =
        gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), &bench);
    return g_application_run(G_APPLICATION(application), 1, argv);
}
