"""What is under way at one table's message."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import discord
import structlog

from bot.sessions.service import StoreUnavailable
from bot.texts import Texts
from bot.ui.board_message.layout import PictureKey
from bot.ui.reply.reply import Reply
from bot.ui.reply.user_install import NoInteractionToken
from bot.ui.text.move_tree import PartialMove

log = structlog.get_logger()

PAUSES = (1.0, 3.0, 9.0)
"""Seconds before a redraw that failed is tried again; after the last one it waits for the next thing to happen."""

GIVES_WAY = 0.1
"""Seconds that a redraw lets those who wait for an answer go first."""

Redraw = Callable[["TableMessage", bool], Awaitable[None]]
"""Draws the newest state, in place or (True) posted again below."""


class TableMessage:
    """Presses are answered one after the other; the bot's own edits go on beside them.

    Those wait for Discord's rate limits inside discord.py, for seconds. So one at most is under way, whoever wants
    another leaves that to it, and nobody waits. A redraw never depends on an answer: both follow from what is durable.
    """

    def __init__(self, texts: Texts, redraw: Redraw) -> None:
        self.words = texts
        self.addressed = False
        """Somebody whose language is known has been at the table since the start."""
        self.answering = asyncio.Lock()
        self._pressed = 0
        self._walk = (0, PartialMove())
        self.turn_shown: int | None = None
        """The turn that the message has shown already: its player is not called again."""
        self.pictured: tuple[int, PictureKey | None] | None = None
        """The message, and what its picture shows; None while that is uncertain: a change is under way or failed."""
        self.asked = False
        """Those whom a rematch waits for have been called, by the message or by one that is on its way."""
        self._redraw = redraw
        self._wanted = False
        self._below = False
        self._task: asyncio.Task[None] | None = None
        self._drawing = self._posts = self._needless = False
        """Of the redraw: it is on its way; it is to be posted again below; an answer shows what it was to show."""

    def pressed(self) -> Callable[[], bool]:
        """A press wants the newest state; tells, once it is its turn, whether a later one waits and will show it."""
        self._pressed += 1
        number = self._pressed
        return lambda: number != self._pressed

    def walk(self, ply: int, walk: PartialMove) -> None:
        """The player on turn has come so far in a move."""
        self._walk = (ply, walk)

    def walked(self, ply: int) -> PartialMove:
        """How far the player on turn has come, while the ply stands at which that was."""
        at, walk = self._walk
        return walk if at == ply else PartialMove()

    def picture_of(self, message: int | None) -> PictureKey | None:
        """What the picture of the message shows, where that is certain."""
        return self.pictured[1] if self.pictured is not None and self.pictured[0] == message else None

    @property
    def busy(self) -> bool:
        """Whether a redraw is on its way to Discord: it may land after an answer that was sent later."""
        return self._drawing

    def begin(self) -> bool:
        """A redraw sets out, unless an answer has made it needless."""
        self._drawing = not self._needless
        return self._drawing

    def want(self, *, below: bool = False) -> None:
        """The message ought to show the newest state. below: posted again, for it is too far up."""
        self._wanted = True
        self._below |= below
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._keep())

    def take_over(self) -> None:
        """An answer is about to show the newest state: a redraw that has not set out is needed only if that fails."""
        self._wanted = self._below
        self._needless = not self._posts

    def stop(self) -> None:
        """Abandons a redraw under way; a restart draws every table again."""
        if self._task is not None:
            self._task.cancel()

    async def _keep(self) -> None:
        pauses = list(PAUSES)
        while self._wanted:
            await Reply.those_before(GIVES_WAY)
            self._needless = not self._wanted
            self._wanted, self._posts, self._below = False, self._below, False
            if await self._drawn():
                continue
            if not pauses:
                return
            self._wanted, self._below = True, self._below or self._posts
            await asyncio.sleep(pauses.pop(0))

    async def _drawn(self) -> bool:
        """Draws; whether that was done, or will never do."""
        try:
            await self._redraw(self, self._posts)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("table not drawn", status=error.status, code=error.code)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StoreUnavailable, NoInteractionToken) as error:
            log.warning("table not drawn yet", why=repr(error))
            return False
        except Exception:  # a defect of ours: the table goes on with the next thing that happens
            log.exception("table cannot be drawn")
        finally:
            self._drawing = False
        return True
