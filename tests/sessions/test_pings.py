"""Who is pinged at the start of a game and when a turn has come, and that nobody is pinged twice for it."""

from dataclasses import replace

import pytest

from bot.sessions.rules.pings import ping_outdated, turn_pinged
from bot.sessions.session import OfferKind, Person, Ping, Session
from bot.sessions.settings.guild_settings import PingPreference
from bot.sessions.settings.user_settings import UserSettings
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.timed_games import timed_game

START, TURN, REMINDER = TableEvent.START_PING, TableEvent.TURN_PING, TableEvent.REMINDER
PINGS = {START, TURN, REMINDER, TableEvent.OVERDUE}
MESSAGE = 500


async def table(harness: Harness, *people: Person, game: str = "nim", stones: int = 20) -> Session:
    """Starts a game of these people, or of Ada and Bea, whose message is posted. Ada starts it and is first.

    The others have joined a minute before.
    """
    options = {"stones": stones} if game == "nim" else {}
    session = await harness.game(*(people or (ADA, BEA)), game=game, options=options, joined_before=60)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    return await harness.current(session)


async def prefer(harness: Harness, person: Person, preference: PingPreference) -> None:
    """Lets a person choose when to be pinged."""
    await harness.sessions.user_settings.change(person.id, lambda _: UserSettings(pings=preference))


def pings(harness: Harness) -> list[tuple[TableEvent, tuple[int, ...]]]:
    """Returns the pings that were due since the last call, and whom they notify."""
    due = [(event, harness.sessions.pings.recipients(session, event)) for event, session in harness.events]
    harness.events.clear()
    return [(event, users) for event, users in due if event in PINGS]


async def test_the_start_pings_once_everybody_but_who_started(harness: Harness) -> None:
    await table(harness, ADA, BEA, CY)
    assert pings(harness) == []
    await harness.advance(1)
    assert pings(harness) == [(START, (BEA.id, CY.id))]
    await harness.advance(50)
    assert pings(harness) == []


async def test_who_has_joined_within_the_last_minute_is_not_pinged_at_the_start(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA, options={"stones": 20})
    await harness.advance(30)
    await harness.sessions.lobbies.join(lobby.id, CY)
    await harness.advance(30)
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.advance(1)
    assert pings(harness) == [(START, (BEA.id,))]


async def test_who_has_acted_in_the_channel_is_not_pinged_at_the_start(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA, options={"stones": 20})
    await harness.advance(100)
    harness.sessions.pings.acted(HERE.channel, BEA.id)
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.advance(1)
    assert pings(harness) == [(START, ())]
    await harness.move(session, ADA, "take 1")
    await harness.advance(60)
    assert pings(harness) == [(TURN, (BEA.id,))]


async def test_who_comes_first_is_not_pinged_for_the_turn_if_the_start_did_that(harness: Harness) -> None:
    lobby = await harness.lobby(ADA, BEA, options={"stones": 20})
    await harness.sessions.lobbies.leave(lobby.id, ADA.id)
    await harness.sessions.lobbies.join(lobby.id, ADA)  # Bea is host and first
    await harness.advance(60)
    session, _ = await harness.sessions.lobbies.start(lobby.id, BEA.id)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.advance(1)
    assert pings(harness) == [(START, (ADA.id,))]
    session = await harness.move(session, BEA, "take 1")
    await harness.advance(59)
    session = await harness.move(session, ADA, "take 1")
    assert pings(harness) == []
    await harness.advance(60)
    assert pings(harness) == [(TURN, (BEA.id,))]


async def test_who_has_moved_already_is_not_pinged_at_the_start(harness: Harness) -> None:
    session = await harness.move(await harness.move(await table(harness), ADA, "take 1"), BEA, "take 1")
    await harness.advance(10)
    assert pings(harness) == []
    assert not (await harness.current(session)).pinged.start_pinged


async def test_a_quick_answer_is_not_pinged_and_a_slow_one_once(harness: Harness) -> None:
    session = await table(harness)
    await harness.advance(2)
    for person in (ADA, BEA, ADA, BEA, ADA):
        session = await harness.move(session, person, "take 1")
        await harness.advance(59)
    assert pings(harness) == [(START, (BEA.id,))]
    await harness.advance(1)
    assert pings(harness) == [(TURN, (BEA.id,))]
    await harness.advance(10_000)
    assert pings(harness) == []


async def test_who_started_the_game_and_comes_first_is_pinged_after_a_minute(harness: Harness) -> None:
    await table(harness)
    await harness.advance(59)
    assert pings(harness) == [(START, (BEA.id,))]
    await harness.advance(1)
    assert pings(harness) == [(TURN, (ADA.id,))]


async def test_at_once_is_when_the_turn_comes_to_who_was_away_for_a_minute(harness: Harness) -> None:
    await prefer(harness, BEA, PingPreference.AT_ONCE)
    session = await table(harness)
    session = await harness.move(await harness.move(session, ADA, "take 1"), BEA, "take 1")
    await harness.advance(59)
    session = await harness.move(session, ADA, "take 1")
    assert pings(harness) == []
    await harness.advance(1)
    assert pings(harness) == [(TURN, (BEA.id,))]
    session = await harness.move(session, BEA, "take 1")
    await harness.advance(70)
    assert pings(harness) == [(TURN, (ADA.id,))]
    await harness.move(session, ADA, "take 1")
    await harness.advance(0)
    assert pings(harness) == [(TURN, (BEA.id,))]


async def test_who_has_just_taken_a_seat_is_not_pinged_at_once(harness: Harness) -> None:
    await prefer(harness, BEA, PingPreference.AT_ONCE)
    lobby = await harness.lobby(ADA, options={"stones": 20})
    harness.sessions.pings.acted(HERE.channel, BEA.id)
    await harness.sessions.lobbies.join(lobby.id, BEA)
    session, _ = await harness.sessions.lobbies.start(lobby.id, ADA.id)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.move(session, ADA, "take 1")
    await harness.advance(59)
    assert pings(harness) == [(START, ())]
    await harness.advance(1)
    assert pings(harness) == [(TURN, (BEA.id,))]


async def test_who_presses_something_at_the_table_is_not_pinged_for_a_minute(harness: Harness) -> None:
    await table(harness)
    await harness.advance(50)
    harness.sessions.pings.acted(HERE.channel, ADA.id)
    await harness.advance(59)
    assert pings(harness) == [(START, (BEA.id,))]
    await harness.advance(1)
    assert pings(harness) == [(TURN, (ADA.id,))]


async def test_who_wants_no_pings_gets_none(harness: Harness) -> None:
    for person in (ADA, BEA):
        await prefer(harness, person, PingPreference.NEVER)
    await table(harness)
    await harness.advance(10_000)
    assert [users for _, users in pings(harness)] == [()]
    await prefer(harness, ADA, PingPreference.BY_DM)
    session = await timed_game(harness, ADA, BEA, clock=600, place=replace(HERE, channel=101))
    await harness.sessions.places.set_message(session.id, MESSAGE + 1)
    session = await harness.move(session, ADA, "take 1")
    for seconds in (1, 400, 200):
        await harness.advance(seconds)
    assert pings(harness) == [(START, ()), (REMINDER, ()), (TableEvent.OVERDUE, (ADA.id,))]


async def test_a_guilds_choice_is_for_those_who_have_made_none(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(pings=PingPreference.NEVER))
    await prefer(harness, ADA, PingPreference.AFTER_A_MINUTE)
    session = await table(harness)
    await harness.advance(60)
    assert pings(harness) == [(START, ()), (TURN, (ADA.id,))]
    await harness.move(session, ADA, "take 1")
    await harness.advance(10_000)
    assert pings(harness) == []


async def test_a_guilds_choice_is_not_about_reminders(harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(pings=PingPreference.NEVER))
    session = await timed_game(harness, ADA, BEA, clock=600)
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.move(session, ADA, "take 1")
    for seconds in (1, 400, 200):
        await harness.advance(seconds)
    assert pings(harness) == [(START, ()), (REMINDER, (BEA.id,)), (TableEvent.OVERDUE, (ADA.id,))]


@pytest.mark.parametrize("preference", [PingPreference.AFTER_A_MINUTE, PingPreference.AT_ONCE])
async def test_nobody_is_pinged_who_plays_with_computers_alone(harness: Harness, preference: PingPreference) -> None:
    await prefer(harness, ADA, preference)
    lobby = await harness.game(ADA, computers=1, options={"stones": 20})
    await harness.sessions.places.set_message(lobby.id, MESSAGE)
    session = await harness.current(lobby)
    await harness.move(session, ADA, "take 1")
    await harness.advance(10_000)
    await harness.restart()
    await harness.advance(10_000)
    assert pings(harness) == []


async def test_in_a_race_only_the_start_pings(harness: Harness) -> None:
    await table(harness, ADA, BEA, CY, game="buzz")
    await harness.advance(10_000)
    assert pings(harness) == [(START, (BEA.id, CY.id))]


async def test_nobody_is_pinged_before_there_is_a_message_to_lead_to(harness: Harness) -> None:
    session = await harness.game(ADA, BEA, options={"stones": 20}, joined_before=60)
    await harness.advance(100)
    assert pings(harness) == []
    await harness.sessions.places.set_message(session.id, MESSAGE)
    await harness.advance(0)
    assert pings(harness) == [(START, (BEA.id,)), (TURN, (ADA.id,))]


async def test_a_turn_of_several_moves_is_pinged_once(harness: Harness) -> None:
    session = await table(harness)
    await harness.advance(100)
    assert pings(harness) == [(START, (BEA.id,)), (TURN, (ADA.id,))]
    session = await harness.move(session, ADA, "take 1")
    await harness.sessions.offers.make(session.id, ADA.id, OfferKind.TAKEBACK)
    session = (await harness.sessions.offers.agree(session.id, BEA.id)).session
    assert session.to_act == {0}
    await harness.advance(10_000)
    assert pings(harness) == []


async def test_a_short_clock_brings_no_reminder_after_the_ping_and_a_longer_one_does(harness: Harness) -> None:
    for clock, due in ((120, [TURN, TableEvent.OVERDUE]), (600, [TURN, REMINDER, TableEvent.OVERDUE])):
        session = await timed_game(harness, ADA, BEA, clock=clock, place=replace(HERE, channel=100 + clock))
        await harness.sessions.places.set_message(session.id, clock)
        await harness.advance(1)
        pings(harness)
        for _ in range(clock):
            await harness.advance(1)
        assert [event for event, _ in pings(harness)] == due


async def test_no_turn_is_pinged_twice_however_often_the_bot_restarts(harness: Harness) -> None:
    session = await table(harness)
    await harness.advance(30)
    await harness.restart()
    assert pings(harness) == [(START, (BEA.id,))]
    await harness.advance(30)
    assert pings(harness) == [(TURN, (ADA.id,))]
    for restart in (harness.restart, harness.crash):
        await restart()
        if restart == harness.crash:
            await harness.open()
        await harness.advance(1000)
        assert pings(harness) == []
    current = await harness.current(session)
    assert turn_pinged(current)


async def test_a_ping_that_became_due_while_the_bot_was_down_is_sent_at_the_restart(harness: Harness) -> None:
    session = await table(harness)
    await harness.advance(1)
    session = await harness.move(session, ADA, "take 1")
    pings(harness)
    await harness.crash()
    harness.clock.time += 600_000
    await harness.open()
    await harness.advance(0)
    assert pings(harness) == [(TURN, (BEA.id,))]


async def test_the_messages_of_a_ping_are_known_after_a_restart_until_they_are_deleted(harness: Harness) -> None:
    session = await table(harness)
    ping = Ping(session.ply, session.clock.overdue, ((100, 501), (77, 502)))
    await harness.sessions.places.change_pings(session.id, lambda pinged: pinged.with_ping(ping))
    await harness.restart()
    session = await harness.current(session)
    assert (session.pinged.ping, ping_outdated(session)) == (ping, False)
    session = await harness.move(session, ADA, "take 1")
    assert ping_outdated(session)
    other = replace(ping, ply=7)
    kept = await harness.sessions.places.change_pings(session.id, lambda pinged: pinged.without_ping(other))
    assert kept.pinged.ping == ping
    await harness.sessions.places.change_pings(session.id, lambda pinged: pinged.without_ping(ping))
    await harness.restart()
    assert (await harness.current(session)).pinged.ping is None


async def test_a_users_choice_survives_a_restart(harness: Harness) -> None:
    await prefer(harness, BEA, PingPreference.BY_DM)
    await harness.restart()
    assert harness.sessions.user_settings.of(BEA.id).pings is PingPreference.BY_DM
    assert harness.sessions.user_settings.of(ADA.id).pings is None
    assert (harness.sessions.pings.wants_dm(BEA.id), harness.sessions.pings.wants_dm(ADA.id)) == (True, False)
