import Foundation

/// The identity of an alignment guide, with the guide's value where no view sets one.
public protocol AlignmentID {
    /// The guide's position in a view's own coordinates, in points from the top leading corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
