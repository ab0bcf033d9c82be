"""Tabs and pages on the GTK backend, used as a person would."""

import os
import re
import subprocess
import time

from driver import Atspi, Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")


class Probe(Program):
    """The probe, and what it writes down."""

    def __init__(self, mode):
        folder = os.path.join(ARTIFACTS, "motion-" + mode)
        os.makedirs(folder, exist_ok=True)
        log = os.path.join(folder, "program.log")
        if os.path.exists(log):
            os.remove(log)
        super().__init__([PROBE, mode], artifacts=folder)

    def lines(self):
        with open(self.log_path, errors="replace") as log:
            text = log.read()
        return [line for line in text.splitlines() if re.match(r"(tab|page|pressed|drag|long)", line)]

    def wait_line(self, line):
        wait_for(f"the line {line!r} among {self.lines()}", lambda: line in self.lines())

    def selected(self):
        """The names of the chosen tabs, as assistive technology hears them."""
        return [
            node.name for node in self.find_all(role="page tab")
            if node.has_state(Atspi.StateType.SELECTED)
        ]

    def wait_selected(self, name):
        wait_for(f"{name} to be chosen, not {self.selected()}", lambda: name in self.selected())

    def drag(self, start, end, steps=30):
        """A drag with the pointer, slow enough to be no flick.

        What is dragged follows from where the drag is known to be one, so steps are short, as a
        hand's are.
        """
        subprocess.run(["xdotool", "mousemove", str(start[0]), str(start[1]), "mousedown", "1"], check=True)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            subprocess.run(["xdotool", "mousemove", str(x), str(y)], check=True)
            time.sleep(0.01)
        time.sleep(0.2)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)


def tabs():
    probe = Probe("tabs")
    try:
        probe.find(role="page tab", name="^Events$")
        names = [node.name for node in probe.find_all(role="page tab")]
        if names != ["Events", "Pages", "Saved"]:
            raise Failure(f"the tabs are {names}")
        probe.wait_selected("Events")
        # By assistive technology, by keyboard.
        probe.find(role="page tab", name="^Saved$").press()
        probe.wait_line("tab 2")
        probe.wait_selected("Saved")
        probe.find(name="^count 0$", role="push button|button").press()
        probe.find(name="^count 1$")
        probe.key("ctrl+Prior")
        probe.wait_line("tab 1")
        probe.wait_gone(name="^count 1$")
        probe.key("alt+3")
        probe.find(name="^count 1$")
        probe.key("alt+1")
        probe.find(name="^row 0$")
        # A page that was pushed in a tab stays while others show.
        probe.find(name="^row 0$", role="push button|button|link").press()
        probe.find(name="^detail 0$")
        probe.key("ctrl+Next")
        probe.wait_gone(name="^detail 0$")
        probe.key("ctrl+Prior")
        probe.find(name="^detail 0$")
        probe.key("alt+Left")
        probe.find(name="^row 0$")
    finally:
        probe.stop()


def narrow():
    probe = Probe("tabs")
    try:
        wide = probe.find(role="page tab", name="^Events$").extents()
        if wide[1] > 60:
            raise Failure(f"in a wide window the tabs are at {wide}")
        probe.resize(440, 700)
        wait_for(
            "the tabs below",
            lambda: probe.find(role="page tab", name="^Events$").extents()[1] > 500)
        x, y, width, height = probe.find(role="page tab", name="^Saved$").extents()
        probe.picture("narrow")
        probe.click(x + width // 2, y + height // 2)
        probe.wait_selected("Saved")
    finally:
        probe.stop()


def pages():
    probe = Probe("pages")
    try:
        probe.find(name="^orange 0$")
        probe.resize(440, 700)
        probe.wait_selected("Page 1 of 2") if not probe.find_all(name="ページ") else None
        # The pointer drags; a click still clicks, up and down still scrolls.
        probe.drag((320, 400), (80, 400))
        probe.wait_line("page 1")
        probe.find(name="^blue page$")
        probe.wait_gone(name="^orange 0$")
        probe.find(name="^press me$", role="push button|button").press()
        probe.wait_line("pressed")
        probe.key("Left")
        probe.wait_line("page 0")
        probe.find(name="^orange 0$")
        # A slide that is caught half-way may end on either side: it is to end first.
        probe.wait_gone(name="^blue page$")
        probe.drag((320, 400), (290, 400))
        probe.wait_gone(name="^blue page$")
        if probe.lines()[-1] != "page 0":
            raise Failure(f"a short drag turned the page: {probe.lines()}")
        probe.drag((320, 400), (310, 100))
        if probe.lines()[-1] != "page 0":
            raise Failure(f"a drag upwards turned the page: {probe.lines()}")
        # A button of the app, in time with its bar.
        probe.find(name="^right page$", role="push button|button").press()
        probe.find(name="^blue page$")
        # The wheel, sideways.
        subprocess.run(["xdotool", "mousemove", "200", "400", "click", "6"], check=True)
        wait_for("the first page by wheel", lambda: probe.lines()[-1] == "page 0")
        probe.picture("pages")
    finally:
        probe.stop()


def gestures():
    probe = Probe("gestures")
    try:
        x, y, width, height = probe.find(name="^square$").extents()
        center = (x + width // 2, y + height // 2)
        probe.drag(center, (center[0] + 60, center[1]))
        wait_for("the drag's end", lambda: "drag ended 60" in probe.lines())
        subprocess.run(
            ["xdotool", "mousemove", str(center[0]), str(center[1]), "mousedown", "1"], check=True)
        probe.wait_line("long press")
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        # A group says whether it is open, and opens by keyboard and by its action.
        group = probe.find(name="^more$", role="push button|button|toggle button")
        if group.has_state(Atspi.StateType.EXPANDED):
            raise Failure("the group is open at first")
        group.press()
        probe.find(name="^inside$")
        wait_for(
            "the group to be open",
            lambda: probe.find(name="^more$").has_state(Atspi.StateType.EXPANDED))
        probe.picture("gestures")
    finally:
        probe.stop()


run([("tabs keep their pages and answer keys", tabs),
     ("tabs move below in a narrow window", narrow),
     ("pages turn by pointer, keys, wheel and buttons", pages),
     ("gestures are recognised, and groups open", gestures)])
