"""What goes wrong with a database: with all of it, with one change, with one row."""

from bot.service_errors import register


class StoreUnavailable(Exception):
    """The store cannot write or read now: disk full, read-only, I/O error, closed. Nothing has changed; try again."""


class DamagedStore(StoreUnavailable):
    """The store met damage of the database while it read or wrote: trying again does not help, a backup does."""


class OutcomeUnknown(StoreUnavailable):
    """The database was lost while it wrote, and has not said since whether the change is written."""


register("the database", StoreUnavailable)
register("a sound database", DamagedStore)


class UnfitStore(Exception):
    """A database that must not be used as it is: damaged, newer than this program. Its operator has to change it."""


class StoreNotReady(Exception):
    """A database that cannot be used now: in use by another process, locked, a full disk. Try again later."""


class DamagedRecord(Exception):
    """Rows are not as the program wrote them. Says what is wrong, and no value: it may be secret.

    Args:
        ply: of the first move that is wrong, if it is one.

    >>> print(DamagedRecord("its move is missing", ply=3))
    ply 3: its move is missing
    """

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why if ply is None else f"ply {ply}: {why}")
        self.ply = ply


class Conflict(Exception):
    """A constraint refuses a change: the ply is taken, the channel has a live session, or what it is about is gone."""
