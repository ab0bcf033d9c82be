"""Hiroba's events, driven as a person would drive them."""

import os
import re
import subprocess
import tempfile

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from driver import Failure, SampleServer, run, wait_for
from hiroba import HIROBA, TODAY, Window, picture_looks


class Hiroba(Window):
    """The window at its events."""

    def addresses(self, server):
        return {**super().addresses(server), "HIROBA_CONNPASS_KEY": "test-key"}

    def tab(self, name):
        """The button of a section."""
        return self.find(role="page tab|toggle button|radio button|push button", name=f"^{name}$")

    def requests(self):
        return [entry for entry in self.server.requests() if "/events/" in entry["path"]]


def title(row):
    """The title of a row: what stands before its date."""
    return re.split(r"\d{4}/\d\d/\d\d", row.name)[0].strip()


def middle(program):
    width, height = program.size
    return width // 2, height // 2


def reading():
    """Twenty titles, a detail, two ways back."""
    hiroba = Hiroba("events")
    try:
        hiroba.wait_for_rows()
        hiroba.picture("list")
        titles = {}
        x, y = middle(hiroba)
        for _ in range(60):
            for row in hiroba.rows():
                titles[title(row)] = row
            if len(titles) >= 20:
                break
            hiroba.scroll(x, y, 3)
        if len(titles) < 20:
            raise Failure(f"only {len(titles)} titles could be read: {list(titles)}")
        hiroba.scroll(x, y, -200)
        wait_for("the top of the list", lambda: hiroba.find_all(name="120"))

        third = hiroba.wait_for_rows()[2]
        name, date = third.name, re.search(r"\d{4}/\d\d/\d\d\(.\) \d\d:\d\d", third.name).group(0)
        third.press()
        hiroba.find(name="勉強会詳細")
        hiroba.find(name=re.escape(date))
        hiroba.picture("detail")
        place = re.split(r"他", name)[-1].split("#")[0].replace(",", " ").split()
        if place:
            hiroba.find(name=re.escape(place[0]))
        hiroba.find(role="push button|button", name="^戻る|^Back").press()
        hiroba.wait_for_rows()
        hiroba.rows()[2].press()
        hiroba.find(name="勉強会詳細")
        hiroba.key("alt+Left")
        hiroba.wait_for_rows()
        hiroba.wait_gone(name="勉強会詳細")
    finally:
        hiroba.stop()


def paging():
    """A second page comes while the list is scrolled."""
    hiroba = Hiroba("events-paging")
    try:
        hiroba.wait_for_rows()
        before = len(hiroba.requests())
        x, y = middle(hiroba)

        def second_page():
            hiroba.scroll(x, y, 40)
            return any("start=101" in entry["query"] for entry in hiroba.requests())

        wait_for("the request for the second page", second_page, 60)
        if len(hiroba.requests()) <= before:
            raise Failure("no further request was made")
        hiroba.picture("second-page")
    finally:
        hiroba.stop()


def searching():
    """A search is typed and its answer shown."""
    hiroba = Hiroba("events-search")
    try:
        hiroba.wait_for_rows()
        hiroba.find(identifier="events-search", role="push button|button").press()
        field = hiroba.find(identifier="event-search-all", role="text|entry")
        hiroba.picture("search")
        field.set_text("Kotlin")
        hiroba.find(identifier="event-search-run", role="push button|button").press()
        wait_for(
            "the request for the search",
            lambda: any("Kotlin" in entry["query"] for entry in hiroba.requests()))
        hiroba.find(name="Kotlin")
        hiroba.picture("search-result")
    finally:
        hiroba.stop()


def failing():
    """A failure is named, a retry recovers, what was on screen stays."""
    hiroba = Hiroba("events-failure")
    try:
        rows = hiroba.wait_for_rows()
        first = rows[0].name
        hiroba.server.set_faults("status=500")
        hiroba.key("F5")
        hiroba.find(name="500", seconds=40)
        hiroba.picture("alert")
        if not any(row.name == first for row in hiroba.rows()):
            raise Failure("what was on screen went away")
        hiroba.server.set_faults("")
        before = len(hiroba.requests())
        hiroba.find(role="push button|button", name="再試行").press()
        wait_for("a request after the retry", lambda: len(hiroba.requests()) > before)
        hiroba.wait_gone(name="500")
        hiroba.wait_for_rows()
    finally:
        hiroba.stop()


def picture(hiroba, name):
    """A picture's pixels, the map's part of the screen alone."""
    hiroba.picture(name)
    path = os.path.join(hiroba.artifacts, name + ".png")
    return subprocess.run(
        ["convert", path, "-crop", "400x280+5+55", "rgb:-"], capture_output=True).stdout


def settled(hiroba, name):
    """A picture that no longer changes: the map's tiles have come."""
    last = [None, None]

    def same():
        last[0], last[1] = last[1], picture(hiroba, name)
        return last[0] == last[1]

    wait_for("the map to come to rest", same)
    return last[1]


def detail():
    """The map zooms, the link is copied, the calendar gets its file."""
    home = tempfile.mkdtemp(prefix="hiroba-detail-")
    hiroba = Hiroba("events-detail", sample=True, environment={
        "HOME": home, "XDG_DATA_HOME": os.path.join(home, "data")})
    try:
        hiroba.wait_for_rows()[0].press()
        hiroba.find(name="勉強会詳細")
        first = settled(hiroba, "first")
        hiroba.find(identifier="event-zoom-out", role="push button|button").press()
        wait_for("a map that shows more", lambda: picture(hiroba, "farther") != first)
        farther = settled(hiroba, "farther")
        hiroba.find(identifier="event-zoom-in", role="push button|button").press()
        wait_for("a map that shows less", lambda: picture(hiroba, "nearer") != farther)
        hiroba.find(identifier="event-copy", role="push button|button").press()
        hiroba.find(name="リンクをコピーしました")
        hiroba.find(identifier="event-calendar", role="push button|button").press()
        hiroba.find(identifier="event-notice", name="カレンダー")

        def calendar():
            for folder, _, files in os.walk(home):
                for file in files:
                    if file.endswith(".ics"):
                        return open(os.path.join(folder, file), encoding="utf-8").read()
            return None

        if "BEGIN:VEVENT" not in wait_for("the calendar's file", calendar):
            raise Failure("the calendar's file has no event")
    finally:
        hiroba.stop()


def after_map():
    """Once a map was shown, the other sections still load over the network."""
    hiroba = Hiroba("events-after-map", sample=True)
    try:
        hiroba.wait_for_rows()[0].press()
        hiroba.find(name="勉強会詳細")
        settled(hiroba, "first")
        hiroba.tab("記事").press()
        hiroba.find(identifier="^article-row-")
        hiroba.tab("街").press()
        hiroba.find(identifier="^town-rent-1$")
    finally:
        hiroba.stop()


def page_in_app():
    """By setting, an event's page opens over the app and goes by Done."""
    home = tempfile.mkdtemp(prefix="hiroba-page-")
    hiroba = Hiroba("events-page", sample=True, environment={
        "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home})
    try:
        hiroba.wait_for_rows()
        hiroba.tab("設定").press()
        switch = hiroba.find(identifier="^settings-pages-in-app$")
        switch.press()
        wait_for("the switch", lambda: switch.has_state(Atspi.StateType.CHECKED))
        hiroba.tab("勉強会").press()
        hiroba.wait_for_rows()[0].press()
        hiroba.find(identifier="event-open-page", role="push button|button").press()
        hiroba.find(name="ブラウザで開く", role="push button|button")
        hiroba.picture("page")
        hiroba.find(name="^完了|^Done", role="push button|button").press()
        hiroba.wait_gone(name="ブラウザで開く", role="push button|button")
        hiroba.find(name="勉強会詳細")
    finally:
        hiroba.stop()


def settings():
    """Without a key the window says so; a key typed into the settings brings the real events."""
    server = SampleServer(HIROBA, ["--require-key"])
    home = os.path.join(os.environ.get("XDG_CONFIG_HOME", "/nonexistent"), "settings-test")
    hiroba = Hiroba("events-settings", sample=False, environment={
        "HIROBA_CONNPASS_URL": server.url, "HIROBA_CONNPASS_KEY": "", "XDG_CONFIG_HOME": home})
    try:
        hiroba.find(identifier="events-sample-banner", seconds=30)
        hiroba.tab("設定").press()
        field = hiroba.find(role="password text|text|entry", identifier="^settings-key$")
        field.set_text("a-key-of-my-own")
        hiroba.picture("settings")
        hiroba.find(identifier="^settings-save$", role="push button|button").press()
        hiroba.tab("勉強会").press()
        hiroba.wait_gone(identifier="events-sample-banner")
        hiroba.wait_for_rows()
        with_key = [entry for entry in server.requests() if entry["has_key"]]
        if not with_key:
            raise Failure(f"no request carried the key: {server.requests()}")
        path = os.path.join(home, "hiroba", "connpass-key")
        mode = os.stat(path).st_mode & 0o777
        if mode != 0o600:
            raise Failure(f"the key file's mode is {mode:o}")
    finally:
        hiroba.stop()
        server.stop()


def looks():
    """Pictures of the screens, narrow and wide, light and dark, Japanese and English."""
    picture_looks(Hiroba, 0, "connpass")


if __name__ == "__main__":
    run([
        ("twenty titles are read, a detail is opened and left in two ways", reading),
        ("a second page loads while scrolling", paging),
        ("a search is typed and answered", searching),
        ("a failure is named and a retry recovers", failing),
        ("a detail's map zooms, its link is copied, its calendar file written", detail),
        ("a page opens in the app, by setting", page_in_app),
        ("sections load after a map was shown", after_map),
        ("a key typed into the settings brings the real events", settings),
        ("every look can be pictured", looks),
    ])
