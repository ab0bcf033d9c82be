"""Hiroba's towns, driven as a person would drive them."""

import os
import subprocess

from driver import Failure, run, wait_for
from hiroba import Window

BUTTON = "push button|button|link"


class Towns(Window):
    """The window on the towns, with sample data."""

    section = "towns"

    def __init__(self, name, size="420x860"):
        super().__init__(name, size, sample=True)

    def card(self, list, rank, **options):
        return self.find(identifier=f"^town-{list}-{rank}$", **options)

    def tab(self, list):
        return self.find(role=f"{BUTTON}|page tab|toggle button", identifier=f"^towns-tab-{list}$")

    def rests_on(self, list):
        """Waits until only this list's page is there."""
        other = "buy" if list == "rent" else "rent"
        self.card(list, 1)
        self.wait_gone(identifier=f"^town-{other}-1$")

    def drag(self, start, end):
        """A press that moves in steps and is let go."""
        command = ["xdotool", "mousemove", str(start[0]), str(start[1]), "mousedown", "1"]
        for step in range(1, 11):
            x = start[0] + (end[0] - start[0]) * step // 10
            y = start[1] + (end[1] - start[1]) * step // 10
            command += ["mousemove", str(x), str(y), "sleep", "0.02"]
        subprocess.run(command + ["mouseup", "1"], check=True)

    def origin(self):
        """Where the window's upper left corner is on the screen."""
        windows = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True, check=True).stdout.split()
        geometry = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", windows[-1]],
            capture_output=True, text=True, check=True).stdout
        values = dict(line.split("=") for line in geometry.split())
        return int(values["X"]), int(values["Y"])


def colors(path, x, y, width, height):
    """The colours of a part of a picture, as (red, green, blue) triples."""
    data = subprocess.run(
        ["convert", path, "-crop", f"{width}x{height}+{x}+{y}", "+repage", "-depth", "8", "rgb:-"],
        capture_output=True, check=True).stdout
    return [tuple(data[index:index + 3]) for index in range(0, len(data), 3)]


def pages():
    """The pages are switched by tab, by swiping and by key; a town is in both lists."""
    towns = Towns("towns")
    try:
        first = towns.card("rent", 1, seconds=40)
        for word in ("1位", "本厚木", "3アップ", "小田急小田原線"):
            if word not in first.name:
                raise Failure(f"{word} is not in the first card's name: {first.name}")
        towns.find(name="住みたい街ランキング2021")
        towns.tab("buy").press()
        towns.rests_on("buy")
        if "勝どき" not in towns.card("buy", 1).name:
            raise Failure("the second page does not begin with 勝どき")
        towns.picture("buy")
        left, top = towns.origin()
        towns.drag((left + 100, top + 500), (left + 360, top + 500))
        towns.rests_on("rent")
        towns.drag((left + 360, top + 500), (left + 100, top + 500))
        towns.rests_on("buy")
        towns.key("Left")
        towns.rests_on("rent")
        towns.key("Right")
        towns.rests_on("buy")
        towns.find(role=BUTTON, identifier="^town-other-buy-3$").press()
        towns.rests_on("rent")
    finally:
        towns.stop()


def places():
    """The places from 11 on open and close; a town shows itself."""
    towns = Towns("towns-places", "420x960")
    try:
        towns.card("rent", 1, seconds=40)

        def more():
            towns.scroll(210, 600, 10)
            return towns.find_all(identifier="^towns-more-rent$")

        button = wait_for("the button for the places from 11 on", more)[0]
        if button.name != "11位以降を見る ▾":
            raise Failure(f"the button is named {button.name!r}")
        button.press()
        if "高円寺" not in towns.card("rent", 11).name:
            raise Failure("the eleventh place is not 高円寺")
        towns.picture("open")
        towns.find(identifier="^towns-more-rent$", name="閉じる").press()
        towns.wait_gone(identifier="^town-rent-11$")
        towns.scroll(210, 600, -100)
        towns.card("rent", 1).press()
        towns.find(name="^順位の移り変わり$")
        towns.find(name="OpenStreetMap で見る", role=BUTTON)
        towns.picture("detail")
        towns.key("alt+Left")
        towns.card("rent", 1)
    finally:
        towns.stop()


def looks():
    """The bar is orange under the first tab and blue under the second."""
    towns = Towns("towns-looks")
    try:
        towns.card("rent", 1, seconds=40)
        for list, is_right in (
                ("rent", lambda red, green, blue: red > 200 and green < 180 and blue < 80),
                ("buy", lambda red, green, blue: blue > 140 and red < 60)):
            tab = towns.tab(list)
            tab.press()
            towns.rests_on(list)
            left, top = towns.origin()
            x, y, _, height = tab.extents()

            def is_painted():
                towns.picture(f"bar-{list}")
                path = os.path.join(towns.artifacts, f"bar-{list}.png")
                # Beside the tab's title, from its middle to somewhat below it.
                found = colors(path, left + x + 20, top + y + height // 2, 1, height)
                return any(is_right(*color) for color in found)

            wait_for(f"the bar under {list} in its colour", is_painted)
    finally:
        towns.stop()


if __name__ == "__main__":
    run([("towns: pages", pages), ("towns: places", places), ("towns: looks", looks)])
