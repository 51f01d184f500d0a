"""Both verifiers confirm games that the end of a tournament's round has ended, and refuse another result of them."""

import json
from dataclasses import replace

import pytest

from bot.games.base import Outcome
from bot.sessions.fairness import SessionSeed
from bot.sessions.rules.play import SentMove, make_move
from bot.sessions.rules.tournament_games import adjudicate, open_tournament_game
from bot.sessions.session import Person, Place, Session
from bot.verification.game_record import file_of, game_record_of
from bot.verification.verify import RefusedGameRecord, verify
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import copied

ADA, BEA = Person(1, "Ada"), Person(2, "Bea")


def ended(moves: int, game: str = "tris_1", *, after: int = 500) -> Session:
    """Returns a game in which each move has taken a second longer than the one before, so long before its round ends.

    Whether the player on turn has used more time follows from `after`, in milliseconds.
    """
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
    return adjudicate(session, now + after).session


@pytest.mark.parametrize(
    ("moves", "after", "reason", "ranks"),
    [
        (1, 2_500, "no-show", (1, 2)),
        (2, 500, "adjudicated", (1, 2)),
        (3, 500, "adjudicated", (2, 1)),
        (0, 500, "no-show", (2, 1)),
    ],
)
def test_the_end_of_a_round_is_confirmed_by_both_verifiers(
    moves: int, after: int, reason: str, ranks: tuple[int, int]
) -> None:
    session = ended(moves, after=after)
    assert session.result.reason == reason
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == ranks
    record = json.loads(file_of(game_record_of(session)))
    assert verify(record, record["hash"]).moves == moves
    ONE_FILE.verify(record, record["hash"])


def test_another_winner_is_refused_though_all_hashes_fit() -> None:
    session = ended(2)
    assert session.result.outcome is not None
    other = replace(session, result=replace(session.result, outcome=replace(session.result.outcome, ranks=(2, 1))))
    record = json.loads(file_of(game_record_of(other)))
    for verifier in (verify, ONE_FILE.verify):
        with pytest.raises((RefusedGameRecord, ONE_FILE.Refused)):
            verifier(copied(record))


def test_who_moves_right_before_the_end_has_not_won_by_that() -> None:
    session = ended(1, after=1)
    assert session.result.outcome == Outcome((2, 1), None, "adjudicated")
    record = json.loads(file_of(game_record_of(session)))
    verify(record, record["hash"])
    ONE_FILE.verify(record, record["hash"])


def test_records_by_the_former_rule_stay_right() -> None:
    """Whoever alone had moved had won, however late."""
    session = ended(1, after=1)
    former = Outcome((1, 2), None, "no-show")
    record = json.loads(
        file_of(game_record_of(replace(session, result=replace(session.result, outcome=former, reason="no-show"))))
    )
    verify(record, record["hash"])
    ONE_FILE.verify(record, record["hash"])
