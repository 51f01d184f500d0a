"""How the people in these tests play: by pressing what is there, or by typing what is offered."""

import re
from typing import Any

from sandbox.client import Message, User

OVER = re.compile(r"\b(wins|A draw)\b")


def is_over(message: Message) -> bool:
    """Whether the table's message tells an ending, in English."""
    return OVER.search(message.text) is not None


def on_turn(message: Message, players: list[User]) -> User:
    """Whom the table's message calls to move."""
    match = re.search(r"<@(\d+)> to move", message.text)
    assert match, message
    return next(player for player in players if player.id == match[1])


def newest_table(user: User, channel: str = "table-one") -> Message:
    """The newest message with a picture of a board that all can see."""
    return next(one for one in reversed(user.messages(channel)) if one.pictures and not one.ephemeral)


def steps(message: Message) -> list[str]:
    """The labels of the buttons that lead to a move."""
    leading = [one for one in message.buttons if one.custom_id.split(":")[1] in ("walk", "move")]
    return [one.label for one in leading if one.label != "Back"]


async def seat(host: User, *others: User, game: str, channel: str = "table-one", **options: Any) -> Message:
    """Opens a table, lets the others join and starts it. Returns its message."""
    assert (await host.command(f"play {game}", channel, **options)).ok
    for other in others:
        assert (await other.click("Join", channel=channel)).ok
    answer = await host.click("Start", channel=channel)
    assert answer.ok
    assert answer.message is not None
    return answer.message
