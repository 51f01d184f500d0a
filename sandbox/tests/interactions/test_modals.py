"""Modals: which are refused, and how each type of input is submitted."""

import asyncio
from typing import Any

import pytest

from sandbox.client import Modal, Sandbox
from sandbox.tests.raw_bot import RawBot

Json = dict[str, Any]
MODAL, MESSAGE = 9, 4


def text(custom_id: str = "t", **more: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1} | more


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "L", "component": component} | more


def options(*values: str) -> list[Json]:
    return [{"label": value.upper(), "value": value} for value in values]


def picks(kind: int) -> Json:
    return {"type": kind, "custom_id": "p", "options": options("a", "b"), "max_values": 3}


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "T", "custom_id": "m", "components": list(components)} | more


REFUSED: list[tuple[str, Json, str, str]] = [
    ("a title over 45", modal(label(text()), title="t" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    ("no title", modal(label(text()), title=None), "title", "BASE_TYPE_REQUIRED"),
    ("a long custom_id", modal(label(text()), custom_id="i" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ("no question", modal(), "components", "BASE_TYPE_BAD_LENGTH"),
    ("six questions", modal(*(label(text(str(one))) for one in range(6))), "components", "BASE_TYPE_BAD_LENGTH"),
    ("a question twice", modal(label(text()), label(text())), "components.1.component.custom_id", "COMPONENT_CUSTOM"),
    ("a bare text input", modal(text()), "components.0", "UNION_TYPE_CHOICES"),
    ("a button", modal(label({"type": 2, "style": 1, "label": "A"})), "components.0.component", "UNION_TYPE_CHOICES"),
    ("a long label", modal(label(text(), label="l" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    ("a label's text twice", modal(label(text(label="x"))), "components.0.component.label", "TEXT_INPUT_LABEL"),
    (
        "a row's input without a label",
        modal({"type": 1, "components": [text()]}),
        "components.0.components.0.label",
        "",
    ),
    ("two inputs in a row", modal({"type": 1, "components": [text("a"), text("b")]}), "components.0.components", ""),
    ("a long placeholder", modal(label(text(placeholder="p" * 101))), "components.0.component.placeholder", ""),
    ("more to pick than there is", modal(label(picks(3))), "components.0.component.max_values", "SELECT"),
    ("more boxes than there are", modal(label(picks(22))), "components.0.component.max_values", "SELECT"),
    ("4001 characters", modal(label(text(max_length=4001))), "components.0.component.max_length", "NUMBER_TYPE_MAX"),
    (
        "bounds the wrong way round",
        modal(label(text(min_length=3, max_length=2))),
        "components.0.component.min_length",
        "TEXT_INPUT_COMPONENT_MIN_LENGTH_TOO_LARGE",
    ),
    ("a longer value than may be", modal(label(text(max_length=2, value="abc"))), "components.0.component.value", ""),
    (
        "a disabled select",
        modal(label({"type": 3, "custom_id": "s", "options": options("a"), "disabled": True})),
        "components.0.component.disabled",
        "SELECT_COMPONENT_DISABLED_IN_MODAL",
    ),
    (
        "a choice of one",
        modal(label({"type": 21, "custom_id": "r", "options": options("a")})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
]


@pytest.mark.parametrize(("form", "place", "code"), [pytest.param(*case[1:], id=case[0]) for case in REFUSED])
async def test_invalid_modals_are_refused(raw: RawBot, form: Json, place: str, code: str) -> None:
    interaction, answer = await raw.use_command()
    reply = await raw.respond(interaction, MODAL, form)
    assert reply.code == 50035
    assert reply.form_errors[f"data.{place}"].startswith(code)
    await raw.respond(interaction, MESSAGE, {"content": "x"})
    assert (await answer).modal is None


async def shown(raw: RawBot, *components: Json) -> Modal:
    interaction, answer = await raw.use_command()
    assert (await raw.respond(interaction, MODAL, modal(*components))).status == 204
    form = (await answer).modal
    assert form is not None
    return form


async def handed_in(raw: RawBot, form: Modal, **values: Any) -> list[Json]:
    alice = await raw.sandbox.user("Alice")
    submitted = asyncio.create_task(alice.submit(form, values))
    interaction = await raw.next_interaction()
    await raw.respond(interaction, MESSAGE, {"content": "thanks"})
    assert (await submitted).text == "thanks"
    components: list[Json] = interaction["data"]["components"]
    return [one.get("component") or (one.get("components") or [one])[0] for one in components]


async def test_every_type_of_input_is_submitted(raw: RawBot, sandbox: Sandbox) -> None:
    form = await shown(
        raw,
        {"type": 1, "components": [text("row", label="Row")]},
        label({"type": 3, "custom_id": "select", "options": options("a", "b"), "max_values": 2}),
        label({"type": 21, "custom_id": "radio", "options": options("a", "b")}),
        label({"type": 22, "custom_id": "boxes", "options": options("a", "b", "c")}),
        label({"type": 23, "custom_id": "box"}),
    )
    filled = await handed_in(raw, form, row="w", select=["a", "b"], radio="b", boxes=["c"], box=True)
    assert [one.get("value", one.get("values")) for one in filled] == ["w", ["a", "b"], "b", ["c"], True]


async def test_selected_users_are_resolved_and_optional_inputs_may_be_empty(raw: RawBot, sandbox: Sandbox) -> None:
    bruno = await sandbox.user("Bruno")
    form = await shown(
        raw,
        {"type": 10, "content": "Read this"},
        label({"type": 5, "custom_id": "who"}),
        label(text("note", required=False)),
        label({"type": 3, "custom_id": "any", "options": options("a"), "required": False}),
        label({"type": 21, "custom_id": "radio", "options": options("a", "b"), "required": False}),
    )
    note, who, *rest = await handed_in(raw, form, who=[bruno.id])
    assert (note["type"], who["values"]) == (10, [bruno.id])
    assert [one.get("value", one.get("values")) for one in rest] == ["", [], None]


async def test_the_client_refuses_missing_and_invalid_values(raw: RawBot, sandbox: Sandbox) -> None:
    form = await shown(
        raw,
        label(text("t", min_length=2, max_length=3)),
        label({"type": 3, "custom_id": "s", "options": options("a")}),
        label({"type": 19, "custom_id": "f", "required": False}),
    )
    alice = await sandbox.user("Alice")
    for values, reason in (
        ({"s": ["a"]}, "2 to 3"),
        ({"t": "x", "s": ["a"]}, "2 to 3"),
        ({"t": "xx"}, "Between 1 and 1"),
        ({"t": "xx", "s": ["b"]}, "not on offer"),
        ({"t": "xx", "s": ["a"]}, "no files"),
    ):
        answer = await alice.submit(form, values)
        assert answer.refused
        assert reason in answer.error
