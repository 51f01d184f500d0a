"""A puzzle of a day, and a person's attempt at it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

from bot.games import DAILIES, GAMES
from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.position_puzzle import RIGHT
from bot.games.replay import history
from bot.sessions.daily.days import ends_at, revealed_at
from bot.sessions.daily.posed import Posed
from bot.sessions.fairness import SHARED_LUCK, commitment
from bot.sessions.persistence.records import options_of
from bot.sessions.persistence.seal import require_whole, row_seal, sealed_columns
from bot.sessions.person import DELETED
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules.endings import finish
from bot.sessions.session import Luck, Move, Person, Place, Session, Status
from bot.store.dailies import AttemptRecord, DailyMoveRecord, DailyRecord
from bot.store.errors import DamagedRecord

ALONE = Seat(0)


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """What everybody plays on a day (UTC), in one game or on one server.

    Attributes:
        id: also the session id of each attempt.
        posed: the position of a puzzle from a server's own games; None for the puzzles that are for everybody.
    """

    id: str
    day: str
    game_key: str
    rules: int
    options: Options
    commitment: str
    seed: bytes = field(repr=False)
    drawn_at: int
    posed: Posed | None = None

    @property
    def seat(self) -> Seat:
        """The seat of whoever attempts it."""
        return ALONE if self.posed is None else self.posed.seat

    def in_guild(self, guild: int | None) -> bool:
        """Returns whether it may be attempted in a guild, or outside of guilds (None)."""
        return self.posed is None or self.posed.guild == guild


@dataclass(frozen=True, kw_only=True)
class Attempt:
    """A person's only attempt at a puzzle.

    Attributes:
        guild: where it was begun; None outside of guilds.
        session: the current game; its state is None if today's rules cannot replay it.
        moves: the attempt's moves; at a puzzle from a server's own games, the answers.
        ended_at: ms since the epoch.
        duration: ms.
    """

    puzzle: Puzzle
    person: Person
    guild: int | None
    session: Session = field(repr=False)
    moves: tuple[Move, ...] = ()
    ended_at: int | None = None
    score: int | None = None
    duration: int | None = None

    @property
    def finished(self) -> bool:
        return self.score is not None

    @property
    def answers(self) -> tuple[str, ...]:
        """The words of the moves."""
        return tuple(move.words for move in self.moves)

    @property
    def marks(self) -> str:
        """The signs that stand for the moves in the line that people share; they reveal nothing of the deal."""
        if self.puzzle.posed is not None:
            return self.puzzle.posed.progress(self.answers).marks
        puzzle, game = DAILIES[self.puzzle.game_key], self.session.game
        moves = [(move.seat, move.words) for move in self.moves]
        states = history(game, 1, self.puzzle.options, self.session.luck_seed, moves)
        return "".join(puzzle.mark(game.view(state, None).events) for state in states[1:])


def begun(puzzle: Puzzle, person: Person, guild: int | None, now: int) -> Attempt:
    """Returns a new attempt. Refuses `daily-day-over`, and `daily-other-rules` if the game's rules have changed."""
    game = GAMES[puzzle.game_key]
    if now >= ends_at(puzzle.day):
        raise Refusal("daily-day-over")
    if game.info.rules != puzzle.rules:
        raise Refusal("daily-other-rules")
    if puzzle.posed is not None:
        session = replace(puzzle.posed.after(()), started_at=now)
        return Attempt(puzzle=puzzle, person=person, guild=guild, session=session)
    session = _session(puzzle, person, guild, started_at=now)
    state = game.start(1, session.options, Chance(session.luck_seed, 0))
    return Attempt(puzzle=puzzle, person=person, guild=guild, session=replace(session, state=state))


def moved(attempt: Attempt, words: str, ply: int, now: int) -> Attempt:
    """Returns the attempt after a move that was chosen at this ply.

    Refuses `daily-played`, `daily-day-over`, `daily-other-rules`, `puzzle-other-move`, `puzzle-found-already`, and as
    the game's puzzle does; raises Stale and the game's MoveError.
    """
    session, puzzle = attempt.session, attempt.puzzle
    words = " ".join(words.lower().split())
    if attempt.finished:
        raise Refusal("daily-played")
    if now >= revealed_at(puzzle.day):
        raise Refusal("daily-day-over")
    if session.state is None:
        raise Refusal("daily-other-rules")
    if ply != session.ply:
        raise Stale
    if puzzle.posed is not None:
        return _answered(attempt, puzzle.posed, words, now)
    closed = session.game.closed(session.state, ALONE, words)
    if (reason := closed or DAILIES[puzzle.game_key].obstacle(session.state, words)) is not None:
        raise Refusal(reason)
    state = session.game.play(session.state, ALONE, words, Chance(session.luck_seed, ply + 1))
    moves = (*attempt.moves, Move(ALONE, words, None, now))
    after = replace(session, state=state, ply=ply + 1, moves=moves)
    outcome = session.game.outcome(state)
    if outcome is None:
        return replace(attempt, session=after, moves=moves)
    ended = finish(after, outcome, now).session
    score = 0 if outcome.scores is None else outcome.scores[ALONE]
    return _over(replace(attempt, session=ended, moves=moves), score, now)


def _answered(attempt: Attempt, posed: Posed, words: str, now: int) -> Attempt:
    """Returns the attempt at a puzzle from a server's own games after an answer."""
    if words.split(" ", maxsplit=1)[0] != posed.puzzle.verb:
        raise Refusal("puzzle-other-move")
    answered = replace(attempt, moves=(*attempt.moves, Move(ALONE, words, None, now)))
    before, after = posed.progress(attempt.answers), posed.progress(answered.answers)
    if after.found and after.found == before.found and after.marks[-1] == RIGHT:
        raise Refusal("puzzle-found-already")
    session = replace(posed.after(answered.answers), started_at=attempt.session.started_at)
    answered = replace(answered, session=session)
    return _over(answered, after.score, now) if after.over else answered


def _over(attempt: Attempt, score: int, now: int) -> Attempt:
    """Returns the attempt, ended now with this score."""
    return replace(attempt, score=score, ended_at=now, duration=max(0, now - (attempt.session.started_at or now)))


def deleted_id(puzzle: Puzzle | DailyRecord, person: int) -> int:
    """Returns the id that replaces a deleted person's in their attempt, so that they cannot attempt the puzzle again.

    It is one of DELETED. Computing it from a person's id takes the seed, which is secret until the puzzle is over.
    """
    seed = puzzle.seed if isinstance(puzzle, Puzzle) else bytes.fromhex(puzzle.seed)
    digest = blake2b(f"deleted {puzzle.id} {person}".encode(), key=seed, digest_size=8).digest()
    return DELETED[int.from_bytes(digest) % len(DELETED)]


def puzzle_of(record: DailyRecord, posed: Posed | None = None) -> Puzzle:
    """Returns the puzzle of a record. Raises DamagedRecord, also if its commitment is to another seed.

    Args:
        posed: the position of a puzzle from a server's own games.
    """
    require_whole(record.seal, sealed_columns(record))
    try:
        seed, options = bytes.fromhex(record.seed), options_of(record.options)
    except ValueError as error:
        raise DamagedRecord(f"a value cannot be read: {type(error).__name__}") from None
    if record.commitment != commitment(record.id, seed):
        raise DamagedRecord("its commitment is to another seed")
    return Puzzle(
        id=record.id,
        day=record.day,
        game_key=record.game if posed is None else posed.session.game_key,
        rules=record.rules,
        options=options,
        commitment=record.commitment,
        seed=seed,
        drawn_at=record.drawn_at,
        posed=posed,
    )


def sealed_puzzle(record: DailyRecord) -> DailyRecord:
    """Returns the record with its seal."""
    return replace(record, seal=row_seal(sealed_columns(record)))


def record_of(attempt: Attempt) -> AttemptRecord:
    """Returns an attempt's record, without its moves but with a seal that covers them."""
    record = AttemptRecord(
        daily=attempt.puzzle.id,
        person=attempt.person.id,
        guild=attempt.guild,
        name=attempt.person.name,
        username=attempt.person.username,
        rules=attempt.puzzle.rules,
        started_at=attempt.session.started_at or 0,
        ended_at=attempt.ended_at,
        score=attempt.score,
        duration=attempt.duration,
    )
    return replace(record, seal=row_seal(sealed_columns(record), attempt.moves))


def moves_of(record: AttemptRecord, moves: Sequence[DailyMoveRecord]) -> tuple[Move, ...]:
    """Returns an attempt's moves. Raises DamagedRecord if they or the attempt differ from what was written."""
    if [move.ply for move in moves] != [*range(1, len(moves) + 1)]:
        raise DamagedRecord("moves are missing")
    made = tuple(Move(ALONE, move.words, None, move.at) for move in moves)
    require_whole(record.seal, sealed_columns(record), made)
    return made


def attempt_of(puzzle: Puzzle, record: AttemptRecord, made: tuple[Move, ...]) -> Attempt:
    """Returns the attempt of a record and its moves."""
    person = Person(record.person, record.name, record.username)
    if puzzle.posed is not None:
        session = replace(puzzle.posed.after([move.words for move in made]), started_at=record.started_at)
    else:
        session = _played(puzzle, person, record, made)
    return Attempt(
        puzzle=puzzle,
        person=person,
        guild=record.guild,
        session=session,
        moves=made,
        ended_at=record.ended_at,
        score=record.score,
        duration=record.duration,
    )


def _played(puzzle: Puzzle, person: Person, record: AttemptRecord, made: tuple[Move, ...]) -> Session:
    """Returns the session of an attempt after its moves."""
    session = replace(_session(puzzle, person, record.guild, started_at=record.started_at), ply=len(made), moves=made)
    game = session.game
    if (record.rules, puzzle.rules) == (game.info.rules, game.info.rules):
        played = [(move.seat, move.words) for move in made]
        state = history(game, 1, session.options, session.luck_seed, played)[-1]
        session = replace(session, state=state)
        if (outcome := game.outcome(state)) is not None:
            session = finish(session, outcome, record.ended_at or made[-1].at).session
    return session


def _session(puzzle: Puzzle, person: Person, guild: int | None, *, started_at: int) -> Session:
    """Returns an attempt's session without state and moves. It is in no channel."""
    return Session(
        id=puzzle.id,
        game_key=puzzle.game_key,
        options=GAMES[puzzle.game_key].info.full_options(puzzle.options),
        place=Place(guild, 0),
        host=person.id,
        people=(person,),
        status=Status.PLAYING,
        rules=puzzle.rules,
        opened_at=puzzle.drawn_at,
        started_at=started_at,
        luck=Luck(commitment=puzzle.commitment, seed=puzzle.seed, luck_version=SHARED_LUCK),
    )
