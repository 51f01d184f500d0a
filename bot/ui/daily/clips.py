"""The button that posts the turn of somebody's attempt at a puzzle, once the puzzle is over for all."""

from bot.sessions.clips import ClipKey
from bot.sessions.daily.attempt import ALONE, Attempt
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.daily.day_texts import game_name
from bot.ui.daily.home_view import result_text
from bot.ui.reply.posts import look_of_clips, post_clip
from bot.ui.reply.reply import Reply
from bot.ui.results.clip import CLIP, Clip, clip_of, has_clip
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.captions import seat_colour
from bot.ui.text.names import bold
from bot.ui.text.times import day_text
from bot.ui.views.components import button, button_row, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


class DailyClips:
    """Handles **Share the turn** on the leaderboard of a puzzle that is over."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures
        self.handlers: ButtonHandlers = {Action.DAILY_CLIP: self._share}

    async def _share(self, reply: Reply, press: Press) -> None:
        """Posts the turn. Refuses `no-game`, `daily-hidden`, `daily-other-rules` and `clip-shared`."""
        puzzle = await self._sessions.dailies.puzzle(press.session)
        attempt = await self._sessions.dailies.attempt(puzzle, reply.user)
        if attempt is None or not attempt.finished or puzzle.posed is not None:
            raise NoGame
        if not self._sessions.dailies.revealed(puzzle.day):
            raise Refusal("daily-hidden")
        if not has_clip(attempt.session):
            raise Refusal("daily-other-rules")
        key = ClipKey(puzzle.id, reply.user)
        await self._sessions.clips.require_new(key)
        texts, theme = look_of_clips(reply, self._sessions)
        async with reply.expensive("clip", key):
            clip = await clip_of(self._pictures, attempt.session, (), texts, theme=theme)
            message = daily_clip_message(attempt, clip, texts, theme)
        await post_clip(reply, self._sessions, key, message)


def daily_clip_message(attempt: Attempt, clip: Clip, texts: Texts, theme: str) -> OutgoingMessage:
    """Lays out the turn of an attempt: whose it is, what happened, the GIF, a way to today's puzzles."""
    puzzle = f"### {game_name(attempt.puzzle, texts)} · {day_text(attempt.puzzle.day, texts)}"
    result = texts("labelled", label=bold(attempt.person.name), content=result_text(attempt.puzzle, attempt, texts))
    pieces = [
        text("\n".join([puzzle, result, *clip.lines])),
        picture(clip.alt, CLIP),
        button_row([button(texts("button-daily-home"), Press(Action.DAILY))]),
    ]
    return OutgoingMessage(panel(pieces, seat_colour(ALONE, theme)), [picture_file(clip.gif, CLIP)])
