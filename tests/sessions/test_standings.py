"""Standings: the results of finished games, counted."""

from bot.sessions.session import OfferKind, Person, Place
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness


async def standings(harness: Harness, guild: int = 10, game: str | None = None) -> list[tuple[object, ...]]:
    """Returns rank, name, games, wins, losses and draws of each."""
    rows = await harness.sessions.history.standings(guild, game, 10)
    return [(row.rank, row.name, row.games, row.wins, row.losses, row.draws) for row in rows]


async def test_a_finished_game_counts_for_all_its_players(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA, CY)
    assert await standings(harness) == [(1, "Ada", 1, 1, 0, 0), (2, "Bea", 1, 0, 1, 0), (2, "Cy", 1, 0, 1, 0)]


async def test_resignations_and_draws_count(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    await harness.sessions.resign(game.id, ADA.id)
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    await harness.sessions.offer(game.id, ADA.id, OfferKind.DRAW)
    await harness.sessions.agree(game.id, BEA.id)
    assert await standings(harness) == [(1, "Bea", 2, 1, 0, 1), (2, "Ada", 2, 0, 1, 1)]


async def test_games_for_one_and_abandoned_games_do_not_count(harness: Harness) -> None:
    await harness.finished_game(ADA)
    game = await harness.game(ADA, BEA)
    await harness.sessions.end(game.id, ADA.id, moderator=True)
    assert await standings(harness) == []


async def test_games_that_end_before_each_player_has_moved_do_not_count(harness: Harness) -> None:
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA)
    await harness.sessions.resign(game.id, ADA.id)
    assert await standings(harness) == []


async def test_every_guild_and_every_game_has_its_own_standings(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA, place=Place(20, 200))
    assert await standings(harness) == []
    assert await standings(harness, guild=20, game="buzz") == []
    assert len(await standings(harness, guild=20, game="nim")) == 2


async def test_people_have_the_name_of_their_last_game_in_that_guild(harness: Harness) -> None:
    for place, name in ((HERE, "Ada"), (HERE, "Ada L."), (Place(20, 200), "Countess")):
        harness.clock.time += 1000
        await harness.finished_game(Person(ADA.id, name), BEA, place=place)
    assert [row[1] for row in await standings(harness)] == ["Ada L.", "Bea"]
    assert [row[1] for row in await standings(harness, guild=20)] == ["Countess", "Bea"]


async def test_equal_results_share_a_rank(harness: Harness) -> None:
    await harness.finished_game(ADA, CY)
    await harness.finished_game(BEA, CY)
    assert [row[:2] for row in await standings(harness)] == [(1, "Ada"), (1, "Bea"), (3, "Cy")]
