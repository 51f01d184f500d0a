"""The keys of a move whose words are chosen one by one in any order, such as three cards."""

from bot.games.base import Seat
from bot.sessions.refusals import Refusal, Stale
from bot.sessions.rules.late_moves import is_stale
from bot.sessions.rules.play import check_may_make
from bot.sessions.session import Session
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_tree import Beginnings, PartialMove, first_move
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.word_toggle import WordToggle


class MultiChoiceButtons:
    """Handles the keys that choose a word or take it back; the last one makes the move.

    What has been chosen is noted before anything is awaited, and other processes are told of it, so that keys which are
    pressed faster than the message follows all count.
    """

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables

    @property
    def handlers(self) -> ButtonHandlers:
        return {Action.TOGGLE_WORD: self._toggle}

    async def _toggle(self, reply: Reply, press: Press) -> None:
        toggle = WordToggle.parse(press.argument)
        if toggle is None:
            raise Refusal("unknown-button")
        session, seat = await self._tables.session_and_seat(reply, press)
        if is_stale(session, seat, press.ply):
            raise Stale
        words = toggle.pressed(self._tables.messages.partial_before(reply, session, toggle.shown).words)
        _check_may_choose(session, seat, words)
        self._tables.messages.chosen(session, toggle)
        if len(words.split(" ")) > session.game.info.multi_choice[toggle.verb]:
            session = await self._tables.sessions.games.move(
                session.id, reply.user, words, ply=press.ply, action=reply.interaction.id, sent_at=reply.sent_at
            )
            await self._tables.messages.show(reply, session)
        else:
            await self._tables.messages.show(reply, session, PartialMove(words))


def _check_may_choose(session: Session, seat: Seat, words: str) -> None:
    """Raises the game's own error where others may make such a move now and this seat may not; else Stale.

    Does nothing where it may.
    """
    game, verb = session.game, words.split(" ", maxsplit=1)[0]
    if words in Beginnings(game.legal_moves(session.state, seat), game.info.multi_choice):
        return
    offered = (first_move(game.legal_moves(session.state, other), verb) for other in sorted(session.to_act))
    move = next(filter(None, offered), None)
    if move is not None and seat not in session.to_act:
        check_may_make(session, seat, move)
    raise Stale
