"""The states of long games are kept, and computed in a thread; those of short games are computed anew."""

from dataclasses import replace

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.replay import history, takeback
from bot.sessions import states
from bot.sessions.session import Move, Session
from bot.sessions.states import FEW, prepare_states, states_of
from tests.sessions.harness import ADA, BEA, Harness


async def long_game(harness: Harness, plies: int) -> Session:
    """Returns a game of SET of so many calls without a claim, with some takebacks."""
    session = await harness.game(ADA, BEA, game="set")
    moves = [
        Move(Seat(0), ("call", "none", "call", takeback(max(ply - 1, 0)))[ply % 4], None, ply) for ply in range(plies)
    ]
    return replace(session, moves=tuple(moves), ply=plies, state="not used")


def played(session: Session) -> tuple[object, ...]:
    moves = [(move.seat, move.words) for move in session.moves]
    return history(session.game, len(session.people), session.options, session.luck_seed, moves)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes each move of SET that is played."""
    made: list[str] = []
    game, play = GAMES["set"], type(GAMES["set"]).play

    def noted(self: object, state: object, seat: Seat, move: str, chance: Chance) -> object:
        made.append(move)
        return play(game, state, seat, move, chance)

    monkeypatch.setattr(type(game), "play", noted)
    return made


async def test_the_states_of_a_long_game_are_those_of_its_moves_and_each_is_computed_once(
    harness: Harness, plays: list[str]
) -> None:
    session = await long_game(harness, 4 * FEW)
    expected = played(session)
    plays.clear()
    await prepare_states(session)
    once = len(plays)
    assert once > 2 * FEW
    for ply in (session.ply, FEW, 3 * FEW, 0):
        earlier = replace(session, ply=ply, moves=session.moves[:ply])
        await prepare_states(earlier)
        assert states_of(earlier) == expected[: ply + 1]
    longer = replace(session, ply=session.ply + 2, moves=(*session.moves, *session.moves[:2]))
    assert states_of(longer)[: session.ply + 1] == expected
    assert len(plays) == once + 2


async def test_other_moves_have_other_states(harness: Harness) -> None:
    session = await long_game(harness, 2 * FEW)
    states_of(session)
    other = replace(session, moves=(*session.moves[:-4], *session.moves[:4]))
    assert states_of(other) == played(other)


async def test_so_many_states_are_kept_and_none_of_short_games(harness: Harness) -> None:
    session = await long_game(harness, 2 * FEW)
    before = len(states._kept)
    states_of(replace(session, ply=FEW, moves=session.moves[:FEW]))
    assert len(states._kept) == before
    states_of(session)
    assert len(states._kept) == before + 1
    assert states._kept.weight <= states.STATES_KEPT
