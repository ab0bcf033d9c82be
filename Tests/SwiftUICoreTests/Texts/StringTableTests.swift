import Foundation
import Testing

@testable import SwiftUICore

struct StringTableTests {
    private final class Folder {
        let root: URL
        init() throws {
            root = FileManager.default.temporaryDirectory
                .appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        }
        deinit { try? FileManager.default.removeItem(at: root) }
        func write(_ path: String, _ data: Data) throws {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        var table: StringTable { StringTable(name: "Localizable", root: root) }
    }

    @Test func `pairs are read with comments, escapes and either encoding`() throws {
        let text = """
            /* a comment */
            "Hello" = "こんにちは";
            // another
            "quote \\"x\\"" = "line\\nbreak \\u3042";
            bare = "word";
            """
        let folder = try Folder()
        try folder.write("ja.lproj/Localizable.strings", Data(text.utf8))
        try folder.write(
            "fr.lproj/Localizable.strings", try #require("\"Hello\" = \"Salut\";".data(using: .utf16)))
        let table = folder.table
        #expect(table.format("Hello", languages: ["ja"], count: nil) == "こんにちは")
        #expect(table.format("quote \"x\"", languages: ["ja"], count: nil) == "line\nbreak あ")
        #expect(table.format("bare", languages: ["ja"], count: nil) == "word")
        #expect(table.format("Hello", languages: ["fr-CA", "fr"], count: nil) == "Salut")
        #expect(table.format("Hello", languages: ["de"], count: nil) == nil)
    }

    @Test func `catalogs have plain texts and plurals`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hi": {"localizations": {"ja": {"stringUnit": {"value": "やあ"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}},
                "other": {"stringUnit": {"value": "%lld items"}}}}}}}}}
            """
        let folder = try Folder()
        try folder.write("Localizable.xcstrings", Data(catalog.utf8))
        let table = folder.table
        #expect(table.format("Hi", languages: ["ja"], count: nil) == "やあ")
        #expect(table.format("Hi", languages: ["en", "ja"], count: nil) == nil)
        #expect(table.format("%lld items", languages: ["en"], count: 1) == "%lld item")
        #expect(table.format("%lld items", languages: ["en"], count: 2) == "%lld items")
    }

    @Test func `dictionaries of plurals are read`() throws {
        let list: [String: Any] = [
            "%lld files": [
                "NSStringLocalizedFormatKey": "Has %#@files@.",
                "files": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                    "NSStringFormatValueTypeKey": "lld", "zero": "nothing", "one": "%lld file",
                    "other": "%lld files",
                ],
            ]
        ]
        let folder = try Folder()
        try folder.write(
            "en.lproj/Localizable.stringsdict",
            try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
        let table = folder.table
        #expect(table.format("%lld files", languages: ["en"], count: 0) == "Has nothing.")
        #expect(table.format("%lld files", languages: ["en"], count: 1) == "Has %lld file.")
        #expect(table.format("%lld files", languages: ["en"], count: 7) == "Has %lld files.")
    }

    @Test(arguments: [
        ("en", 1, "one"), ("en", 0, "other"), ("ja", 1, "other"), ("fr", 0, "one"),
        ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 12, "many"), ("pl", 22, "few"),
    ])
    func `plural forms follow the language`(_ language: String, _ number: Int, _ form: String) {
        #expect(PluralRule.category(of: number, language: language) == form)
    }
}
