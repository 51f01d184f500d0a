"""A measured figure and its comparison with a goal or a baseline."""

import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from math import inf
from statistics import median
from time import process_time

SHORT = os.environ.get("BENCH_SHORT") == "1"
"""Whether this is a quick pass, whose figures mean little."""


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A measured value. `goal` bounds the ratio of `value` and `baseline`, or `value` itself without a baseline.

    at_least: whether the goal is a lower bound. Ratios are preferred, since absolute values depend on the machine.
    """

    name: str
    unit: str
    value: float
    goal: float
    at_least: bool = False
    baseline_name: str | None = None
    baseline: float | None = None
    inverse: bool = False
    """Whether the ratio is baseline / value ("times faster") instead of value / baseline ("times the cost")."""

    @property
    def judged(self) -> float:
        """The number that is compared with the goal: the ratio, or the value without a baseline.

        Infinite if the divisor is 0: a short pass can take less CPU time than the system can measure.
        """
        if self.baseline is None:
            return self.value
        value, divisor = (self.baseline, self.value) if self.inverse else (self.value, self.baseline)
        return value / divisor if divisor else inf

    @property
    def met(self) -> bool:
        return self.judged >= self.goal if self.at_least else self.judged <= self.goal

    def record(self) -> dict[str, object]:
        return {**asdict(self), "judged": self.judged, "met": self.met}

    def __str__(self) -> str:
        bound = ">=" if self.at_least else "<="
        against = f" vs {self.baseline:.4g} {self.unit} ({self.baseline_name})" if self.baseline is not None else ""
        times = "x" if self.baseline is not None else f" {self.unit}"
        mark = "ok  " if self.met else "MISS"
        goal = f"(goal {bound} {self.goal:g}{times})"
        return f"{mark} {self.name}: {self.judged:.3g}{times} {goal}; {self.value:.4g} {self.unit}{against}"


def cpu_seconds(work: Callable[[], object], repeats: int) -> float:
    """Returns the median CPU time of a call in this process, in seconds, over `repeats` calls; one if SHORT."""

    def once() -> float:
        before = process_time()
        work()
        return process_time() - before

    return median(once() for _ in range(1 if SHORT else repeats))


def milliseconds(works: Iterable[Callable[[], object]], repeats: int) -> float:
    """Returns the median CPU time of several functions, in milliseconds, each the median of `repeats` calls."""
    return 1000 * median(cpu_seconds(work, repeats) for work in works)
