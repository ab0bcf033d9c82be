import Foundation
import HTTPService
import Library
import Testing

@Suite struct LibraryExportTests {
    private let items: [SavedItem] = [
        .sample("1", "会 [一] <b>*"), .sample("2", "記事", kind: .article),
    ]

    @Test func `JSON and lines hold the items whole`() throws {
        let read = try JSONDecoder().decode(
            [SavedItem].self, from: Data(LibraryExport.json(items).utf8))
        #expect(read.map(\.id) == ["1", "2"])
        #expect(read[0].title == items[0].title && read[0].tags == items[0].tags)
        #expect(read[0].link == items[0].link)
        let payload = try JSONSerialization.jsonObject(with: read[0].payload) as? [String: Any]
        #expect(payload?["lat"] as? Double == 35.6812)
        #expect(payload?["limit"] is NSNull)
        let lines = try LibraryExport.lines(items).split(separator: "\n")
        #expect(lines.count == 2)
    }

    @Test func `Markdown has a heading for each kind and escapes what means something`() {
        #expect(
            LibraryExport.markdown(items, in: .japanese) == """
                # 保存したもの

                ## 勉強会

                - [会 \\[一\\] \\<b\\>\\*](<https://example.com/1>) — 副題 1 — swift — 東京

                ## 記事

                - [記事](<https://example.com/2>) — 副題 2 — swift — 東京

                """)
    }
}
