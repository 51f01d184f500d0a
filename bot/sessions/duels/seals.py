"""The seals of a duel: of each deal, of who plays it, and of each game with its moves.

Who plays and a game change at different times, and two processes may begin the same game.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.sessions.persistence.seal import is_row_broken, require_whole, row_seal, sealed_columns
from bot.sessions.session import Move
from bot.store.duels import DuelPlayerRecord, DuelRecord
from bot.store.errors import DamagedRecord

MESSAGE = "message"
"""The column of a deal that is written without its seal, once the duel is posted."""


def sealed_deal(record: DuelRecord) -> DuelRecord:
    """Returns the record of a deal with its seal."""
    return replace(record, seal=row_seal(sealed_columns(record, MESSAGE)))


def sealed_player(record: DuelPlayerRecord) -> DuelPlayerRecord:
    """Returns the record of a player with the seal of who it is."""
    return replace(record, seal=row_seal(_who(record)))


def sealed_game(record: DuelPlayerRecord, moves: Sequence[Move]) -> DuelPlayerRecord:
    """Returns the record of a player with the seal of their game, of which these are all moves."""
    return replace(record, game_seal=row_seal(_game(record), moves))


def require_whole_deal(record: DuelRecord) -> None:
    """Raises DamagedRecord where a deal is not as it was written."""
    require_whole(record.seal, sealed_columns(record, MESSAGE))


def is_player_broken(player: DuelPlayerRecord) -> bool:
    """Returns whether it is not as it was written who a player is."""
    # A game that is not begun has no seal, and one flipped bit makes 0 of NULL.
    return is_row_broken(player.seal, _who(player)) or 0 in (player.started_at, player.ended_at)


def require_whole_game(record: DuelPlayerRecord, moves: Sequence[Move]) -> None:
    """Raises DamagedRecord where a game is not as it was written. These are all of its moves."""
    if is_row_broken(record.game_seal, _game(record), moves):
        raise DamagedRecord(f"the seal of the game of player {record.number} is broken")


def _who(record: DuelPlayerRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in ("duel", "number", "person", "name", "username")}


def _game(record: DuelPlayerRecord) -> dict[str, object]:
    return {name: getattr(record, name) for name in ("duel", "person", "started_at", "ended_at")}
