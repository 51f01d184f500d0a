"""An invitation is edited by the process that has sent it, whichever starts the game."""

from functools import partial

from sandbox.client import Message
from tests.e2e.many_processes.shared_tables import Served


def says_begun(invitation: str, message: Message) -> bool:
    """Returns whether this is the invitation, and says that its game has begun."""
    return message.id == invitation and "The game has begun" in message.text


async def test_an_invitation_says_that_the_game_has_begun_in_whichever_process(tables: Served) -> None:
    for _ in range(len(tables.workers)):
        guild = tables.discord.new_guild()
        alice, bruno = [await guild.user(name, locale="en-US") for name in ("Alice", "Bruno")]
        question = (await alice.user_menu("Challenge", "Bruno")).shown
        assert (await alice.select("Choose a game", "Tris 1", message=question)).ok
        invitation = await bruno.notified(lambda one: "invites" in one.text)
        await tables.until_followed(guild.id)
        assert (await bruno.click("Join")).ok
        await bruno.sees(partial(says_begun, invitation.id))
