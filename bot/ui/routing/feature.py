"""Features, and the router that passes a press to a feature's handler, by the action in its custom id.

A feature has its own handlers; presses that choose a move, word by word, are handled here for all features.
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

May raise Refusal, RuleError, MissingPermissions and StoreUnavailable, which the router explains to the user.
"""

ButtonHandlers: TypeAlias = Mapping[Action, ButtonHandler]

MODALS = frozenset({Action.SELECT_WORDS, Action.SHOW_MOVES})
"""The actions whose presses may be submitted modals."""


class InGame(Protocol):
    """The position that a press on a move is about: a game, and whatever else its surface needs."""

    @property
    def session(self) -> Session: ...


Position = TypeVar("Position", bound=InGame)


class MoveSurface(Protocol[Position]):
    """A place where moves are chosen, such as a table's message or a hand.

    Its methods raise what a `ButtonHandler` may raise. The default implementations suit a surface with a single player.
    """

    async def pressed(self, reply: Reply, press: Press) -> Position:
        """Returns the position that a press is about; refuses a position that is over, or not the user's."""
        ...

    async def show(self, reply: Reply, position: Position, partial: PartialMove) -> None:
        """Shows the next step of the move."""
        ...

    async def move(self, reply: Reply, press: Press, words: str) -> None:
        """Makes the move, and shows the result."""
        ...

    def toggled(self, reply: Reply, position: Position, press: Press, toggle: WordToggle) -> str:  # noqa: ARG002  alone
        """Returns the words that are chosen once this key is pressed, the verb first.

        By default these are the words that its message shows, with the key's own word added or removed.
        """
        return toggle.pressed()

    def makes_selected(self, position: Position, words: str) -> bool:  # noqa: ARG002  never
        """Returns whether selecting these words makes the move.

        If not, a button confirms the move, since it is easy to pick the wrong line of a select.
        """
        return False


@dataclass(frozen=True)
class Feature:
    """A feature's commands, typed and in menus, the handlers of its components, and its move surfaces."""

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
        modal = reply.interaction.type is discord.InteractionType.modal_submit
        if press is None or (modal and not _may_be_modal(press, reply)):
            raise Refusal("unknown-button")
        reply.is_about(press.session, press.ply)
        try:
            await require_own_message(self._tables.sessions, reply, press)
            await self.handlers[press.action](reply, press)
        except OutdatedRequest:
            await self._renew(reply, press)
            raise

    async def _renew(self, reply: Reply, press: Press) -> None:
        """Updates the pressed message; the refusal is explained whether that succeeds or not."""
        session = await self._tables.sessions.tables.find(press.session)
        if session is None:
            return
        try:
            await self._tables.messages.renew(reply, session)
        except discord.HTTPException as error:
            log.info("message not renewed", interaction=reply.interaction.id, status=error.status, code=error.code)


def _may_be_modal(press: Press, reply: Reply) -> bool:
    """Returns whether this is the custom id of a modal, which is opened from a table's message."""
    on_table = press.surface is Surface.TABLE
    return press.action in MODALS and on_table and bool(press.argument) and reply.message is not None


async def require_own_message(sessions: Sessions, reply: Reply, press: Press) -> None:
    """Refuses a press that names a table of another channel, or a table to which the pressed message does not belong.

    A table's messages are its current one; all that show a component of it (its earlier ones, replays); an old one that
    links to the current one (its removed buttons may be pressed before the client notices); private panels, which only
    the bot can have sent; and pings about a player's own seat, also in direct messages. Refuses `button-elsewhere` and
    `unknown-button`. An unknown session is left to the handler.
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
    """Returns whether this is the ping, possibly a direct message, with which a player can take back a seat."""
    return press.action is Action.TAKE_SEAT and press.custom_id in reply.input.message_custom_ids


def _is_panel_beside_thread(reply: Reply, session: Session) -> bool:
    """Returns whether this is a private panel from before the game moved into a thread of the channel."""
    parent = session.place.parent
    return reply.input.in_private and parent is not None and parent == reply.interaction.channel_id


def _shows(reply: Reply, session: Session) -> bool:
    """Returns whether a component of the pressed message belongs to this session, according to Discord."""
    presses = map(Press.parse, reply.input.message_custom_ids)
    return any(press is not None and press.session == session.id for press in presses)


def _leads_to(reply: Reply, session: Session) -> bool:
    """Returns whether the pressed message has no components to press, but a link to this table's message."""
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
        """Handles selected words of a move: the words up to the next choice, or all of them.

        For a move whose words are chosen all at once, the custom id holds the verb, which the selected or typed words
        follow.
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
        """Chooses a word, or undoes that choice; the last word of a move makes the move."""
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
