"""The scheduled events of a guild: what is taken, what is refused, and how they go on by themselves."""

from typing import Any

import pytest

from sandbox.client import Sandbox
from sandbox.protocol.encoding import iso
from sandbox.tests.raw_bot import GUILDS, Api, gateway

Json = dict[str, Any]

EVENTS = 1 << 16
"""The intent of their gateway events."""


def path(api: Api, event: str = "") -> str:
    return f"/guilds/{api.sandbox.guild.id}/scheduled-events{event and f'/{event}'}"


def cup(api: Api, starts_in: float = 3600, lasts: float = 3600, **changes: Any) -> Json:
    starts_at = api.sandbox.clock.now() + starts_in
    return {
        "name": "Cup",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "#table-one"},
        "scheduled_start_time": iso(starts_at),
        "scheduled_end_time": iso(starts_at + lasts),
        **changes,
    }


def permit(api: Api, *permissions: str) -> None:
    api.sandbox.guild.role("Events", *permissions)
    api.sandbox.guild.grant("bot", "Events")


@pytest.fixture
def permitted(api: Api) -> Api:
    permit(api, "CREATE_EVENTS")
    return api


async def test_one_is_created_read_changed_and_deleted(permitted: Api) -> None:
    api = permitted
    made = await api("POST", path(api), cup(api, description="Dice"))
    assert (made.status, made.body["status"], made.body["description"]) == (200, 1, "Dice")
    id_ = made.body["id"]
    assert (await api("GET", path(api))).body == [made.body]
    changed = await api("PATCH", path(api, id_), {"name": "Other", "entity_metadata": {"location": "here"}})
    assert (changed.body["name"], changed.body["entity_metadata"]) == ("Other", {"location": "here"})
    assert (await api("GET", path(api, id_))).body == changed.body
    assert (await api("DELETE", path(api, id_))).status == 204
    assert (await api("GET", path(api, id_))).code == 10070


@pytest.mark.parametrize(
    ("changes", "field", "code"),
    [
        ({"name": ""}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 101}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"description": "x" * 1001}, "description", "BASE_TYPE_BAD_LENGTH"),
        ({"privacy_level": 1}, "privacy_level", "BASE_TYPE_CHOICES"),
        ({"entity_type": 2}, "entity_type", "BASE_TYPE_CHOICES"),
        ({"channel_id": "1"}, "channel_id", "BASE_TYPE_NULL"),
        ({"entity_metadata": None}, "entity_metadata", "BASE_TYPE_REQUIRED"),
        ({"entity_metadata": {"location": "x" * 101}}, "entity_metadata.location", "BASE_TYPE_BAD_LENGTH"),
        ({"scheduled_end_time": None}, "scheduled_end_time", "BASE_TYPE_REQUIRED"),
        ({"scheduled_start_time": "soon"}, "scheduled_start_time", "DATE_TIME_TYPE_PARSE"),
        ({"starts_in": -60}, "scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"),
        ({"starts_in": 6 * 366 * 86_400}, "scheduled_start_time", "GUILD_SCHEDULED_EVENT_TOO_FAR"),
        ({"lasts": 0}, "scheduled_end_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST"),
    ],
)
async def test_what_is_no_event_is_refused(permitted: Api, changes: Json, field: str, code: str) -> None:
    refused = await permitted("POST", path(permitted), cup(permitted, **changes))
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.form_errors[field] == code


async def test_without_the_permission_none_is_created_or_changed(api: Api) -> None:
    assert (await api("POST", path(api), cup(api))).code == 50013
    permit(api, "CREATE_EVENTS")
    id_ = (await api("POST", path(api), cup(api))).body["id"]
    permit(api)
    assert (await api("PATCH", path(api, id_), {"name": "Other"})).code == 50013
    assert (await api("DELETE", path(api, id_))).code == 50013


async def test_a_guild_has_a_hundred_at_most(permitted: Api) -> None:
    made = (await permitted("POST", path(permitted), cup(permitted))).body["id"]
    (event,) = permitted.sandbox.world.guild.events.values()
    permitted.sandbox.world.guild.events.update({str(number): event for number in range(99)})
    assert (await permitted("POST", path(permitted), cup(permitted))).code == 30038
    permitted.sandbox.clock.advance(5)
    assert (await permitted("PATCH", path(permitted, made), {"status": 4})).status == 200


async def test_a_status_follows_another_in_one_direction(permitted: Api) -> None:
    api = permitted
    begun, gone = [(await api("POST", path(api), cup(api))).body["id"] for _ in range(2)]
    refused = await api("PATCH", path(api, begun), {"status": 3})
    assert refused.form_errors == {"status": "BASE_TYPE_CHOICES"}
    assert (await api("PATCH", path(api, gone), {"status": 4})).body["status"] == 4
    assert (await api("PATCH", path(api, gone), {"name": "Late"})).code == 180000
    api.sandbox.clock.advance(5)
    assert (await api("PATCH", path(api, begun), {"status": 2})).body["status"] == 2
    assert (await api("PATCH", path(api, begun), {"status": 2})).form_errors == {"status": "BASE_TYPE_CHOICES"}
    assert (await api("PATCH", path(api, begun), {"status": 3})).body["status"] == 3
    assert (await api("GET", path(api))).body == []


async def test_they_begin_and_end_by_their_times_and_the_gateway_says_so(permitted: Api, sandbox: Sandbox) -> None:
    async with gateway(sandbox) as deaf, gateway(sandbox) as listening:
        await deaf.identify(sandbox.token, GUILDS)
        await listening.identify(sandbox.token, GUILDS | EVENTS)
        made = (await permitted("POST", path(permitted), cup(permitted))).body
        assert await listening.event("GUILD_SCHEDULED_EVENT_CREATE") == made
        for status in (2, 3):
            sandbox.clock.advance(3601)
            assert (await listening.event("GUILD_SCHEDULED_EVENT_UPDATE"))["status"] == status
        second = (await permitted("POST", path(permitted), cup(permitted))).body
        await permitted("DELETE", path(permitted, second["id"]))
        assert (await listening.event("GUILD_SCHEDULED_EVENT_DELETE"))["id"] == second["id"]
        third = (await permitted("POST", path(permitted), cup(permitted))).body
        async with gateway(sandbox) as late:
            await late.identify(sandbox.token, GUILDS)
            assert (await late.event("GUILD_CREATE"))["guild_scheduled_events"] == [third]
        sandbox.guild.set_locale("de")
        assert await deaf.event("GUILD_CREATE")
        assert (await deaf.receive())["t"] == "GUILD_UPDATE"
