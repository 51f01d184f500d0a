"""A game that was on under the last release goes on after an update."""

from pathlib import Path

from bot.games import GAMES
from bot.sessions.fairness import commitment, luck_of_users
from bot.sessions.session import Status
from bot.store.migration import versions
from bot.store.sqlite.connection import open_to_write
from bot.store.sqlite.store import migrate
from tests.sessions.harness import ADA, BEA, Harness
from tests.store.test_upgrade import RELEASED

ROWS = f"""
INSERT INTO sessions (id, game, rules, options, guild, channel, host, status, seed, commitment, opened_at, started_at,
                      message, offer_agreed, clock, reminders, reminded, threaded, given_up)
VALUES ('game', 'tris_1', {GAMES["tris_1"].info.rules}, '{{}}', 10, 100, 1, 'playing', '{"00" * 32}',
        '{commitment("game", bytes(32))}', 1000, 2000,
        72, '[]', 0, 1, 0, 0, '[]');
INSERT INTO seats VALUES ('game', 0, 1, 'Ada'), ('game', 1, 2, 'Bea');
INSERT INTO moves VALUES ('game', 1, 0, 'b2', 7, 3000);
"""  # noqa: S608  our own constants


async def test_the_next_move_follows_those_of_before_the_update(tmp_path: Path) -> None:
    harness = Harness(tmp_path / "tavolino.db")
    connection = await open_to_write(harness.path)
    await migrate(connection, versions()[:RELEASED])
    await connection.executescript(ROWS)
    await connection.close()
    assert await harness.open() == 1
    session = harness.sessions.tables.at(100)
    assert session is not None
    assert (session.status, session.ply, session.people) == (Status.PLAYING, 1, (ADA, BEA))
    assert session.luck_seed == luck_of_users(bytes(32), [ADA.id, BEA.id]), "its luck is as it was"
    session = await harness.move(session, BEA, "a1")
    assert session.ply == 2
    await harness.restart()
    assert [move.words for move in (await harness.sessions.tables.find("game")).moves] == ["b2", "a1"]  # type: ignore[union-attr]
    await harness.close()
