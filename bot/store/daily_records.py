"""What the store takes and returns of daily puzzles. Their fields are the columns of their tables; times: ms since the
epoch; days: texts as 2026-11-23."""

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class DailyRecord:
    """The puzzle of a day in one game, or of a server's own games.

    Attributes:
        game: its key; of a server's puzzle `server_game(guild)`.
        options: JSON.
        seed: 64 hexadecimal digits, never printed.
        guild, session, ply, seat: of a server's puzzle, the server, and the position that it asks about; else None.
        seal: the hash of the other columns; None in the rows of older programs.
    """

    id: str
    day: str
    game: str
    rules: int
    options: str
    seed: str = field(repr=False)
    commitment: str
    drawn_at: int
    guild: int | None = None
    session: str | None = None
    ply: int | None = None
    seat: int | None = None
    seal: str | None = field(default=None, repr=False)


def server_game(guild: int) -> str:
    """Returns what stands in place of a game's key for the puzzle of a server's own games."""
    return f"server {guild}"


@dataclass(frozen=True)
class PuzzleCandidate:
    """A finished session whose people all let its positions become puzzles of its server."""

    session: str
    guild: int


@dataclass(frozen=True, kw_only=True)
class AttemptRecord:
    """A person's only attempt at a puzzle.

    ended_at, score, duration (ms): None until it is finished.

    Attributes:
        guild: where it was begun, None outside of guilds.
        seal: the hash of the other columns, and of the moves; None in the rows of older programs.
    """

    daily: str
    person: int
    guild: int | None
    name: str
    username: str
    rules: int
    started_at: int
    ended_at: int | None = None
    score: int | None = None
    duration: int | None = None
    seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DailyMoveRecord:
    """One move of an attempt; plies count from 1."""

    daily: str
    person: int
    ply: int
    words: str
    at: int


@dataclass(frozen=True)
class DailyClipRecord:
    """The clip of an attempt, posted or about to be: as `bot.store.session_records.ClipRecord`."""

    daily: str
    person: int
    at: int
    message: int | None


@dataclass(frozen=True)
class DailyPostRecord:
    """That the puzzles of a day were posted in a guild, or are about to be.

    Attributes:
        problem: why that failed, or SENDING; empty if it was posted.
    """

    guild: int
    day: str
    at: int
    problem: str = ""


@dataclass(frozen=True, kw_only=True)
class DailyChange:
    """What one action writes of daily puzzles: all of it or nothing.

    A new post replaces the guild's older ones.

    Attributes:
        puzzles, begun, moves, posts: new rows; one whose key is there already is a Conflict.
        played: attempts that are there, as their moves leave them.
        clips: of attempts that are there; each replaces what was noted of it.
        ended_posts: posts that are there, whose problem is noted, or that there is none.
        forgotten_posts: stand for all posts of their guild before their day, which are deleted.
    """

    puzzles: tuple[DailyRecord, ...] = ()
    begun: tuple[AttemptRecord, ...] = ()
    moves: tuple[DailyMoveRecord, ...] = ()
    played: tuple[AttemptRecord, ...] = ()
    clips: tuple[DailyClipRecord, ...] = ()
    posts: tuple[DailyPostRecord, ...] = ()
    ended_posts: tuple[DailyPostRecord, ...] = ()
    forgotten_posts: tuple[DailyPostRecord, ...] = ()
