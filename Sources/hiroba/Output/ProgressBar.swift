/// A bar on standard error while several pages load; nothing when that is no terminal.
struct ProgressBar {
    let output: Output
    let isVisible: Bool
    private static let width = 30
    private var isDrawn = false

    init(_ output: Output, isVisible: Bool) {
        self.output = output
        self.isVisible = isVisible
    }

    mutating func show(_ done: Int, of total: Int) {
        guard isVisible, total > 0 else { return }
        let filled = min(Self.width, Self.width * done / total)
        let bar =
            String(repeating: "█", count: filled)
            + String(repeating: "░", count: Self.width - filled)
        output.draw("\r\(bar) \(done)/\(total)\u{1B}[K")
        isDrawn = true
    }

    /// Takes the bar away again.
    mutating func finish() {
        guard isDrawn else { return }
        output.draw("\r\u{1B}[K")
        isDrawn = false
    }
}
