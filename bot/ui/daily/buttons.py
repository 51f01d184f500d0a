"""The buttons of daily puzzles. Each acts on its presser's attempt, whatever its custom id says."""

import asyncio
from io import BytesIO

import discord

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.ui.daily.day_texts import game_name
from bot.ui.daily.leaderboard_view import LeaderboardChoice
from bot.ui.daily.panels import DailyPanels, asked_puzzle, guild_of
from bot.ui.daily.public_views import legend_text, share_text, share_view
from bot.ui.reply.audience import person
from bot.ui.reply.guild_rules import may_post
from bot.ui.reply.public_answers import look_of
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.text.move_tree import START
from bot.ui.text.names import bold
from bot.ui.views.components import attached_file, page, panel, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from bot.verification.game_record import file_of, game_record_of

RECORD_FILE = "record.json"


class DailyButtons:
    """Handles the panels of daily puzzles, and the buttons of posts and shared lines, which open such panels."""

    def __init__(self, sessions: Sessions, panels: DailyPanels) -> None:
        self._sessions = sessions
        self._dailies = sessions.dailies
        self._panels = panels
        self.handlers: ButtonHandlers = {
            Action.DAILY: self._home,
            Action.DAILY_PUZZLE: self._open,
            Action.DAILY_BEGIN: self._begin,
            Action.DAILY_LEADERBOARD: self._leaderboard,
            Action.DAILY_SHARE: self._share,
            Action.DAILY_LEGEND: self._legend,
            Action.DAILY_LUCK: self._luck,
            Action.DAILY_RECORD: self._record,
        }

    async def _home(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.show_private(await self._panels.home(reply))

    async def _open(self, reply: Reply, press: Press) -> None:
        """Opens a puzzle: the one whose id is named, or that of today in a game."""
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
        """Shares today's finished attempts with the channel; where nothing may be posted, shows the line to copy."""
        puzzles = [*(await self._dailies.of_day(self._dailies.today)).values()]
        if (own := await self._dailies.of_server(guild_of(reply.interaction))) is not None:
            puzzles.append(own)
        attempts = [await self._dailies.attempt(one, reply.user) for one in puzzles]
        finished = [one for one in attempts if one is not None and one.finished and one.session.state is not None]
        if not finished:
            raise Refusal("daily-nothing-to-share")
        streak, allowed = await self._dailies.streak(reply.user), may_post(reply.interaction, self._sessions)
        texts, _ = look_of(reply, self._sessions, public=allowed)
        name = person(reply.interaction).name
        line = share_text(bold(name) if allowed else name, self._dailies.today, finished, streak.now, texts)
        if allowed:
            await reply.send_public(share_view(line, texts))
        else:
            copied = f"{texts('daily-share-elsewhere')}\n```\n{line}\n```"
            await reply.send_private(page(f"{copied}\n{legend_text(texts)}"))

    async def _legend(self, reply: Reply, press: Press) -> None:  # noqa: ARG002  every handler is given its press
        await reply.send_private(page(legend_text(reply.texts)))

    async def _record(self, reply: Reply, press: Press) -> None:
        """Gives somebody who has played a puzzle the game record of their attempt, once it is over for all."""
        puzzle = await self._dailies.puzzle(press.session)
        attempt = await self._dailies.attempt(puzzle, reply.user)
        if attempt is None or not attempt.finished or puzzle.posed is not None:
            raise NoGame
        if attempt.session.state is None:
            raise Refusal("daily-other-rules")
        if not self._dailies.revealed(puzzle.day):
            raise Refusal("daily-hidden")
        record = await asyncio.to_thread(game_record_of, attempt.session)
        heading = text(f"### {game_name(puzzle, reply.texts)}\n{reply.texts('daily-record')}")
        file = discord.File(BytesIO(file_of(record)), RECORD_FILE)
        await reply.send_private(OutgoingMessage(panel([heading, attached_file(RECORD_FILE)]), [file]))
