"""Tables of SET that the first version of the program saved: without `seconds`, clock or limit."""

import json

import pytest

from bot.sessions.fairness import commitment
from bot.sessions.rules.deadlines import LOBBY_IDLE
from bot.sessions.session import Session, Status
from bot.store.migration import versions
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import migrate
from tests.sessions.harness import ADA, BEA, CY, Harness

OPTIONS = ("beginners", "lockout", "one_by_one", "solitaire", "strict", "play_out")

ROWS = """
INSERT INTO sessions (id, game, rules, options, guild, channel, host, status, seed, commitment, reason,
                      opened_at, started_at, ended_at)
VALUES ('lobby', 'set', 1, :options, 10, 1, 1, 'lobby', :seed, :lobby, NULL, :then, NULL, NULL),
       ('called', 'set', 1, :options, 10, 2, 1, 'playing', :seed, :called, NULL, :then, :then, NULL),
       ('ended', 'set', 1, :options, 10, 3, 1, 'abandoned', :seed, :ended, 'ended-by-moderator', :then, :then, :then);
INSERT INTO seats VALUES ('lobby', 0, 1, 'Ada'), ('called', 0, 1, 'Ada'), ('called', 1, 2, 'Bea'),
                         ('ended', 0, 1, 'Ada'), ('ended', 1, 2, 'Bea');
INSERT INTO moves VALUES ('called', 1, 1, 'call', 7, :then), ('ended', 1, 1, 'call', 8, :then);
"""


async def open_old(harness: Harness, **options: bool) -> None:
    """Opens a database of the first schema, with tables of each status and these options."""
    await harness.close()
    harness.path = harness.path.with_name("old.db")
    connection = await open_to_write(harness.path)
    await migrate(connection, versions()[:1])
    given = {"options": json.dumps(options), "seed": "5e" * 32, "then": harness.clock.time}
    given |= {one: commitment(one, bytes.fromhex("5e" * 32)) for one in ("lobby", "called", "ended")}
    for statement in ROWS.strip().split(";\n"):
        await connection.execute(statement, given)
    await connection.commit()
    await connection.close()
    await harness.open()


async def found(harness: Harness, session_id: str) -> Session:
    session = await harness.sessions.tables.find(session_id)
    assert session is not None
    return session


@pytest.fixture
async def old(harness: Harness) -> Harness:
    await open_old(harness, **dict.fromkeys(OPTIONS, False))
    return harness


async def test_an_old_lobby_can_be_played(old: Harness) -> None:
    lobby = await found(old, "lobby")
    assert lobby.options == dict.fromkeys(OPTIONS, False) | {"seconds": 10}
    assert lobby.clock.deadline == old.clock.time + LOBBY_IDLE
    await old.sessions.lobbies.configure("lobby", ADA.id, options={"strict": True})
    await old.sessions.lobbies.join("lobby", BEA)
    session, _ = await old.sessions.lobbies.start("lobby", ADA.id)
    assert (session.status, session.options["seconds"], session.options["strict"]) == (Status.PLAYING, 10, True)
    assert await old.restored(session) == session


async def test_an_old_call_gets_the_limit_of_todays_rules(old: Harness) -> None:
    session = await found(old, "called")
    assert session.clock.deadline == old.clock.time + 10_000
    assert await old.restored(session) == session
    await old.restart()
    await old.advance(10)
    session = await found(old, "called")
    assert [move.words for move in session.moves] == ["call", "late"]
    assert session.to_act == {0, 1}


async def test_an_old_ended_table_can_be_viewed_and_has_a_rematch(old: Harness) -> None:
    session = await old.sessions.history.ended_game("ended")
    assert session.state.caller == 1
    await old.sessions.lobbies.rematch("ended", ADA)
    assert (await old.sessions.lobbies.rematch("ended", BEA)).session.options["seconds"] == 10


@pytest.mark.parametrize("options", [{"jokers": True}, {"solitaire": True, "lockout": True}])
async def test_tables_with_options_that_the_game_no_longer_has_are_abandoned(
    harness: Harness, options: dict[str, bool]
) -> None:
    await open_old(harness, **options)
    for session_id in ("lobby", "called"):
        session = await found(harness, session_id)
        assert (session.status, session.result.reason) == (Status.ABANDONED, "rules-changed")
    assert (await found(harness, "ended")).state is None
    assert (await harness.lobby(CY)).status is Status.LOBBY
