"""Whole games over the wire: every game, variant and number of seats, by clicks alone and by commands alone.

The first table of each game's facts is played, in turns by clicks and by commands.
`SLOW=1` plays every variant with each number of players that it takes, and the ends of every range; each in both ways,
side by side, the same people at both tables.
"""

import asyncio
import os
import random
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import cycle, product
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Choice, Flag, Number, OptionError, Value
from sandbox.client import Answer, Message, User
from tests.contract.facts import facts
from tests.contract.variants import few_values
from tests.e2e.conftest import Harness
from tests.e2e.people import newest_table, seat
from tests.e2e.playing import BACK, Touch, card_keys, next_touch, next_words, sets_on, turn, with_action
from tests.e2e.records import ending_texts, faults, sessions_in

Case = tuple[str, int, dict[str, Any]]

NAMES = ("Alice", "Bruno", "Claire", "Dieter", "Eva", "Finn", "Gaia", "Hugo")
LONGEST = 20_000
"""Turns after which a game is taken to have no end."""
TYPED = ("", "refill", "more", "none")
"""What is typed for suggestions: claims of three cards may fill the first 25, and then a verb has to be begun."""
LOOKS = 0.03
"""How often a hand is compared with what all see, which follows as fast as Discord's limit on edits lets it."""
STEPS = 8
"""The longest way to a move: more presses than these lead nowhere."""


def variants(game: AnyGame) -> Iterator[dict[str, Value]]:
    """Every combination of the named options, and each range at its ends besides."""
    named = [option for option in game.info.options if isinstance(option, Flag | Choice)]
    values: list[list[Value]] = [[False, True] if isinstance(one, Flag) else [*one.values] for one in named]
    for chosen in product(*values):
        yield {option.key: value for option, value in zip(named, chosen, strict=True) if value != option.default}
    for option in game.info.options:
        if isinstance(option, Number):
            ends: list[dict[str, Value]] = [{option.key: option.low}, {option.key: option.high}]
            yield from (end for end in ends if end[option.key] != option.default)


def everything() -> Iterator[Case]:
    """Each variant with each number of players that it takes."""
    for key, game in GAMES.items():
        for options in variants(game):
            try:
                seats = game.seats(game.info.full_options(options))
            except OptionError:  # these exclude one another
                continue
            yield from ((key, players, options) for players in seats)


def chosen() -> Iterator[Case]:
    """The tables of each game's facts; without any, variants in which each value of an option occurs."""
    for key in sorted(GAMES):
        tables = facts(key).tables or [(variant.seats, dict(variant.changes)) for variant in few_values(key)]
        yield from ((key, players, dict(options)) for players, options in tables)


CHOSEN = tuple(chosen())
CLICKS, COMMANDS = "table-one", "table-two"
"""The channels of the tables that are played by clicks, and by commands."""
CASES: tuple[tuple[Sequence[str], Case], ...] = (
    tuple(((CLICKS, COMMANDS), case) for case in everything())
    if os.environ.get("SLOW")
    else tuple(zip(cycle([[CLICKS], [COMMANDS]]), {case[0]: case for case in reversed(CHOSEN)}.values()))
)


def test_every_game_is_played_and_with_slow_every_option_and_number_of_seats() -> None:
    assert {key for _, (key, *_) in CASES} == set(GAMES)
    for key, game in GAMES.items():
        played = [(players, game.info.full_options(options)) for name, players, options in CHOSEN if name == key]
        assert {players for players, _ in played} == set(game.info.seats)
        for option in game.info.options:
            values = {options[option.key] for _, options in played}
            if isinstance(option, Number):
                assert len(values) > 1, f"{key}: {option.key} is never changed"
            else:
                assert values == ({False, True} if isinstance(option, Flag) else set(option.values)), key


@pytest.mark.parametrize(("ways", "case"), CASES, ids=lambda one: "-".join(map(str, one)))
async def test_a_game_is_played_to_its_end(harness: Harness, ways: Sequence[str], case: Case) -> None:
    game, players, options = case
    people = [await harness.guild.user(name, locale="en-US") for name in NAMES[:players]]
    tables = [await seat(people[0], *people[1:], game=game, channel=channel, **options) for channel in ways]
    await asyncio.gather(
        *(
            played(table, people, channel, WAYS[channel], random.Random(f"{game} {players} {options} {channel}"))
            for table, channel in zip(tables, ways, strict=True)
        )
    )
    watcher = await harness.guild.user("Zoe", locale="en-US")
    await asyncio.gather(*(watcher.sees(over, channel=channel) for channel in ways))
    sessions = await sessions_in(harness.database, harness.guild.id)
    assert [fault for session in sessions for fault in faults(session)] == []
    assert len(sessions) == len(ways)
    for session, channel in zip(sessions, ways, strict=True):
        shown = newest_table(watcher, channel)
        assert session.moves
        assert [text for text in ending_texts(session) if text not in shown.text] == []
        assert len([one for one in watcher.messages(channel) if one.pictures]) == 1, "one message a game"
    assert watcher.ephemerals() == []


def over(message: Message) -> bool:
    return with_action(message, "rematch") is not None


async def played(table: Message, people: Sequence[User], channel: str, way: "Way", dice: random.Random) -> None:
    """Plays until nobody is to act. What a player reads after a turn says whose the next one is."""
    by_id = {one.id: one for one in people}
    read, reader = table, ""
    for number in range(LONGEST):
        able = turn(read.text, list(by_id), reader)
        if not able:
            return
        table, reader = table if read.ephemeral else read, able[number % len(able)]
        read = await way(by_id[reader], table, channel, dice)
    raise AssertionError(f"this game does not end: {read}")


Way = Callable[[User, Message, str, random.Random], Awaitable[Message]]
"""One turn of a player at a table, in a channel; what the player reads then. A turn may bring no move in a race."""


async def by_clicks(player: User, table: Message, channel: str, dice: random.Random) -> Message:
    """Presses and picks until a move is made, in the hand where it offers moves."""
    hand = with_action(table, "hand")
    panel = good(await player.click(hand, message=table)) if hand else table
    assert panel.ephemeral == bool(hand)
    if hand and not panel.pictures:  # a secret that is only told
        panel = table
    elif hand and dice.random() < LOOKS:
        await keeps_secrets(player, panel, channel)
    assert panel.picture().startswith(b"\x89PNG")
    for _ in range(STEPS):
        touch = next_touch(panel, dice)
        if touch is None:
            return panel
        after = good(await pressed(player, panel, touch))
        if after.id != panel.id:  # a private answer: others are to act
            return panel
        if touch.makes_move or not (card_keys(after) or any(button.label == BACK for button in after.buttons)):
            return after
        panel = after
    raise AssertionError(f"so many steps lead to no move: {panel}")


async def keeps_secrets(player: User, panel: Message, channel: str) -> None:
    """What all see is the panel without hand and moves, and names nothing of the hand; or how the last round ended.

    The first line may differ: of what the last move did, its player may know more. The tiles that were left when the
    last round ended are public, and may have been dealt again.
    """
    public, _, hand = panel.alt.partition("\nYour hand: ")
    public = re.sub(r" \(you know: [^)]*\)", "", public).partition("\nWhat you may do")[0]
    _, *lines = public.splitlines()
    await player.sees(
        lambda one: (
            (one.alt.splitlines()[-len(lines) :] == lines or one.alt.startswith("End of round")) and not one.ephemeral
        ),
        channel=channel,
    )
    tiles = re.findall(r"\d-\d-\d", hand.partition("\n")[0])
    assert [tile for tile in tiles if tile in public] == [] or public.startswith("End of round")


def pressed(player: User, panel: Message, touch: Touch) -> Awaitable[Answer]:
    if touch.values is None:
        return player.click(touch.custom_id, message=panel)
    return player.select(touch.custom_id, *touch.values, message=panel)


def good(answer: Answer) -> Message:
    assert answer.ok, answer.error
    assert "went wrong" not in answer.text
    return answer.shown


async def by_commands(player: User, table: Message, channel: str, dice: random.Random) -> Message:
    """Types a move that is offered; a SET that is seen is shown at once. Then looks whose turn it is."""
    if table.text.startswith("-# SET"):
        seen = next(sets_on((await look(player, channel)).alt), None)
        if seen is not None:
            good(await player.command("set", channel=channel, cards=" ".join(seen)))
            return await look(player, channel)
    for typed in TYPED:
        offered = await player.autocomplete("move", "words", typed, channel=channel)
        words = next_words([choice.value for choice in offered], dice)
        if words is not None:
            good(await player.command("move", channel=channel, words=words))
            break
    return await look(player, channel)


async def look(player: User, channel: str) -> Message:
    hand = good(await player.command("hand", channel=channel))
    assert hand.ephemeral
    return hand


WAYS: dict[str, Way] = {CLICKS: by_clicks, COMMANDS: by_commands}
