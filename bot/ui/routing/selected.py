"""The values chosen in a select, checked: a modified client can send values that were not offered."""

from collections.abc import Collection

from bot.sessions.refusals import Refusal
from bot.ui.reply.reply import Reply
from bot.ui.text.move_tree import MAX_CHOICES

MAX_DIGITS = 19
"""The number of digits of Discord's longest ids, which is also the most that the store can keep."""


def one(reply: Reply) -> str:
    """Returns the one chosen value. Refuses `unknown-button` if there is not exactly one."""
    if len(reply.input.selected) != 1:
        raise Refusal("unknown-button")
    return reply.input.selected[0]


def one_of(reply: Reply, offered: Collection[str]) -> str:
    """Returns the one chosen value. Refuses `unknown-button` unless it was offered."""
    value = one(reply)
    if value not in offered:
        raise Refusal("unknown-button")
    return value


def number(reply: Reply) -> int:
    """Returns the one chosen number. Refuses `unknown-button` for anything else."""
    return whole(one(reply))


def number_of(reply: Reply, offered: Collection[int]) -> int:
    """Returns the one chosen number. Refuses `unknown-button` unless it was offered."""
    return int(one_of(reply, [str(value) for value in offered]))


def ids(reply: Reply) -> frozenset[int]:
    """Returns the ids of the chosen users, roles or channels. Refuses `unknown-button` for one unknown to Discord."""
    chosen = frozenset(reply.input.selected)
    if len(chosen) > MAX_CHOICES or not chosen <= reply.input.resolved:
        raise Refusal("unknown-button")
    return frozenset(map(whole, chosen))


def whole(value: str) -> int:
    """Returns this text as a non-negative number, such as an id. Refuses `unknown-button` for anything else."""
    if not (value.isascii() and value.isdecimal() and len(value) <= MAX_DIGITS):
        raise Refusal("unknown-button")
    return int(value)
