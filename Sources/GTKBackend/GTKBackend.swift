import CAdwaita
import CAdwaitaShims
import Foundation
import LayoutCore
import SwiftUICore

/// Shows view trees in GTK windows with libadwaita's looks.
///
/// ```
/// GTKBackend ── RootWindow per ViewRoot ── RenderTree ── Host per widget ── Painter
/// ```
@MainActor
package final class GTKBackend: Backend {
    let application: UnsafeMutablePointer<AdwApplication>
    let texts: TextLayouts
    let pictures = Pictures()
    private(set) lazy var images = ImageStore(pictures: pictures)
    private(set) var windows: [ObjectIdentifier: RootSurface] = [:]
    private var styleSignals: [Signal] = []
    private lazy var controlSizes = ControlSizes(texts: texts)

    /// GTK must have been initialised.
    init(application: UnsafeMutablePointer<AdwApplication>) {
        self.application = application
        texts = TextLayouts(fonts: FontContext())
        StyleSheet.install()
        PixelEncoder.install()
        texts.fonts.onChange = { [weak self] in
            self?.texts.removeAll()
            self?.notifyWindows()
        }
        watchColorScheme()
    }

    private func watchColorScheme() {
        guard let manager = adw_style_manager_get_default() else { return }
        styleSignals.append(
            Signal(UnsafeMutableRawPointer(manager), "notify::dark") { [weak self] _ in
                self?.notifyWindows()
            })
    }

    private func notifyWindows() {
        for window in windows.values { window.root.backendDidChange() }
    }

    // MARK: Facts

    package var metrics: BackendMetrics {
        BackendMetrics(headerBarHeight: 47, scale: CGFloat(windows.values.first?.scale ?? 1))
    }

    package var colorScheme: ColorScheme {
        adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 ? .dark : .light
    }

    package var reducesMotion: Bool {
        gtk_settings_get_default().map {
            Property.integer(UnsafeMutableRawPointer($0), "gtk-enable-animations") == 0
        } ?? false
    }

    package var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    package var heldModifiers: EventModifiers {
        guard let seat = gdk_display_get_default().flatMap({ gdk_display_get_default_seat($0) }),
            let keyboard = gdk_seat_get_keyboard(seat)
        else { return [] }
        let state = gdk_device_get_modifier_state(keyboard).rawValue
        var held: EventModifiers = []
        if state & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
        if state & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.control) }
        if state & GDK_ALT_MASK.rawValue != 0 { held.insert(.option) }
        return held
    }

    /// libadwaita's default accent, which 1.2 has no setting for.
    var accentColor: ResolvedColor {
        colorScheme == .dark
            ? ResolvedColor(red: 0.471, green: 0.682, blue: 0.929)
            : ResolvedColor(red: 0.110, green: 0.443, blue: 0.847)
    }

    var doubleClickMilliseconds: Int {
        gtk_settings_get_default().map {
            Property.integer(UnsafeMutableRawPointer($0), "gtk-double-click-time")
        } ?? 400
    }

    // MARK: Measuring

    package func measure(
        _ text: ResolvedText, width: CGFloat?, height: CGFloat?
    ) -> TextMetrics {
        texts.layout(of: text).fitted(width: width, height: height).metrics
    }

    package func naturalSize(of image: ImageDrawing) -> CGSize {
        image.headerSize ?? pictures.picture(of: image).naturalSize(for: image)
    }

    package func loadedImage(at url: URL) -> Bitmap? { images.loaded(url) }

    package func loadImage(at url: URL) async throws -> Bitmap { try await images.load(url) }

    package func size(of control: RenderContent, proposal: ProposedViewSize) -> CGSize {
        controlSizes.size(of: control, proposal: proposal)
    }

    package func chromeInsets(of control: RenderContent) -> EdgeInsets {
        guard case .button(let look) = control else { return EdgeInsets() }
        let insets = look.chromeInsets
        return EdgeInsets(
            top: insets.vertical, leading: insets.horizontal, bottom: insets.vertical,
            trailing: insets.horizontal)
    }

    // MARK: Windows

    package func openWindow(for root: ViewRoot, configuration: WindowConfiguration) {
        let window = RootWindow(root: root, backend: self, style: .main(configuration))
        windows[ObjectIdentifier(root)] = window
        window.present()
    }

    package func setWindowTitle(_ title: String, for root: ViewRoot) {
        windows[ObjectIdentifier(root)]?.setTitle(title)
    }

    package func requestFrame(for root: ViewRoot) {
        windows[ObjectIdentifier(root)]?.frames.request()
    }

    package func commit(_ commit: RenderCommit, for root: ViewRoot) {
        guard let surface = windows[ObjectIdentifier(root)] else { return }
        surface.tree.apply(commit)
        surface.didCommit()
    }

    func add(_ window: RootSurface) { windows[ObjectIdentifier(window.root)] = window }

    func remove(_ window: RootSurface) { windows[ObjectIdentifier(window.root)] = nil }

    func window(of root: ViewRoot) -> RootSurface? { windows[ObjectIdentifier(root)] }
}
