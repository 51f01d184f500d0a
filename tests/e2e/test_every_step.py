"""After every press on the way to a move, on the table and in a hand, each message shows a picture that can be loaded.

Each game under the harsher reading of what Discord does with the files of edited messages; under the kinder one a game
without hands and one with them, with `SLOW=1` each.
"""

import random
from collections.abc import Iterator
from functools import partial

import pytest

from bot.games import GAMES
from sandbox.client import Message, User
from sandbox.terms import KIND, Terms
from tests.e2e.conftest import Harness, Running
from tests.e2e.people import is_over, seat
from tests.e2e.playing import BACK, Touch, next_touch, touches, turn
from tests.examples import SLOW

TURNS = 8 if SLOW else 3
"""How many moves are made. Before each, every way to a move is tried."""
TRIED = ("walk", "hand-walk", "hand-pick")
"""The actions of steps that make no move yet."""


UNDER_KIND_TERMS = sorted(GAMES) if SLOW else ["tripple_domino", "tris_1"]


@pytest.fixture
def terms(running: Running, request: pytest.FixtureRequest) -> Iterator[Terms]:
    """Makes the sandbox follow these terms during the test."""
    world = running.discord.world
    before, world.terms = world.terms, request.param
    yield world.terms
    world.terms = before


@pytest.mark.parametrize(
    ("game", "terms"),
    [*((game, Terms()) for game in sorted(GAMES)), *((game, KIND) for game in UNDER_KIND_TERMS)],
    indirect=["terms"],
    ids=lambda one: one if isinstance(one, str) else "kind" if one is KIND else "harsh",
)
async def test_every_step_of_a_move_leaves_a_current_picture(harness: Harness, game: str, terms: Terms) -> None:
    people = [harness.alice, harness.bruno]
    table, dice = await seat(*people, game=game), random.Random(game)
    for number in range(TURNS):
        player = _on_turn(table, people, number)
        panel = await _panel(player, table)
        await _try_all(player, panel)
        panel = await _move(player, panel, dice)
        table = await _changed(harness.claire, table)
        if panel.ephemeral:
            assert (await _panel(player, table)).picture() == panel.picture(), "a new hand shows the same"
        if is_over(table):
            return
    again = (await player.command("table")).shown
    assert again.picture() == table.picture(), "a new message shows the same"


def _on_turn(table: Message, people: list[User], number: int) -> User:
    """Returns a player who may act; in a race one after the other."""
    able = turn(table.text, [one.id for one in people])
    return next(one for one in people[number % 2 :] + people[: number % 2] if one.id in able)


async def _panel(player: User, table: Message) -> Message:
    """Returns where the player chooses a move: a new hand, or the table's message in a game without hands."""
    if any(button.label == "My hand" for button in table.buttons):
        return (await player.click("My hand", message=table)).shown
    return table


async def _use(player: User, panel: Message, touch: Touch) -> Message:
    """Returns the panel after this was pressed or selected; all that the player sees can be loaded."""
    if touch.values is None:
        answer = await player.click(touch.custom_id, message=panel)
    else:
        answer = await player.select(touch.custom_id, *touch.values, message=panel)
    assert answer.shown.id == panel.id
    assert answer.shown.pictures
    assert answer.shown.missing_pictures == []
    await _loads_all(player)
    return answer.shown


async def _loads_all(player: User) -> None:
    """Waits until all pictures that the player sees can be loaded: an edit that replaces one may be on its way."""
    for old in [one.id for one in player.messages() if one.missing_pictures]:
        await player.sees(partial(_is_complete, old))


def _is_complete(id_: str, message: Message) -> bool:
    """Whether this is the message of this id, and all its pictures can be loaded."""
    return message.id == id_ and not message.missing_pictures


async def _try_all(player: User, panel: Message) -> None:
    """Takes every step towards a move, from each on to the next, and comes back."""
    for touch in touches(panel):
        if touch.action not in TRIED:
            continue
        stepped = await _use(player, panel, touch)
        await _try_all(player, stepped)
        back = next(one.custom_id for one in stepped.buttons if one.label == BACK)
        returned = await _use(player, stepped, Touch(back))
        assert returned.picture() == panel.picture(), "the same state shows the same picture"


async def _move(player: User, panel: Message, dice: random.Random) -> Message:
    """Returns the panel after some move was made on it."""
    while True:
        touch = next_touch(panel, dice)
        assert touch is not None, panel
        panel = await _use(player, panel, touch)
        if touch.makes_move:
            return panel


async def _changed(watcher: User, table: Message) -> Message:
    """Returns the table's message once it shows what happened after `table`."""

    def changed(one: Message) -> bool:
        return not one.ephemeral and bool(one.pictures) and (one.alt, one.text) != (table.alt, table.text)

    found = await watcher.sees(changed)
    await _loads_all(watcher)
    return found
