"""Components of messages, and which are refused."""

from collections.abc import Callable
from typing import Any

import pytest

from sandbox.tests.pictures import png
from sandbox.tests.raw_bot import Api

Json = dict[str, Any]
V2 = 1 << 15


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "A", "custom_id": custom_id} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(*values: str, **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(url: str = "attachment://a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more]}


def container(*components: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(components)} | more


REFUSED: list[tuple[str, list[Json], str, str]] = [
    ("26 options", [row(select(*map(str, range(26))))], "0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    ("no options", [row(select())], "0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "a value twice",
        [row(select("x", "x"))],
        "0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "a long option label",
        [row(select("x", options=[{"label": "l" * 101, "value": "x"}]))],
        "0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a long option description",
        [row(select("x", options=[{"label": "l", "value": "x", "description": "d" * 101}]))],
        "0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "more chosen than may be",
        [row(select(options=[{"label": "l", "value": str(one), "default": True} for one in range(2)]))],
        "0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    ("more wanted than may be", [row(select("x", min_values=2))], "0.components.0.min_values", "SELECT_COMPONENT_MIN"),
    ("a long placeholder", [row(select("x", placeholder="p" * 151))], "0.components.0.placeholder", "BASE_TYPE_MAX"),
    ("custom_id over 100", [row(button("i" * 101))], "0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    ("an empty custom_id", [row(button(""))], "0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    ("no custom_id", [row({"type": 2, "style": 1, "label": "A"})], "0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    (
        "custom_id twice",
        [row(button("a")), row(button("a"))],
        "1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("id twice", [row(button("a", id=7)), row(button("b", id=7))], "1.components.0.id", "COMPONENT_ID_DUPLICATED"),
    ("label over 80", [row(button(label="l" * 81))], "0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    ("neither label nor emoji", [row(button(label=None))], "0.components.0", "BUTTON_COMPONENT_LABEL_REQUIRED"),
    ("no emoji", [row(button(emoji={"name": "●"}))], "0.components.0.emoji.name", "COMPONENT_INVALID_EMOJI"),
    ("an unknown style", [row(button(style=7))], "0.components.0.style", "BASE_TYPE_CHOICES"),
    ("something to buy", [row({"type": 2, "style": 6, "sku_id": "1"})], "0.components.0.sku_id", "BUTTON_COMPONENT"),
    ("a link to nothing", [row({"type": 2, "style": 5, "label": "A"})], "0.components.0.url", "BASE_TYPE_REQUIRED"),
    (
        "a link with a custom_id",
        [row(button(style=5, url="https://example.org"))],
        "0.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_NOT_ALLOWED",
    ),
    (
        "a link to a file",
        [row({"type": 2, "style": 5, "label": "A", "url": "file:///x"})],
        "0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("a button with a url", [row(button(url="https://example.org"))], "0.components.0.url", "BUTTON_COMPONENT_URL"),
    ("6 buttons", [row(*(button(str(one)) for one in range(6)))], "0.components", "BASE_TYPE_BAD_LENGTH"),
    ("an empty row", [row()], "0.components", "BASE_TYPE_BAD_LENGTH"),
    ("more to pick than there is", [row(select("x", max_values=2))], "0.components.0.max_values", "SELECT_COMPONENT"),
    ("a select beside a button", [row(button(), select("x"))], "0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("two selects", [row(select("x"), select("x", custom_id="t"))], "0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("a button outside a row", [button()], "0", "UNION_TYPE_CHOICES"),
    ("a row in a row", [row(row(button()))], "0.components.0", "UNION_TYPE_CHOICES"),
    ("no dictionary", ["row"], "0", "UNION_TYPE_CHOICES"),  # type: ignore[list-item] # that's the point
]

REFUSED_IN_V2: list[tuple[str, list[Json], str, str]] = [
    ("41 components", [text("x")] * 41, "", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    (
        "41 nested components",
        [container(*[text("x")] * 20), container(*[text("x")] * 19)],
        "",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    ("4001 characters in all", [text("x" * 4000), text("y")], "", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    ("an empty text", [text("")], "0.content", "BASE_TYPE_BAD_LENGTH"),
    ("a container in a container", [container(container(text("x")))], "0.components.0", "UNION_TYPE_CHOICES"),
    ("an empty container", [container()], "0.components", "BASE_TYPE_BAD_LENGTH"),
    ("a colour out of bounds", [container(text("x"), accent_color=1 << 24)], "0.accent_color", "NUMBER_TYPE_MAX"),
    ("alt text over 1024", [gallery(description="d" * 1025)], "0.items.0.description", "BASE_TYPE_BAD_LENGTH"),
    ("empty alt text", [gallery(description="")], "0.items.0.description", "BASE_TYPE_BAD_LENGTH"),
    ("11 pictures", [{"type": 12, "items": gallery()["items"] * 11}], "0.items", "BASE_TYPE_BAD_LENGTH"),
    ("a picture not sent", [gallery("attachment://b.png")], "0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED"),
    ("a picture of no scheme", [gallery("a.png")], "0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    (
        "a file from the web",
        [{"type": 13, "file": {"url": "https://example.org/a"}}],
        "0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("a section without an accessory", [{"type": 9, "components": [text("x")]}], "0.accessory", "BASE_TYPE_REQUIRED"),
    (
        "a section with a select",
        [{"type": 9, "components": [text("x")], "accessory": select("x")}],
        "0.accessory",
        "UNION_TYPE_CHOICES",
    ),
    ("four texts in a section", [{"type": 9, "components": [text("x")] * 4}], "0.components", "BASE_TYPE_BAD_LENGTH"),
    ("a separator of no size", [{"type": 14, "spacing": 3}], "0.spacing", "BASE_TYPE_CHOICES"),
]


def _case(refused: tuple[str, list[Json], str, str]) -> Any:
    return pytest.param(*refused[1:], id=refused[0])


@pytest.mark.parametrize(("components", "place", "code"), list(map(_case, REFUSED)))
async def test_invalid_components_are_refused(api: Api, components: list[Json], place: str, code: str) -> None:
    reply = await api.post({"content": "x", "components": components})
    assert (reply.status, reply.code) == (400, 50035)
    path = f"components.{place}" if place else "components"
    assert reply.form_errors[path].startswith(code)


@pytest.mark.parametrize(("components", "place", "code"), list(map(_case, REFUSED_IN_V2)))
async def test_invalid_v2_components_are_refused(api: Api, components: list[Json], place: str, code: str) -> None:
    reply = await api.post({"flags": V2, "components": components}, a_png=png())
    assert (reply.status, reply.code) == (400, 50035)
    path = f"components.{place}" if place else "components"
    assert reply.form_errors[path].startswith(code)


async def test_v2_components_need_the_flag(api: Api) -> None:
    reply = await api.post({"components": [container(text("x"))]})
    assert reply.form_errors == {"components.0": "UNION_TYPE_CHOICES"}


async def test_a_message_has_at_most_five_rows(api: Api) -> None:
    reply = await api.post({"content": "x", "components": [row(button(str(one))) for one in range(6)]})
    assert reply.form_errors == {"components": "BASE_TYPE_MAX_LENGTH"}


@pytest.mark.parametrize(
    ("make", "field"),
    [(lambda: {"content": "x"}, "content"), (lambda: {"embeds": [{"title": "x"}]}, "embeds")],
    ids=["content", "embeds"],
)
async def test_v2_messages_have_no_content_and_no_embeds(api: Api, make: Callable[[], Json], field: str) -> None:
    reply = await api.post({"flags": V2, "components": [text("x")], **make()})
    assert reply.form_errors == {field: "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}


async def test_a_file_that_a_component_shows_is_not_among_the_attachments_but_in_its_media(api: Api) -> None:
    shown = await api.post({"flags": V2, "components": [container(gallery(description="A"))]}, a_png=png(3, 2))
    assert (shown.status, shown.body["attachments"]) == (200, [])
    media = shown.body["components"][0]["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (3, 2, "image/png")
    assert media["url"].endswith(f"/{media['attachment_id']}/a.png")
    assert media["proxy_url"] == media["url"]


async def test_a_file_that_no_component_of_a_v2_message_shows_is_accepted_and_seen_nowhere(api: Api) -> None:
    hidden = await api.post({"flags": V2, "components": [text("x")]}, a_png=png())
    assert (hidden.status, [one["filename"] for one in hidden.body["attachments"]]) == (200, ["a.png"])
    alice = await api.sandbox.user("Alice")
    assert (await alice.sees(lambda message: message.id == hidden.body["id"])).pictures == []


async def test_components_without_an_id_are_numbered_in_reading_order(api: Api) -> None:
    section = {"type": 9, "components": [text("x")], "accessory": button("b")}
    reply = await api.post({"flags": V2, "components": [container(row(button("a", id=2)), section), {"type": 14}]})
    outer, separator = reply.body["components"]
    inner, beside = outer["components"]
    ids = [outer["id"], inner["id"], inner["components"][0]["id"], beside["id"], beside["components"][0]["id"]]
    assert [*ids, beside["accessory"]["id"], separator["id"]] == [1, 3, 2, 4, 5, 6, 7]


async def test_a_message_with_components_of_all_types_is_accepted(api: Api) -> None:
    thumbnail = {"type": 11, "media": {"url": "attachment://a.png"}, "description": "d"}
    components = [
        container(
            {"type": 9, "components": [text("x")], "accessory": thumbnail},
            {"type": 13, "file": {"url": "attachment://b.txt"}},
            gallery("https://example.org/x.png"),
            {"type": 14, "spacing": 2, "divider": False},
            row(button("a", emoji={"name": "🎲"}, disabled=True), button("b", label=None, emoji={"name": "1️⃣"})),
            row(select("x", "y", min_values=0, max_values=2)),
            row({"type": 5, "custom_id": "u", "default_values": [{"type": "user", "id": "1"}]}),
            row({"type": 8, "custom_id": "c", "channel_types": [0]}),
            accent_color=0xFF,
            spoiler=True,
        )
    ]
    reply = await api.post({"flags": V2, "components": components}, a_png=png(), b_txt=b"hello")
    assert reply.status == 200
    kinds = [one["type"] for one in reply.body["components"][0]["components"]]
    assert kinds == [9, 13, 12, 14, 1, 1, 1, 1]
    assert reply.body["components"][0]["components"][1]["size"] == 5
