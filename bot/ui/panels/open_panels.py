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
"""The number of panels that are edited and deleted; beyond it the oldest ones stay as they are."""

EDITS_AT_ONCE = 4
"""How many edits are laid out at the same time, each with its pictures: on a busy bot each of them waits for
answers."""

NOTICE = "panel"
"""The kind of the notices about panels."""

CLOSED_WITHIN = 1.0
"""Seconds that the last edits may take when the bot stops."""


class OpenPanels:
    """The panels of one client. They are remembered in memory, as their tokens are: a restart forgets them.

    Where several processes answer, each keeps those up to date that it has shown last, by its own token. It tells the
    others what it shows, and they delete what that replaces, and leave the message alone that it has taken over. An
    edit that is on its way then may land after it; the table's next change shows the panel as it should be. A process
    that misses the notice edits the same panel, too, until its token expires.

    Args:
        notices: by which processes tell each other what they show, and how the tables change.
    """

    def __init__(self, find: FindSession, notices: Notices, times: PanelTimes | None = None) -> None:
        self._notices = notices
        notices.on(NOTICE, self._shown_elsewhere)
        self.pace = WebhookPace()
        """How often panels are edited, and whatever else interaction tokens are used for."""
        self._services = Services(find, times or PanelTimes(), self._remove, self._run, self._background, self.pace)
        self._closing = False
        self._laying_out = asyncio.Semaphore(EDITS_AT_ONCE)
        self.answers_first: Callable[[], Awaitable[None]] | None = None
        """Waits until what people wait for is answered, for a short time at most."""
        self._deletions: set[asyncio.Task[None]] = set()
        self._panels: dict[tuple[Owner, int], OpenPanel] = {}
        """By owner and message, the one that was used last at the end."""
        self._by_owner: defaultdict[Owner, list[OpenPanel]] = defaultdict(list)
        self._by_table: defaultdict[str, set[OpenPanel]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._panels)

    def find(self, owner: Owner, message: int) -> OpenPanel | None:
        """Returns the panel in this message, if it is known."""
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
        """Notes what an answer has just shown in a private message, new or edited.

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
        """Deletes what an answer replaces: notices, and if it has shown a panel, all other panels but a hand.

        Args:
            shown: what the answer has shown in private, if anything; a hand replaces hands, too.
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
        """Another process has shown something in a private message of this owner."""
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
        """Makes the last edit of each panel now, as far as that is possible in CLOSED_WITHIN."""
        self._closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSED_WITHIN):
                await asyncio.gather(*[panel.finish() for panel in tuple(self._panels.values())])
                await asyncio.gather(*self._deletions)

    @asynccontextmanager
    async def _background(self) -> AsyncIterator[None]:
        """Surrounds the laying out of an edit: answers go first, and EDITS_AT_ONCE are laid out at the same time."""
        async with self._laying_out:
            if self.answers_first is not None and not self._closing:
                await self.answers_first()
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
    """Returns the topic of what processes tell each other about a person's panels in a channel.

    A hash, since topics are in the database, where ids of people are to be found by their columns.
    """
    return blake2b(repr(owner).encode(), digest_size=16).hexdigest()


def _replaces(new: PanelKind, old: PanelKind) -> bool:
    """Returns whether a new panel replaces an old one: a hand stays beside what is not a hand."""
    return old is not PanelKind.HAND or new is PanelKind.HAND
