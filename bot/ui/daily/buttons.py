"""The buttons of daily puzzles. Each acts on its presser's attempt, whatever its custom id says."""

import asyncio
from io import BytesIO

import discord

from bot.sessions.clips import ClipKey
from bot.sessions.daily.attempt import ALONE, Attempt
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.daily.attempt_view import home_button
from bot.ui.daily.home_view import game_name, result_text
from bot.ui.daily.leaderboard_view import LeaderboardChoice
from bot.ui.daily.panels import DailyPanels, asked_puzzle
from bot.ui.daily.posts import legend_text, share_text, share_view
from bot.ui.reply.audience import guild_of, person
from bot.ui.reply.guild_rules import look_of_post
from bot.ui.reply.posts import post_clip
from bot.ui.reply.reply import Reply
from bot.ui.results.clip import CLIP, Clip, clip_of
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.captions import seat_colour
from bot.ui.text.move_tree import START
from bot.ui.text.names import bold
from bot.ui.text.times import day_text
from bot.ui.views.components import attached_file, button_row, page, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.verification.game_record import file_of, game_record_of
from renderers.pictures import Pictures

RECORD_FILE = "record.json"


class DailyButtons:
    """Handles the panels of daily puzzles, and the buttons of posts and shared lines, which open such panels."""

    def __init__(self, sessions: Sessions, panels: DailyPanels, pictures: Pictures) -> None:
        self._sessions = sessions
        self._dailies = sessions.dailies
        self._panels = panels
        self._pictures = pictures
        self.handlers: ButtonHandlers = {
            Action.DAILY: self._home,
            Action.DAILY_PUZZLE: self._open,
            Action.DAILY_BEGIN: self._begin,
            Action.DAILY_LEADERBOARD: self._leaderboard,
            Action.DAILY_SHARE: self._share,
            Action.DAILY_LEGEND: self._legend,
            Action.DAILY_LUCK: self._luck,
            Action.DAILY_RECORD: self._record,
            Action.DAILY_CLIP: self._clip,
        }

    async def _home(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(await self._panels.home(reply))

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens a puzzle by its id, or a game's puzzle of today."""
        if press.session:
            puzzle = await asked_puzzle(self._dailies, reply, press)
        elif (todays := (await self._dailies.of_day(self._dailies.today)).get(press.argument)) is not None:
            puzzle = todays
        else:
            raise Refusal("unknown-button")
        await reply.show_private(await self._panels.puzzle(reply, puzzle))

    async def _begin(self, reply: Reply, press: Press) -> None:
        puzzle = await asked_puzzle(self._dailies, reply, press)
        guild = guild_of(reply.interaction)
        attempt = await self._dailies.begin(puzzle, person(reply.interaction), guild)
        await reply.show_private(await self._panels.attempt(reply, attempt, START))

    async def _leaderboard(self, reply: Reply, press: Press) -> None:
        choice = LeaderboardChoice.parse(press.argument)
        if choice is None and press.argument:
            raise Refusal("unknown-button")
        await reply.show_private(await self._panels.leaderboard(reply, choice))

    async def _luck(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(await self._panels.luck(reply))

    async def _share(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        """Shares today's finished attempts with the channel; if nothing may be posted there, shows the line to copy."""
        puzzles = await self._dailies.all_of(guild_of(reply.interaction))
        attempts = [await self._dailies.attempt(one, reply.user) for one in puzzles]
        finished = [one for one in attempts if one is not None and one.finished and one.session.state is not None]
        if not finished:
            raise Refusal("daily-nothing-to-share")
        streak, (allowed, texts, _) = await self._dailies.streak(reply.user), look_of_post(reply, self._sessions)
        name = person(reply.interaction).name
        line = share_text(bold(name) if allowed else name, self._dailies.today, finished, streak.now, texts)
        if allowed:
            await reply.send_public(share_view(line, texts))
        else:
            copied = f"{texts('daily-share-elsewhere')}\n```\n{line}\n```"
            await reply.send_private(page(f"{copied}\n{legend_text(texts)}"))

    async def _legend(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.send_private(page(legend_text(reply.texts)))

    async def _over(self, reply: Reply, press: Press) -> Attempt:
        """Returns the user's own finished attempt at a puzzle that is over for everybody.

        Refuses `no-game`, `daily-hidden` and `daily-other-rules`.
        """
        puzzle = await self._dailies.puzzle(press.session)
        attempt = await self._dailies.attempt(puzzle, reply.user)
        if attempt is None or not attempt.finished or puzzle.posed is not None:
            raise NoGame
        if not self._dailies.revealed(puzzle.day):
            raise Refusal("daily-hidden")
        if attempt.session.state is None:
            raise Refusal("daily-other-rules")
        return attempt

    async def _record(self, reply: Reply, press: Press) -> None:
        """Sends the game record of an attempt."""
        attempt = await self._over(reply, press)
        record = await asyncio.to_thread(game_record_of, attempt.session)
        heading = text(f"### {game_name(attempt.puzzle, reply.texts)}\n{reply.texts('daily-record')}")
        file = discord.File(BytesIO(file_of(record)), RECORD_FILE)
        await reply.send_private(OutgoingMessage(panel([heading, attached_file(RECORD_FILE)]), [file]))

    async def _clip(self, reply: Reply, press: Press) -> None:
        """Posts the turning point of an attempt. Refuses `clip-shared`, too."""
        attempt = await self._over(reply, press)
        key = ClipKey(attempt.puzzle.id, reply.user)
        await self._sessions.clips.require_new(key)
        _, texts, theme = look_of_post(reply, self._sessions)
        async with reply.expensive("clip", key):
            clip = await clip_of(self._pictures, attempt.session, (), texts, theme=theme)
            message = daily_clip_message(attempt, clip, texts, theme)
        await post_clip(reply, self._sessions, key, message)


def daily_clip_message(attempt: Attempt, clip: Clip, texts: Texts, theme: str) -> OutgoingMessage:
    """Lays out the turn of an attempt: whose it is, what happened, the GIF, a way to today's puzzles."""
    puzzle = f"### {game_name(attempt.puzzle, texts)} · {day_text(attempt.puzzle.day, texts)}"
    result = texts("labelled", label=bold(attempt.person.name), content=result_text(attempt.puzzle, attempt, texts))
    pieces = [text("\n".join([puzzle, result, *clip.lines])), picture(clip.alt, CLIP), button_row([home_button(texts)])]
    return OutgoingMessage(panel(pieces, seat_colour(ALONE, theme)), [picture_file(clip.gif, CLIP)])
