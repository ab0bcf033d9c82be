import HeadlessBackend
import SwiftUI
import Testing

@MainActor
struct ReadingListTests {
    actor Shelf: BookService {
        private var failures: Int
        init(failures: Int = 0) { self.failures = failures }

        func books() async throws -> [Book] {
            if failures > 0 {
                failures -= 1
                throw LibraryError.closed
            }
            return [
                Book(id: 1, title: "Kokoro", author: "Sōseki", pages: 248),
                Book(id: 2, title: "Snow Country", author: "Kawabata", pages: 175),
                Book(id: 3, title: "The Pillow Book", author: "Shōnagon", pages: 304),
            ]
        }
    }

    @Test func `books are loaded, searched, opened, marked and listed as favourites`() async {
        let window = HeadlessWindow(height: 900) { LibraryView(service: Shelf()) }
        #expect(await window.pump { window.texts.contains("Snow Country") })
        #expect(window.texts.contains("3 books"))
        #expect(!window.texts.contains("Loading…"))

        window.type("snow", into: "Search")
        #expect(window.texts.contains("1 books"))
        #expect(!window.texts.contains("Kokoro"))

        window.tap("Snow Country")
        #expect(window.texts.contains("by Kawabata, 175 pages"))
        window.type("cold", into: "Notes")
        window.toggle("Favorite", to: true)
        window.tap("Done")
        #expect(window.tree().contains(#"image symbol("star.fill")"#))

        window.tap("Favorites")
        #expect(window.sheet?.texts == ["Snow Country"])
        window.closeSheet()
        #expect(window.sheet == nil)
    }

    @Test func `a failure is told, and a retry recovers`() async {
        let window = HeadlessWindow { LibraryView(service: Shelf(failures: 1)) }
        #expect(await window.pump { window.alert != nil })
        #expect(window.alert == "The library is closed\nCome back tomorrow.")
        window.tapAlert("Retry")
        #expect(await window.pump { window.texts.contains("Kokoro") })
        #expect(window.alert == nil)
    }
}
