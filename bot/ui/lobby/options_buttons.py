"""The private panel of a lobby's options: each pick is taken at once, and the lobby's message follows."""

from collections.abc import Awaitable, Mapping

from bot.games.base import Choice, Flag, Number, RuleError, Value
from bot.sessions.refusals import Refusal
from bot.sessions.rules.guards import require_host
from bot.sessions.session import Session, Status
from bot.ui.lobby.invitations import Invitations
from bot.ui.lobby.options_view import IN_THREAD, options_panel
from bot.ui.reply.audience import own_texts, public_texts
from bot.ui.reply.errors import refused
from bot.ui.reply.permissions import may_thread
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.views.custom_id import Action, Press


class OptionsButtons:
    """What the host may change before the game."""

    def __init__(self, pressed: ButtonContext) -> None:
        self._pressed = pressed
        self._invitations = Invitations()

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {
            Action.OPTIONS: self._open,
            Action.VARIANTS: self._variants,
            Action.OPTION: self._option,
            Action.CLOCK: self._clock,
            Action.THREAD: self._thread,
            Action.GUESTS: self._guests,
        }

    async def _open(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        require_host(session, reply.interaction.user.id)
        texts, threads = own_texts(reply.interaction), may_thread(reply.interaction)
        await reply.send_private(options_panel(session, texts, threads=threads))

    async def _variants(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        flags = {option.key for option in session.game.info.options if isinstance(option, Flag)}
        if not flags.issuperset(reply.selected):
            raise Refusal("unknown-button")
        options = {flag: flag in reply.selected for flag in flags}
        await self._changed(reply, press, self._configure(reply, press, options))

    async def _option(self, reply: Reply, press: Press) -> None:
        session = await self._pressed.session(press)
        option = next((option for option in session.game.info.options if option.key == press.words), None)
        match option:
            case Choice():
                value: Value = selected.one(reply)
            case Number():
                value = selected.number(reply)
            case _:
                raise Refusal("unknown-button")
        await self._changed(reply, press, self._configure(reply, press, {press.words: value}))

    def _configure(self, reply: Reply, press: Press, options: Mapping[str, Value]) -> Awaitable[Session]:
        return self._pressed.sessions.configure(press.session, reply.interaction.user.id, options=options)

    async def _clock(self, reply: Reply, press: Press) -> None:
        user, seconds = reply.interaction.user.id, selected.number(reply)
        await self._changed(reply, press, self._pressed.sessions.configure(press.session, user, clock=seconds))

    async def _thread(self, reply: Reply, press: Press) -> None:
        user, threaded = reply.interaction.user.id, selected.one(reply) == IN_THREAD
        await self._changed(reply, press, self._pressed.sessions.configure(press.session, user, threaded=threaded))

    async def _guests(self, reply: Reply, press: Press) -> None:
        """Nobody picked lets all in: a table for its host alone needs no guests."""
        sessions, user = self._pressed.sessions, reply.interaction.user.id
        require_host(await self._pressed.session(press), user)
        guests = tuple(sorted(selected.ids(reply))) or None
        session = await self._changed(reply, press, sessions.configure(press.session, user, guests=guests))
        texts = public_texts(reply.interaction, sessions.guild_settings)
        await self._invitations.send(reply.interaction, session, texts)

    async def _changed(self, reply: Reply, press: Press, changing: Awaitable[Session]) -> Session:
        """Makes the change, and shows the panel as it stands then: the lobby after it.

        What does not fit is said in the panel itself, beside what still stands.
        """
        texts, threads = own_texts(reply.interaction), may_thread(reply.interaction)
        try:
            session = await changing
        except (RuleError, Refusal) as error:
            session = await self._pressed.session(press)
            if session.status is not Status.LOBBY:
                raise
            await reply.show_private(options_panel(session, texts, threads=threads, refused=refused(error, texts)))
        else:
            self._pressed.refresh(reply, session)
            await reply.show_private(options_panel(session, texts, threads=threads))
        return session
