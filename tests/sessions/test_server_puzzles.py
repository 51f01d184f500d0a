"""Puzzles of a server's own games: only where all agree, one a day and server, named as each likes."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial

import pytest

from bot.games import DAILIES
from bot.sessions.daily.attempt import Puzzle, deleted_id
from bot.sessions.daily.days import DAY, begins_at
from bot.sessions.refusals import NoGame, Stale
from bot.sessions.session import Person, Place, Session
from bot.sessions.settings.user_settings import PuzzleConsent
from tests.games.set.finding import right_claims
from tests.sessions.harness import ADA, BEA, CY, DI, Harness, idle
from tests.sessions.refusals import refused

GUILD, ELSEWHERE = 10, 20


async def agree(harness: Harness, *people: Person, consent: PuzzleConsent = PuzzleConsent.NAMED) -> None:
    for person in people:
        await harness.sessions.user_settings.change(person.id, partial(replace, puzzles=consent))


async def played(harness: Harness, *people: Person, channel: int = 100, guild: int = GUILD) -> Session:
    """A race for SETs that is given up after a few of them."""
    game = await harness.game(*people, game="set", place=Place(guild, channel))
    for person in people:
        claims = [*right_claims(game.state)]
        if not claims:
            break
        await harness.advance(20)
        game = await harness.move(game, person, "call")
        game = await harness.move(game, person, claims[0])
    ended = await harness.sessions.games.resign(game.id, people[0].id)
    await idle()
    return ended


async def drawn(harness: Harness, guild: int = GUILD) -> Puzzle | None:
    await harness.sessions.server_puzzles.draw()
    return await harness.sessions.dailies.of_server(guild)


async def some_puzzle(harness: Harness) -> Puzzle:
    """The puzzle of some game of Ada and Bea, who agree."""
    await agree(harness, ADA, BEA)
    for channel in range(100, 120):
        await played(harness, ADA, BEA, channel=channel)
        if (found := await drawn(harness)) is not None:
            return found
    raise AssertionError("no good position in twenty games")


def answers(puzzle: Puzzle) -> list[str]:
    assert puzzle.posed is not None
    return [*puzzle.posed.solution]


async def test_nothing_becomes_a_puzzle_unless_all_who_played_agree(harness: Harness) -> None:
    for channel in range(100, 108):
        await played(harness, ADA, BEA, channel=channel)
    assert await drawn(harness) is None
    await agree(harness, ADA)
    assert await drawn(harness) is None
    await agree(harness, BEA, consent=PuzzleConsent.UNNAMED)
    puzzle = await drawn(harness)
    assert puzzle is not None
    assert puzzle.posed is not None
    assert [one.name for one in puzzle.posed.people] == ["Ada", ""]
    assert await drawn(harness, ELSEWHERE) is None
    await agree(harness, BEA, consent=PuzzleConsent.NO)
    assert await harness.sessions.dailies.of_server(GUILD) is None, "who no longer agrees has it taken away"
    with pytest.raises(NoGame):
        await harness.sessions.dailies.puzzle(puzzle.id)


@pytest.mark.parametrize("damage", ["puzzles = 7", "theme = x'80'"])
async def test_who_has_damaged_settings_agrees_to_nothing_and_keeps_nobody_from_the_other_puzzles(
    harness: Harness, damage: str
) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    with closing(sqlite3.connect(harness.path)) as file, file:
        file.execute(f"UPDATE user_settings SET {damage} WHERE person = ?", (BEA.id,))  # noqa: S608 - one of these two
    assert sorted(one.game_key for one in await dailies.offered(CY.id, GUILD)) == sorted(DAILIES)
    with pytest.raises(NoGame):
        await dailies.puzzle(puzzle.id)


async def test_a_server_has_one_a_day_of_games_that_were_not_asked_about(harness: Harness) -> None:
    first = await some_puzzle(harness)
    await played(harness, ADA, BEA, channel=200)
    assert await drawn(harness) == first
    for channel in range(201, 212):
        await played(harness, ADA, BEA, channel=channel)
    harness.clock.time += DAY
    second = await drawn(harness)
    assert second is not None
    assert first.posed is not None
    assert second.posed is not None
    assert (second.day, second.posed.session.state.table) != (first.day, first.posed.session.state.table)
    with refused("daily-day-over"):
        await harness.sessions.dailies.begin(first, CY, GUILD)
    harness.clock.time += 4 * DAY
    assert await drawn(harness) is None, "old games are not searched"


async def test_it_is_attempted_once_and_survives_a_crash(harness: Harness) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    attempt = await dailies.begin(puzzle, CY, GUILD)
    first, *others = answers(puzzle)
    with refused("puzzle-other-move"):
        await dailies.move(puzzle, CY.id, "more", 0)
    harness.clock.time += 3_000
    attempt = await dailies.move(puzzle, CY.id, first, 0)
    assert (attempt.marks, attempt.finished, attempt.session.ply) == ("🟩", False, 1)
    with pytest.raises(Stale):
        await dailies.move(puzzle, CY.id, others[0], 0)
    with refused("puzzle-found-already"):
        await dailies.move(puzzle, CY.id, first, 1)
    await harness.crash()
    await harness.open()
    dailies, again = harness.sessions.dailies, await harness.sessions.dailies.puzzle(puzzle.id)
    assert again == puzzle
    for number, words in enumerate(others, start=1):
        attempt = await dailies.move(again, CY.id, words, number)
    assert attempt.finished
    assert (attempt.score, attempt.duration, attempt.marks) == (len(others) + 1, 3_000, "🟩" * (len(others) + 1))
    with refused("daily-played"):
        await dailies.move(again, CY.id, first, len(others) + 1)
    assert (await dailies.begin(again, CY, GUILD)).score == attempt.score
    assert await dailies.finished(again, GUILD) == 1
    assert (await dailies.streak(CY.id)).now == 1


async def test_its_leaderboard_is_of_those_who_have_not_played_the_game(harness: Harness) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    right, later = answers(puzzle), 0
    for person in (ADA, CY, DI):
        later += 1_000
        await dailies.begin(puzzle, person, GUILD)
        harness.clock.time += later
        for ply, words in enumerate(right):
            await dailies.move(puzzle, person.id, words, ply)
    board = await dailies.leaderboard(puzzle, DI.id, GUILD)
    assert [(one.rank, one.person.id) for one in board.places] == [(1, CY.id), (2, DI.id)]
    assert (board.finished, board.own) == (2, board.places[1])
    assert (await dailies.leaderboard(puzzle, ADA.id, GUILD)).own is None
    with refused("daily-hidden"):
        await dailies.leaderboard(puzzle, BEA.id, GUILD)
    harness.clock.time = begins_at(puzzle.day) + DAY
    late = await some_puzzle(harness)
    assert late.day != puzzle.day
    assert await dailies.of_server(GUILD, puzzle.day) == puzzle


async def test_one_that_was_begun_before_its_day_is_over_may_be_finished_in_the_next_hour(harness: Harness) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    await dailies.begin(puzzle, CY, GUILD)
    harness.clock.time = begins_at(puzzle.day) + DAY + 1
    assert await dailies.unfinished(CY.id, GUILD) == (puzzle,)
    assert await dailies.unfinished(CY.id, ELSEWHERE) == ()
    assert await dailies.unfinished(DI.id, GUILD) == ()


async def test_names_go_with_the_data_of_their_people_and_attempts_with_those_of_theirs(harness: Harness) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    await dailies.begin(puzzle, CY, GUILD)
    await dailies.move(puzzle, CY.id, answers(puzzle)[0], 0)
    exported = await harness.store.erasing.rows_of_person(CY.id)
    assert [row["words"] for row in exported["daily_moves"]] == answers(puzzle)[:1]
    assert (await harness.store.erasing.rows_of_person(ADA.id))["user_settings"][0]["puzzles"] == PuzzleConsent.NAMED
    for person in (ADA, CY):
        await harness.sessions.privacy.deletions.delete_now(person.id)
    left = await dailies.puzzle(puzzle.id)
    assert left.posed is not None
    assert [one.name for one in left.posed.people] == ["", "Bea"]
    assert await dailies.attempt(left, CY.id) is None
    assert await dailies.result(left, deleted_id(left, CY.id)) is not None
    with refused("daily-deleted"):
        await dailies.begin(left, CY, GUILD)


async def test_a_server_that_is_forgotten_takes_its_puzzles_along(harness: Harness) -> None:
    puzzle, dailies = await some_puzzle(harness), harness.sessions.dailies
    await dailies.begin(puzzle, CY, GUILD)
    await dailies.move(puzzle, CY.id, answers(puzzle)[0], 0)
    await harness.sessions.privacy.removals.forget_now(GUILD)
    assert await dailies.of_server(GUILD) is None
    with pytest.raises(NoGame):
        await dailies.puzzle(puzzle.id)
    assert not any((await harness.store.erasing.rows_of_person(CY.id))["daily_attempts"])


async def test_of_two_processes_that_find_one_the_first_counts(harness: Harness) -> None:
    puzzle = await some_puzzle(harness)
    record = await harness.store.dailies.find(puzzle.id)
    assert record is not None
    await harness.sessions.server_puzzles._draw_one(puzzle.day, [])
    other = harness.sessions_of(harness.store)
    candidates = harness.store.dailies.candidates
    assert await candidates(puzzle.day, 0, -(1 << 61), 10) == ()
    assert await other.dailies.of_server(GUILD) == puzzle
