"""Drives a program on a display as a person would: through AT-SPI, the keyboard and the mouse.

Everything waits for a condition with a deadline; nothing sleeps for a guess.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


class Failure(Exception):
    """A condition that did not come true; the message says what was on screen."""


def wait_for(what, condition, seconds=20):
    """Polls until `condition()` is truthy and returns its value."""
    deadline = time.monotonic() + seconds
    problem = None
    while time.monotonic() < deadline:
        try:
            value = condition()
            if value:
                return value
        except gi.repository.GLib.Error as error:  # an object that went away meanwhile
            problem = error
        time.sleep(0.05)
    raise Failure(f"waited {seconds} s for {what}" + (f" ({problem})" if problem else ""))


class Node:
    """One accessible object."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.get_name() or ""

    @property
    def role(self):
        return self.accessible.get_role_name() or ""

    @property
    def description(self):
        return self.accessible.get_description() or ""

    @property
    def identifier(self):
        # GTK 4.8 has no attribute for identifiers; the backend puts them here.
        attributes = self.accessible.get_attributes() or {}
        return attributes.get("placeholder-text") or ""

    def children(self):
        for index in range(self.accessible.get_child_count()):
            child = self.accessible.get_child_at_index(index)
            if child is not None:
                yield Node(child)

    def walk(self):
        yield self
        for child in self.children():
            yield from child.walk()

    def has_state(self, state):
        return self.accessible.get_state_set().contains(state)

    def press(self):
        action = self.accessible.get_action_iface()
        if action is None or action.get_n_actions() == 0:
            raise Failure(f"{self} offers no action")
        if not action.do_action(0):
            raise Failure(f"{self} refused its action")

    def actions(self):
        action = self.accessible.get_action_iface()
        return [action.get_action_name(index) for index in range(action.get_n_actions())] \
            if action else []

    def perform(self, name):
        names = self.actions()
        if name not in names or not self.accessible.get_action_iface().do_action(
                names.index(name)):
            raise Failure(f"{self} does not perform {name!r}, but offers {names}")

    def set_text(self, text):
        editable = self.accessible.get_editable_text_iface()
        if editable is None:
            raise Failure(f"{self} takes no text")
        editable.set_text_contents(text)

    @property
    def text(self):
        text = self.accessible.get_text_iface()
        return text.get_text(0, text.get_character_count()) if text else ""

    def extents(self):
        box = self.accessible.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        return box.x, box.y, box.width, box.height

    def __str__(self):
        return f"<{self.role} '{self.name}' {self.identifier}>"


class Program:
    """A program under test, started on this display and bus."""

    def __init__(self, arguments, environment=None, artifacts=None):
        self.artifacts = artifacts
        self.log_path = os.path.join(artifacts, "program.log") if artifacts else os.devnull
        self.log = open(self.log_path, "ab")
        self.process = subprocess.Popen(
            arguments,
            env={**os.environ, **(environment or {})},
            stdout=self.log,
            stderr=self.log,
        )

    def root(self):
        """The program's accessible application, once it is on the bus."""

        def find():
            desktop = Atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child is not None and child.get_process_id() == self.process.pid:
                    return Node(child)
            if self.process.poll() is not None:
                raise Failure(
                    f"the program ended with {self.process.returncode}: {self.log_tail()}")
            return None

        return wait_for("the program on the accessibility bus", find, 40)

    def log_tail(self):
        self.log.flush()
        with open(self.log_path, errors="replace") as log:
            return log.read()[-2000:]

    def nodes(self):
        return list(self.root().walk())

    def find_all(self, role=None, name=None, identifier=None):
        def matches(node):
            if role is not None and not re.fullmatch(role, node.role):
                return False
            if name is not None and not re.search(name, node.name):
                return False
            if identifier is not None and not re.search(identifier, node.identifier):
                return False
            return True

        return [node for node in self.nodes() if matches(node)]

    def find(self, role=None, name=None, identifier=None, seconds=20):
        what = f"role={role} name={name} identifier={identifier}"
        try:
            return wait_for(
                what, lambda: next(iter(self.find_all(role, name, identifier)), None), seconds)
        except Failure as failure:
            raise Failure(f"{failure}; on screen: {self.outline()}") from None

    def wait_gone(self, role=None, name=None, identifier=None, seconds=20):
        return wait_for(
            f"no role={role} name={name} identifier={identifier}",
            lambda: not self.find_all(role, name, identifier), seconds)

    def outline(self, limit=80):
        lines = [str(node) for node in self.nodes() if node.name]
        return "\n  ".join(lines[:limit])

    # Keyboard and pictures

    def focus_window(self):
        windows = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True).stdout.split()
        if windows:
            subprocess.run(["xdotool", "windowfocus", windows[-1]], check=False)

    def key(self, *keys):
        self.focus_window()
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def click(self, x, y, button=1):
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", str(button)], check=True)

    def scroll(self, x, y, clicks):
        button = 5 if clicks > 0 else 4
        subprocess.run(
            ["xdotool", "mousemove", str(x), str(y), "click", "--repeat", str(abs(clicks)),
             "--delay", "15", str(button)], check=True)

    def resize(self, width, height):
        windows = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)],
            capture_output=True, text=True).stdout.split()
        for window in windows[-1:]:
            subprocess.run(["xdotool", "windowsize", window, str(width), str(height)], check=True)

    def picture(self, name):
        """Keeps a picture of the screen among the artifacts."""
        if not self.artifacts:
            return
        path = os.path.join(self.artifacts, name + ".png")
        subprocess.run(["import", "-window", "root", path], check=True)

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()


class SampleServer:
    """The product's own sample server, whose faults can be changed while it runs."""

    def __init__(self, executable, arguments=()):
        self.process = subprocess.Popen(
            [executable, "sample-server", *arguments],
            stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url.startswith("http://127.0.0.1"):
            raise Failure(f"the sample server printed {self.url!r} instead of its address")

    def origin(self):
        return re.match(r"http://[^/]+", self.url).group(0)

    def set_faults(self, faults):
        with urllib.request.urlopen(f"{self.origin()}/__faults?set={faults}") as answer:
            answer.read()

    def requests(self):
        with urllib.request.urlopen(f"{self.origin()}/__requests") as answer:
            return json.load(answer)["requests"]

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def run(tests):
    """Runs the named functions, prints a line each, and ends with the count that failed."""
    failed = []
    for name, test in tests:
        started = time.monotonic()
        try:
            test()
            print(f"  passed  {name}  ({time.monotonic() - started:.1f} s)", flush=True)
        except Exception as problem:  # every failure is reported, with what was on screen
            failed.append(name)
            print(f"  FAILED  {name}: {problem}", flush=True)
    print(f"display: {len(tests) - len(failed)} passed, {len(failed)} failed", flush=True)
    sys.exit(1 if failed else 0)
