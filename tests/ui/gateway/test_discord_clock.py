"""Discord's time, by the dates of its answers."""

import random
from email.utils import formatdate

import discord
import pytest

from bot.ui.gateway.uplink import DiscordClock

BEGUN = 1_800_000_000.0
"""Unix time at which these processes have started; their monotonic clocks begin with a thousand seconds."""


def created_at(seconds: float) -> int:
    """Returns the id of an interaction of this Unix time."""
    return (round(seconds * 1000) - discord.utils.DISCORD_EPOCH) << 22


def exchanged(clock: DiscordClock, at: float, each_way: float) -> None:
    """Notes the answer to a request that is sent `at` seconds after the start."""
    clock.answered(formatdate(BEGUN + at + each_way, usegmt=True), 1000 + at, 1000 + at + 2 * each_way)


def test_nothing_is_late_before_discord_has_told_its_time() -> None:
    assert DiscordClock().latency(created_at(BEGUN), 5_000.0) == 0
    assert DiscordClock().error == 0


@pytest.mark.parametrize("each_way", [0.02, 0.1, 0.5])
def test_the_latency_is_absolute_on_a_line_on_which_no_interaction_is_fast(each_way: float) -> None:
    clock, dice = DiscordClock(), random.Random("dates")
    for _ in range(100):
        exchanged(clock, dice.uniform(0, 60), each_way)
    late = clock.latency(created_at(BEGUN + 70), 1070 + each_way)
    assert clock.error < each_way + 0.03
    assert late == pytest.approx(each_way, abs=0.03)


def test_a_first_date_tells_the_time_to_about_half_a_second() -> None:
    clock = DiscordClock()
    exchanged(clock, 0.3, 0.05)
    assert clock.error == pytest.approx(0.55)
    assert abs(clock.latency(created_at(BEGUN + 10), 1012) - 2) <= clock.error + 0.001


def test_a_clock_that_was_set_counts_from_the_next_date() -> None:
    clock = DiscordClock()
    exchanged(clock, 0.0, 0.05)
    clock.answered(formatdate(BEGUN + 3600, usegmt=True), 1001.0, 1001.1)
    assert clock.latency(created_at(BEGUN + 3600), 1002.0) == pytest.approx(1.0, abs=0.6)


def test_a_date_that_cannot_be_read_counts_for_nothing() -> None:
    clock = DiscordClock()
    clock.answered("yesterday", 1.0, 2.0)
    assert clock.error == 0
