"""A duel that several processes share: it is closed once, by whatever process is there."""

from itertools import product

import pytest

from bot.players.base import Level
from bot.sessions.duels import service
from bot.sessions.duels.closing import DuelResult
from bot.sessions.duels.duel import PLAYER
from bot.sessions.fairness import table_of_deal
from tests.sessions.harness import ADA, BEA, HERE
from tests.sessions.shared.conftest import Process, StartProcess
from tests.soon import soon


def watch(process: Process, shown: list[DuelResult]) -> None:
    """Adds to the list what a process shows of duels."""

    async def show(result: DuelResult) -> bool:
        shown.append(result)
        return True

    process.sessions.duels.use_messages(show)


@pytest.mark.parametrize("deals", [1, 3])
async def test_a_game_goes_on_in_another_process_and_the_end_is_written_once(
    one: Process, two: Process, deals: int
) -> None:
    shown, processes = list[DuelResult](), (one, two)
    for process in processes:
        watch(process, shown)
    series = await processes[0].sessions.duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY, deals)
    for duel, person in product(series.deals, (ADA, BEA)):
        session = await processes[0].sessions.duels.begin(await processes[0].sessions.duels.find(duel.id), person.id)
        for turn in range(9):
            if not session.status.live:
                break
            duels = processes[turn % 2].sessions.duels
            words = session.game.legal_moves(session.state, PLAYER)[0]
            session = await duels.move(await duels.find(duel.id), person.id, words, session.ply)

    async def closed() -> bool:
        return series.first.id not in await two.store.duels.all()

    await soon(closed)
    assert sum(result.over for result in shown) == 1
    tables = [table_of_deal(deal.id, number) for deal in series.deals for number in (1, 2)]
    for session_id in (series.first.id, *tables):
        assert await two.sessions.tables.find(session_id) is not None


async def test_another_process_shows_a_duel_that_its_own_one_has_not_posted(
    start_process: StartProcess, two: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "POSTED_WITHIN", 100)
    shown, one = list[DuelResult](), await start_process(serving=False)
    watch(two, shown)
    await one.sessions.duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY)
    await one.close()

    async def seen() -> bool:
        return bool(shown)

    await soon(seen)
    assert (shown[0].duel.message, shown[0].over) == (None, False)
