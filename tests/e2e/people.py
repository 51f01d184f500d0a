"""How the people in these tests play: they press the buttons that they see, or type the moves that are offered."""

import re
from typing import Any

from sandbox.client import Answer, Message, User

LEADING = ("walk", "move", "hand-walk", "hand-move")
"""The actions of buttons that lead to a move."""


def is_over(message: Message) -> bool:
    """Whether the table's message shows an ending."""
    return any(button.label == "Rematch" for button in message.buttons)


def is_lobby(message: Message | None) -> bool:
    """Whether this is the message of a lobby, so that the game has not started by itself."""
    return message is not None and any(button.custom_id.startswith("v1:start:") for button in message.buttons)


def on_turn(message: Message, players: list[User]) -> User:
    """Returns the player whom the table's message asks to move."""
    match = re.search(r"^### .*?<@(\d+)>", message.text, re.MULTILINE)
    assert match, message
    return next(player for player in players if player.id == match[1])


def newest_table(user: User, channel: str = "table-one") -> Message:
    """Returns the newest public message with a picture of a board."""
    return next(one for one in reversed(user.messages(channel)) if one.pictures and not one.ephemeral)


def steps(message: Message) -> list[str]:
    """Returns the labels of the buttons that lead to a move and can be pressed."""
    leading = [one for one in message.buttons if one.custom_id.split(":")[1] in LEADING and not one.disabled]
    return [one.label for one in leading if one.label != "Back"]


async def seat(host: User, *others: User, game: str, channel: str = "table-one", **options: Any) -> Message:
    """Opens a table, lets the others join, and starts it unless it starts by itself. Returns its message."""
    answer = await host.command(f"play {game}", channel, **options)
    for other in others:
        answer = await other.click("Join", channel=channel)
        assert answer.ok
    if is_lobby(answer.message):
        answer = await host.click("Start", channel=channel)
    return answer.shown


async def seat_both(alice: User, bruno: User, *, game: str, **options: Any) -> tuple[User, User]:
    """Seats these two; returns the player on turn and the other one."""
    player = on_turn(await seat(alice, bruno, game=game, **options), [alice, bruno])
    return player, bruno if player is alice else alice


async def behind(user: User, label: str, channel: str = "table-one", *, message: Message | None = None) -> Answer:
    """Presses a button in the panel behind `?`, or behind `⋯` if the game is over."""
    newest = [one for one in reversed(user.messages(channel)) if not one.ephemeral]
    for table in [message] if message else newest:
        if signs := {button.label for button in table.buttons} & {"?", "⋯"}:
            about = (await user.click(min(signs), channel=channel, message=table)).message
            return await user.click(label, channel=channel, message=about)
    raise AssertionError("no table tells about itself")


async def join_next(user: User, channel: str = "table-one", *, message: Message | None = None) -> Answer:
    """Asks for a seat in the next game."""
    return await behind(user, "Join the next game", channel, message=message)


async def add_computer(user: User, channel: str = "table-one", *, level: str = "fair") -> Answer:
    """Adds a computer to the lobby of a channel."""
    return await user.select("Add a computer: its level", f"Add a computer: {level}", channel=channel)


async def move_once_each(*players: User, channel: str = "table-one") -> None:
    """Makes moves until each of these players has made one, so that resigning is a loss from then on."""
    waiting = list(players)
    while waiting:
        for player in players:
            offered = await player.autocomplete("move", "words", "", channel=channel)
            if offered:
                assert (await player.command("move", channel, words=offered[0].value)).ok
                waiting = [one for one in waiting if one is not player]


async def confirmed(user: User, command: str, channel: str = "table-one") -> Answer:
    """Types a command that asks for confirmation, and presses Yes. Returns the answer to that press."""
    question = (await user.command(command, channel)).shown
    assert len(question.buttons) == 2, question
    return await user.click(question.buttons[0].label, message=question)


async def server_settings(manager: User, page: str = "Rights") -> Message:
    """Opens a page of the server settings as a user who manages the server; returns the panel."""
    panel = (await manager.command("settings server")).shown
    assert panel.ephemeral
    if page != "Rights":
        panel = (await manager.click(page, message=panel)).shown
    return panel


async def edited(user: User, *fits: str, gone: str = "", channel: str = "table-one") -> Message:
    """Returns the table's message as soon as its text contains all of `fits` and it has no button `gone`.

    A typed move is answered at once; the public message follows as fast as Discord's limit on edits lets the bot.
    """

    def as_wanted(one: Message) -> bool:
        labels = [button.label for button in one.buttons]
        return not one.ephemeral and all(part in one.text for part in fits) and (not gone or gone not in labels)

    return await user.sees(as_wanted, channel=channel)


async def can_play(user: User, channel: str = "table-one") -> str:
    """Returns the bot's answer to whether games can be played in a channel."""
    return (await user.command("help", channel, topic="channel")).text


async def begin_in_a_thread(host: User, other: User) -> str:
    """Starts a game of Tris 1 between these two in its own thread. Returns the thread's name."""
    assert (await host.command("play tris_1")).ok
    panel = (await host.click("Options")).shown
    await host.select("Where to play", "In a thread of its own", message=panel)
    await edited(other, "Played in a thread of its own")
    assert (await other.click("Join")).ok
    return f"Tris 1 · {host.name}, {other.name}"
