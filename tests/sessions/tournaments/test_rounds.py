"""A tournament of rounds: it opens its tables, takes their results, and goes on by itself."""

import asyncio

import pytest

from bot.sessions.refusals import EndNotAllowed, Refusal
from bot.sessions.session import OfferKind, Status
from bot.sessions.settings.guild_settings import EndPermission
from bot.sessions.tournaments.events import TournamentEvent
from bot.sessions.tournaments.terms import Terms
from bot.sessions.transition import TableEvent
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Format, Reason, Result, Stage
from tests.sessions.harness import Harness, idle
from tests.sessions.tournaments.cup import CHANNEL, ORGANISER, Cup, player


async def test_the_start_opens_a_table_for_each_pairing_in_a_thread_of_its_own(cup: Cup) -> None:
    await cup.create(4)
    started = await cup.start()
    assert (started.status, started.round, started.rounds) == (Stage.RUNNING, 1, 2)
    assert [pairing.channel for pairing in started.pairings] == [5_001, 5_002]
    for pairing in started.pairings:
        session = await cup.session(pairing)
        assert (session.status, session.tournament) == (Status.PLAYING, started.id)
        assert [person.id for person in session.people] == [started.player(one).person for one in pairing.players]
        assert (session.place.channel, session.place.parent) == (pairing.channel, started.channel)


async def test_the_message_of_each_table_is_asked_for_and_its_players_are_called(cup: Cup, harness: Harness) -> None:
    await cup.create(2)
    started = await cup.start()
    session = await cup.session(started.pairings[0])
    assert [event for event, _ in harness.events] == [TableEvent.STARTED]
    await harness.sessions.places.set_message(session.id, 77)
    await harness.advance(2)
    assert [event for event, _ in harness.events][1:] == [TableEvent.START_PING]
    assert len(harness.sessions.pings.recipients(session, TableEvent.START_PING)) == 2


async def test_when_all_games_of_a_round_have_ended_the_next_one_is_paired(cup: Cup) -> None:
    await cup.create(4)
    await cup.start()
    second = await cup.play_round()
    assert second.round == 2
    assert [pairing.winner for pairing in second.in_round(1)] == [pairing.first for pairing in second.in_round(1)]
    ended = await cup.play_round()
    assert (ended.status, ended.ended_at is not None) == (Stage.FINISHED, True)
    assert standings(ended)[0].points == 2.0
    assert cup.events[-1] is TournamentEvent.ENDED
    assert cup.events.count(TournamentEvent.OPENED) == 4


async def test_a_round_robin_is_played_to_its_end(cup: Cup) -> None:
    await cup.create(5, Format.ROUND_ROBIN)
    tournament = await cup.start()
    while tournament.status.live:
        tournament = await cup.play_round()
    assert tournament.round == tournament.rounds == 5
    assert {one.games for one in standings(tournament)} == {4}
    assert sorted(pairing.first for pairing in tournament.pairings if pairing.second is None) == [1, 2, 3, 4, 5]


async def test_at_the_end_of_a_round_who_has_let_the_other_wait_has_lost(cup: Cup, harness: Harness) -> None:
    await cup.create(4, round_time=3600, options={"stones": 9})
    first, second = (await cup.start()).pairings
    session = await cup.session(first)
    await harness.move(session, session.people[0], "take 1")
    await harness.advance(3600)
    paired = await cup.now()
    assert [(one.result, one.reason) for one in paired.in_round(1)] == [
        (Result.FIRST, Reason.NO_SHOW),
        (Result.SECOND, Reason.NO_SHOW),  # the first player was on turn all the time
    ]
    assert paired.round == 2
    assert {(await cup.session(one)).result.reason for one in (first, second)} == {"no-show"}


async def test_a_first_move_right_before_the_end_of_a_round_does_not_win(cup: Cup, harness: Harness) -> None:
    await cup.create(2, round_time=3600, options={"stones": 9})
    (pairing,) = (await cup.start()).pairings
    session = await cup.session(pairing)
    await harness.advance(3599)
    await harness.move(session, session.people[0], "take 1")
    await harness.advance(1)
    decided = (await cup.now()).pairings[0]
    assert (decided.result, decided.reason) == (Result.SECOND, Reason.ADJUDICATED)


async def test_at_the_end_of_a_round_who_has_used_more_time_has_lost(cup: Cup, harness: Harness) -> None:
    await cup.create(2, round_time=3600, options={"stones": 9})
    (pairing,) = (await cup.start()).pairings
    session = await cup.session(pairing)
    await harness.advance(600)
    await harness.move(session, session.people[0], "take 1")
    await harness.advance(900)
    await harness.move(session, session.people[1], "take 1")
    await harness.advance(2100)  # the first player has used 2,700 seconds of the hour
    ended = await cup.now()
    assert (ended.pairings[0].result, ended.pairings[0].reason) == (Result.SECOND, Reason.ADJUDICATED)
    assert (await cup.session(pairing)).result.reason == "adjudicated"


async def test_a_clock_that_runs_out_ends_a_game_at_once(cup: Cup, harness: Harness) -> None:
    await cup.create(2, clock=600, options={"stones": 9})
    (pairing,) = (await cup.start()).pairings
    await harness.advance(600)
    assert (await cup.session(pairing)).status is Status.FINISHED
    assert (await cup.now()).pairings[0].result is Result.SECOND


async def test_who_withdraws_loses_the_game_that_is_on_and_is_not_paired_again(cup: Cup, harness: Harness) -> None:
    await cup.create(4, options={"stones": 9})
    (pairing, other) = (await cup.start()).pairings
    session = await cup.session(pairing)
    await harness.sessions.tournaments.withdraw(cup.id, session.people[0].id)
    await idle()
    withdrawn = await cup.now()
    assert (withdrawn.pairings[0].result, withdrawn.pairings[0].reason) == (Result.SECOND, Reason.WITHDRAWN)
    assert not (await cup.session(pairing)).status.live
    opponent = await cup.session(other)
    await harness.sessions.games.resign(opponent.id, opponent.people[0].id)
    await idle()
    paired = await cup.now()
    assert paired.round == 2
    assert pairing.first not in [number for one in paired.in_round(2) for number in one.players]


async def test_who_resigns_before_a_move_has_lost(cup: Cup, harness: Harness) -> None:
    await cup.create(2)
    (pairing,) = (await cup.start()).pairings
    session = await cup.session(pairing)
    await harness.sessions.games.resign(session.id, session.people[0].id)
    await idle()
    decided = (await cup.now()).pairings[0]
    assert (decided.result, decided.reason) == (Result.SECOND, Reason.NO_SHOW)


async def test_a_game_that_a_moderator_ends_is_a_draw_and_no_player_may_end_one(cup: Cup, harness: Harness) -> None:
    await cup.create(2)
    (pairing,) = (await cup.start()).pairings
    session = await cup.session(pairing)
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(enders=EndPermission.PLAYERS))
    for moderator in (False, True):
        with pytest.raises(EndNotAllowed):
            await harness.sessions.games.end(session.id, session.people[0].id, moderator=moderator)
    with pytest.raises(Refusal, match="tournament-no-hints"):
        await harness.sessions.offers.make(session.id, session.people[0].id, OfferKind.HINTS)
    await harness.sessions.games.end(session.id, 1, moderator=True)
    await idle()
    assert (await cup.now()).pairings[0].reason is Reason.NOT_PLAYED
    assert (await cup.now()).pairings[0].result is Result.DRAW


async def test_an_organiser_who_plays_decides_nothing_of_their_own_game(cup: Cup, harness: Harness) -> None:
    tournaments = harness.sessions.tournaments
    await cup.create(3, options={"stones": 9})
    await tournaments.join(cup.id, ORGANISER)
    started = await cup.start()
    own = next(one for one in started.pairings if ORGANISER.id in {started.player(each).person for each in one.players})
    opponent = next(one for one in map(started.player, own.players) if one.person != ORGANISER.id)
    for moderator in (False, True):
        with pytest.raises(Refusal, match="tournament-own-game"):
            await tournaments.end_round(cup.id, ORGANISER.id, moderator=moderator)
        with pytest.raises(Refusal, match="tournament-own-game"):
            await tournaments.remove_player(cup.id, ORGANISER.id, opponent.person, moderator=moderator)
    other = next(one for one in started.players if one.number not in own.players)
    await tournaments.remove_player(cup.id, ORGANISER.id, other.person, moderator=False)
    await harness.sessions.games.resign(own.session or "", ORGANISER.id)
    await idle()
    assert (await cup.now()).round == 2, "the round was over"


@pytest.mark.parametrize("format_", Format)
async def test_who_was_removed_by_the_organiser_may_not_join_again_and_who_withdrew_may(
    cup: Cup, harness: Harness, format_: Format
) -> None:
    tournaments = harness.sessions.tournaments
    await cup.create(4, format_, options={"stones": 9})
    await tournaments.remove_player(cup.id, ORGANISER.id, player(1).id, moderator=False)
    await tournaments.withdraw(cup.id, player(2).id)
    await tournaments.join(cup.id, player(2))
    assert [one.name for one in (await cup.now()).active] == ["P3", "P4", "P2"]
    with pytest.raises(Refusal, match="tournament-not-again"):
        await tournaments.join(cup.id, player(1))
    await cup.start()
    late = "tournament-not-again" if format_ is Format.ARENA else "tournament-started"
    with pytest.raises(Refusal, match=late):
        await tournaments.join(cup.id, player(1))
    assert {one.number for one in standings(await cup.now())} == {one.number for one in (await cup.now()).active}
    await tournaments.remove_player(cup.id, ORGANISER.id, player(2).id, moderator=False)
    with pytest.raises(Refusal, match="tournament-not-again"):
        await tournaments.join(cup.id, player(2))


async def test_another_moderator_may_end_a_round_of_the_organisers_game(cup: Cup, harness: Harness) -> None:
    await cup.create(1, options={"stones": 9})
    await harness.sessions.tournaments.join(cup.id, ORGANISER)
    await cup.start()
    await harness.sessions.tournaments.end_round(cup.id, 1, moderator=True)
    await idle()
    assert not (await cup.now()).pairings[0].open


async def test_a_thread_that_discord_refuses_is_tried_again_and_what_is_never_played_is_a_draw(
    cup: Cup, harness: Harness
) -> None:
    cup.threads.refusing = True
    await cup.create(2, round_time=900)
    await cup.start()
    assert cup.events[-1] is TournamentEvent.REFUSED
    asked = cup.threads.asked
    await harness.advance(60)
    assert cup.threads.asked == asked + 1
    await harness.advance(840)
    assert (await cup.now()).pairings[0].reason is Reason.NOT_PLAYED
    assert not (await cup.now()).status.live


async def test_a_tournament_starts_by_itself_at_its_time(cup: Cup, harness: Harness) -> None:
    await cup.create(3, starts_in=600)
    await harness.advance(599)
    assert (await cup.now()).status is Stage.REGISTRATION
    await harness.advance(1)
    assert (await cup.now()).round == 1


async def test_a_tournament_that_nobody_has_joined_is_cancelled_at_its_time(cup: Cup, harness: Harness) -> None:
    await cup.create(1, starts_in=600)
    await harness.advance(600)
    ended = await cup.now()
    assert ended.status is Stage.CANCELLED
    assert ended.starts_at is not None, "by which its message tells why"


async def test_the_games_of_a_tournament_count_for_ratings_and_not_for_quotas(cup: Cup, harness: Harness) -> None:
    await harness.sessions.guild_settings.change(10, lambda _: harness.settings(tables_per_server=1))
    await cup.create(4, options={"stones": 2})
    started = await cup.start()
    session = await cup.session(started.pairings[0])
    for seat in (0, 1):
        session = await harness.move(session, session.people[seat], "take 1")
    saved = await harness.saved(session)
    assert [result.counts for result in saved.results] == [True, True]
    await harness.lobby(player(1))  # the quota of one table is free


async def test_a_deleted_channel_of_which_two_tell_at_once_cancels_its_tournament_once(
    cup: Cup, harness: Harness
) -> None:
    await cup.create(2)
    gone = harness.sessions.tournaments.place_gone
    await asyncio.gather(gone(CHANNEL.guild or 0, CHANNEL.channel), gone(CHANNEL.guild or 0, CHANNEL.channel))
    assert (await cup.now()).status is Stage.CANCELLED
    assert cup.events.count(TournamentEvent.CANCELLED) == 1


async def test_only_the_organiser_and_moderators_start_cancel_and_remove(cup: Cup, harness: Harness) -> None:
    service = harness.sessions.tournaments
    await cup.create(3)
    with pytest.raises(Refusal, match="tournament-not-yours"):
        await service.start(cup.id, player(1).id, moderator=False)
    await service.remove_player(cup.id, ORGANISER.id, player(1).id, moderator=False)
    assert [one.name for one in (await cup.now()).active] == ["P2", "P3"]
    await service.cancel(cup.id, 1, moderator=True)
    with pytest.raises(Refusal, match="tournament-over"):
        await service.join(cup.id, player(1))


@pytest.mark.parametrize(
    ("terms", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"crowd": True}}, "tournament-not-for-two"),
        ({"round_time": 5}, "tournament-time"),
        ({"clock": 7}, "clock-unknown"),
        ({"most_players": 65}, "tournament-players"),
        ({"rounds": 64}, "tournament-rounds"),
    ],
)
async def test_terms_that_cannot_be_held_are_refused(cup: Cup, terms: dict[str, object], key: str) -> None:
    chosen = {"name": "Cup", "format": Format.SWISS, "game": "nim", "options": {}, **terms}
    with pytest.raises(Refusal, match=key):
        await cup.harness.sessions.tournaments.create(CHANNEL, ORGANISER, Terms(**chosen), moderator=True)  # type: ignore[arg-type]
