"""A record that is not as the program wrote it is set aside and named in the log; all others go on."""

import sqlite3
from collections.abc import MutableMapping
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.sessions.persistence.replay import faults
from bot.sessions.session import Place, Session, Status
from bot.sessions.settings.guild_settings import DEFAULT, THEMES
from bot.sessions.settings.user_settings import UserSettings
from bot.store.opening import open_beside
from renderers.themes import theme
from tests.sessions.harness import ADA, BEA, CY, DI, HERE, Harness
from tests.sessions.refusals import refused

ELSEWHERE = Place(guild=10, channel=200)

UNSEAL = "UPDATE sessions SET seal = NULL"
"""As older programs have written them."""


async def games(harness: Harness) -> tuple[Session, Session]:
    """Plays three moves of one game, and one of another."""
    damaged = await harness.game(ADA, BEA, options={"stones": 9})
    for person, words in ((ADA, "take 1"), (BEA, "take 2"), (ADA, "take 3")):
        damaged = await harness.move(damaged, person, words)
    whole = await harness.game(CY, DI, place=ELSEWHERE)
    return damaged, await harness.move(whole, CY, "take 1")


async def restart_after(harness: Harness, *statements: str, session: str = "") -> list[MutableMapping[str, Any]]:
    """Stops the bot, changes the database behind its back, and starts it again; returns what was logged.

    session: the parameter `:session` of the statements.
    """
    await harness.close()
    with closing(sqlite3.connect(harness.path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for statement in statements:
            connection.execute(statement, {"session": session})
        connection.commit()
    with capture_logs() as logs:
        await harness.open()
    return [entry for entry in logs if entry["log_level"] in ("warning", "error")]


@pytest.mark.parametrize(
    ("statement", "ply"),
    [
        ("UPDATE moves SET words = 'take 1' WHERE ply = 2", 2),  # another move that the rules allow
        ("UPDATE moves SET words = 'take 9' WHERE ply = 3", 3),  # one that they refuse
        ("UPDATE moves SET words = 'give 1' WHERE ply = 1", 1),  # none
        ("DELETE FROM moves WHERE ply = 2", 2),
        ("UPDATE moves SET state_hash = '1:0123456789abcdef' WHERE ply = 3", 3),
        ("UPDATE moves SET words = CAST(x'80' AS TEXT) WHERE ply = 3", None),
        ("UPDATE moves SET words = 7.5 || x'00' WHERE ply = 3", 3),
        ("UPDATE sessions SET seed = '" + "5e" * 32 + "'", 1),
        ("UPDATE sessions SET seed = 'none'", None),
        ("UPDATE sessions SET options = '{'", None),
        ("UPDATE sessions SET options = '[]'", None),
        ("UPDATE sessions SET deadline = 'soon'", None),
        ("UPDATE seats SET person = 'Ada' WHERE seat = 0", None),
    ],
)
async def test_a_tampered_record_is_set_aside_by_session_and_ply_and_the_others_go_on(
    harness: Harness, statement: str, ply: int | None
) -> None:
    damaged, whole = await games(harness)
    column = "id" if statement.startswith("UPDATE sessions") else "session"
    joined = f"{statement} {'AND' if 'WHERE' in statement else 'WHERE'} {column} = :session"
    logs = await restart_after(harness, joined, session=damaged.id)
    (entry,) = (entry for entry in logs if entry["event"] == "session set aside")
    assert (entry["session"], entry["ply"]) == (damaged.id, ply)
    assert harness.sessions.tables.live() == (whole,)
    await harness.move(whole, DI, "take 1")
    with refused("set-aside"):
        await harness.move(damaged, BEA, "take 1")
    assert (await harness.lobby(ADA)).place == HERE, "its channel is free"
    ((aside),) = await harness.store.sessions.set_aside()
    assert (aside.session, aside.why) == (damaged.id, entry["why"])


async def test_a_session_whose_status_nobody_knows_is_set_aside_and_the_others_go_on(harness: Harness) -> None:
    damaged, whole = await games(harness)
    await restart_after(harness, "UPDATE sessions SET status = 'plaxing' WHERE id = :session", session=damaged.id)
    assert harness.sessions.tables.live() == (whole,)
    with refused("set-aside"):
        await harness.move(damaged, BEA, "take 1")
    await restart_after(harness, "UPDATE sessions SET host = 7 WHERE id = :session", session=damaged.id)
    assert harness.sessions.tables.live() == (whole,)


async def test_a_record_that_was_mended_is_played_on(harness: Harness) -> None:
    damaged, _ = await games(harness)
    assert await restart_after(harness, "UPDATE moves SET words = 'take 1' WHERE ply = 2")
    assert not await restart_after(
        harness, "UPDATE moves SET words = 'take 2' WHERE ply = 2", "UPDATE sessions SET set_aside = NULL"
    )
    assert (await harness.current(damaged)).state == damaged.state
    await harness.move(damaged, BEA, "take 1")


async def test_moves_of_older_programs_without_a_hash_are_played_on(harness: Harness) -> None:
    played = await games(harness)
    assert not await restart_after(harness, "UPDATE moves SET state_hash = NULL", UNSEAL)
    assert all(session in harness.sessions.tables.live() for session in played)


async def test_hashes_of_another_state_format_are_not_compared(harness: Harness) -> None:
    _, whole = await games(harness)
    assert not await restart_after(harness, "UPDATE moves SET state_hash = '0:0123456789abcdef'", UNSEAL)
    assert whole in harness.sessions.tables.live()


async def test_each_move_is_stored_with_the_hash_of_its_state(harness: Harness) -> None:
    damaged, _ = await games(harness)
    saved = await harness.saved(damaged)
    hashes = [move.state_hash for move in saved.moves]
    assert len(set(hashes)) == 3
    assert hashes == [move.state_hash for move in damaged.moves]
    assert str(hashes[0]) not in repr(saved), "it follows from the secret state"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE servers SET channels = '[1, \"x\"]' WHERE guild = 10",
        "UPDATE servers SET roles = 'all' WHERE guild = 10",
        "UPDATE servers SET clock = 'slow' WHERE guild = 10",
        "UPDATE servers SET theme = 'pink' WHERE guild = 10",
        "UPDATE servers SET pings = 'sometimes' WHERE guild = 10",
        "UPDATE servers SET theme = CAST(x'80' AS TEXT) WHERE guild = 10",
    ],
)
async def test_a_damaged_row_of_a_server_or_user_is_named_in_the_log_and_the_others_keep_their_settings(
    harness: Harness, statement: str
) -> None:
    changed = harness.settings(clock=30)
    for guild in (10, 11):
        await harness.sessions.guild_settings.change(guild, lambda _: changed)
    for user in (1, 2):
        await harness.sessions.user_settings.change(user, lambda _: UserSettings(theme="light"))
    logs = await restart_after(harness, statement, "UPDATE user_settings SET theme = 'pink' WHERE person = 1")
    assert any("10" in str(entry) for entry in logs)
    assert [harness.sessions.guild_settings.of(guild) for guild in (10, 11)] == [DEFAULT, changed]
    assert [harness.sessions.user_settings.of(user).theme for user in (1, 2)] == ["", "light"]


@pytest.mark.parametrize("damage", ["UPDATE {} SET theme = 'pink'", "UPDATE {} SET theme = CAST(x'80' AS BLOB)"])
async def test_the_next_change_mends_a_damaged_row(harness: Harness, damage: str) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(threads=True))
    await harness.sessions.user_settings.change(1, lambda _: UserSettings("light"))
    await restart_after(harness, damage.format("servers"), damage.format("user_settings"))
    await harness.sessions.guild_settings.change(10, partial(replace, clock=30))
    await harness.sessions.user_settings.change(1, partial(replace, hidden=True))
    await harness.restart()
    assert harness.sessions.guild_settings.of(10) == harness.settings(clock=30)
    assert harness.sessions.user_settings.of(1) == UserSettings(hidden=True)


def test_the_themes_that_settings_may_name_are_those_of_the_pictures() -> None:
    assert set(theme.THEMES) == THEMES


async def test_each_move_of_a_finished_game_is_verified_by_the_chain_of_all(harness: Harness) -> None:
    over, whole = await harness.finished_game(ADA, BEA), await harness.finished_game(CY, DI)
    await restart_after(harness, "UPDATE moves SET at = at + 1 WHERE session = :session AND ply = 1", session=over.id)
    async with open_beside(f"sqlite:///{harness.path}") as store:
        found = [fault async for fault in faults(store, (over.id, whole.id))]
    assert found == [f"{over.id}: its rows are not as they were sealed"]


async def test_a_damaged_daily_puzzle_keeps_nobody_from_the_others(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    whole = await dailies.of_day(dailies.today)
    key, *others = sorted(whole)
    damaged = whole[key].id
    await restart_after(
        harness, "UPDATE dailies SET seed = replace(seed, '0', '1') WHERE id = :session", session=damaged
    )
    await harness.sessions.dailies.draw()
    assert sorted(await harness.sessions.dailies.of_day(dailies.today)) == others
    with refused("set-aside"):
        await harness.sessions.dailies.puzzle(damaged)


async def test_an_export_holds_what_cannot_be_read(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA)
    await restart_after(
        harness, "UPDATE results SET outcome = x'80' WHERE person = 1", "UPDATE seats SET name = CAST(x'80' AS TEXT)"
    )
    assert b"\\x80" in (await harness.sessions.privacy.export(ADA.id)).content


async def test_an_ended_game_whose_record_is_damaged_says_so(harness: Harness) -> None:
    over = await harness.finished_game(ADA, BEA)
    await restart_after(harness, "UPDATE sessions SET options = '{'")
    with refused("set-aside"):
        await harness.sessions.history.ended_game(over.id)
    assert over.status is Status.FINISHED
