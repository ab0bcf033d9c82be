// Status: partial (plain text; attributed text loses its attributes)
// GTK: a drawn text
import SwiftUICore

/// How lines of a text stand beside each other.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    var alignment: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }

    /// 0 at the left, 1 at the right.
    var anchor: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        default: 0
        }
    }
}

/// Where a text that does not fit loses characters.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle

    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}

/// A text that can't be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
    open var text: String? { didSet { if text != oldValue { layoutChanged() } } }
    /// The text; its attributes are not shown.
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { layoutChanged() } }
    // Declared as Apple does, so that apps read it without unwrapping.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label { didSet { changed() } }
    open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
    /// Lines at most; 0 for no limit.
    open var numberOfLines = 1 { didSet { layoutChanged() } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
    /// Kept without effect.
    open var adjustsFontSizeToFitWidth = false
    /// Kept without effect.
    open var minimumScaleFactor: CGFloat = 0
    /// Points; the width that `intrinsicContentSize` wraps at, 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { layoutChanged() } }
    open var isEnabled = true { didSet { changed() } }

    open override var intrinsicContentSize: CGSize {
        size(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 && numberOfLines != 1 ? size.width : nil)
    }

    private func size(width: CGFloat?) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return textSize(text, font: font, lineLimit: numberOfLines, width: width)
    }

    package override func makeContent() -> AnyView? {
        AnyView(
            Text(verbatim: text ?? "")
                .font(Font(font))
                .foregroundColor(Color(isEnabled ? textColor : .tertiaryLabel))
                .multilineTextAlignment(textAlignment.alignment)
                .truncationMode(lineBreakMode.truncation)
                .lineLimit(numberOfLines > 0 ? numberOfLines : nil))
    }

    package override var isSizedByContent: Bool { true }
    override var contentAnchor: CGFloat { textAlignment.anchor }
}

extension UIView {
    /// The size of a text in points, as the windows' backend measures it.
    func textSize(_ text: String, font: UIFont, lineLimit: Int, width: CGFloat?) -> CGSize {
        let run = ResolvedText.Run(string: text, font: font.resolved, color: .clear)
        let resolved = ResolvedText(runs: [run], lineLimit: lineLimit > 0 ? lineLimit : nil)
        guard let backend = RunningWindows.backend else {
            return CGSize(width: CGFloat(text.count) * font.pointSize, height: font.lineHeight)
        }
        return backend.measure(resolved, width: width, height: nil).size
    }
}
