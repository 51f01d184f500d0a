"""The leaderboard of a guild: as a picture, and as a text for those who prefer it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import discord

from bot.games import GAMES
from bot.ratings.career import Careers
from bot.sessions.history import Standing
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.reply.audience import own_texts, public_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.text.clipped import ALT_LIMIT, clipped
from bot.ui.text.names import bold, picture_name
from bot.ui.views.components import TEXT_LIMIT, button, button_rows, page, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.pictures import Pictures

PLACES = 10


@dataclass(frozen=True)
class Ranking:
    """The best players of a guild, by wins, and everybody's rating."""

    standings: Sequence[Standing]
    careers: Careers


class Leaderboards:
    """Lays out the leaderboard of a guild, in one game or (None) in all.

    Each method refuses `leaderboard-need-server` in direct messages, and `unknown-button` for a game that is not one.
    """

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def public(self, interaction: Interaction, game_key: str | None) -> OutgoingMessage:
        """Lays out the picture for all to see, in the guild's language and theme."""
        texts = public_texts(interaction, self._sessions.guild_settings)
        return await self._message(interaction, game_key, texts, self._guild_theme(interaction))

    async def private(self, interaction: Interaction, game_key: str | None) -> OutgoingMessage:
        """Lays out the picture for the user alone, in their language and theme."""
        theme = self._sessions.user_settings.of(interaction.user.id).theme or self._guild_theme(interaction)
        return await self._message(interaction, game_key, own_texts(interaction), theme)

    async def as_text(self, interaction: Interaction, game_key: str | None) -> discord.ui.LayoutView:
        """Lays out the same as a text for the user alone."""
        ranking = await self._ranking(interaction, game_key)
        texts = own_texts(interaction)
        heading = f"### {texts('leaderboard-title')} · {_subject(game_key, texts)}"
        return page(clipped(f"{heading}\n{_lines(ranking, texts, name=bold)}", TEXT_LIMIT))

    async def _message(
        self, interaction: Interaction, game_key: str | None, texts: Texts, theme: str
    ) -> OutgoingMessage:
        """Lays out the picture, with the text as its alt text, and a button for the text."""
        ranking = await self._ranking(interaction, game_key)
        board = Leaderboard(
            headings=tuple(map(texts, ("heading-games", "heading-wins", "heading-share", "heading-rating"))),
            order=1,
            rows=tuple(_row(standing, ranking.careers, interaction.user.id, texts) for standing in ranking.standings),
            empty=texts("leaderboard-empty"),
        )
        png = await self._pictures.leaderboard(board, theme=theme)
        view = panel(
            [
                text(f"### {texts('leaderboard-title')} · {_subject(game_key, texts)}"),
                picture(clipped(_lines(ranking, texts, name=str), ALT_LIMIT)),
                *button_rows([button(texts("button-text"), Press(Action.LEADERBOARD_TEXT, argument=game_key or ""))]),
            ]
        )
        return OutgoingMessage(view, [picture_file(png)])

    async def _ranking(self, interaction: Interaction, game_key: str | None) -> Ranking:
        if interaction.guild_id is None:
            raise Refusal("leaderboard-need-server")
        if game_key is not None and game_key not in GAMES:
            raise Refusal("unknown-button")
        history = self._sessions.history
        return Ranking(
            await history.standings(interaction.guild_id, game_key, PLACES),
            await history.careers(interaction.guild_id, game_key),
        )

    def _guild_theme(self, interaction: Interaction) -> str:
        return self._sessions.guild_settings.of(interaction.guild_id).theme


def _subject(game_key: str | None, texts: Texts) -> str:
    """Returns which games count, and what the order is by."""
    games = texts("leaderboard-all-games") if game_key is None else texts(f"{game_key}-name")
    return f"{games} · {texts('leaderboard-by-wins')}"


def _row(standing: Standing, careers: Careers, reader: int, texts: Texts) -> Row:
    return Row(
        rank=standing.rank,
        name=picture_name(Person(standing.person, standing.name, standing.username), texts),
        numbers=(
            str(standing.games),
            str(standing.wins),
            texts("number-share", percent=round(100 * standing.wins / standing.games)),
            str(careers.rating(standing.person)),
        ),
        highlighted=standing.person == reader,
    )


def _lines(ranking: Ranking, texts: Texts, name: Callable[[str], str]) -> str:
    """Returns a line for each place. name: formats a player's name for where the text is shown."""
    if not ranking.standings:
        return texts("leaderboard-empty")
    return "\n".join(
        texts(
            "leaderboard-line",
            rank=standing.rank,
            player=name(standing.name),
            games=standing.games,
            wins=standing.wins,
            losses=standing.losses,
            draws=standing.draws,
            rating=str(ranking.careers.rating(standing.person)),
        )
        for standing in ranking.standings
    )
