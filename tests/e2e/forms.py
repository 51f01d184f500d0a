"""Forms that the bot has never shown, handed in all the same."""

from sandbox.client import Sandbox
from sandbox.interactions.interaction import Interaction, InteractionType, Origin
from sandbox.protocol.encoding import Json
from sandbox.world.messages import Message


def hand_in(discord: Sandbox, asker: Origin, form: Json, source: Message | None = None) -> None:
    """Hands in a form, as if a command of the asker's had opened it; `form` is the interaction's data.

    Not even a forger gets past Discord without an interaction that the form names as its own opener.
    """
    world, installed = discord.world, {"0": asker.channel.guild or "0"}
    command: Json = {"id": "0", "name": "help", "type": 1}
    now, locale = world.clock.now(), asker.user.locale
    opener = Interaction(
        world.snowflakes.next(),
        InteractionType.COMMAND,
        asker.user,
        asker.channel,
        command,
        installed,
        asker.nonce,
        now,
        locale,
    )
    discord.app.services.interactions.begin(InteractionType.MODAL, asker, form, installed, source=source, parent=opener)
