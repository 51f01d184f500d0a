"""The public messages of duels: each is edited when somebody has played, and when the duel is over."""

from contextlib import AbstractAsyncContextManager, suppress

import discord
import structlog

from bot.sessions.duels.closing import DuelResult, NotPermitted
from bot.sessions.duels.duel import Duel
from bot.sessions.duels.series import Series
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Place
from bot.texts import Texts
from bot.ui.duels.public_view import PICTURE, closed_view, open_view, title
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import NOT_SENT, UNKNOWN_MESSAGE, has_refused
from bot.ui.reply.audience import guild_texts
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import message_url
from bot.ui.text.captions import caption
from bot.ui.views.components import page, picture_file
from bot.ui.views.outgoing_message import mention_only
from renderers.pictures import Pictures

log = structlog.get_logger()


class DuelMessages:
    """Brings the messages up to date. `show` is a `bot.sessions.duels.closing.ShowDuel`."""

    def __init__(self, client: ReplyingClient, sessions: Sessions, pictures: Pictures) -> None:
        self._client = client
        self._sessions = sessions
        self._pictures = pictures

    def view_of(self, series: Series) -> discord.ui.LayoutView:
        """Lays out the message of a duel that has just been opened."""
        return open_view(DuelResult(series), self._texts(series.first))

    async def show(self, shown: DuelResult) -> bool:
        """Edits the message, or posts it again if it was deleted.

        The message of a finished duel is also posted again if Discord refuses the edit, as in an archived thread; after
        an edit, a short message links to it.

        Returns whether Discord has answered, even if it refuses the edit.

        Raises:
            NotPermitted: the bot lacks a permission, so the end cannot be shown.
        """
        await self._sessions.refresh(guild=shown.duel.guild)
        try:
            async with self._client.limiter.reserved(background):
                await self._show(shown)
        except NOT_SENT as error:
            log.info("duel not shown", duel=shown.duel.id, why=error)
            if shown.over and isinstance(error, discord.Forbidden):
                raise NotPermitted from error
            return has_refused(error)
        return True

    async def cancel(self, duel_id: str, user: int, *, moderated: int | None) -> Series:
        """Cancels a duel like `Duels.cancel`, and says so in its message, also in a new one that is being posted."""
        async with self._posting(duel_id):
            series = await self._sessions.duels.cancel(duel_id, user, moderated=moderated)
        self._show_cancelled(series)
        return series

    def _posting(self, duel_id: str) -> AbstractAsyncContextManager[None]:
        """A lock for code that may post a duel's message again, or must not overlap with that."""
        return self._sessions.lock(f"message of duel {duel_id}")

    def _show_cancelled(self, series: Series) -> None:
        """Edits the message of a cancelled duel, if Discord permits, and retries while Discord is away."""
        duel, texts = series.first, self._texts(series.first)
        if duel.message is None:
            return
        channel = self._client.get_partial_messageable(duel.channel, guild_id=duel.guild)
        view = page(f"### {title(series, texts)}\n{texts('duel-cancelled')}")
        message = channel.get_partial_message(duel.message)
        self._client.outbox.send(
            f"cancelled-duel {duel.id}", lambda: message.edit(view=view, allowed_mentions=mention_only())
        )

    async def _show(self, shown: DuelResult) -> None:
        duel, texts = shown.duel, self._texts(shown.duel)
        channel = self._client.get_partial_messageable(duel.channel, guild_id=duel.guild)
        if not shown.over:
            async with self._posting(duel.id):
                with suppress(Refusal):  # cancelled meanwhile
                    await self._show_open(await self._sessions.duels.find(duel.id), channel, open_view(shown, texts))
            return
        files = await self._files(shown, texts)
        view = closed_view(shown, texts, pictured=bool(files))
        nobody, edited = mention_only(), False
        try:
            if duel.message is not None:
                partial = channel.get_partial_message(duel.message)
                await partial.edit(view=view, attachments=files, allowed_mentions=nobody)
                edited = True
                url = message_url(Place(duel.guild, duel.channel), duel.message)
                view, files = page(texts("duel-is-over", title=title(shown.series, texts), link=url)), []
        except discord.HTTPException as error:
            if not has_refused(error):
                raise
            files = await self._files(shown, texts)
        nonce = message_nonce(f"duel {duel.id} is over")
        try:
            await channel.send(view=view, files=files, allowed_mentions=nobody, nonce=nonce, silent=True)
        except discord.Forbidden as error:
            if not edited:
                raise
            log.info("no link to a duel that is over", duel=duel.id, why=error)

    async def _show_open(self, duel: Duel, channel: discord.PartialMessageable, view: discord.ui.LayoutView) -> None:
        """Edits the message of an open duel, or posts it again, without pings, if it was deleted.

        If its process died before the duel was posted, posts it for the first time, with pings.
        """
        players = [player.person.id for player in duel.players if player.number > 1]
        allowed = mention_only([] if duel.message else players)
        try:
            if duel.message is not None:
                await channel.get_partial_message(duel.message).edit(view=view, allowed_mentions=allowed)
                return
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        nonce = message_nonce(f"duel {duel.id} after {duel.message}")
        sent = await channel.send(view=view, allowed_mentions=allowed, nonce=nonce, silent=duel.message is not None)
        await self._sessions.duels.note_message(duel.id, sent.id)

    async def _files(self, shown: DuelResult, texts: Texts) -> list[discord.File]:
        """Returns the picture, as spectators see it, of the first position in which the games differ."""
        if not shown.partings:
            return []
        session = shown.partings[0].parting.session
        theme = self._sessions.guild_settings.of(shown.duel.guild).theme
        view = session.view(None)
        png = await self._pictures.board(session.game_key, view, caption(session, texts), theme=theme, partial_move="")
        return [picture_file(png, PICTURE)]

    def _texts(self, duel: Duel) -> Texts:
        return guild_texts(self._sessions.guild_settings, duel.guild, duel.locale)
