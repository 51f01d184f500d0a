"""All private panels that people still see, by person and by table."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b

from bot.sessions.notices import Notice, Notices
from bot.sessions.session import FindSession, Session
from bot.ui.gateway.interaction_token import InteractionToken
from bot.ui.gateway.webhook_pace import WebhookPace
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.panels.open_panel import OpenPanel, Owner, PanelTimes, Services
from bot.ui.views.outgoing_message import OutgoingMessage

PANELS_KEPT = 1000
"""The most panels that are remembered; beyond that, the oldest ones are no longer edited or deleted."""

EDITS_AT_ONCE = 4
"""How many edits, each with its pictures, are laid out at the same time: on a busy bot each waits for answers."""

NOTICE = "panel"
"""The kind of the notices about panels."""

CLOSED_WITHIN = 1.0
"""Seconds that the last edits may take when the bot stops."""


class OpenPanels:
    """The open panels of one client. Like their tokens, they are kept in memory only: a restart forgets them.

    Of several processes, the one that last answered in a panel keeps it up to date, by its own token. It tells the
    others, which then delete the panels that it replaces and stop editing the message that it has taken over. An edit
    already on its way may land after the answer; the table's next change corrects the panel. A process that misses the
    notice keeps editing the same panel until its own token expires.

    Args:
        notices: tell other processes which panels are shown here, and this one how tables change.
    """

    def __init__(self, find: FindSession, notices: Notices, times: PanelTimes | None = None) -> None:
        self._notices = notices
        notices.on(NOTICE, self._shown_elsewhere)
        self.pace = WebhookPace()
        """Limits edits of panels, and all other requests by interaction tokens."""
        self._services = Services(find, times or PanelTimes(), self._remove, self._run, self._background, self.pace)
        self._closing = False
        self._laying_out = asyncio.Semaphore(EDITS_AT_ONCE)
        self._answers_first: Callable[[], Awaitable[None]] | None = None
        self._deletions: set[asyncio.Task[None]] = set()
        self._panels: dict[tuple[Owner, int], OpenPanel] = {}
        """By owner and message, the most recently used last."""
        self._by_owner: defaultdict[Owner, list[OpenPanel]] = defaultdict(list)
        self._by_table: defaultdict[str, set[OpenPanel]] = defaultdict(set)

    def use_answers_first(self, answers_first: Callable[[], Awaitable[None]]) -> None:
        """Sets what waits, for a short time at most, until people are answered: edits are laid out after that."""
        self._answers_first = answers_first

    def __len__(self) -> int:
        return len(self._panels)

    def find(self, owner: Owner, message: int) -> OpenPanel | None:
        """Returns the panel in this message; None if it is unknown."""
        return self._panels.get((owner, message))

    def show(
        self,
        owner: Owner,
        message: int,
        shown: OutgoingMessage,
        token: InteractionToken,
        *,
        kind: PanelKind,
        follow: Follow | None,
    ) -> OpenPanel:
        """Notes what an answer has just shown in a new or edited private message.

        Args:
            message: its id.
            token: the answer's.
        """
        panel = self._panels.pop((owner, message), None) or self._new(owner, message)
        self._panels[owner, message] = panel
        self._unfollow(panel)
        if follow is not None:
            if follow.session not in self._by_table:
                self._notices.follow(follow.session)
            self._by_table[follow.session].add(panel)
        panel.answered(shown, token, kind, follow)
        return panel

    def replace(self, owner: Owner, shown: OpenPanel | None, pressed: OpenPanel | None) -> None:
        """Deletes the panels that an answer replaces: notices, and if it has shown a panel, all others except a hand.

        Args:
            shown: the panel that the answer has shown, if any; a hand also replaces hands.
            pressed: the panel whose component was pressed, which stays.
        """
        staying = {panel.message for panel in (shown, pressed) if panel is not None}
        self._replace(owner, staying, None if shown is None else shown.kind)
        if shown is not None:
            channel, user = owner
            self._notices.tell(
                NOTICE,
                _topic(owner),
                channel=channel,
                user=user,
                message=shown.message,
                staying=[*staying],
                shows=shown.kind.value,
            )

    def _replace(self, owner: Owner, staying: Collection[object], shown: PanelKind | None) -> None:
        for panel in tuple(self._by_owner.get(owner, ())):
            if panel.message in staying:
                continue
            if panel.kind is PanelKind.NOTICE or (shown is not None and _replaces(shown, panel.kind)):
                panel.delete()

    def _shown_elsewhere(self, notice: Notice) -> None:
        """Handles the notice that another process has shown a panel to this owner."""
        match notice:
            case {"channel": int(channel), "user": int(user), "message": int(message), "staying": [*staying]}:
                if panel := self.find((channel, user), message):
                    panel.close()
                self._replace((channel, user), staying, PanelKind(notice.get("shows")))

    def changed(self, session: Session) -> None:
        """Schedules an edit of every panel that follows this table."""
        for panel in tuple(self._by_table.get(session.id, ())):
            panel.changed(session)

    async def close(self) -> None:
        """Makes the last edit of each panel now, within CLOSED_WITHIN."""
        self._closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSED_WITHIN):
                await asyncio.gather(*[panel.finish() for panel in tuple(self._panels.values())])
                await asyncio.gather(*self._deletions)

    @asynccontextmanager
    async def _background(self) -> AsyncIterator[None]:
        """Surrounds the layout of an edit: answers go first, and at most EDITS_AT_ONCE are laid out at once."""
        async with self._laying_out:
            if self._answers_first is not None and not self._closing:
                await self._answers_first()
            yield

    def _new(self, owner: Owner, message: int) -> OpenPanel:
        if len(self._panels) >= PANELS_KEPT:
            next(iter(self._panels.values())).close()
        panel = OpenPanel(owner, message, self._services)
        if owner not in self._by_owner:
            self._notices.follow(_topic(owner))
        self._by_owner[owner].append(panel)
        return panel

    def _run(self, deletion: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(deletion)
        self._deletions.add(task)
        task.add_done_callback(self._deletions.discard)

    def _remove(self, panel: OpenPanel) -> None:
        del self._panels[panel.owner, panel.message]
        self._by_owner[panel.owner].remove(panel)
        if not self._by_owner[panel.owner]:
            del self._by_owner[panel.owner]
            self._notices.unfollow(_topic(panel.owner))
        self._unfollow(panel)

    def _unfollow(self, panel: OpenPanel) -> None:
        if panel.follow is not None:
            followers = self._by_table[panel.follow.session]
            followers.discard(panel)
            if not followers:
                del self._by_table[panel.follow.session]
                self._notices.unfollow(panel.follow.session)


def _topic(owner: Owner) -> str:
    """Returns the topic of the notices about a person's panels in a channel.

    It is a hash, since topics are stored in the database, where ids of people must be only in columns made for them.
    """
    return blake2b(repr(owner).encode(), digest_size=16).hexdigest()


def _replaces(new: PanelKind, old: PanelKind) -> bool:
    """Returns whether a new panel replaces an old one: only a hand replaces a hand."""
    return old is not PanelKind.HAND or new is PanelKind.HAND
