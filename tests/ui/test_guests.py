"""The leave to change messages where the bot is a guest: the last one counts, for as long as Discord lets it."""

from dataclasses import dataclass
from typing import cast

import pytest

from bot.ui import guests
from bot.ui.guests import Leaves
from bot.ui.reply import Interaction


@dataclass
class Asked:
    """An interaction in a server, through somebody's own app unless the server has the bot."""

    member: bool = False
    over: bool = False
    guild_id: int = 7

    def is_guild_integration(self) -> bool:
        return self.member

    def is_expired(self) -> bool:
        return self.over


def interaction(*, member: bool = False, over: bool = False) -> Interaction:
    return cast(Interaction, Asked(member, over))


def test_the_last_leave_counts() -> None:
    leaves, first, last = Leaves(), interaction(), interaction()
    leaves.note(1, first)
    leaves.note(1, last)
    assert leaves.to_change(1) is last
    assert leaves.to_change(2) is None


def test_a_leave_whose_time_is_over_is_none() -> None:
    leaves = Leaves()
    leaves.note(1, interaction(over=True))
    assert leaves.to_change(1) is None


def test_a_member_needs_none() -> None:
    leaves = Leaves()
    leaves.note(1, interaction(member=True))
    assert leaves.to_change(1) is None


def test_those_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "KEPT", 2)
    leaves = Leaves()
    for message in (1, 2, 1, 3):
        leaves.note(message, interaction())
    assert [message for message in (1, 2, 3) if leaves.to_change(message)] == [1, 3]
