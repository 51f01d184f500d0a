"""The games that the gallery shows: played to their end from chosen seeds, and their telling moments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from bot.games import GAMES
from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.set.state import State as SetState
from bot.players import player
from bot.players.random_player import RandomPlayer
from bot.sessions.session import Move, Person, Place, Session, Status
from bot.ui.records.replay_frames import ReplayFrames
from tests.renderers.card_positions import after, all_ask, dealt

NAMES = ("Alessandra", "Jürgen Großmann", "Benoît Lefèvre", "Zoë", "Владимир", "Nguyễn Thị Ắnh", "W" * 32, "日本 Taro")
STARTED = 1_763_700_000_000
"""Some day in November 2025."""

Moment = Callable[[Any], bool]
"""Whether what spectators see is worth showing: the first such view is."""


@dataclass(frozen=True)
class Table:
    """A game to be played: by how many, with which options and luck.

    clever: how many of the first players are computers that think; the others play by chance, so that somebody wins.
    moments: beside the start and the end. hand: whether a hand is shown too, in the middle of the game.
    """

    key: str
    seats: int
    options: Options
    seed: int
    clever: int
    moments: Mapping[str, Moment]
    hand: bool = False


def _laid(count: int) -> Moment:
    def there_are(view: Any) -> bool:
        formations = view.formations if hasattr(view, "formations") else (view.formation,)
        return sum(len(formation.tiles) for formation in formations) >= count

    return there_are


def _placed(count: int) -> Moment:
    return lambda view: len(view.dice) == count


def _acted(action: str) -> Moment:
    return lambda view: view.used_action is not None and view.used_action.action == action


def _told(event: str) -> Moment:
    return lambda view: any(told.key == event for told in view.events)


_STEROIDS: Mapping[str, Moment] = {
    "revealed": lambda view: view.acting is not None,
    "discarded": _acted("discard"),
    "swapped": _acted("swap"),
    "goal": _told("tris_on_steroids-goal-changed"),
}

TABLES: Mapping[str, Table] = {
    "tris_1": Table("tris_1", 2, {}, 1, 1, {"middle": lambda view: "".join(view.cells).count("/") == 6}),
    "tris_2": Table("tris_2", 2, {}, 6, 1, {"rolled": lambda view: view.last is not None}),
    "tris_2-rule-of-4": Table("tris_2", 2, {"rule_of_4": True}, 6, 1, {"rolled": lambda view: view.last is not None}),
    "tris_2-advanced": Table("tris_2", 2, {"advanced": True}, 0, 1, {"placing": _placed(4), "built": _placed(9)}),
    "tris_on_steroids-3x3": Table("tris_on_steroids", 2, {"grid": "3x3"}, 1, 2, _STEROIDS, hand=True),
    "tris_on_steroids-4x4": Table("tris_on_steroids", 4, {"grid": "4x4"}, 5, 4, _STEROIDS, hand=True),
    "tripple_domino": Table(
        "tripple_domino", 4, {}, 2, 4, {"few": _laid(6), "many": _laid(24), "heavy": _laid(38)}, hand=True
    ),
    "triodomino": Table("triodomino", 3, {}, 2, 3, {"few": _laid(6), "many": _laid(24), "heavy": _laid(40)}, hand=True),
    "set": Table("set", 4, {}, 0, 4, {"called": lambda view: view.caller is not None, "found": _told("set-found")}),
    "set-alone": Table("set", 1, {"solitaire": True}, 0, 1, {"found": _told("set-found")}),
}


@dataclass(frozen=True)
class Shown:
    """A picture of a session as one reader sees it. partial_move: the words that he has pressed so far."""

    name: str
    session: Session
    reader: Seat | None = None
    partial_move: str = ""


@cache
def finished(name: str) -> ReplayFrames:
    """The whole game at the table of this name. Raises AssertionError where its seed brings no end."""
    table = TABLES[name]
    game, seed = GAMES[table.key], b"gallery" + bytes([table.seed])
    options = game.info.full_options(table.options)
    states = [game.start(table.seats, options, Chance(seed, 0))]
    moves: list[Move] = []
    while acting := sorted(game.to_act(states[-1])):
        assert len(moves) < 250, f"{name} has no end"
        chance = Chance(seed, len(states))
        seat = chance.pick(acting)
        chooser = player(table.key) if seat < table.clever else RandomPlayer()
        move = chooser.choose(game.view(states[-1], seat), game.legal_moves(states[-1], seat), chance)
        moves.append(Move(seat, move, None, STARTED))
        states.append(game.play(states[-1], seat, move, chance))
    session = seated(table.key, table.seats, options, states[-1])
    outcome = game.outcome(states[-1])
    assert outcome is not None
    over = replace(
        session,
        status=Status.FINISHED,
        moves=tuple(moves),
        ply=len(moves),
        outcome=outcome,
        reason=outcome.reason,
        ended_at=STARTED + 41_000 * len(moves),
    )
    return ReplayFrames(over, states)


def seated(key: str, seats: int, options: Options, state: object) -> Session:
    """A table at which that state has been reached."""
    people = tuple(Person(number, name) for number, name in enumerate(NAMES[:seats], 1))
    return Session(
        id="gallery",
        game_key=key,
        options=options,
        place=Place(1, 1),
        host=1,
        people=people,
        status=Status.PLAYING,
        commitment="",
        seed=b"",
        state=state,
        started_at=STARTED,
    )


def shown(name: str) -> Iterator[Shown]:
    """The start, the telling moments, the end; and where there are hands, one, and where a tile of it may go."""
    table, game = TABLES[name], finished(name)
    views = [game.session.game.view(state, None) for state in game.states]
    yield Shown("1-start", game.at(0))
    for number, (moment, there) in enumerate(table.moments.items(), 2):
        ply = next(ply for ply, view in enumerate(views) if ply and there(view))
        yield Shown(f"{number}-{moment}", game.at(ply))
    yield Shown("8-end", game.at(game.session.ply))
    if not table.hand:
        return
    session = game.at(game.session.ply // 3)
    seat = min(session.to_act)
    yield Shown("6-hand", session, seat)
    tile = next((move for move in session.game.legal_moves(session.state, seat) if move.startswith("place")), None)
    if tile:
        yield Shown("7-places", session, seat, " ".join(tile.split()[:2]))


def set_tables() -> Iterator[Shown]:
    """SET with nine cards and with fifteen, eighteen and twenty-one, an error, and a player who sits out."""
    beginners, eight = dealt(2, beginners=True), dealt(8, lockout=True)
    tables: Sequence[tuple[str, SetState]] = (
        ("nine", beginners),
        ("fifteen", all_ask(dealt(3))),
        ("eighteen", after(all_ask(eight, times=2), (3, "call"), (3, "wrong"), (0, "more"), (5, "more"))),
        ("twenty-one", all_ask(dealt(2), times=3)),
        ("wrong", after(dealt(4), (2, "call"), (2, "wrong"))),
    )
    for name, state in tables:
        yield Shown(name, replace(seated("set", len(state.won), SET_OPTIONS, state), ply=12))


SET_OPTIONS = GAMES["set"].info.full_options({})
