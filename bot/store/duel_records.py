"""What the store takes and returns of duels that are on. Their fields are the columns of their tables; times: ms since
the epoch."""

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class DuelRecord:
    """A duel, or a deal of a series, without its players.

    Attributes:
        options: JSON.
        level: of the computers.
        seed: 64 hexadecimal digits, never printed.
        message: None until it is posted.
        series: the id of the first deal of the series; None for that one, and where there is no other.
        deal, deals: which one it is, counted from 1, and how many there are.
        seal: the hash of the other columns but `message`; None in the rows of older programs.
    """

    id: str
    guild: int
    channel: int
    game: str
    rules: int
    options: str
    level: str
    locale: str | None
    seed: str = field(repr=False)
    commitment: str
    opened_at: int
    closes_at: int
    message: int | None = None
    series: str | None = None
    deal: int = 1
    deals: int = 1
    seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DuelPlayerRecord:
    """A player of a duel; numbers count from 1, who has opened it.

    Attributes:
        started_at, ended_at: of the game; None before.
        seal: the hash of who it is; None in the rows of older programs.
        game_seal: the hash of the game with its moves; None until it is begun, and as above.
    """

    duel: str
    number: int
    person: int
    name: str
    username: str
    started_at: int | None = None
    ended_at: int | None = None
    seal: str | None = field(default=None, repr=False)
    game_seal: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class DuelMoveRecord:
    """One move at a player's table; plies count from 1."""

    duel: str
    person: int
    ply: int
    seat: int
    words: str
    at: int


@dataclass(frozen=True)
class DuelLeft:
    """A person who is taken out of all deals of a series."""

    series: str
    person: int


@dataclass(frozen=True)
class SavedDuel:
    """A duel and its players, by number."""

    record: DuelRecord
    players: tuple[DuelPlayerRecord, ...]


@dataclass(frozen=True, kw_only=True)
class DuelChange:
    """What one action writes of a duel: all of it or nothing.

    Attributes:
        opened, players, moves: new rows; one whose key is there already is a Conflict.
        begun: players who are there and begin; one who has begun before stays as they are.
        played: players who are there and have begun, as their moves leave them.
        posted: the id of a duel, and of its message.
        left: who is no longer in a duel; their moves go with them.
        closed: the id of a duel whose rows go, those of its series with it.
    """

    opened: tuple[DuelRecord, ...] = ()
    players: tuple[DuelPlayerRecord, ...] = ()
    begun: tuple[DuelPlayerRecord, ...] = ()
    played: tuple[DuelPlayerRecord, ...] = ()
    moves: tuple[DuelMoveRecord, ...] = ()
    posted: tuple[str, int] | None = None
    left: DuelLeft | None = None
    closed: str | None = None
