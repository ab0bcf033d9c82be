"""Controls and presentations, used as a person does, on the GTK backend."""

import os

from driver import Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")
BUTTON = "push button|button"
FIELD = "text|entry|password text"


class Probe(Program):
    """A page of the probe's controls, with the lines that it wrote."""

    def __init__(self, page):
        folder = os.path.join(ARTIFACTS, "controls-" + page)
        os.makedirs(folder, exist_ok=True)
        log = os.path.join(folder, "program.log")
        if os.path.exists(log):
            os.remove(log)
        super().__init__([PROBE, "controls", page], artifacts=folder)

    def lines(self):
        with open(self.log_path, errors="replace") as log:
            return log.read().splitlines()

    def wait_line(self, line):
        wait_for(f"the line {line!r}; written so far: {self.lines()[-12:]}",
                 lambda: line in self.lines())

    def press(self, name):
        self.find(name=f"^{name}$", role=BUTTON + "|link").press()

    def press_item(self, name):
        self.find(name=f"^{name}$", role="menu item|check menu item|radio menu item").press()

    def center(self, name, role=None):
        x, y, width, height = self.find(name=name, role=role).extents()
        return x + width // 2, y + height // 2

    def type(self, text):
        self.key(*list(text))


def input_page():
    probe = Probe("input")
    try:
        probe.click(*probe.center("^Name$", role=FIELD))
        probe.wait_line("focus name")
        probe.find(name="^Done$", role=BUTTON)
        probe.type("Taro")
        probe.wait_line("name Taro")
        probe.key("Return")
        probe.wait_line("focus age")
        probe.key("1", "a", "2")
        probe.wait_line("age 12")
        if any("a" in line[4:] for line in probe.lines() if line.startswith("age")):
            raise Failure(f"a letter came into a number: {probe.lines()}")
        # Digits of an input method in full width.
        probe.find(name="^Age$", role=FIELD).set_text("３４")
        probe.wait_line("age 34")
        # The bar's button leaves the field by the app's will.
        probe.press("Done")
        probe.wait_line("focus none")
        probe.wait_gone(name="^Done$", role=BUTTON)
        probe.click(*probe.center("^Notes$", role=FIELD))
        probe.wait_line("focus notes")
        probe.key("a", "Return", "b")
        probe.wait_line("notes a|b")
        editor = probe.find(name="^Editor$", role=FIELD)
        if editor.text != "one\ntwo\nthree":
            raise Failure(f"the editor holds {editor.text!r}")
        probe.key("ctrl+s")
        probe.wait_line("save")
        probe.picture("input")
    finally:
        probe.stop()


def menus_page():
    probe = Probe("menus")
    try:
        probe.press("Options")
        probe.find(name="^Refresh$", role="menu item")
        probe.picture("menu")
        probe.press_item("Refresh")
        probe.wait_line("refresh")
        probe.press("Options")
        probe.press_item("Loud")
        probe.wait_line("loud true")
        probe.press("Options")
        probe.press_item("By date")
        probe.wait_line("order 2")
        # A secondary click anywhere on a row.
        x, y = probe.center("^beta$", role=BUTTON + "|link")
        probe.click(x + 100, y, button=3)
        probe.find(name="^Copy beta$", role="menu item")
        probe.picture("context")
        probe.press_item("Copy beta")
        probe.wait_line("copy beta")
        # The same by keyboard, on the row that the focus went back to or came to.
        probe.wait_gone(role="menu item")
        probe.key("Tab", "shift+F10")
        name = probe.find(name="^Remove (alpha|beta)$", role="menu item").name
        probe.press_item(name)
        probe.wait_gone(name="^" + name.split()[1] + "$", role=BUTTON)
        probe.press("Bubble")
        probe.find(name="^In the bubble$")
        probe.press("Inside")
        probe.wait_line("inside")
        probe.picture("popover")
        probe.key("Escape")
        probe.wait_line("bubble false")
        bubble = probe.find(name="^Bubble$", role=BUTTON)
        if bubble.description != "Opens a bubble":
            raise Failure(f"the help reads {bubble.description!r}")
    finally:
        probe.stop()


def search_page():
    probe = Probe("search")
    try:
        probe.find(name="^りんご$")
        probe.key("ctrl+f")
        probe.find(name="^Find fruit$", role=FIELD)
        probe.find(name="^Try apple$")
        probe.find(name="^Mine$")
        probe.picture("search")
        probe.type("an")
        probe.wait_line("text an")
        probe.wait_gone(name="^りんご$")
        probe.wait_gone(name="^Try apple$")
        probe.key("Return")
        probe.wait_line("submit an")
        probe.key("Escape")
        probe.find(name="^りんご$")
        probe.wait_gone(name="^Find fruit$", role=FIELD)
        probe.find(name="^検索$|^Search$", role=BUTTON).press()
        probe.find(name="^Try apple$", role=BUTTON).press()
        probe.wait_line("text apple")
    finally:
        probe.stop()


def sheets_page():
    probe = Probe("sheets")
    try:
        probe.press("Sheet")
        probe.find(name="^In the sheet$")
        probe.picture("sheet")
        probe.press("More")
        probe.find(name="^In the second sheet$")
        probe.key("Escape")
        probe.wait_gone(name="^In the second sheet$")
        probe.find(name="^In the sheet$")
        probe.key("Escape")
        probe.wait_line("sheet gone")
        probe.press("Locked")
        probe.find(name="^Unlock$", role=BUTTON)
        probe.key("Escape")
        probe.press("Unlock")
        probe.wait_gone(name="^Unlock$")
        probe.press("Cover")
        probe.find(name="^In the cover$")
        probe.picture("cover")
        probe.key("Escape")
        probe.find(name="^In the cover$")
        probe.press("Uncover")
        probe.wait_gone(name="^In the cover$")
        probe.press("Dialog")
        probe.find(name="^Delete all", role=BUTTON)
        probe.picture("dialog")
        probe.find(name="^Keep some", role=BUTTON).press()
        probe.wait_line("keep some")
        probe.press("Alert")
        probe.find(name="^OK", role=BUTTON)
        probe.key("Return")
        probe.wait_line("ok")
    finally:
        probe.stop()


def dates_page():
    probe = Probe("dates")
    try:
        probe.find(name="2024年2月28日")
        probe.picture("dates")
        probe.find(name="^Day, 2024年2月28日$", role=BUTTON).press()
        probe.find(name="^29$", role="label")
        probe.picture("calendar")
        probe.key("Escape")
    finally:
        probe.stop()


def spoken_page():
    probe = Probe("spoken")
    try:
        rating = probe.find(name="^Rating$")
        rating.perform("element.increment")
        probe.wait_line("stars 4")
        event = probe.find(name="^Event$")
        event.perform("element.Save")
        probe.wait_line("saved")
        event.perform("element.press")
        probe.wait_line("pressed")
        # The same by keys, from one element to the next.
        probe.focus_window()
        def lowers():
            probe.key("minus")
            if "stars 3" not in probe.lines():
                probe.key("Tab")
            return "stars 3" in probe.lines()
        wait_for("a lower rating by keys", lowers)
        probe.key("Tab", "Return")
        wait_for("a second press", lambda: probe.lines().count("pressed") == 2)
        probe.key("shift+F10")
        probe.find(name="^Share$", role="menu item")
        probe.press_item("Share")
        probe.wait_line("shared")
        probe.picture("spoken")
    finally:
        probe.stop()


def drawn_page():
    probe = Probe("drawn")
    try:
        probe.find(name="^Below$")
        probe.picture("drawn")
    finally:
        probe.stop()


if __name__ == "__main__":
    run([
        ("fields take text, numbers and lines; keys lead from one to the next", input_page),
        ("menus open by click, secondary click and keyboard, and their items act", menus_page),
        ("a page is searched by Ctrl+F, the bar's button, suggestions and Escape", search_page),
        ("sheets, covers, dialogs and alerts come and go", sheets_page),
        ("dates are shown in words and chosen in a calendar", dates_page),
        ("what can be asked of elements is reached by AT-SPI and by keys", spoken_page),
        ("a canvas is drawn, and a page is read from the right", drawn_page),
    ])
