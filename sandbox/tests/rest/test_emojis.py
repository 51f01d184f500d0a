"""The application's emoji: what is taken, what is refused, and where they may be used."""

from base64 import b64encode
from typing import Any

import pytest

from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import Api

Json = dict[str, Any]


def path(api: Api, emoji: str = "") -> str:
    return f"/applications/{api.sandbox.world.application}/emojis{emoji and f'/{emoji}'}"


def picture(side: int = 128) -> str:
    return f"data:image/png;base64,{b64encode(png(side, side)).decode()}"


async def test_one_is_created_read_renamed_and_deleted(api: Api) -> None:
    made = await api("POST", path(api), {"name": "die_x", "image": picture()})
    assert made.status == 201
    id_ = made.body["id"]
    assert (await api("GET", path(api))).body == {"items": [made.body]}
    assert (await api("PATCH", path(api, id_), {"name": "die_y"})).body["name"] == "die_y"
    assert (await api("GET", path(api, id_))).body["name"] == "die_y"
    assert (await api("DELETE", path(api, id_))).status == 204
    assert (await api("GET", path(api, id_))).code == 10014


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": "x", "image": picture()}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a b", "image": picture()}, "name", "STRING_TYPE_REGEX"),
        ({"name": "taken", "image": picture()}, "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "die"}, "image", "BASE_TYPE_REQUIRED"),
        ({"name": "die", "image": "data:image/png;base64,"}, "image", "IMAGE_INVALID"),
        ({"name": "die", "image": "die.png"}, "image", "IMAGE_INVALID"),
    ],
)
async def test_what_is_no_emoji_is_refused(api: Api, body: Json, field: str, code: str) -> None:
    assert (await api("POST", path(api), {"name": "taken", "image": picture()})).status == 201
    refused = await api("POST", path(api), body)
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.form_errors[field] == code


async def test_another_application_has_none_here(api: Api) -> None:
    assert (await api("GET", "/applications/1/emojis")).status == 403


async def test_buttons_may_have_those_that_exist_alone(api: Api) -> None:
    made = (await api("POST", path(api), {"name": "die_x", "image": picture()})).body
    channel = next(iter(api.sandbox.world.channels))

    async def sent(id_: str) -> Any:
        button = {"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": id_, "name": "die_x"}}
        return await api("POST", f"/channels/{channel}/messages", {"components": [{"type": 1, "components": [button]}]})

    assert (await sent(made["id"])).status == 200
    refused = await sent("1")
    assert refused.form_errors == {"components.0.components.0.emoji.id": "COMPONENT_INVALID_EMOJI"}
