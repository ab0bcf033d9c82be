/// Which plural form a whole number takes.
///
/// Source: Unicode CLDR, plural rules for cardinal numbers; languages not named have English's.
enum PluralRule {
    static func category(of number: Int, language: String) -> String {
        let n = abs(number)
        let (ones, tens) = (n % 10, n % 100)
        switch language.split(separator: "-").first ?? "en" {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my": return "other"
        case "fr", "pt", "hy": return n < 2 ? "one" : "other"
        case "ru", "uk", "be", "sr", "hr", "bs":
            if ones == 1, tens != 11 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "pl":
            if n == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
        case "cs", "sk": return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
        case "ar":
            if n < 3 { return ["zero", "one", "two"][n] }
            return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
        default: return n == 1 ? "one" : "other"
        }
    }
}
