"""What is saved, driven as a person would drive it."""

import os
import re
import subprocess
import tempfile

from driver import Failure, run, wait_for
from hiroba import HIROBA, TODAY
from test_events import Hiroba, title


class Person:
    """A home folder of one's own, shared by window and terminal."""

    def __init__(self):
        self.home = tempfile.mkdtemp(prefix="hiroba-saved-")
        self.environment = {
            "XDG_DATA_HOME": self.home, "XDG_DOWNLOAD_DIR": self.home, "HOME": self.home}

    def terminal(self, *arguments):
        environment = {**os.environ, **self.environment, "HIROBA_TODAY": TODAY, "LC_ALL": "C"}
        result = subprocess.run(
            [HIROBA, *arguments], env=environment, capture_output=True, text=True, timeout=60)
        if result.returncode != 0:
            raise Failure(f"{arguments} ended with {result.returncode}: {result.stderr}")
        return result.stdout

    def window(self, name):
        return Hiroba(name, environment=self.environment, sample=True)


def rows(hiroba):
    return [node for node in hiroba.nodes() if node.identifier.startswith("saved-row-")]


def saving():
    """An event saved in its detail is on the list, found by its words, and deleted again."""
    person = Person()
    hiroba = person.window("saved")
    try:
        row = hiroba.wait_for_rows()[0]
        name = title(row)
        row.press()
        hiroba.find(identifier="event-save", role="push button|button").press()
        hiroba.find(identifier="event-save", name="保存済み")
        hiroba.picture("detail")
        listed = person.terminal("saved", "--format", "markdown")
        if "## Events" not in listed:
            raise Failure(f"the terminal does not know of it: {listed}")
        hiroba.key("alt+Left")
        hiroba.tab("保存").press()
        found = wait_for("the saved event", lambda: rows(hiroba))
        if name[:10] not in found[0].name:
            raise Failure(f"{found[0].name} is not {name}")
        hiroba.picture("list")
        hiroba.find(identifier="saved-edit", role="push button|button").press()
        hiroba.find(name="^削除: ", role="push button|button").press()
        hiroba.find(name="まだ何も保存していません")
        hiroba.picture("empty")
        if person.terminal("saved").strip():
            raise Failure("the terminal still lists it")
    finally:
        hiroba.stop()


def sharing():
    """What the terminal saves shows in the window that is open, and is read there."""
    person = Person()
    found = person.terminal("events", "YUMEMI.swift", "--sample", "--limit", "2", "--format", "json")
    first, second = re.findall(r'"id" : (\d+),\n    "image_url"', found)
    hiroba = person.window("saved-shared")
    try:
        hiroba.wait_for_rows()
        hiroba.tab("保存").press()
        hiroba.find(name="まだ何も保存していません")
        person.terminal("saved", "add", first, "--sample")
        wait_for("one row", lambda: len(rows(hiroba)) == 1)
        person.terminal("saved", "add", second, "--sample")
        wait_for("two rows", lambda: len(rows(hiroba)) == 2)
        rows(hiroba)[0].press()
        hiroba.find(name="勉強会詳細")
        wait_for("the mark", lambda: "●" not in person.terminal("saved", "--limit", "1"))
    finally:
        hiroba.stop()


if __name__ == "__main__":
    run([
        ("an event is saved, found and deleted", saving),
        ("window and terminal share what is saved", sharing),
    ])
