import Foundation
import LayoutCore
import Testing

@Suite struct ValueTests {
    @Test func `open dimensions of a proposal are filled`() {
        #expect(
            ProposedViewSize(width: nil, height: 5).replacingUnspecifiedDimensions()
                == CGSize(width: 10, height: 5))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
                by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
        #expect(ProposedViewSize(CGSize(width: 3, height: 4)).width == 3)
        #expect(ProposedViewSize.infinity.width == .infinity)
    }

    @Test func `sets of edges and axes are made of their members`() {
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set(.bottom).contains(.bottom))
        #expect(!Edge.Set.vertical.contains(.leading))
        #expect(HorizontalEdge.Set.all.contains(.trailing))
        #expect(VerticalEdge.Set(.top) == .top)
        #expect(Axis.Set.horizontal != .vertical)
        #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
        #expect("\(Axis.horizontal) \(Axis.vertical)" == "horizontal vertical")
    }

    @Test func `degrees and radians agree`() {
        #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
        #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
        #expect(Angle.degrees(10) < .degrees(20))
        #expect(Angle.zero == Angle())
        #expect(abs((Angle.degrees(30) + .degrees(15)).degrees - 45) < 1e-9)
        #expect(abs((-Angle.degrees(30) * 2 / 3).degrees + 20) < 1e-9)
    }

    @Test func `guides are equal by identity and axis`() {
        #expect(HorizontalAlignment.leading == .leading)
        #expect(HorizontalAlignment.leading != .listRowSeparatorLeading)
        #expect(HorizontalAlignment.third == HorizontalAlignment(OneThirdAcross.self))
        #expect(HorizontalAlignment.center.key != VerticalAlignment.center.key)
        #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
        #expect(Set([VerticalAlignment.top.key, VerticalAlignment.top.key]).count == 1)
    }

    @Test func `defaults of the built-in guides follow the size`() {
        let size = CGSize(width: 30, height: 60)
        #expect(HorizontalAlignment.leading.key.defaultValue(in: size) == 0)
        #expect(HorizontalAlignment.center.key.defaultValue(in: size) == 15)
        #expect(HorizontalAlignment.trailing.key.defaultValue(in: size) == 30)
        #expect(VerticalAlignment.top.key.defaultValue(in: size) == 0)
        #expect(VerticalAlignment.center.key.defaultValue(in: size) == 30)
        #expect(VerticalAlignment.bottom.key.defaultValue(in: size) == 60)
        #expect(VerticalAlignment.firstTextBaseline.key.defaultValue(in: size) == 60)
        #expect(VerticalAlignment.third.key.defaultValue(in: size) == 20)
    }

    @Test @MainActor func `dimensions tell explicit guides from defaults`() {
        let text = TextLikeNode(characters: 3, em: 10, lineHeight: 20, ascent: 15)
        let dimensions = text.dimensions(in: ProposedViewSize(width: 20, height: nil))
        #expect(dimensions.width == 20)
        #expect(dimensions.height == 40)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 15)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 35)
        #expect(dimensions[explicit: VerticalAlignment.top] == nil)
        #expect(dimensions[HorizontalAlignment.trailing] == 20)
        #expect(dimensions == text.dimensions(in: ProposedViewSize(width: 20, height: nil)))
    }

    @Test func `rounding keeps touching rectangles together`() {
        let left = PixelRounding.round(CGRect(x: 0.3, y: 0, width: 10.4, height: 1), scale: 2)
        let right = PixelRounding.round(CGRect(x: 10.7, y: 0, width: 5, height: 1), scale: 2)
        #expect(left.maxX == right.minX)
        #expect(PixelRounding.round(1.26, scale: 2) == 1.5)
    }

    @Test @MainActor func `spacing of views adds up to the roomier`() {
        let text = ViewSpacing(.text)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
        let mixed = ViewSpacing.zero.union(text, edges: .bottom)
        #expect(mixed.distance(to: text, along: .vertical) == 8)
        #expect(mixed.distance(to: text, along: .horizontal) == 0)
    }
}
