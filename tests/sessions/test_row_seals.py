"""The seals of duels and of attempts at puzzles break where a row is not as it was written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.games.base import Seat
from bot.players.base import Level
from bot.sessions.daily.attempt import Puzzle
from bot.sessions.daily.reading import attempt_faults
from bot.sessions.duels.duel import Duel
from bot.sessions.duels.opening import DEALS, LENGTH
from bot.sessions.duels.reading import SavedDuels
from bot.sessions.duels.service import MOST_OPENED
from bot.sessions.persistence.seal import is_row_broken, row_seal
from bot.sessions.session import Move
from bot.store.change import Change
from tests.sessions.daily_games import played
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused
from tests.sessions.test_duels import opened, play, watch
from tests.sessions.test_seals import other

UNSEALED = {"message"}
"""The message of a duel is written by itself."""

SEALS = {"seal", "game_seal"}


def change(harness: Harness, statement: str, **parameters: object) -> None:
    """Changes the database behind the bot's back."""
    with closing(sqlite3.connect(harness.path)) as file, file:
        file.execute("PRAGMA foreign_keys = OFF")
        assert file.execute(statement, parameters).rowcount == 1


def rows(harness: Harness, table: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(harness.path)) as file:
        file.row_factory = sqlite3.Row
        return [dict(row) for row in file.execute(f"SELECT rowid, * FROM {table}")]  # noqa: S608 - one of ours


def changed_columns(harness: Harness, table: str, key: str | None = None) -> Iterator[str]:
    """Changes each column of a row of a table by itself, yields its name, and changes it back. key: the row's id."""
    row = next(row for row in rows(harness, table) if key in (None, row.get("id")))
    for column, value in row.items():
        if column == "rowid" or column in SEALS | UNSEALED:
            continue
        statement = f"UPDATE {table} SET {column} = :value WHERE rowid = :row"  # noqa: S608 - as above
        change(harness, statement, value=0 if value is None else other(value), row=row["rowid"])
        yield column
        change(harness, statement, value=value, row=row["rowid"])


async def one_duel(harness: Harness) -> Duel:
    """Returns a duel at which one person has made two moves."""
    duel = await opened(harness, ADA, BEA)
    await play(harness, duel, ADA, moves=2)
    return await harness.sessions.duels.find(duel.id)


async def one_attempt(harness: Harness, moves: int = 2) -> Puzzle:
    """Returns today's puzzle, at which one person has made some moves."""
    dailies = harness.sessions.dailies
    puzzle = (await dailies.of_day(dailies.today))["set"]
    await played(dailies, puzzle, ADA, 10, moves, tick=lambda: None)
    return puzzle


async def duel_faults(harness: Harness) -> tuple[str, ...]:
    return await SavedDuels(harness.store.duels).faults()


@pytest.mark.parametrize("table", ["duels", "duel_players", "duel_moves"])
async def test_each_column_of_a_duel(harness: Harness, table: str) -> None:
    await one_duel(harness)
    assert not await duel_faults(harness)
    unseen = [column for column in changed_columns(harness, table) if not await duel_faults(harness)]
    assert not unseen
    assert not await duel_faults(harness)


@pytest.mark.parametrize("moves", [2, 1000])
@pytest.mark.parametrize("table", ["dailies", "daily_attempts", "daily_moves"])
async def test_each_column_of_an_attempt(harness: Harness, table: str, moves: int) -> None:
    puzzle = await one_attempt(harness, moves)
    key = puzzle.id if table == "dailies" else None
    assert not await attempt_faults(harness.store.dailies, ended=True)
    changed = changed_columns(harness, table, key)
    assert not [column for column in changed if not await attempt_faults(harness.store.dailies, ended=True)]
    assert bool(await harness.store.dailies.attempts(ended=False)) == (moves == 2)


async def test_an_attempt_whose_person_has_become_nobody_is_found(harness: Harness) -> None:
    await one_attempt(harness)
    change(harness, "UPDATE daily_attempts SET person = person - 128")
    assert len(await attempt_faults(harness.store.dailies, ended=True)) == 1


@pytest.mark.parametrize("column", ["started_at", "ended_at"])
async def test_no_flipped_bit_begins_or_ends_a_game(harness: Harness, column: str) -> None:
    await one_duel(harness)
    change(harness, f"UPDATE duel_players SET {column} = 0 WHERE person = :bea", bea=BEA.id)  # noqa: S608 - as above
    assert len(await duel_faults(harness)) == 1


async def test_the_last_move_of_a_duel_and_of_an_attempt_is_missed(harness: Harness) -> None:
    await one_duel(harness)
    await one_attempt(harness)
    for table in ("duel_moves", "daily_moves"):
        last = rows(harness, table)[-1]["rowid"]
        change(harness, f"DELETE FROM {table} WHERE rowid = :row", row=last)  # noqa: S608 - one of ours
    assert len(await duel_faults(harness)) == 1
    assert len(await attempt_faults(harness.store.dailies, ended=False)) == 1


async def test_a_player_and_a_deal_that_belong_to_no_duel_are_found(harness: Harness) -> None:
    series = await harness.sessions.duels.open(HERE, (ADA, BEA), "tris_1", Level.EASY, 3)
    change(
        harness,
        "UPDATE duel_players SET duel = 'x' WHERE duel = :duel AND person = :bea",
        duel=series.first.id,
        bea=BEA.id,
    )
    assert await duel_faults(harness) == ("duel x: rows of it are missing",)
    change(harness, "UPDATE duels SET series = 'y' WHERE deal = 2")
    assert f"duel {series.first.id}: deals are missing" in await duel_faults(harness)


async def test_who_plays_a_damaged_duel_or_attempt_is_told_and_the_log_names_it(harness: Harness) -> None:
    duel, puzzle = await one_duel(harness), await one_attempt(harness)
    change(harness, "UPDATE duel_moves SET at = at + 1 WHERE ply = 1")
    change(harness, "UPDATE daily_moves SET at = at + 1 WHERE ply = 1")
    with capture_logs() as logs:
        with refused("set-aside"):
            await harness.sessions.duels.game(duel, ADA.id)
        with refused("set-aside"):
            await harness.sessions.dailies.attempt(puzzle, ADA.id)
        with refused("set-aside"):
            await harness.sessions.dailies.move(puzzle, ADA.id, "call", 2)
    assert [entry["event"] for entry in logs][:2] == ["damaged duel", "damaged attempt at a puzzle"]
    await harness.sessions.duels.begin(duel, BEA.id)  # the other's game goes on


async def test_whoever_has_an_attempt_that_cannot_be_read_is_told_so_wherever_it_is_shown(harness: Harness) -> None:
    puzzle, dailies = await one_attempt(harness), harness.sessions.dailies
    change(harness, "UPDATE daily_attempts SET name = x'80'")
    for asked in (dailies.result(puzzle, ADA.id), dailies.leaderboard(puzzle, ADA.id, None)):
        with refused("set-aside"):
            await asked
    assert await dailies.result(puzzle, BEA.id) is None


async def test_a_damaged_duel_whose_time_is_over_keeps_nobody_from_a_new_one(harness: Harness) -> None:
    for _ in range(MOST_OPENED):
        await opened(harness, ADA, BEA)
    with refused("duel-quota-user", most=MOST_OPENED):
        await opened(harness, ADA, BEA)
    for row in rows(harness, "duels"):
        change(harness, "UPDATE duels SET options = '[]' WHERE id = :duel", duel=row["id"])
    await harness.advance(LENGTH / 1000 + 60)
    await opened(harness, ADA, BEA)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE duel_moves SET at = at + 1 WHERE person = 1 AND ply = 1",
        "UPDATE duel_players SET game_seal = '9:x' WHERE person = 1",
        "UPDATE duel_players SET name = 'Adb' WHERE person = 1",
    ],
)
async def test_a_damaged_game_keeps_nobody_from_their_result(harness: Harness, damage: str) -> None:
    duel = await opened(harness, ADA, BEA, CY)
    shown = watch(harness)
    for person, moves in ((ADA, 2), (BEA, 1000), (CY, 1000)):
        await play(harness, duel, person, moves=moves)
    change(harness, damage)
    await harness.advance(LENGTH / 1000 + 60)
    assert shown[-1].over
    assert shown[-1].result is not None
    assert shown[-1].result.people == (BEA, CY)
    assert not rows(harness, "duel_players")


async def test_a_damaged_duel_is_closed_once_the_longest_one_would_be_over(harness: Harness) -> None:
    await one_duel(harness)
    change(harness, "UPDATE duels SET options = '[]'")
    await harness.advance(LENGTH / 1000 * DEALS[-1])
    assert rows(harness, "duels")
    await harness.advance(60)
    assert not rows(harness, "duels")
    assert not rows(harness, "duel_players")


async def test_a_guild_that_is_forgotten_while_an_attempt_goes_on_breaks_no_seal(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = await one_attempt(harness)
    commit = harness.store.commit

    async def forgotten_before(what: Change) -> bool:
        await harness.store.guilds.delete_guild(10)
        return await commit(what)

    monkeypatch.setattr(harness.store, "commit", forgotten_before)
    await played(harness.sessions.dailies, puzzle, ADA, 10, 1, tick=lambda: None)
    assert not await attempt_faults(harness.store.dailies, ended=True)


async def test_a_duel_whose_rows_go_while_it_is_read_is_not_damaged(harness: Harness) -> None:
    duel = await one_duel(harness)
    await harness.sessions.duels.delete_person(ADA.id)
    with refused("duel-not-invited"):
        await SavedDuels(harness.store.duels).game(duel, duel.player_of(ADA.id))


def test_moves_that_an_older_program_has_made_since_break_no_seal() -> None:
    moves = [Move(Seat(0), "take 1", None, 1000), Move(Seat(1), "take 2", None, 2000)]
    seal = row_seal({"duel": "d1"}, moves[:1])
    assert not is_row_broken(seal, {"duel": "d1", "a column that is new": None}, moves[:1])
    assert is_row_broken(seal, {"duel": "d2"}, moves[:1])
    assert is_row_broken(seal, {"duel": "d1"}, ())
    assert not is_row_broken(seal, {"duel": "d1"}, moves)
    assert not is_row_broken(None, {"duel": "d1"}, moves)
    assert is_row_broken(f"x{seal}", {"duel": "d1"}, moves)


async def test_what_takes_a_guild_or_a_person_out_of_attempts_breaks_no_seal(harness: Harness) -> None:
    await one_attempt(harness)
    await harness.store.guilds.delete_guild(10)
    assert not await attempt_faults(harness.store.dailies, ended=True)
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    assert not await attempt_faults(harness.store.dailies, ended=True)
    assert [row["seal"] for row in rows(harness, "daily_attempts")] == [None]
