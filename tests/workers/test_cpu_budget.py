"""The CPU time of a server: used up, filled up again, and not that of another one."""

import pytest

from bot.workers.cpu_budget import CpuBudget, Shortage


def test_a_server_waits_until_it_has_cpu_time_again() -> None:
    time = 0.0
    budget = CpuBudget(30.0, lambda: time)
    assert budget.seconds_until_some(1) == 0
    budget.charge(1, 31.0)
    assert budget.seconds_until_some(1) == pytest.approx(2, abs=0.1)
    assert budget.seconds_until_some(2) == 0
    time = 2.1
    assert budget.seconds_until_some(1) == 0


def test_no_debt_lasts_longer_than_a_minute() -> None:
    time = 0.0
    budget = CpuBudget(30.0, lambda: time)
    for _ in range(10):
        budget.charge(1, 100.0)
    assert budget.seconds_until_some(1) <= 61


def test_a_server_is_in_debt_when_it_has_used_up_half_a_minutes_time_more() -> None:
    budget = CpuBudget(30.0, lambda: 0.0)
    assert budget.shortage(1) is Shortage.NONE
    budget.charge(1, 31.0)
    assert budget.shortage(1) is Shortage.USED_UP
    budget.charge(1, 15.0)
    assert budget.shortage(1) is Shortage.DEBT
    assert budget.shortage(2) is Shortage.NONE
