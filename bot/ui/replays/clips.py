"""The button that posts the turn of a finished game, for those who have played it."""

from bot.sessions.clips import ClipKey, ClipShared
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.reply.guild_rules import look_of_post
from bot.ui.reply.posts import post_clip
from bot.ui.reply.reply import Reply
from bot.ui.results.clip import CLIP, Clip, analysed, clip_of, has_clip
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.table_message.channel_messages import message_url
from bot.ui.text.captions import seat_colour
from bot.ui.text.narration import title
from bot.ui.views.components import button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


class ClipButtons:
    """Handles **Share the turn** on the message of a game that has ended."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self.handlers: ButtonHandlers = {Action.CLIP: self._share}

    async def _share(self, reply: Reply, press: Press) -> None:
        await self.share(reply, await self._sessions.history.ended_game(press.session))

    async def share(self, reply: Reply, session: Session) -> None:
        """Posts the turn of an ended game. Refuses `not-played`, `clip-shared-there`, and what an analysis does."""
        key = ClipKey(session.id)
        if session.seat_of(reply.user) is None:
            raise Refusal("not-played")
        if not has_clip(session):
            raise Refusal("unknown-button")
        try:
            await self._sessions.clips.require_new(key)
            await analysed(self._sessions, session)  # it takes long, and other expensive answers do not wait for it
            async with reply.expensive("clip", session.id):
                message = await self._message(reply, session)
            await post_clip(reply, self._sessions, key, message)
        except ClipShared as shared:
            raise Refusal("clip-shared-there", link=message_url(session.place, shared.message)) from shared

    async def _message(self, reply: Reply, session: Session) -> OutgoingMessage:
        _, texts, theme = look_of_post(reply, self._sessions)
        clip = await clip_of(self._pictures, session, await analysed(self._sessions, session), texts, theme=theme)
        return clip_message(session, clip, texts, theme)


def clip_message(session: Session, clip: Clip, texts: Texts, theme: str) -> OutgoingMessage:
    """Lays out the turn of a game: what happened, the GIF, a way to the game around it."""
    pieces = [
        text("\n".join([f"### {title(session, texts)}", *clip.lines])),
        picture(clip.alt, CLIP),
        button_row([button(texts("button-steps"), Press(Action.REPLAY_STEP, session.id, clip.ply))]),
    ]
    return OutgoingMessage(panel(pieces, seat_colour(clip.seat, theme)), [picture_file(clip.gif, CLIP)])
