"""Nothing that a reader is shown depends on what is hidden from this reader, in any game.

`LEAK_STATES=1000000` for that many states. Each state of a random game is compared with states in which everything that
a reader may not know is dealt anew: hands, face-down cards, goals, piles, and the seed.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any
from zlib import crc32

import pytest

import bot.games
from bot.games import GAMES
from bot.games.base import AnyGame, Event, Seat, View
from bot.games.chance import Chance
from bot.players.base import DEFAULT_LEVEL
from bot.players.random_player import RandomPlayer
from bot.sessions.session import Session
from tests.seed import SEED
from tests.torture import shown
from tests.torture.figures import Figures, count, negative_control
from tests.torture.hidden import HIDDEN
from tests.torture.leak_scan import Rates, Scan

STATES = count("LEAK_STATES", 1000)
CONTROLS = 30
"""States within which a leak has to be found."""
NEVER = 10**9
RULES = Rates(messages=NEVER, choices=NEVER, pictures=NEVER)
CHOICES = Rates(messages=NEVER, choices=1, pictures=NEVER)
SHOWN = Rates(messages=1, choices=NEVER, pictures=1)


def control(rates: Rates) -> Scan:
    """Returns a scan for a negative control."""
    return Scan(Random(SEED), Figures("leak scan, control"), rates)


async def test_nothing_that_is_shown_depends_on_what_is_hidden() -> None:
    figures = Figures("leak scan")
    assert await Scan(Random(SEED), figures).run(STATES) == []
    figures.report()


def test_every_game_with_secrets_is_scanned() -> None:
    assert {key for key, game in GAMES.items() if game.info.secret} <= set(HIDDEN)


class Leaking:
    """A game whose views have an event that names one thing that their reader may not know."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, reader: Seat | None) -> View:
        view: Any = self._game.view(state, reader)
        hidden = HIDDEN[self._game.info.key].one(state, reader)
        leaking: View = replace(view, events=(*view.events, Event("hidden", None, {"tile": hidden})))
        return leaking


@negative_control
@pytest.mark.parametrize("key", sorted(HIDDEN))
async def test_a_view_with_one_hidden_thing_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setitem(bot.games._games, key, Leaking(GAMES[key]))
    assert await control(RULES).run(CONTROLS, [key])


@negative_control
async def test_messages_and_pictures_made_of_another_ones_view_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control: spectators are shown the table as its first seat sees it."""

    def view(session: Session, seat: Seat | None) -> View:
        return session.game.view(session.state, Seat(seat or 0))

    monkeypatch.setattr(Session, "view", view)
    leaks = await control(SHOWN).run(12 * CONTROLS, ["tris_on_steroids"])
    assert {leak.rpartition(": ")[2] for leak in leaks} == {"messages", "pictures"}


class Peeking(RandomPlayer):
    """A player that makes another move for each hidden thing that it gets to know."""

    def choose(self, view: Any, legal: Sequence[str], chance: Chance) -> str:  # noqa: ARG002 - what it sees decides
        return legal[crc32(str(view.events[-1]).encode()) % len(legal)]


@negative_control
@pytest.mark.parametrize("key", sorted(HIDDEN))
async def test_a_computer_that_uses_what_it_should_not_know_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setitem(bot.games._games, key, Leaking(GAMES[key]))
    monkeypatch.setattr(shown, "PLAYERS", {key: {DEFAULT_LEVEL: Peeking()}})
    leaks = await control(CHOICES).run(20 * CONTROLS, [key])
    assert any(leak.endswith(": choices") for leak in leaks)
