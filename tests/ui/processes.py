"""Notices between processes that exist in one test only."""

import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

from bot.sessions.notices import Notices
from bot.store.shared import Notice, NoticeListener


@dataclass
class NoticeBoard:
    """Passes on what each process tells to all the others, as JSON."""

    listeners: dict[str, NoticeListener] = field(default_factory=dict)

    def process(self, name: str) -> Notices:
        """Returns the notices of another process."""
        return Notices([cast(Any, SimpleNamespace(notices=_Process(name, self)))])


@dataclass
class _Process:
    name: str
    board: NoticeBoard

    def listen(self, listener: NoticeListener) -> None:
        self.board.listeners[self.name] = listener

    async def tell(self, notice: Notice) -> None:
        for name, listener in self.board.listeners.items():
            if name != self.name:
                listener(json.loads(json.dumps(notice)))
