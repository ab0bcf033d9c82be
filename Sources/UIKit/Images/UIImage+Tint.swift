public import Foundation

extension UIImage {
    /// A copy whose pixels are all of one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { tinted(color.color) }

    /// A copy whose pixels are all of one colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        tinted(color.color, mode: renderingMode)
    }

    /// Finds a picture of a bundle's asset catalogs or resources; nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }
}
