"""A tournament that a test runs."""

import pytest

from tests.sessions.harness import Harness
from tests.sessions.tournaments.cup import Cup


@pytest.fixture
async def cup(harness: Harness) -> Cup:
    return Cup(harness)
