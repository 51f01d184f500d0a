"""Which finished games compare people: what their leaderboards show of them."""

from bot.ratings.scopes import Scope
from bot.sessions.session import OfferKind, Person, Place, Session
from tests.sessions.harness import ADA, BEA, CY, HERE, Harness


async def leaderboard(harness: Harness, guild: int = 10, game: str = "") -> list[tuple[object, ...]]:
    """Returns rank, name, games, wins, losses and draws of each."""
    page = await harness.sessions.leaderboards.leaderboard(Scope(guild, game))
    return [(row.rank, row.name, row.games, row.wins, row.losses, row.draws) for row in page.rows]


async def lost(harness: Harness, *people: Person, place: Place = HERE) -> Session:
    """Plays a game in which each has moved, and which the last of these people loses."""
    game = await harness.opened_by(await harness.game(*people, place=place), *people)
    return await harness.sessions.games.resign(game.id, people[-1].id)


async def test_a_finished_game_counts_for_all_its_players(harness: Harness) -> None:
    game = await harness.game(ADA, BEA, CY, options={"stones": 4})
    await harness.opened_by(game, ADA, BEA, CY, ADA)
    assert await leaderboard(harness) == [(1, "Ada", 1, 1, 0, 0), (2, "Bea", 1, 0, 1, 0), (2, "Cy", 1, 0, 1, 0)]


async def test_resignations_and_draws_count(harness: Harness) -> None:
    await lost(harness, BEA, ADA)
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    await harness.sessions.offers.make(game.id, ADA.id, OfferKind.DRAW)
    await harness.sessions.offers.agree(game.id, BEA.id)
    assert await leaderboard(harness) == [(1, "Bea", 2, 1, 0, 1), (2, "Ada", 2, 0, 1, 1)]


async def test_games_for_one_abandoned_games_and_draws_before_each_has_moved_do_not_count(harness: Harness) -> None:
    await harness.finished_game(ADA)
    game = await harness.opened_by(await harness.game(ADA, BEA), ADA, BEA)
    await harness.sessions.games.end(game.id, ADA.id, moderator=True)
    early = await harness.opened_by(await harness.game(ADA, BEA), ADA)
    await harness.sessions.offers.make(early.id, BEA.id, OfferKind.DRAW)
    await harness.sessions.offers.agree(early.id, ADA.id)
    assert await leaderboard(harness) == []


async def test_every_guild_and_every_game_has_a_leaderboard_of_its_own(harness: Harness) -> None:
    await lost(harness, ADA, BEA, place=Place(20, 200))
    assert await leaderboard(harness) == []
    assert await leaderboard(harness, guild=20, game="buzz") == []
    assert len(await leaderboard(harness, guild=20, game="nim")) == 2


async def test_people_have_the_name_of_their_last_game_in_that_guild(harness: Harness) -> None:
    for place, name in ((HERE, "Ada"), (HERE, "Ada L."), (Place(20, 200), "Countess")):
        harness.clock.time += 1000
        await lost(harness, Person(ADA.id, name), BEA, place=place)
    assert [row[1] for row in await leaderboard(harness)] == ["Ada L.", "Bea"]
    assert [row[1] for row in await leaderboard(harness, guild=20)] == ["Countess", "Bea"]


async def test_equal_results_share_a_rank(harness: Harness) -> None:
    game = await harness.game(ADA, BEA, CY, options={"stones": 4})
    await harness.opened_by(game, ADA, BEA, CY, ADA)
    assert [row[:2] for row in await leaderboard(harness)] == [(1, "Ada"), (2, "Bea"), (2, "Cy")]
