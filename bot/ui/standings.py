"""The server's leaderboard: as a picture, and as text for those who prefer it."""

from collections.abc import Callable

from bot.games import GAMES
from bot.sessions.service import Sessions, Standing
from bot.sessions.session import Refusal
from bot.texts import Words
from bot.ui.names import bold
from bot.ui.panels import ALT_LIMIT, TEXT_LIMIT, Style, button, clipped, page, panel, picture, picture_file, rows, text
from bot.ui.readers import own_words, public_words
from bot.ui.reply import Interaction, Reply
from bot.ui.routing import Action, Press
from renderers.leaderboard import Leaderboard, Row
from renderers.pictures import Pictures

PLACES = 10


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
        standings = await self._standings(interaction, game_key)
        words = own_words(interaction) if private else public_words(interaction, self._sessions.servers)
        board = Leaderboard(
            title=words("standings-title"),
            subtitle=_subject(game_key, words),
            headings=(words("heading-games"), words("heading-wins"), words("heading-losses"), words("heading-draws")),
            order=1,
            rows=tuple(_row(standing, interaction.user.id) for standing in standings),
            empty=words("standings-empty"),
        )
        png = await self._pictures.leaderboard(board)
        view = panel(
            [
                text(f"### {words('standings-title')} · {_subject(game_key, words)}"),
                picture(clipped(_lines(standings, words, name=str), ALT_LIMIT)),
                *rows([button(words("button-text"), Press(Action.STANDINGS_TEXT, words=game_key or ""),
                              style=Style.secondary)]),
            ]
        )  # fmt: skip
        if private:
            await reply.private(view, [picture_file(png)])
        else:
            await reply.post(view, [picture_file(png)])

    async def answer_in_text(self, reply: Reply, game_key: str | None) -> None:
        """The same as a private text."""
        standings = await self._standings(reply.interaction, game_key)
        words = own_words(reply.interaction)
        heading = f"### {words('standings-title')} · {_subject(game_key, words)}"
        await reply.private(page(clipped(f"{heading}\n{_lines(standings, words, name=bold)}", TEXT_LIMIT)))

    async def _standings(self, interaction: Interaction, game_key: str | None) -> tuple[Standing, ...]:
        if interaction.guild_id is None:
            raise Refusal("standings-need-server")
        if game_key is not None and game_key not in GAMES:
            raise Refusal("unknown-button")
        return tuple(await self._sessions.standings(interaction.guild_id, game_key, PLACES))


def _subject(game_key: str | None, words: Words) -> str:
    return words("standings-all-games") if game_key is None else words(f"{game_key}-name")


def _row(standing: Standing, reader: int) -> Row:
    return Row(
        rank=standing.rank,
        name=standing.name,
        numbers=tuple(map(str, (standing.games, standing.wins, standing.losses, standing.draws))),
        share=standing.wins / standing.games,
        highlighted=standing.person == reader,
    )


def _lines(standings: tuple[Standing, ...], words: Words, name: Callable[[str], str]) -> str:
    """A line for each place; `name` makes a name fit where the text is to stand."""
    if not standings:
        return words("standings-empty")
    return "\n".join(
        words(
            "standings-line",
            rank=standing.rank,
            player=name(standing.name),
            games=standing.games,
            wins=standing.wins,
            losses=standing.losses,
            draws=standing.draws,
        )
        for standing in standings
    )
