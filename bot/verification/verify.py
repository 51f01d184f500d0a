"""Checks that a game record follows from its seed, entropy and moves by this program's rules."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from bot.games import GAMES
from bot.games.base import OptionError, Outcome, Seat
from bot.games.replay import is_undoing
from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.fairness import ENTROPY_LUCK, SHARED_LUCK, USERS_LUCK, Entropy, commitment
from bot.sessions.rules.endings import rank_given_up_last
from bot.sessions.rules.tournament_games import NO_SHOW, ROUND_ENDS, outcome_of_round_end
from bot.sessions.session import GaveUpReason, GivenUp, Lobby, Luck, Move, Person, Place, Session, SessionResult, Status
from bot.verification.game_record import GameRecord, Json, MoveRefused, end_of, entries_of, head_of
from bot.verification.shape import MalformedGameRecord, TooLongGameRecord, check_shape

AGREED_DRAW = "agreed-draw"

PLAYERS_OF_TOURNAMENTS = 2


class Fault(StrEnum):
    """Why a game record is refused."""

    MALFORMED = "this is no record of a game that this program knows"
    COMMITMENT = "the seed does not fit the commitment"
    TOO_LONG = "it is too long"
    FIELD = "a field is not what it has to be"
    DRAWS = "the draws are not those of the seed"
    MOVE = "the rules refuse the move"
    STATE = "the moves do not lead to this state"
    BAD_HASH = "the hash does not fit what comes before it"
    RESULT = "this is not the result that the moves lead to"
    OTHER_HASH = "it is another record than the one of this hash"
    NOT_PLAYED = "this is not what was played at the table"


class RefusedGameRecord(Exception):
    """A game record does not verify. Says what is wrong, and at which ply if it is a move; the start is ply 0."""

    def __init__(self, reason: Fault, ply: int | None = None, detail: str = "") -> None:
        why = f"{reason}: {detail}" if detail else str(reason)
        super().__init__(why if ply is None else f"ply {ply}: {why}")
        self.reason = reason
        self.ply = ply


@dataclass(frozen=True)
class Verified:
    """A game record that verifies.

    Attributes:
        moves, draws: how many of them were checked.
        hash: the whole game record's.
    """

    session: str
    game: str
    moves: int
    draws: int
    hash: str


def verify(record: object, expected_hash: str | None = None) -> Verified:
    """Verifies a game record: commitment, luck, every draw, every move by the rules, the result, the chain of hashes.

    A game of many moves takes tenths of a second.

    Args:
        record: the value of its JSON.
        expected_hash: the game record's hash, if it is known from elsewhere.

    Raises:
        RefusedGameRecord
    """
    try:
        given = check_shape(record)
        session = session_of(given)
    except MalformedGameRecord as error:
        raise RefusedGameRecord(Fault.MALFORMED, error.ply, str(error)) from error
    except OptionError as error:
        raise RefusedGameRecord(Fault.MALFORMED, detail=str(error)) from error
    except TooLongGameRecord as error:
        raise RefusedGameRecord(Fault.TOO_LONG, detail=str(error)) from error
    if given["luck"]["commitment"] != commitment(session.deal, session.luck.seed):
        raise RefusedGameRecord(Fault.COMMITMENT)
    _compare(head_of(session, given["format"]), given, None)
    bound, draws, state = _check_plies(session, given)
    _check_result(session, state)
    _compare(end_of(session, bound), given, None)
    if expected_hash not in (None, given["hash"]):
        raise RefusedGameRecord(Fault.OTHER_HASH)
    return Verified(session.id, session.game_key, len(session.moves), draws, given["hash"])


def session_of(record: GameRecord) -> Session:
    """Returns the session of a game record of the right shape, without its state.

    Raises MalformedGameRecord for values that this program does not know, and OptionError.
    """
    game = GAMES.get(record["game"])
    if game is None:
        raise MalformedGameRecord(f"no game {record['game']!r}")
    if (game.info.rules, game.info.state_format) != (record["rules"], record["state_format"]):
        raise MalformedGameRecord("it was played by other rules than this program's")
    if record["luck"]["version"] not in (USERS_LUCK, ENTROPY_LUCK, SHARED_LUCK):
        raise MalformedGameRecord("its version of luck is unknown")
    options = game.info.full_options(record["options"])
    if len(record["seats"]) not in game.seats(options):
        raise MalformedGameRecord("its game does not take so many players")
    luck, result = record["luck"], record["result"]
    people = _people(record)
    joined = zip(people, luck.get("joined", ()), strict=False)
    return Session(
        id=record["session"],
        game_key=record["game"],
        options=options,
        place=Place(None, 0),
        host=people[0].id,
        people=people,
        status=Status(result["status"]),
        rules=record["rules"],
        moves=tuple(Move(Seat(move["seat"]), move["words"], None, move["at"]) for move in record["moves"]),
        ply=len(record["moves"]),
        opened_at=record["opened_at"],
        started_at=record["started_at"],
        luck=Luck(
            commitment=luck["commitment"],
            seed=bytes.fromhex(luck["seed"]),
            luck_version=luck["version"],
            entropy=Entropy(
                {person.id: int(interaction) for person, interaction in joined if interaction is not None},
                None if luck.get("started") is None else int(luck["started"]),
            ),
        ),
        lobby=Lobby(rematch_of=record["rematch_of"]),
        result=SessionResult(
            given_up=tuple(GivenUp(Seat(seat), GaveUpReason(why)) for seat, why in record["given_up"]),
            outcome=_outcome(result),
            reason=result["reason"],
            ended_at=record["ended_at"],
        ),
    )


def _people(record: GameRecord) -> tuple[Person, ...]:
    """Returns the people at the table, with user ids only if the luck follows from them, and with names if known."""
    ids = [-1 - seat if kind == "computer" else 1 + seat for seat, kind in enumerate(record["seats"])]
    if record["luck"]["version"] == USERS_LUCK:
        ids = [int(user) for user in record["luck"]["users"]]
    unknown = [None] * len(ids)
    names, levels = record.get("names", unknown), record.get("levels", unknown)
    return tuple(
        Person(one, name or "", level=Level(level or DEFAULT_LEVEL))
        for one, name, level in zip(ids, names, levels, strict=True)
    )


def _outcome(result: Json) -> Outcome | None:
    if result["ranks"] is None:
        return None
    scores = result["scores"]
    return Outcome(tuple(result["ranks"]), None if scores is None else tuple(scores), result["reason"])


def _check_plies(session: Session, given: Json) -> tuple[str, int, Any]:
    """Compares each ply with the one that follows from the rules and the seed.

    Returns the last hash, the number of draws, and the last state.
    """
    bound, draws, state = "", 0, None
    entries = entries_of(session, given["format"])
    for ply in range(len(session.moves) + 1):
        try:
            expected, state = next(entries)
        except MoveRefused as error:
            raise RefusedGameRecord(Fault.MOVE, ply, str(error)) from error
        _compare(expected, given["start"] if ply == 0 else given["moves"][ply - 1], ply)
        bound, draws = expected["hash"], draws + len(expected["draws"])
    return bound, draws, state


def compare(record: GameRecord, true: GameRecord) -> None:
    """Compares a game record that verifies with the true one of the same session and format. Raises RefusedGameRecord.

    Names are not compared: otherwise somebody with a game record without names could guess who played.
    """
    record = {key: value for key, value in record.items() if key != "names"}
    _compare({key: value for key, value in true.items() if key in _HEAD}, record, None)
    entries: list[list[Json]] = [[one["start"], *one["moves"]] for one in (record, true)]
    for ply, (given, played) in enumerate(zip_longest(*entries)):
        if given != played:
            raise RefusedGameRecord(Fault.NOT_PLAYED, ply)
    if record != true:
        raise RefusedGameRecord(Fault.NOT_PLAYED, len(true["moves"]))


_HEAD = ("session", "rematch_of", "game", "rules", "options", "seats", "levels", "luck", "opened_at", "started_at")

WRONG = {"draws": Fault.DRAWS, "state": Fault.STATE, "hash": Fault.BAD_HASH, "result": Fault.RESULT}


def _compare(expected: Mapping[str, Any], given: Mapping[str, Any], ply: int | None) -> None:
    for key, value in expected.items():
        if given[key] != value:
            raise RefusedGameRecord(WRONG.get(key, Fault.FIELD), ply, "" if key in WRONG else key)


def _check_result(session: Session, state: Any) -> None:
    """Checks that the result follows from the last state, a resignation, an agreement or a round's end."""
    over = session.game.outcome(state)
    ended: Outcome | None
    if session.status is Status.FINISHED and session.result.outcome is not None:
        if over is not None:
            ended = rank_given_up_last(session.result, over)
        elif session.result.reason == AGREED_DRAW:
            ended = Outcome((1,) * len(session.people), None, AGREED_DRAW)
        elif (
            session.result.reason in ROUND_ENDS
            and len(session.people) == PLAYERS_OF_TOURNAMENTS
            and not session.result.given_up
        ):
            ended = outcome_of_round_end(session, session.game.to_act(state), session.result.ended_at or 0)
            moved = {move.seat for move in session.moves if not is_undoing(move.words)}
            if session.result.reason == NO_SHOW and len(moved) == 1:
                ended = Outcome((1, 2) if 0 in moved else (2, 1), None, NO_SHOW)  # the rule in older game records
        elif session.result.given_up:
            why = session.result.given_up[-1].why.value
            ended = rank_given_up_last(session.result, Outcome((1,) * len(session.people), None, why))
        else:
            ended = None  # the game was on
        right = session.result.outcome == ended
    else:
        everybody_left = len(session.result.given_up) == len(session.people)
        going_on = over is None or everybody_left
        right = session.status is Status.ABANDONED and session.result.outcome is None and going_on
    if not right:
        raise RefusedGameRecord(Fault.RESULT, session.ply)
