"""Instructions and allocations, which do not depend on the machine's mood."""
from .programs import COUNTING, count_instructions, figures, median
from .report import Line

# Name, case, rows, steps. A step's count is the median without the first one.
COURSES = [
    ("start, 1,000 rows", "start", 1_000, 0),
    ("start, 100,000 rows", "start", 100_000, 0),
    ("one row changes among 10,000", "change", 10_000, 9),
    ("one value changes among 10,000", "change-values", 10_000, 9),
    ("100 rows appended to 10,000", "append", 10_000, 9),
    ("100 values appended to 10,000", "append-values", 10_000, 9),
    ("scrolling by one screen", "page", 10_000, 9),
]


def instructions(programs, is_wanted):
    for name, kind, rows, steps in COURSES:
        name = "instructions: " + name
        if not is_wanted(name):
            continue
        ours, theirs = (
            step_count(count_instructions(programs, program, kind, rows, steps)[0], kind)
            for program, kind in (
                (programs.ours, kind), (programs.theirs, kind.removesuffix("-values"))))
        yield Line(name, ours, theirs, ours / theirs, None, "M")


def step_count(totals, kind):
    """The first total is the start's, the next the first step's."""
    return totals[0] if kind == "start" else median(totals[2:])


def allocations(programs, is_wanted):
    for name, key, kind, rows, steps, per in [
        ("allocations: start, 1,000 rows", "first_allocations", "start", 1_000, 0, None),
        ("allocations: a row of data", "first_allocations", "start", 11_000, 0, "data"),
        ("allocations: one row changes", "step_allocations", "change", 10_000, 9, None),
        ("allocations: 100 rows appended", "step_allocations", "append", 10_000, 9, None),
        ("allocations: a row comes on screen", "step_allocations", "page", 10_000, 9, "row"),
    ]:
        if is_wanted(name):
            ours, theirs = (
                count_allocations(programs, program, key, kind, rows, steps, per)
                for program in (programs.ours, programs.theirs))
            yield Line(name, ours, theirs, ours / max(theirs, 1), None)


def count_allocations(programs, program, key, kind, rows, steps, per):
    environment = dict(COUNTING, LD_PRELOAD=programs.counter)

    def counted(rows):
        return figures(program, kind, rows, steps, environment=environment)[0]

    figure = counted(rows)
    if per == "data":
        return round((figure[key] - counted(1_000)[key]) / 10_000, 2)
    if per == "row":
        return round(figure[key] / (figure["rows"] / steps), 1)
    return figure[key]
