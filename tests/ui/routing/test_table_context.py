"""What is told of an offer is no longer told once the offer has been answered."""

from dataclasses import dataclass, field
from typing import Any, cast

from bot.sessions.session import OfferKind
from bot.texts import Texts, texts_in
from bot.ui.panels.follow import Follow, PanelKind
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.table_messages import TableMessages
from tests.sessions.harness import ADA, BEA, CY, Harness

LAST = False
"""Whether a panel is laid out for the last time."""


@dataclass
class FakeReply:
    """A reply that keeps how what it has shown follows the table."""

    texts: Texts = field(default_factory=lambda: texts_in("en"))
    follow: Follow | None = None

    async def show_private(self, view: object, *, kind: PanelKind, follow: Follow | None) -> None:  # noqa: ARG002
        assert kind is PanelKind.NOTICE
        self.follow = follow


class FakeMessages:
    def refresh(self, *_: Any) -> None:
        """Redraws nothing."""


async def test_the_notice_of_an_offer_goes_with_the_offer(harness: Harness) -> None:
    tables = TableContext(harness.sessions, cast(TableMessages, FakeMessages()))
    session = await harness.game(ADA, BEA, CY, game="triodomino")
    offered = (await harness.sessions.offers.make(session.id, ADA.id, OfferKind.END)).session
    reply = FakeReply()
    await tables.confirm(cast(Reply, reply), offered, "end-asked")
    assert reply.follow is not None
    agreed = (await harness.sessions.offers.agree(session.id, BEA.id)).session
    assert await reply.follow.layout(agreed, LAST) is not None, "one more has to answer"
    closed = (await harness.sessions.offers.agree(session.id, CY.id)).session
    assert await reply.follow.layout(closed, LAST) is None


async def test_other_notices_follow_nothing(harness: Harness) -> None:
    tables = TableContext(harness.sessions, cast(TableMessages, FakeMessages()))
    reply = FakeReply()
    await tables.confirm(cast(Reply, reply), await harness.game(ADA, BEA, game="tris_1"), "seat-back")
    assert reply.follow is None
