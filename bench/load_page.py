"""Writes the answers under load into the docs: a table in docs/scaling.md, and docs/load.svg."""

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.answers import Answers, Load
from bench.arena.progress import git

PAGE, PICTURE = Path("docs/scaling.md"), Path("docs/load.svg")
BEGIN, END = "<!-- results of make load -->\n", "<!-- end of the results -->\n"
HEAD = (
    "| moves/s | bot | interactions/s | p50 | p99 | longest | deferred | unanswered | CPU a move | of a core"
    " | players: of a core, late (p99) |\n|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
)
OURS, BARE = "#2f6f4f", "#b0722d"


def write(load: Load) -> None:
    """Replaces the table in the page, and draws the picture."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(before + BEGIN + table(load) + END + after, encoding="utf-8")
    draw(load)


def table(load: Load) -> str:
    """Returns the table, a row for each bot and rate, and a line about the machine."""
    answers = [("Tavolino", one) for one in (*load.ours, load.beyond)] + [("bare", one) for one in load.bare]
    rows = [row(bot, one) for bot, one in sorted(answers, key=lambda each: each[1].rate)]
    about = (
        f"Commit `{git('rev-parse', '--short', 'HEAD')}`, {datetime.now(UTC):%Y-%m-%d}, "
        f"Python {platform.python_version()}, {os.cpu_count()} cores, load at the end {os.getloadavg()[0]:.1f}.\n"
    )
    return HEAD + "".join(rows) + f"\n{about}"


def row(bot: str, one: Answers) -> str:
    return (
        f"| {one.rate:.0f} | {bot} | {one.interactions:.0f} | {1000 * one.p50:.0f} ms | {1000 * one.p99:.0f} ms"
        f" | {one.longest:.2f} s | {one.deferred} | {one.unanswered} | {one.cpu:.1f} ms | {one.share:.0%}"
        f" | {one.players:.0%}, {1000 * one.late:.0f} ms |\n"
    )


def draw(load: Load) -> None:
    """Draws how long answers take by rate, and how much of a core the bots use."""
    import matplotlib as mpl  # noqa: PLC0415  installed by `make load` alone
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "load", "font.family": "sans-serif", "font.size": 9})
    figure = Figure(figsize=(9, 3.8), layout="constrained")
    waits, cores = figure.subplots(1, 2, width_ratios=(3, 2))
    ours, bare = (sorted(answers, key=lambda one: one.rate) for answers in (load.ours, load.bare))
    for answers, bot, colour in ((ours, "Tavolino", OURS), (bare, "bare bot", BARE)):
        rates = [one.rate for one in answers]
        waits.fill_between(rates, milliseconds(answers, "p50"), milliseconds(answers, "p99"), color=colour, alpha=0.15)
        for name, style in (("p50", "-"), ("p99", "--"), ("longest", ":")):
            waits.plot(rates, milliseconds(answers, name), style, color=colour, label=f"{bot}, {name}")
        cores.plot(rates, [100 * one.share for one in answers], "-o", color=colour, markersize=3, label=bot)
    players = [100 * one.players for one in ours]
    cores.plot([one.rate for one in ours], players, ":", color="#777777", label="Discord and the players")
    waits.set(yscale="log", xlabel="moves a second", ylabel="ms from a press to its answer")
    cores.set(ylim=(0, 110), xlabel="moves a second", ylabel="% of a core")
    for axes in (waits, cores):
        axes.grid(alpha=0.3)
        axes.legend(fontsize=7, frameon=False, ncols=2, loc="lower center", bbox_to_anchor=(0.5, 1))
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURE, metadata={"Date": None})


def milliseconds(answers: Sequence[Answers], name: str) -> list[float]:
    return [1000 * getattr(one, name) for one in answers]
