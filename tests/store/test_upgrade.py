"""A database of an older program is brought up to date without losing rows."""

from pathlib import Path

from bot.store.migration import versions
from bot.store.sessions import SavedSession
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import SqliteStore, migrate

OPENED = 1_700_000_000_000

FIRST_ROWS = """
INSERT INTO sessions (id, game, rules, options, channel, host, status, seed, commitment, opened_at)
VALUES ('lobby', 'nim', 1, '{}', 1, 1, 'lobby', '00', '00', 1700000000000),
       ('game', 'nim', 1, '{}', 2, 1, 'playing', '00', '00', 1700000000000);
INSERT INTO moves VALUES ('game', 1, 0, 'take 1', 7, 1700000000000), ('game', 2, 1, 'take 1', 8, 1700000000000);
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, outcome, at)
VALUES ('game', 0, 2, 1, 'Ada', 10, 'nim', 1, 'win', 1700000000000),
       ('game', 1, 2, 2, 'Bea', 10, 'nim', 2, 'loss', 1700000000000);
"""


RELEASED = 2
"""The version of the schema in the last release."""

RELEASED_ROWS = """
INSERT INTO sessions (id, game, rules, options, guild, channel, host, status, seed, commitment, opened_at, message,
                      offer_agreed, guests, clock, deadline, reminders, reminded, threaded, given_up)
VALUES ('lobby', 'nim', 1, '{}', 10, 1, 1, 'lobby', '00', '00', 1700000000000, 71,
        '[]', '[2]', 600, 1700001800000, 1, 0, 1, '[]'),
       ('game', 'nim', 1, '{}', 10, 2, 1, 'playing', '00', '00', 1700000000000, 72,
        '[1]', NULL, 600, 1700000600000, 0, 1, 0, '[[0, "resigned"]]');
INSERT INTO seats VALUES ('lobby', 0, 1, 'Ada'), ('game', 0, 1, 'Ada'), ('game', 1, 2, 'Bea');
INSERT INTO moves VALUES ('game', 1, 0, 'take 1', 7, 1700000000000);
INSERT INTO results (session, seat, seats, person, name, guild, game, rank, outcome, at, counts)
VALUES ('game', 0, 2, 1, 'Ada', 10, 'nim', 1, 'win', 1700000000000, 0),
       ('game', 1, 2, 2, 'Bea', 10, 'nim', 2, 'loss', 1700000000000, 1);
INSERT INTO servers VALUES (10, 'it', '[1]', '[]', 600, 1, 0, 2, 20, 'host', 'dark');
INSERT INTO tastes VALUES (1, 'contrast');
INSERT INTO heartbeat VALUES (1, 1700000000500);
"""


async def upgraded(path: Path, version: int = 1, rows: str = FIRST_ROWS) -> SqliteStore:
    """Opens a store whose rows were written with an earlier version of the schema."""
    connection = await open_to_write(path)
    await migrate(connection, versions()[:version])
    await connection.executescript(rows)
    await connection.close()
    return await SqliteStore.open(path)


async def live_sessions(store: SqliteStore) -> dict[str, SavedSession]:
    found = {session_id: await store.sessions.find(session_id) for session_id in await store.sessions.live_ids()}
    return {session_id: saved for session_id, saved in found.items() if saved is not None}


async def test_tables_of_the_first_schema_have_no_clock_but_their_lobbies_expire(path: Path) -> None:
    store = await upgraded(path)
    live = {name: saved.session for name, saved in (await live_sessions(store)).items()}
    assert {name: session.deadline for name, session in live.items()} == {"lobby": OPENED + 1_800_000, "game": None}
    for session in live.values():
        assert (session.clock, session.guests, session.given_up, session.offer_agreed) == (0, None, "[]", "[]")
        assert (session.overdue, session.reminded, session.threaded) == (False, False, False)
    await store.close()


async def test_nobody_is_pinged_for_a_turn_from_before_there_were_pings(path: Path) -> None:
    store = await upgraded(path)
    live = {name: saved.session for name, saved in (await live_sessions(store)).items()}
    assert {name: (one.start_pinged, one.pinged_turn, one.ping) for name, one in live.items()} == {
        "lobby": (False, None, None),
        "game": (True, 2, None),
    }
    await store.close()


async def test_results_of_the_first_schema_count(path: Path) -> None:
    store = await upgraded(path)
    saved = await store.sessions.find("game")
    assert saved is not None
    results = saved.results
    assert [result.name for result in results] == ["Ada", "Bea"]
    assert all(result.counts for result in results)
    assert {result.username for result in results} == {""}
    await store.close()


async def test_tables_of_the_last_release_are_as_they_were(path: Path) -> None:
    store = await upgraded(path, RELEASED, RELEASED_ROWS)
    live = await live_sessions(store)
    lobby, game = live["lobby"].session, live["game"].session
    assert (lobby.message, lobby.guests, lobby.clock, lobby.deadline) == (71, "[2]", 600, OPENED + 1_800_000)
    assert (lobby.reminders, lobby.reminded, lobby.threaded, lobby.start_pinged) == (True, False, True, False)
    assert (game.message, game.offer_agreed, game.clock, game.deadline) == (72, "[1]", 600, OPENED + 600_000)
    assert (game.reminders, game.reminded, game.given_up) == (False, True, '[[0, "resigned"]]')
    assert (game.start_pinged, game.pinged_turn, game.ping) == (True, 1, None)
    assert (game.revision, game.user_install) == (0, True)
    assert [(seat.name, seat.username) for seat in live["game"].seats] == [("Ada", ""), ("Bea", "")]
    assert [move.words for move in live["game"].moves] == ["take 1"]
    assert list(await store.sessions.shown()) == [], "all messages are drawn again"
    assert await store.sessions.alive_at() == OPENED + 500
    await store.close()


async def test_settings_and_results_of_the_last_release_are_as_they_were(path: Path) -> None:
    store = await upgraded(path, RELEASED, RELEASED_ROWS)
    (guild,) = await store.settings.of_guilds()
    assert (guild.guild, guild.language, guild.clock, guild.theme) == (10, "it", 600, "dark")
    assert (guild.reminders, guild.tables_per_user, guild.enders, guild.pings) == (False, 2, "host", "after-a-minute")
    assert guild.confirms, "as before"
    (user,) = await store.settings.of_users()
    assert (user.theme, user.pings, user.confirms) == ("contrast", "", None)
    saved = await store.sessions.find("game")
    assert saved is not None
    results = saved.results
    assert [(result.name, result.counts) for result in results] == [("Ada", False), ("Bea", True)]
    await store.close()


EARLY_ENDS_UNTIL = 32
"""The last version of the schema with which such a puzzle could be ended for nothing."""

EARLY_ENDS = """
INSERT INTO dailies (id, day, game, rules, options, seed, commitment, drawn_at)
VALUES ('sets', '2026-11-20', 'set', 1, '{}', '00', '00', 0),
       ('tiles', '2026-11-20', 'tripple_domino', 1, '{}', '00', '00', 0);
INSERT INTO daily_attempts (daily, person, name, username, rules, started_at, ended_at, score, duration)
VALUES ('sets', 1, '', '', 1, 0, 19000, 0, 19000), ('sets', 2, '', '', 1, 0, 78000, 0, 78000),
       ('sets', 3, '', '', 1, 0, NULL, NULL, NULL), ('tiles', 1, '', '', 1, 0, 9000, 5, 9000);
INSERT INTO daily_moves (daily, person, ply, words, at)
VALUES ('sets', 1, 1, 'take a1 a2 a3', 9), ('sets', 1, 2, 'more', 19), ('sets', 2, 1, 'more', 9),
       ('sets', 2, 2, 'take a1 a2 a3', 78), ('sets', 3, 1, 'more', 9), ('tiles', 1, 1, 'draw', 9);
"""


async def test_who_ended_the_puzzle_of_set_early_is_no_longer_ahead_of_who_played_it(path: Path) -> None:
    store = await upgraded(path, EARLY_ENDS_UNTIL, EARLY_ENDS)
    assert [one.person for one in await store.dailies.leaderboard("sets", None, 9)] == [2, 1]
    tiles = await store.dailies.attempt("tiles", 1)
    assert tiles is not None
    assert tiles.score == 5
    await store.close()
