import Foundation
import SwiftUICore

/// Reads the path notation of SVG.
///
/// Source: SVG 1.1, chapter 8 "Paths", and its appendix F.6 for elliptical arcs.
struct SVGPath {
    private var scanner: Scanner
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// Last control point of a curve, for the smooth commands.
    private var control: CGPoint?

    /// The path; ends early at what isn't understood.
    static func parse(_ text: String) -> Path {
        var parser = SVGPath(scanner: Scanner(text))
        parser.run()
        return parser.path
    }

    private init(scanner: Scanner) { self.scanner = scanner }

    private mutating func run() {
        while let command = scanner.nextCommand() {
            repeat {
                guard step(command) else { return }
            } while scanner.isAtNumber && command != "Z" && command != "z"
        }
    }

    private mutating func step(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        switch command.uppercased() {
        case "M": return lineOrMove(isMove: true, isRelative)
        case "L": return lineOrMove(isMove: false, isRelative)
        case "H":
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case "C": return curve(isRelative, isSmooth: false)
        case "S": return curve(isRelative, isSmooth: true)
        case "A": return arc(isRelative)
        case "Z":
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
        control = nil
    }

    private mutating func lineOrMove(isMove: Bool, _ isRelative: Bool) -> Bool {
        guard let target = point(isRelative) else { return false }
        // Further pairs after a move are lines.
        if isMove, scanner.isFirstPair {
            path.move(to: target)
            current = target
            start = target
            control = nil
        } else {
            line(to: target)
        }
        scanner.isFirstPair = false
        return true
    }

    private mutating func curve(_ isRelative: Bool, isSmooth: Bool) -> Bool {
        let mirrored = control.map {
            CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y)
        }
        guard let first = isSmooth ? (mirrored ?? current) : point(isRelative),
            let second = point(isRelative), let end = point(isRelative)
        else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        control = second
        current = end
        return true
    }

    private mutating func arc(_ isRelative: Bool) -> Bool {
        guard let radiusX = scanner.number(), let radiusY = scanner.number(),
            scanner.number() != nil, let isLarge = scanner.flag(), let isSweep = scanner.flag(),
            let end = point(isRelative)
        else { return false }
        addArc(
            radius: CGSize(width: radiusX, height: radiusY), isLarge: isLarge, isSweep: isSweep,
            to: end)
        current = end
        control = nil
        return true
    }

    // F.6.5 with no rotation: from end points to a centre, then cubic curves per quarter.
    private mutating func addArc(radius: CGSize, isLarge: Bool, isSweep: Bool, to end: CGPoint) {
        guard radius.width > 0, radius.height > 0, end != current else {
            return path.addLine(to: end)
        }
        let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
        var (rx, ry) = (radius.width, radius.height)
        let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let rest = rx * rx * half.y * half.y + ry * ry * half.x * half.x
        let factor =
            max(0, (rx * rx * ry * ry - rest) / rest).squareRoot()
            * (isLarge == isSweep ? -1 : 1)
        let offset = CGPoint(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
        let center = CGPoint(
            x: offset.x + (current.x + end.x) / 2, y: offset.y + (current.y + end.y) / 2)
        let from = atan2((half.y - offset.y) / ry, (half.x - offset.x) / rx)
        var sweep = atan2((-half.y - offset.y) / ry, (-half.x - offset.x) / rx) - from
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        addArcSegments(center: center, rx: rx, ry: ry, from: from, sweep: sweep)
    }

    private mutating func addArcSegments(
        center: CGPoint, rx: CGFloat, ry: CGFloat, from: CGFloat, sweep: CGFloat
    ) {
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(part / 4)
        for index in 0..<count {
            let begin = from + part * CGFloat(index)
            let end = begin + part
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
                CGPoint(x: center.x + rx * x, y: center.y + ry * y)
            }
            path.addCurve(
                to: at(cos(end), sin(end)),
                control1: at(cos(begin) - reach * sin(begin), sin(begin) + reach * cos(begin)),
                control2: at(cos(end) + reach * sin(end), sin(end) - reach * cos(end)))
        }
    }
}

extension SVGPath {
    /// Splits path notation into commands and numbers.
    private struct Scanner {
        private let characters: [Character]
        private var index = 0
        var isFirstPair = true

        init(_ text: String) { characters = Array(text) }

        private mutating func skipSeparators() {
            while index < characters.count, " ,\n".contains(characters[index]) { index += 1 }
        }

        mutating func nextCommand() -> Character? {
            skipSeparators()
            guard index < characters.count, characters[index].isLetter else { return nil }
            defer { index += 1 }
            isFirstPair = true
            return characters[index]
        }

        var isAtNumber: Bool {
            mutating get {
                skipSeparators()
                guard index < characters.count else { return false }
                return characters[index].isNumber || "-.".contains(characters[index])
            }
        }

        mutating func number() -> CGFloat? {
            skipSeparators()
            var text = ""
            while index < characters.count {
                let character = characters[index]
                let isSign = character == "-" && text.isEmpty
                let isPoint = character == "." && !text.contains(".")
                guard character.isNumber || isSign || isPoint else { break }
                text.append(character)
                index += 1
            }
            return Double(text).map { CGFloat($0) }
        }

        /// One digit: flags may stand without a separator after them.
        mutating func flag() -> Bool? {
            skipSeparators()
            guard index < characters.count, "01".contains(characters[index]) else { return nil }
            defer { index += 1 }
            return characters[index] == "1"
        }
    }
}
