import EventsClient
import Foundation
import Testing

@Suite struct EventDescriptionTests {
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("<p>a</p><p>b</p>", "a\n\nb"),
        ("<p>a\n   b\t c</p>", "a b c"), ("a<br>b<br/>c", "a\nb\nc"),
        ("<h2>概要</h2>\n<p>話す</p>", "概要\n\n話す"),
        ("<ul><li>a</li><li>b</li></ul>", "・a\n・b"), ("<ul><li>a<li>b</ul>", "・a\n・b"),
        ("<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"),
        ("<ol start=\"5\"><li>a</li></ol>", "5. a"),
        ("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "・a\n　・b\n・c"),
        ("<li><p>a</p></li>", "・a"), ("<div><div><div>a</div>b</div>c</div>", "a\n\nb\n\nc"),
        ("<p>a<strong>b</strong><em>c</em><font color=red>d</font></p>", "abcd"),
        (
            "<table><tr><th>時刻</th><th>内容</th></tr><tr><td>19:00</td><td>受付</td></tr></table>",
            "時刻 | 内容\n19:00 | 受付"
        ),
        ("<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>", "a b | c"),
        ("<pre>a\n  b</pre>", "a\n  b"), ("<blockquote>q</blockquote>r", "q\n\nr"),
        ("a<script>alert('<p>x</p>')</script>b", "ab"),
        ("a<SCRIPT src=x>y</ScRiPt >b", "ab"), ("a<style>p{}</style>b", "ab"),
        ("a<!-- c <p>x</p> -->b", "ab"), ("a<!-->b", "ab"), ("a<!--->b", "ab"),
        ("a<!DOCTYPE html>b<?php x ?>c", "abc"), ("a<svg><text>x</text></svg>b", "ab"),
        ("a<iframe src=x>y</iframe>b", "ab"), ("a<img src=x onerror=alert(1)>b", "ab"),
        ("<img alt=\"地図\">", "［地図］"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
        ("a <3 b", "a <3 b"),
        ("&lt;p&gt; &amp;amp; &quot;&#39;&#x3042;&#12356;", "<p> &amp; \"'あい"),
        ("&hellip;&nbsp;&copy;&yen;", "…\u{A0}©¥"), ("&unknown; & &;", "&unknown; & &;"),
        ("?a=1&copy=2", "?a=1&copy=2"), ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("&#146;&#x80;", "’€"), ("&#99999999999999;", "&#99999999999999;"),
        ("<p title=\"a>b\">c</p>", "c"), ("<p title='\"'>c</p>", "c"),
        ("<p class=a/>b</p>", "b"), ("</p></div>a", "a"), ("<>a</>b", "<>ab"),
        ("<p>a", "a"), ("a<p", "a"), ("a<p title=\"", "a"), ("a<", "a<"), ("a</", "a"),
        ("a\u{202E}b\u{0}c\u{7}d", "abcd"), ("<p> </p><p>&nbsp;</p>", ""),
        ("🎉<b>👨‍👩‍👧</b>", "🎉👨‍👩‍👧"), ("<dl><dt>a</dt><dd>b</dd></dl>", "a\n\nb"),
    ])
    func `HTML becomes this text`(_ html: String, _ text: String) {
        #expect(EventDescription(html: html).text == text)
    }

    @Test func `blocks keep what they are`() {
        let description = EventDescription(
            html: "<h3>H</h3>p<ul><li>l</li></ul><pre>x</pre><blockquote>q</blockquote>")
        let kinds: [EventDescription.Kind] = [
            .heading(3), .paragraph, .listItem(depth: 0), .preformatted, .quote,
        ]
        #expect(description.blocks.map(\.kind) == kinds)
    }

    @Test func `links to the web are listed once, others are not`() {
        let description = EventDescription(
            html: """
                <a href="https://example.com/?a=1&amp;b=2">会<b>場</b></a>
                <a href='http://example.com/x'></a> <a href="https://example.com/?a=1&amp;b=2">z</a>
                <a href="javascript:alert(1)">evil</a> <a href="file:///etc/passwd">f</a>
                <a href="data:text/html,x">d</a> <a href="/rel">r</a> <a>n</a>
                <a href=" https://example.org/ ">open
                """)
        #expect(
            description.links.map(\.url.absoluteString) == [
                "https://example.com/?a=1&b=2", "http://example.com/x", "https://example.org/",
            ])
        #expect(description.links.map(\.text) == ["会場", "http://example.com/x", "open"])
        #expect(description.text.contains("evil"))
    }

    @Test func `too much is cut and said to be`() {
        let long = String(repeating: "あ", count: 300_000)
        let description = EventDescription(html: long)
        #expect(description.isTruncated)
        #expect(description.text.utf8.count <= EventDescription.inputLimit + 3)
        #expect(!EventDescription(html: "a").isTruncated)
    }

    /// Were the cost to grow with the square of the length, each would take minutes.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "<", "<a ", "<!--", "<script>", "</", "<a href=\"", "&", "&#", "<ul><li>", "<div>",
            "<table><tr><td>", "<svg>", "<b", "-->", "<p>a", "<br>", "<li>", "a<a href=x>", "\"'",
            "<pre>\n", " \n", "<td>", "<a href=https://example.com/>x", "]]>", "<p a=b",
        ])
    func `hostile input costs no more than its length`(_ piece: String) {
        let html = String(repeating: piece, count: EventDescription.inputLimit / piece.count)
        let description = EventDescription(html: html)
        #expect(description.links.count <= 200)
    }

    @Test func `every beginning of a description can be read`() {
        let html = """
            <h2 style="x">概要</h2><!-- c --><p>A &amp; B<br>C</p><ul><li>a<ol><li>b</li></ol></ul>\
            <table><tr><td>1</td></tr></table><script>x</script><a href="https://e.com/">l</a>
            """
        let bytes = Array(html.utf8)
        for length in 0...bytes.count {
            let part = String(decoding: bytes[..<length], as: UTF8.self)
            #expect(!EventDescription(html: part).text.contains("script"))
        }
    }

    @Test func `random markup never traps`() {
        var generator = SplitMix(state: 20_261_201)
        let pieces = [
            "<", ">", "/", "!", "-", "\"", "'", "&", ";", "#", "x", " ", "\n", "a", "p", "li",
            "ul", "td", "tr", "script", "=", "href", "あ", "\u{0}", "🎉", "<p>", "</p>", "<!--",
        ]
        for _ in 0..<2000 {
            let html = (0..<40).map { _ in pieces.randomElement(using: &generator)! }.joined()
            let description = EventDescription(html: html)
            #expect(description.blocks.allSatisfy { !$0.text.isEmpty })
        }
    }
}

/// A small repeatable generator.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
