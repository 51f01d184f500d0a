"""The states of long games are kept, and computed in a thread; those of short games are computed anew, but in races."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.games.replay import history, is_undoing, state_after, takeback
from bot.sessions import states
from bot.sessions.session import Move, Session
from bot.sessions.states import EVERY, FEW, STRETCHES, KeptGame, prepare_states, states_of
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
        assert tuple(states_of(earlier)) == expected[: ply + 1]
    longer = replace(session, ply=session.ply + 2, moves=(*session.moves, *session.moves[:2]))
    plays.clear()
    assert tuple(states_of(longer))[: session.ply + 1] == expected


async def test_each_move_of_a_race_is_played_once_by_those_who_ask_after_each(
    harness: Harness, plays: list[str]
) -> None:
    session = await long_game(harness, FEW)
    expected = played(session)
    plays.clear()
    for ply in range(1, session.ply + 1):
        earlier = replace(session, ply=ply, moves=session.moves[:ply])
        assert tuple(states_of(earlier)) == expected[: ply + 1]
    assert len(plays) == len([move for move in session.moves if not is_undoing(move.words)])


async def test_other_moves_have_other_states(harness: Harness) -> None:
    session = await long_game(harness, 2 * FEW)
    states_of(session)
    other = replace(session, moves=(*session.moves[:-4], *session.moves[:4]))
    assert tuple(states_of(other)) == played(other)


async def test_takebacks_lead_to_any_earlier_ply(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="set")
    game, dice = session.game, Random(5)
    moves, expected = list[Move](), list[Any]([session.state])
    for ply in range(1, 20 * EVERY):
        words = "call" if "call" in game.legal_moves(expected[-1], Seat(0)) else "none"
        if ply > 3 and dice.random() < 0.2:
            words = takeback(dice.randrange(max(0, ply - 3 * EVERY), ply - 1))
        luck, move = Chance(session.luck_seed, ply), Move(Seat(0), words, None, ply)
        moves.append(move)
        expected.append(state_after(game, (move.seat, words), luck, expected[-1], expected.__getitem__))
    long = replace(session, moves=tuple(moves), ply=len(moves))
    for _ in range(2):  # played, and then kept
        found = states_of(long)
        assert [found[ply] for ply in reversed(range(len(found)))] == expected[::-1]


async def test_of_a_short_game_that_is_no_race_nothing_is_kept(harness: Harness) -> None:
    session, before = await harness.game(ADA, BEA, game="tris_1"), len(states.kept_games)
    assert tuple(states_of(session)) == played(session)
    assert len(states.kept_games) == before


async def test_of_a_long_game_few_states_are_kept(harness: Harness) -> None:
    session = await long_game(harness, 20 * EVERY)
    before = len(states.kept_games)
    found = states_of(session)
    assert len(states.kept_games) == min(before + 1, states.GAMES_KEPT)
    assert len([*found]) == session.ply + 1
    assert isinstance(found, KeptGame)
    assert len(found._kept) + found._stretches.weight <= 21 + STRETCHES
