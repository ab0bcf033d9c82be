"""Builds the programs that are measured and runs them."""
import json
import os
import shutil
import statistics
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Hashing is seeded by chance otherwise, and with it the order of sets and the counts.
COUNTING = dict(SWIFT_DETERMINISTIC_HASHING="1")


class Programs:
    """Our program, the one in C, and the one that draws curves, built into a folder."""

    def __init__(self, folder, is_built, profiles=None):
        self.folder = folder
        self.profiles = profiles
        if not is_built:
            for product in ("rows", "curves"):
                build(product)
        self.ours = os.path.join(ROOT, ".build/release/rows")
        self.curves = os.path.join(ROOT, ".build/release/curves")
        self.theirs = os.path.join(folder, "rows-in-c")
        self.counter = os.path.join(folder, "allocations.so")
        sources = "RowsInC/rows.c Measure/measure.c Measure/steps.c Sections/sections.c".split()
        compile_c(self.theirs, sources, "-IBenchmarks/Measure/include",
                  "-IBenchmarks/Sections/include", *pkg_config("--cflags", "--libs", "gtk4"))
        compile_c(self.counter, ["Allocations/allocations.c"], "-shared", "-fPIC")

    def stripped(self, program):
        """A copy without debug information, which valgrind 3.19 cannot read of Swift's."""
        copy = os.path.join(self.folder, os.path.basename(program) + "-stripped")
        if not os.path.exists(copy):
            subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
        return copy


def build(product):
    subprocess.run(["swift", "build", "-c", "release", "--product", product],
                   cwd=ROOT, check=True, stdout=sys.stderr)


def pkg_config(*arguments):
    result = subprocess.run(
        ["pkg-config", *arguments], check=True, capture_output=True, text=True)
    return result.stdout.split()


def compile_c(program, sources, *flags):
    subprocess.run(["cc", "-O2", "-Wall", "-o", program,
                    *(f"Benchmarks/{source}" for source in sources), *flags],
                   cwd=ROOT, check=True)


def figures(program, *arguments, environment=None, seconds=120):
    """What a program printed: a dictionary for each line of JSON."""
    command = [program, *map(str, arguments)]
    try:
        result = subprocess.run(command, capture_output=True, text=True, timeout=seconds,
                                env=dict(os.environ, **(environment or {})))
    except subprocess.TimeoutExpired:
        raise SystemExit(f"run: {' '.join(command)} did not end within {seconds} s.") from None
    found = [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]
    if result.returncode != 0 or not found:
        raise SystemExit(f"run: {' '.join(command)} ended with {result.returncode} and gave "
                         f"{len(found)} figures:\n{result.stderr[-2000:]}")
    return found


def has_valgrind():
    return shutil.which("valgrind") is not None


def count_instructions(programs, program, *arguments, seconds=900):
    """Instructions of each section that a program went through, and what it printed."""
    folder = os.path.join(programs.folder, "callgrind")
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    printed = figures(
        "valgrind", "--quiet", "--tool=callgrind", "--zero-before=section_begins",
        "--dump-before=section_ends", f"--callgrind-out-file={folder}/out",
        programs.stripped(program), *arguments, environment=COUNTING, seconds=seconds)
    parts = [name for name in os.listdir(folder) if name.startswith("out.")]
    parts.sort(key=lambda name: int(name.split(".")[-1]))
    if programs.profiles and parts:
        name = "-".join([os.path.basename(program), *map(str, arguments)])
        os.makedirs(programs.profiles, exist_ok=True)
        shutil.copy(os.path.join(folder, parts[-1]), os.path.join(programs.profiles, name))
    return [total(os.path.join(folder, part)) for part in parts], printed


def total(path):
    with open(path, errors="replace") as file:
        for line in file:
            if line.startswith("summary:"):
                return int(line.split()[1])
    raise SystemExit(f"run: callgrind wrote no total to {path}.")


def wake_ups(process_id):
    """Times that any thread of a process went to sleep so far, by thread."""
    counts = {}
    for thread in os.listdir(f"/proc/{process_id}/task"):
        with open(f"/proc/{process_id}/task/{thread}/status") as file:
            for line in file:
                if line.startswith("voluntary_ctxt_switches"):
                    counts[thread] = int(line.split()[1])
    return counts


def watch_idle(commands, seconds):
    """How often each program woke up in so many seconds, once it was left alone."""
    processes = [
        subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, text=True) for command in commands]
    try:
        for process in processes:
            process.stdout.readline()
        time.sleep(2)
        before = [wake_ups(process.pid) for process in processes]
        time.sleep(seconds)
        after = [wake_ups(process.pid) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait()
    return [sum(count - old.get(thread, 0) for thread, count in new.items())
            for old, new in zip(before, after)]


def median(values):
    return statistics.median(values)
