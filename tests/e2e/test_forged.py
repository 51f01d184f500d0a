"""Presses that no button of ours could have made: they change nothing that others see, and tell nothing of a hand."""

import re

import pytest

from bot.ui.views.custom_id import Action, Press
from sandbox.client import Message, User
from sandbox.world.events import Event, MessageCreated, MessageUpdated
from tests.e2e.conftest import Harness
from tests.e2e.people import newest_table, on_turn, seat
from tests.examples import SLOW

EVIL = "free nitro [here](https://evil.example)"

ON_TABLE = (
    Action.JOIN,
    Action.LEAVE,
    Action.START,
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


PLAYERS_MAY = {Action.CONFIRM_RESIGN, Action.CONFIRM_END, Action.HINT, Action.CONFIRM_HINT}
"""What changes the table for a good reason: a player may give up, and ask the others for an end or for hints."""


def shown(message: Message) -> tuple[str, str, tuple[str, ...]]:
    """What people see of a message, but for its pixels and for who would like to play next."""
    text = re.sub(r" · Up for the next game:.*", "", message.text)
    return text, message.alt, tuple(one.label for one in message.buttons)


class Everything:
    """All that everybody has seen in this guild from now on, each version of each message."""

    def __init__(self, harness: Harness) -> None:
        self._world, self._guild = harness.discord.world, harness.guild.id
        self._shelf = harness.discord.world.files
        self.versions: list[Message] = []
        harness.discord.world.listeners.append(self._hear)

    def _hear(self, table_event: Event) -> None:
        if isinstance(table_event, MessageCreated | MessageUpdated) and self._is_here(table_event.message.channel):
            seen = Message(dict(table_event.message.wire), self._shelf)
            if not seen.ephemeral:
                self.versions.append(seen)

    def _is_here(self, channel: str) -> bool:
        """Whether it is no channel of a test before, whose table may still be redrawn."""
        where = self._world.channels.get(channel)
        return where is not None and where.guild == self._guild


async def press_all(presser: User, message: Message, session: str, ply: int, every: int) -> None:
    """Presses everything there is on a message: a button without words and a select with some, or with `SLOW=1` each
    with and without. every: 2 for buttons and selects by turns.
    """
    for number, action in enumerate(Action):
        if action in PLAYERS_MAY and presser.name != "Claire":
            continue
        for words in ("", EVIL):
            if (number + bool(words)) % every and not SLOW:
                continue
            forged = Press(action, session, ply, words).custom_id
            if SLOW or not words:
                assert not (await presser.click(custom_id=forged, message=message)).refused
            if SLOW or words:
                assert not (await presser.select("", EVIL, message=message, custom_id=forged)).refused


@pytest.mark.parametrize("role", ["on turn", "other player", "stranger"])
async def test_no_press_makes_the_public_message_anything_else(harness: Harness, role: str) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tripple_domino")
    mover = on_turn(table, players)
    other = next(one for one in players if one is not mover)
    presser = {"on turn": mover, "other player": other, "stranger": harness.claire}[role]
    everything = Everything(harness)
    session, _ = table_of(table)
    await press_all(presser, table, session, 0, every=1 if presser is mover else 2)
    assert (await harness.claire.command("table")).ok
    fresh = newest_table(harness.claire)
    assert fresh.id != table.id
    assert shown(fresh) == shown(table)
    for version in everything.versions:
        assert shown(version) == shown(table) or not version.buttons, version
        assert "Your hand" not in version.alt
    for watcher in (harness.alice, harness.bruno, harness.claire):
        assert watcher is presser or not watcher.ephemerals()
    assert presser is not harness.claire or not any("Your hand" in one.alt for one in presser.messages())


async def test_what_belongs_to_the_table_leaves_private_panels_alone(harness: Harness) -> None:
    players = [harness.alice, harness.bruno]
    table = await seat(*players, game="tripple_domino")
    session, _ = table_of(table)
    for label in ("My hand", "⋯"):
        panel = (await harness.alice.click(label, message=table)).shown
        for action in ON_TABLE:
            await harness.alice.click(custom_id=Press(action, session).custom_id, message=panel)
            await harness.alice.select("", EVIL, message=panel, custom_id=Press(action, session).custom_id)
        assert shown(next(one for one in harness.alice.ephemerals() if one.id == panel.id)) == shown(panel)


async def test_words_that_lead_to_no_move_are_neither_shown_nor_kept(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_2")
    mover = on_turn(table, [harness.alice, harness.bruno])
    session, ply = table_of(table)
    walk, page, pick = (
        Press(action, session, ply).custom_id for action in (Action.CHOOSE_WORD, Action.PAGE, Action.SELECT_WORDS)
    )
    for forged in (f"{walk}{EVIL}", f"{page}0 {EVIL}"):
        assert (await mover.click(custom_id=forged, message=table)).ok
    assert (await mover.select("", " ".join(["x" * 9] * 10), message=table, custom_id=pick)).ok
    drawn = (await mover.click("A", message=table)).shown
    assert "Back" in [button.label for button in drawn.buttons], "the table is drawn on"
    assert not any("nitro" in one.text for one in harness.claire.messages())


async def test_a_late_press_for_another_table_leaves_this_one_alone(harness: Harness) -> None:
    table = await seat(harness.alice, harness.bruno, game="tris_1")
    session, ply = table_of(table)
    there = (await harness.claire.command("play tris_1", channel="table-two")).shown
    assert (await harness.alice.click("B2", message=table)).ok
    late = Press(Action.MOVE, session, ply, "a1").custom_id
    answer = await harness.claire.click(custom_id=late, message=there, channel="table-two")
    assert answer.shown.ephemeral
    lobby = harness.claire.messages("table-two")[0]
    assert (lobby.text, lobby.buttons) == (there.text, there.buttons)


async def test_ids_that_discord_did_not_resolve_are_nobody(harness: Harness) -> None:
    lobby = (await harness.alice.command("play tris_1")).shown
    session, _ = table_of(lobby)
    guests = Press(Action.GUESTS, session).custom_id
    panel = (await harness.alice.click("Options")).shown
    for ids in (["0"], ["9" * 20], [str(10**18 + number) for number in range(26)]):
        answer = await harness.alice.select("", *ids, message=panel, custom_id=guests)
        assert "do not know that button or choice" in answer.text
    settings = (await harness.alice.command("settings server")).shown
    for setting in ("channels", "roles"):
        forged = Press(Action.SETTING, argument=setting).custom_id
        answer = await harness.alice.select("", "9" * 19, message=settings, custom_id=forged)
        assert "do not know that button or choice" in answer.text
    assert (await harness.alice.command("play tris_1", channel="table-two")).ok
