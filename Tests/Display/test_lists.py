"""Lists and lazy grids as a person uses them: swipes, keys, handles, sticky headers."""

import os
import subprocess

from driver import Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")


class Probe(Program):
    """The probe in one mode, with the marks it wrote."""

    def __init__(self, mode):
        folder = os.path.join(ARTIFACTS, "probe-" + mode)
        os.makedirs(folder, exist_ok=True)
        log = os.path.join(folder, "program.log")
        if os.path.exists(log):
            os.remove(log)
        super().__init__([PROBE, mode], artifacts=folder)

    def marks(self):
        with open(self.log_path, errors="replace") as log:
            return [line[5:] for line in log.read().splitlines() if line.startswith("mark ")]

    def expect_mark(self, mark):
        wait_for(f"the mark {mark!r}; there are {self.marks()}", lambda: mark in self.marks(), 8)

    def middle(self, name, role=None):
        """Where the middle of an element is on the screen; the window is at its corner."""
        def place():
            x, y, width, height = self.find(name=name, role=role).extents()
            return (x + width // 2, y + height // 2) if width > 0 else None
        return wait_for(f"a place for {name}", place)

    def drag(self, start, end, release=True):
        steps = 8
        command = ["xdotool", "mousemove", str(start[0]), str(start[1]), "mousedown", "1"]
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            command += ["mousemove", str(x), str(y), "sleep", "0.02"]
        if release:
            command += ["mouseup", "1"]
        subprocess.run(command, check=True)

    def focused(self):
        import gi
        from gi.repository import Atspi
        for node in self.nodes():
            if node.has_state(Atspi.StateType.FOCUSED) and node.role not in ("frame", "window"):
                return node
        return None

    def wait_focus(self, name):
        def there():
            node = self.focused()
            return node is not None and self.name_of(node) == name
        try:
            wait_for(f"the focus on {name}", there, 8)
        except Failure:
            node = self.focused()
            raise Failure(f"the focus is on {node}, {node and self.name_of(node)}, not {name}")

    @staticmethod
    def name_of(node):
        return " ".join(one.name for one in node.walk() if one.name).strip()


def swipes():
    probe = Probe("lists")
    try:
        x, y = probe.middle("^name beta$")
        probe.drag((x + 100, y), (x + 10, y))
        probe.find(name="^Delete$", role="push button|button").press()
        probe.expect_mark("delete alpha gamma delta")
        x, y = probe.middle("^name alpha$")
        probe.drag((x, y), (x + 90, y))
        probe.picture("swiped")
        probe.find(name="Pin alpha", role="push button|button").press()
        probe.expect_mark("pin alpha")
        probe.wait_gone(name="Pin alpha")
    finally:
        probe.stop()


def menus():
    probe = Probe("lists")
    try:
        x, y = probe.middle("^name beta$")
        probe.click(x, y, button=3)
        probe.find(name="^Pin beta$")
        probe.picture("menu")
        probe.find(name="^Move Down$", role="menu item|push button|button").press()
        probe.expect_mark("move alpha gamma beta delta")
    finally:
        probe.stop()


def keyboard():
    probe = Probe("lists")
    try:
        probe.middle("^name alpha$")
        probe.focus_window()
        probe.wait_focus("name alpha")
        probe.key("Down")
        probe.wait_focus("name beta")
        probe.key("alt+Down")
        probe.expect_mark("move alpha gamma beta delta")
        probe.wait_focus("name beta")
        probe.key("Delete")
        probe.expect_mark("delete alpha gamma delta")
        probe.wait_focus("name delta")
        probe.key("End")
        probe.wait_focus("row 29-19")
        probe.key("Return")
        probe.expect_mark("press 29-19")
        probe.key("Up")
        probe.wait_focus("row 29-18")
        probe.picture("end")
        probe.key("Home")
        probe.wait_focus("name alpha")
    finally:
        probe.stop()


def handles():
    probe = Probe("lists")
    try:
        probe.middle("^name alpha$")
        probe.find(name="^Edit$", role="push button|button").press()
        wait_for("buttons that delete",
                 lambda: len(probe.find_all(name="^Delete$", role="push button|button")) == 4)
        probe.picture("editing")
        x, y = probe.middle("^name alpha$", role="label")
        row = [n for n in probe.find_all(role="list item") if "name alpha" in Probe.name_of(n)][0]
        left, top, width, height = row.extents()
        probe.drag((left + width - 24, y), (left + width - 24, y + int(height * 1.8)))
        probe.expect_mark("move beta alpha gamma delta")
        probe.find_all(name="^Delete$", role="push button|button")[0].press()
        wait_for("the action that deletes",
                 lambda: len(probe.find_all(name="^Delete$", role="push button|button")) == 5)
    finally:
        probe.stop()


def headers():
    probe = Probe("lists")
    try:
        x, y = probe.middle("^name gamma$")
        top = probe.find(name="^Names$").extents()[1]
        probe.scroll(x, y, 8)

        def sticks():
            found = probe.find_all(name="^Section \\d+$")
            places = [(one.extents()[1], one.name) for one in found]
            return [name for place, name in places if abs(place - top) <= 3]
        wait_for("a header that stays at the top", sticks)
        probe.picture("sticky")
    finally:
        probe.stop()


def grids():
    probe = Probe("grids")
    try:
        probe.middle("^cell 0$")
        probe.picture("grid")
        nodes = len(probe.nodes())
        if nodes > 400:
            raise Failure(f"{nodes} accessible objects for what shows of 100,000 cells")
        probe.find(name="^far$", role="push button|button").press()
        probe.find(name="^cell 60000$")
        probe.picture("far")
        if len(probe.nodes()) > 400:
            raise Failure(f"{len(probe.nodes())} accessible objects after a jump")
    finally:
        probe.stop()


if __name__ == "__main__":
    run([("swiping reveals actions", swipes), ("a row has a menu", menus),
         ("keys go through rows, delete and move", keyboard),
         ("rows are moved by their handles", handles), ("headers stay in view", headers),
         ("grids make what shows", grids)])
