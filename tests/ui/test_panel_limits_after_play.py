"""Panels about a finished game keep Discord's limits, with the longest names and full tables, in every language.

A default run looks at each game in one language; `SLOW=1` at each in all of them, and at more of its moves.
"""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import islice
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.players.base import RatedMove
from bot.sessions.analysis import AnalysedMove
from bot.sessions.practice.service import Answer, Exercise, PracticeRecord, PracticeStreakRecord
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettings
from bot.sessions.settings.user_settings import UserSettings
from bot.sessions.states import states_of
from bot.texts import LANGUAGES, texts_in
from bot.ui.practice.panels import PracticePanels
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.replays.feature import clip_message
from bot.ui.replays.replay import Replays
from bot.ui.reply.posts import shown_texts
from bot.ui.results.clip import clip_of, has_clip
from bot.ui.text.move_tree import START, PartialMove
from renderers.pictures import Pictures
from tests.examples import SLOW
from tests.ui.test_panel_limits import check
from tests.ui.test_panel_limits_in_play import moments

ALL = [(game, language) for game in sorted(GAMES) for language in LANGUAGES]
CASES = ALL if SLOW else [(game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(sorted(GAMES))]
PLACES = 6 if SLOW else 2
"""The number of places in a game that are looked at, evenly spread."""

LISTED = 300
"""The legal moves that are looked at, where they are very many."""


def ended(game: str) -> Session:
    """Returns a full game that is over, made by its people move by move."""
    session = moments(game)[-1]
    moves = tuple(replace(move, action=1, at=1_000_000 * ply) for ply, move in enumerate(session.moves))
    result = replace(session.result, ended_at=2**41)
    return replace(session, status=Status.FINISHED, moves=moves, result=result)


def analysis(session: Session) -> Sequence[AnalysedMove]:
    """Returns the moves with a choice, each as if the one of the most words had been much better."""
    found = []
    for ply, (move, state) in enumerate(zip(session.moves, states_of(session), strict=False), start=1):
        others = [one for one in islice(session.game.legal_moves(state, move.seat), LISTED) if one != move.words]
        if others:
            found.append(AnalysedMove(ply, move.seat, move.words, 0.05, max(others, key=len), 0.95))
    return found


def service(moves: Sequence[AnalysedMove], *, text_first: bool) -> Any:
    """Returns as much of the service as the panels ask: this analysis, and many positions that are due."""

    async def analysed(_: Session) -> Sequence[AnalysedMove]:
        return moves

    async def due(_: int) -> range:
        return range(200)

    return SimpleNamespace(
        analyses=SimpleNamespace(of=analysed, kept=analysed),
        practice=SimpleNamespace(due=due),
        history=None,
        guild_settings=SimpleNamespace(of=lambda _: GuildSettings()),
        user_settings=SimpleNamespace(of=lambda _: UserSettings(text_first=text_first)),
    )


async def panels(session: Session, language: str, pictures: Pictures) -> AsyncIterator[discord.ui.LayoutView]:
    texts, moves = texts_in(language), analysis(session)
    reply: Any = SimpleNamespace(
        texts=texts, user=1, interaction=SimpleNamespace(user=SimpleNamespace(id=1), guild_id=10)
    )
    for place in range(0, len(moves), -(-len(moves) // PLACES)):
        turns, move = moves[place : place + 3], moves[place]
        analyses = AnalysisPanels(service(turns, text_first=False), pictures)
        yield (await analyses.panel(session, texts, "dark")).view
        yield await analyses.own_moves(session, move.seat, texts)
        replays = Replays(service(turns, text_first=False), pictures)
        yield (await replays.step(session, move.ply, texts, "dark", move.seat)).view
        exercise = Exercise(PracticeRecord(1, session.id, move.ply, 0, 1, 1), session, move.seat)
        played, better = RatedMove(move.words, move.rating), RatedMove(move.best, move.best_rating)
        for text_first in (False, True):
            practice = PracticePanels(service(turns, text_first=text_first), pictures)
            for partial in (START, PartialMove("", 1), PartialMove(move.best.rpartition(" ")[0])):
                shown = (await practice.exercise(reply, exercise, partial)).view
                assert texts("moves-more") not in "\n".join(shown_texts(shown)), "/board has the table of the channel"
                yield shown
            for right in (True, False):
                answer = Answer(exercise, right, played, better, PracticeStreakRecord(1, 99, 999))
                yield (await practice.answer(reply, answer)).view
    for known in ((), moves) if has_clip(session) else ():
        clip = await clip_of(pictures, session, known, texts, theme="dark")
        assert len(clip.gif) < 300_000
        yield clip_message(session, clip, texts, "dark").view


@pytest.mark.parametrize(("game", "language"), CASES)
async def test_the_panels_about_a_finished_game_keep_the_limits(game: str, language: str, pictures: Pictures) -> None:
    async for view in panels(ended(game), language, pictures):
        check(view)
