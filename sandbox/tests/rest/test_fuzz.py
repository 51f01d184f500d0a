"""Random JSON in requests is accepted or refused, without any other error."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from sandbox.messaging.posting import edit_message, send_message
from sandbox.protocol.encoding import dumps
from sandbox.protocol.errors import ApiError
from sandbox.tests.examples import SLOW
from sandbox.tests.json_strategies import one_place_changed
from sandbox.validation.commands import read_command
from sandbox.validation.components.modals import read_modal
from sandbox.validation.drafts import read_draft
from sandbox.validation.form import Form, FormErrors
from sandbox.world.clock import Clock
from sandbox.world.files import Upload
from sandbox.world.seed import APPLICATION
from sandbox.world.world import World, token_of

BUTTON = {"type": 2, "style": 1, "label": "A", "custom_id": "a", "emoji": {"name": "🎲"}, "disabled": False}
SELECT = {"type": 3, "custom_id": "s", "min_values": 1, "options": [{"label": "A", "value": "a", "default": True}]}
PICK = {"type": 5, "custom_id": "u", "default_values": [{"type": "user", "id": "1"}]}
PICTURE = {"media": {"url": "https://example.org/a.png"}, "description": "d", "spoiler": True}
SECTION = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 11, **PICTURE}}
CLASSIC = {
    "content": "x",
    "flags": 1 << 2,
    "embeds": [{"title": "x", "image": {"url": "https://example.org"}, "fields": [{"name": "n", "value": "v"}]}],
    "components": [
        {"type": 1, "components": [BUTTON]},
        {"type": 1, "components": [SELECT]},
        {"type": 1, "components": [PICK]},
    ],
    "attachments": [{"id": 0, "description": "d", "filename": "y.txt"}],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"]},
}
V2 = {
    "flags": 1 << 15,
    "components": [
        {"type": 17, "accent_color": 1, "components": [SECTION, {"type": 12, "items": [PICTURE]}, {"type": 14}]},
        {"type": 1, "components": [BUTTON]},
        {"type": 1, "components": [SELECT]},
        {"type": 13, "file": {"url": "attachment://x.txt"}},
    ],
    "attachments": [{"id": 0, "description": "d"}],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"]},
}
FILES = (Upload(0, "x.txt", b"x"),)
CHOICE = [{"label": "A", "value": "a"}, {"label": "B", "value": "b", "description": "d"}]
COMMAND = {
    "name": "go",
    "name_localizations": {"it": "vai"},
    "description": "Go",
    "contexts": [0],
    "integration_types": [0],
    "default_member_permissions": "8",
    "options": [
        {"type": 3, "name": "a", "description": "A", "choices": [{"name": "x", "value": "y"}], "min_length": 1},
        {"type": 4, "name": "b", "description": "B", "min_value": 1, "autocomplete": True},
        {"type": 7, "name": "c", "description": "C", "channel_types": [0]},
    ],
}
MODAL = {
    "title": "T",
    "custom_id": "m",
    "components": [
        {"type": 1, "components": [{"type": 4, "custom_id": "t", "style": 1, "label": "L", "max_length": 5}]},
        {"type": 18, "label": "L", "component": SELECT},
        {"type": 18, "label": "L", "component": {"type": 21, "custom_id": "r", "options": CHOICE}},
        {"type": 18, "label": "L", "component": {"type": 22, "custom_id": "b", "options": SELECT["options"]}},
    ],
}


@pytest.fixture(scope="module")
def world() -> World:
    return World(Clock(), token_of(APPLICATION))


FUZZ = settings(
    max_examples=3000 if SLOW else 100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)


@pytest.mark.parametrize("body", [CLASSIC, V2])
def test_the_unchanged_messages_are_valid(world: World, body: Any) -> None:
    assert read_draft(body, FILES, world, "1").files


def test_the_unchanged_commands_and_modals_are_valid() -> None:
    errors = FormErrors()
    read_command(Form(COMMAND, errors), [0])
    read_modal(Form(MODAL, errors))
    errors.raise_any()


@FUZZ
@given(body=one_place_changed(CLASSIC) | one_place_changed(V2))
def test_any_message_is_sent_and_edited_or_refused(world: World, body: Any) -> None:
    channel = next(iter(world.channels.values()))
    try:
        draft = read_draft(body, FILES, world, channel.id)
    except ApiError:
        return
    message = send_message(world, channel, world.bot, draft)
    assert dumps(message.wire).encode()
    try:
        again = read_draft(body, FILES, world, channel.id, old=message)
    except ApiError:
        return
    edit_message(world, message, again)
    assert dumps(message.wire).encode()


@FUZZ
@given(body=one_place_changed(COMMAND))
def test_any_command_is_read_or_refused(body: Any) -> None:
    errors = FormErrors()
    read_command(Form(body, errors), [0])


@FUZZ
@given(body=one_place_changed(MODAL))
def test_any_modal_is_read_or_refused(body: Any) -> None:
    errors = FormErrors()
    read_modal(Form(body, errors))
