"""Offers and their answers; a draw is agreed by both (RULES 001.12 D4)."""

from bot.games.base import Seat
from bot.ratings.scopes import Scope
from bot.sessions.session import Offer, OfferKind, Place, Session, Status
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused


async def offered(harness: Harness) -> Session:
    """Starts a game in which Ada, on turn, has offered Bea a draw."""
    session = await harness.game(ADA, BEA)
    return (await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)).session


async def test_the_player_on_turn_offers_and_the_other_agrees(harness: Harness) -> None:
    session = await offered(harness)
    assert session.consent.offer == Offer(OfferKind.DRAW, by=Seat(0), ply=0)
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None
    assert session.result.outcome.ranks == (1, 1)
    assert session.result.outcome.winners == ()
    assert session.result.reason == "agreed-draw"
    assert session.consent.offer is None
    assert await harness.restored(session) == session


async def test_an_offer_survives_a_restart(harness: Harness) -> None:
    session = await offered(harness)
    await harness.restart()
    assert await harness.current(session) == session
    assert (await harness.sessions.offers.agree(session.id, BEA.id)).session.status is Status.FINISHED


async def test_declining_an_offer_changes_nothing_else(harness: Harness) -> None:
    session = await offered(harness)
    session = await harness.sessions.offers.decline(session.id, BEA.id)
    assert session.consent.offer is None
    assert session.to_act == {0}
    assert await harness.restored(session) == session


async def test_the_maker_of_an_offer_may_withdraw_it(harness: Harness) -> None:
    session = await offered(harness)
    assert (await harness.sessions.offers.decline(session.id, ADA.id)).consent.offer is None


async def test_an_offer_lapses_with_the_move(harness: Harness) -> None:
    session = await offered(harness)
    session = await harness.move(session, ADA, "take 1")
    assert session.consent.offer is None
    assert await harness.restored(session) == session
    for answer in (harness.sessions.offers.agree, harness.sessions.offers.decline):
        with refused("no-offer"):
            await answer(session.id, BEA.id)


async def test_an_answer_to_an_offer_of_an_earlier_ply_is_refused(harness: Harness) -> None:
    session = await offered(harness)
    await harness.move(session, ADA, "take 1")
    await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)
    for answer in (harness.sessions.offers.agree, harness.sessions.offers.decline):
        with refused("no-offer"):
            await answer(session.id, ADA.id, ply=0)
    assert (await harness.sessions.offers.agree(session.id, ADA.id, ply=1)).session.status is Status.FINISHED


async def test_an_answer_to_another_kind_of_offer_of_the_same_ply_is_refused(harness: Harness) -> None:
    session = await offered(harness)
    await harness.sessions.offers.decline(session.id, ADA.id)
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    for answer in (harness.sessions.offers.agree, harness.sessions.offers.decline):
        with refused("no-offer"):
            await answer(session.id, BEA.id, kind=OfferKind.DRAW, ply=0)
    assert await harness.current(session) == session
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id, kind=OfferKind.END, ply=0)
    assert session.result.reason == "agreed-end"


async def test_an_offer_that_was_withdrawn_and_made_again_can_be_accepted(harness: Harness) -> None:
    session = await offered(harness)
    await harness.sessions.offers.decline(session.id, ADA.id)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id, kind=OfferKind.DRAW, ply=0)
    assert session.result.reason == "agreed-draw"


async def test_nobody_can_agree_to_their_own_offer(harness: Harness) -> None:
    session = await offered(harness)
    with refused("own-offer"):
        await harness.sessions.offers.agree(session.id, ADA.id)


async def test_only_the_player_on_turn_may_offer_a_draw(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    with refused("not-your-turn", player="Ada"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)


async def test_there_is_one_offer_at_a_time(harness: Harness) -> None:
    session = await offered(harness)
    with refused("offer-pending"):
        await harness.sessions.offers.make(session.id, BEA.id, OfferKind.END)


async def test_who_asks_again_is_told_that_the_others_have_to_answer(harness: Harness) -> None:
    session = await offered(harness)
    for kind in (OfferKind.DRAW, OfferKind.END):
        with refused("own-offer"):
            await harness.sessions.offers.make(session.id, ADA.id, kind)


async def test_draws_are_offered_in_games_of_two_only(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY)
    with refused("offer-needs-two"):
        await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)


async def test_offers_need_a_started_game_and_a_seat(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA)
    with refused("not-started-host"):
        await harness.sessions.offers.make(lobby.id, ADA.id, OfferKind.DRAW)
    with refused("not-joined"):
        await harness.sessions.offers.make(lobby.id, CY.id, OfferKind.DRAW)
    await harness.sessions.lobbies.start(lobby.id, ADA.id)
    await harness.sessions.offers.make(lobby.id, ADA.id, OfferKind.DRAW)
    for answer in (harness.sessions.offers.agree, harness.sessions.offers.decline):
        with refused("not-seated"):
            await answer(lobby.id, CY.id)


async def test_a_declined_offer_cannot_be_made_again_before_the_next_move(harness: Harness) -> None:
    session = await offered(harness)
    session = await harness.sessions.offers.decline(session.id, BEA.id)
    with refused("offer-refused"):
        await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    await harness.sessions.offers.decline(session.id, BEA.id)
    session = await harness.move(session, ADA, "take 1")
    assert (await harness.sessions.offers.make(session.id, BEA.id, OfferKind.DRAW)).session.consent.offer is not None


async def test_a_withdrawn_offer_may_be_made_again(harness: Harness) -> None:
    session = await offered(harness)
    await harness.sessions.offers.decline(session.id, ADA.id)
    assert (await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)).session.consent.offer is not None


async def test_a_draw_cannot_be_offered_to_a_computer(harness: Harness) -> None:
    session = await harness.game(ADA, computers=1)
    with refused("draw-needs-human"):
        await harness.sessions.offers.make(session.id, ADA.id, OfferKind.DRAW)


async def test_the_only_person_at_a_table_with_computers_stops_it_without_agreeing_with_anybody(
    harness: Harness,
) -> None:
    session = await harness.game(ADA, computers=1)
    session, _ = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    assert (session.status, session.result.reason) == (Status.ABANDONED, "ended-alone")


async def test_any_player_may_offer_an_end_and_all_must_agree(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY)
    await harness.sessions.offers.make(session.id, CY.id, OfferKind.END)
    await harness.sessions.offers.agree(session.id, ADA.id)
    again, _ = await harness.sessions.offers.agree(session.id, ADA.id)
    assert again.status is Status.PLAYING
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert (session.status, session.result.reason, session.result.outcome) == (Status.ABANDONED, "agreed-end", None)
    assert await harness.restored(session) == session


GROUP = Place(None, 200, user_install=True)


async def test_in_a_group_conversation_any_two_players_can_end_a_table(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, place=GROUP)
    session, event = await harness.sessions.offers.make(session.id, CY.id, OfferKind.END)
    assert event is TableEvent.OFFERED
    session, _ = await harness.sessions.offers.agree(session.id, BEA.id)
    assert (session.status, session.result.reason, session.result.outcome) == (Status.ABANDONED, "ended-by-two", None)
    assert await harness.restored(session) == session


async def test_in_a_group_conversation_no_player_can_prevent_an_end_by_declining_it(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, CY, place=GROUP)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    with refused("end-needs-two"):
        await harness.sessions.offers.decline(session.id, BEA.id)
    session = await harness.sessions.offers.decline(session.id, ADA.id)
    assert session.consent.offer is None, "its maker has withdrawn it"


async def test_in_a_group_conversation_one_of_two_players_may_decline_an_end(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, place=GROUP)
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)
    assert (await harness.sessions.offers.decline(session.id, BEA.id)).consent.offer is None


async def test_hints_need_the_consent_of_the_others_and_the_game_then_does_not_count(harness: Harness) -> None:
    session = await harness.game(ADA, BEA)
    session, event = await harness.sessions.offers.make(session.id, BEA.id, OfferKind.HINTS)
    assert event is TableEvent.OFFERED
    assert session.counts
    session, event = await harness.sessions.offers.agree(session.id, ADA.id)
    assert event is TableEvent.HINTS_ALLOWED
    assert session.consent.hints
    assert not session.counts
    assert session.status is Status.PLAYING
    assert await harness.restored(session) == session
    with refused("hints-allowed"):
        await harness.sessions.offers.make(session.id, ADA.id, OfferKind.HINTS)
    await harness.sessions.games.resign((await harness.opened_by(session, ADA, BEA)).id, BEA.id)
    assert not (await harness.sessions.leaderboards.leaderboard(Scope(HERE.guild or 0))).people
    assert {result.counts for result in (await harness.saved(session)).results} == {False}


async def test_who_plays_alone_is_allowed_hints_at_once(harness: Harness) -> None:
    session = await harness.game(ADA, computers=1)
    session, event = await harness.sessions.offers.make(session.id, ADA.id, OfferKind.HINTS)
    assert event is TableEvent.HINTS_ALLOWED
    assert session.consent.hints
