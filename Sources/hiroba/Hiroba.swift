@main
enum Hiroba {
    static func main() {}
}
