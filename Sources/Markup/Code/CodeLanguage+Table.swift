// The languages there are colours for: data alone.
//
// Source: each language's own list of reserved words.

extension CodeLanguage {
    static let all: [CodeLanguage] =
        [swift, javaScript, python, ruby, go, rust, java, kotlin, c, csharp, php, shell]
        + [sql, json, yaml, toml, css, html, dart, diff]

    private static let slashes = [(open: "/*", close: "*/")]

    private static let swift = CodeLanguage(
        names: ["swift"],
        keywords: words(
            """
            actor any as associatedtype async await borrowing break case catch class consuming
            continue convenience default defer deinit didSet do else enum extension fallthrough
            fileprivate final for func get guard if import in indirect infix init inout internal is
            isolated lazy let macro mutating nonisolated open operator optional override package
            postfix precedencegroup prefix private protocol public repeat required rethrows return
            self Self set some static struct subscript super switch throw throws try typealias
            unowned var weak where while willSet
            """),
        constants: words("true false nil"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("\"\"\"", lines: true), Quote("\"")], sigils: "@#")

    private static let javaScript = CodeLanguage(
        names: ["javascript", "js", "jsx", "typescript", "ts", "tsx", "node", "mjs", "vue"],
        keywords: words(
            """
            abstract as async await break case catch class const continue debugger declare default
            delete do else enum export extends finally for from function get if implements import
            in instanceof interface keyof let namespace new of private protected public readonly
            return satisfies set static super switch this throw try type typeof var void while
            with yield
            """),
        constants: words("true false null undefined NaN Infinity"), lineComments: ["//"],
        blockComments: slashes, quotes: [Quote("`", lines: true), Quote("\""), Quote("'")],
        wordCharacters: "$")

    private static let python = CodeLanguage(
        names: ["python", "py", "python3"],
        keywords: words(
            """
            and as assert async await break case class continue def del elif else except finally
            for from global if import in is lambda match nonlocal not or pass raise return self try
            while with yield
            """),
        constants: words("True False None"), lineComments: ["#"],
        quotes: [
            Quote("\"\"\"", lines: true), Quote("'''", lines: true), Quote("\""), Quote("'"),
        ], sigils: "@")

    private static let ruby = CodeLanguage(
        names: ["ruby", "rb", "erb"],
        keywords: words(
            """
            alias and attr_accessor attr_reader attr_writer begin break case class def defined? do
            else elsif end ensure extend for if in include module next not or private protected
            public raise redo require require_relative rescue retry return self super then undef
            unless until when while yield
            """),
        constants: words("true false nil"), lineComments: ["#"],
        blockComments: [("=begin", "=end")], wordCharacters: "?!", sigils: "@$")

    private static let go = CodeLanguage(
        names: ["go", "golang"],
        keywords: words(
            """
            any bool break byte case chan const continue default defer else error fallthrough
            float32 float64 for func go goto if import int int32 int64 interface map package range
            return rune select string struct switch type uint var
            """),
        constants: words("true false nil iota"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("`", escapes: false, lines: true), Quote("\""), Quote("'")])

    private static let rust = CodeLanguage(
        names: ["rust", "rs"],
        keywords: words(
            """
            as async await bool break char const continue crate dyn else enum extern f32 f64 fn
            for i32 i64 if impl in let loop match mod move mut pub ref return self Self static str
            struct super trait type u8 u32 u64 unsafe use usize where while
            """),
        constants: words("true false"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("\"", lines: true)], sigils: "#")

    private static let java = CodeLanguage(
        names: ["java", "groovy", "scala", "gradle"],
        keywords: words(
            """
            abstract assert boolean break byte case catch char class const continue def default do
            double else enum extends final finally float for if implements import instanceof int
            interface long native new package permits private protected public record return sealed
            short static super switch synchronized this throw throws trait transient try val var
            void volatile while yield
            """),
        constants: words("true false null"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("\"\"\"", lines: true), Quote("\""), Quote("'")], sigils: "@")

    private static let kotlin = CodeLanguage(
        names: ["kotlin", "kt", "kts"],
        keywords: words(
            """
            abstract actual as break by catch class companion const constructor continue crossinline
            data do else enum expect external final finally for fun get if import in infix init
            inline inner interface internal is lateinit object open operator out override package
            private protected public reified return sealed set super suspend tailrec this throw try
            typealias val var vararg when where while
            """),
        constants: words("true false null"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("\"\"\"", escapes: false, lines: true), Quote("\""), Quote("'")],
        sigils: "@")

    private static let c = CodeLanguage(
        names: ["c", "cpp", "c++", "h", "hpp", "cc", "objective-c", "objc", "arduino"],
        keywords: words(
            """
            alignas auto bool break case catch char class concept const consteval constexpr continue
            co_await co_return decltype default delete do double else enum explicit extern float for
            friend goto if inline int long mutable namespace new noexcept operator override private
            protected public register requires return short signed sizeof static static_cast struct
            switch template this throw try typedef typename union unsigned using virtual void
            volatile while
            """),
        constants: words("true false nullptr NULL"), lineComments: ["//"], blockComments: slashes,
        sigils: "#")

    private static let csharp = CodeLanguage(
        names: ["csharp", "cs", "c#"],
        keywords: words(
            """
            abstract as async await base bool break byte case catch char class const continue
            decimal default delegate do double else enum event explicit extern finally fixed float
            for foreach get goto if implicit in init int interface internal is lock long namespace
            new object operator out override params private protected public readonly record ref
            return sealed set short sizeof static string struct switch this throw try typeof uint
            unsafe using var virtual void volatile when where while yield
            """),
        constants: words("true false null"), lineComments: ["//"], blockComments: slashes)

    private static let php = CodeLanguage(
        names: ["php"],
        keywords: words(
            """
            abstract and array as break case catch class clone const continue declare default do
            echo else elseif empty enum extends final finally fn for foreach function global if
            implements include include_once instanceof interface isset match namespace new or
            private protected public readonly require require_once return static switch throw trait
            try unset use var while yield
            """),
        constants: words("true false null TRUE FALSE NULL"), lineComments: ["//", "#"],
        blockComments: slashes, sigils: "$")

    private static let shell = CodeLanguage(
        names: ["sh", "bash", "shell", "zsh", "console", "dockerfile", "docker", "makefile"],
        keywords: words(
            """
            case do done elif else esac export fi for function if in local return set source then
            unset until while alias cd echo exit sudo FROM RUN COPY CMD ENV WORKDIR ENTRYPOINT
            EXPOSE ARG
            """),
        lineComments: ["#"],
        quotes: [Quote("\"", lines: true), Quote("'", escapes: false, lines: true)],
        marksTypes: false, wordCharacters: "-", sigils: "$")

    private static let sql = CodeLanguage(
        names: ["sql", "mysql", "postgresql", "sqlite", "plsql"],
        keywords: words(
            """
            add all alter and as asc begin between by case check column commit constraint create
            cross default delete desc distinct drop else end exists explain foreign from full group
            having if in index inner insert integer into is join key left like limit not null on or
            order outer over partition primary references returning right rollback select set table
            text then transaction union unique update using values varchar view when where with
            """),
        constants: words("true false"), lineComments: ["--"], blockComments: slashes,
        quotes: [Quote("'", escapes: false), Quote("\"", escapes: false)], ignoresCase: true,
        marksTypes: false)

    private static let json = CodeLanguage(
        names: ["json", "jsonc", "json5"], constants: words("true false null"),
        lineComments: ["//"], blockComments: slashes, quotes: [Quote("\"")], marksTypes: false,
        namesBeforeColon: true)

    private static let yaml = CodeLanguage(
        names: ["yaml", "yml"], constants: words("true false null yes no on off ~"),
        lineComments: ["#"], quotes: [Quote("\""), Quote("'", escapes: false)],
        marksTypes: false, namesBeforeColon: true, wordCharacters: "-./")

    private static let toml = CodeLanguage(
        names: ["toml", "ini", "properties", "conf"], constants: words("true false"),
        lineComments: ["#", ";"],
        quotes: [Quote("\"\"\"", lines: true), Quote("\""), Quote("'", escapes: false)],
        marksTypes: false, wordCharacters: "-")

    private static let css = CodeLanguage(
        names: ["css", "scss", "sass", "less"],
        keywords: words("important inherit initial auto none flex grid block inline"),
        lineComments: ["//"], blockComments: slashes, marksTypes: false, namesBeforeColon: true,
        wordCharacters: "-", sigils: "@#.$")

    private static let html = CodeLanguage(
        names: ["html", "xml", "xhtml", "svg", "plist", "storyboard", "html5"],
        blockComments: [("<!--", "-->")],
        quotes: [Quote("\"", lines: true), Quote("'", lines: true)],
        marksTypes: false, isTagged: true, wordCharacters: "-:")

    private static let dart = CodeLanguage(
        names: ["dart", "flutter"],
        keywords: words(
            """
            abstract as assert async await break case catch class const continue covariant default
            do dynamic else enum export extends extension external factory final finally for get if
            implements import in interface is late library mixin new on operator part required
            rethrow return set static super switch sync this throw try typedef var void while with
            yield
            """),
        constants: words("true false null"), lineComments: ["//"], blockComments: slashes,
        quotes: [Quote("'''", lines: true), Quote("\"\"\"", lines: true), Quote("\""), Quote("'")],
        sigils: "@")

    private static let diff = CodeLanguage(
        names: ["diff", "patch"], lineComments: ["@@"], quotes: [], marksTypes: false)
}
