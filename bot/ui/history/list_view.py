"""The message of a list of finished games: a line for each, a choice of those that can be opened, buttons to pages."""

from collections.abc import Sequence

import discord

from bot.sessions.history import FinishedGame, GamePage
from bot.texts import Texts
from bot.ui.history.game_line import date, game_name, players_label, result_line
from bot.ui.history.listing import Listing
from bot.ui.results.result_card import day
from bot.ui.views.components import Piece, button, button_row, option, panel, select, text
from bot.ui.views.custom_id import Action, Press

OLDER, NEWER, WHERE = range(3)
"""The plies of the custom ids of buttons, which tell apart those that lead to the same page."""


def list_view(
    listing: Listing, page: GamePage, channel: int, texts: Texts, *, variant: str, in_guild: bool
) -> discord.ui.LayoutView:
    """Lays out a page.

    Args:
        channel: the one that it is shown in, whose games can be opened there.
        variant: the one that the listing chooses.
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
    """Returns what the list has been narrowed down to."""
    player = "" if listing.person is None else f"<@{listing.person}>"
    if listing.against is not None:
        player = texts("history-against", player=player, other=f"<@{listing.against}>")
    parts = [
        texts("history-here" if listing.here else "history-server"),
        game_name(listing.game, variant, texts) if listing.game else "",
        player,
        texts(f"history-{listing.outcome}") if listing.outcome else "",
    ]
    return " · ".join(filter(None, parts))


def _lines(games: Sequence[FinishedGame], openable: Sequence[FinishedGame], texts: Texts) -> list[str]:
    """Returns two lines for each game; a number stands before those that can be opened, as in the choice of them."""
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
    """Returns label, value and description of a game in the choice of those that can be opened."""
    what = f"{game_name(game.game, game.variant, texts)} · {day(game.at, texts)}"
    return f"{number} · {players_label(game, texts)}", game.session, what


def _buttons(
    listing: Listing, page: GamePage, texts: Texts, *, in_guild: bool
) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Returns the buttons to the page before and the next one, and to the list of the channel or of the guild."""
    buttons = []
    if page.newer is not None or page.older is not None:
        for way, place in ((NEWER, page.newer), (OLDER, page.older)):
            press = Press(Action.GAMES, ply=way, argument=listing.at(place or listing.after).argument)
            label = texts("button-newer" if way == NEWER else "button-older")
            buttons.append(button(label, press, disabled=place is None))
    if in_guild:
        other = listing.elsewhere()
        label = texts("button-games-server" if listing.here else "button-games-here")
        buttons.append(button(label, Press(Action.GAMES, ply=WHERE, argument=other.argument)))
    return buttons
