import Foundation

/// Counts what views cost at several sizes, without a display.
///
/// Usage: `curves SHAPE SIZE…`; SHAPE is one of `Shape`. Prints a line of JSON for each thing
/// measured, in the order in which callgrind writes down its counts.
@main
enum CurvesProgram {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let shape = arguments.first.flatMap(Shape.init(rawValue:)) else {
            let names = Shape.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("Usage: curves \(names) SIZE…\n".utf8))
            exit(64)
        }
        // What is found out once per type is no part of any curve.
        Course(shape, size: 40, isMeasured: false).run()
        for size in arguments.dropFirst().compactMap({ Int($0) }) {
            Course(shape, size: size, isMeasured: true).run()
        }
    }
}

/// What stands on screen while it is measured.
enum Shape: String, CaseIterable {
    case list, lazyStack, lazyGrid, stack, siblings, nesting, writes, resize, text
}
