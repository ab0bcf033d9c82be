"""The table of what has to be as fast as C, case by case."""
from dataclasses import dataclass

from .programs import figures, median, watch_idle
from .report import Line

FRAME = 0.016


@dataclass(frozen=True)
class Course:
    """How a program is run: its arguments. C's rows are objects whatever ours are."""

    kind: str
    rows: int
    steps: int = 0

    def arguments(self, is_ours, haste=1):
        kind = self.kind if is_ours else self.kind.removesuffix("-values")
        return kind, self.rows, -(-self.steps // haste)


START = Course("start", 1_000)
START_LARGE = Course("start", 100_000)
CHANGE = Course("change", 10_000, 100)
HIDDEN = Course("hidden", 10_000, 10)
NOTHING = Course("nothing", 10_000, 10)
CHANGE_VALUES = Course("change-values", 10_000, 100)
HIDDEN_VALUES = Course("hidden-values", 10_000, 10)
APPEND_VALUES = Course("append-values", 10_000, 30)
APPEND = Course("append", 10_000, 30)
SCROLL = Course("scroll", 100_000, 100)
PAGE = Course("page", 100_000, 100)
RESIZE = Course("resize", 10_000, 100)
FILTER = Course("filter", 10_000, 36)


@dataclass(frozen=True)
class Case:
    """A row of the table.

    `limit` is a multiple of C's figure, or of our own in the course `against`, or, when
    `is_absolute`, the figure itself.
    """

    name: str
    course: Course
    key: str
    limit: float | None
    unit: str = "ms"
    against: Course | None = None
    is_absolute: bool = False


CASES = [
    Case("start, 1,000 rows", START, "first_cpu", 1.2),
    Case("start, 100,000 rows", START_LARGE, "first_cpu", 1.2),
    Case("start, 100,000 rows to 1,000", START_LARGE, "first_cpu", None, against=START),
    Case("the same without making the rows", START_LARGE, "first_cpu_without_data", 1.1,
         against=START),
    Case("start, 1,000 rows, exec to first frame", START, "first_wall", None),
    Case("memory, 100,000 rows", START_LARGE, "first_memory_kb", 1.2, "MB"),
    Case("memory at its peak, 100,000 rows", START_LARGE, "peak_memory_kb", None, "MB"),
    Case("memory at its peak, scrolled to the end", SCROLL, "peak_memory_kb", None, "MB"),
    Case("one row changes among 10,000", CHANGE, "step_cpu", 1.0),
    Case("the same in an array of values", CHANGE_VALUES, "step_cpu", None),
    Case("a row out of sight changes: bodies", HIDDEN, "bodies", 0, "", is_absolute=True),
    Case("a row out of sight changes: paints", HIDDEN, "paints", 0, "", is_absolute=True),
    Case("the same in an array of values: rows", HIDDEN_VALUES, "rows", 0, "", is_absolute=True),
    Case("the same in an array of values: paints", HIDDEN_VALUES, "paints", 0, "",
         is_absolute=True),
    Case("nothing changed: rows' bodies", NOTHING, "rows", 0, "", is_absolute=True),
    Case("nothing changed: paints", NOTHING, "paints", 0, "", is_absolute=True),
    Case("100 rows appended to 10,000", APPEND, "step_cpu", 1.0),
    Case("the same to an array of values", APPEND_VALUES, "step_cpu", None),
    Case("scrolling 100,000 end to end", SCROLL, "step_cpu", 1.0),
    Case("scrolling 100,000 by pages", PAGE, "step_cpu", 1.0),
    Case("scrolling end to end: longest frame", SCROLL, "step_cpu_max", FRAME, is_absolute=True),
    Case("scrolling by pages: longest frame", PAGE, "step_cpu_max", FRAME, is_absolute=True),
    Case("filtering 10,000: longest key", FILTER, "step_cpu_max", FRAME, is_absolute=True),
    Case("filtering 10,000: a key", FILTER, "step_cpu", None),
    Case("a window of 10,000 rows made wider", RESIZE, "step_cpu", None),
]
IDLE = "idle for 10 s: wake-ups"


# A quick run takes so many times fewer steps.
HASTE = 8


def run(programs, rounds, is_wanted):
    cases = [case for case in CASES if is_wanted(case.name)]
    found = {}
    for case in cases:
        for course in filter(None, (case.course, case.against)):
            if course not in found:
                found[course] = measure(programs, course, rounds)
        yield line(case, found)
    if is_wanted(IDLE):
        arguments = ("idle", 10_000, 3)
        ours, theirs = watch_idle(
            [(programs.ours, *arguments), (programs.theirs, *arguments)], 10)
        yield Line(IDLE, ours, theirs, None, 0)


def measure(programs, course, rounds):
    """Both programs' figures, taken in turn."""
    sides = ([], [])
    haste = 1 if rounds > 1 else HASTE
    for _ in range(rounds):
        sides[0].extend(figures(programs.ours, *course.arguments(True, haste)))
        sides[1].extend(figures(programs.theirs, *course.arguments(False, haste)))
    return sides


def line(case, found):
    """Medians, also of the longest frame: what takes too long takes it in every round."""
    ours, theirs = (median([figure[case.key] for figure in side]) for side in found[case.course])
    against = "C"
    if case.against:
        theirs = median([figure[case.key] for figure in found[case.against][0]])
        against = "ours less"
    worst = max(figure[case.key] for figure in found[case.course][0])
    ratio = None if case.is_absolute else ours / theirs
    note = f"at worst {worst * 1000:.1f} ms" if case.key == "step_cpu_max" else ""
    return Line(case.name, ours, theirs, ratio, case.limit, case.unit, against, note)
