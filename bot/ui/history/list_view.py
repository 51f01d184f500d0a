"""The message of a list of finished games: their lines, a select of those that can be opened, and buttons to pages."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
from discord.utils import escape_markdown

from bot.ratings.scopes import EVERYWHERE
from bot.sessions.history import FinishedGame, GameFilter, GamePage, GamePlayer
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.history.listing import Listing
from bot.ui.reply.audience import guild_of
from bot.ui.reply.interaction import Interaction
from bot.ui.text.best_results import score_text, scores_text
from bot.ui.text.names import bold, listed, shown_name
from bot.ui.text.option_texts import variant_phrase, variant_token
from bot.ui.text.times import date_text, timestamp
from bot.ui.views.components import Piece, button, button_row, option, panel, select, text
from bot.ui.views.custom_id import Action, Press

MOST_NAMED = 4
"""How many winners and how many other players are named; a list of games has to fit in one message."""


def game_name(game_key: str, variant: str, texts: Texts) -> str:
    """Returns the name of the game, with its variant if that is not the usual one."""
    return " · ".join(filter(None, [texts.get(f"{game_key}-name", game_key), variant_phrase(game_key, variant, texts)]))


def result_line(game: FinishedGame, texts: Texts) -> str:
    """Returns who won against whom, with the points; the winners are in bold."""
    players = sorted(game.players, key=lambda player: player.rank)
    if len(players) == 1:
        return _alone(players[0], texts)
    won = [player for player in players if player.outcome == "win"]
    lost = [player for player in players if player.outcome == "loss"]
    if won and lost:
        line = texts("history-won", winners=_names(won, texts, bold), count=len(won), others=_names(lost, texts))
    elif won:
        line = texts("history-shared", winners=_names(won, texts, bold))
    else:
        line = texts("history-drawn", players=_names(players, texts))
    scores = [player.score for player in players if player.score is not None]
    return f"{line} · {scores_text(scores)}" if scores else line


def date(game: FinishedGame) -> str:
    """Returns the day on which the game ended, as a Discord timestamp."""
    return timestamp(game.at, "d")


def players_label(game: FinishedGame, texts: Texts) -> str:
    """Returns the game's players without markdown, winner first, for an option of a select."""
    return ", ".join(_name(player, texts) for player in sorted(game.players, key=lambda player: player.rank))


def _alone(player: GamePlayer, texts: Texts) -> str:
    name = bold(_name(player, texts))
    if player.score is None:
        return texts("history-alone", player=name, outcome=player.outcome)
    return texts("history-alone-points", player=name, score=score_text(player.score))


def _names(players: Sequence[GamePlayer], texts: Texts, shown: Callable[[str], str] = escape_markdown) -> str:
    named = [shown(_name(player, texts)) for player in players[:MOST_NAMED]]
    more = len(players) - len(named)
    return texts("history-more", names=", ".join(named), more=more) if more else listed(named, texts)


def _name(player: GamePlayer, texts: Texts) -> str:
    return shown_name(Person(player.person, player.name, player.username), texts)


OLDER, NEWER, WHERE = range(3)
"""The plies in custom ids, which distinguish buttons that lead to the same page."""


def list_view(
    listing: Listing, page: GamePage, channel: int, texts: Texts, *, variant: str, in_guild: bool
) -> discord.ui.LayoutView:
    """Lays out a page.

    Args:
        channel: the channel that shows the list; its games can be opened there.
        variant: the variant that the listing chooses.
        in_guild: whether there is also a list of the whole guild.
    """
    heading = f"### {texts('history-title')}\n-# {_chosen(listing, variant, texts)}\n"
    openable = [game for game in page.games if game.channel == channel]
    pieces: list[Piece] = [text("\n".join([heading, *_lines(page.games, openable, texts)]))]
    if openable:
        lines = [option(*_label(number, game, texts)) for number, game in enumerate(openable, start=1)]
        pieces.append(select(texts("history-open"), Press(Action.OPEN_GAME, argument=listing.argument), lines))
    if buttons := _buttons(listing, page, texts, in_guild=in_guild):
        pieces.append(button_row(buttons))
    return panel(pieces)


def _chosen(listing: Listing, variant: str, texts: Texts) -> str:
    """Returns the filters of the list."""
    player = "" if listing.person is None else f"<@{listing.person}>"
    if listing.against is not None:
        player = texts("history-against", player=player, other=f"<@{listing.against}>")
    parts = [
        texts("history-here" if listing.here else "this-server"),
        game_name(listing.game, variant, texts) if listing.game else "",
        player,
        texts(f"history-{listing.outcome}") if listing.outcome else "",
    ]
    return " · ".join(filter(None, parts))


def _lines(games: Sequence[FinishedGame], openable: Sequence[FinishedGame], texts: Texts) -> list[str]:
    """Returns two lines for each game; those that can be opened have a number, as in the select."""
    if not games:
        return [texts("history-none")]
    lines = []
    for game in games:
        number = f"{openable.index(game) + 1} ·" if game in openable else "–"
        lines.append(f"{number} {result_line(game, texts)}")
        lines.append(f"-# {game_name(game.game, game.variant, texts)} · {date(game)}")
    if len(openable) < len(games):
        lines.append(f"-# {texts('history-elsewhere')}")
    return lines


def _label(number: int, game: FinishedGame, texts: Texts) -> tuple[str, str, str]:
    """Returns label, value and description of a game in the select of those that can be opened."""
    what = f"{game_name(game.game, game.variant, texts)} · {date_text(game.at, texts)}"
    return f"{number} · {players_label(game, texts)}", game.session, what


def _buttons(
    listing: Listing, page: GamePage, texts: Texts, *, in_guild: bool
) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons to the previous and the next page, and to the list of the channel or of the guild."""
    buttons = []
    if page.newer is not None or page.older is not None:
        for way, place in ((NEWER, page.newer), (OLDER, page.older)):
            press = Press(Action.GAMES, ply=way, argument=listing.at(place or listing.after).argument)
            label = texts("button-newer" if way == NEWER else "button-older")
            buttons.append(button(label, press, disabled=place is None))
    if in_guild:
        other = listing.elsewhere()
        label = texts("place-server" if listing.here else "place-here")
        buttons.append(button(label, Press(Action.GAMES, ply=WHERE, argument=other.argument)))
    return buttons


class GameLists:
    """Lays out pages of finished games.

    A game's result, with the names that its players had in this guild, is visible anywhere in the guild, as in
    leaderboards and profiles. Its board, replay, analysis and record can be opened only in its own channel: Discord
    tells the bot what a user may see only for the channel of an interaction, so games of channels that are closed to
    the user stay closed. Nor does a list say in which channel a game was played. Outside of guilds, and where the bot
    is somebody's own app, a list has only the games of its channel.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def page(self, interaction: Interaction, listing: Listing, texts: Texts) -> discord.ui.LayoutView:
        """Lays out a page of a list."""
        guild, channel = guild_of(interaction), interaction.channel_id or 0
        variant = await self._variant(guild, listing)
        listing = replace(listing, here=listing.here or guild is None)
        games = await self._sessions.history.games(
            GameFilter(
                guild=None if listing.here else guild,
                channel=channel if listing.here else None,
                game=listing.game,
                variant=variant,
                person=listing.person,
                against=listing.against,
                outcome=listing.outcome,
            ),
            listing.after,
        )
        return list_view(listing, games, channel, texts, variant=variant, in_guild=guild is not None)

    async def variants(self, guild: int | None, game: str) -> tuple[str, ...]:
        """Returns the variants of a game on a guild's leaderboards; outside of guilds, on the global ones."""
        return await self._sessions.leaderboards.variants(guild or EVERYWHERE, game) if game else ()

    async def _variant(self, guild: int | None, listing: Listing) -> str:
        """Returns the variant of a token; "" for all. Refuses `unknown-button` for an unknown token."""
        if not listing.variant:
            return ""
        for variant in await self.variants(guild, listing.game):
            if variant_token(variant) == listing.variant:
                return variant
        raise Refusal("unknown-button")
