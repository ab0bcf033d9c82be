// Status: partial (the types named here, and what they conform to; no types of other programs)
// GTK: nothing of its own

/// A kind of data, by its identifier.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Such as `public.plain-text`.
    public let identifier: String
    private static let known: [UTType: (parent: UTType?, ending: String?, media: String?)] = [
        item: (nil, nil, nil), content: (nil, nil, nil),
        data: (item, nil, "application/octet-stream"),
        text: (data, nil, nil), plainText: (text, "txt", "text/plain"),
        utf8PlainText: (plainText, nil, "text/plain"),
        html: (text, "html", "text/html"), json: (text, "json", "application/json"),
        xml: (text, "xml", "application/xml"), url: (data, nil, nil),
        fileURL: (url, nil, nil), image: (data, nil, nil), png: (image, "png", "image/png"),
        jpeg: (image, "jpeg", "image/jpeg"), gif: (image, "gif", "image/gif"),
        svg: (image, "svg", "image/svg+xml"), pdf: (data, "pdf", "application/pdf"),
    ]

    /// The type of an identifier that is known here.
    public init?(_ identifier: String) {
        self.init(importedAs: identifier)
        guard Self.known[self] != nil else { return nil }
    }
    /// A type of an app's own, or another program's.
    public init(importedAs identifier: String) { self.identifier = identifier }
    /// A type of an app's own.
    public init(exportedAs identifier: String) { self.identifier = identifier }
    /// The type of files whose names end so, without the dot.
    public init?(filenameExtension: String) {
        let ending =
            filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
        guard let type = Self.known.first(where: { $0.value.ending == ending })?.key else {
            return nil
        }
        self = type
    }

    public var preferredFilenameExtension: String? { Self.known[self]?.ending }
    public var preferredMIMEType: String? { Self.known[self]?.media }
    public var description: String { identifier }

    /// Whether data of this type is data of another one too.
    public func conforms(to type: UTType) -> Bool {
        var current: UTType? = self
        while let one = current {
            if one == type { return true }
            current = Self.known[one]?.parent
        }
        return false
    }

    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let html = UTType(importedAs: "public.html")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
}
