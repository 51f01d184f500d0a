"""Every game is playable in the channel, with any number of players: by typing suggestions, and by pressing buttons."""

import random
import re
from typing import Any

import pytest

from sandbox.client import Message, User
from tests.e2e.conftest import House
from tests.e2e.people import is_over, newest_table, seat, steps

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tris_on_steroids", 2, {"grid": "4x4"}),
    ("tris_on_steroids", 4, {"copies": 2}),
    ("tripple_domino", 1, {"tiles": 10}),
    ("tripple_domino", 6, {"target": 50}),
    ("triodomino", 2, {"topsy_turvy": True, "rounds": 1}),
    ("triodomino", 4, {}),
    ("set", 1, {"solitaire": True}),
    ("set", 3, {"beginners": True, "lockout": True}),
    ("set", 8, {"one_by_one": True}),
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)
NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")
MOVES = 25


async def sit(house: House, game: str, players: int, options: dict[str, Any]) -> list[User]:
    people = [await house.discord.user(name, locale="en-US") for name in NAMES[:players]]
    await seat(people[0], *people[1:], game=game, **options)
    return people


@every_table
async def test_by_typing(house: House, game: str, players: int, options: dict[str, Any]) -> None:
    watcher = await house.discord.user("Zoe", locale="en-US")
    people = await sit(house, game, players, options)
    dice = random.Random(game)
    for _ in range(MOVES):
        offers = {person.name: await person.autocomplete("move", "words", "") for person in people}
        able = [person for person in people if offers[person.name]]
        if not able:
            await people[0].sees(is_over, within=8)
            break
        player = dice.choice(able)
        answer = await player.command("move", words=dice.choice(offers[player.name]).value)
        assert answer.ok
        assert answer.message is not None
        assert answer.message.ephemeral
        assert "went wrong" not in answer.text
    for person in people:
        await keeps_secrets(person, watcher)
    assert watcher.ephemerals() == []


async def keeps_secrets(player: User, watcher: User) -> None:
    """Opens the player's hand, if the game has one and is still going, and looks for it in what the watcher sees.

    No round is long enough to end within MOVES at the tables that play several, so no tile that was laid and told of
    is back in a hand.
    """
    table = newest_table(watcher)
    if not any(button.label == "My hand" for button in table.buttons):
        return
    panel = (await player.click("My hand", message=table)).message
    if panel is None:
        raise AssertionError(f"{player.name} sees no hand at {table}")
    public, _, hand = panel.alt.partition("\nyour hand: ")
    public = re.sub(r" \(you know: [^)]*\)", "", public)
    await watcher.sees(lambda one: one.alt == public, within=8)
    seen = "\n".join(one.alt + one.text for one in watcher.messages())
    tiles = re.findall(r"\d-\d-\d", hand.partition("\n")[0])
    assert [tile for tile in tiles if tile in seen] == []


@every_table
async def test_by_pressing(house: House, game: str, players: int, options: dict[str, Any]) -> None:
    people = await sit(house, game, players, options)
    dice = random.Random(f"{game} pressed")
    made = 0
    for _ in range(MOVES):
        player = dice.choice(people)
        table = await player.sees(lambda one: one.pictures and not one.ephemeral)
        if is_over(table):
            break
        made += await pressed(player, table, dice)
    assert made >= 2


async def pressed(player: User, table: Message, dice: random.Random) -> bool:
    """Presses a way down the words, on the private panel or on the table; whether a move came of it."""
    panel = table
    if any(button.label == "My hand" for button in table.buttons):
        opened = (await player.click("My hand")).message
        if opened is None:
            raise AssertionError(f"{player.name} sees no hand at {table}")
        assert opened.ephemeral
        assert opened.picture().startswith(b"\x89PNG")
        panel = opened
    for _ in range(6):
        if panel.selects:
            select = dice.choice(panel.selects)
            values = [
                option.value for option in dice.sample(select.options, 3 if select.placeholder == "Pick 3" else 1)
            ]
            answer = await player.select(select.placeholder, *values, message=panel)
        elif labels := steps(panel):
            answer = await player.click(dice.choice(labels), message=panel)
        else:
            return False
        assert answer.ok, answer.error
        assert answer.message is not None
        assert "went wrong" not in answer.text
        if answer.message.id != panel.id:
            return False  # a private refusal: somebody else is to act
        if answer.message.text != panel.text and not any(b.label == "Back" for b in answer.message.buttons):
            return True
        panel = answer.message
    return False
