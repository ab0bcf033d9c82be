import Foundation

/// The shape of rounded corners. Both are drawn as circular arcs here.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The properties of a stroked line; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    /// Lengths of painted and unpainted stretches in turn; empty for a solid line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    /// Makes a style; by default a solid line one point wide.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
