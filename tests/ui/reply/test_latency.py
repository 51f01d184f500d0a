"""How late an interaction arrives is measured without trusting the two clocks to agree."""

import pytest
from discord.utils import DISCORD_EPOCH
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.reply.replies import WINDOW, Latency


def created_at(seconds: float) -> int:
    """Returns the id of an interaction created at that time, in seconds since the epoch."""
    return (round(seconds * 1000) - DISCORD_EPOCH) << 22 | 4711


@given(skew=st.floats(-3600, 3600))
def test_the_fastest_interaction_has_no_latency_however_far_the_clocks_differ(skew: float) -> None:
    latency, created = Latency(), created_at(1_800_000_000)
    assert latency.measure(created, 1_800_000_000.050 + skew) == 0
    assert latency.measure(created, 1_800_000_001.550 + skew) == pytest.approx(1.5)
    assert latency.measure(created, 1_800_000_000.040 + skew) == 0
    assert latency.measure(created, 1_800_000_000.050 + skew) == pytest.approx(0.01, abs=1e-5)


def test_clocks_that_drift_apart_count_as_latency_only_within_the_window() -> None:
    latency, drift = Latency(), 0.01
    created = created_at(1_800_000_000)
    last = [latency.measure(created, 1_800_000_000 + drift * number) for number in range(3 * WINDOW)][-1]
    assert last == pytest.approx(drift * (WINDOW - 1), abs=1e-4)
