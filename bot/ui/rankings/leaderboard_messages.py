"""Messages with leaderboards, of a guild or global, by rating or by the best results of games for one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.ratings.periods import Calendar, Period
from bot.ratings.scopes import EVERYWHERE, Scope
from bot.sessions.leaderboards import ROWS
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts, clipped
from bot.ui.rankings.leaderboard_card import Page, ShownLeaderboard
from bot.ui.rankings.leaderboard_choice import Contest, LeaderboardChoice, contests
from bot.ui.rankings.leaderboard_view import LeaderboardSelects, buttons, heading, offered_periods
from bot.ui.reply.audience import guild_of, own_texts, own_theme, public_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.text.names import bold
from bot.ui.views.components import TEXT_LIMIT, Piece, panel, picture, picture_file, text
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures


@dataclass(frozen=True)
class Reader:
    """The reader of a leaderboard, with texts and preferences.

    Attributes:
        text_first: whether the text stands above the picture.
    """

    user: int
    texts: Texts
    theme: str
    text_first: bool = False


class LeaderboardMessages:
    """Lays out leaderboards. Direct messages, and servers where the bot is no member, have only global ones."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._leaderboards = sessions.leaderboards
        self._pictures = pictures

    async def public(self, interaction: Interaction, choice: LeaderboardChoice) -> OutgoingMessage:
        """Lays out the first page for everybody, in the guild's language and theme."""
        texts = public_texts(interaction, self._sessions.guild_settings)
        theme = self._sessions.guild_settings.of(interaction.guild_id).theme
        return await self._message(interaction, choice, 0, Reader(interaction.user.id, texts, theme))

    async def private(self, interaction: Interaction, choice: LeaderboardChoice, page: int = 0) -> OutgoingMessage:
        """Lays out a page for the user only, in their language and theme."""
        return await self._message(interaction, choice, page, self._own(interaction))

    async def own_page(self, interaction: Interaction, choice: LeaderboardChoice) -> OutgoingMessage:
        """Lays out the page with the user's own row, only for the user. Refuses `leaderboard-not-on-it`."""
        reader = self._own(interaction)
        scope, contest, _ = await self._scope(interaction, choice)
        page = await self._page(scope, contest, choice.period, 0, reader.user)
        if page.own is None:
            raise Refusal("leaderboard-not-on-it")
        return await self._message(interaction, choice, (page.own.place - 1) // ROWS, reader)

    async def offered_contests(self, interaction: Interaction, choice: LeaderboardChoice) -> Sequence[Contest]:
        """Returns the variants of the chosen game that have been played there, after the entry for all together."""
        played = await self._leaderboards.variants(_guild(interaction, choice), choice.game) if choice.game else ()
        return tuple(contests(choice.game, played))

    async def offered_periods(self, interaction: Interaction, choice: LeaderboardChoice) -> Sequence[Period]:
        """Returns the periods in which a game was finished there, and the current ones."""
        scope, _, _ = await self._scope(interaction, choice)
        return offered_periods(choice.period, await self._leaderboards.periods(scope), self.current_periods)

    @property
    def calendar(self) -> Calendar:
        """The seasons."""
        return self._leaderboards.calendar

    @property
    def current_periods(self) -> tuple[Period, ...]:
        """All time, the current season and the current month."""
        return self.calendar.periods_of(self._sessions.now())

    async def _scope(
        self, interaction: Interaction, choice: LeaderboardChoice
    ) -> tuple[Scope, Contest, Sequence[Contest]]:
        """Returns the scope of the comparison, and the variants that are offered there.

        Refuses `leaderboard-no-variant` for a variant that nobody has played there.
        """
        offered = await self.offered_contests(interaction, choice)
        contest = next((one for one in offered if one.token == choice.contest), None)
        if contest is None:
            raise Refusal("leaderboard-no-variant")
        return Scope(_guild(interaction, choice), choice.game, contest.variant), contest, offered

    async def _page(self, scope: Scope, contest: Contest, period: Period, page: int, reader: int) -> Page:
        if contest.alone:
            return await self._leaderboards.scores(scope, period, page, reader)
        return await self._leaderboards.leaderboard(scope, period, page, reader)

    async def _message(
        self, interaction: Interaction, choice: LeaderboardChoice, number: int, reader: Reader
    ) -> OutgoingMessage:
        """Lays out a page. Its text is the alt text of its picture."""
        texts = reader.texts
        scope, contest, offered = await self._scope(interaction, choice)
        choice = replace(choice, everywhere=scope.guild == EVERYWHERE)
        page = await self._page(scope, contest, choice.period, number, reader.user)
        leaderboard = ShownLeaderboard(page, reader.user, alone=contest.alone)
        order = f"leaderboard-by-{'points' if contest.alone else 'rating'}"
        periods = offered_periods(choice.period, await self._leaderboards.periods(scope), self.current_periods)
        pieces: list[Piece] = [text(heading(choice, contest, order, self.calendar, texts))]
        if not await self._leaderboards.ratings_are_computed():
            pieces.append(text(f"-# {texts('ratings-not-computed')}"))
        files = []
        if choice.as_text or reader.text_first:
            pieces.append(text(clipped(leaderboard.lines(texts, bold), TEXT_LIMIT // 2)))
        if not choice.as_text:
            png = await self._pictures.leaderboard(leaderboard.card(texts), theme=reader.theme)
            pieces.append(picture(clipped(leaderboard.lines(texts, str), ALT_LIMIT)))
            files.append(picture_file(png))
        own = None if page.own is None else (page.own.place - 1) // ROWS
        pieces += LeaderboardSelects(choice, offered, periods, self.current_periods, self.calendar, texts).pieces
        pieces += buttons(choice, page.number, page.pages, own, texts, in_guild=guild_of(interaction) is not None)
        return OutgoingMessage(panel(pieces), files)

    def _own(self, interaction: Interaction) -> Reader:
        own = self._sessions.user_settings.of(interaction.user.id)
        theme = own_theme(interaction, self._sessions)
        return Reader(interaction.user.id, own_texts(interaction), theme, own.text_first)


def _guild(interaction: Interaction, choice: LeaderboardChoice) -> int:
    guild = guild_of(interaction)
    return EVERYWHERE if choice.everywhere or guild is None else guild
