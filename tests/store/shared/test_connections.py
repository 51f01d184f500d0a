"""Connections as PgBouncer in session mode takes them: settings come after the connection is open."""

import asyncio

import pytest

from bot.store.errors import StoreNotReady, UnfitStore
from bot.store.postgres.batch_writer import RAISE_VERSIONS
from bot.store.postgres.connection import SETTINGS, WRITING_SETTINGS, connect
from bot.store.postgres.transactions import lock_and

FROM_THE_BEGINNING = {"application_name", "client_encoding"}
"""What PgBouncer knows; it refuses connections that begin with other settings."""


async def test_settings_are_sent_after_connecting(database: str) -> None:
    connection = await connect(database, "test", lock_timeout="7s", answer_within=1.0)
    rows = await connection.fetch("SELECT name, current_setting(name) AS value, source FROM pg_settings")
    await connection.close()
    assert {row["name"] for row in rows if row["source"] == "client"} <= FROM_THE_BEGINNING
    values = {row["name"]: row["value"] for row in rows}
    expected = {**SETTINGS, "lock_timeout": "7s", "application_name": "test"}
    tcp = {name for name in expected if name.startswith("tcp_")}  # of no use on a socket in the file system
    assert {name: values[name] for name in expected.keys() - tcp} == {
        name: value for name, value in expected.items() if name not in tcp
    }


async def test_what_writes_goes_along_an_index_though_its_tables_are_empty_when_it_is_planned(database: str) -> None:
    connection = await connect(database, "test", enable_seqscan=WRITING_SETTINGS["enable_seqscan"])
    sql = lock_and((RAISE_VERSIONS,))
    plan = await connection.fetch(f"EXPLAIN {sql}", ["a"], "{}", "[]")
    await connection.close()
    text = "\n".join(row[0] for row in plan)
    assert "Seq Scan" not in text
    assert text.count("sessions_pkey") == 2


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ("unsupported startup parameter: search_path", UnfitStore),
        ("server login has been failing, cached error: connect failed", StoreNotReady),
    ],
)
async def test_a_parameter_that_pgbouncer_refuses_is_the_operators_and_its_other_errors_pass(
    message: str, error: type[Exception]
) -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1000)
        fields = b"SFATAL\0C08P01\0M" + message.encode() + b"\0\0"
        writer.write(b"E" + (len(fields) + 4).to_bytes(4, "big") + fields)
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as pgbouncer:
        port = pgbouncer.sockets[0].getsockname()[1]
        with pytest.raises(error, match=message):
            await connect(f"postgresql://bot@127.0.0.1:{port}/bot?sslmode=disable", "test")
