"""Hiroba's articles, driven as a person would drive them."""

import subprocess
import urllib.parse

from driver import Failure, run, wait_for
from hiroba import Window, picture_looks

BUTTON = "push button|button|toggle button"


class Hiroba(Window):
    """The window at its articles."""

    section = "articles"
    row_prefix = "article-row-"

    def addresses(self, server):
        return {
            **super().addresses(server),
            "HIROBA_QIITA_URL": server.origin() + "/qiita/api/v2/"}

    def requests(self):
        return [entry for entry in self.server.requests() if "/items" in entry["path"]]

    def queries(self):
        return [urllib.parse.unquote(entry["query"]) for entry in self.requests()]

    def wait_for_query(self, text):
        return wait_for(f"a request with {text}", lambda: any(text in q for q in self.queries()))

    def scroll_list(self, clicks):
        self.scroll(self.size[0] // 2 if self.size[0] < 700 else 200, self.size[1] * 2 // 3, clicks)

    def click_on(self, node):
        """A click in the middle of something; the window stands in the screen's corner."""
        x, y, width, height = node.extents()
        self.click(x + width // 2, y + height // 2)

    def type_keys(self, text):
        """Types as a keyboard does, into what has the focus."""
        subprocess.run(["xdotool", "type", "--delay", "60", text], check=True)

    def type_text(self, text):
        """Puts text into the search field."""

        def typed():
            # A chip pressed just before may not have changed yet what the field takes.
            field = self.find(identifier="article-search-text", role="text|entry")
            field.set_text(text)
            return field.text == text

        wait_for(f"'{text}' in the field", typed)


def searching():
    """Chips are chosen, Japanese is typed, the answers are shown."""
    hiroba = Hiroba("articles-search")
    try:
        hiroba.wait_for_rows()
        hiroba.picture("newest")
        for kind, text, query in (
            ("tag", "初心者", "tag:初心者"),
            ("title", "図で理解", "title:図で理解"),
            ("body", "諸悪の根源", "body:諸悪の根源"),
            ("excludedTag", "Swift", "-tag:Swift"),
            ("user", "sample_writer7", "user:sample_writer7"),
            ("stocks", "100", "stocks:>=100"),
        ):
            hiroba.find(identifier=f"^article-kind-{kind}$", role=BUTTON).press()
            hiroba.type_text(text)
            hiroba.find(identifier="article-search-run", role=BUTTON).press()
            hiroba.wait_for_query(query)
            hiroba.wait_gone(identifier="articles-loading")
            hiroba.wait_for_rows(1)
            hiroba.picture(f"search-{kind}")
        hiroba.find(identifier="^article-kind-title$", role=BUTTON).press()
        hiroba.type_text("どこにもない言葉")
        hiroba.find(identifier="article-search-run", role=BUTTON).press()
        hiroba.find(name="該当する記事が見つかりませんでした。")
        hiroba.picture("nothing")
    finally:
        hiroba.stop()


def typing():
    """Japanese comes in by the keyboard; a field for numbers takes no letters; 閉じる leaves it."""
    hiroba = Hiroba("articles-typing")
    try:
        hiroba.wait_for_rows()
        hiroba.focus_window()
        field = hiroba.find(identifier="article-search-text", role="text|entry")
        hiroba.click_on(field)
        hiroba.type_keys("図で理解")
        wait_for("the words in the field", lambda: field.text == "図で理解")
        hiroba.key("Return")
        hiroba.wait_for_query("title:図で理解")
        hiroba.wait_gone(identifier="articles-loading")
        hiroba.wait_for_rows(1)
        hiroba.type_text("")
        hiroba.find(identifier="^article-kind-stocks$", role=BUTTON).press()
        field = hiroba.find(identifier="article-search-text", role="text|entry")
        hiroba.click_on(field)
        hiroba.find(identifier="article-search-close", role=BUTTON)
        hiroba.type_keys("a1b00")
        wait_for("the digits alone", lambda: field.text == "100")
        hiroba.find(name="^閉じる$", identifier="article-search-close", role=BUTTON).press()
        hiroba.wait_gone(identifier="article-search-close")
        hiroba.picture("numbers")
    finally:
        hiroba.stop()


def paging():
    """A second page comes while the list is scrolled."""
    hiroba = Hiroba("articles-paging")
    try:
        hiroba.wait_for_rows()

        def second_page():
            hiroba.scroll_list(40)
            return any("page=2&" in query for query in hiroba.queries())

        wait_for("the request for the second page", second_page, 60)
        hiroba.picture("second-page")
    finally:
        hiroba.stop()


def reading():
    """An article is opened and read; its pictures are loaded when they are wanted."""
    hiroba = Hiroba("articles-reading")
    try:
        hiroba.wait_for_rows()
        hiroba.type_text("図で理解する")
        hiroba.find(identifier="article-search-run", role=BUTTON).press()
        hiroba.wait_for_query("図で理解する")
        hiroba.wait_gone(identifier="articles-loading")
        before = len(hiroba.server.requests())
        hiroba.wait_for_rows(1)[0].press()
        hiroba.find(identifier="article-title")
        hiroba.find(name="はじめに")
        hiroba.find(name="動くコード")
        hiroba.picture("detail")
        if len(hiroba.server.requests()) != before:
            raise Failure("opening an article asked the service for something")

        def end():
            # Wide code and tables come under the pointer, and let the wheel through.
            hiroba.scroll_list(4)
            found = hiroba.find_all(identifier="article-open-page")
            _, y, _, height = found[0].extents() if found else (0, 0, 0, 0)
            return 0 < y < hiroba.size[1] - height

        wait_for("the end of the article", end)
        hiroba.picture("detail-scrolled")
        hiroba.key("alt+Left")
        hiroba.wait_for_rows(1)
    finally:
        hiroba.stop()


def pictures():
    """Pictures stay away until they are asked for."""
    hiroba = Hiroba("articles-pictures")
    try:
        hiroba.wait_for_rows()
        hiroba.find(identifier="^article-kind-body$", role=BUTTON).press()
        hiroba.type_text("流れを表す図")
        hiroba.find(identifier="article-search-run", role=BUTTON).press()
        hiroba.wait_for_query("流れを表す図")
        hiroba.wait_gone(identifier="articles-loading")
        hiroba.wait_for_rows(1)[0].press()
        consent = hiroba.find(identifier="article-load-pictures", role=BUTTON)
        hiroba.picture("before")
        consent.press()
        hiroba.wait_gone(identifier="article-load-pictures")
        hiroba.picture("after")
    finally:
        hiroba.stop()


def failing():
    """A failure is named, a retry recovers, what was on screen stays."""
    hiroba = Hiroba("articles-failure")
    try:
        first = hiroba.wait_for_rows()[0].name
        hiroba.server.set_faults("status=500")
        hiroba.key("F5")
        hiroba.find(name="（500）", seconds=40)
        hiroba.find(name="エラー")
        hiroba.picture("alert")
        if not any(row.name == first for row in hiroba.rows()):
            raise Failure("what was on screen went away")
        hiroba.server.set_faults("")
        before = len(hiroba.requests())
        hiroba.find(role="push button|button", name="再試行").press()
        wait_for("a request after the retry", lambda: len(hiroba.requests()) > before)
        hiroba.wait_gone(name="（500）")
        hiroba.wait_for_rows()
    finally:
        hiroba.stop()


def looks():
    """Pictures of the screens, narrow and wide, light and dark, Japanese and English."""
    picture_looks(Hiroba, 1, "はじめに")


if __name__ == "__main__":
    run([
        ("chips are chosen, Japanese is typed, answers are shown", searching),
        ("Japanese and numbers are typed", typing),
        ("a second page loads while scrolling", paging),
        ("an article is opened, read and left", reading),
        ("pictures are loaded only when they are wanted", pictures),
        ("a failure is named and a retry recovers", failing),
        ("every look can be pictured", looks),
    ])
