"""Tables are named only to who may surely see where they are."""

from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.sessions.session import Place
from bot.ui.gateway.raw_interactions import MEMBER_ROLES
from bot.ui.reply.visible_places import VIEW_CHANNEL, may_see

GUILD, HERE, ELSEWHERE, USER, ROLE = 1, 10, 11, 100, 200
PUBLIC, PRIVATE = 11, 12


class Discord:
    """Has a channel elsewhere that is hidden from some ids, and threads of one type."""

    def __init__(self, hidden_from: tuple[int, ...] = (), thread: int = PUBLIC) -> None:
        rules = [{"id": str(one), "deny": str(VIEW_CHANNEL)} for one in hidden_from]
        self.channels = {ELSEWHERE: {"type": 0, "permission_overwrites": rules}, 20: {"type": thread}}

    async def get_channel(self, channel: int) -> Any:
        return self.channels[channel]

    def interaction(self) -> Any:
        @asynccontextmanager
        async def reserved(*_: object) -> Any:
            yield

        client = SimpleNamespace(http=self, limiter=SimpleNamespace(reserved=reserved))
        return cast(
            Any,
            SimpleNamespace(
                guild_id=GUILD,
                channel_id=HERE,
                channel=None,
                client=client,
                user=SimpleNamespace(id=USER),
                data={MEMBER_ROLES: frozenset({ROLE})},
            ),
        )


@pytest.mark.parametrize(
    ("place", "discord", "seen"),
    [
        (Place(GUILD, HERE), Discord(), True),
        (Place(GUILD, 20, parent=HERE), Discord(), True),
        (Place(GUILD, 20, parent=HERE), Discord(thread=PRIVATE), False),
        (Place(GUILD, ELSEWHERE), Discord(), True),
        (Place(GUILD, ELSEWHERE), Discord(hidden_from=(201,)), True),
        (Place(GUILD, ELSEWHERE), Discord(hidden_from=(GUILD,)), False),
        (Place(GUILD, 20, parent=ELSEWHERE), Discord(hidden_from=(ROLE,)), False),
        (Place(GUILD, 20, parent=ELSEWHERE), Discord(hidden_from=(USER,)), False),
    ],
)
async def test_a_private_thread_and_a_hidden_channel_are_not_seen(place: Place, discord: Discord, seen: bool) -> None:
    assert await may_see(discord.interaction(), place) is seen
