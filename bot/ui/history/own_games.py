"""The panel of a person's games in play, in any channel, and of the other tables of the channel."""

from collections.abc import Sequence

import discord

from bot.games import MULTIPLAYER
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.history.listing import Listing
from bot.ui.reply.audience import parent_of
from bot.ui.reply.reply import Reply
from bot.ui.reply.visible_places import may_see
from bot.ui.table_message.table_links import by_urgency, is_on_turn, own_table_line, table_line
from bot.ui.views.components import Piece, button, button_row, option, panel, select, text
from bot.ui.views.custom_id import Action, Press

MOST_OTHERS = 5
"""The most other tables of the channel in the list: Discord may have to be asked about each."""

MOST_LISTED = 12
"""The most games in a part of the list: even four times as many, with long names, fit into a message."""


async def show_own_games(sessions: Sessions, reply: Reply) -> None:
    """Shows the panel only to the user: games that wait for the user first, then by deadline, each with a link."""
    interaction = reply.interaction
    own = by_urgency(await sessions.tables.of_person(reply.user), reply.user)
    guild = interaction.guild_id
    here = list[Session]()
    if guild is not None:
        await sessions.refresh_guilds([guild])
        places = {interaction.channel_id, parent_of(interaction)}
        there = [one for one in sessions.tables.around(guild, places) if one.seat_of(reply.user) is None]
        here = [one for one in there[:MOST_OTHERS] if await may_see(interaction, one.place)]
    await reply.show_private(own_games_panel(own, here, reply.user, reply.texts, in_guild=guild is not None))


def own_games_panel(
    own: Sequence[Session], here: Sequence[Session], user: int, texts: Texts, *, in_guild: bool
) -> discord.ui.LayoutView:
    """Lays out the games.

    Args:
        own: the user's games, most urgent first.
        here: the other tables of the channel and of its threads.
        in_guild: whether it is a guild, where the user can look for an opponent.
    """
    lobbies = [one for one in own if one.status is Status.LOBBY]
    mine = [one for one in own if is_on_turn(one, user)]
    waiting = [one for one in own if one not in lobbies and one not in mine]
    parts = [
        (texts(key), [own_table_line(one, user, texts) for one in found])
        for key, found in (("games-your-move", mine), ("games-waiting", waiting), ("games-lobbies", lobbies))
    ]
    parts.append((texts("games-here"), [table_line(one, texts) for one in here]))
    blocks = [f"**{heading}**\n{_lines(lines, texts)}" for heading, lines in parts if lines]
    if not own:
        blocks.insert(0, texts("games-none"))
    games = [option(texts(f"{key}-name"), key) for key in MULTIPLAYER]
    find = [select(texts("games-find"), Press(Action.FIND_OPPONENT), games)] if in_guild else []
    finished = Press(Action.GAMES, argument=Listing(here=False, person=user).argument)
    pieces: list[Piece] = [text(f"### {texts('games-title')}"), *map(text, blocks)]
    return panel([*pieces, *find, button_row([button(texts("button-finished-games"), finished)])])


def _lines(lines: Sequence[str], texts: Texts) -> str:
    more = len(lines) - MOST_LISTED
    return "\n".join([*lines[:MOST_LISTED], *([f"-# {texts('games-more', more=more)}"] if more > 0 else [])])
