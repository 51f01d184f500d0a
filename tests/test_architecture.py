"""The charts of docs/architecture.md and the imports of the code are the same, both ways.

A chart is a `mermaid` block. A box, `store["bot/store<br>all SQL"]`, begins with the packages and modules that it
stands for; an arrow, `ui --> sessions & texts`, is an import. Dotted arrows are no imports and are not compared.
"""

import os.path
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CHARTS = re.findall(r"```mermaid\n(.*?)```", PAGE, re.DOTALL)


@dataclass(frozen=True)
class Chart:
    """Which box a module lies in, and which boxes import which."""

    boxes: dict[str, str]
    """The box of each package or module that is drawn."""
    arrows: frozenset[tuple[str, str]]

    @classmethod
    def read(cls, text: str) -> "Chart":
        boxes, arrows = {}, set()
        for line in text.splitlines():
            if match := re.fullmatch(r'\s*(\w+)\["(.*?)<br>.*"\]', line):
                for path in match[2].split():
                    assert (ROOT / path).exists(), f"{path} is drawn and does not exist"
                    boxes[path.removesuffix(".py").replace("/", ".")] = match[1]
            elif match := re.fullmatch(r"\s*(\w+) --> (\w+(?: & \w+)*)", line):
                arrows |= {(match[1], target) for target in match[2].split(" & ")}
        assert boxes
        assert {name for arrow in arrows for name in arrow} <= set(boxes.values()), (
            "an arrow to a box that is not drawn"
        )
        return cls(boxes, frozenset(arrows))

    @property
    def scope(self) -> str:
        """The innermost package that holds all boxes; empty for the whole project."""
        return os.path.commonpath([name.replace(".", "/") for name in self.boxes]).replace("/", ".")

    def box(self, module: str) -> str | None:
        """The box of a module; None for one outside of this chart, and for the packages around the boxes."""
        name = module
        while name:
            if name in self.boxes:
                return self.boxes[name]
            name = name.rpartition(".")[0]
        inside = not self.scope or f"{module}.".startswith(f"{self.scope}.")
        assert not inside or any(f"{name}.".startswith(f"{module}.") for name in self.boxes), f"{module} is in no box"
        return None


@cache
def graph() -> grimp.ImportGraph:
    """The imports of the program; tests lie outside of the charts."""
    graph = grimp.build_graph("bot", "renderers", "sandbox", cache_dir=None)
    for module in [name for name in graph.modules if ".tests" in name]:
        graph.remove_module(module)
    return graph


@pytest.mark.parametrize("text", CHARTS, ids=lambda text: Chart.read(text).scope or "project")
def test_the_charts_draw_the_imports_as_they_are(text: str) -> None:
    chart = Chart.read(text)
    imports = defaultdict(set)
    for module in graph().modules:
        importer = chart.box(module)
        for imported in graph().find_modules_directly_imported_by(module):
            if importer and (box := chart.box(imported)) and box != importer:
                imports[importer, box].add(f"{module} imports {imported}")
    missing = {f"{a} --> {b}": sorted(imports[a, b]) for a, b in imports.keys() - chart.arrows}
    assert not missing, "imports that no chart draws"
    unfounded = sorted(f"{a} --> {b}" for a, b in chart.arrows - imports.keys())
    assert not unfounded, "arrows without an import"


def test_one_chart_is_of_the_whole_project() -> None:
    assert "" in {Chart.read(text).scope for text in CHARTS}
