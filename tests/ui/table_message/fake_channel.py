"""A Discord channel, and presses on its messages, for the tests of one table's message."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field, replace
from io import BytesIO
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.sessions.session import Place, Session
from bot.ui.table_message.layout import OutgoingTableMessage
from bot.ui.table_message.shown_state import PictureKey, ShownPicture, new_filename
from bot.ui.text.move_tree import PartialMove
from bot.ui.views.components import page
from bot.ui.views.outgoing_message import OutgoingMessage
from tests.ui.interactions import FakeInteraction

MOVED = "moved"
"""The content of a message whose table was reposted."""


def http_error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=status, reason="refused"))
    return kind(response, {"code": code, "message": "refused"})


TOO_OLD = http_error(discord.HTTPException, 400, 30046)
BROKEN = http_error(discord.HTTPException, 500, 0)
REFUSED = http_error(discord.HTTPException, 400, 50035)
DELETED = http_error(discord.NotFound, 404, 10008)
ANSWERED_ELSEWHERE = http_error(discord.HTTPException, 400, 40060)
ANSWER_LOST = OSError("connection reset")
"""The error of a post that has nevertheless created its message."""
EXPIRED = http_error(discord.NotFound, 404, 10062)
FORBIDDEN = http_error(discord.Forbidden, 403, 50013)


@dataclass
class FakeChannel:
    """A Discord channel whose answers wait at a gate or fail, together with fake sessions and a fake layout.

    Attributes:
        pictures: the file that each message shows.
        drawn: the ply that each file shows, by name, in the order of the files' ids.
    """

    session: Session
    contents: dict[int, str] = field(default_factory=dict)
    retirements: list[asyncio.Task[None]] = field(default_factory=list)
    pictures: dict[int, str] = field(default_factory=dict)
    drawn: dict[str, int] = field(default_factory=dict)
    shared: bool = False
    failures: list[Exception] = field(default_factory=list)
    press_failures: list[Exception] = field(default_factory=list)
    near: bool = True
    sent: list[str] = field(default_factory=list)
    gone: bool = False
    next_game: bool = False
    nonces: dict[str, int] = field(default_factory=dict)
    confirmed: tuple[int, int] | None = None
    _sending: int = 0

    def __post_init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()

    # The sessions
    @property
    def tables(self) -> "FakeChannel":
        return self

    @property
    def places(self) -> "FakeChannel":
        return self

    async def find(self, _session_id: str) -> Session:
        return self.session

    async def refresh(self, *, channels: Sequence[int]) -> None:
        """Does nothing, since the session is always up to date."""

    def at(self, _channel: int) -> Session | None:
        return replace(self.session, id="next") if self.next_game else None

    def is_current(self, session: Session) -> bool:
        return session is self.session

    async def set_message(self, _session_id: str, message: int) -> int | None:
        old, self.session = self.session.message, replace(self.session, message=message)
        return old

    async def channel_deleted(self, _channel: int) -> None:
        self.gone = True

    def settle(self, _session: Session) -> None:
        """Does nothing, since there are no pings."""

    # The record of shown messages, which a restart would trust
    @property
    def shown(self) -> "FakeChannel":
        return self

    def set(self, session: Session, message: int, _look: str, _began_at: int) -> None:
        assert self.contents[message].split(" roll")[0] == f"ply {session.ply}", "confirmed, but not shown"
        self.confirmed = (message, session.ply)

    # The layout: a message's text is the ply that it shows
    def asked(self, _session: Session) -> tuple[int, ...]:
        return ()

    async def table(
        self,
        session: Session,
        _texts: object,
        partial_at: Callable[[int], PartialMove],
        picture_of: Callable[[int | None], ShownPicture | None],
    ) -> tuple[Session, OutgoingTableMessage]:
        await asyncio.sleep(0)
        words, key = partial_at(session.ply).words, cast(PictureKey, session.ply)
        shown = picture_of(session.message)
        picture = shown if shown is not None and shown.key == key else ShownPicture(key, new_filename())
        files = [] if picture is shown else [discord.File(BytesIO(b""), picture.filename)]
        self.drawn.setdefault(picture.filename, session.ply)
        view = page(f"ply {session.ply} {words}".strip())
        return session, OutgoingTableMessage(view, files, picture, keeps_picture=not files)

    # The channel's messages
    async def is_gone(self, _place: Place, _error: discord.HTTPException) -> bool:
        return False

    def by_user_install(self, _place: Place) -> bool:
        return False

    async def is_near_end(self, _channel: int, _message: int, ignored: Sequence[int]) -> bool:  # noqa: ARG002
        return self.near

    def turn(self, *_: object) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    async def edit(self, _place: Place, message: int, view: discord.ui.LayoutView, files: Any) -> bool:
        await self._request("edit")
        self.change(message, view, files)
        return True

    def change(self, message: int, view: discord.ui.LayoutView, files: Any) -> None:
        """Applies an edit; refuses one that keeps a file which the message doesn't have."""
        if files is not discord.utils.MISSING:
            (file,) = files
            name = file.filename if isinstance(file, discord.File) else list(self.drawn)[file.id]
            if not isinstance(file, discord.File) and self.pictures.get(message) != name:
                raise REFUSED
            self.pictures[message] = name
        self.contents[message] = text_of(view)

    def files_of(self, message: int | None) -> dict[str, int]:
        """Returns the ids of the files that a message shows, by name."""
        name = self.pictures.get(message or 0)
        return {} if name is None else {name: list(self.drawn).index(name)}

    def retire(self, _session: Session, _texts: object, old: int, _new: int) -> None:
        self.retirements.append(asyncio.create_task(self._retire(old)))

    async def _retire(self, old: int) -> None:
        await self.gate.wait()
        self.contents[old] = MOVED

    async def post(
        self, _place: Place, view: discord.ui.LayoutView, files: Sequence[discord.File], _mentions: object, nonce: str
    ) -> int:
        lost = self.failures[:1] == [ANSWER_LOST]
        if lost:
            self.failures.pop(0)
        await self._request("post")
        if nonce not in self.nonces:
            self.nonces[nonce] = self.add(text_of(view), files)
        if lost:
            raise ANSWER_LOST
        return self.nonces[nonce]

    def add(self, content: str, files: Sequence[discord.File]) -> int:
        message = len(self.contents) + 1
        self.contents[message] = content
        assert files, "a new message needs its picture"
        self.pictures[message] = files[0].filename
        self.near = True
        return message

    async def _request(self, kind: str) -> None:
        self._sending += 1
        assert self._sending == 1, "two redraws are sent at a time"
        self.sent.append(kind)
        try:
            await self.gate.wait()
            if self.failures:
                failure = self.failures.pop(0)
                if kind == "edit" or failure not in (
                    TOO_OLD,
                    DELETED,
                    REFUSED,
                ):  # errors that only an existing message can cause
                    raise failure
        finally:
            self._sending -= 1


@dataclass
class FakeReply:
    """The answer to a press on a message of the channel."""

    channel: FakeChannel
    message: int | None
    acknowledged: bool = False
    interaction: FakeInteraction = field(default_factory=FakeInteraction)

    def __post_init__(self) -> None:
        self.input = SimpleNamespace(shown_files=self.channel.files_of(self.message))

    async def edit_message(self, view: discord.ui.LayoutView, attachments: Sequence[object]) -> None:
        assert attachments is not discord.utils.MISSING, "a response names the file that it keeps"
        await asyncio.sleep(0)
        if self.channel.press_failures:
            raise self.channel.press_failures.pop(0)
        self.channel.change(self.message or 0, view, attachments)

    async def send_public(self, message: OutgoingMessage, *, mentions: Sequence[int]) -> int:
        assert not mentions
        await asyncio.sleep(0)
        return self.channel.add(text_of(message.view), message.files)

    async def acknowledge(self) -> None:
        self.acknowledged = True


def text_of(view: discord.ui.LayoutView) -> str:
    """Returns the message's text."""
    return "".join(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))
