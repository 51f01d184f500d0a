"""The private panel about the luck of the puzzles: seals of today and tomorrow, seeds of yesterday."""

from collections.abc import Iterable

import discord

from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.service import Puzzles
from bot.sessions.fairness import committed_text
from bot.texts import Texts
from bot.ui.daily.home_view import game_name
from bot.ui.text.times import day_text, timestamp
from bot.ui.views.components import button, button_rows, panel, text
from bot.ui.views.custom_id import Action, Press


def daily_luck_panel(
    sealed: Iterable[tuple[str, Puzzles]], revealed: Puzzles, records: Iterable[Puzzle], texts: Texts
) -> discord.ui.LayoutView:
    """Lays out what the deals follow from.

    Args:
        sealed: days whose seeds are secret, with their puzzles.
        revealed: the last puzzles that are over.
        records: those of them of which the reader may get the record of an attempt.
    """
    pieces = [f"### {texts('button-luck')}\n{texts('daily-luck')}"]
    for day, puzzles in sealed:
        seals = (_seal(one, texts) for one in puzzles.values())
        pieces.append("\n".join([f"**{day_text(day, texts)}**", *seals]))
    for one in revealed.values():
        shown = texts("luck-revealed", seed=one.seed.hex(), sealed=committed_text(one.id, one.seed))
        heading = f"**{game_name(one, texts)} · {day_text(one.day, texts)}**"
        pieces.append("\n".join([heading, texts("luck-commitment", commitment=one.commitment, session=one.id), shown]))
    buttons = [
        button(texts("button-daily-record", game=game_name(one, texts)), Press(Action.DAILY_RECORD, one.id))
        for one in records
    ]
    home = button(texts("button-daily-home"), Press(Action.DAILY))
    return panel([*map(text, pieces), *button_rows([*buttons, home])])


def _seal(puzzle: Puzzle, texts: Texts) -> str:
    return texts(
        "daily-seal",
        game=game_name(puzzle, texts),
        seal=puzzle.commitment,
        id=puzzle.id,
        time=timestamp(puzzle.drawn_at, "f"),
    )
