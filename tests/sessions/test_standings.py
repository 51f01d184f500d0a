"""Results of finished games, counted."""

from dataclasses import astuple

from bot.sessions.session import OfferKind, Person, Place
from tests.sessions.house import ADA, BEA, CY, HERE, House


async def standings(house: House, guild: int = 10, game: str | None = None) -> list[tuple[object, ...]]:
    """Rank, name, games, wins, losses, draws."""
    rows = await house.sessions.history.standings(guild, game, 10)
    return [(row.rank, *astuple(row)[2:]) for row in rows]


async def test_a_finished_game_counts_for_all_who_played(house: House) -> None:
    await house.over(ADA, BEA, CY)
    assert await standings(house) == [(1, "Ada", 1, 1, 0, 0), (2, "Bea", 1, 0, 1, 0), (2, "Cy", 1, 0, 1, 0)]


async def test_resignations_and_draws_count_too(house: House) -> None:
    game = await house.game(ADA, BEA)
    await house.sessions.resign(game.id, ADA.id)
    game = await house.game(ADA, BEA)
    await house.sessions.offer(game.id, ADA.id, OfferKind.DRAW)
    await house.sessions.agree(game.id, BEA.id)
    assert await standings(house) == [(1, "Bea", 2, 1, 0, 1), (2, "Ada", 2, 0, 1, 1)]


async def test_games_for_one_and_abandoned_games_do_not_count(house: House) -> None:
    await house.over(ADA)
    game = await house.game(ADA, BEA)
    await house.sessions.end(game.id, ADA.id, moderator=True)
    assert await standings(house) == []


async def test_every_server_has_its_own_and_every_game(house: House) -> None:
    await house.over(ADA, BEA, place=Place(20, 200))
    assert await standings(house) == []
    assert await standings(house, guild=20, game="buzz") == []
    assert len(await standings(house, guild=20, game="nim")) == 2


async def test_people_are_shown_under_the_name_they_last_played_under_on_that_server(house: House) -> None:
    for place, name in ((HERE, "Ada"), (HERE, "Ada L."), (Place(20, 200), "Countess")):
        house.clock.time += 1000
        await house.over(Person(ADA.id, name), BEA, place=place)
    assert [row[1] for row in await standings(house)] == ["Ada L.", "Bea"]
    assert [row[1] for row in await standings(house, guild=20)] == ["Countess", "Bea"]


async def test_a_rank_is_shared_by_those_who_won_together(house: House) -> None:
    await house.over(ADA, CY)
    await house.over(BEA, CY)
    assert [row[:2] for row in await standings(house)] == [(1, "Ada"), (1, "Bea"), (3, "Cy")]
