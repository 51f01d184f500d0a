"""Errors of a database: of all of it, of one change, of one row."""

from bot.service_errors import register


class StoreUnavailable(Exception):
    """The store cannot write or read now: disk full, read-only, I/O error, closed. Nothing has changed; try again."""


class DamagedStore(StoreUnavailable):
    """The store met damage of the database while it read or wrote: trying again does not help, a backup does."""


class OutcomeUnknown(StoreUnavailable):
    """The connection was lost during a write, and it is still unknown whether the change was written."""


register("the database", StoreUnavailable)
register("a sound database", DamagedStore)


class UnfitStore(Exception):
    """A database that must not be used until its operator changes it: damaged, or newer than this program."""


class StoreNotReady(Exception):
    """A database that cannot be used now: in use by another process, locked, a full disk. Try again later."""


class DamagedRecord(Exception):
    """Rows are not as the program wrote them. The text says what is wrong, without values, which may be secret.

    Args:
        ply: the ply of the first wrong move, if a move is wrong.

    >>> print(DamagedRecord("its move is missing", ply=3))
    ply 3: its move is missing
    """

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why if ply is None else f"ply {ply}: {why}")
        self.ply = ply


class Conflict(Exception):
    """A constraint refuses a change: the ply is taken, the channel has a live session, or a row it names is gone."""
