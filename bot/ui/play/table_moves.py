"""Moves that are chosen on the table's public message, and the link from a move to the user's next waiting game."""

from typing import NamedTuple

import discord

from bot.games.base import Seat
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules.play import check_may_make, is_stale
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.play.multi_choice import multi_choice_form
from bot.ui.reply.bot_permissions import showing_move
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers, MoveSurface
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.table_links import by_urgency, is_on_turn, own_table_line, table_url
from bot.ui.text.move_tree import Beginnings, PartialMove, first_move
from bot.ui.views.components import button_row, panel, text
from bot.ui.views.custom_id import Action, Press, WordToggle

DAY = 86_400
"""Seconds: with a clock of at least this, players usually have several games and look in now and then."""


class Seated(NamedTuple):
    """The table of a press, and the seat of its user."""

    session: Session
    seat: Seat


class TableMoves(MoveSurface[Seated]):
    """Makes moves on the messages of the tables at which people play.

    For moves whose words are chosen in any order, such as three cards, each chosen word is noted before anything is
    awaited, and announced to other processes. So every key counts, even if keys are pressed faster than the message is
    updated.
    """

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._messages = tables.messages
        self.handlers: ButtonHandlers = {Action.OPEN_CHOICE_FORM: self._open_form}

    async def pressed(self, reply: Reply, press: Press) -> Seated:
        """Refuses `not-your-turn`, and what `session_and_seat` does.

        `toggled` refuses keys of moves with several words, with the game's own reason.
        """
        session, seat = await self._tables.session_and_seat(reply, press)
        if press.action is not Action.TOGGLE_WORD and seat not in session.to_act:
            raise Refusal("not-your-turn", player=session.people[min(session.to_act)].name)
        return Seated(session, seat)

    async def show(self, reply: Reply, position: Seated, partial: PartialMove) -> None:
        await self._messages.show(reply, position.session, partial)

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        session = await self._tables.sessions.games.move(
            press.session,
            reply.user,
            words,
            ply=press.ply,
            action=reply.interaction.id,
            sent_at=reply.sent_at,
            is_lost=reply.is_lost,
        )
        with showing_move(reply.interaction):
            await self._messages.show(reply, session)
        await offer_next_game(self._tables.sessions, reply, session)

    def toggled(self, reply: Reply, position: Seated, press: Press, toggle: WordToggle) -> str:
        session, seat = position
        if is_stale(session, seat, press.ply):
            raise Stale
        words = toggle.pressed(self._messages.partial_before(reply, session, toggle.shown).words)
        _check_may_choose(session, seat, words)
        self._messages.chosen(session, toggle)
        return words

    def makes_selected(self, position: Seated, words: str) -> bool:
        session, seat = position
        return words in session.game.legal_moves(session.state, seat)

    async def _open_form(self, reply: Reply, press: Press) -> None:
        """Opens a form for choices that are too many for a select; submitted words count as selected."""
        session, seat = await self.pressed(reply, press)
        if press.argument not in session.game.info.multi_choice:
            raise Refusal("unknown-button")
        await reply.send_modal(multi_choice_form(session, seat, press.argument, reply.texts))


def _check_may_choose(session: Session, seat: Seat, words: str) -> None:
    """Returns if this seat may choose these words; raises the game's own error if only others may, else Stale."""
    game, verb = session.game, words.split(" ", maxsplit=1)[0]
    if words in Beginnings(game.legal_moves(session.state, seat), game.info.multi_choice):
        return
    offered = (first_move(game.legal_moves(session.state, other), verb) for other in sorted(session.to_act))
    move = next(filter(None, offered), None)
    if move is not None and seat not in session.to_act:
        check_may_make(session, seat, move)
    raise Stale


async def offer_next_game(sessions: Sessions, reply: Reply, session: Session) -> None:
    """Links the user, who has just moved here, to the most urgent other game that waits for them.

    Does nothing if the clock is shorter than DAY, if the turn goes on, or if no other game waits.
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
