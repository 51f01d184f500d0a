"""The direct message that tells somebody that their data are deleted, if they can be reached."""

import discord
import structlog

from bot.sessions.privacy.deletion import DeletionRecord
from bot.texts import texts_for
from bot.ui.gateway.send_errors import NOT_SENT
from bot.ui.reply.message_nonce import message_nonce

log = structlog.get_logger()


async def send_deletion_message(client: discord.Client, deletion: DeletionRecord) -> None:
    """Tells somebody that their data are deleted. Nothing happens where Discord refuses that or can't be reached."""
    try:
        channel = await client.create_dm(discord.Object(deletion.person))
        nonce = message_nonce(f"deletion {deletion.person} {deletion.stand_in}")
        await channel.send(texts_for(deletion.language)("privacy-deleted"), nonce=nonce)
    except NOT_SENT as error:
        log.info("message of a deletion not sent", error=type(error).__name__)
