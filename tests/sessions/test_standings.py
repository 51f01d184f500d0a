"""Results of finished games, counted."""

from dataclasses import astuple

from bot.sessions.session import OfferKind, Person, Place
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness


async def standings(harness: Harness, guild: int = 10, game: str | None = None) -> list[tuple[object, ...]]:
    """Rank, name, games, wins, losses, draws."""
    rows = await harness.sessions.history.standings(guild, game, 10)
    return [(row.rank, *astuple(row)[2:]) for row in rows]


async def test_a_finished_game_counts_for_all_who_played(harness: Harness) -> None:
    await harness.over(ADA, BEA, CY)
    assert await standings(harness) == [(1, "Ada", 1, 1, 0, 0), (2, "Bea", 1, 0, 1, 0), (2, "Cy", 1, 0, 1, 0)]


async def test_resignations_and_draws_count_too(harness: Harness) -> None:
    game = await harness.game(ADA, BEA)
    await harness.sessions.resign(game.id, ADA.id)
    game = await harness.game(ADA, BEA)
    await harness.sessions.offer(game.id, ADA.id, OfferKind.DRAW)
    await harness.sessions.agree(game.id, BEA.id)
    assert await standings(harness) == [(1, "Bea", 2, 1, 0, 1), (2, "Ada", 2, 0, 1, 1)]


async def test_games_for_one_and_abandoned_games_do_not_count(harness: Harness) -> None:
    await harness.over(ADA)
    game = await harness.game(ADA, BEA)
    await harness.sessions.end(game.id, ADA.id, moderator=True)
    assert await standings(harness) == []


async def test_every_server_has_its_own_and_every_game(harness: Harness) -> None:
    await harness.over(ADA, BEA, place=Place(20, 200))
    assert await standings(harness) == []
    assert await standings(harness, guild=20, game="buzz") == []
    assert len(await standings(harness, guild=20, game="nim")) == 2


async def test_people_are_shown_under_the_name_they_last_played_under_on_that_server(harness: Harness) -> None:
    for place, name in ((HERE, "Ada"), (HERE, "Ada L."), (Place(20, 200), "Countess")):
        harness.clock.time += 1000
        await harness.over(Person(ADA.id, name), BEA, place=place)
    assert [row[1] for row in await standings(harness)] == ["Ada L.", "Bea"]
    assert [row[1] for row in await standings(harness, guild=20)] == ["Countess", "Bea"]


async def test_a_rank_is_shared_by_those_who_won_together(harness: Harness) -> None:
    await harness.over(ADA, CY)
    await harness.over(BEA, CY)
    assert [row[:2] for row in await standings(harness)] == [(1, "Ada"), (1, "Bea"), (3, "Cy")]
