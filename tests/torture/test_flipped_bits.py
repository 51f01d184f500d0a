"""One flipped bit of a SQLite file, its WAL or a backup changes no live game unseen.

`FLIPS=5000` for that many flipped bits in all. After each the bot starts on what is there. A session is then as it was,
or it is set aside; or the start ends with the sentence that the database is damaged, and the exit status that says so.
"""

import asyncio
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.exit_status import ExitStatus, exit_reason
from bot.players.base import Level
from bot.sessions.coordination.alone import heartbeat
from bot.sessions.coordination.alone.heartbeat import restore_sessions
from bot.sessions.daily.reading import attempt_faults
from bot.sessions.duels.duel import PLAYER
from bot.sessions.duels.reading import SavedDuels
from bot.sessions.persistence.records import session_without_state
from bot.sessions.refusals import Refusal
from bot.sessions.session import Person, Place, Session
from bot.store.errors import DamagedRecord, StoreNotReady, UnfitStore
from bot.store.interface import Store
from bot.store.sqlite import connection, file_check
from bot.store.sqlite.backup.restore import restore_backup
from bot.store.sqlite.backup.take import take_backup
from bot.store.sqlite.driver import WritingConnection
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.wal import wal_of
from tests.seed import SEED
from tests.sessions.daily_games import played
from tests.sessions.harness import HERE, Harness
from tests.torture.figures import Figures, count, negative_control

FLIPS = count("FLIPS", 54)
GAMES = (
    "tris_1",
    "tris_2",
    "tris_on_steroids",
    "tripple_domino",
    "triodomino",
    "tris_2",
    "triodomino",
    "tris_on_steroids",
    "set",
)
DUELS = ("tris_1", "tris_2", "tripple_domino")
PUZZLES = ("set", "tripple_domino")
MOVES = 9
PEOPLE = (Person(11, "Ada"), Person(12, "Bea"))
KINDS = ("file", "WAL", "backup")
ENDED = (ExitStatus.UNFIT_DATABASE, ExitStatus.MAINTENANCE_FAILED)
"""The exit statuses with which nothing starts the bot again."""


@dataclass(frozen=True)
class Whole:
    """A database with live games, before a bit of it is flipped.

    Attributes:
        beside: the duels that are on and the attempts at puzzles.
        killed: the file and its WAL as a kill leaves them.
        closed: the file after a clean end.
        backup: of the same moment.
    """

    sessions: Mapping[str, Session]
    beside: Mapping[str, object]
    killed: Path
    closed: Path
    backup: Path


@pytest.fixture(name="whole", scope="module")
def fixture_whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    folder = tmp_path_factory.mktemp("whole")
    return asyncio.run(made(folder))


async def made(folder: Path) -> Whole:
    killed, closed, backup = folder / "killed" / "t.db", folder / "t.db", folder / "backup.db"
    killed.parent.mkdir()
    sessions = {}
    harness = Harness(closed)
    await harness.open()
    for place, game in enumerate(GAMES, start=1):
        session = await harness.game(*PEOPLE, game=game, place=Place(place, place))
        for _ in range(MOVES):
            if session.status.live and session.to_act:
                seat = min(session.to_act)
                session = await harness.move(session, session.people[seat], session.legal_moves[seat][0])
        if session.status.live:
            sessions[session.id] = session
    for game in DUELS:
        await begin_duel(harness, game)
    for game in PUZZLES:
        await attempt_puzzle(harness, game)
    beside, damaged = await beside_tables(harness.store)
    for file in (closed, wal_of(closed)):
        shutil.copy(file, killed.with_name(file.name))
    await harness.crash()
    take_backup(closed, backup)
    assert len(sessions) >= 4
    assert len(beside) == 2 * len(DUELS) + 2 * len(PUZZLES)
    assert not damaged
    return Whole(sessions, beside, killed, closed, backup)


async def begin_duel(harness: Harness, game: str) -> None:
    """Opens a duel, at which each of PEOPLE begins the first of its deals."""
    duels = harness.sessions.duels
    series = await duels.open(HERE, PEOPLE, game, Level.EASY, 3)
    for person in PEOPLE:
        session = await duels.begin(series.first, person.id)
        for _ in range(2):
            if session.status.live:
                deal = await duels.find(series.first.id)
                session = await duels.move(deal, person.id, session.legal_moves[PLAYER][0], session.ply)


async def attempt_puzzle(harness: Harness, game: str) -> None:
    dailies = harness.sessions.dailies
    puzzle = (await dailies.of_day(dailies.today))[game]
    for person in PEOPLE:
        await played(dailies, puzzle, person, HERE.guild, 3, tick=lambda: None)


async def beside_tables(store: Store) -> tuple[Mapping[str, object], tuple[str, ...]]:
    """Returns the duels that are on and the attempts as they are read, each without what is damaged, and the damage."""
    saved, found = SavedDuels(store.duels), dict[str, object]()
    for duel in await store.duels.all():
        with suppress(Refusal):
            series = await saved.series(duel)
            found[duel] = [replace(deal, message=None) for deal in series.deals]  # a wrong one is posted anew
            found[f"games of {duel}"] = [await saved.begun_games(deal) for deal in series.deals]
    for daily, person in await store.dailies.attempts(ended=True):
        with suppress(DamagedRecord):
            row = await store.dailies.attempt(daily, person)
            found[f"{daily} {person}"] = (row, await store.dailies.moves(daily, person))
    return found, (*await saved.faults(), *await attempt_faults(store.dailies, ended=True))


def flip(file: Path, dice: Random) -> str:
    data = bytearray(file.read_bytes())
    place, bit = dice.randrange(len(data)), dice.randrange(8)
    data[place] ^= 1 << bit
    file.write_bytes(data)
    return f"{file.name} {place}.{bit}"


def damaged(whole: Whole, kind: str, dice: Random, folder: Path) -> tuple[Path, str]:
    """Returns a database of which a bit was flipped, and which one."""
    path = folder / "t.db"
    for file in folder.iterdir():
        file.unlink()
    if kind == "backup":
        backup = folder / "b.db"
        shutil.copy(whole.backup, backup)
        where = flip(backup, dice)
        restore_backup(backup, path, replace=False)
        return path, where
    source = whole.killed if kind == "WAL" else whole.closed
    for file in (source, wal_of(source)):
        if file.exists():
            shutil.copy(file, path.with_name(file.name.replace(source.name, path.name)))
    return path, flip(wal_of(path) if kind == "WAL" else path, dice)


@dataclass(frozen=True)
class Started:
    """What a start has found.

    Attributes:
        live, aside: the live sessions, and the ids of those that are set aside.
        beside: as `Whole.beside`.
        damaged: what `check` says of those.
    """

    live: Mapping[str, Session]
    aside: set[str]
    beside: Mapping[str, object]
    damaged: tuple[str, ...]


async def start(path: Path, now: int) -> Started:
    """Does what a start does, and then reads all that is on."""
    store = await SqliteStore.open(path)
    try:
        live = {one.id: one for one in await restore_sessions(store, now)}
        for check in store.checks:
            await check()
        aside = {one.session for one in await store.sessions.set_aside()}
        return Started(live, aside, *await beside_tables(store))
    finally:
        await store.close()


def attack(whole: Whole, kind: str, flips: int, folder: Path) -> tuple[Figures, list[str]]:
    """Flips bits one after the other; returns the figures, and what was changed unseen."""
    figures, unseen = Figures(f"flipped bits of the {kind}"), list[str]()
    now = max(session.moves[-1].at for session in whole.sessions.values())
    for number in range(flips):
        dice = Random(f"{SEED} {kind} {number}")
        figures.add("flips")
        try:
            path, where = damaged(whole, kind, dice, folder)
            try:
                found = asyncio.run(start(path, now))
            except StoreNotReady:  # the check beside play has mended something
                figures.add("started once more")
                found = asyncio.run(start(path, now))
        except Exception as error:  # noqa: BLE001  each has to have its status
            figures.add("refused")
            if (exit_reason(error) or [error])[0] not in ENDED:
                unseen.append(f"{where} (flip {number}): ends with {error!r}")
            continue
        live, aside = found.live, found.aside
        if found.damaged:
            figures.add("with a damaged duel or attempt")
        elif found.beside != whole.beside:
            unseen.append(f"{where} (flip {number}): a duel or an attempt")
        if len(aside) > 1:
            figures.add("with several sessions set aside")
        elif aside:
            figures.add("with the session that was hit set aside")
        renamed = aside - {*whole.sessions}  # the flipped bit is in the id itself
        for id_, session in whole.sessions.items():
            if id_ in aside or (id_ not in live and renamed):
                continue
            if id_ not in live or differs(session, live[id_]):
                unseen.append(f"{where} (flip {number}): {session.game_key}")
        unseen += [f"{where} (flip {number}): appeared" for id_ in live if id_ not in whole.sessions]
    figures.add("unseen", len(unseen))
    figures.report()
    return figures, unseen


def differs(one: Session, other: Session) -> bool:
    """Returns whether two sessions differ in what matters to their players; a start credits time to deadlines."""
    truths = attrgetter(
        "moves", "people", "luck", "options", "place", "consent", "clock.seconds", "host", "rules", "state"
    )
    return bool(truths(one) != truths(other))


@pytest.fixture(autouse=True)
def fixture_quiet() -> Iterator[None]:
    """Logs nothing: each flip would."""
    with capture_logs():
        yield


@pytest.mark.parametrize("beside_play", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_no_flipped_bit_goes_unseen(
    whole: Whole, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, beside_play: bool
) -> None:
    """As with a small file, which is checked before it is used, so with a large one."""
    if beside_play:
        monkeypatch.setattr(file_check, "CHECKED_AT_START", 0)
    folder = tmp_path / "flipped"
    folder.mkdir()
    _, unseen = attack(whole, kind, FLIPS // len(KINDS) // 2, folder)
    assert not unseen


@negative_control
def test_without_seals_they_do(whole: Whole, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: SQLite's own check and the hashes of the states do not see all."""
    folder = tmp_path / "flipped"
    folder.mkdir()
    monkeypatch.setattr(heartbeat, "checked_session", session_without_state)

    async def quick(writing: WritingConnection) -> None:
        if (found := next(iter(await writing.execute_fetchall("PRAGMA quick_check(1)")))[0]) != "ok":
            raise UnfitStore(found)

    monkeypatch.setattr(file_check, "check_at_start", quick)
    monkeypatch.setattr(connection, "flipped_at", lambda _: None)
    unseen = [one for kind in ("file", "WAL") for one in attack(whole, kind, max(60, FLIPS // 10), folder)[1]]
    assert unseen
