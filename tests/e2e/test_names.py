"""A name says who somebody is and nothing else, in all that the bot shows."""

from bot.ui.text.names import LINK
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, move_once_each, seat

NASTY = "\u202ediscord.gg/x ||[a](http://b.c)Z" + "\u0336" * 3 + "<@1>"


async def test_a_name_advertises_and_formats_nothing_in_messages_descriptions_and_threads(harness: Harness) -> None:
    mallory = await harness.guild.user(NASTY, locale="en-US")
    table = await seat(harness.alice, mallory, game="tris_1")
    await move_once_each(harness.alice, mallory)
    assert (await confirmed(mallory, "resign")).ok
    over = await edited(harness.claire, "wins", gone="?")
    board = (await harness.claire.command("leaderboard")).message
    profile = (await harness.claire.command("profile", player=mallory.id)).message
    offered = await harness.claire.autocomplete("replay", "game", "tris")
    shown = [part for one in (table, over, board, profile) if one for part in (one.text, one.alt)]
    assert any(r"\|\|" in part for part in shown), "the name is shown, without formatting"
    for part in (*shown, *(choice.name for choice in offered)):
        without_bots_links = part.replace("https://discord.com/channels/", "")
        assert not LINK.search(without_bots_links.casefold()), part
        assert "\u202e" not in part
        assert "<@1>" not in part
