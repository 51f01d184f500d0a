"""What was picked in a select. It is read as a wish of a stranger: what cannot have been on offer is refused."""

from collections.abc import Collection

from bot.sessions.refusals import Refusal
from bot.ui.reply.reply import Reply

MOST = 25
"""What one select can give."""

LONGEST = 19
"""Digits of a number that the store can keep; a snowflake of Discord's has no more."""


def one(reply: Reply) -> str:
    """The one line that was picked. Refuses `unknown-button` where it is not one."""
    if len(reply.selected) != 1:
        raise Refusal("unknown-button")
    return reply.selected[0]


def one_of(reply: Reply, offered: Collection[str]) -> str:
    """The one line that was picked, if it was on offer."""
    line = one(reply)
    if line not in offered:
        raise Refusal("unknown-button")
    return line


def number(reply: Reply) -> int:
    """The number that was picked."""
    return _whole(one(reply))


def number_of(reply: Reply, offered: Collection[int]) -> int:
    """The number that was picked, if it was on offer."""
    return int(one_of(reply, [str(value) for value in offered]))


def ids(reply: Reply) -> frozenset[int]:
    """The users, roles or channels that were picked, all known to Discord; none, where all were taken out."""
    picked = frozenset(reply.selected)
    if len(picked) > MOST or not picked <= reply.resolved:
        raise Refusal("unknown-button")
    return frozenset(map(_whole, picked))


def _whole(line: str) -> int:
    if not (line.isascii() and line.isdecimal() and len(line) <= LONGEST):
        raise Refusal("unknown-button")
    return int(line)
