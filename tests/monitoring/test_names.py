"""The alert rules, the dashboard and docs/operating.md name the metrics that the bot exports."""

import json
import re
from pathlib import Path

import pytest

from tests.monitoring.conftest import Watched

ROOT = Path(__file__).parents[2]
ALERTS, DASHBOARD = ROOT / "deploy" / "alerts.yml", ROOT / "deploy" / "grafana-dashboard.json"
OF_LIBRARIES = ("process_", "python_")
NAME = r"\b(?:tavolino|process|python)_[a-z0-9_]+"


def names_in(file: Path) -> set[str]:
    """Returns the names of the metrics in a file; a histogram's without the endings of its series."""
    return {re.sub(r"_(bucket|count|sum)$", "", name) for name in re.findall(NAME, file.read_text(encoding="utf-8"))}


async def exported(watched: Watched) -> set[str]:
    """Returns the names of all metrics; a histogram's without the endings of its series."""
    _, text = await watched.get("/metrics")
    return set(re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE))


@pytest.mark.parametrize("file", [ALERTS, DASHBOARD], ids=lambda path: path.name)
async def test_alerts_and_dashboard_name_metrics_that_exist(file: Path, watched: Watched) -> None:
    used = names_in(file)
    assert len(used) > 10
    assert used <= await exported(watched)


async def test_the_dashboard_shows_every_metric_of_the_bot(watched: Watched) -> None:
    missing = await exported(watched) - names_in(DASHBOARD)
    assert [name for name in missing if not name.startswith(OF_LIBRARIES)] == []


async def test_the_page_for_operators_lists_every_metric_of_the_bot_and_no_other(watched: Watched) -> None:
    listed = {name for name in names_in(ROOT / "docs" / "operating.md") if not name.startswith(OF_LIBRARIES)}
    assert listed == {name for name in await exported(watched) if not name.startswith(OF_LIBRARIES)}


def test_no_two_panels_of_the_dashboard_overlap() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24, panel["title"]
        taken |= cells
