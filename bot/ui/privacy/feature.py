"""Privacy: the buttons, and the feature that the client adds."""

import asyncio
import gzip
from dataclasses import replace
from functools import partial
from io import BytesIO

import discord

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.ui.privacy.export_page import export_page
from bot.ui.privacy.panels import COMPRESSED_FILE, FILE, PAGE, deletion_question, export_panel, privacy_panel
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import command
from bot.ui.views.custom_id import Action, Press


class PrivacyButtons:
    """Shows what is stored about a user, exports and deletes it, and changes who sees their name."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    @property
    def handlers(self) -> ButtonHandlers:
        return {
            Action.EXPORT_DATA: self._export,
            Action.DELETE_DATA: self._ask,
            Action.CONFIRM_DELETE_DATA: self._delete,
            Action.KEEP_DATA: self._keep,
            Action.HIDE_ME: self._hide,
        }

    async def show(self, reply: Reply) -> None:
        """`/privacy`: says what is stored, with a button for each thing that can be done about it."""
        await reply.show_private(await self._panel(reply))

    async def _panel(self, reply: Reply) -> discord.ui.LayoutView:
        return privacy_panel(
            reply.texts,
            settings=self._sessions.user_settings.of(reply.user),
            deletion=await self._sessions.privacy.deletions.of(reply.user),
        )

    async def _export(self, reply: Reply, _press: Press) -> None:
        async with reply.expensive("export", reply.user):
            export = await self._sessions.privacy.export(reply.user)
            raw = gzip.decompress(export.content) if export.compressed else export.content
            page = await asyncio.to_thread(export_page, raw, reply.texts)
        files = {PAGE: page, (COMPRESSED_FILE if export.compressed else FILE): export.content}
        await reply.send_private(
            export_panel(reply.texts, [*files]),
            [discord.File(BytesIO(content), name) for name, content in files.items()],
        )
        self._sessions.privacy.exported(reply.user)

    async def _ask(self, reply: Reply, _press: Press) -> None:
        await reply.show_private(deletion_question(reply.texts))

    async def _delete(self, reply: Reply, _press: Press) -> None:
        await self._sessions.privacy.deletions.ask(reply.user, reply.texts.language)
        await reply.show_private(await self._panel(reply))

    async def _keep(self, reply: Reply, _press: Press) -> None:
        await self._sessions.privacy.deletions.cancel(reply.user)
        await reply.show_private(await self._panel(reply))

    async def _hide(self, reply: Reply, press: Press) -> None:
        if press.argument not in ("on", "off"):
            raise Refusal("unknown-button")
        hidden = press.argument == "on"
        await self._sessions.user_settings.change(reply.user, partial(replace, hidden=hidden))
        await reply.show_private(await self._panel(reply))


def privacy_feature(sessions: Sessions) -> Feature:
    """Builds the feature: `/privacy`, the export and the deletion of a user's data."""
    buttons = PrivacyButtons(sessions)
    return Feature([command("privacy", buttons.show)], buttons.handlers)
