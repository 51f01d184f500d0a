"""Duels: the same deal for all, each at a table of their own, nothing shown to those who have not played."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import closing as closing_connection
from dataclasses import replace
from sqlite3 import connect
from typing import Any

import pytest

from bot.games import DUELS
from bot.games.base import Outcome
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import Level
from bot.sessions.duels import closing
from bot.sessions.duels.closing import GRACE, PATIENCE, REFUSED_AGAIN, DuelResult, NotPermitted
from bot.sessions.duels.comparing import WeighedParting, merit, partings, ranks_of, weighed_partings
from bot.sessions.duels.duel import PLAYER, Duel, DuelPlayer, game_of
from bot.sessions.duels.ending import VARIANT, ended_games, result_of
from bot.sessions.duels.opening import LENGTH
from bot.sessions.duels.series import Series, standings
from bot.sessions.duels.service import MOST_OPENED, MOST_PLAYERS
from bot.sessions.fairness import commitment, table_of_deal
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.session import Person, Session, SessionResult, Status
from bot.store.erasing import Mentions
from bot.verification.game_record import file_of, game_record_of
from bot.verification.verify import verify
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness
from tests.sessions.refusals import refused
from tests.verification.one_file import ONE_FILE

KEYS = sorted(DUELS)


def best(session: Session) -> str:
    """Returns the move of a good player, which depends on the position alone."""
    legal = session.game.legal_moves(session.state, PLAYER)
    return player(session.game_key, Level.FAIR).choose(session.view(PLAYER), legal, Chance(bytes(32), session.ply))


def worst(session: Session) -> str:
    """Returns the last legal move, in SET the first one, a claim."""
    legal = session.game.legal_moves(session.state, PLAYER)
    return next(iter(legal)) if session.game_key == "set" else [*legal][-1]


async def opened(harness: Harness, *people: Person, key: str = "tris_1", level: Level = Level.EASY) -> Duel:
    return (await harness.sessions.duels.open(HERE, people, key, level)).first


async def play(
    harness: Harness, duel: Duel, person: Person, choose: Callable[[Session], str] = best, moves: int = 1000
) -> Session:
    """Begins the game of somebody, or goes on with it, to its end or for so many moves."""
    duels = harness.sessions.duels
    session = await duels.begin(await duels.find(duel.id), person.id)
    for _ in range(moves):
        if not session.status.live:
            break
        harness.clock.time += 1000
        session = await duels.move(await duels.find(duel.id), person.id, choose(session), session.ply)
    return session


def watch(harness: Harness, *, reached: bool = True) -> list[DuelResult]:
    """Returns the list of what is shown of duels from now on."""
    shown = list[DuelResult]()

    async def show(result: DuelResult) -> bool:
        shown.append(result)
        return reached

    harness.sessions.duels.use_messages(show)
    return shown


def words(session: Session) -> Sequence[str]:
    return [move.words for move in session.moves]


@pytest.mark.parametrize("key", KEYS)
async def test_who_makes_the_same_moves_has_the_same_game(harness: Harness, key: str) -> None:
    duel = await opened(harness, ADA, BEA, key=key, level=Level.FAIR if key == "tris_1" else Level.EASY)
    ada = await play(harness, duel, ADA, worst, moves=6)
    bea = await play(harness, duel, BEA, worst, moves=6)
    assert len(ada.people) == DUELS[key].seats
    assert words(ada) == words(bea)
    assert ada.state == bea.state
    assert not partings([ada, bea])


@pytest.mark.parametrize("key", KEYS)
async def test_all_luck_is_drawn_at_the_start(harness: Harness, key: str) -> None:
    """So that it does not depend on how many moves were made; but for discards that are shuffled."""
    duel = await opened(harness, ADA, BEA, key=key)
    await play(harness, duel, ADA, worst, moves=30)
    shown = watch(harness)
    await harness.advance(LENGTH / 1000 + 60)
    (game,) = [*shown[-1].games[0].values()]
    draws = [move["draws"] for move in game_record_of(game)["moves"]]
    assert not any(draws) or key == "tris_on_steroids"


async def test_a_duel_that_all_have_played_leaves_games_that_verify_and_a_result_that_is_rated(
    harness: Harness,
) -> None:
    duel = await opened(harness, ADA, BEA, key="tris_2")
    assert duel.commitment == commitment(duel.id, duel.seed)
    await harness.advance(0)  # until what is due when it is opened is done
    shown = watch(harness)
    await play(harness, duel, ADA)
    await harness.advance(1)
    assert await harness.sessions.tables.find(table_of_deal(duel.id, 1)) is None, "secret until all have played"
    await play(harness, duel, BEA, worst)
    await harness.advance(1)
    with refused("duel-unknown"):
        await harness.sessions.duels.find(duel.id)
    assert [one.over for one in shown] == [False, True]
    for number in (1, 2):
        kept = await harness.sessions.tables.find(table_of_deal(duel.id, number))
        assert kept is not None
        assert kept.status is Status.FINISHED
        record = game_record_of(kept)
        assert verify(record).moves == kept.ply
        ONE_FILE.verify(json.loads(file_of(record)))
    result = await harness.sessions.tables.find(duel.id)
    assert result is not None
    assert result.result.outcome is not None
    assert result.people == (ADA, BEA)
    rows = (await harness.saved(result)).results
    assert [(row.counts, row.variant) for row in rows] == [(True, VARIANT)] * 2
    page = await harness.sessions.leaderboards.rating_changes(duel.id, 10, "tris_2")
    assert set(page) == {ADA.id, BEA.id}


async def test_the_day_ends_a_duel_and_who_has_not_finished_comes_last(harness: Harness) -> None:
    shown = watch(harness)
    duel = await opened(harness, ADA, BEA, CY)
    await play(harness, duel, ADA)
    await play(harness, duel, BEA, moves=1)
    harness.clock.time = duel.closes_at
    with refused("duel-over"):
        await play(harness, duel, BEA)
    await harness.advance(GRACE / 1000)
    result = shown[-1].result
    assert result is not None
    assert result.result.outcome is not None
    assert dict(zip(result.people, result.result.outcome.ranks, strict=True)) == {ADA: 1, BEA: 2}
    unfinished = await harness.sessions.tables.find(table_of_deal(duel.id, 2))
    assert unfinished is not None
    assert unfinished.status is Status.ABANDONED
    assert verify(game_record_of(unfinished)).moves == unfinished.ply


async def test_a_duel_goes_on_after_a_crash_and_is_closed_though_its_time_is_over_by_then(harness: Harness) -> None:
    duel = await opened(harness, ADA, BEA)
    before = await play(harness, duel, ADA, moves=1)
    await harness.crash()
    await harness.open()
    after = await harness.sessions.duels.game(await harness.sessions.duels.find(duel.id), ADA.id)
    assert after is not None
    assert (after.state, words(after)) == (before.state, words(before))
    await play(harness, duel, ADA)
    await harness.crash()
    harness.clock.time = duel.closes_at + GRACE
    await harness.open()
    shown = watch(harness, reached=False)
    await harness.advance(60)
    assert shown
    assert all(one.over for one in shown)
    shown = watch(harness)
    await harness.advance(60)
    assert [one.over for one in shown] == [True], "it was not shown before"
    await harness.advance(60)
    assert len(shown) == 1


async def test_an_end_for_which_a_permission_is_missing_is_tried_again_for_a_day(harness: Harness) -> None:
    tried = list[int]()

    async def show(result: DuelResult) -> bool:
        if result.over:
            tried.append(harness.clock.time)
            raise NotPermitted
        return True

    harness.sessions.duels.use_messages(show)
    duel = await opened(harness, ADA, BEA)
    for person in (ADA, BEA):
        await play(harness, duel, person)
    await harness.advance(1)
    await harness.advance(REFUSED_AGAIN // 1000)
    assert len(tried) == 2
    shown = watch(harness)
    await harness.advance(REFUSED_AGAIN // 1000)
    assert [one.over for one in shown] == [True]
    with refused("duel-unknown"):
        await harness.sessions.duels.find(duel.id)
    harness.sessions.duels.use_messages(show)
    duel = await opened(harness, ADA, BEA)
    for person in (ADA, BEA):
        await play(harness, duel, person)
    await harness.advance(1)
    await harness.advance(PATIENCE // 1000)
    with refused("duel-unknown"):
        await harness.sessions.duels.find(duel.id)


async def test_nobody_sees_results_before_having_played(harness: Harness) -> None:
    duels = harness.sessions.duels
    duel = await opened(harness, ADA, BEA, CY)
    await play(harness, duel, ADA)
    duel = await duels.find(duel.id)
    with refused("duel-hidden"):
        await duels.results(duel, BEA.id)
    assert [player.person for player in await duels.results(duel, ADA.id)] == [ADA]
    with refused("duel-not-invited"):
        await duels.begin(duel, 99)


async def test_a_press_of_an_earlier_ply_is_stale_and_a_finished_game_takes_no_move(harness: Harness) -> None:
    duels = harness.sessions.duels
    duel = await opened(harness, ADA, BEA)
    session = await play(harness, duel, ADA, moves=1)
    with pytest.raises(Stale):
        await duels.move(await duels.find(duel.id), ADA.id, best(session), 0)
    await play(harness, duel, ADA)
    with refused("duel-played"):
        await duels.move(await duels.find(duel.id), ADA.id, "b2", 9)


async def test_duels_are_bounded_and_for_two_to_eight(harness: Harness) -> None:
    with refused("duel-friends", most=MOST_PLAYERS):
        await opened(harness, ADA)
    with refused("duel-friends", most=MOST_PLAYERS):
        await opened(harness, ADA, ADA)
    with refused("duel-friends", most=MOST_PLAYERS):
        await opened(harness, *(Person(number, "P") for number in range(1, 10)))
    for _ in range(MOST_OPENED):
        await opened(harness, ADA, BEA)
    with refused("duel-quota-user", most=MOST_OPENED):
        await opened(harness, ADA, BEA)
    await opened(harness, BEA, ADA)
    assert len(await harness.sessions.duels.of_person(ADA.id)) == MOST_OPENED + 1


async def test_nobody_opens_more_duels_at_the_same_time_than_one_after_the_other(harness: Harness) -> None:
    opening = (opened(harness, ADA, BEA) for _ in range(MOST_OPENED + 2))
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    refusals = [str(one) for one in outcomes if isinstance(one, Refusal)]
    assert refusals == [str(Refusal("duel-quota-user", most=MOST_OPENED))] * 2
    assert len(await harness.sessions.duels.of_person(ADA.id)) == MOST_OPENED


async def test_deleting_and_exporting_a_persons_data_cover_an_open_duel(harness: Harness) -> None:
    watch(harness)
    duel = await opened(harness, ADA, BEA)
    await play(harness, duel, ADA, moves=1)
    rows = await harness.store.erasing.rows_of_person(ADA.id)
    assert rows["duel_players"]
    assert rows["duel_moves"]
    assert duel.seed.hex() not in str(rows)
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    left = await harness.sessions.duels.find(duel.id)
    assert [player.person for player in left.players] == [BEA]
    rows = await harness.store.erasing.rows_of_person(ADA.id)
    assert not rows["duel_players"]
    assert not rows["duel_moves"]
    await play(harness, duel, BEA)
    await harness.advance(1)
    with refused("duel-unknown"):
        await harness.sessions.duels.find(duel.id)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ((Outcome((1, 2), None, "won"), 20), (Outcome((1, 1), None, "drawn"), 9)),
        ((Outcome((1, 1), None, "drawn"), 9), (Outcome((2, 1), None, "lost"), 30)),
        ((Outcome((1, 2), None, "won"), 7), (Outcome((1, 2), None, "won"), 9)),
        ((Outcome((2, 1), None, "lost"), 9), (Outcome((2, 1), None, "lost"), 7)),
        ((Outcome((1, 2), (10, 40), "fewest points"), 9), (Outcome((1, 2), (0, 20), "fewest points"), 9)),
        ((Outcome((2, 1), (30, 10), "fewest points"), 9), (Outcome((2, 1), (40, 10), "fewest points"), 9)),
        ((Outcome((2, 1), (9, 10), "most points"), 9), (Outcome((2, 1), (5, 10), "most points"), 9)),
        ((Outcome((2,), (5,), "alone"), 9, 9000), (Outcome((1,), (4,), "alone"), 9, 100)),
        ((Outcome((1,), (5,), "alone"), 9, 100), (Outcome((1,), (5,), "alone"), 9, 9000)),
        ((Outcome((1,), (5,), "alone"), 9, 9000), (Outcome((1,), (5,), "alone"), 9, None)),
        ((Outcome((2, 1), None, "lost"), 1), (None, 99)),
    ],
)
def test_games_are_compared_by_result_then_points_or_speed(better: tuple[Any, ...], worse: tuple[Any, ...]) -> None:
    assert merit(*better) > merit(*worse)


async def test_equal_games_share_their_rank(harness: Harness) -> None:
    duel = await opened(harness, ADA, BEA, CY)
    games = [await play(harness, duel, person, worst) for person in (ADA, BEA, CY)]
    assert ranks_of(games) == (1, 1, 1)


async def test_where_games_parted_is_told_with_what_each_choice_was_worth(harness: Harness) -> None:
    shown = watch(harness)
    duel = await opened(harness, ADA, BEA, key="tris_1")
    ada, bea = await play(harness, duel, ADA), await play(harness, duel, BEA, worst)
    await harness.advance(1)
    (first, *_) = shown[-1].partings
    together = [(a, b) for a, b in zip(words(ada), words(bea), strict=False)]
    parted = next(ply for ply, (a, b) in enumerate(together, start=1) if a != b)
    assert first.parting.ply == parted
    assert first.parting.seat == PLAYER
    assert set(first.parting.choices) == set(together[parted - 1])
    assert first.worth is not None
    assert set(first.worth) == set(first.parting.choices)
    assert all(0 <= share <= 1 for share in first.worth.values())


async def test_a_duel_of_several_deals_is_one_result_by_points_and_shows_only_deals_that_all_have_played(
    harness: Harness,
) -> None:
    shown, duels = watch(harness), harness.sessions.duels
    series = await duels.open(HERE, [ADA, BEA, CY], "tris_1", Level.EASY, 3)
    assert series.first.closes_at == series.first.opened_at + 3 * LENGTH
    assert len({deal.seed for deal in series.deals}) == len({deal.commitment for deal in series.deals}) == 3
    for deal in series.deals:
        await play(harness, deal, ADA)
    await play(harness, series.first, BEA, worst)
    current = await duels.series(series.first.id)
    assert current.next_deal(ADA.id) is None
    assert current.next_deal(BEA.id) == current.deals[1]
    assert (current.played(ADA.id), current.played(BEA.id)) == (3, 1)
    with refused("duel-hidden"):
        await duels.results(current.deals[1], BEA.id)
    await harness.advance(1)
    assert not shown[-1].games, "Cy has played none"
    await play(harness, series.first, CY, worst)
    await harness.advance(1)
    assert [{player.person for player in one} for one in shown[-1].games] == [{ADA, BEA, CY}]
    assert await harness.sessions.tables.find(table_of_deal(series.first.id, 1)) is None, "sealed while others are on"
    await harness.crash()
    harness.clock.time = series.first.closes_at + GRACE
    await harness.open()
    shown = watch(harness)
    await harness.advance(60)
    (end,) = shown
    assert end.over
    for deal in series.deals:
        kept = await harness.sessions.tables.find(table_of_deal(deal.id, 1))
        assert kept is not None
        assert verify(game_record_of(kept)).moves == kept.ply
        ONE_FILE.verify(json.loads(file_of(game_record_of(kept))))
    assert end.result is not None
    ranked = standings(end.games)
    assert [one.player.person for one in ranked if one.rank == 1] == [ADA], "who alone has played the others"
    assert ranked[0].points[1:] == (4, 4)
    assert ranked[1].points[1:] == (0, 0)
    rows = (await harness.saved(end.result)).results
    assert [(row.counts, row.variant) for row in rows] == [(True, VARIANT)] * 3
    assert [one.id for deal in series.deals for one in await _counting(harness, deal)] == [end.result.id]
    with refused("duel-unknown"):
        await harness.sessions.duels.find(series.deals[2].id)


async def _counting(harness: Harness, deal: Duel) -> list[Session]:
    """Returns the sessions of a deal that count for ratings."""
    found = [await harness.sessions.tables.find(one) for one in (deal.id, table_of_deal(deal.id, 1))]
    kept = [one for one in found if one is not None]
    return [one for one in kept if any(row.counts for row in (await harness.saved(one)).results)]


async def test_a_duel_of_several_deals_is_opened_deleted_and_bounded_as_one(harness: Harness) -> None:
    duels = harness.sessions.duels
    for _ in range(MOST_OPENED):
        series = await duels.open(HERE, [ADA, BEA], "tripple_domino", Level.EASY, 7)
    with refused("duel-quota-user", most=MOST_OPENED):
        await opened(harness, ADA, BEA)
    assert len(await duels.of_person(BEA.id)) == MOST_OPENED
    rows = await harness.store.erasing.rows_of_person(ADA.id)
    assert len(rows["duel_players"]) == 7 * MOST_OPENED
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    left = await duels.series(series.first.id)
    assert [[player.person for player in deal.players] for deal in left.deals] == [[BEA]] * 7


async def test_a_game_begins_once_and_deals_one_after_the_other(harness: Harness) -> None:
    duels = harness.sessions.duels
    series = await duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY, 3)
    with refused("duel-earlier-deal"):
        await duels.begin(series.deals[1], ADA.id)
    first = await duels.begin(series.first, ADA.id)
    harness.clock.time += 5000
    again = await duels.begin(series.first, ADA.id)  # a press of the panel from before
    assert again.started_at == first.started_at
    (kept, _) = (await duels.find(series.first.id)).players
    assert kept.started_at == first.started_at


async def test_whose_data_are_deleted_is_no_longer_named_and_nobody_waits_for_them(harness: Harness) -> None:
    shown = watch(harness)
    duel = await opened(harness, ADA, BEA, CY)
    await play(harness, duel, BEA)
    await harness.advance(1)
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    await harness.advance(1)
    assert [player.person for player in shown[-1].duel.players] == [BEA, CY]
    assert not shown[-1].over
    assert shown[-1].series.opener is None
    await harness.sessions.privacy.deletions.delete_now(CY.id)
    await harness.advance(1)
    assert shown[-1].over
    assert shown[-1].result is None


async def test_a_duel_is_cancelled_by_its_opener_before_anybody_begins_and_by_moderators(harness: Harness) -> None:
    duels = harness.sessions.duels
    for _ in range(MOST_OPENED):
        duel = await opened(harness, ADA, BEA)
    with refused("duel-not-yours"):
        await duels.cancel(duel.id, BEA.id, moderated=None)
    await duels.cancel(duel.id, ADA.id, moderated=None)
    with refused("duel-unknown"):
        await duels.cancel(duel.id, ADA.id, moderated=None)
    duel = await opened(harness, ADA, BEA)
    await play(harness, duel, BEA, moves=1)
    with refused("duel-begun"):
        await duels.cancel(duel.id, ADA.id, moderated=None)
    with refused("duel-not-yours"):
        await duels.cancel(duel.id, BEA.id, moderated=HERE.guild)  # who plays it, and may be behind
    with refused("duel-not-yours"):
        await duels.cancel(duel.id, CY.id, moderated=11)  # a moderator of another guild
    await duels.cancel(duel.id, CY.id, moderated=HERE.guild)
    assert duel.id not in [one.first.id for one in await duels.of_person(BEA.id)]


async def test_rules_that_change_during_a_duel_leave_no_result(harness: Harness) -> None:
    duel = await opened(harness, ADA, BEA)
    for person in (ADA, BEA):
        await play(harness, duel, person, moves=1)
    newest = await harness.sessions.duels.find(duel.id)
    other = replace(newest, rules=99, players=tuple(replace(one, ended_at=9, game_seal=None) for one in newest.players))
    moves = {player: await harness.store.duels.moves(duel.id, player.person.id) for player in other.players}
    games = {player: game_of(other, player, made) for player, made in moves.items()}
    assert [game.state for game in games.values()] == [None, None]
    assert result_of(Series((other,)), [ended_games(other, games)]) is None


async def test_what_choices_were_worth_is_searched_once_however_often_discord_is_away(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = list[object]()

    async def counted(*asked: Any) -> list[WeighedParting]:
        searched.append(asked)
        return []

    monkeypatch.setattr(closing, "weighed_partings", counted)
    shown = watch(harness, reached=False)
    duel = await opened(harness, ADA, BEA)
    for person in (ADA, BEA):
        await play(harness, duel, person)
    for _ in range(3):
        await harness.advance(60)
    assert len(shown) > 2
    assert len(searched) == 1


async def test_of_many_deals_played_alone_those_are_told_on_which_most_points_hung(harness: Harness) -> None:
    ended = list[dict[DuelPlayer, Session]]()
    for points in (1, 9, 0, 8, 7):
        duel = await opened(harness, ADA, BEA, key="tripple_domino")
        await play(harness, duel, ADA, moves=30)
        await play(harness, duel, BEA, worst, moves=30)
        games = {}
        for one in (await harness.sessions.duels.find(duel.id)).players:
            game = game_of(duel, one, await harness.store.duels.moves(duel.id, one.person.id))
            outcome = Outcome((1,), (points if one.number == 1 else 0,), "alone")
            games[one] = replace(game, result=SessionResult(outcome=outcome, ended_at=9))
        ended.append(games)
        await harness.sessions.duels.cancel(duel.id, CY.id, moderated=HERE.guild)

    async def unrated(*_: Any) -> list[float]:
        raise AssertionError("nobody wins alone")

    told = await weighed_partings(ended, unrated)
    of_deal = [next(iter(games.values())).deal for games in ended]
    assert [one.parting.session.deal for one in told] == [of_deal[number] for number in (1, 3, 4)]


async def test_the_game_that_was_begun_last_is_the_one_that_is_typed_in(harness: Harness) -> None:
    duels = harness.sessions.duels
    assert await duels.current_game(ADA.id) is None
    one, other = [await opened(harness, ADA, BEA) for _ in range(2)]
    for duel in (other, one):
        harness.clock.time += 1000
        await play(harness, duel, ADA, moves=0)
    current = await duels.current_game(ADA.id)
    assert current is not None
    assert current.id == table_of_deal(one.id, 1)
    await play(harness, one, ADA)
    current = await duels.current_game(ADA.id)
    assert current is not None
    assert current.id == table_of_deal(other.id, 1)
    assert await duels.current_game(BEA.id) is None


async def test_a_move_in_a_duel_that_is_cancelled_meanwhile_is_refused(harness: Harness) -> None:
    duels = harness.sessions.duels
    duel = await opened(harness, ADA, BEA, key="tripple_domino")
    session = await play(harness, duel, ADA, moves=0)
    before = await duels.find(duel.id)
    await duels.cancel(duel.id, CY.id, moderated=HERE.guild)
    with pytest.raises(Stale):
        await duels.move(before, ADA.id, best(session), session.ply)


async def test_a_duel_is_known_by_its_first_deal_alone(harness: Harness) -> None:
    duels = harness.sessions.duels
    series = await duels.open(HERE, [ADA, BEA], "tris_1", Level.EASY, 3)
    with refused("duel-unknown"):
        await duels.cancel(series.deals[1].id, ADA.id, moderated=None)
    assert (await duels.series(series.first.id)).deals == series.deals


async def test_a_duel_that_ends_while_a_persons_data_are_deleted_leaves_nothing_of_them(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch(harness)
    duel = await opened(harness, ADA, BEA)
    await play(harness, duel, ADA)
    searched = harness.store.erasing.mentions

    async def ended_meanwhile(person: int, after: str) -> Mentions:
        found = await searched(person, after)
        if not after:
            await play(harness, duel, BEA)
            await harness.advance(1)
        return found

    monkeypatch.setattr(harness.store.erasing, "mentions", ended_meanwhile)
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    assert await harness.sessions.tables.find(table_of_deal(duel.id, 2)) is not None
    assert await harness.sessions.tables.find(table_of_deal(duel.id, 1)) is None
    assert not any((await harness.store.erasing.rows_of_person(ADA.id)).values())


async def test_a_game_whose_rules_have_changed_is_not_typed_in_and_ends_without_a_result(harness: Harness) -> None:
    shown = watch(harness)
    duel = await opened(harness, ADA, BEA)
    for person in (ADA, BEA):
        await play(harness, duel, person, moves=1)
    await harness.close()
    with closing_connection(connect(harness.path)) as database, database:
        database.execute("UPDATE duels SET rules = 99, seal = NULL")
    await harness.open()
    assert await harness.sessions.duels.current_game(ADA.id) is None
    shown = watch(harness)
    await harness.advance(LENGTH / 1000 + 60)
    assert shown[-1].over
    assert shown[-1].result is None
