/// The failure that `#` stands for.
enum TestError: Error, Equatable, Codable {
    case sharp
    case other
}
