import Foundation
import SwiftUICore
import Testing

@testable import GTKBackend

@Suite struct RoundedRectTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)

    @Test func `a circle is the largest in the middle`() {
        let circle = RoundedRect(.circle, in: bounds)
        #expect(circle?.rect == CGRect(x: 40, y: 20, width: 40, height: 40))
        #expect(circle?.cornerWidth == 20)
    }

    @Test func `corners are never more than half a side`() {
        let rect = RoundedRect(.roundedRectangle(width: 90, height: 90), in: bounds)
        #expect(rect?.cornerWidth == 50)
        #expect(rect?.cornerHeight == 20)
    }

    @Test func `an inset takes from the corners too`() {
        let rect = RoundedRect(.roundedRectangle(width: 8, height: 8), in: bounds, inset: 3)
        #expect(rect?.rect == CGRect(x: 13, y: 23, width: 94, height: 34))
        #expect(rect?.cornerWidth == 5)
    }

    @Test func `a path has no rounded rectangle`() {
        #expect(RoundedRect(.path(Path(bounds)), in: bounds) == nil)
    }

    @Test func `neighbours stay neighbours when edges are rounded`() {
        let left = CGRect(x: 0.4, y: 0, width: 10.3, height: 10).pixelAligned
        let right = CGRect(x: 10.7, y: 0, width: 10.3, height: 10).pixelAligned
        #expect(left.maxX == right.minX)
    }
}
