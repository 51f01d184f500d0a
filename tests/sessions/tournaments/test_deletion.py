"""A person whose data are deleted leaves tournaments, and is a player without a name in those that they have played."""

from bot.sessions.session import Status
from bot.tournaments.tournament import Status as TournamentStatus
from tests.sessions.tournaments.cup import ORGANISER, Cup, player

GONE = player(1)


async def test_whoever_is_deleted_loses_the_game_that_is_on_and_is_paired_no_more(cup: Cup) -> None:
    await cup.create(3)
    running = await cup.start()
    mine = next(
        pairing for pairing in running.pairings if any(running.player(n).person == GONE.id for n in pairing.players)
    )
    await cup.harness.sessions.privacy.deletions.delete_now(GONE.id)
    after = await cup.now()
    left = [one for one in after.players if one.withdrawn]
    assert [(one.name, one.username) for one in left] == [("", "")]
    assert left[0].person < 0
    assert sorted(one.name for one in after.active) == ["P2", "P3"]
    if mine.second is not None:
        assert (await cup.session(mine)).status is not Status.PLAYING
        assert not next(one for one in after.pairings if one.number == mine.number).open


async def test_an_organiser_who_is_deleted_leaves_the_tournament_to_moderators(cup: Cup) -> None:
    await cup.create(2)
    await cup.harness.sessions.privacy.deletions.delete_now(ORGANISER.id)
    after = await cup.now()
    assert after.organiser < 0
    assert after.status is TournamentStatus.REGISTRATION
    assert [one.name for one in after.players] == ["P1", "P2"]
