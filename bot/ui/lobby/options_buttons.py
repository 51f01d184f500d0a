"""The components of the panel with a lobby's options: each choice takes effect and is shown at once."""

from collections.abc import Awaitable

from bot.games.base import Choice, Flag, Number, RuleError, Value
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import may_host, require_host, require_host_or_player
from bot.sessions.session import Session, Status
from bot.ui.lobby.invitations import Invitations
from bot.ui.lobby.options_view import BY_ITSELF, IN_THREAD, options_panel
from bot.ui.panels.follow import Follow
from bot.ui.reply.audience import public_texts
from bot.ui.reply.bot_permissions import can_create_thread, why_no_thread
from bot.ui.reply.errors import refusal_text
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import AnyMessage


class OptionsButtons:
    """Handles the components of the options panel, by which the host changes the lobby."""

    def __init__(self, tables: TableContext, invitations: Invitations) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._invitations = invitations
        self.handlers: ButtonHandlers = {
            Action.OPTIONS: self._open,
            Action.REMOVE_COMPUTER: self._remove_computer,
            Action.FREE_SEAT: self._free_seat,
            Action.VARIANTS: self._variants,
            Action.OPTION: self._option,
            Action.CLOCK: self._clock,
            Action.AUTO_START: self._auto_start,
            Action.THREAD: self._thread,
            Action.GUESTS: self._guests,
        }

    async def _open(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        require_host_or_player(session, reply.user, self._sessions.now())
        await self._show(reply, session)

    async def _remove_computer(self, reply: Reply, press: Press) -> None:
        """Removes the computer that was added last."""
        session, _ = await self._sessions.lobbies.remove_computer(
            press.session, reply.user, interaction=reply.interaction.id
        )
        self._tables.messages.refresh(reply, session)
        await self._show(reply, session)

    async def _free_seat(self, reply: Reply, press: Press) -> None:
        """Frees the seat of the chosen person, whom the session checks."""
        await self._change(
            reply, press, self._sessions.lobbies.free_seat(press.session, reply.user, selected.number(reply))
        )

    async def _variants(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        flags = {option.key for option in session.game.info.options if isinstance(option, Flag)}
        if not flags.issuperset(reply.input.selected):
            raise Refusal("unknown-button")
        options = {flag: flag in reply.input.selected for flag in flags}
        changing = self._sessions.lobbies.configure(press.session, reply.user, options=options)
        await self._change(reply, press, changing)

    async def _option(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        option = next((option for option in session.game.info.options if option.key == press.argument), None)
        match option:
            case Choice():
                value: Value = selected.one(reply)
            case Number():
                value = selected.number(reply)
            case _:
                raise Refusal("unknown-button")
        changing = self._sessions.lobbies.configure(press.session, reply.user, options={press.argument: value})
        await self._change(reply, press, changing)

    async def _clock(self, reply: Reply, press: Press) -> None:
        changing = self._sessions.lobbies.configure(press.session, reply.user, clock=selected.number(reply))
        await self._change(reply, press, changing)

    async def _auto_start(self, reply: Reply, press: Press) -> None:
        auto_start = selected.one(reply) == BY_ITSELF
        await self._change(
            reply, press, self._sessions.lobbies.configure(press.session, reply.user, auto_start=auto_start)
        )

    async def _thread(self, reply: Reply, press: Press) -> None:
        """Chooses where the game is played. Where no thread can be created (any more), the panel says why."""
        threaded = selected.one(reply) == IN_THREAD and can_create_thread(reply.interaction)
        await self._change(reply, press, self._sessions.lobbies.configure(press.session, reply.user, threaded=threaded))

    async def _guests(self, reply: Reply, press: Press) -> None:
        """Invites the chosen users. With nobody chosen everybody may join: a host who plays alone needs no guests."""
        require_host(await self._tables.session_of(press), reply.user)
        guests = tuple(sorted(selected.ids(reply))) or None
        changing = self._sessions.lobbies.configure(press.session, reply.user, guests=guests)
        session = await self._change(reply, press, changing)
        texts = public_texts(reply.interaction, self._sessions.guild_settings)
        self._invitations.send(reply.interaction, session, texts)

    async def _change(self, reply: Reply, press: Press, changing: Awaitable[Session]) -> Session:
        """Makes the change and shows the panel; the lobby's message follows. Returns the lobby.

        If the change is refused, the panel tells why and shows the lobby as it is.
        """
        try:
            session = await changing
        except (RuleError, Refusal) as error:
            session = await self._tables.session_of(press)
            if session.status is not Status.LOBBY:
                raise
            await self._show(reply, session, refused=refusal_text(error, reply.texts))
        else:
            self._tables.messages.refresh(reply, session)
            await self._show(reply, session)
        return session

    async def _show(self, reply: Reply, session: Session, refused: str = "") -> None:
        """Shows the panel, which is deleted when the game starts or its reader may not choose any more."""
        user, texts = reply.user, reply.texts
        no_thread = why_no_thread(reply.interaction, texts)
        former = (
            await self._sessions.tables.find(session.lobby.rematch_of)
            if session.lobby.rematch_of and session.awaited
            else None
        )
        names = {person.id: person.name for person in former.people} if former is not None else {}

        async def lay_out(newest: Session, last: bool) -> AnyMessage | None:  # noqa: ARG001  its presses are checked
            if newest.status is not Status.LOBBY or not may_host(newest, user, self._sessions.now()):
                return None
            return options_panel(newest, texts, no_thread=no_thread, names=names)

        panel = options_panel(session, texts, no_thread=no_thread, refused=refused, names=names)
        await reply.show_private(panel, follow=Follow.of(session, lay_out))
