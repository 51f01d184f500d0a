"""Routes each button press, selection and submitted modal to the feature that answers it."""

from collections.abc import Iterable

import discord
import structlog

from bot.sessions.refusals import OutdatedRequest, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.errors import answer
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import ButtonHandler, Feature
from bot.ui.routing.move_chooser import MoveChooser
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action, Press, Surface


async def require_own_message(sessions: Sessions, reply: Reply, press: Press) -> None:
    """Refuses a press that names a table of another channel, or one to which the pressed message does not belong.

    The messages of a table are its own one, each that shows a component of it (an earlier one of the table, a replay),
    one that leads to it since it was posted again (its buttons may be pressed before the client has seen them go),
    private panels, which only the bot can have sent, and what tells a player of their own seat, also in a direct
    message. Refuses `button-elsewhere` and `unknown-button`. An unknown session is left to the handler.
    """
    session = await sessions.tables.find(press.session) if press.names_session else None
    if session is None:
        return
    if _is_seat_ping(reply, press):
        return
    if session.place.channel != reply.interaction.channel_id and not _is_panel_beside_thread(reply, session):
        raise OutdatedRequest("button-elsewhere")
    is_own_panel = reply.input.in_private or reply.message == session.message
    if not (is_own_panel or _shows(reply, session) or _leads_to(reply, session)):
        raise Refusal("unknown-button")


def _is_seat_ping(reply: Reply, press: Press) -> bool:
    """Returns whether this is the message, maybe a direct one, that tells a player of the seat they may take back."""
    return press.action is Action.TAKE_SEAT and press.custom_id in reply.input.message_custom_ids


def _is_panel_beside_thread(reply: Reply, session: Session) -> bool:
    """Returns whether this is a private panel from before the game has moved into a thread of the channel."""
    parent = session.place.parent
    return reply.input.in_private and parent is not None and parent == reply.interaction.channel_id


def _shows(reply: Reply, session: Session) -> bool:
    """Returns whether a component of the pressed message belongs to this session, according to Discord."""
    presses = map(Press.parse, reply.input.message_custom_ids)
    return any(press is not None and press.session == session.id for press in presses)


def _leads_to(reply: Reply, session: Session) -> bool:
    """Returns whether the pressed message has no components to press, and a link to this table's own message."""
    return not reply.input.message_custom_ids and f"/{session.message})" in reply.input.message_text


MODALS = frozenset({Action.SELECT_WORDS, Action.SHOW_MOVES})
"""The actions of which a press may be a submitted modal."""

log = structlog.get_logger()


class Router:
    """Finds the handler of a press by the action in its custom id."""

    def __init__(self, tables: TableContext, features: Iterable[Feature]) -> None:
        self._tables = tables
        features = [*features]
        surfaces = {surface: moves for feature in features for surface, moves in feature.surfaces.items()}
        self.handlers: dict[Action, ButtonHandler] = {**MoveChooser(surfaces).handlers}
        for feature in features:
            self.handlers.update(feature.handlers)

    async def route(self, interaction: Interaction) -> None:
        """Answers a press. An error is explained privately to its user; a press beyond the user's limit is ignored."""
        await answer(interaction, self._pressed)

    async def _pressed(self, reply: Reply) -> None:
        press = Press.parse(reply.input.custom_id)
        if press is None or (_is_modal(reply.interaction) and not _may_be_modal(press, reply)):
            raise Refusal("unknown-button")
        reply.is_about(press.session, press.ply)
        try:
            await require_own_message(self._tables.sessions, reply, press)
            await self.handlers[press.action](reply, press)
        except OutdatedRequest:
            await self._renew(reply, press)
            raise

    async def _renew(self, reply: Reply, press: Press) -> None:
        """Brings the pressed message up to date; the refusal is explained whether that succeeds or not."""
        session = await self._tables.sessions.tables.find(press.session)
        if session is None:
            return
        try:
            await self._tables.messages.renew(reply, session)
        except discord.HTTPException as error:
            log.info("message not renewed", interaction=reply.interaction.id, status=error.status, code=error.code)


def _is_modal(interaction: Interaction) -> bool:
    return interaction.type is discord.InteractionType.modal_submit


def _may_be_modal(press: Press, reply: Reply) -> bool:
    """Returns whether this is the custom id of a modal. They are opened from a message of a table."""
    on_table = press.surface is Surface.TABLE
    return press.action in MODALS and on_table and bool(press.argument) and reply.message is not None
