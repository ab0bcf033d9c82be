// Menus and their actions, text buffers.
#include "cadw_private.h"

gpointer cadw_actions_new(void) { return g_simple_action_group_new(); }

gpointer cadw_actions_add(
    gpointer actions, const char *name, int mark, gboolean is_on, gboolean is_enabled) {
  GSimpleAction *action;
  switch (mark) {
    case 1: action = g_simple_action_new_stateful(name, NULL, g_variant_new_boolean(is_on)); break;
    case 2:
      action = g_simple_action_new_stateful(
          name, G_VARIANT_TYPE_STRING, g_variant_new_string(is_on ? "on" : "off"));
      break;
    default: action = g_simple_action_new(name, NULL);
  }
  g_simple_action_set_enabled(action, is_enabled);
  g_action_map_add_action(G_ACTION_MAP(actions), G_ACTION(action));
  g_object_unref(action);
  return action;
}

gpointer cadw_menu_new(void) { return g_menu_new(); }

void cadw_menu_append(gpointer menu, const char *label, const char *action, gboolean is_choice) {
  GMenuItem *item = g_menu_item_new(label, NULL);
  g_menu_item_set_action_and_target_value(
      item, action, is_choice ? g_variant_new_string("on") : NULL);
  g_menu_append_item(G_MENU(menu), item);
  g_object_unref(item);
}

void cadw_menu_append_section(gpointer menu, const char *label, gpointer section) {
  g_menu_append_section(G_MENU(menu), label, G_MENU_MODEL(section));
}

void cadw_menu_append_submenu(gpointer menu, const char *label, gpointer submenu) {
  g_menu_append_submenu(G_MENU(menu), label, G_MENU_MODEL(submenu));
}

void cadw_widget_insert_actions(GtkWidget *widget, const char *prefix, gpointer actions) {
  gtk_widget_insert_action_group(widget, prefix, actions ? G_ACTION_GROUP(actions) : NULL);
}

GtkWidget *cadw_menu_popover_new(gpointer menu, gpointer actions) {
  GtkWidget *popover = gtk_popover_menu_new_from_model(G_MENU_MODEL(menu));
  gtk_widget_insert_action_group(popover, "menu", G_ACTION_GROUP(actions));
  return popover;
}

static void mark(GtkWidget *widget, const char *label, const char *css_class) {
  if (g_strcmp0(G_OBJECT_TYPE_NAME(widget), "GtkModelButton") == 0) {
    char *text = NULL;
    g_object_get(widget, "text", &text, NULL);
    if (g_strcmp0(text, label) == 0) gtk_widget_add_css_class(widget, css_class);
    g_free(text);
  }
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    mark(child, label, css_class);
  }
}

void cadw_menu_popover_mark(GtkWidget *popover, const char *label, const char *css_class) {
  mark(popover, label, css_class);
}

void cadw_text_view_set_style(
    GtkWidget *view, const PangoFontDescription *font, const GdkRGBA *color, int alignment) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  GtkTextTagTable *table = gtk_text_buffer_get_tag_table(buffer);
  GtkTextTag *tag = gtk_text_tag_table_lookup(table, "style");
  if (!tag) tag = gtk_text_buffer_create_tag(buffer, "style", NULL);
  g_object_set(tag, "font-desc", font, "foreground-rgba", color, NULL);
  GtkJustification justification = alignment == 1   ? GTK_JUSTIFY_CENTER
                                   : alignment == 2 ? GTK_JUSTIFY_RIGHT
                                                    : GTK_JUSTIFY_LEFT;
  gtk_text_view_set_justification(GTK_TEXT_VIEW(view), justification);
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  gtk_text_buffer_apply_tag(buffer, tag, &start, &end);
}

char *cadw_text_view_copy_text(GtkWidget *view) {
  GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer, &start, &end);
  return gtk_text_buffer_get_text(buffer, &start, &end, FALSE);
}
