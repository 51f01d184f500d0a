"""Whether the exchanges of these tests are judged at all."""

import pytest

from sandbox.testing.openapi import OpenApiCheck
from tests.e2e.conftest import House


async def test_exchanges_are_judged_by_discords_own_description(house: House) -> None:
    if OpenApiCheck.from_environment() is None:
        pytest.skip("DISCORD_OPENAPI is not set: exchanges are not judged")
    assert (await house.alice.command("play tris_1")).ok
