"""Submits forms that the bot has never shown."""

from sandbox.client import Sandbox
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.protocol.encoding import Json
from sandbox.world.messages import Message


def hand_in(discord: Sandbox, origin: Origin, form: Json, source: Message | None = None) -> None:
    """Submits a form as if a command of the origin's user had opened it; `form` is the interaction's data.

    Discord accepts even a forged form only if it refers to an interaction that opened it.
    """
    world, installed = discord.world, {"0": origin.channel.guild or "0"}
    command: Json = {"id": "0", "name": "help", "type": 1}
    now, locale = world.clock.now(), origin.user.locale
    opener = Interaction(
        world.snowflakes.next(),
        InteractionType.COMMAND,
        origin.user,
        origin.channel,
        command,
        installed,
        origin.nonce,
        now,
        locale,
    )
    discord.app.services.interactions.begin(
        InteractionType.MODAL, origin, form, installed, source=source, parent=opener
    )
