// Variadic calls, macros and casts.
#include "cadw_private.h"

void cadw_accessible_set_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

void cadw_accessible_set_integer(GtkWidget *widget, GtkAccessibleProperty property, int value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

void cadw_accessible_set_range(GtkWidget *widget, double minimum, double maximum, double value) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, minimum,
      GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value, -1);
}

void cadw_accessible_reset(GtkWidget *widget, GtkAccessibleProperty property) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

void cadw_accessible_set_state(GtkWidget *widget, GtkAccessibleState state, gboolean value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

void cadw_accessible_set_pressed(GtkWidget *widget, gboolean pressed) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
      pressed ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void cadw_accessible_set_set(GtkWidget *widget, int position, int size) {
  gtk_accessible_update_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position,
      GTK_ACCESSIBLE_RELATION_SET_SIZE, size, -1);
}

AdwApplication *cadw_application_new(const char *identifier) {
  return adw_application_new(identifier, G_APPLICATION_NON_UNIQUE);
}

gboolean cadw_is_scroll_controller(gpointer object) {
  return GTK_IS_EVENT_CONTROLLER_SCROLL(object);
}

gboolean cadw_is_text_entry(gpointer object) {
  return GTK_IS_EDITABLE(object) || GTK_IS_TEXT_VIEW(object);
}

GtkWidget *cadw_message_dialog_new(GtkWindow *parent, const char *heading, const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(parent, NULL, NULL);
  adw_message_dialog_set_heading(ADW_MESSAGE_DIALOG(dialog), heading);
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  return dialog;
}

void cadw_object_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

char *cadw_object_copy_string(gpointer object, const char *property) {
  char *value = NULL;
  g_object_get(object, property, &value, NULL);
  return value;
}

gboolean cadw_snapshot_symbolic(
    GdkPaintable *paintable, GtkSnapshot *snapshot, double width, double height,
    const GdkRGBA *color) {
  if (!GTK_IS_SYMBOLIC_PAINTABLE(paintable)) return FALSE;
  // The theme's own colours for errors and warnings would be out of place.
  GdkRGBA colors[4] = {*color, *color, *color, *color};
  gtk_symbolic_paintable_snapshot_symbolic(
      GTK_SYMBOLIC_PAINTABLE(paintable), snapshot, width, height, colors, 4);
  return TRUE;
}

gboolean cadw_widget_save_png(GtkWidget *widget, const char *path) {
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  if (!renderer || width <= 0 || height <= 0) return FALSE;
  GdkPaintable *paintable = gtk_widget_paintable_new(widget);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  g_object_unref(paintable);
  if (!node) return FALSE;
  graphene_rect_t bounds = GRAPHENE_RECT_INIT(0, 0, width, height);
  GdkTexture *texture = gsk_renderer_render_texture(renderer, node, &bounds);
  gboolean saved = gdk_texture_save_to_png(texture, path);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  return saved;
}

typedef struct {
  void *box;
  void (*finished)(void *box, gboolean opened);
} OpenRequest;

static void launched(GObject *source, GAsyncResult *result, gpointer data) {
  OpenRequest *request = data;
  request->finished(
      request->box, g_app_info_launch_default_for_uri_finish(result, NULL));
  g_free(request);
}

void cadw_open_uri(const char *uri, void *box, void (*finished)(void *box, gboolean opened)) {
  OpenRequest *request = g_new(OpenRequest, 1);
  request->box = box;
  request->finished = finished;
  GdkDisplay *display = gdk_display_get_default();
  GdkAppLaunchContext *context = display ? gdk_display_get_app_launch_context(display) : NULL;
  g_app_info_launch_default_for_uri_async(
      uri, (GAppLaunchContext *)context, NULL, launched, request);
  g_clear_object(&context);
}

GType cadw_type_int(void) { return G_TYPE_INT; }
GType cadw_type_string(void) { return G_TYPE_STRING; }
GType cadw_type_double(void) { return G_TYPE_DOUBLE; }

void cadw_stop_emission(gpointer object, const char *signal) {
  g_signal_stop_emission_by_name(object, signal);
}
