"""The table of results in docs/opponents.md."""

from pathlib import Path

from bench.arena.match import Match
from bench.arena.score import Score, interval

BEGIN, END = "<!-- results of make arena -->\n", "<!-- end of the results -->\n"
HEAD = (
    "| game | match | games | won of decided | 95 % | drawn | cut | CPU a move, mean | slowest | commit |\n"
    "|---|---|---:|---:|---|---:|---:|---:|---:|---|\n"
)


def name_of(match: Match) -> str:
    """Returns the first two cells of a match's row, which identify an older row to replace."""
    options = ", ".join(f"{name} {value}".replace(" True", "") for name, value in match.options.items())
    others = match.second if match.seats == 2 else f"{match.seats - 1} {match.second}"
    return f"| {match.game}{f' ({options})' if options else ''} | {match.first} against {others} |"


def row(match: Match, score: Score, commit: str) -> str:
    """Returns the row of a match; the times are the first contestant's, the commit is the last to change a player."""
    decided = score.won + score.lost
    low, high = interval(score.won, decided)
    share = f"{score.won / decided:.1%}" if decided else "–"
    mean = 1000 * score.seconds / max(score.moves, 1)
    return (
        f"{name_of(match)} {score.games} | {share} of {decided} | {low:.1%}–{high:.1%} | {score.drawn} | {score.cut}"
        f" | {mean:.1f} ms | {1000 * score.slowest:.0f} ms | {commit} |\n"
    )


def write(path: Path, match: Match, score: Score, commit: str) -> None:
    """Puts the match's row into the table of this document, in place of an older one."""
    before, rest = path.read_text(encoding="utf-8").split(BEGIN)
    table, after = rest.split(END)
    rows = [line for line in table.splitlines(keepends=True)[2:] if not line.startswith(name_of(match))]
    path.write_text(
        before + BEGIN + HEAD + "".join(sorted([*rows, row(match, score, commit)])) + END + after, encoding="utf-8"
    )
