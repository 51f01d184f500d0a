"""Takebacks: each is one more move, and is refused where the move has revealed something."""

import pytest

from bot.games.base import Seat, UnreadableMove
from bot.games.replay import remaining_plies
from bot.sessions.session import Offer, OfferKind, Session, Status
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.players import Steady
from tests.sessions.refusals import refused


async def moved(harness: Harness, *words: str) -> Session:
    """Starts a game in which Ada and Bea make these moves in turn."""
    session = await harness.game(ADA, BEA, options={"stones": 20})
    for number, word in enumerate(words):
        session = await harness.move(session, (ADA, BEA)[number % 2], word)
    return session


async def agree_takeback(harness: Harness, session: Session, by: int, agrees: int) -> Session:
    """Makes one player offer a takeback and the other agree."""
    await harness.sessions.offers.make(session.id, by, OfferKind.TAKEBACK)
    return (await harness.sessions.offers.agree(session.id, agrees)).session


async def test_an_agreed_takeback_restores_the_position_before_the_move(harness: Harness) -> None:
    session = await moved(harness, "take 1", "take 2")
    before = session.state
    session = await harness.move(session, ADA, "take 2")
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    assert session.consent.offer == Offer(OfferKind.TAKEBACK, Seat(0), 3)
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert session.state == before
    assert session.ply == 4
    assert session.moves[-1].words == "takeback 2"
    assert session.to_act == {0}
    assert session.consent.offer is None
    assert await harness.restored(session) == session


async def test_a_takeback_also_takes_back_the_moves_made_since(harness: Harness) -> None:
    session = await moved(harness, "take 1", "take 2")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    assert session.state.left == 20
    assert session.moves[-1].words == "takeback 0"


async def test_a_move_played_again_after_a_takeback_has_other_luck(harness: Harness) -> None:
    session = await moved(harness, "take 1")
    luck = session.state.luck
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    session = await harness.move(session, ADA, "take 1")
    assert session.state.left == 19
    assert session.state.luck[:1] == luck[:1]
    assert session.state.luck != luck


async def test_moves_can_be_taken_back_one_after_the_other(harness: Harness) -> None:
    session = await moved(harness, "take 1", "take 1", "take 1", "take 1")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    assert session.state.left == 18
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    assert session.state.left == 20
    assert [move.words for move in session.moves][-2:] == ["takeback 2", "takeback 0"]
    with refused("takeback-nothing"):
        await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    session = await harness.move(session, ADA, "take 2")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    assert session.state.left == 20
    assert await harness.restored(session) == session


async def test_a_player_who_has_not_moved_has_nothing_to_take_back(harness: Harness) -> None:
    session = await moved(harness, "take 1")
    with refused("takeback-nothing"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.TAKEBACK)


async def test_a_move_that_revealed_something_cannot_be_taken_back(harness: Harness) -> None:
    session = await moved(harness, "take 1", "take 3")
    for person in (ADA, BEA):
        with refused("takeback-revealed"):
            await harness.sessions.offers.make(session.id, person.id, OfferKind.TAKEBACK)
    session = await harness.move(session, ADA, "take 1")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    assert session.state.left == 16


async def test_buttons_from_before_a_takeback_stay_stale(harness: Harness) -> None:
    session = await moved(harness, "take 1")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    for ply in (0, 1):
        with refused("stale"):
            await harness.move(session, ADA, "take 1", ply=ply)
    assert (await harness.move(session, ADA, "take 1", ply=2)).ply == 3


async def test_in_a_race_a_takeback_makes_all_earlier_buttons_stale(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, game="buzz")
    session = await harness.move(session, ADA, "call")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    with refused("stale"):
        await harness.move(session, BEA, "call", ply=0)


async def test_a_takeback_is_granted_at_once_to_a_player_against_computers(harness: Harness) -> None:
    harness.player = lambda *_: Steady()
    await harness.restart()
    session = await harness.game(ADA, computers=1, options={"stones": 20})
    session = await harness.move(session, ADA, "take 2")
    await harness.advance(1)
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    assert session.state.left == 20
    assert session.earlier_events == ()


async def test_all_people_at_the_table_must_agree(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, options={"stones": 20})
    session = await harness.move(session, ADA, "take 1")
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    session, _ = await harness.sessions.offers.agree(session.id, CY.id)
    assert session.consent.offer is not None
    assert session.consent.offer.agreed == {2}
    await harness.restart()
    assert await harness.current(session) == session
    assert (await harness.sessions.offers.agree(session.id, BEA.id)).session.state.left == 20


async def test_a_takeback_cannot_be_typed_as_a_move(harness: Harness) -> None:
    session = await moved(harness, "take 1", "take 1")
    with pytest.raises(UnreadableMove):
        await harness.move(session, ADA, "takeback 0")


async def test_an_ended_game_with_takebacks_is_restored(harness: Harness) -> None:
    session = await moved(harness, "take 1")
    session = await agree_takeback(harness, session, ADA.id, BEA.id)
    session = await harness.sessions.games.resign(session.id, ADA.id)
    await harness.restart()
    assert await harness.current(session) == session
    assert session.status is Status.FINISHED


def test_the_plies_that_remain_after_takebacks() -> None:
    words = ["a", "b", "c", "takeback 1", "d", "takeback 4", "e", "takeback 0", "f"]
    remaining = [remaining_plies(words[:ply]) for ply in range(len(words) + 1)]
    assert remaining == [[], [1], [1, 2], [1, 2, 3], [1], [1, 5], [1], [1, 7], [], [9]]
