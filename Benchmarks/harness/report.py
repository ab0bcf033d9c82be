"""Lines of the report, as text and as JSON."""
from dataclasses import asdict, dataclass

UNITS = {"ms": (1_000, 2), "MB": (1 / 1024, 1), "": (1, 0), "k": (1 / 1_000, 0), "M": (1e-6, 2)}


@dataclass
class Line:
    """One figure beside its limit.

    `limit` bounds `ratio` if there is one and `ours` otherwise; None is for figures that are
    only told. `note` says what else there is to know.
    """

    name: str
    ours: float
    theirs: float | None
    ratio: float | None
    limit: float | None
    unit: str = ""
    against: str = "C"
    note: str = ""
    failure: str = ""

    @property
    def is_ok(self):
        if self.failure:
            return False
        if self.limit is None:
            return True
        return (self.ours if self.ratio is None else self.ratio) <= self.limit

    @property
    def verdict(self):
        if self.failure:
            return self.failure
        return "–" if self.limit is None else "ok" if self.is_ok else "OVER"

    def value(self, value):
        if value is None:
            return "–"
        scale, digits = UNITS[self.unit]
        return f"{value * scale:,.{digits}f} {self.unit}".rstrip()

    def __str__(self):
        ratio = "–" if self.ratio is None else f"{self.ratio:.2f}"
        limit = "–" if self.limit is None else (
            f"{self.limit:.1f}" if self.ratio is not None else self.value(self.limit))
        text = (f"{self.name:42} ours {self.value(self.ours):>11}  {self.against:>9} "
                f"{self.value(self.theirs):>11}  ratio {ratio:>5}  limit {limit:>6}  "
                f"{self.verdict}")
        return text + (f"  ({self.note})" if self.note else "")

    def as_json(self):
        return dict(asdict(self), verdict=self.verdict, is_ok=self.is_ok)
