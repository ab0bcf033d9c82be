// What Swift can't say to GTK by itself: widget subclasses, macros, variadic calls, casts.
#pragma once
#include <adwaita.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

// ---- Widgets whose behaviour lives in Swift -------------------------------------------------

// Called with the pointer given to `cadw_widget_set_host`; a widget without one draws nothing.
typedef struct {
  void (*measure)(void *host, int orientation, int for_size, int *minimum, int *natural);
  void (*allocate)(void *host, int width, int height);
  void (*snapshot)(void *host, GtkSnapshot *snapshot);
  gboolean (*contains)(void *host, double x, double y);
  // An adjustment of a viewport changed its value.
  void (*scrolled)(void *host);
} CadwHostFunctions;

void cadw_set_host_functions(const CadwHostFunctions *functions);

// A bare widget.
GtkWidget *cadw_surface_new(GtkAccessibleRole role);
// A GtkButton that places and draws its own children; pressable through AT-SPI.
GtkWidget *cadw_button_new(GtkAccessibleRole role);
// A GtkScrollable.
GtkWidget *cadw_viewport_new(void);

// The pointer given to `cadw_widget_set_host`, NULL for other widgets.
void *cadw_widget_get_host(GtkWidget *widget);
void cadw_widget_set_host(GtkWidget *widget, void *host);
// What a widget of ours is to do when a pointer is over it: take it, or let it through.
void cadw_widget_set_solid(GtkWidget *widget, gboolean solid);
GtkAdjustment *cadw_viewport_adjustment(GtkWidget *viewport, GtkOrientation orientation);

// Marks a widget that has a use for drags, so that regions around it leave them alone.
void cadw_widget_set_takes_drags(GtkWidget *widget, gboolean takes);
// Whether a drag sideways from a point of a widget means nothing to what lies there.
gboolean cadw_drag_is_free(GtkWidget *widget, double x, double y);
// The place of an event in a widget's coordinates; false when it has none.
gboolean cadw_event_position(GtkWidget *widget, GdkEvent *event, double *x, double *y);

// ---- Signals ---------------------------------------------------------------------------------

typedef void (*CadwSignalFunction)(
    void *box, GValue *result, guint count, const GValue *parameters);

// Connects a signal of any signature; `destroy` gets `box` when the connection is gone.
gulong cadw_connect(
    gpointer object, const char *signal, void *box, CadwSignalFunction function,
    void (*destroy)(void *box));

// ---- Main loop -------------------------------------------------------------------------------

typedef struct {
  // Runs what is on the main dispatch queue.
  void (*drain)(void);
  // Fires timers that are due.
  void (*fire_timers)(void);
  // Runs at each turn before waiting; TRUE when it asked for more work.
  gboolean (*before_waiting)(void);
} CadwMainLoopFunctions;

// Calls a function from the main loop when the process gets a signal; returns the source's number.
guint cadw_unix_signal_add(
    int number, GSourceFunc function, gpointer data, GDestroyNotify release);

// Attaches one source that serves libdispatch's main queue and the main run loop's timers.
void cadw_main_source_attach(const CadwMainLoopFunctions *functions);

// ---- Accessibility ---------------------------------------------------------------------------

void cadw_accessible_set_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text);
void cadw_accessible_set_integer(GtkWidget *widget, GtkAccessibleProperty property, int value);
void cadw_accessible_set_range(
    GtkWidget *widget, double minimum, double maximum, double value);
void cadw_accessible_reset(GtkWidget *widget, GtkAccessibleProperty property);
void cadw_accessible_set_state(GtkWidget *widget, GtkAccessibleState state, gboolean value);
// Whether a button that stays down is down.
void cadw_accessible_set_pressed(GtkWidget *widget, gboolean pressed);
void cadw_accessible_set_set(GtkWidget *widget, int position, int size);

// ---- Macros and variadics --------------------------------------------------------------------

AdwApplication *cadw_application_new(const char *identifier);
gboolean cadw_is_scroll_controller(gpointer object);
gboolean cadw_is_text_entry(gpointer object);
GtkWidget *cadw_message_dialog_new(GtkWindow *parent, const char *heading, const char *body);
void cadw_object_set_string(gpointer object, const char *property, const char *value);
GType cadw_type_int(void);
GType cadw_type_string(void);
GType cadw_type_double(void);
void cadw_stop_emission(gpointer object, const char *signal);
char *cadw_object_copy_string(gpointer object, const char *property);
// Draws a symbolic icon in one colour; false when the paintable isn't symbolic.
gboolean cadw_snapshot_symbolic(
    GdkPaintable *paintable, GtkSnapshot *snapshot, double width, double height,
    const GdkRGBA *color);
// Draws a widget's present picture to a PNG file; false when it has none yet.
gboolean cadw_widget_save_png(GtkWidget *widget, const char *path);
// ---- Menus -----------------------------------------------------------------------------------

// A group of actions for a menu's items; the caller owns it.
gpointer cadw_actions_new(void);
// Adds an action, 0 plain, 1 a check, 2 a choice; returns it, owned by the group.
gpointer cadw_actions_add(
    gpointer actions, const char *name, int mark, gboolean is_on, gboolean is_enabled);
// A menu; the caller owns it.
gpointer cadw_menu_new(void);
void cadw_menu_append(gpointer menu, const char *label, const char *action, gboolean is_choice);
void cadw_menu_append_section(gpointer menu, const char *label, gpointer section);
void cadw_menu_append_submenu(gpointer menu, const char *label, gpointer submenu);
// A popover for the menu, floating.
// Gives a widget actions by a prefix, or with NULL takes them away.
void cadw_widget_insert_actions(GtkWidget *widget, const char *prefix, gpointer actions);
GtkWidget *cadw_menu_popover_new(gpointer menu, gpointer actions);
// Gives the items of a popover with a label a style class.
void cadw_menu_popover_mark(GtkWidget *popover, const char *label, const char *css_class);

// ---- Text ------------------------------------------------------------------------------------

// Draws all of a buffer in a font, a colour and an alignment.
void cadw_text_view_set_style(
    GtkWidget *view, const PangoFontDescription *font, const GdkRGBA *color, int alignment);
char *cadw_text_view_copy_text(GtkWidget *view);

// Hands an address to the default program for it.
void cadw_open_uri(
    const char *uri, void *box, void (*finished)(void *box, gboolean opened));

G_END_DECLS
