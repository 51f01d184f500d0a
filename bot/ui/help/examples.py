"""The examples of rules pages: their positions, replayed by the games' own rules, and what is written around them."""

import asyncio
from dataclasses import dataclass
from functools import lru_cache

from bot.games import GAMES
from bot.games.base import Event, Seat, View
from bot.games.replay import history
from bot.games.rules_page import Example
from bot.texts import Texts
from renderers.parts.frame import Caption, CaptionPlayer

EXAMPLES_KEPT = 64
"""How many examples are kept replayed: those of all games."""


@dataclass(frozen=True)
class ReplayedExample:
    """An example's positions as views, each with the first words of a move that are chosen in it.

    Attributes:
        on_turn: the seat that is to act in the last one, or has won; None if there is not exactly one.
    """

    views: tuple[tuple[View, str], ...]
    on_turn: int | None


async def replayed(game_key: str, example: Example) -> ReplayedExample:
    """Returns the positions of an example, replayed on a thread unless they are kept."""
    return await asyncio.to_thread(_replay, game_key, example)


@lru_cache(EXAMPLES_KEPT)
def _replay(game_key: str, example: Example) -> ReplayedExample:
    game = GAMES[game_key]
    moves = [(Seat(seat), words) for seat, words in example.moves]
    states = history(game, example.seats, example.options, bytes.fromhex(example.seed), moves)
    views = tuple((game.view(states[one.ply], one.reader), one.partial_move) for one in example.positions)
    last = states[example.positions[-1].ply]
    outcome = game.outcome(last)
    seats = sorted(game.to_act(last)) if outcome is None else outcome.winners
    return ReplayedExample(views, seats[0] if len(seats) == 1 else None)


def example_caption(example: Example, shown: ReplayedExample, texts: Texts) -> Caption:
    """Returns the texts around an example's picture."""
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(_names(texts)[: example.seats]))
    player = None if shown.on_turn is None else players[shown.on_turn]
    return Caption(player, texts("caption-to-move"), players, texts)


def example_alt_text(shown: ReplayedExample, texts: Texts) -> str:
    """Returns what the last position shows: what has just happened, and what lies where, line by line."""
    view, _ = shown.views[-1]
    names = _names(texts)
    happened = " ".join(_said(event, names, texts) for event in view.events)
    return "\n".join([*([happened] if happened else []), *(_said(event, names, texts) for event in view.description)])


def _said(event: Event, names: list[str], texts: Texts) -> str:
    named = {} if event.seat is None else {"player": names[event.seat]}
    return texts(event.key, **event.args, **named)


def _names(texts: Texts) -> list[str]:
    """Returns the names of players in examples."""
    return texts("rules-example-names").split()
