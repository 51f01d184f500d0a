"""The panel of an analysis: what it offers."""

from typing import Any

import discord
import pytest

from bot.games.base import Seat
from bot.sessions.analysis import AnalysedMove
from bot.sessions.session import Session
from bot.texts import texts_in
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.results.analysis import analysis_alt_text
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, Harness

ENGLISH = texts_in("en")


@pytest.mark.parametrize(("own_loss", "offered"), [(0.2, True), (0.05, False)])
async def test_a_costly_move_of_a_person_can_be_practised_though_the_computer_lost_more_by_its_own(
    harness: Harness, pictures: Pictures, monkeypatch: pytest.MonkeyPatch, *, own_loss: float, offered: bool
) -> None:
    session = await harness.game(ADA, computers=1, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    await harness.advance(60)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    blunders = [AnalysedMove(2, Seat(1), "a1", 0.0, "a2", 1.0)] * 3
    own = AnalysedMove(1, Seat(0), "b2", 0.5 - own_loss, "a1", 0.5)

    async def analysed(_: Session) -> list[AnalysedMove]:
        return [own, *blunders]

    monkeypatch.setattr(harness.sessions.analyses, "of", analysed)
    shown = (await AnalysisPanels(harness.sessions, pictures).panel(session, ENGLISH, "dark")).view
    assert (ENGLISH("button-practise-game") in labels(shown)) is offered


async def test_in_words_somebody_whose_data_were_deleted_has_left(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="tris_1")
    session = await harness.move(session, ADA, "b2")
    session = await harness.move(session, BEA, "a1")
    session = await harness.sessions.games.resign(session.id, BEA.id)
    await harness.sessions.privacy.deletions.delete_now(BEA.id)
    session = await harness.current(session)
    moves = [AnalysedMove(1, Seat(0), "b2", 0.5, "b2", 0.5), AnalysedMove(2, Seat(1), "a1", 1.0, "a1", 1.0)]
    *_, ada, bea = analysis_alt_text(session, moves, ENGLISH).splitlines()
    assert (ada, bea) == ("Ada: 1: 50", f"{ENGLISH('person-deleted')}: 2: 100")


def labels(view: discord.ui.LayoutView) -> list[Any]:
    return [one.label for one in view.walk_children() if isinstance(one, discord.ui.Button)]
