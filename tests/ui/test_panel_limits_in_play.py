"""Every panel of a game in play keeps Discord's limits, with the longest names and full tables, in every language.

A default run looks at some moments of each game, each of them in one language; `SLOW=1` at many in all languages.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

import discord
import pytest

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.sessions.rules.earlier_events import UNATTENDED_KEPT, last_events
from bot.sessions.session import EventsByReader, GaveUpReason, GivenUp, Move, Offer, OfferKind, Person, Session, Status
from bot.texts import LANGUAGES, texts_in
from bot.ui.consent.feature import end_question, resign_question
from bot.ui.play.board_text import board_text
from bot.ui.play.hand_view import ended_panel, hand_panel, moves_in_hand
from bot.ui.play.menu import menu_panel
from bot.ui.play.multi_choice import multi_choice_form
from bot.ui.results.game_result import GameResult
from bot.ui.table_message.table_view import moved_panel, result_panel, table_panel
from bot.ui.table_message.waiting_list import LIMIT
from bot.ui.text.move_tree import START, PartialMove, next_branch
from bot.ui.text.names import bold
from renderers.cards.number_boxes import Count
from tests.contract.walk import random_game
from tests.examples import SLOW
from tests.ui.test_panel_limits import check, lobby

PLIES = 160
MOMENTS = 60 if SLOW else 3
"""The number of plies that are looked at, evenly spread."""

NAME = "_" * 32
"""The longest name, whose characters all need escaping."""


@cache
def moments(game: str) -> tuple[Session, ...]:
    """Returns a full game at some of its plies, each with as many unattended events as a session keeps."""
    empty = lobby(game)
    people = tuple(Person(person.id, NAME) for person in empty.people)
    session = replace(
        empty,
        people=people,
        started_at=1,
        lobby=replace(empty.lobby, guests=None),
        clock=replace(empty.clock, deadline=2**41, seconds=259_200),
    )
    steps = islice(random_game(session.game, len(people), session.options, session.luck_seed, PLIES), PLIES + 1)
    played: list[Session] = []
    events: list[EventsByReader] = []
    for ply, (seat, words, state) in enumerate(steps):
        moves = session.moves if seat is None else (*session.moves, Move(seat, words, ply, ply))
        status = Status.PLAYING if session.game.to_act(state) else Status.FINISHED
        outcome = session.game.outcome(state)
        session = replace(
            session, status=status, state=state, moves=moves, ply=ply, result=replace(session.result, outcome=outcome)
        )
        played.append(replace(session, earlier_events=tuple(events[-UNATTENDED_KEPT:])))
        events.append(last_events(session))
    return (*played[:: max(len(played) // MOMENTS, 1)], played[-1])


def variants(session: Session) -> Iterator[Session]:
    """Returns the session, and variants of it with an offer, with seats given up, and with the time over."""
    yield session
    if session.status is not Status.PLAYING:
        yield replace(
            session, status=Status.ABANDONED, result=replace(session.result, outcome=None, reason="agreed-end")
        )
        return
    humans = session.humans
    for kind in OfferKind:
        yield replace(
            session,
            consent=replace(
                session.consent, offer=Offer(kind, humans[0], session.ply, frozenset(humans[1 : len(humans) // 2]))
            ),
        )
    if len(humans) == 2:
        yield replace(
            session,
            clock=replace(session.clock, overdue=True),
            consent=replace(session.consent, offer=Offer(OfferKind.END, humans[0], session.ply)),
        )
    given = tuple(GivenUp(seat, GaveUpReason.OUT_OF_TIME) for seat in humans[2:])
    yield replace(
        session,
        result=replace(session.result, given_up=given),
        consent=replace(session.consent, offer=Offer(OfferKind.TAKEBACK, humans[0], session.ply)),
    )


def panels(session: Session, language: str) -> Iterator[discord.ui.LayoutView]:
    texts = texts_in(language)
    waiting = texts("next-game-waiting", players=texts("and").join([bold(NAME)] * LIMIT))
    view = session.view(None)
    if not session.status.live:
        result = GameResult((Count("999", "x" * 30),) * 4, {person.id: -1999 for person in session.people})
        yield result_panel(session, view, texts, result, theme="dark", waiting=waiting)
        return
    legal = [move for seat in session.to_act for move in session.game.legal_moves(session.state, seat)]
    for partial in partial_moves(legal):
        yield table_panel(session, view, texts, theme="dark", partial=partial, waiting=waiting)
    for seat in session.humans[:2]:
        if session.status is not Status.PLAYING:
            yield ended_panel(session, texts)
            continue
        yield menu_panel(session, seat, texts)
        mine = session.view(seat)
        for partial in partial_moves(moves_in_hand(session, seat)):
            for text_first in (False, True):
                yield hand_panel(
                    session,
                    seat,
                    mine,
                    texts,
                    theme="dark",
                    partial=partial,
                    text_first=text_first,
                    note="x" * 200,
                    look_again=True,
                )
        for number in (1, 2):
            yield board_text(session, session.people[seat].id, number, texts)
        yield resign_question(session, session.people[seat].id, texts)
    yield end_question(session, texts)
    yield moved_panel(session, texts, "https://discord.com/channels/" + "/".join(["9" * 19] * 3))


def partial_moves(legal: Sequence[str]) -> Iterator[PartialMove]:
    """Returns no words, another page of them, and words on the way to and up to the longest move."""
    yield START
    yield PartialMove("", 1)
    longest = max(islice(legal, 2000), key=len, default="")
    if longest:
        yield PartialMove(longest.rpartition(" ")[0])
        yield PartialMove(next_branch(legal, longest.partition(" ")[0]).words)
        yield PartialMove(longest)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_panels_of_a_game_in_play_keep_the_limits(game: str, language: str) -> None:
    first, every = (0, 1) if SLOW else (LANGUAGES.index(language), len(LANGUAGES))
    for moment in moments(game)[first::every]:
        for session in variants(moment):
            for view in panels(session, language):
                check(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_for_several_words_keeps_the_limits(language: str) -> None:
    session = next(one for one in moments("set") if one.status is Status.PLAYING)
    game, seat = session.game, Seat(0)
    called = replace(session, state=game.play(session.state, seat, "call", Chance(session.luck_seed, session.ply + 1)))
    form = multi_choice_form(called, seat, "take", texts_in(language)).to_dict()
    assert len(form["title"]) <= 45
    assert len(form["custom_id"]) <= 100
    (label,) = form["components"]
    assert len(label["label"]) <= 45
    assert label["component"]["placeholder"] == "a1 a2 a3"
