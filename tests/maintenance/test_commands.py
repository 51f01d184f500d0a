"""The commands `backup`, `restore` and `check`, as an operator types them."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.exit_status import ExitStatus
from bot.players.base import Level
from bot.sessions.session import Place
from bot.store.sqlite.ownership import claim
from tests.maintenance.conftest import Run
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.store.postgres import empty_database
from tests.store.ratings import all_rows


async def _play(database: Path) -> list[str]:
    """Plays two games that go on; returns their ids."""
    database.parent.mkdir(exist_ok=True)
    harness = Harness(database)
    ids = []
    async with harness:
        for people, channel in (((ADA, BEA), 1), ((BEA, ADA), 2)):
            session = await harness.sessions.lobbies.open(
                Place(10, channel), people[0], "tris_1", {"first": "first_seat"}, auto_start=False
            )
            session, _ = await harness.sessions.lobbies.join(session.id, people[1])
            session = (await harness.sessions.lobbies.start(session.id, people[0].id)).session
            for words in ("a1", "b2", "c3"):
                mover = session.people[min(session.to_act)]
                session = await harness.move(session, mover, words)
            ids.append(session.id)
    return ids


def play(database: Path) -> list[str]:
    return asyncio.run(_play(database))


async def restart(database: Path) -> list[str]:
    """Starts the service on this database; returns the ids of the sessions that are on."""
    async with Harness(database) as harness:
        return [session.id for session in harness.sessions.tables.live()]


def tamper(database: Path, session: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE moves SET words = 'a3' WHERE session = ? AND ply = 2", (session,))
        connection.commit()


def test_a_user_is_deleted_and_a_server_forgotten_at_once(run: Run, database: Path) -> None:
    play(database)
    status, printed = run("forget", "--user", str(BEA.id))
    assert (status, "nothing of user 2 is stored any more" in printed) == (0, True)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM seats WHERE person = ?", (BEA.id,)).fetchone() == (0,)
        assert {*connection.execute("SELECT status FROM sessions")} == {("finished",)}
        rated = {person for (person,) in connection.execute("SELECT person FROM ratings")}
        assert rated == {ADA.id}, "of the games that were resigned for the user, the opponent is rated"
    status, printed = run("forget", "--guild", "10")
    assert (status, "nothing of server 10 is stored any more" in printed) == (0, True)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (0,)


def test_nobody_is_deleted_from_a_file_while_a_bot_uses_it(run: Run, database: Path) -> None:
    play(database)
    with closing(claim(database)):
        assert run("forget", "--user", "1")[0] == ExitStatus.DATABASE_NOT_READY


def test_before_the_first_start_all_is_fine(run: Run) -> None:
    status, printed = run("check", "--offline")
    assert status == 0
    assert "the first start makes it" in printed


def test_check_prints_a_line_for_each_thing_and_never_the_token(run: Run, database: Path) -> None:
    play(database)
    assert run("backup")[0] == 0
    status, printed = run("check", "--offline")
    lines = printed.splitlines()
    assert [line[:5] for line in lines] == ["ok   "] * len(lines)
    assert [line.split(":")[0][6:] for line in lines] == [
        "settings",
        "settings file",
        "token",
        "versions",
        "fonts",
        "computers",
        "store",
        "sessions",
        "backups",
        "disk",
        "monitoring",
    ]
    assert "integrity_check ok" in lines[6]
    assert "2 of 2 live sessions replay" in lines[7]
    assert "secret" not in printed
    assert status == 0
    assert "2 of 2 sessions replay" in run("check", "--offline", "--all")[1]


def test_check_prints_objects_for_programs(run: Run) -> None:
    lines = [json.loads(line) for line in run("check", "--offline", "--json")[1].splitlines()]
    assert [*lines[0]] == ["check", "fine", "text"]
    assert {line["check"]: line["fine"] for line in lines}["settings"] is True


def test_check_names_unknown_settings_and_a_file_of_settings_that_others_may_write(run: Run, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=abc\n", encoding="utf-8")
    file.chmod(0o666)
    status, printed = run("check", "--offline")
    assert status == ExitStatus.MAINTENANCE_FAILED
    (line,) = (line for line in printed.splitlines() if "settings file:" in line)
    assert line.startswith("WRONG")
    assert "DISCORD_TOKN is no setting: DISCORD_TOKEN is; other users of the machine may write it" in line
    file.write_text("LOG_LEVEL=info\n", encoding="utf-8")
    file.chmod(0o600)
    assert run("check", "--offline")[0] == 0


def test_a_file_of_settings_that_is_named_has_to_be_there(run: Run) -> None:
    assert run("--env-file", "none", "check")[1] == "--env-file: there is no file none\n"


def test_check_finds_ratings_that_are_not_computed(run: Run, database: Path) -> None:
    asyncio.run(_finish(database))
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE rating_rules SET rules = 'older'")
        connection.commit()
    status, printed = run("check", "--offline")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "the ratings of 1 finished games are not computed" in printed
    assert run("recompute")[0] == 0
    assert "not computed" not in run("check", "--offline")[1]


def test_check_prints_the_settings_that_are_not_the_defaults(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "json")
    first = run("check", "--offline")[1].splitlines()[0]
    assert first.endswith("2 kept; LOG_FORMAT=json")


def test_check_names_the_session_and_ply_of_a_tampered_move(run: Run, database: Path) -> None:
    tampered, _ = play(database)
    tamper(database, tampered)
    status, printed = run("check", "--offline")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert f"1 of 2 live sessions replay; {tampered}: ply 2:" in printed


DAMAGES = {
    "UPDATE duel_moves SET words = 'c3' WHERE ply = 1": "the seal of the game of player 1 is broken",
    "UPDATE duel_moves SET words = 'z9' WHERE ply = 1; UPDATE duel_players SET game_seal = NULL": "do not replay",
    "UPDATE duel_moves SET ply = 30 WHERE ply = 1": "moves are missing",
    "UPDATE duels SET options = '{\"sizes\": 3}'": "its seal is broken",
    "UPDATE duels SET options = '{\"sizes\": 3}', seal = NULL": "sizes",
}
"""What `check` says of a duel after such a change."""


def test_check_names_a_damaged_duel(run: Run, database: Path) -> None:
    async def begin() -> str:
        database.parent.mkdir()
        async with Harness(database) as harness:
            duels = harness.sessions.duels
            duel_id = (await duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY)).first.id
            session = await duels.begin(await duels.find(duel_id), ADA.id)
            move = session.legal_moves[min(session.to_act)][0]
            await duels.move(await duels.find(duel_id), ADA.id, move, session.ply)
            return duel_id

    duel = asyncio.run(begin())
    assert "duel" not in run("check", "--offline")[1]
    whole = database.read_bytes()
    for change, why in DAMAGES.items():
        database.write_bytes(whole)
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(change)
        status, printed = run("check", "--offline")
        assert status == ExitStatus.MAINTENANCE_FAILED
        assert re.search(f"duel {duel}: .*{why}", printed)


@pytest.mark.parametrize("who", ["--user=-1", "--user=0", "--user=99999999999999999999", "--guild=-1", "--user=1 2"])
def test_nobody_is_forgotten_by_an_id_that_is_none_of_discords(run: Run, who: str) -> None:
    with pytest.raises(SystemExit) as ended:
        run("forget", who)
    assert ended.value.code == ExitStatus.CANNOT_RUN


def test_a_backup_is_put_back_and_its_sessions_replay(run: Run, database: Path, tmp_path: Path) -> None:
    play(database)
    assert run("backup", str(tmp_path / "mine.db"))[0] == 0
    status, printed = run("restore", str(tmp_path / "mine.db"))
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "--replace" in printed
    database.unlink()
    status, printed = run("restore", str(tmp_path / "mine.db"))
    assert status == 0
    assert "2 of 2 live sessions replay" in printed


def test_a_backup_overwrites_no_file_unless_it_is_told_to(run: Run, database: Path, tmp_path: Path) -> None:
    play(database)
    file = tmp_path / "mine.db"
    file.write_text("something else")
    status, printed = run("backup", str(file))
    assert (status, file.read_text()) == (ExitStatus.MAINTENANCE_FAILED, "something else")
    assert "With --replace it is overwritten" in printed
    assert run("backup", "--replace", str(file))[0] == 0


def test_each_backup_is_handed_on_to_a_command(
    run: Run, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(database)
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    monkeypatch.setenv("BACKUP_COMMAND", f"cp --target-directory='{elsewhere}'")
    assert run("backup")[0] == 0
    (copied,) = elsewhere.iterdir()
    assert copied.name in {file.name for file in (database.parent / "backups").iterdir()}
    monkeypatch.setenv("BACKUP_COMMAND", "false")
    status, printed = run("backup")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "is taken, but BACKUP_COMMAND failed: status 1" in printed


def test_a_migration_and_a_restore_are_rehearsed_with_a_copy(run: Run, database: Path, tmp_path: Path) -> None:
    play(database)
    backup = tmp_path / "mine.db"
    assert run("backup", str(backup))[0] == 0
    before = backup.read_bytes()
    status, printed = run("migrate", "--dry-run")
    assert status == 0
    assert "its schema is up to date\n2 of 2 live sessions replay; nothing was changed" in printed
    assert run("restore", "--dry-run", str(backup))[0] == 0
    (moved, _) = play(tmp_path / "var" / "other.db")
    tamper(tmp_path / "var" / "other.db", moved)
    status, printed = run("restore", "--dry-run", str(tmp_path / "var" / "other.db"))
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert f"{moved}: ply 2" in printed
    assert backup.read_bytes() == before
    half = tmp_path / "half.db"
    half.write_bytes(before[: len(before) // 2])
    for words in ((), ("--dry-run",)):
        status, printed = run("restore", *words, str(half))
        assert status == ExitStatus.MAINTENANCE_FAILED
        assert printed == f"{half} is no backup of Tavolino: database disk image is malformed\n"
    assert not [*tmp_path.glob("rehearsal-*"), *database.parent.glob("rehearsal-*")]


def test_a_restored_backup_with_a_tampered_move_names_it_and_the_other_session_lives(
    run: Run, database: Path, tmp_path: Path
) -> None:
    tampered, whole = play(database)
    backup = tmp_path / "mine.db"
    assert run("backup", str(backup))[0] == 0
    tamper(backup, tampered)
    status, printed = run("restore", "--replace", str(backup))
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert f"{tampered}: ply 2" in printed
    assert asyncio.run(restart(database)) == [whole]
    assert f"{tampered} is set aside: ply 2" in run("check", "--offline")[1]


def test_a_database_in_use_can_be_backed_up_but_not_replaced(run: Run, database: Path, tmp_path: Path) -> None:
    play(database)
    with closing(claim(database)):
        assert run("backup", str(tmp_path / "mine.db"))[0] == 0
        status, printed = run("restore", "--replace", str(tmp_path / "mine.db"))
    assert status == ExitStatus.DATABASE_NOT_READY
    assert "in use by another process" in printed


def test_a_backup_that_cannot_be_taken_says_why(run: Run) -> None:
    status, printed = run("backup")
    assert status == ExitStatus.MAINTENANCE_FAILED
    assert "There is no database" in printed


def test_ratings_are_recomputed_from_the_results_to_the_same_numbers(run: Run, database: Path) -> None:
    asyncio.run(_finish(database))
    url = f"sqlite:///{database}"
    before = asyncio.run(all_rows(url))
    assert len(before["ratings"]) == 24, "two people, here and everywhere, all games and this one, in three periods"
    status, printed = run("recompute")
    assert status == 0
    assert re.findall(r"(\w+) recomputed from 1 finished games", printed) == ["ratings", "achievements"]
    assert asyncio.run(all_rows(url)) == before


def test_ratings_are_not_recomputed_while_the_bot_runs(run: Run, database: Path) -> None:
    asyncio.run(_finish(database))
    with closing(claim(database)):
        status, printed = run("recompute")
    assert (status != 0, "in use by another process" in printed) == (True, True)


@pytest.mark.parametrize("command", [("recompute",), ("forget", "--user", "1")])
def test_with_migrate_false_a_command_beside_the_bot_refuses_a_schema_that_is_behind(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    with empty_database() as url:
        monkeypatch.setenv("DATABASE_URL", url)
        monkeypatch.setenv("MIGRATE", "false")
        status, printed = run(*command)
        assert (status, "run `migrate`" in printed) == (ExitStatus.DATABASE_NOT_READY, True)


async def _finish(database: Path) -> None:
    """Plays a game to its end."""
    database.parent.mkdir(exist_ok=True)
    async with Harness(database) as harness:
        session = await harness.game(ADA, BEA, game="tris_1", options={"first": "first_seat"})
        for words in ("a1", "b1", "a2", "b2", "a3"):
            session = await harness.move(session, session.people[min(session.to_act)], words)
        assert session.result.outcome is not None
