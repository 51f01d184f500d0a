"""Daily puzzles: the same deal for all, one attempt each, nothing of it seen by others before they have played."""

import json
from dataclasses import replace

import pytest

from bot.games import DAILIES, GAMES
from bot.sessions.daily.attempt import ALONE, Attempt, Puzzle, deleted_id
from bot.sessions.daily.days import DAY, HOUR, begins_at, days_after
from bot.sessions.fairness import commitment
from bot.sessions.refusals import Stale
from bot.sessions.session import Person
from bot.verification.game_record import file_of, game_record_of
from bot.verification.verify import RefusedGameRecord, verify
from tests.sessions.daily_games import next_words, played
from tests.sessions.harness import ADA, BEA, CY, Harness
from tests.sessions.refusals import refused
from tests.verification.one_file import ONE_FILE

HERE, ELSEWHERE = 10, 20
KEYS = sorted(DAILIES)


async def puzzle(harness: Harness, key: str = "set") -> Puzzle:
    """Returns today's puzzle."""
    dailies = harness.sessions.dailies
    return (await dailies.of_day(dailies.today))[key]


async def play(
    harness: Harness,
    person: Person,
    *,
    key: str = "set",
    guild: int | None = HERE,
    moves: int = 1000,
    pause: int = 1000,
) -> Attempt:
    """Plays today's puzzle. pause: ms before each move."""

    def tick() -> None:
        harness.clock.time += pause

    return await played(harness.sessions.dailies, await puzzle(harness, key), person, guild, moves, tick=tick)


async def test_a_person_whose_data_were_deleted_has_no_second_attempt_at_the_same_deal(harness: Harness) -> None:
    dailies, today = harness.sessions.dailies, await puzzle(harness)
    await play(harness, ADA)
    await harness.sessions.privacy.deletions.delete_now(ADA.id)
    kept = await dailies.result(today, deleted_id(today, ADA.id))
    assert kept is not None
    assert (kept.guild, kept.name, kept.username, kept.score) == (None, "", "", None)
    assert await dailies.attempt(today, ADA.id) is None
    assert await dailies.finished(today, None) == 0
    with refused("daily-deleted"):
        await dailies.begin(today, ADA, ELSEWHERE)
    assert (await dailies.begin(today, BEA, HERE)).person == BEA
    harness.clock.time = begins_at(days_after(today.day, 1)) + HOUR
    await dailies.draw()
    assert await dailies.result(today, deleted_id(today, ADA.id)) is None
    assert await dailies.result(today, BEA.id) is not None
    await play(harness, ADA)


@pytest.mark.parametrize("key", KEYS)
async def test_everybody_has_the_same_deal_on_every_server(harness: Harness, key: str) -> None:
    ada = await play(harness, ADA, key=key)
    bea = await play(harness, BEA, key=key, guild=ELSEWHERE, pause=3000)
    assert [move.words for move in ada.session.moves] == [move.words for move in bea.session.moves]
    assert ada.session.state == bea.session.state
    assert ada.score == bea.score
    assert (ada.duration or 0) * 3 == bea.duration


async def test_the_next_days_puzzles_are_drawn_and_committed_to_the_day_before(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    await dailies.draw()
    tomorrow = await dailies.of_day(days_after(dailies.today, 1))
    assert set(tomorrow) == set(DAILIES)
    assert not await dailies.of_day(days_after(dailies.today, 2))
    harness.clock.time += DAY
    today = await dailies.of_day(dailies.today)
    assert today == tomorrow
    for one in today.values():
        assert one.commitment == commitment(one.id, one.seed)
        assert one.drawn_at < begins_at(one.day)


async def test_a_person_has_one_attempt_over_all_servers(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    first = await play(harness, ADA, moves=2)
    again = await dailies.begin(await puzzle(harness), ADA, ELSEWHERE)
    assert (again.guild, again.session.ply) == (HERE, first.session.ply)
    over = await play(harness, ADA, guild=ELSEWHERE)
    with refused("daily-played"):
        await dailies.move(over.puzzle, ADA.id, "more", over.session.ply)
    assert (await dailies.begin(over.puzzle, ADA, ELSEWHERE)).score == over.score


async def test_an_attempt_is_where_it_was_after_a_crash(harness: Harness) -> None:
    before = await play(harness, ADA, key="tripple_domino", moves=3)
    await harness.crash()
    await harness.open()
    after = await harness.sessions.dailies.attempt(before.puzzle, ADA.id)
    assert after is not None
    assert after.session == before.session
    assert (await play(harness, ADA, key="tripple_domino")).finished


async def test_of_two_presses_at_the_same_ply_one_counts(harness: Harness) -> None:
    dailies, attempt = harness.sessions.dailies, await play(harness, ADA, moves=0)
    words = next_words(attempt)
    await dailies.move(attempt.puzzle, ADA.id, words, 0)
    with pytest.raises(Stale):
        await dailies.move(attempt.puzzle, ADA.id, words, 0)


async def test_a_leaderboard_is_hidden_from_those_who_have_not_played_until_the_day_is_over(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    ada = await play(harness, ADA)
    await play(harness, BEA, moves=1)
    for reader in (BEA.id, CY.id):
        with refused("daily-hidden"):
            await dailies.leaderboard(ada.puzzle, reader, HERE)
    with refused("daily-hidden"):
        await dailies.leaderboard_of_past(ada.puzzle, HERE)
    assert [place.person for place in (await dailies.leaderboard(ada.puzzle, ADA.id, HERE)).places] == [ADA]
    harness.clock.time = begins_at(ada.puzzle.day) + DAY + HOUR
    assert len((await dailies.leaderboard(ada.puzzle, CY.id, HERE)).places) == 1
    assert len((await dailies.leaderboard_of_past(ada.puzzle, HERE)).places) == 1


async def test_nothing_that_shows_tables_finds_an_attempt(harness: Harness) -> None:
    attempt = await play(harness, ADA)
    sessions = harness.sessions
    assert await sessions.tables.find(attempt.puzzle.id) is None
    assert sessions.tables.live() == ()
    assert await harness.store.sessions.live_ids() == ()
    assert await sessions.history.ended_in(0, 10) == ()


async def test_more_points_come_first_then_less_time_and_one_reads_ones_own_place(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    await play(harness, ADA, pause=2000)
    await play(harness, BEA, pause=1000)
    await play(harness, CY, pause=2000, guild=ELSEWHERE)
    here = await dailies.leaderboard(await puzzle(harness), ADA.id, HERE)
    assert [(place.rank, place.person) for place in here.places] == [(1, BEA), (2, ADA)]
    everywhere = await dailies.leaderboard(await puzzle(harness), CY.id, None)
    assert [(place.rank, place.person) for place in everywhere.places] == [(1, BEA), (2, ADA), (2, CY)]
    assert everywhere.own is not None
    assert (everywhere.own.rank, everywhere.finished) == (2, 3)
    assert (await dailies.leaderboard(await puzzle(harness), CY.id, HERE)).own is None


async def test_who_wants_to_be_hidden_elsewhere_has_no_name_on_the_leaderboard_everywhere(harness: Harness) -> None:
    sessions, ada = harness.sessions, replace(ADA, username="ada")
    await play(harness, ada)
    await sessions.user_settings.change(ADA.id, lambda _: replace(sessions.user_settings.of(ADA.id), hidden=True))
    for guild, username in ((HERE, "ada"), (None, "")):
        leaderboard = await sessions.dailies.leaderboard(await puzzle(harness), ADA.id, guild)
        assert [place.person.username for place in leaderboard.places] == [username]


async def test_a_puzzle_begun_before_midnight_can_be_finished_within_an_hour(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    today = await puzzle(harness)
    harness.clock.time = begins_at(today.day) + DAY - 1
    begun = await dailies.begin(today, ADA, HERE)
    other = await dailies.begin(today, BEA, HERE)
    harness.clock.time += HOUR
    assert await dailies.unfinished(BEA.id, None) == (today,)
    begun = await dailies.move(today, ADA.id, next_words(begun), 0)
    with refused("daily-day-over"):
        await dailies.begin(today, CY, HERE)
    harness.clock.time += 1
    assert await dailies.unfinished(BEA.id, None) == ()
    with refused("daily-day-over"):
        await dailies.move(today, BEA.id, next_words(other), 0)
    assert dailies.revealed(today.day)


async def test_tomorrows_puzzle_cannot_be_begun(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    tomorrow = (await dailies.of_day(days_after(dailies.today, 1)))["set"]
    with refused("daily-day-over"):
        await dailies.begin(tomorrow, ADA, HERE)


async def test_a_streak_counts_the_days_on_which_a_puzzle_was_finished(harness: Harness) -> None:
    dailies = harness.sessions.dailies
    for _ in range(3):
        await play(harness, ADA)
        await play(harness, ADA, key="tripple_domino", moves=1)
        harness.clock.time = begins_at(days_after(dailies.today, 1))
    assert vars(await dailies.streak(ADA.id)) == {"now": 3, "best": 3}
    harness.clock.time += DAY
    assert vars(await dailies.streak(ADA.id)) == {"now": 0, "best": 3}
    await play(harness, ADA, key="tripple_domino")
    assert vars(await dailies.streak(ADA.id)) == {"now": 1, "best": 3}
    assert vars(await dailies.streak(BEA.id)) == {"now": 0, "best": 0}


@pytest.mark.parametrize("key", KEYS)
async def test_both_verifiers_confirm_the_record_of_an_attempt_and_refuse_another_deal(
    harness: Harness, key: str
) -> None:
    attempt = await play(harness, ADA, key=key)
    stored = await harness.sessions.dailies.attempt(attempt.puzzle, ADA.id)
    assert stored is not None
    record = json.loads(file_of(game_record_of(stored.session)))
    assert record == json.loads(file_of(game_record_of(attempt.session)))
    assert verify(record, record["hash"]).moves == attempt.session.ply
    assert ONE_FILE.verify(record, record["hash"]) > 0
    other = {**record, "session": "1m82xj9dxv9pknxp"}
    with pytest.raises(RefusedGameRecord):
        verify(other)
    with pytest.raises(ONE_FILE.Refused):
        ONE_FILE.verify(other)


async def test_a_puzzle_of_other_rules_is_refused_kindly(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    dailies, begun = harness.sessions.dailies, await play(harness, ADA, moves=1)
    monkeypatch.setattr(GAMES["set"], "info", replace(GAMES["set"].info, rules=99))
    for person in (ADA, BEA):
        with refused("daily-other-rules"):
            await dailies.move((await dailies.begin(begun.puzzle, person, HERE)).puzzle, person.id, "more", 1)


async def test_no_more_cards_are_added_than_have_keys(harness: Harness) -> None:
    dailies, attempt = harness.sessions.dailies, await play(harness, ADA, moves=0)
    for ply in range(4):
        attempt = await dailies.move(attempt.puzzle, ADA.id, "more", ply)
    with refused("set-daily-enough"):
        await dailies.move(attempt.puzzle, ADA.id, "more", 4)
    legal = attempt.session.game.legal_moves(attempt.session.state, ALONE)
    assert attempt.session.view(ALONE).keys("")
    assert "more" in legal


async def test_nobody_ends_the_puzzle_early_while_a_set_lies_there(harness: Harness) -> None:
    dailies, attempt = harness.sessions.dailies, await play(harness, ADA, moves=0)
    while attempt.session.state.pile:
        attempt = await play(harness, ADA, moves=1)
    for words in ("more", " More "):
        with refused("set-still-there"):
            await dailies.move(attempt.puzzle, ADA.id, words, attempt.session.ply)


async def test_the_shared_marks_tell_the_kinds_of_moves_alone(harness: Harness) -> None:
    attempt = await play(harness, ADA)
    assert set(attempt.marks) <= set(DAILIES["set"].marks.values())
    assert len(attempt.marks) > 4
