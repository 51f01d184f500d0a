"""A game record: everything that determines a game's luck, moves and result, and what happened at each ply."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, TypeAlias

from bot.games.base import MoveError
from bot.games.chance import Chance
from bot.games.replay import steps
from bot.games.state_hash import state_hash
from bot.sessions.fairness import ENTROPY_LUCK, SHARED_LUCK
from bot.sessions.session import Session


class RecordingChance(Chance):
    """A `Chance` that notes its draws. draws: the bound and the number of each draw, in order."""

    def __init__(self, seed: bytes, ply: int) -> None:
        super().__init__(seed, ply)
        self.draws: list[tuple[int, int]] = []

    def below(self, bound: int) -> int:
        """Draws a number as `Chance.below` does, and notes it."""
        number = super().below(bound)
        self.draws.append((bound, number))
        return number


Json: TypeAlias = dict[str, Any]

GameRecord: TypeAlias = Json
"""A whole game record, with the fields that docs/record-2.schema.json names."""

FORMAT = "tavolino-record/2"
"""The format of game records that this program writes."""

FIRST_FORMAT = "tavolino-record/1"
"""The format before FORMAT, without `levels` and `names`, which can still be verified."""


class MoveRefused(Exception):
    """The rules refuse the move of this ply."""

    def __init__(self, ply: int, error: MoveError) -> None:
        super().__init__(str(error))
        self.ply = ply


def game_record_of(session: Session, *, record_format: str = FORMAT, with_names: bool = False) -> GameRecord:
    """Returns the game record of an ended session whose state is known.

    It names nobody unless with_names is set. The names are those at the table, None for deleted people, and the hashes
    do not cover them: a game record has the same hash with and without names. Only a game with the luck version
    USERS_LUCK has the ids of its users, since its luck follows from them. A long game takes tenths of a second.
    """
    head = head_of(session, record_format)
    start, *moves = entries = [entry for entry, _ in entries_of(session, record_format)]
    record = {**head, "start": start, "moves": moves, **end_of(session, entries[-1]["hash"])}
    return {**record, "names": [person.name or None for person in session.people]} if with_names else record


def file_of(record: GameRecord) -> bytes:
    """Returns the game record as the content of a file, a line for each move.

    >>> print(file_of({"format": FORMAT, "moves": [{"ply": 1, "words": "b2"}, {"ply": 2, "words": "a1"}]}).decode())
    {
     "format": "tavolino-record/2",
     "moves": [
      {"ply": 1, "words": "b2"},
      {"ply": 2, "words": "a1"}
     ]
    }
    <BLANKLINE>
    """
    moves = ",\n".join(f"  {_line(move)}" for move in record["moves"])
    lines = [f" {_line(key)}: {_line(value)}" for key, value in record.items() if key != "moves"]
    lines.insert([*record].index("moves"), f' "moves": [\n{moves}\n ]' if moves else ' "moves": []')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def head_of(session: Session, record_format: str) -> Json:
    """Returns the fields that were settled when the game started, in this format."""
    levels = {"levels": [person.level.value if person.computer else None for person in session.people]}
    return {
        "format": record_format,
        "session": session.id,
        "rematch_of": session.lobby.rematch_of,
        "game": session.game_key,
        "rules": session.rules,
        "state_format": session.game.info.state_format,
        "options": dict(session.options),
        "seats": ["computer" if person.computer else "person" for person in session.people],
        **({} if record_format == FIRST_FORMAT else levels),
        "luck": {
            "version": session.luck.luck_version,
            "commitment": session.luck.commitment,
            "seed": session.luck.seed.hex(),
            **_mixed_in(session),
        },
        "opened_at": session.opened_at,
        "started_at": session.started_at,
    }


def _mixed_in(session: Session) -> Json:
    """Returns the sources of the luck besides the seed and the session's id."""
    if session.luck.luck_version == ENTROPY_LUCK:
        return {"joined": [*map(_text, session.joined_by)], "started": _text(session.luck.entropy.start)}
    if session.luck.luck_version == SHARED_LUCK:
        return {}
    return {"users": [str(person.id) for person in session.people]}


def entries_of(session: Session, record_format: str) -> Iterator[tuple[Json, Any]]:
    """Replays a game; yields what happened at the start and at each ply, with the hash over everything so far, and the
    state after it.

    Raises MoveRefused.
    """
    drawn: list[RecordingChance] = []

    def chance_of(seed: bytes, ply: int) -> RecordingChance:
        drawn.append(RecordingChance(seed, ply))
        return drawn[-1]

    game, moves = session.game, [(move.seat, move.words) for move in session.moves]
    states = steps(game, len(session.people), session.options, session.luck_seed, moves, chance_of=chance_of)
    bound = digest_of("", head_of(session, record_format))
    for ply in range(len(moves) + 1):
        drawn.clear()
        try:
            state = next(states)
        except MoveError as error:
            raise MoveRefused(ply, error) from error
        draws = [[bound, number] for chance in drawn for bound, number in chance.draws]
        follows = {"draws": draws, "state": state_hash(game.info, state)}
        entry = follows if ply == 0 else {**_move(session, ply), **follows}
        bound = digest_of(bound, entry)
        yield {**entry, "hash": bound}, state


def _move(session: Session, ply: int) -> Json:
    move = session.moves[ply - 1]
    return {"ply": ply, "seat": int(move.seat), "words": move.words, "at": move.at}


def end_of(session: Session, bound: str) -> Json:
    """Returns how the game ended, and the hash of the whole game record.

    Args:
        bound: the hash of the last ply.
    """
    outcome = session.result.outcome
    end = {
        "given_up": [[int(given.seat), given.why.value] for given in session.result.given_up],
        "ended_at": session.result.ended_at,
        "result": {
            "status": session.status.value,
            "reason": session.result.reason,
            "ranks": None if outcome is None else [*outcome.ranks],
            "scores": None if outcome is None or outcome.scores is None else [*outcome.scores],
        },
    }
    return {**end, "hash": digest_of(bound, end)}


def digest_of(bound: str, part: Json) -> str:
    """Returns the SHA-256 of the previous hash and this part of the game record, in canonical form.

    >>> digest_of("", {"seat": 0, "ply": 1}) == digest_of("", {"ply": 1, "seat": 0})
    True
    """
    return sha256((bound + json.dumps(part, sort_keys=True, separators=(",", ":"))).encode()).hexdigest()


def _line(value: object) -> str:
    return json.dumps(value)


def _text(interaction: int | None) -> str | None:
    """Returns an id as a text: many readers of JSON round numbers of that size."""
    return None if interaction is None else str(interaction)
