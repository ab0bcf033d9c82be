"""Costs at several sizes: what must not depend on the size, and what must not outgrow it."""
import math
from dataclasses import dataclass

from .programs import COUNTING, count_instructions, figures, median
from .report import Line

ROWS = (100, 1_000, 10_000, 100_000)
# What is to make no difference may cost this many times more with a hundred times the rows:
# a few instructions for each row are let pass, a body or a measurement is not.
FLAT = 1.5
# The greatest power of the size with which a cost may grow: one, and something for the noise.
LINEAR = 1.15
LAZY = {"start": "flat", "scroll": "flat", "change": "linear", "append": "linear",
        "insert first": "linear"}
EAGER = {"start": "linear", "change": "linear", "append": "linear", "insert first": "linear"}


@dataclass(frozen=True)
class Shape:
    """What stands on screen, its sizes, and how each thing done to it may grow."""

    name: str
    title: str
    sizes: tuple
    growth: dict


SHAPES = [
    Shape("list", "List", ROWS, LAZY),
    Shape("lazyStack", "LazyVStack", ROWS, LAZY),
    Shape("lazyGrid", "LazyVGrid", ROWS, LAZY),
    Shape("stack", "VStack", (100, 500, 1_000), EAGER),
    Shape("siblings", "5,000 siblings", (100, 1_000, 5_000), EAGER),
    Shape("nesting", "1,000 levels", (10, 100, 1_000), {"start": "linear", "change": "linear"}),
    Shape("writes", "state writes a second", (100, 1_000, 10_000), {"writes": "linear"}),
    Shape("resize", "List made wider", ROWS, {"resize": "flat"}),
    Shape("text", "long text, no display", (100, 1_000, 10_000), {"start": "linear"}),
]
PAGES = (1_000, 4_000, 16_000)
PAGE_NAME = "curve: long text, GTK, start"


def run(programs, is_wanted, counts_instructions):
    """A line for each thing done to each shape; by CPU time where nothing counts instructions."""
    for shape in SHAPES:
        if any(is_wanted(name(shape, what)) for what in shape.growth):
            costs = measure(programs, shape, counts_instructions)
            for what, growth in shape.growth.items():
                if is_wanted(name(shape, what)):
                    yield line(name(shape, what), costs[what], growth, counts_instructions)
    if is_wanted(PAGE_NAME):
        yield line(PAGE_NAME, measure_pages(programs, counts_instructions), "linear",
                   counts_instructions)


def name(shape, what):
    return f"curve: {shape.title}, {what}"


def measure(programs, shape, counts_instructions):
    """Costs by what was done and the size, medians of the repetitions."""
    arguments = (programs.curves, shape.name, *shape.sizes)
    if counts_instructions:
        totals, printed = count_instructions(programs, *arguments)
    else:
        printed = figures(*arguments, environment=COUNTING)
        totals = [figure["cpu"] for figure in printed]
    costs = {}
    for cost, figure in zip(totals, printed, strict=True):
        costs.setdefault(figure["what"], {}).setdefault(figure["size"], []).append(cost)
    return {what: {size: median(values) for size, values in sizes.items()}
            for what, sizes in costs.items()}


def measure_pages(programs, counts_instructions):
    """The start with a text of so many words, without what the start costs anyway."""
    def start(words):
        if counts_instructions:
            return count_instructions(programs, programs.ours, "text", words, 0)[0][0]
        return figures(programs.ours, "text", words, 0)[0]["first_cpu"]

    empty = start(1)
    return {words: start(words) - empty for words in PAGES}


def line(name, costs, growth, counts_instructions):
    sizes = sorted(costs)
    last, before = sizes[-1], sizes[-2]
    if growth == "flat":
        ratio, limit = costs[last] / costs[1_000], FLAT
    else:
        ratio = math.log(costs[last] / costs[before]) / math.log(last / before)
        limit = LINEAR
    # Times of less than a millisecond say nothing about growth.
    if not counts_instructions:
        limit = None if costs[last] < 0.001 else limit + 0.35
    unit = "M" if counts_instructions else "ms"
    found = Line(name, costs[last], costs[sizes[0]], ratio, limit, unit,
                 against=f"at {sizes[0]:,}")
    rest = ", ".join(f"{size:,}: {found.value(costs[size])}" for size in sizes[1:-1])
    found.note = f"{growth}; {rest}"
    return found
