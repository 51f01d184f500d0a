"""The seals of a duel: for each deal, each player's identity, and each game with its moves.

A player and their game have separate seals, since they are written at different times, and two processes may begin the
same game.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.sessions.persistence.seal import is_row_broken, require_whole, row_seal, sealed_columns
from bot.sessions.session import Move
from bot.store.duels import DuelPlayerRecord, DuelRecord
from bot.store.errors import DamagedRecord

MESSAGE = "message"
"""The column of a deal that is written without renewing the seal, once the duel is posted."""


def sealed_deal(record: DuelRecord) -> DuelRecord:
    """Returns the record of a deal with its seal."""
    return replace(record, seal=row_seal(sealed_columns(record, MESSAGE)))


def sealed_player(record: DuelPlayerRecord) -> DuelPlayerRecord:
    """Returns a player's record with the seal of their identity."""
    return replace(record, seal=row_seal(_who(record)))


def sealed_game(record: DuelPlayerRecord, moves: Sequence[Move]) -> DuelPlayerRecord:
    """Returns a player's record with the seal of their game, whose moves these are."""
    return replace(record, game_seal=row_seal(_game(record), moves))


def require_whole_deal(record: DuelRecord) -> None:
    """Raises DamagedRecord if a deal differs from what was written."""
    require_whole(record.seal, sealed_columns(record, MESSAGE))


def is_player_broken(player: DuelPlayerRecord) -> bool:
    """Returns whether a player's identity differs from what was written."""
    # A game that is not begun has no seal, and one flipped bit turns NULL into 0.
    return is_row_broken(player.seal, _who(player)) or 0 in (player.started_at, player.ended_at)


def require_whole_game(record: DuelPlayerRecord, moves: Sequence[Move]) -> None:
    """Raises DamagedRecord if a game differs from what was written. `moves` has all of its moves."""
    if is_row_broken(record.game_seal, _game(record), moves):
        raise DamagedRecord(f"the seal of the game of player {record.number} is broken")


def _who(record: DuelPlayerRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in ("duel", "number", "person", "name", "username")}


def _game(record: DuelPlayerRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in ("duel", "person", "started_at", "ended_at")}
