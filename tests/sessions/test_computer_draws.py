"""Draws with computers: offered and taken when nothing has changed for long, never by who stands better."""

# ruff: noqa: ARG002 - the interface passes what such a simple player does not use

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from bot.games.base import View
from bot.games.chance import Chance
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT
from bot.players.base import EVEN, LOST, WON
from bot.players.tris_2.draws import FEWEST_ROLLS, LONG
from bot.players.tris_2.one_ply import value_of
from bot.sessions.refusals import Refusal
from bot.sessions.rules.consent import draw_reason
from bot.sessions.session import OfferKind, Session, Status
from bot.sessions.timers.computer_turns import DRAW_ANSWER_PAUSE
from tests.sessions.harness import BEA, Harness
from tests.sessions.refusals import refused


@dataclass
class Careful:
    """Makes the first roll after which neither player has a tris, and rates the position."""

    rated: float = EVEN
    rated_times: int = 0

    def choose(self, view: View, legal: Sequence[str], chance: Chance) -> str:
        return quiet(view, legal)

    def ratings(self, view: View, legal: Sequence[str], chance: Chance) -> Sequence[float]:
        self.rated_times += 1
        return [self.rated] * len(legal)

    def pause(self, view: View, legal: Sequence[str], chance: Chance) -> float:
        return 1.0


def quiet(view: View, legal: Sequence[str]) -> str:
    return next((move for move in legal if value_of(view, move) == 0), legal[0])  # type: ignore[arg-type]  # views of Tris 2


async def played(harness: Harness, rolls: int, player: Careful, *, on_turn: int = 1) -> Session:
    """Plays free Tris 2 of Bea against a computer until this many rolls were made.

    on_turn: the seat that is on turn then, 1 for the computer.
    """
    harness.player = lambda *_: player
    await harness.restart()
    session = await harness.lobby(
        BEA, game="tris_2", options={"first": (FIRST_SEAT, SECOND_SEAT)[(on_turn + rolls) % 2]}
    )
    await harness.sessions.lobbies.add_computer(session.id, BEA.id)
    session, _ = await harness.sessions.lobbies.start(session.id, BEA.id)
    while session.ply < rolls:
        if session.to_act <= session.computers:
            await harness.advance(1)
        else:
            view, legal = session.view(None), session.game.legal_moves(session.state, session.humans[0])
            await harness.move(session, BEA, quiet(view, legal))
        session = await harness.current(session)
    return session


async def offered(harness: Harness) -> Session:
    """Returns a game in which the computer has just offered a draw."""
    session = await played(harness, LONG, Careful())
    assert session.consent.offer is None
    await harness.advance(1)
    session = await harness.current(session)
    assert session.consent.offer is not None
    assert (session.consent.offer.kind, session.consent.offer.by, session.ply) == (OfferKind.DRAW, 1, LONG)
    return session


async def test_a_computer_offers_a_draw_when_nothing_has_changed_for_long_and_says_why(harness: Harness) -> None:
    session = await offered(harness)
    reason = draw_reason(session)
    assert reason is not None
    assert reason.key.startswith("tris_2-draw-")
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert (session.status, session.result.reason) == (Status.FINISHED, "agreed-draw")
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 1)
    assert await harness.restored(session) == session


async def test_who_declines_is_not_asked_again_for_twenty_rolls(harness: Harness) -> None:
    session = await offered(harness)
    await harness.sessions.offers.decline(session.id, BEA.id)
    for ply in range(LONG, LONG + FEWEST_ROLLS, 2):
        await harness.advance(1)
        session = await harness.current(session)
        assert (session.ply, session.consent.offer) == (ply + 1, None)
        legal = session.game.legal_moves(session.state, session.humans[0])
        await harness.move(session, BEA, quiet(session.view(None), legal))
    await harness.advance(1)
    assert (await harness.current(session)).consent.offer is not None


async def test_a_computer_plays_on_when_nobody_answers_its_offer(harness: Harness) -> None:
    session = await offered(harness)
    await harness.advance(DRAW_ANSWER_PAUSE - 1)
    assert (await harness.current(session)).ply == LONG
    await harness.advance(1)
    session = await harness.current(session)
    assert (session.ply, session.consent.offer) == (LONG + 1, None)


async def test_a_computer_that_stands_better_offers_no_draw(harness: Harness) -> None:
    session = await played(harness, LONG, Careful(WON))
    await harness.advance(1)
    session = await harness.current(session)
    assert (session.ply, session.consent.offer) == (LONG + 1, None)


@pytest.mark.parametrize("rated", [EVEN, WON])
async def test_a_computer_takes_a_draw_that_is_in_place_where_it_stands_even_or_worse(
    harness: Harness, rated: float
) -> None:
    session = await played(harness, LONG, Careful(rated), on_turn=0)
    session, _ = await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)
    assert (session.status, session.result.reason) == (Status.FINISHED, "agreed-draw")


async def test_a_computer_takes_no_draw_when_it_stands_better(harness: Harness) -> None:
    session = await played(harness, LONG, Careful(LOST), on_turn=0)  # rated from the side of the person on turn
    with refused("draw-stands-better", player="Ada"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)
    with refused("offer-refused"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)


async def test_a_computer_that_is_asked_for_a_draw_twice_at_once_considers_it_once(harness: Harness) -> None:
    player = Careful(LOST)
    session = await played(harness, LONG, player, on_turn=0)
    player.rated_times = 0
    offers = [harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW) for _ in range(2)]
    answers = await asyncio.gather(*offers, return_exceptions=True)
    assert [one.key for one in answers if isinstance(one, Refusal)] == ["draw-stands-better"] * 2
    assert player.rated_times == 1


async def test_a_computer_takes_no_draw_early_in_the_game(harness: Harness) -> None:
    session = await played(harness, 3, Careful(), on_turn=0)
    with refused("draw-too-early", player="Ada"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)
