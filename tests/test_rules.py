"""Every rule that code and tests cite is in docs/rules.md.

A citation is `RULES 002.10`, `RULES 001.7-10, 001.16`, `RULES 004.4, 5` or `RULES T3`. `[D7]` in the folder of a game
is decision 7 of the section that the game's package cites; `[G1]` is for all games.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
SOURCES = sorted(path for folder in ("bot", "renderers", "tests") for path in (ROOT / folder).rglob("*.py"))

ONE = r"(?:\d{3}(?:\.\d+(?:-(?:\d{3}\.)?\d+)?)?|T\d(?:-T?\d)?)"
CITED = re.compile(rf"RULES\s+({ONE}(?:(?:,|;|\s+and)\s+(?:{ONE}|\d{{1,2}}\b))*)")
DECISION = re.compile(r"\[([DG]\d+|D-[a-z]+)\]")


def defined() -> tuple[dict[str, set[int]], dict[str, set[str]]]:
    """The numbers of the rules, and the names of the decisions, of each section of docs/rules.md."""
    rules: dict[str, set[int]] = defaultdict(set)
    decisions: dict[str, set[str]] = defaultdict(set)
    section = ""
    for line in RULES.splitlines():
        if heading := re.match(r"## (\d{3}|T) ", line):
            section = heading[1]
        if section:
            rules[section] |= {int(number) for number in re.findall(r"^(\d+)\. ", line)}
            decisions[section] |= set(DECISION.findall(line))
    return rules, decisions


NUMBERS, DECISIONS = defined()


def cited(text: str) -> Iterator[tuple[str, int | None]]:
    """The section and the number of each rule cited; None for the number where a whole section is meant."""
    for citation in CITED.findall(text):
        section = ""
        for part in re.split(r"(?:,|;|\s+and)\s+", citation):
            if match := re.fullmatch(r"(\d{3})(?:\.(.+))?", part):
                section, span = match[1], match[2]
            else:
                section, span = ("T", part.replace("T", "")) if part.startswith("T") else (section, part)
            if span is None:
                yield section, None
                continue
            first, _, last = span.partition("-")  # "7", "7-10" or "7-001.10"
            last = last.rpartition(".")[2] or first
            yield from ((section, number) for number in range(int(first), int(last) + 1))


@cache
def section_of(game: str) -> str | None:
    """The section that a game's package or module cites, T for the shared lattice; None where it cites none."""
    places = (ROOT / "bot" / "games" / game / "__init__.py", ROOT / "bot" / "games" / f"{game}.py")
    for place in places:
        if place.exists() and (citation := CITED.search(place.read_text(encoding="utf-8"))):
            return "T" if citation[1].startswith("T") else citation[1][:3]
    return None


def game_of(source: Path) -> str | None:
    """The key of the game in whose folder a file lies."""
    parts = source.relative_to(ROOT).with_suffix("").parts
    return parts[2] if parts[1] == "games" and len(parts) > 2 else None


@pytest.mark.parametrize("section", sorted(NUMBERS))
def test_rules_and_decisions_are_numbered_without_gaps(section: str) -> None:
    assert NUMBERS[section] == set(range(1, len(NUMBERS[section]) + 1))
    numbered = {int(name[1:]) for name in DECISIONS[section] if name.startswith("D") and name[1:].isdigit()}
    assert numbered == set(range(min(numbered, default=1), max(numbered, default=0) + 1))


def test_citations_are_read_as_they_are_meant() -> None:
    assert list(cited("(RULES 001.7-9, 001.16) [D3]")) == [("001", 7), ("001", 8), ("001", 9), ("001", 16)]
    assert list(cited("(RULES 004.4, 5, 8)")) == [("004", 4), ("004", 5), ("004", 8)]
    assert list(cited("RULES 001.5 and 001.6: the thrown block")) == [("001", 5), ("001", 6)]
    assert list(cited("RULES 001.3-001.5")) == [("001", 3), ("001", 4), ("001", 5)]
    assert list(cited("RULES T1-T3) and (RULES 002)")) == [("T", 1), ("T", 2), ("T", 3), ("002", None)]


def test_every_rule_that_is_cited_exists() -> None:
    unknown = {
        f"{source.relative_to(ROOT)}: RULES {section}.{number}"
        for source in SOURCES
        for section, number in cited(source.read_text(encoding="utf-8"))
        if section not in NUMBERS or (number is not None and number not in NUMBERS[section])
    }
    assert not unknown


def test_every_decision_that_is_cited_exists() -> None:
    unknown = set()
    for source in SOURCES:
        if source == Path(__file__):
            continue
        section = section_of(game) if (game := game_of(source)) else None
        known = {"G1"} | (DECISIONS[section] if section else set())
        names = set(DECISION.findall(source.read_text(encoding="utf-8")))
        unknown |= {f"{source.relative_to(ROOT)}: [{name}]" for name in names - known}
    assert not unknown
