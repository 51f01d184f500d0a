"""Checks and carries out users' requests, one per frame."""

from collections.abc import Callable

from sandbox.interactions.components import Components
from sandbox.interactions.context_menus import ContextMenus
from sandbox.interactions.interaction import Interaction, Origin
from sandbox.interactions.modals import Modals
from sandbox.interactions.slash_commands import SlashCommands
from sandbox.messaging.archiving import check_not_locked
from sandbox.messaging.posting import send_message
from sandbox.messaging.threads import join_thread
from sandbox.people.actions import Actions
from sandbox.people.frames import Frame
from sandbox.protocol.command_types import CommandType
from sandbox.protocol.errors import ApiError, NotPossible
from sandbox.protocol.locales import LOCALES
from sandbox.protocol.permissions import Permission
from sandbox.services import Services
from sandbox.validation.drafts import read_draft
from sandbox.world.events import MessageDeleted
from sandbox.world.users import User


class Requests:
    """Carries out the requests that Discord's client would allow."""

    def __init__(self, services: Services) -> None:
        self._world = services.world
        self._slash_commands = SlashCommands(services.world, services.commands, services.interactions)
        self._menus = ContextMenus(services.world, services.commands, services.interactions)
        self._components = Components(services.world, services.interactions)
        self._modals = Modals(services.world, services.interactions)
        self._actions = Actions(services.world)
        self._handlers: dict[str, Callable[[User, Frame], object]] = {
            "say": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "user_menu": self._user_menu,
            "message_menu": self._message_menu,
            "press": self._press,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "locale": self._locale,
            **self._actions.handlers,
        }

    def do(self, user: User, frame: Frame) -> Interaction | None:
        """Carries out a request; returns the interaction that it has started, if any.

        Raises:
            NotPossible: Discord's client wouldn't allow it, or the frame is malformed.
        """
        handler = self._handlers.get(frame.text("do"))
        if handler is None:
            raise NotPossible(f"There is nothing called {frame.text('do')!r} to do")
        started = handler(user, frame)
        return started if isinstance(started, Interaction) else None

    def open_modal(self, interaction: Interaction) -> None:
        """Opens the modal in the response to an interaction for its user."""
        self._modals.open(interaction)

    def _origin(self, user: User, frame: Frame) -> Origin:
        return Origin(user, self._actions.channel(user, frame), frame.nonce)

    def _say(self, user: User, frame: Frame) -> None:
        channel = self._actions.channel(user, frame)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if not self._world.permissions(user.id, channel) & needed:
            raise NotPossible("You may not write in this channel")
        try:
            check_not_locked(self._world, user.id, channel)
            draft = read_draft({"content": frame.text("content")}, (), self._world, channel.id)
        except ApiError as error:
            raise NotPossible(str(error.body["message"])) from None
        join_thread(self._world, channel, user)
        send_message(self._world, channel, user, draft)

    def _command(self, user: User, frame: Frame) -> Interaction:
        return self._slash_commands.use(self._origin(user, frame), frame.text("name"), frame.options("options"))

    def _autocomplete(self, user: User, frame: Frame) -> Interaction:
        typed, focused = frame.options("options"), frame.text("focused")
        return self._slash_commands.autocomplete(self._origin(user, frame), frame.text("name"), typed, focused)

    def _user_menu(self, user: User, frame: Frame) -> Interaction:
        return self._menus.use(self._origin(user, frame), CommandType.USER, frame.text("name"), frame.text("target"))

    def _message_menu(self, user: User, frame: Frame) -> Interaction:
        return self._menus.use(self._origin(user, frame), CommandType.MESSAGE, frame.text("name"), frame.text("target"))

    def _press(self, user: User, frame: Frame) -> Interaction:
        message, custom_id, forge = frame.text("message"), frame.text("custom_id"), frame.boolean("forge")
        return self._components.press(self._origin(user, frame), message, custom_id, frame.texts("values"), forge=forge)

    def _submit(self, user: User, frame: Frame) -> Interaction:
        return self._modals.submit(user, frame.text("interaction"), frame.modal_values("values"), frame.nonce)

    def _dismiss(self, user: User, frame: Frame) -> None:
        wanted = frame.text("message")
        messages = (channel.ephemerals.get(wanted) for channel in self._world.places_of(user))
        message = next((one for one in messages if one and one.reader == user.id), None)
        if message is None:
            raise NotPossible("There is no such message to put away")
        self._world.emit(MessageDeleted(message))
        message.dismissed = True

    def _locale(self, user: User, frame: Frame) -> None:
        locale = frame.text("locale")
        if locale not in LOCALES:
            raise NotPossible("Discord doesn't speak this language")
        self._world.set_user_locale(user, locale)
