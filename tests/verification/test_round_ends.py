"""Both verifiers confirm games that the end of a tournament's round has ended, and refuse another result of them."""

import copy
import json
from dataclasses import replace

import pytest

from bot.sessions.fairness import SessionSeed
from bot.sessions.rules.late_moves import SentMove
from bot.sessions.rules.play import make_move
from bot.sessions.rules.tournament_games import adjudicate, open_tournament_game
from bot.sessions.session import Person, Place, Session
from bot.verification.record import file_of, record_of
from bot.verification.verify import RefusedRecord, verify
from tests.verification.one_file import ONE_FILE

ADA, BEA = Person(1, "Ada"), Person(2, "Bea")


def ended(moves: int, game: str = "tris_1") -> Session:
    """Returns a game in which each move has taken a second longer than the one before, at the end of its round."""
    session = open_tournament_game(
        SessionSeed("0000000000000000", b"\1" * 32),
        Place(10, 100),
        (ADA, BEA),
        tournament="t1",
        game_key=game,
        options={},
        clock=0,
        reminders=False,
        now=1_000,
    )
    now = 1_000
    for number in range(moves):
        now += 1_000 * (number + 1)
        seat = min(session.to_act)
        words = session.game.legal_moves(session.state, seat)[0]
        sent = SentMove(words, None, now)
        session, _ = make_move(session, session.people[seat].id, sent, action=None, now=now)
    return adjudicate(session, now + 500).session


@pytest.mark.parametrize(
    ("moves", "reason", "ranks"),
    [(1, "no-show", (1, 2)), (2, "adjudicated", (1, 2)), (3, "adjudicated", (2, 1)), (0, "round-time-over", None)],
)
def test_the_end_of_a_round_is_confirmed_by_both_verifiers(
    moves: int, reason: str, ranks: tuple[int, int] | None
) -> None:
    session = ended(moves)
    assert session.result.reason == reason
    assert (None if session.result.outcome is None else session.result.outcome.ranks) == ranks
    record = json.loads(file_of(record_of(session)))
    assert verify(record, record["hash"]).moves == moves
    ONE_FILE.verify(record, record["hash"])


def test_another_winner_is_refused_though_all_hashes_fit() -> None:
    session = ended(2)
    assert session.result.outcome is not None
    other = replace(session, result=replace(session.result, outcome=replace(session.result.outcome, ranks=(2, 1))))
    record = json.loads(file_of(record_of(other)))
    for verifier in (verify, ONE_FILE.verify):
        with pytest.raises((RefusedRecord, ONE_FILE.Refused)):
            verifier(copy.deepcopy(record))
