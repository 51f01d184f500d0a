"""The features together answer every command and every action, each once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.ui.client import Tavolino
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import Command
from bot.ui.views.custom_id import MOVE_ACTIONS, Action, Surface
from renderers.pictures import Pictures
from tests.sessions.harness import Harness


@pytest.fixture
def features(harness: Harness, pictures: Pictures) -> Sequence[Feature]:
    return Tavolino(harness.sessions, pictures).features


async def test_every_action_is_answered_by_one_feature(features: Sequence[Feature]) -> None:
    answered = Counter(action for feature in features for action in feature.handlers)
    surfaces = Counter(surface for feature in features for surface in feature.surfaces)
    assert answered + Counter(MOVE_ACTIONS) == Counter(Action)
    assert surfaces == Counter(Surface)


async def test_every_command_belongs_to_one_feature(features: Sequence[Feature]) -> None:
    names = Counter(command.name for feature in features for command in feature.commands)
    assert {name for name, count in names.items() if count > 1} == set()
    assert {"play", "move", "offer", "replay", "help", "settings"} <= set(names)


async def test_whatever_can_be_typed_into_an_option_has_at_most_100_characters(features: Sequence[Feature]) -> None:
    def leaves(command: Command) -> Iterator[app_commands.Command[Any, ..., Any]]:
        if isinstance(command, app_commands.Group):
            for one in command.commands:
                yield from leaves(one)
        else:
            yield command

    found = [leaf for feature in features for command in feature.commands for leaf in leaves(command)]
    options = [option for leaf in found for option in leaf.parameters]
    typed = [one for one in options if one.type is discord.AppCommandOptionType.string and not one.choices]
    assert {one.max_value for one in typed} == {100}
    assert {one.command.name for one in typed} == {
        "analysis",
        "board",
        "create",
        "daily",
        "games",
        "leaderboard",
        "move",
        "practice",
        "replay",
        "set",
        "verify",
    }
