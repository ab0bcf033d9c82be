// Widget subclasses that hand measuring, placing and drawing to Swift.
#include "cadw_private.h"

static CadwHostFunctions functions;
static GQuark host_quark;
static GQuark solid_quark;
static GQuark drags_quark;

void cadw_set_host_functions(const CadwHostFunctions *table) {
  functions = *table;
  host_quark = g_quark_from_static_string("cadw-host");
  solid_quark = g_quark_from_static_string("cadw-solid");
  drags_quark = g_quark_from_static_string("cadw-drags");
}

// ---- Common to all classes -------------------------------------------------------------------

static void *host_of(gpointer widget) {
  return g_object_get_qdata(G_OBJECT(widget), host_quark);
}

void *cadw_widget_get_host(GtkWidget *widget) {
  return host_quark ? host_of(widget) : NULL;
}

void cadw_widget_set_host(GtkWidget *widget, void *host) {
  g_object_set_qdata(G_OBJECT(widget), host_quark, host);
}

void cadw_widget_set_solid(GtkWidget *widget, gboolean solid) {
  g_object_set_qdata(G_OBJECT(widget), solid_quark, GINT_TO_POINTER(solid));
}

static GtkSizeRequestMode common_request_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void common_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  void *host = host_of(widget);
  if (host) functions.measure(host, orientation, for_size, minimum, natural);
}

static void common_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  void *host = host_of(widget);
  if (host) functions.allocate(host, width, height);
}

static void common_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  void *host = host_of(widget);
  if (host) functions.snapshot(host, snapshot);
}

static gboolean surface_contains(GtkWidget *widget, double x, double y) {
  if (!g_object_get_qdata(G_OBJECT(widget), solid_quark)) return FALSE;
  void *host = host_of(widget);
  return host ? functions.contains(host, x, y) : FALSE;
}

static void unparent_children(GtkWidget *widget) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(widget))) gtk_widget_unparent(child);
}

static void common_class_init(GtkWidgetClass *widget_class) {
  widget_class->get_request_mode = common_request_mode;
  widget_class->measure = common_measure;
  widget_class->size_allocate = common_size_allocate;
  widget_class->snapshot = common_snapshot;
}

// ---- Surface ---------------------------------------------------------------------------------

typedef struct { GtkWidget parent; } CadwSurface;
typedef struct { GtkWidgetClass parent; } CadwSurfaceClass;
G_DEFINE_TYPE(CadwSurface, cadw_surface, GTK_TYPE_WIDGET)

static void cadw_surface_dispose(GObject *object) {
  unparent_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(cadw_surface_parent_class)->dispose(object);
}

static void cadw_surface_class_init(CadwSurfaceClass *class) {
  G_OBJECT_CLASS(class)->dispose = cadw_surface_dispose;
  common_class_init(GTK_WIDGET_CLASS(class));
  GTK_WIDGET_CLASS(class)->contains = surface_contains;
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "surface");
}

static void cadw_surface_init(CadwSurface *self) {}

GtkWidget *cadw_surface_new(GtkAccessibleRole role) {
  return g_object_new(cadw_surface_get_type(), "accessible-role", role, NULL);
}

// ---- Button ----------------------------------------------------------------------------------

typedef struct { GtkButton parent; } CadwButton;
typedef struct { GtkButtonClass parent; } CadwButtonClass;
G_DEFINE_TYPE(CadwButton, cadw_button, GTK_TYPE_BUTTON)

static void cadw_button_dispose(GObject *object) {
  unparent_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(cadw_button_parent_class)->dispose(object);
}

static gboolean cadw_button_contains(GtkWidget *widget, double x, double y) {
  if (!GTK_WIDGET_CLASS(cadw_button_parent_class)->contains(widget, x, y)) return FALSE;
  void *host = host_of(widget);
  return host ? functions.contains(host, x, y) : TRUE;
}

static void cadw_button_class_init(CadwButtonClass *class) {
  G_OBJECT_CLASS(class)->dispose = cadw_button_dispose;
  common_class_init(GTK_WIDGET_CLASS(class));
  GTK_WIDGET_CLASS(class)->contains = cadw_button_contains;
}

static void cadw_button_init(CadwButton *self) {
  // GtkButton's class asks for a bin layout, which would win over our vfuncs.
  gtk_widget_set_layout_manager(GTK_WIDGET(self), NULL);
}

GtkWidget *cadw_button_new(GtkAccessibleRole role) {
  return g_object_new(cadw_button_get_type(), "accessible-role", role, NULL);
}

// ---- Viewport --------------------------------------------------------------------------------

typedef struct {
  GtkWidget parent;
  GtkAdjustment *adjustments[2];
  GtkScrollablePolicy policies[2];
} CadwViewport;
typedef struct { GtkWidgetClass parent; } CadwViewportClass;
G_DEFINE_TYPE_WITH_CODE(
    CadwViewport, cadw_viewport, GTK_TYPE_WIDGET, G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE, NULL))

enum { PROP_0, PROP_HADJUSTMENT, PROP_VADJUSTMENT, PROP_HPOLICY, PROP_VPOLICY };

static void adjustment_value_changed(GtkAdjustment *adjustment, gpointer widget) {
  void *host = host_of(widget);
  if (host) functions.scrolled(host);
}

static void viewport_set_adjustment(CadwViewport *self, int axis, GtkAdjustment *adjustment) {
  if (adjustment && adjustment == self->adjustments[axis]) return;
  if (self->adjustments[axis]) {
    g_signal_handlers_disconnect_by_func(
        self->adjustments[axis], adjustment_value_changed, self);
    g_clear_object(&self->adjustments[axis]);
  }
  if (!adjustment) adjustment = gtk_adjustment_new(0, 0, 0, 0, 0, 0);
  self->adjustments[axis] = g_object_ref_sink(adjustment);
  g_signal_connect(adjustment, "value-changed", G_CALLBACK(adjustment_value_changed), self);
}

static void cadw_viewport_set_property(
    GObject *object, guint id, const GValue *value, GParamSpec *spec) {
  CadwViewport *self = (CadwViewport *)object;
  switch (id) {
    case PROP_HADJUSTMENT: viewport_set_adjustment(self, 0, g_value_get_object(value)); break;
    case PROP_VADJUSTMENT: viewport_set_adjustment(self, 1, g_value_get_object(value)); break;
    case PROP_HPOLICY: self->policies[0] = g_value_get_enum(value); break;
    case PROP_VPOLICY: self->policies[1] = g_value_get_enum(value); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void cadw_viewport_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  CadwViewport *self = (CadwViewport *)object;
  switch (id) {
    case PROP_HADJUSTMENT: g_value_set_object(value, self->adjustments[0]); break;
    case PROP_VADJUSTMENT: g_value_set_object(value, self->adjustments[1]); break;
    case PROP_HPOLICY: g_value_set_enum(value, self->policies[0]); break;
    case PROP_VPOLICY: g_value_set_enum(value, self->policies[1]); break;
    default: G_OBJECT_WARN_INVALID_PROPERTY_ID(object, id, spec);
  }
}

static void cadw_viewport_dispose(GObject *object) {
  CadwViewport *self = (CadwViewport *)object;
  for (int axis = 0; axis < 2; axis++) {
    if (!self->adjustments[axis]) continue;
    g_signal_handlers_disconnect_by_func(
        self->adjustments[axis], adjustment_value_changed, self);
    g_clear_object(&self->adjustments[axis]);
  }
  unparent_children(GTK_WIDGET(object));
  G_OBJECT_CLASS(cadw_viewport_parent_class)->dispose(object);
}

static void cadw_viewport_class_init(CadwViewportClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->set_property = cadw_viewport_set_property;
  object_class->get_property = cadw_viewport_get_property;
  object_class->dispose = cadw_viewport_dispose;
  common_class_init(GTK_WIDGET_CLASS(class));
  g_object_class_override_property(object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property(object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property(object_class, PROP_HPOLICY, "hscroll-policy");
  g_object_class_override_property(object_class, PROP_VPOLICY, "vscroll-policy");
  gtk_widget_class_set_css_name(GTK_WIDGET_CLASS(class), "viewport");
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void cadw_viewport_init(CadwViewport *self) {
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *cadw_viewport_new(void) {
  return g_object_new(cadw_viewport_get_type(), NULL);
}

GtkAdjustment *cadw_viewport_adjustment(GtkWidget *viewport, GtkOrientation orientation) {
  return ((CadwViewport *)viewport)->adjustments[orientation == GTK_ORIENTATION_VERTICAL];
}

// ---- Drags -----------------------------------------------------------------------------------

void cadw_widget_set_takes_drags(GtkWidget *widget, gboolean takes) {
  g_object_set_qdata(G_OBJECT(widget), drags_quark, GINT_TO_POINTER(takes));
}

static gboolean scrolls_sideways(GtkWidget *widget) {
  if (!GTK_IS_SCROLLED_WINDOW(widget)) return FALSE;
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment(GTK_SCROLLED_WINDOW(widget));
  return gtk_adjustment_get_upper(across) > gtk_adjustment_get_page_size(across) + 1;
}

// Maps and web views are not ours and drag by themselves.
static gboolean is_foreign(GtkWidget *widget) {
  const char *name = G_OBJECT_TYPE_NAME(widget);
  return g_str_has_prefix(name, "Shumate") || g_str_has_prefix(name, "WebKit");
}

gboolean cadw_drag_is_free(GtkWidget *widget, double x, double y) {
  GtkWidget *found = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT);
  for (; found && found != widget; found = gtk_widget_get_parent(found)) {
    if (g_object_get_qdata(G_OBJECT(found), drags_quark)) return FALSE;
    if (GTK_IS_RANGE(found) || GTK_IS_EDITABLE(found) || GTK_IS_TEXT_VIEW(found)) return FALSE;
    if (GTK_IS_LABEL(found) && gtk_label_get_selectable(GTK_LABEL(found))) return FALSE;
    if (scrolls_sideways(found) || is_foreign(found)) return FALSE;
  }
  return TRUE;
}

gboolean cadw_event_position(GtkWidget *widget, GdkEvent *event, double *x, double *y) {
  GtkNative *native = gtk_widget_get_native(widget);
  double surface_x, surface_y, native_x, native_y;
  if (!native || !gdk_event_get_position(event, &surface_x, &surface_y)) return FALSE;
  gtk_native_get_surface_transform(native, &native_x, &native_y);
  return gtk_widget_translate_coordinates(
      GTK_WIDGET(native), widget, surface_x - native_x, surface_y - native_y, x, y);
}
