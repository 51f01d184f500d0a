"""The features together answer every command and every action, each once."""

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.ui.client import Tavolino
from bot.ui.routing.feature import Feature
from bot.ui.views.custom_id import Action
from renderers.pictures import Pictures
from tests.sessions.harness import Harness


@pytest.fixture
def features(harness: Harness, pictures: Pictures) -> Sequence[Feature]:
    return Tavolino(harness.sessions, pictures).features


async def test_every_action_is_answered_by_one_feature(features: Sequence[Feature]) -> None:
    answered = Counter(action for feature in features for action in feature.handlers)
    assert answered == Counter(Action)


async def test_every_command_belongs_to_one_feature(features: Sequence[Feature]) -> None:
    names = Counter(command.name for feature in features for command in feature.commands)
    assert {name for name, count in names.items() if count > 1} == set()
    assert {"play", "move", "draw", "replay", "help", "settings"} <= set(names)
