"""The tools for trying an assumption: the test channel, the person there, and the removal of what was sent."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import aiohttp

from bot.probe.api import Answer, Api, Json, Sleep
from bot.probe.assumption import NotHeld, NotTried
from bot.probe.connection import Connection
from bot.probe.messages import layout
from bot.probe.picture import NAME, picture

CALLBACK_SHOWS_MESSAGE = {"with_response": "true"}
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Types of the first answer to an interaction."""
NOT_REACHED = (aiohttp.ClientError, OSError, TimeoutError)
"""The errors of a request when Discord cannot be reached."""
LACKS_PERMISSION = (50001, 50013)
GOT_AWAY_SECONDS = 10.0
"""Seconds within which the person has to switch to another channel, since Discord does not notify people of the
channel that they look at."""


@dataclass(frozen=True)
class Options:
    """How the probe runs.

    Attributes:
        channel: the test channel's id.
        old: the id of a message of the bot that is older than an hour and may be overwritten; "" for none.
        wait: seconds within which the person has to press what they are asked for.
        slow: whether to try also assumptions that take more than 15 minutes.
        only: the keys of the assumptions to try; all if empty.
    """

    channel: str
    old: str = ""
    wait: float = 120.0
    slow: bool = False
    only: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Interaction:
    """A press, a command, an autocomplete or a submitted modal, as Discord sent it."""

    payload: Json

    @property
    def user(self) -> str:
        """The id of the person."""
        return str((self.payload.get("member") or self.payload)["user"]["id"])

    @property
    def data(self) -> Json:
        """What was pressed or typed."""
        data: Json = self.payload["data"]
        return data


@dataclass
class Probe:
    """The tools for trying an assumption. `undo` removes what was sent, newest first."""

    api: Api
    connection: Connection
    options: Options
    application: str
    bot: str
    """The id of the bot's user."""
    guild: str
    sleep: Sleep
    person: str = ""
    """The id of the person who presses; "" while there is none."""
    undo: list[Callable[[], Awaitable[str]]] = field(default_factory=list)
    """Each returns what it could not remove; "" if everything is removed."""
    _numbers: "count[int]" = field(default_factory=lambda: count(1))

    @property
    def messages(self) -> str:
        """The path of the test channel's messages."""
        return f"/channels/{self.options.channel}/messages"

    async def post(self, body: Json, *, with_picture: bool = False, channel: str = "") -> Json:
        """Posts a message in the test channel or another. Raises NotHeld if Discord refuses it."""
        path = f"/channels/{channel}/messages" if channel else self.messages
        answer = require(await self.api("POST", path, body, files={NAME: picture()} if with_picture else {}))
        message: Json = answer.body
        self.undo.append(lambda: self.delete(f"{path}/{message['id']}", "message"))
        return message

    async def edit(self, message: Json, body: Json, *, files: Mapping[str, bytes] | None = None) -> Answer:
        """Edits a message by PATCH."""
        return await self.api("PATCH", f"/channels/{message['channel_id']}/messages/{message['id']}", body, files=files)

    async def read(self, message: Json) -> Json:
        """Returns a message as it is now. Raises NotHeld if Discord refuses."""
        answer = await self.api("GET", f"/channels/{message['channel_id']}/messages/{message['id']}")
        read: Json = require(answer).body
        return read

    async def press_on(self, what: str, *, alt: str = "") -> tuple[Json, Interaction]:
        """Posts a message with a button, and a picture if it has an alt text; returns both once it was pressed.

        Args:
            what: why the person should press.

        Raises:
            NotTried: they do not press.
        """
        self.require_person()
        id_ = f"probe:{next(self._numbers)}"
        body = layout(f"{what}\nPlease press **Press**.", alt=alt, buttons=[("Press", id_)])
        message = await self.post(body, with_picture=bool(alt))
        return message, await self.interaction(lambda payload: payload["data"].get("custom_id") == id_)

    async def interaction(self, fits: Callable[[Json], bool]) -> Interaction:
        """Returns the next interaction that fits. Raises NotTried if the person does nothing in time."""
        try:
            return Interaction(await self.connection.next_interaction(fits, self.options.wait))
        except TimeoutError:
            raise NotTried(f"nobody has pressed or typed it within {self.options.wait:g} s") from None

    async def confirm(self, question: str) -> bool:
        """Asks the person a question by two buttons. Raises NotTried if they do not answer."""
        self.require_person()
        number = next(self._numbers)
        yes, no = f"probe:{number}:yes", f"probe:{number}:no"
        await self.post(layout(question, buttons=[("Yes", yes), ("No", no)]))
        press = await self.interaction(lambda payload: payload["data"].get("custom_id") in (yes, no))
        require(await self.answer(press, DEFERRED_UPDATE))
        return bool(press.data["custom_id"] == yes)

    async def was_notified(self, send: Callable[[str], Awaitable[object]]) -> bool:
        """Asks the person to look elsewhere, sends something, and asks whether it notified them.

        Args:
            send: called with the mention of the person.
        """
        instruction = (
            f"Press, then switch to another channel of this server at once and come back after "
            f"{2 * GOT_AWAY_SECONDS:g} seconds."
        )
        _, press = await self.press_on(instruction)
        require(await self.answer(press, DEFERRED_UPDATE))
        await self.sleep(GOT_AWAY_SECONDS)
        await send(f"<@{press.user}>")
        await self.sleep(GOT_AWAY_SECONDS)
        return await self.confirm("While you were away: did this channel notify you (a sound, a red number)?")

    async def answer(
        self, to: Interaction, kind: int, data: Json | None = None, *, files: Mapping[str, bytes] | None = None
    ) -> Answer:
        """Makes the first answer to an interaction."""
        path = f"/interactions/{to.payload['id']}/{to.payload['token']}/callback"
        body: Json = {"type": kind} if data is None else {"type": kind, "data": data}
        answer = await self.api("POST", path, body, files=files, query=CALLBACK_SHOWS_MESSAGE)
        if answer.ok and kind in (MESSAGE, DEFERRED_MESSAGE):
            self.undo.append(lambda: self.delete(self._original(to), "answer"))
        return answer

    async def edit_original(self, to: Interaction, body: Json, *, files: Mapping[str, bytes] | None = None) -> Answer:
        """Edits the message of the first answer, by the interaction's token."""
        return await self.api("PATCH", self._original(to), body, files=files)

    async def follow_up(self, to: Interaction, body: Json) -> Json:
        """Posts a message by the interaction's token. Raises NotHeld if Discord refuses it."""
        path = f"/webhooks/{self.application}/{to.payload['token']}"
        message: Json = require(await self.api("POST", path, body, query={"wait": "true"})).body
        self.undo.append(lambda: self.delete(f"{self.messages}/{message['id']}", "follow-up"))
        return message

    async def read_original(self, to: Interaction) -> Json:
        """Returns the message of the first answer. Raises NotHeld if Discord refuses."""
        read: Json = require(await self.api("GET", self._original(to))).body
        return read

    async def delete_original(self, to: Interaction) -> Answer:
        """Deletes the message of the first answer."""
        return await self.api("DELETE", self._original(to))

    def _original(self, to: Interaction) -> str:
        return f"/webhooks/{self.application}/{to.payload['token']}/messages/@original"

    async def delete(self, path: str, what: str) -> str:
        """Deletes something, for `undo`; returns what could not be deleted."""
        try:
            answer = await self.api("DELETE", path)
        except NOT_REACHED as error:
            return f"a {what} ({error!r})"
        return "" if answer.ok or answer.status == 404 else f"a {what} ({answer})"

    async def clean_up(self) -> list[str]:
        """Removes what was sent; returns what could not be removed."""
        left = [await self.undo.pop()() for _ in range(len(self.undo))]
        return [what for what in left if what]

    def require_person(self) -> None:
        """Raises NotTried if nobody presses."""
        if not self.person:
            raise NotTried("nobody has pressed the first button")


def require(answer: Answer, what: str = "Discord answers") -> Answer:
    """Returns a successful answer; raises NotHeld for another, NotTried if the bot lacks a permission.

    Args:
        what: begins the sentence about the failure.
    """
    if answer.code in LACKS_PERMISSION:
        raise NotTried(f"the bot lacks a permission in the test channel: {answer}")
    if not answer.ok:
        raise NotHeld(f"{what} {answer}")
    return answer


def field_of(data: Any, *path: str) -> Any:
    """Returns a field inside of nested objects; None if one of them is missing."""
    for name in path:
        data = data.get(name) if isinstance(data, dict) else None
    return data
