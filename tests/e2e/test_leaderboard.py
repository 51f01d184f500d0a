"""The leaderboard: wins and ratings, in the colours of whoever looks."""

import re

from sandbox.client import Message
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat
from tests.e2e.test_settings import settle


async def won_by_alice(harness: Harness) -> Message:
    """Twice, against Bruno; the message of the last game."""
    for _ in range(2):
        await seat(harness.alice, harness.bruno, game="tris_1")
        await move_once_each(harness.alice, harness.bruno)
        assert (await confirmed(harness.bruno, "resign")).ok
        table = await edited(harness.claire, "**Alice** wins", gone="More")
    return table


async def test_it_is_in_order_of_wins_and_tells_the_ratings(harness: Harness) -> None:
    await won_by_alice(harness)
    board = (await harness.claire.command("leaderboard")).message
    assert board is not None
    assert "all games · by wins" in board.text
    first, second = board.alt.splitlines()
    assert first.startswith("#1 Alice: 2 won, 0 lost, 0 drawn of 2; rating ")
    assert second.startswith("#2 Bruno: 0 won, 2 lost, 0 drawn of 2; rating ")
    ratings = [int(re.findall(r"rating (\d+)", line)[0]) for line in (first, second)]
    assert ratings[0] > 1500 > ratings[1]
    profile = await harness.claire.command("profile", player=harness.alice.id)
    assert profile.message is not None
    assert f"Rating {ratings[0]}." in profile.message.alt, "as the profile has it"


async def test_all_see_the_servers_colours_and_the_presser_their_own(harness: Harness) -> None:
    over = await won_by_alice(harness)
    dark = (await harness.alice.command("leaderboard", game="tris_1")).message
    await settle(harness, "Colours of public pictures", "Light")
    light = (await harness.alice.command("leaderboard", game="tris_1")).message
    assert dark is not None
    assert light is not None
    assert dark.picture() != light.picture()
    panel = (await harness.alice.command("theme")).message
    assert panel is not None
    await harness.alice.select("Your colours", "Dark", message=panel)
    own = (await harness.alice.click("Leaderboard", message=over)).message
    assert own is not None
    assert own.ephemeral
    assert own.picture() == dark.picture()
    public = (await harness.alice.command("leaderboard", game="tris_1")).message
    assert public is not None
    assert public.picture() == light.picture()
