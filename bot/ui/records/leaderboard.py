"""The server's leaderboard: as a picture, and as text for those who prefer it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bot.games import GAMES
from bot.ratings.career import rated
from bot.ratings.rating import Ratings
from bot.sessions.history import Standing
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.texts import Texts
from bot.ui.records.profile import played
from bot.ui.reply.audience import own_texts, public_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.text.names import bold
from bot.ui.views.components import (
    ALT_LIMIT,
    TEXT_LIMIT,
    Style,
    button,
    clipped,
    page,
    panel,
    picture,
    picture_file,
    rows,
    text,
)
from bot.ui.views.custom_id import Action, Press
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.pictures import Pictures

PLACES = 10


@dataclass(frozen=True)
class Places:
    """The best of a server, by wins, and what everybody's rating is."""

    standings: tuple[Standing, ...]
    ratings: Ratings


class Standings:
    """Answers with the standings of a server, of one game or of all."""

    def __init__(self, sessions: Sessions, pictures: Pictures) -> None:
        self._sessions = sessions
        self._pictures = pictures

    async def answer(self, reply: Reply, game_key: str | None, *, private: bool) -> None:
        """The picture with its text as alt text, and a button for the text itself.

        Raises Refusal in direct messages (`standings-need-server`) and for a game that is not (`unknown-button`).
        """
        interaction = reply.interaction
        places = await self._places(interaction, game_key)
        texts = own_texts(interaction) if private else public_texts(interaction, self._sessions.guild_settings)
        board = Leaderboard(
            title=texts("standings-title"),
            subtitle=_subject(game_key, texts),
            headings=(texts("heading-games"), texts("heading-wins"), texts("heading-rating")),
            order=1,
            rows=tuple(_row(standing, places.ratings, interaction.user.id) for standing in places.standings),
            empty=texts("standings-empty"),
        )
        png = await self._pictures.leaderboard(board, theme=self._theme(interaction, private=private))
        view = panel(
            [
                text(f"### {texts('standings-title')} · {_subject(game_key, texts)}"),
                picture(clipped(_lines(places, texts, name=str), ALT_LIMIT)),
                *rows([button(texts("button-text"), Press(Action.STANDINGS_TEXT, words=game_key or ""),
                              style=Style.secondary)]),
            ]
        )  # fmt: skip
        if private:
            await reply.send_private(view, [picture_file(png)])
        else:
            await reply.send_public(view, [picture_file(png)])

    async def answer_in_text(self, reply: Reply, game_key: str | None) -> None:
        """The same as a private text."""
        places = await self._places(reply.interaction, game_key)
        texts = own_texts(reply.interaction)
        heading = f"### {texts('standings-title')} · {_subject(game_key, texts)}"
        await reply.send_private(page(clipped(f"{heading}\n{_lines(places, texts, name=bold)}", TEXT_LIMIT)))

    async def _places(self, interaction: Interaction, game_key: str | None) -> Places:
        if interaction.guild_id is None:
            raise Refusal("standings-need-server")
        if game_key is not None and game_key not in GAMES:
            raise Refusal("unknown-button")
        standings, results = await asyncio.gather(
            self._sessions.history.standings(interaction.guild_id, game_key, PLACES),
            self._sessions.history.results(interaction.guild_id, game_key),
        )
        # a server's whole course is rated anew: some hundredths of a second for thousands of games
        return Places(tuple(standings), await asyncio.to_thread(rated, played(results)))

    def _theme(self, interaction: Interaction, *, private: bool) -> str:
        """The reader's colours for what nobody else sees, else the server's."""
        taste = self._sessions.user_settings.of(interaction.user.id).theme if private else ""
        return taste or self._sessions.guild_settings.of(interaction.guild_id).theme


def _subject(game_key: str | None, texts: Texts) -> str:
    """Which games count, and by what the places are."""
    games = texts("standings-all-games") if game_key is None else texts(f"{game_key}-name")
    return f"{games} · {texts('standings-by-wins')}"


def _row(standing: Standing, ratings: Ratings, reader: int) -> Row:
    return Row(
        rank=standing.rank,
        name=standing.name,
        numbers=tuple(map(str, (standing.games, standing.wins, ratings.of(standing.person)))),
        share=standing.wins / standing.games,
        highlighted=standing.person == reader,
    )


def _lines(places: Places, texts: Texts, name: Callable[[str], str]) -> str:
    """A line for each place; `name` makes a name fit where the text is to stand."""
    if not places.standings:
        return texts("standings-empty")
    return "\n".join(
        texts(
            "standings-line",
            rank=standing.rank,
            player=name(standing.name),
            games=standing.games,
            wins=standing.wins,
            losses=standing.losses,
            draws=standing.draws,
            rating=str(places.ratings.of(standing.person)),
        )
        for standing in places.standings
    )
