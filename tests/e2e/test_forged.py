"""Presses that no button of ours could have made: they change nothing that others see, and tell nothing of a hand."""

import re

import pytest

from bot.ui.views.custom_id import Action, Press
from sandbox.client import Message, User
from sandbox.world.events import Event, MessageCreated, MessageUpdated
from tests.e2e.conftest import House
from tests.e2e.people import newest_table, on_turn, seat

EVIL = "free nitro [here](https://evil.example)"

ON_TABLE = (
    Action.JOIN,
    Action.LEAVE,
    Action.START,
    Action.ADD_COMPUTER,
    Action.REMOVE_COMPUTER,
    Action.CHOOSE_WORD,
    Action.PAGE,
    Action.MOVE,
    Action.SELECT_WORDS,
    Action.AGREE,
    Action.DECLINE,
    Action.CLAIM,
    Action.WAIT,
    Action.REMATCH,
)
"""What is answered with the table's message."""


def table_of(message: Message) -> tuple[str, int]:
    """The session that a message's components name, and its ply."""
    presses = [press for one in message.components if (press := Press.parse(one.get("custom_id", "")))]
    session = next(press.session for press in presses if press.session)
    return session, max(press.ply for press in presses)


def shown(message: Message) -> tuple[str, str, tuple[str, ...]]:
    """What people see of a message, but for its pixels and for who would like to play next."""
    text = re.sub(r"\n?-# Up for the next game:.*", "", message.text)
    return text, message.alt, tuple(one.label for one in message.buttons)


class Everything:
    """All that everybody has seen from now on, each version of each message."""

    def __init__(self, house: House) -> None:
        self._shelf = house.discord.world.files
        self.versions: list[Message] = []
        house.discord.world.listeners.append(self._hear)

    def _hear(self, table_event: Event) -> None:
        if isinstance(table_event, MessageCreated | MessageUpdated):
            seen = Message(dict(table_event.message.wire), self._shelf)
            if not seen.ephemeral:
                self.versions.append(seen)


async def press_all(presser: User, message: Message, session: str, ply: int) -> None:
    """Presses everything there is on a message, as a button and as a select, with words and without."""
    for action in Action:
        if action is Action.CONFIRM_RESIGN and presser.name != "Claire":
            continue  # a player may: the game is theirs to give up
        for words in ("", EVIL):
            forged = Press(action, session, ply, words).custom_id
            assert not (await presser.click(custom_id=forged, message=message)).refused
            assert not (await presser.select("", EVIL, message=message, custom_id=forged)).refused


@pytest.mark.parametrize("role", ["on turn", "other player", "stranger"])
async def test_no_press_makes_the_public_message_anything_else(house: House, role: str) -> None:
    players = [house.alice, house.bruno]
    table = await seat(*players, game="tripple_domino")
    mover = on_turn(table, players)
    other = next(one for one in players if one is not mover)
    presser = {"on turn": mover, "other player": other, "stranger": house.claire}[role]
    everything = Everything(house)
    session, _ = table_of(table)
    await press_all(presser, table, session, 0)
    assert (await house.claire.command("table")).ok
    fresh = newest_table(house.claire)
    assert fresh.id != table.id
    assert shown(fresh) == shown(table)
    for version in everything.versions:
        assert shown(version) == shown(table) or not version.buttons, version
        assert "Your hand" not in version.alt
    for watcher in (house.alice, house.bruno, house.claire):
        assert watcher is presser or not watcher.ephemerals()
    assert presser is not house.claire or not any("Your hand" in one.alt for one in presser.messages())


async def test_what_belongs_to_the_table_leaves_private_panels_alone(house: House) -> None:
    players = [house.alice, house.bruno]
    table = await seat(*players, game="tripple_domino")
    session, _ = table_of(table)
    for label in ("My hand", "More"):
        panel = (await house.alice.click(label, message=table)).message
        assert panel is not None
        for action in ON_TABLE:
            await house.alice.click(custom_id=Press(action, session).custom_id, message=panel)
            await house.alice.select("", EVIL, message=panel, custom_id=Press(action, session).custom_id)
        assert shown(next(one for one in house.alice.ephemerals() if one.id == panel.id)) == shown(panel)


async def test_words_that_lead_to_no_move_are_neither_shown_nor_kept(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_2")
    mover = on_turn(table, [house.alice, house.bruno])
    session, ply = table_of(table)
    walk, page, pick = (
        Press(action, session, ply).custom_id for action in (Action.CHOOSE_WORD, Action.PAGE, Action.SELECT_WORDS)
    )
    for forged in (f"{walk}{EVIL}", f"{page}0 {EVIL}"):
        assert (await mover.click(custom_id=forged, message=table)).ok
    assert (await mover.select("", " ".join(["x" * 9] * 10), message=table, custom_id=pick)).ok
    drawn = (await mover.click("a", message=table)).message
    assert drawn is not None
    assert "Back" in [button.label for button in drawn.buttons], "the table is drawn on"
    assert not any("nitro" in one.text for one in house.claire.messages())


async def test_a_late_press_for_another_table_leaves_this_one_alone(house: House) -> None:
    table = await seat(house.alice, house.bruno, game="tris_1")
    session, ply = table_of(table)
    there = (await house.claire.command("play tris_1", channel="table-two")).message
    assert there is not None
    assert (await house.alice.click("b2", message=table)).ok
    late = Press(Action.MOVE, session, ply, "a1").custom_id
    answer = await house.claire.click(custom_id=late, message=there, channel="table-two")
    assert answer.message is not None
    assert answer.message.ephemeral
    lobby = house.claire.messages("table-two")[0]
    assert (lobby.text, lobby.buttons) == (there.text, there.buttons)


async def test_ids_that_discord_did_not_resolve_are_nobody(house: House) -> None:
    lobby = (await house.alice.command("play tris_1")).message
    assert lobby is not None
    session, _ = table_of(lobby)
    guests = Press(Action.GUESTS, session).custom_id
    panel = (await house.alice.click("Options")).message
    assert panel is not None
    for ids in (["0"], ["9" * 20], [str(10**18 + number) for number in range(26)]):
        answer = await house.alice.select("", *ids, message=panel, custom_id=guests)
        assert "do not know that button or choice" in answer.text
    settings = (await house.alice.command("settings")).message
    assert settings is not None
    for setting in ("channels", "roles"):
        forged = Press(Action.SETTING, argument=setting).custom_id
        answer = await house.alice.select("", "9" * 19, message=settings, custom_id=forged)
        assert "do not know that button or choice" in answer.text
    assert (await house.alice.command("play tris_1", channel="table-two")).ok
