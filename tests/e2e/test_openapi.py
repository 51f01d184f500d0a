"""The exchanges of these tests are checked at all."""

import pytest

from tests.e2e.conftest import Harness


async def test_exchanges_are_checked_against_discords_own_description(harness: Harness) -> None:
    check = harness.running.check
    if check is None:
        pytest.skip("DISCORD_OPENAPI is not set: exchanges are not checked")
    before = check.checked
    assert (await harness.alice.command("play tris_1")).ok
    assert check.checked > before
