"""What messages of tables show, noted by any of the processes that edit them."""

from collections.abc import Collection

from bot.store.postgres.change_statements import due_rows
from bot.store.postgres.reading import QUERIES, PostgresRows
from bot.store.postgres.transactions import CHANGES, Transaction, TransactionRunner
from bot.store.shared import MergeShown, StoredShown


class ShownRows:
    """Notes what messages show. It is a `bot.store.shared.ShownStore`."""

    def __init__(self, rows: PostgresRows, transactions: TransactionRunner, process: str) -> None:
        self._rows = rows
        self._transactions = transactions
        self._process = process

    async def of(self, session: str) -> StoredShown | None:
        rows = await self._rows.fetch(QUERIES.shown_of, session=session)
        return StoredShown(rows[0]["shown"], rows[0]["version"]) if rows else None

    async def merge(self, sessions: Collection[str], merge: MergeShown) -> None:
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
                await CHANGES.add_due(connection, rows=due_rows(due, self._process))

        with self._rows.available():
            await self._transactions.run(sessions, write)
