"""The private panels of daily puzzles with their pictures, in the reader's language and theme."""

import asyncio
from collections.abc import Iterable, Sequence

import discord

from bot.games.base import View
from bot.sessions.daily.attempt import Attempt, Puzzle
from bot.sessions.daily.days import days_after
from bot.sessions.daily.service import Dailies, Puzzles
from bot.sessions.fairness import committed_text
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.sessions.settings.user_settings import PuzzleConsent
from bot.texts import Texts
from bot.ui.daily.attempt_view import asked, ended_pieces, heading, home_button, shown_session, unbegun_panel
from bot.ui.daily.home_view import PuzzleStanding, game_name, home_panel
from bot.ui.daily.leaderboard_view import (
    OWN_GAMES,
    LeaderboardChoice,
    LeaderboardOffer,
    leaderboard_card,
    leaderboard_panel,
)
from bot.ui.reply.audience import guild_of, own_theme
from bot.ui.reply.private_game import PrivateGame
from bot.ui.reply.reply import Reply
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.times import day_text, timestamp
from bot.ui.views.components import button, button_rows, panel, picture_file, text
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures

LEADERBOARD_FILE = "daily-leaderboard.png"


async def asked_puzzle(dailies: Dailies, reply: Reply, press: Press) -> Puzzle:
    """Returns the puzzle of a press. Refuses `no-game`, also for one of another server, and `set-aside`."""
    puzzle = await dailies.puzzle(press.session)
    if not puzzle.in_guild(guild_of(reply.interaction)):
        raise NoGame
    return puzzle


def answers_of(attempt: Attempt, texts: Texts) -> tuple[View, Sequence[str]]:
    """Returns what the player of an attempt sees, and the possible answers now."""
    session = shown_session(attempt, texts)
    if (posed := asked(attempt, session, texts)) is not None:
        return posed.view, posed.legal
    seat = attempt.puzzle.seat
    return session.view(seat), session.game.legal_moves(session.state, seat) if seat in session.to_act else ()


def daily_luck_panel(
    sealed: Iterable[tuple[str, Puzzles]], revealed: Puzzles, records: Iterable[Puzzle], texts: Texts
) -> discord.ui.LayoutView:
    """Lays out the luck of the puzzles: seals of today and tomorrow, seeds of yesterday.

    Args:
        sealed: days whose seeds are secret, with their puzzles.
        revealed: the last puzzles that are over.
        records: those of `revealed` whose attempt's record the reader may get.
    """
    pieces = [f"### {texts('button-luck')}\n{texts('daily-luck')}"]
    for day, puzzles in sealed:
        seals = (_seal(one, texts) for one in puzzles.values())
        pieces.append("\n".join([f"**{day_text(day, texts)}**", *seals]))
    for one in revealed.values():
        shown = texts("luck-revealed", seed=one.seed.hex(), sealed=committed_text(one.id, one.seed))
        heading = f"**{game_name(one, texts)} · {day_text(one.day, texts)}**"
        pieces.append("\n".join([heading, texts("luck-commitment", commitment=one.commitment, session=one.id), shown]))
    buttons = [
        button(texts("button-daily-record", game=game_name(one, texts)), Press(Action.DAILY_RECORD, one.id))
        for one in records
    ]
    return panel([*map(text, pieces), *button_rows([*buttons, home_button(texts)])])


def _seal(puzzle: Puzzle, texts: Texts) -> str:
    return texts(
        "daily-seal",
        game=game_name(puzzle, texts),
        seal=puzzle.commitment,
        id=puzzle.id,
        time=timestamp(puzzle.drawn_at, "f"),
    )


class DailyPanels:
    """Lays out the panels for the user of a command or a button. Each method may raise StoreUnavailable."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._dailies = sessions.dailies
        self._pictures = pictures
        self._games = PrivateGame(
            sessions, pictures, Surface.DAILY, moves_heading="daily-moves-heading", moves_more="moves-more-suggested"
        )

    async def home(self, reply: Reply) -> OutgoingMessage:
        """Lays out the reader's standing today."""
        today, guild = self._dailies.today, guild_of(reply.interaction)
        puzzles = await self._dailies.all_of(guild)
        standings = [
            PuzzleStanding(
                puzzle, await self._dailies.result(puzzle, reply.user), await self._dailies.finished(puzzle, guild)
            )
            for puzzle in puzzles
        ]
        consent = self._sessions.user_settings.of(reply.user).puzzles
        no_own = guild is not None and all(puzzle.posed is None for puzzle in puzzles)
        asks = no_own and consent is PuzzleConsent.NO
        streak, late = await self._dailies.streak(reply.user), await self._dailies.unfinished(reply.user, guild)
        return OutgoingMessage(home_panel(today, standings, late, streak, reply.texts, asks_for_consent=asks))

    async def puzzle(self, reply: Reply, puzzle: Puzzle) -> OutgoingMessage:
        """Lays out a puzzle: the reader's attempt, or a button to begin it."""
        attempt = await self._dailies.attempt(puzzle, reply.user)
        if attempt is None:
            return OutgoingMessage(unbegun_panel(puzzle, reply.texts))
        return await self.attempt(reply, attempt)

    async def attempt(self, reply: Reply, attempt: Attempt, partial: PartialMove = START) -> OutgoingMessage:
        """Lays out the current state of an attempt.

        Refuses `daily-other-rules` if today's rules cannot replay it.

        Args:
            partial: how far its player has come in a move.
        """
        session, texts = shown_session(attempt, reply.texts), reply.texts
        if session.state is None:
            raise Refusal("daily-other-rules")
        return await self._games.message(
            reply,
            session,
            partial,
            heading=heading(attempt.puzzle, texts),
            last=[home_button(texts)],
            ending=await asyncio.to_thread(ended_pieces, attempt, texts),
            asked=asked(attempt, session, texts),
        )

    async def leaderboard(self, reply: Reply, choice: LeaderboardChoice | None) -> OutgoingMessage:
        """Lays out a leaderboard; None means the first one that the reader may see.

        Refuses `daily-hidden`, and `unknown-button` for a leaderboard that is not on offer.
        """
        guild = guild_of(reply.interaction)
        choice = choice or await self._first_leaderboard(reply)
        offered = {day: await self._offered(day, guild) for day in self._leaderboard_days()}
        puzzles = offered.get(choice.day, {})
        elsewhere = guild is None if choice.here else choice.game_key == OWN_GAMES
        if elsewhere or choice.game_key not in puzzles:
            raise Refusal("unknown-button")
        leaderboard = await self._dailies.leaderboard(
            puzzles[choice.game_key], reply.user, guild if choice.here else None
        )
        streak = await self._dailies.streak(reply.user)
        theme = own_theme(reply.interaction, self._sessions)
        card = leaderboard_card(leaderboard, streak.now, reply.texts)
        days = [day for day, of_day in offered.items() if choice.game_key in of_day]
        async with reply.expensive("daily-leaderboard", choice, guild):
            png = await self._pictures.daily(card, theme=theme)
        clip = choice.game_key != OWN_GAMES and self._dailies.revealed(choice.day)
        played = leaderboard.own is not None and clip
        offer = LeaderboardOffer([*puzzles], days, in_guild=guild is not None, clip=played)
        shown = leaderboard_panel(leaderboard, choice, offer, LEADERBOARD_FILE, reply.texts)
        return OutgoingMessage(shown, [picture_file(png, LEADERBOARD_FILE)])

    async def luck(self, reply: Reply) -> OutgoingMessage:
        """Lays out the seals of today and tomorrow, and the seeds of the last puzzles that are over."""
        today = self._dailies.today
        yesterday = days_after(today, -1)
        over = yesterday if self._dailies.revealed(yesterday) else days_after(today, -2)
        revealed: Puzzles = await self._dailies.of_day(over)
        records = []
        for puzzle in revealed.values():
            result = await self._dailies.result(puzzle, reply.user)
            if result is not None and result.score is not None:
                records.append(puzzle)
        sealed = [(day, await self._dailies.of_day(day)) for day in (today, days_after(today, 1))]
        return OutgoingMessage(daily_luck_panel(sealed, revealed, records, reply.texts))

    def _leaderboard_days(self) -> Sequence[str]:
        """Returns the days whose leaderboards are on offer, today first."""
        return self._dailies.today, days_after(self._dailies.today, -1)

    async def _offered(self, day: str, guild: int | None) -> Puzzles:
        """Returns the puzzles of a day that have a leaderboard here, by the key of a choice."""
        own = await self._dailies.of_server(guild, day)
        return {**await self._dailies.of_day(day), **({} if own is None else {OWN_GAMES: own})}

    async def _first_leaderboard(self, reply: Reply) -> LeaderboardChoice:
        """Returns the leaderboard of a puzzle that the reader has played today, else one from yesterday."""
        today, guild = self._dailies.today, guild_of(reply.interaction)
        here = guild is not None
        for key, puzzle in (await self._offered(today, guild)).items():
            result = await self._dailies.result(puzzle, reply.user)
            if result is not None and result.score is not None:
                return LeaderboardChoice(key, today, here)
        yesterday = days_after(today, -1)
        for key in await self._dailies.of_day(yesterday):
            return LeaderboardChoice(key, yesterday, here)
        raise Refusal("daily-hidden")
