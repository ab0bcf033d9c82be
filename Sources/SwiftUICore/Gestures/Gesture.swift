// Status: complete
// GTK: GtkGestureDrag, GtkGestureZoom, GtkGestureRotate
import Foundation

/// A movement of fingers or pointer that a view can watch for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What is known while it goes on and when it ends.
    associatedtype Value = Body.Value
    /// The gesture that this one is made of.
    associatedtype Body: Gesture
    /// What the gesture consists of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures of the library have no body; reading it is a programmer's mistake.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body. Use it inside another gesture's body.")
    }
}

/// A gesture that recognises by itself.
@MainActor
protocol RecognizingGesture<Value>: Gesture where Body == Never {
    func makeRecognizer() -> Recognizer<Value>
    /// Gives a recogniser, made by an older value, what the gesture says now.
    func update(_ recognizer: Recognizer<Value>)
}

extension Gesture {
    func recognizer() -> Recognizer<Value> {
        if let known = self as? any RecognizingGesture<Value> { return known.makeRecognizer() }
        return composed()
    }

    // The body's value is the gesture's, or the gesture could say nothing.
    private func composed() -> Recognizer<Value> {
        let inner = body
        guard let recognizer = inner.recognizer() as? Recognizer<Value> else {
            return Recognizer<Value>()
        }
        return recognizer
    }

    func refresh(_ recognizer: Recognizer<Value>) {
        if let known = self as? any RecognizingGesture<Value> {
            known.update(recognizer)
        } else {
            refreshBody(body, recognizer)
        }
    }

    private func refreshBody<G: Gesture>(_ inner: G, _ recognizer: AnyObject) {
        if let recognizer = recognizer as? Recognizer<G.Value> { inner.refresh(recognizer) }
    }
}

/// Which gestures take part around one that is added.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None of them.
    public static let none: GestureMask = []
    /// The one that is added; those of views inside keep theirs here too.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
