"""The scores of each match so far, so that a run continues where an earlier one ended.

Scores are kept with the commit that last changed rules, players or arena: after a change everything is played again.
"""

import json
import subprocess
from dataclasses import asdict
from pathlib import Path

from bench.arena.match import Match
from bench.arena.score import Score

PLAYED_BY = ("bot/games", "bot/players", "bench/arena/match.py", "bench/arena/rollouts.py")
"""The paths of the code that the results depend on."""


def commit() -> str:
    """Returns the short hash of the last commit that changed PLAYED_BY, with `+` if there are uncommitted changes."""
    found = git("log", "-1", "--format=%h", "--", *PLAYED_BY)
    return f"{found}+" if git("status", "--porcelain", "--", *PLAYED_BY) else found


def git(*args: str) -> str:
    """Returns what git prints."""
    return subprocess.run(["git", *args], check=True, capture_output=True, text=True).stdout.strip()  # noqa: S607


class Progress:
    """The scores so far, in a file of JSON."""

    def __init__(self, path: Path, commit: str) -> None:
        self._path, self._commit = path, commit
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self._scores = {key: Score(**score) for key, score in kept.items() if key.startswith(f"{commit} ")}

    def of(self, match: Match) -> Score:
        """Returns the score of the match's first games."""
        return self._scores.get(self._key(match), Score())

    def keep(self, match: Match, score: Score) -> None:
        """Keeps the score of the match's first games."""
        self._scores[self._key(match)] = score
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps({key: asdict(one) for key, one in self._scores.items()}, indent=1)
        fresh = self._path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self._path)

    def _key(self, match: Match) -> str:
        parts = (match.game, match.first, match.second, match.seats, dict(match.options), match.plies, match.seed)
        return f"{self._commit} {json.dumps(parts)}"
