"""SwiftUI's rules of identity and lifetime, on the GTK backend."""

import os
import re
import time

from driver import Failure, Program, run, wait_for

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "probe")
ARTIFACTS = os.path.join(ROOT, "Artifacts")


class Probe(Program):
    """The probe, with the lines it wrote since they were last asked for."""

    def __init__(self, mode):
        folder = os.path.join(ARTIFACTS, "probe-" + mode)
        os.makedirs(folder, exist_ok=True)
        log = os.path.join(folder, "program.log")
        if os.path.exists(log):
            os.remove(log)
        super().__init__([PROBE, mode], artifacts=folder)
        self.read_to = 0

    def lines(self):
        """Lines written since the last call, once no more came for a while."""
        seen = -1
        while True:
            with open(self.log_path, errors="replace") as log:
                text = log.read()
            if len(text) == seen:
                break
            seen = len(text)
            time.sleep(0.4)
        new = text[self.read_to:]
        self.read_to = len(text)
        return [line for line in new.splitlines() if re.match(r"(body|appear|disappear|task|change|mark)", line)]

    def press(self, name):
        self.find(name=f"^{name}$", role="push button|button|link").press()


def expect(actual, expected):
    if actual != expected:
        raise Failure(f"expected {expected}, got {actual}")


def state():
    probe = Probe("state")
    try:
        probe.find(name="^conditional$")
        expect(probe.lines(), ["body root", "body dependent", "body independent", "appear", "task"])
        probe.press("two writes")
        expect(probe.lines(), ["body root", "body dependent", "change 0 1"])
        probe.press("equal write")
        expect(probe.lines(), [])
        probe.press("toggle")
        expect(probe.lines(), ["body root", "disappear"])
        probe.press("toggle")
        expect(probe.lines(), ["body root", "appear", "task"])
    finally:
        probe.stop()


def seeds(probe, kind):
    pattern = re.compile(rf"^{kind} (\d+) seed (\d+)$")
    found = {}
    for node in probe.nodes():
        match = pattern.match(node.name)
        if match:
            found[int(match.group(1))] = int(match.group(2))
    return found


def rows():
    probe = Probe("rows")
    try:
        probe.find(name="^list 4 seed")
        for kind in ("each", "list"):
            before = seeds(probe, kind)
            expect(sorted(before), [1, 2, 3, 4])
        each, listed = seeds(probe, "each"), seeds(probe, "list")
        probe.press("insert")
        probe.find(name="^list 5 seed")
        for kind, before in (("each", each), ("list", listed)):
            after = seeds(probe, kind)
            expect({id: after[id] for id in before}, before)
            if after[5] in before.values():
                raise Failure(f"the new {kind} row took over a state: {after}")
        probe.press("reverse")
        wait_for("rows after reversing", lambda: len(seeds(probe, "list")) == 5)
        for kind, before in (("each", each), ("list", listed)):
            after = seeds(probe, kind)
            expect({id: after[id] for id in before}, before)
        probe.press("remove")
        probe.wait_gone(name="^list 5 seed")
        expect({id: seed for id, seed in seeds(probe, "each").items()}, each)
    finally:
        probe.stop()


def navigation():
    probe = Probe("navigation")
    try:
        home = probe.find(name="^home seed").name
        expect(probe.lines(), ["body home", "appear home", "task home"])
        probe.press("push")
        probe.find(name="^detail 7$")
        expect(
            probe.lines(), ["body detail", "appear detail", "disappear home", "task detail"])
        probe.key("alt+Left")
        expect(probe.find(name="^home seed").name, home)
        expect(probe.lines(), ["appear home", "disappear detail", "task home"])
    finally:
        probe.stop()


def switches(pid):
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status") as status:
            total += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status.read(), re.M).group(1))
    return total


def idle():
    probe = Probe("idle")
    try:
        probe.find(name="^Row 3$")
        pid = probe.process.pid

        def at_rest():
            before = switches(pid)
            time.sleep(1)
            return switches(pid) == before

        wait_for("the window to come to rest", at_rest, 20)
        before = switches(pid)
        time.sleep(10)
        expect(switches(pid) - before, 0)
    finally:
        probe.stop()


def churn():
    """Ten thousand pages come and go; the process stays as large as it was."""
    probe = Probe("churn")
    try:

        def sizes():
            with open(probe.log_path, errors="replace") as log:
                return dict(re.findall(r"^mark (\d+) (\d+)$", log.read(), re.M))

        found = wait_for("ten thousand rounds", lambda: "10000" in sizes() and sizes(), 240)
        before, after = int(found["500"]), int(found["10000"])
        print(f"    resident memory: {before} kB after 500 pages, {after} kB after 10,000")
        if after > before * 1.05:
            raise Failure(f"the process grew from {before} to {after} kB")
    finally:
        probe.stop()


if __name__ == "__main__":
    run([
        ("bodies, appearances and changes happen as often as they should", state),
        ("a row's state follows its id in ForEach and in List", rows),
        ("the root keeps its state over push and pop", navigation),
        ("ten thousand pages come and go without a trace", churn),
        ("an idle window does not wake up in ten seconds", idle),
    ])
