"""What an interaction has waited before the bot heard of it."""

import pytest
from discord.utils import DISCORD_EPOCH
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.reply.latency import LATELY, Latency


def asked_at(seconds: float) -> int:
    """The id of an interaction of that time, in seconds since the epoch."""
    return (round(seconds * 1000) - DISCORD_EPOCH) << 22 | 4711


@given(skew=st.floats(-3600, 3600))
def test_the_quickest_way_is_no_delay_however_far_the_clocks_are_apart(skew: float) -> None:
    delays, asked = Latency(), asked_at(1_800_000_000)
    assert delays.of(asked, 1_800_000_000.050 + skew) == 0
    assert delays.of(asked, 1_800_000_001.550 + skew) == pytest.approx(1.5)
    assert delays.of(asked, 1_800_000_000.040 + skew) == 0
    assert delays.of(asked, 1_800_000_000.050 + skew) == pytest.approx(0.01, abs=1e-5)


def test_clocks_that_drift_apart_are_no_delay_for_long() -> None:
    delays, drift = Latency(), 0.01
    last = [delays.of(asked_at(1_800_000_000), 1_800_000_000 + drift * number) for number in range(3 * LATELY)][-1]
    assert last == pytest.approx(drift * (LATELY - 1), abs=1e-4)
