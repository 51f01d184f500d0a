"""A game for the gallery: played to its end from a chosen seed, and shown at chosen positions."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from bot.games import GAMES
from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import Level
from bot.players.random_player import RandomPlayer
from bot.sessions.session import Luck, Move, Person, Place, Session, SessionResult, Status
from bot.ui.results.replay_frames import ReplayFrames

NAMES = ("Alessandra", "Jürgen Großmann", "محمد علي", "Zoë", "राज कुमार", "דוד כהן", "W" * 32, "田中 Taro")
STARTED = 1_763_700_000_000
"""The games' start: a day in November 2025, ms since the epoch."""

Condition = Callable[[Any], bool]
"""Returns whether a spectators' view qualifies; the first one of a game that does is shown."""


@dataclass(frozen=True, eq=False)
class Table:
    """A game to play: the number of players, the options and the seed.

    computers: how many players, counted from the first, are computer players; the others play at random, so that
    somebody wins. positions: further positions to show, by name. hand: whether to show a hand too, in mid-game.
    """

    key: str
    seats: int
    seed: int = 0
    options: Options = field(default_factory=dict)
    computers: int = 1
    positions: Mapping[str, Condition] = field(default_factory=dict)
    hand: bool = False


@dataclass(frozen=True)
class Shown:
    """A picture of a session as one reader sees it. partial_move: the words that the reader has chosen."""

    name: str
    session: Session
    reader: Seat | None = None
    partial_move: str = ""


def after_event(key: str) -> Condition:
    """Returns the condition that the last move has caused an event of this key."""
    return lambda view: any(event.key == key for event in view.events)


@cache
def finished(table: Table) -> ReplayFrames:
    """Plays the whole game. Raises AssertionError if the game does not end with this seed."""
    game, seed = GAMES[table.key], b"gallery" + bytes([table.seed])
    options = game.info.full_options(table.options)
    states = [game.start(table.seats, options, Chance(seed, 0))]
    moves: list[Move] = []
    while acting := sorted(game.to_act(states[-1])):
        assert len(moves) < 1000, f"{table} has no end"
        chance = Chance(seed, len(states))
        seat = chance.pick(acting)
        chooser = player(table.key, Level.HARD) if seat < table.computers else RandomPlayer()
        move = chooser.choose(game.view(states[-1], seat), game.legal_moves(states[-1], seat), chance)
        moves.append(Move(seat, move, None, STARTED + 41_000 * len(states)))
        states.append(game.play(states[-1], seat, move, chance))
    outcome = game.outcome(states[-1])
    assert outcome is not None
    playing = seated(table.key, table.seats, options, states[-1])
    over = replace(
        playing,
        status=Status.FINISHED,
        moves=tuple(moves),
        ply=len(moves),
        result=SessionResult(outcome=outcome, reason=outcome.reason, ended_at=STARTED + 41_000 * len(moves)),
    )
    return ReplayFrames(over, states)


def seated(key: str, seats: int, options: Options, state: object) -> Session:
    """Returns a session in this state."""
    people = tuple(Person(number, name) for number, name in enumerate(NAMES[:seats], 1))
    return Session(
        id="gallery",
        game_key=key,
        options=options,
        place=Place(1, 1),
        host=1,
        people=people,
        status=Status.PLAYING,
        state=state,
        started_at=STARTED,
        luck=Luck(commitment="", seed=b""),
    )


def shown(table: Table) -> Iterator[Shown]:
    """Yields the start, the chosen positions and the end; if wanted also a hand, with and without places for a tile."""
    game = finished(table)
    views = [game.session.game.view(state, None) for state in game.states]
    yield Shown("1-start", game.at(0))
    for number, (name, condition) in enumerate(table.positions.items(), 2):
        ply = next(ply for ply, view in enumerate(views) if ply and condition(view))
        yield Shown(f"{number}-{name}", game.at(ply))
    yield Shown("8-end", game.at(game.session.ply))
    if not table.hand:
        return
    session = game.at(game.session.ply // 3)
    seat = min(session.to_act)
    yield Shown("6-hand", session, seat)
    tile = next((move for move in session.game.legal_moves(session.state, seat) if move.startswith("place")), None)
    if tile:
        yield Shown("7-places", session, seat, " ".join(tile.split()[:2]))
