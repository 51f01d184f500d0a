"""What people do, frame by frame of the people's API."""

from collections.abc import Callable
from typing import Any

from sandbox.interactions.commanding import Typist
from sandbox.interactions.interaction import Asker, Interaction
from sandbox.interactions.options import NotPossible
from sandbox.interactions.pressing import Presser
from sandbox.parts import Parts
from sandbox.permissions import Permission
from sandbox.post import send
from sandbox.refusal import Refusal
from sandbox.validation.drafts import read_draft
from sandbox.validation.localisations import LOCALES
from sandbox.wire import Json
from sandbox.world.channels import Channel
from sandbox.world.happenings import Removed
from sandbox.world.users import User


class Asks:
    """Does what people ask, as far as Discord's client would let them."""

    def __init__(self, parts: Parts) -> None:
        self._world = parts.world
        self._typist = Typist(parts.world, parts.commands, parts.desk)
        self._presser = Presser(parts.world, parts.desk)
        self._verbs: dict[str, Callable[[User, Json, str], Any]] = {
            "say": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "press": self._press,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "locale": self._locale,
            "open_dm": self._open_dm,
        }

    def do(self, user: User, frame: Json, nonce: str) -> None:
        """Do what one frame asks.

        Raises:
            NotPossible: the client wouldn't let them, or the frame is malformed.
        """
        verb = self._verbs.get(str(frame.get("do")))
        if verb is None:
            raise NotPossible(f"There is nothing called {frame.get('do')!r} to do")
        try:
            verb(user, frame, nonce)
        except KeyError as missing:
            raise NotPossible(f"The frame lacks {missing}") from None

    def show(self, interaction: Interaction) -> None:
        """A modal is open for the interaction's user."""
        self._presser.show(interaction)

    def _channel(self, user: User, frame: Json) -> Channel:
        channel = self._world.channels.get(str(frame["channel"]))
        if channel is None or not self._world.permissions(user.id, channel) & Permission.VIEW_CHANNEL:
            raise NotPossible("There is no such channel")
        return channel

    def _say(self, user: User, frame: Json, _nonce: str) -> None:
        channel = self._channel(user, frame)
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        if not self._world.permissions(user.id, channel) & needed:
            raise NotPossible("You may not write in this channel")
        try:
            draft = read_draft({"content": str(frame["content"])}, (), self._world, channel.id)
        except Refusal as refusal:
            raise NotPossible(str(refusal.body["message"])) from None
        send(self._world, channel, user, draft)

    def _command(self, user: User, frame: Json, nonce: str) -> None:
        asker = Asker(user, self._channel(user, frame), nonce)
        self._typist.run(asker, str(frame["name"]), frame.get("options") or {})

    def _autocomplete(self, user: User, frame: Json, nonce: str) -> None:
        asker = Asker(user, self._channel(user, frame), nonce)
        self._typist.complete(asker, str(frame["name"]), frame.get("options") or {}, str(frame["focused"]))

    def _press(self, user: User, frame: Json, nonce: str) -> None:
        asker = Asker(user, self._channel(user, frame), nonce)
        message, custom_id, forge = str(frame["message"]), str(frame["custom_id"]), bool(frame.get("forge"))
        self._presser.press(asker, message, custom_id, frame.get("values"), forge=forge)

    def _submit(self, user: User, frame: Json, nonce: str) -> None:
        self._presser.submit(user, str(frame["interaction"]), frame.get("values") or {}, nonce)

    def _dismiss(self, user: User, frame: Json, _nonce: str) -> None:
        wanted = str(frame["message"])
        messages = (channel.ephemerals.get(wanted) for channel in self._world.channels.values())
        message = next((one for one in messages if one and one.reader == user.id), None)
        if message is None:
            raise NotPossible("There is no such message to put away")
        self._world.tell(Removed(message))
        message.dismissed = True

    def _locale(self, user: User, frame: Json, _nonce: str) -> None:
        if frame["locale"] not in LOCALES:
            raise NotPossible("Discord doesn't speak this language")
        self._world.speak(user, frame["locale"])

    def _open_dm(self, user: User, _frame: Json, _nonce: str) -> None:
        self._world.direct(user)
