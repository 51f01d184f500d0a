"""Features, and how a press finds its way to the one that answers it: by the action in its custom id.

A feature has handlers of its own; the presses by which a move is chosen, word by word, are handled for all of them.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias, TypeVar

import discord
import structlog
from discord import app_commands

from bot.sessions.refusals import OutdatedRequest, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.errors import answer
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.slash_command import Command
from bot.ui.routing.table_context import TableContext
from bot.ui.text.move_matching import normalized
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.custom_id import Action, Press, Surface, WordToggle

log = structlog.get_logger()


ButtonHandler: TypeAlias = Callable[[Reply, Press], Awaitable[None]]
"""Answers a button press, a selection or a submitted modal of one action.

It may raise Refusal, RuleError, MissingPermissions and StoreUnavailable: the router explains them to the user.
"""

ButtonHandlers: TypeAlias = Mapping[Action, ButtonHandler]

MODALS = frozenset({Action.SELECT_WORDS, Action.SHOW_MOVES})
"""The actions of which a press may be a submitted modal."""


class InGame(Protocol):
    """What a press on a move is about: a game, and whatever else its surface needs to know."""

    @property
    def session(self) -> Session: ...


Position = TypeVar("Position", bound=InGame)


class MoveSurface(Protocol[Position]):
    """What moves are chosen on.

    Its methods raise what a `ButtonHandler` may raise. Those with a body suit a surface on which one person chooses.
    """

    async def pressed(self, reply: Reply, press: Press) -> Position:
        """Returns the position that a press is about; refuses one that is over, or not the user's."""
        ...

    async def show(self, reply: Reply, position: Position, partial: PartialMove) -> None:
        """Shows the next step of the move."""
        ...

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        """Makes the move, and shows what comes of it."""
        ...

    def toggled(self, reply: Reply, position: Position, press: Press, toggle: WordToggle) -> str:  # noqa: ARG002  alone
        """Returns the words that are chosen once this key is pressed, the verb first.

        They are those that its message shows, with the key's own or without it.
        """
        return toggle.pressed()

    def makes_selected(self, position: Position, words: str) -> bool:  # noqa: ARG002  never
        """Returns whether selecting these words makes the move.

        Where it does not a button confirms it, since a line of a select is easily mistaken for another one.
        """
        return False


@dataclass(frozen=True)
class Feature:
    """A feature's commands, typed and in menus, the handlers of its components, and what moves are chosen on."""

    commands: Sequence[Command]
    handlers: ButtonHandlers
    surfaces: Mapping[Surface, MoveSurface[Any]] = field(default_factory=dict)
    menus: Sequence[app_commands.ContextMenu] = ()


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


class MoveChooser:
    """Handles the buttons and selects of moves: each chooses the next word of a move, or makes it."""

    def __init__(self, surfaces: Mapping[Surface, MoveSurface[Any]]) -> None:
        self._surfaces = surfaces
        self.handlers = {
            Action.CHOOSE_WORD: self._choose_word,
            Action.PAGE: self._turn_page,
            Action.SELECT_WORDS: self._select,
            Action.TOGGLE_WORD: self._toggle,
            Action.MOVE: self._move,
        }

    async def _choose_word(self, reply: Reply, press: Press) -> None:
        await self._show(reply, press, PartialMove(press.argument))

    async def _turn_page(self, reply: Reply, press: Press) -> None:
        await self._show(reply, press, PartialMove.parse(press.argument))

    async def _move(self, reply: Reply, press: Press) -> None:
        await self._surfaces[press.surface].move(reply, press, press.argument)

    async def _select(self, reply: Reply, press: Press) -> None:
        """Takes the words of a move that were selected, up to its next word or all of them.

        Of a move whose words are chosen all at once, the custom id holds the verb, and what was selected or typed into
        a form follows it.
        """
        surface = self._surfaces[press.surface]
        if press.argument:
            await surface.move(reply, press, normalized(" ".join([press.argument, *reply.input.selected])))
            return
        words = normalized(selected.one(reply))
        position = await surface.pressed(reply, press)
        if surface.makes_selected(position, words):
            await surface.move(reply, press, words)
        else:
            await surface.show(reply, position, PartialMove(words))

    async def _toggle(self, reply: Reply, press: Press) -> None:
        """Chooses a word, or takes the choice back; the last word of a move makes it."""
        surface, toggle = self._surfaces[press.surface], WordToggle.parse(press.argument)
        if toggle is None:
            raise Refusal("unknown-button")
        position = await surface.pressed(reply, press)
        takes = position.session.game.info.multi_choice.get(toggle.verb)
        if takes is None:
            raise Refusal("unknown-button")
        words = surface.toggled(reply, position, press, toggle)
        if len(words.split(" ")) > takes:
            await surface.move(reply, press, words)
        else:
            await surface.show(reply, position, PartialMove(words))

    async def _show(self, reply: Reply, press: Press, partial: PartialMove) -> None:
        surface = self._surfaces[press.surface]
        await surface.show(reply, await surface.pressed(reply, press), partial)
