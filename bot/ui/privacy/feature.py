"""Privacy: the panels, the buttons, the feature that the client adds, and the message of a deletion."""

import asyncio
import gzip
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO

import discord

from bot.sessions.privacy.deletion import DeletionRecord
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.settings.user_settings import UserSettings
from bot.texts import Texts, texts_for
from bot.ui.privacy.export_page import export_page
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, Feature
from bot.ui.routing.slash_command import command
from bot.ui.text.times import timestamp
from bot.ui.views.components import Style, attached_file, button, button_rows, panel, question_panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage

FILE = "my-data.json"

COMPRESSED_FILE = f"{FILE}.gz"

PAGE = "my-data.html"

SENTENCES = ("games", "results", "settings", "not-stored", "how-long")


def privacy_panel(texts: Texts, *, settings: UserSettings, deletion: DeletionRecord | None) -> discord.ui.LayoutView:
    """Lays out what is stored, and the user's settings.

    Args:
        deletion: a pending deletion, which can be cancelled.
    """
    hidden = settings.hidden
    hide = Press(Action.HIDE_ME, argument="off" if hidden else "on")
    buttons = [
        button(texts("privacy-export"), Press(Action.EXPORT_DATA), style=Style.primary),
        button(texts("privacy-hidden-on" if hidden else "privacy-hidden-off"), hide),
    ]
    lines = [f"### {texts('privacy-title')}", *(f"- {texts(f'privacy-{one}')}" for one in SENTENCES)]
    notes = [f"**{texts('privacy-on')}** {' · '.join(_settings(settings, texts))}"]
    notes.append(f"-# {texts('privacy-hidden-means')}")
    if deletion is None:
        buttons.append(button(texts("privacy-delete"), Press(Action.DELETE_DATA)))
    else:
        buttons.append(button(texts("privacy-keep"), Press(Action.KEEP_DATA), style=Style.success))
        notes.insert(0, f"**{texts('privacy-deleted-at', at=timestamp(deletion.at))}**")
    return panel([text("\n".join(lines)), text("\n".join(notes)), *button_rows(buttons)])


def _settings(settings: UserSettings, texts: Texts) -> Iterator[str]:
    """Yields the user's settings with their values."""
    pings = "as-on-server" if settings.pings is None else f"pings-{settings.pings}"
    confirms = {None: "as-on-server", True: "confirms-on", False: "confirms-off"}[settings.confirms]
    theme = f"theme-{settings.theme}" if settings.theme else "as-on-server"
    yield texts("labelled", label=texts("my-settings-pings"), content=texts(pings))
    yield texts("labelled", label=texts("my-settings-confirms"), content=texts(confirms))
    yield texts("labelled", label=texts("theme-title"), content=texts(theme))
    yield texts("labelled", label=texts("my-settings-language"), content=_language(settings, texts))
    puzzles = texts(f"puzzles-{settings.puzzles.name.lower()}")
    yield texts("labelled", label=texts("my-settings-puzzles"), content=puzzles)
    yield texts("text-first-on" if settings.text_first else "text-first-off")
    yield texts("tell-moves-on" if settings.tells_moves else "tell-moves-off")
    yield texts("privacy-hidden-on" if settings.hidden else "privacy-hidden-off")


def _language(settings: UserSettings, texts: Texts) -> str:
    if settings.language is None:
        return texts("my-settings-language-discord")
    return texts("settings-language-name", language=settings.language)


def deletion_question(texts: Texts) -> discord.ui.LayoutView:
    """Lays out the effects of a deletion, and asks for confirmation."""
    return question_panel(
        texts("privacy-question"),
        texts("privacy-delete-surely"),
        texts("privacy-keep"),
        Press(Action.CONFIRM_DELETE_DATA),
    )


def export_panel(texts: Texts, names: Sequence[str]) -> discord.ui.LayoutView:
    """Lays out the message of an export, with the files of these names."""
    return panel([text(texts("privacy-exported")), *map(attached_file, names)])


class PrivacyButtons:
    """Shows what is stored about a user, exports and deletes it, and changes who sees their name."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self.handlers: ButtonHandlers = {
            Action.EXPORT_DATA: self._export,
            Action.DELETE_DATA: self._ask,
            Action.CONFIRM_DELETE_DATA: self._delete,
            Action.KEEP_DATA: self._keep,
            Action.HIDE_ME: self._hide,
        }

    async def show(self, reply: Reply) -> None:
        """`/privacy`: says what is stored, with buttons to export and delete it, and for the settings."""
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
        attached = [discord.File(BytesIO(content), name) for name, content in files.items()]
        await reply.send_private(OutgoingMessage(export_panel(reply.texts, [*files]), attached))
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


def send_deletion_message(client: ReplyingClient, deletion: DeletionRecord) -> None:
    """Tells somebody that their data are deleted, unless Discord refuses the message.

    While Discord is away, their id is kept only in memory.
    """
    nonce = message_nonce(f"deletion {deletion.person} {deletion.stand_in}")

    async def send() -> None:
        channel = await client.create_dm(discord.Object(deletion.person))
        await channel.send(texts_for(deletion.language)("privacy-deleted"), nonce=nonce)

    client.outbox.send(f"deletion {nonce}", send)
