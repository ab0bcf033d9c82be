"""Visits every screen of Hiroba in every look and pictures it; see Scripts/make-screenshots."""

import itertools
import os
import subprocess
import sys
import tempfile

from driver import Program, SampleServer, run, wait_for
from hiroba import ARTIFACTS, HIROBA, TODAY

FOLDER = os.path.join(ARTIFACTS, "screenshots")
BUTTON = "push button|button|toggle button|link"

SIZES = {"narrow": (360, 780), "wide": (1200, 800)}
SCHEMES = {"light": "prefer-light", "dark": "prefer-dark"}
TABS = {
    "events": ("勉強会", "Events"), "articles": ("記事", "Articles"), "towns": ("街", "Towns"),
    "saved": ("保存", "Saved"), "settings": ("設定", "Settings")}


class Look:
    """A width, a colour scheme and a language."""

    def __init__(self, width, scheme, language):
        self.name = f"{width}-{scheme}-{language}"
        self.is_narrow = width == "narrow"
        self.size = SIZES[width]
        self.language = language
        self.environment = {
            "ADW_DEBUG_COLOR_SCHEME": SCHEMES[scheme], "LANGUAGE": language, "LC_ALL": "",
            "LANG": "C.UTF-8", "HIROBA_TODAY": TODAY,
            "HIROBA_WINDOW_SIZE": "%dx%d" % self.size}


class Tour(Program):
    """A window in a look, at its home of its own."""

    def __init__(self, look, arguments=("--sample",), environment=None):
        self.look = look
        folder = os.path.join(FOLDER, look.name)
        os.makedirs(folder, exist_ok=True)
        home = tempfile.mkdtemp(prefix="hiroba-tour-")
        super().__init__(
            [HIROBA, *arguments],
            {**look.environment, "HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home,
             **(environment or {})}, folder)

    def picture(self, name):
        """The window's part of the screen, once two pictures in a row are the same."""
        path = os.path.join(self.artifacts, name + ".png")
        last = [None]

        def same():
            subprocess.run(
                ["import", "-window", "root", "-crop", "%dx%d+0+0" % self.look.size, "+repage",
                 path], check=True)
            pixels = subprocess.run(
                ["convert", path, "rgb:-"], capture_output=True, check=True).stdout
            before, last[0] = last[0], pixels
            return before == pixels

        wait_for(f"{name} to come to rest", same)

    def centre_dialog(self):
        """Puts the newest window where a window manager would, for there is none here."""
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True, check=True).stdout.split()[-1]
        shell = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window],
            capture_output=True, text=True, check=True).stdout
        geometry = dict(line.split("=") for line in shell.split())
        width, height = self.look.size
        subprocess.run(
            ["xdotool", "windowmove", window, str((width - int(geometry["WIDTH"])) // 2),
             str((height - int(geometry["HEIGHT"])) // 2)], check=True)

    def press(self, identifier):
        self.find(identifier=identifier, role=BUTTON).press()

    def section(self, section):
        name = TABS[section][self.look.language == "en"]
        self.find(role="page tab|toggle button|radio button|push button", name=f"^{name}$").press()

    def first(self, identifier):
        """What carries an identifier, once there are some, from the top."""
        found = wait_for(identifier, lambda: self.find_all(identifier=identifier))
        return min(found, key=lambda node: node.extents()[1])

    def back(self):
        """To the list, where it does not stand beside the detail."""
        if self.look.is_narrow:
            self.key("alt+Left")

    def point(self):
        """A place in the detail, or in the list where there is nothing else."""
        width, height = self.look.size
        return (width // 2 if self.look.is_narrow else width * 3 // 4), height * 2 // 3

    def list_point(self):
        width, height = self.look.size
        return (width // 2 if self.look.is_narrow else 180), height * 2 // 3


def events(tour):
    tour.first("^event-row-")
    tour.picture("events-list")
    tour.scroll(*tour.list_point(), 8)
    tour.picture("events-list-scrolled")
    tour.scroll(*tour.list_point(), -40)
    tour.press("^events-search$")
    tour.find(identifier="event-search-all", role="text|entry")
    tour.centre_dialog()
    tour.picture("events-search")
    tour.press("^event-search-cancel$")
    tour.wait_gone(identifier="event-search-all")
    tour.first("^event-row-").press()
    tour.find(identifier="event-title")
    tour.press("^event-save$")
    tour.find(identifier="event-save", name="保存済み|Saved")
    tour.picture("events-detail")
    tour.scroll(*tour.point(), 30)
    tour.picture("events-detail-end")
    tour.back()


def articles(tour):
    tour.section("articles")
    tour.first("^article-row-")
    tour.picture("articles-list")
    tour.press("^article-kind-title$")
    tour.find(identifier="article-search-text", role="text|entry").set_text("図で理解する")
    tour.press("article-search-run")
    tour.wait_gone(identifier="articles-loading")
    tour.find(identifier="articles-summary", name="図で理解する")
    tour.picture("articles-search")
    tour.first("^article-row-").press()
    tour.find(identifier="article-title")
    tour.press("^article-save$")
    tour.picture("articles-detail")
    for name, clicks in (("middle", 4), ("end", 100)):
        tour.scroll(*tour.point(), clicks)
        tour.picture(f"articles-detail-{name}")
    tour.back()


def towns(tour):
    tour.section("towns")
    tour.first("^town-rent-1$")
    tour.picture("towns-rent")

    def more():
        tour.scroll(*tour.list_point(), 10)
        return tour.find_all(identifier="^towns-more-rent$")

    wait_for("the button for the places from 11 on", more)[0].press()
    tour.find(identifier="^town-rent-11$")
    tour.scroll(*tour.list_point(), 4)
    tour.picture("towns-open")
    tour.press("^towns-tab-buy$")
    tour.wait_gone(identifier="^town-rent-11$")
    tour.picture("towns-buy")
    tour.find(identifier="^town-buy-1$").press()
    tour.find(identifier="^town-name$")
    tour.press("^town-save$")
    tour.picture("towns-detail")
    tour.scroll(*tour.point(), 100)
    tour.picture("towns-detail-end")
    tour.back()


def saved(tour):
    tour.section("saved")
    wait_for("three saved rows", lambda: len(tour.find_all(identifier="^saved-row-")) >= 3)
    tour.picture("saved-list")
    tour.press("^saved-edit$")
    tour.wait_gone(identifier="^saved-row-")
    tour.picture("saved-edit")


def settings(tour):
    tour.section("settings")
    tour.find(identifier="^settings-save$")
    tour.picture("settings")
    tour.scroll(*(side // 2 for side in tour.look.size), 100)
    tour.picture("settings-end")


def screens(look):
    """The sections with their data."""
    tour = Tour(look)
    try:
        for visit in (events, articles, towns, saved, settings):
            visit(tour)
    finally:
        tour.stop()


def troubles(look):
    """Nothing found, a failure, and nothing saved."""
    server = SampleServer(HIROBA)
    tour = Tour(look, (), {
        "HIROBA_CONNPASS_URL": server.url, "HIROBA_CONNPASS_KEY": "a-key",
        "HIROBA_QIITA_URL": server.origin() + "/qiita/api/v2/"})
    try:
        tour.first("^event-row-")
        tour.press("^events-search$")
        tour.find(identifier="event-search-all", role="text|entry").set_text("どこにもない言葉")
        tour.press("^event-search-run$")
        tour.find(identifier="events-empty")
        tour.picture("events-empty")
        server.set_faults("status=500")
        tour.key("F5")
        tour.find(name="500", seconds=60)
        tour.centre_dialog()
        tour.picture("events-failure")
        tour.find(role=BUTTON, name="^OK").press()
        tour.wait_gone(role=BUTTON, name="^OK")
        server.set_faults("")
        tour.section("articles")
        tour.first("^article-row-")
        tour.find(identifier="article-search-text", role="text|entry").set_text("zzzzzz")
        tour.press("article-search-run")
        tour.find(identifier="articles-empty")
        tour.picture("articles-empty")
        tour.section("saved")
        tour.find(identifier="saved-empty")
        tour.picture("saved-empty")
    finally:
        tour.stop()
        server.stop()


def keyless(look):
    """Sample data because there is no key, and why."""
    tour = Tour(look, (), {
        "HIROBA_CONNPASS_URL": "http://127.0.0.1:9/", "HIROBA_QIITA_URL": "http://127.0.0.1:9/"})
    try:
        tour.find(identifier="events-sample-banner", seconds=60)
        tour.first("^event-row-")
        tour.picture("events-sample")
        tour.section("articles")
        tour.find(identifier="articles-sample-banner", seconds=60)
        tour.picture("articles-sample")
    finally:
        tour.stop()


if __name__ == "__main__":
    looks = [Look(*parts) for parts in itertools.product(SIZES, SCHEMES, ("ja", "en"))]
    wanted = sys.argv[1:]
    unknown = set(wanted) - {look.name for look in looks}
    if unknown:
        sys.exit(f"make-screenshots: no look is called {', '.join(sorted(unknown))}")
    run([
        (f"{look.name}: {visit.__name__}", lambda visit=visit, look=look: visit(look))
        for look in looks if not wanted or look.name in wanted
        for visit in (screens, troubles, keyless)
    ])
