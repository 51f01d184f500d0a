"""What messages of tables show, noted by any of the processes that edit them."""

from collections.abc import Collection

from bot.store.postgres.change_statements import due_rows
from bot.store.postgres.transactions import CHANGES, Transaction, TransactionRunner
from bot.store.shared import MergeShown, StoredShown


async def merge_shown(
    transactions: TransactionRunner, process: str, sessions: Collection[str], merge: MergeShown
) -> None:
    """Does what `bot.store.shared.SharedStore.merge_shown` describes. Raises StoreUnavailable and asyncpg's errors."""

    async def write(transaction: Transaction) -> None:
        merged = {
            session: merge(session, StoredShown(locked.shown, locked.version))
            for session, locked in transaction.locked.items()
        }
        connection = transaction.connection
        await connection.execute(CHANGES.write_shown.sql, [*merged], [one.shown for one in merged.values()])
        if done := [(session, one.done) for session, one in merged.items() if one.done]:
            await connection.execute(CHANGES.remove_due.sql, *zip(*done, strict=True))
        if due := [one.due for one in merged.values() if one.due is not None]:
            await CHANGES.add_due(connection, rows=due_rows(due, process))

    await transactions.run(sessions, write)
