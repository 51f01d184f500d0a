"""The way from a move in a game with days on its clock to the next game that waits for the same person."""

import discord

from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.reply import Reply
from bot.ui.table_message.table_links import by_urgency, is_on_turn, own_table_line, table_url
from bot.ui.views.components import button_row, panel, text

DAY = 86_400
"""Seconds: a player who has that long for a move plays several games at a time, and looks in now and then."""


async def offer_next_game(sessions: Sessions, reply: Reply, session: Session) -> None:
    """Tells the user, who has just moved here, of the most urgent other game that waits for them, with a link.

    Does nothing in a game with a shorter clock, while the turn goes on, and where no other game waits.
    """
    if session.clock.seconds < DAY or is_on_turn(session, reply.user):
        return
    others = [one for one in await sessions.tables.of_person(reply.user) if one.id != session.id]
    waiting = [one for one in by_urgency(others, reply.user) if is_on_turn(one, reply.user)]
    if not waiting:
        return
    texts = reply.texts
    game = own_table_line(waiting[0], reply.user, texts).removeprefix("- ")
    link = discord.ui.Button[discord.ui.LayoutView](
        label=texts("button-next-own-game"), url=table_url(waiting[0]), style=discord.ButtonStyle.link
    )
    await reply.send_private(panel([text(texts("next-own-game", game=game)), button_row([link])]))
