"""Tables are named only to who may surely see where they are."""

from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.sessions.session import Place
from bot.ui.gateway.raw_interactions import MEMBER_ROLES
from bot.ui.gateway.request_limiter import background
from bot.ui.reply.visible_places import VIEW_CHANNEL, all_may_see, may_see

GUILD, HERE, ELSEWHERE, USER, ROLE, STAFF = 1, 10, 11, 100, 200, 201
PUBLIC, PRIVATE = 11, 12


class Discord:
    """Has a channel elsewhere that is hidden from some ids and shown to some, threads of one type, and roles.

    seeing: the roles that see channels unless these say otherwise.
    """

    def __init__(
        self,
        hidden_from: tuple[int, ...] = (),
        thread: int = PUBLIC,
        *,
        shown_to: tuple[int, ...] = (),
        seeing: tuple[int, ...] = (GUILD,),
    ) -> None:
        rules = [{"id": str(one), "deny": str(VIEW_CHANNEL), "allow": "0"} for one in hidden_from]
        rules += [{"id": str(one), "deny": "0", "allow": str(VIEW_CHANNEL)} for one in shown_to]
        self.channels = {ELSEWHERE: {"type": 0, "permission_overwrites": rules}, 20: {"type": thread}}
        self.seeing = seeing

    async def get_roles(self, guild: int) -> Any:
        assert guild == GUILD
        everyone = (GUILD, ROLE, STAFF)
        return [{"id": str(one), "permissions": str(VIEW_CHANNEL * (one in self.seeing))} for one in everyone]

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
        (Place(GUILD, ELSEWHERE), Discord(hidden_from=(STAFF,)), True),
        (Place(GUILD, ELSEWHERE), Discord(hidden_from=(GUILD,)), False),
        (Place(GUILD, 20, parent=ELSEWHERE), Discord(hidden_from=(ROLE,)), False),
        (Place(GUILD, 20, parent=ELSEWHERE), Discord(hidden_from=(USER,)), False),
        (Place(GUILD, ELSEWHERE), Discord(shown_to=(STAFF,), seeing=()), False),
        (Place(GUILD, ELSEWHERE), Discord(shown_to=(STAFF,), seeing=(STAFF,)), False),
        (Place(GUILD, ELSEWHERE), Discord(shown_to=(ROLE,), seeing=()), True),
        (Place(GUILD, ELSEWHERE), Discord(seeing=(ROLE,)), True),
    ],
)
async def test_a_private_thread_and_a_hidden_channel_are_not_seen(place: Place, discord: Discord, seen: bool) -> None:
    assert await may_see(discord.interaction(), place) is seen


@pytest.mark.parametrize(
    ("discord", "seen"),
    [
        (Discord(), True),
        (Discord(hidden_from=(GUILD,)), False),
        (Discord(shown_to=(STAFF,), seeing=()), False),
        (Discord(seeing=(ROLE, STAFF)), False),
        (Discord(shown_to=(GUILD,), seeing=()), True),
    ],
)
async def test_all_see_what_everyone_is_shown(discord: Discord, seen: bool) -> None:
    client = discord.interaction().client
    assert await all_may_see(client, GUILD, Place(GUILD, ELSEWHERE), HERE, background) is seen
    assert await all_may_see(client, GUILD, Place(GUILD, 20, parent=HERE), HERE, background)
