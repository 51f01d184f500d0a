"""Cut connections, limits and errors of Discord, while users press: every promise is kept, and each game goes on.

`DISTURBANCES=300` for that many. A cut websocket is resumed, or a new session is begun; requests are answered with 429,
500 or late. Presses that come while the websocket is cut are answered when it is there again. That broken promises are
found is shown by the negative control of the kills.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from sandbox.gateway.gateway import Gateway
from sandbox.gateway.session import Session
from tests.e2e.records import faults, sessions_in
from tests.seed import SEED
from tests.torture import quick_reconnects
from tests.torture.attack import Attack
from tests.torture.figures import Figures, count, negative_control

CUTS = count("DISTURBANCES", 2)
FAILURES = count("DISTURBANCES", 2)
CONTROLS = 10
"""Disturbances within which a broken bot has to be noticed."""
LONGEST = 0.5
"""Seconds that users go on pressing while something is disturbed."""
BACK_WITHIN = 20.0
"""Seconds in which the bot is connected again."""

Disturbance: TypeAlias = Callable[[Attack], object]

CALLBACK, WEBHOOK = "/interactions/*/*/callback", "/webhooks/*"

CUT: tuple[Disturbance, ...] = (
    lambda attack: attack.discord.gateway.drop(4000),
    lambda attack: attack.discord.gateway.reconnect(),
    lambda attack: attack.discord.gateway.drop(1001),
    lambda attack: attack.discord.gateway.drop(4009),
    lambda attack: attack.discord.gateway.invalidate(),
)
"""Ways to lose a websocket, of which the first two leave a session that can be resumed."""
RESUMABLE = CUT[:2]

FAIL: tuple[Disturbance, ...] = (
    lambda attack: attack.discord.inject_fault("POST", CALLBACK, status=429, retry_after=0.3, times=8),
    lambda attack: attack.discord.inject_fault("POST", CALLBACK, status=500, times=8),
    lambda attack: attack.discord.inject_fault("POST", CALLBACK, delay=0.5, times=8),
    lambda attack: attack.discord.inject_fault("PATCH", "/channels/*/messages/*", status=429, retry_after=0.5, times=8),
    lambda attack: attack.discord.inject_fault("PATCH", "/channels/*/messages/*", status=500, times=8),
    lambda attack: attack.discord.inject_fault("PATCH", WEBHOOK, status=500, times=8),
    lambda attack: attack.discord.inject_fault("*", "*", status=502, times=12),
    lambda attack: attack.discord.inject_fault("POST", "/channels/*/messages", status=503, times=8),
)


async def disturbed(attack: Attack, disturbance: Disturbance, dice: Random) -> list[str]:
    """Disturbs the bot while users press; returns the promises that it has not kept."""
    async with attack.pressing(to_the_end=True):
        disturbance(attack)
        await asyncio.sleep(dice.random() * LONGEST)
    await attack.discord.bot_ready(BACK_WITHIN)
    attack.figures.add("disturbances")
    return attack.broken()


async def attacked(path: Path, disturbances: tuple[Disturbance, ...], times: int, figures: Figures) -> Attack:
    """Disturbs a bot in each of these ways in turn; returns the attack when it is over."""
    dice = Random(SEED)
    async with Attack(path, dice, figures, CHANGES=quick_reconnects.__name__) as attack:
        for number in range(times):
            assert await disturbed(attack, disturbances[number % len(disturbances)], dice) == []
            await attack.go_on()
            attack.discord.app.rest.faults.clear()
        assert await attack.bot.stop() == 0
    sessions = await sessions_in(path)
    assert [fault for session in sessions for fault in faults(session)] == []
    figures.add("moves", sum(session.ply for session in sessions))
    figures.add("promises", attack.witness.promises)
    figures.add("presses without an answer", len(attack.crowd.unanswered))
    figures.report()
    return attack


async def test_a_cut_websocket_loses_no_press_and_no_promise(tmp_path: Path) -> None:
    attack = await attacked(tmp_path / "tavolino.db", RESUMABLE, CUTS, Figures("websockets cut and resumed"))
    assert attack.crowd.unanswered == []
    assert "Traceback" not in attack.bot.log


async def test_a_lost_gateway_session_breaks_no_promise(tmp_path: Path) -> None:
    attack = await attacked(tmp_path / "tavolino.db", CUT[2:], CUTS, Figures("gateway sessions lost"))
    assert "Traceback" not in attack.bot.log


async def test_errors_and_limits_of_the_api_break_no_promise(tmp_path: Path) -> None:
    await attacked(tmp_path / "tavolino.db", FAIL, FAILURES, Figures("429s, 500s and delays"))


@negative_control
async def test_a_gateway_that_forgets_what_was_missed_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Negative control: presses that come while the websocket is cut have no answer."""
    resume = Gateway.resume

    def forgetful(gateway: Gateway, session: Session, sequence: int) -> None:
        resume(gateway, session, session.sequence)

    monkeypatch.setattr(Gateway, "resume", forgetful)
    dice = Random(SEED)
    async with Attack(tmp_path / "tavolino.db", dice, Figures("control"), CHANGES=quick_reconnects.__name__) as attack:
        for _ in range(CONTROLS):
            async with attack.pressing(to_the_end=True):
                RESUMABLE[0](attack)
                await attack.discord.bot_ready(BACK_WITHIN)
            if attack.crowd.unanswered:
                return
    raise AssertionError("every press was answered")
