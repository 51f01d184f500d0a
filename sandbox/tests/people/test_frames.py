"""Random frames of users are carried out or refused, and the bot receives only values of Discord's types."""

import asyncio
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.app import App
from sandbox.interactions.events import InteractionCreated
from sandbox.interactions.interaction import Interaction
from sandbox.messaging.posting import send_message
from sandbox.people.frames import Frame
from sandbox.protocol.errors import NotPossible
from sandbox.tests.examples import SLOW
from sandbox.tests.json_strategies import JSON, one_place_changed
from sandbox.validation.drafts import read_draft
from sandbox.world.clock import Clock
from sandbox.world.events import Event
from sandbox.world.seed import APPLICATION
from sandbox.world.world import World, token_of

OPTIONS = [
    {"type": 3, "name": "words", "description": "W", "autocomplete": True},
    {"type": 4, "name": "whole", "description": "I"},
    {"type": 10, "name": "number", "description": "N"},
    {"type": 5, "name": "truth", "description": "T"},
    {"type": 6, "name": "who", "description": "U"},
]
COMMAND = {"name": "go", "description": "Go", "options": OPTIONS}
BUTTON = {"type": 2, "style": 1, "label": "A", "custom_id": "a"}
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]}
ROWS = [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}]
VALUES = {"words": "x", "whole": 1, "number": 1.5, "truth": True}


def frames(world: World, message: str) -> list[dict[str, Any]]:
    """Returns a valid frame of each kind."""
    here = {"nonce": "n", "channel": next(iter(world.channels))}
    return [
        here | {"do": "say", "content": "x"},
        here | {"do": "command", "name": "go", "options": VALUES | {"who": world.guild.people[0].id}},
        here | {"do": "autocomplete", "name": "go", "options": VALUES, "focused": "words"},
        here | {"do": "press", "message": message, "custom_id": "a"},
        here | {"do": "press", "message": message, "custom_id": "s", "values": ["a"]},
        here | {"do": "press", "message": message, "custom_id": "z", "values": ["a"], "forge": True},
        here | {"do": "submit", "interaction": "1", "values": {"a": "x"}},
        here | {"do": "dismiss", "message": message},
        here | {"do": "locale", "locale": "it"},
        here | {"do": "open_dm"},
    ]


def has_valid_values(interaction: Interaction) -> bool:
    """Whether values have Discord's types."""
    values = interaction.data.get("values", [])
    options = interaction.data.get("options", [])
    valid = all(isinstance(one["value"], str | int | float) for one in options)
    return valid and isinstance(values, list) and all(isinstance(value, str) for value in values)


async def carry_out(verb: Any, changed: Any) -> None:
    clock = Clock()
    app = App(World(clock, token_of(APPLICATION)))
    interactions: list[Interaction] = []

    def collect(event: Event) -> None:
        if isinstance(event, InteractionCreated):
            interactions.append(event.interaction)

    app.world.listeners.append(collect)
    app.services.commands.overwrite(None, [COMMAND])
    channel = next(iter(app.world.channels.values()))
    message = send_message(
        app.world, channel, app.world.bot, read_draft({"components": ROWS}, (), app.world, channel.id)
    )
    valid = frames(app.world, message.id)[verb]
    for frame in (valid, valid | changed):
        try:
            app.people.requests.do(app.world.guild.people[0], Frame(json.dumps(frame)))
        except NotPossible:
            assert frame is not valid or frame["do"] in ("submit", "dismiss")
    assert all(has_valid_values(one) for one in interactions)
    clock.stop()


FIELDS = ("do", "channel", "content", "name", "options", "focused", "message", "custom_id", "values", "forge", "locale")


@settings(max_examples=4000 if SLOW else 50, deadline=None)
@given(
    verb=st.integers(0, 9),
    changed=st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=2)
    | one_place_changed({"options": VALUES | {"who": "1"}})
    | one_place_changed({"values": ["a", "b"]}),
)
def test_any_frame_is_carried_out_or_refused(verb: int, changed: dict[str, Any]) -> None:
    asyncio.run(carry_out(verb, changed))
