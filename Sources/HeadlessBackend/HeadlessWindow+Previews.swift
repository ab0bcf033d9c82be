public import SwiftUICore

extension HeadlessWindow {
    /// Opens a window that shows the previews of a provider, one below the other.
    public convenience init<P: PreviewProvider>(
        previewsOf provider: P.Type, colorScheme: ColorScheme = .light
    ) {
        let backend = HeadlessBackend(colorScheme: colorScheme)
        let stage = PreviewStage(provider, backend: backend)
        self.init(backend: backend, root: stage.root)
        stage.root.setSize(stage.size)
        pump()
    }
}
