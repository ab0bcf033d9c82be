import CAdwaita

/// The one style sheet of the program: the few looks that stock widgets lack.
///
/// Nothing here depends on a view's values; those are drawn, not styled.
@MainActor
enum StyleSheet {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled, let display = gdk_display_get_default(),
            let provider = gtk_css_provider_new()
        else { return }
        isInstalled = true
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    private static let css = """
        button.engawa {
          padding: 0;
          min-width: 0;
          min-height: 0;
          margin: 0;
          font-weight: inherit;
        }
        button.engawa-plain, button.engawa-borderless, button.engawa-row, button.engawa-tap {
          background: none;
          box-shadow: none;
          border-radius: 6px;
          transition: opacity 120ms ease-out, background 120ms ease-out;
        }
        button.engawa-plain:active, button.engawa-borderless:active {
          opacity: 0.45;
        }
        button.engawa-plain:disabled, button.engawa-row:disabled, button.engawa-tap:disabled {
          filter: none;
        }
        button.engawa-row, button.engawa-row:focus-visible {
          border-radius: 0;
          outline: none;
        }
        button.engawa-row:hover, button.engawa-row:active,
        button.engawa-tap:hover, button.engawa-tap:active {
          background: none;
        }
        button.engawa-tab, button.engawa-tab-selected {
          border-radius: 9px;
          box-shadow: none;
          background: none;
          transition: background 200ms ease-out;
        }
        button.engawa-tab:hover {
          background: alpha(currentColor, 0.07);
        }
        button.engawa-tab-selected {
          background: alpha(currentColor, 0.1);
        }
        button.engawa-tab-selected:hover {
          background: alpha(currentColor, 0.13);
        }
        button.engawa-tab:active, button.engawa-tab-selected:active {
          background: alpha(currentColor, 0.16);
        }
        box.engawa-segments > button {
          padding-left: 12px;
          padding-right: 12px;
        }
        entry.engawa-field, entry.engawa-field:focus-within {
          background: none;
          padding: 0;
          min-height: 0;
          border-radius: 0;
          outline: none;
          box-shadow: none;
        }
        scrolledwindow.engawa-area, scrolledwindow.engawa-area textview,
        scrolledwindow.engawa-area textview > text {
          background: none;
        }
        scrolledwindow.engawa-area-bordered {
          background: alpha(currentColor, 0.1);
          border-radius: 6px;
        }
        scrolledwindow.engawa-area-bordered:focus-within {
          outline: 2px solid alpha(@accent_color, 0.5);
          outline-offset: -2px;
        }
        .engawa-spoken:focus-visible {
          outline: 2px solid alpha(@accent_color, 0.5);
          outline-offset: 1px;
        }
        modelbutton.engawa-destructive {
          color: @error_color;
        }
        popover.engawa-bubble > contents {
          padding: 0;
        }
        button.engawa-grip {
          min-height: 5px;
          min-width: 44px;
          padding: 0;
          margin: 6px 0 0 0;
          border-radius: 3px;
          background: alpha(currentColor, 0.25);
        }
        button.engawa-grip:hover {
          background: alpha(currentColor, 0.4);
        }
        spinner.engawa-refresh {
          background: @popover_bg_color;
          color: @popover_fg_color;
          border-radius: 999px;
          padding: 10px;
          box-shadow: 0 1px 5px 1px alpha(black, 0.12), 0 2px 14px 3px alpha(black, 0.06);
        }
        """
}
