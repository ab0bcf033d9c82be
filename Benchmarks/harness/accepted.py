"""The counts that were accepted last, and what rose since."""
import json
import os
import subprocess

from .programs import ROOT

PATH = os.path.join(ROOT, "Benchmarks", "accepted.json")
# Counts may rise by this part before it is said.
TOLERANCE = 0.05


def versions():
    """What counts depend on beside our own code."""
    def first_line(*command):
        result = subprocess.run(command, capture_output=True, text=True)
        return (result.stdout or result.stderr).strip().splitlines()[0]

    return {
        "swift": first_line("swift", "--version"),
        "gtk": first_line("pkg-config", "--modversion", "gtk4"),
        "libc": first_line("ldd", "--version"),
        "machine": os.uname().machine,
    }


def read():
    if not os.path.exists(PATH):
        return None
    with open(PATH) as file:
        return json.load(file)


def write(lines):
    """Keeps the counts of lines; those of lines that were not measured stay."""
    old = read() or {}
    kept = old.get("counts", {}) if old.get("versions") == versions() else {}
    kept.update({line.name: line.ours for line in lines if is_count(line)})
    with open(PATH, "w") as file:
        json.dump({"versions": versions(), "counts": kept}, file, indent=2, sort_keys=True)
        file.write("\n")


def is_count(line):
    return line.unit == "M" or line.name.startswith("allocations")


def compare(line, accepted):
    """Marks a line whose count rose; `accepted` is what `read` gave."""
    old = (accepted or {}).get("counts", {}).get(line.name)
    if not is_count(line) or not old:
        return
    change = line.ours / old - 1
    line.note = "; ".join(filter(None, [line.note, f"{change:+.1%} since accepted"]))
    if change > TOLERANCE and line.is_ok:
        line.failure = "ROSE"
