"""A call that came too late stands in a record as `overtaken`: both verifiers confirm it, and refuse a false one."""

from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import Seat, Value
from bot.record_replay.command import game_lines, named
from bot.sessions.persistence.replay import replayed
from bot.sessions.rules import consent, endings, play
from bot.sessions.session import Move
from bot.texts import texts_in
from bot.ui.results.replay_frames import ReplayFrames
from bot.verification.game_record import Json, game_record_of
from bot.verification.verify import session_of, verify
from tests.contract.variants import Variant
from tests.verification.one_file import ONE_FILE
from tests.verification.random_games import NOW, started
from tests.verification.test_verify import VERIFIERS, Verifier, refused, with_new_hashes


def full(key: str) -> tuple[tuple[str, Value], ...]:
    """Returns the default options of a game."""
    return tuple(GAMES[key].info.full_options({}).items())


@pytest.fixture(scope="module")
def record() -> Json:
    """A game of SET of three in which the second player has called too late, as the first one was faster."""
    session = started(Variant("set", full("set"), 3), Random("overtaken"))
    session = play.make_unattended_move(session, Move(Seat(1), "call", None, NOW + 1)).session
    caller = session.people[1].id
    session = play.undo_overtaken_call(session, caller, None, Seat(0), NOW + 2).session
    session = play.make_unattended_move(session, Move(Seat(2), "more", None, NOW + 3)).session
    return game_record_of(endings.abandon(session, "agreed-end", NOW + 4).session)


def test_both_verifiers_confirm_it(record: Json) -> None:
    assert record["moves"][1]["words"] == "overtaken 0 0"
    assert verify(record, record["hash"]).moves == 3
    ONE_FILE.verify(record, record["hash"])


@VERIFIERS
@pytest.mark.parametrize(
    "words", ["overtaken 0", "overtaken 0 1", "overtaken 0 3", "overtaken 1 0", "overtaken 0 0 0", "overtaken -1 0"]
)
def test_a_false_one_is_refused_with_the_ply(record: Json, verifier: Verifier, words: str) -> None:
    moves = [dict(move) for move in record["moves"]]
    moves[1]["words"] = words
    assert refused(verifier, with_new_hashes({**record, "start": dict(record["start"]), "moves": moves})) == 2


@VERIFIERS
def test_only_in_a_race_is_somebody_faster(verifier: Verifier) -> None:
    session = started(Variant("tris_1", full("tris_1"), 2), Random("no race"))
    (seat,) = session.to_act
    session = play.make_unattended_move(session, Move(seat, "b2", None, NOW + 1)).session
    back = consent.find_takeback(session, seat)
    session = consent.take_back(session, back, NOW + 2).session
    true = game_record_of(endings.abandon(session, "agreed-end", NOW + 4).session)
    verifier(true)
    true["moves"][1]["words"] = f"overtaken 0 {1 - seat}"
    assert refused(verifier, with_new_hashes(true)) == 2


def test_a_replay_tells_who_was_faster_beside_no_move(record: Json) -> None:
    texts = texts_in("en")
    session = named(replayed(session_of(record)), texts)
    told = [*game_lines(ReplayFrames.of(session), texts)]
    assert any("was faster than" in line for line in told)
    assert not any("overtaken" in line or "took" in line for line in told)
