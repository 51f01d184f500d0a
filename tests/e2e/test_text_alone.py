"""17: text alone is enough, over the wire: a game of each kind by `/move`, `/hand` and `/board`, with no other reading.

A default run plays one game with secret hands in one language; `SLOW=1` plays each game in all four (`make torture`).
"""

import os
import random
import re
from typing import Any

import pytest

from bot.games import GAMES
from bot.sessions.session import Status
from bot.texts import LANGUAGES, Texts, texts_in
from bot.ui.play.board_parts import part_name
from bot.ui.text.narration import ending
from sandbox.client import User
from tests.e2e.conftest import Harness
from tests.e2e.people import is_lobby
from tests.e2e.records import faults, sessions_in
from tests.text_player import MOVE_COMMAND, next_words, sets_in

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "tripple_domino": (2, {"target": 50}),
    "triodomino": (2, {"rounds": 1}),
    "tris_on_steroids": (2, {"turn_limit": 3}),
    "set": (1, {"solitaire": True}),
}
"""Players and options of short games; of the others two play with the usual options."""

CASES = (
    [(game, language) for game in sorted(GAMES) for language in LANGUAGES]
    if os.environ.get("SLOW")
    else [("triodomino", "it")]
)

TURNS = 400


@pytest.mark.parametrize(("game", "language"), CASES)
async def test_a_whole_game_is_played_by_texts_alone(harness: Harness, game: str, language: str) -> None:
    players, options = TABLES.get(game, (2, {}))
    people = [await harness.guild.user(name, locale=language) for name in ("Anna", "Bo")[:players]]
    await begin_with_text(people[0], language)
    await seat_by_typing(people, game, options)
    dice, made = random.Random(game), 0
    for turn in range(TURNS):
        player = people[turn % players]
        texts = texts_in(language)
        read = (await player.command("hand")).text if player is people[0] else await whole_board(player, texts)
        if texts("no-game-here") in read or texts("no-game-here-buttons") in read:
            break
        assert language_of(read) in ("", language)
        typed = next_words(read, language, dice)
        if typed is not None:
            assert (await player.command("move", words=typed)).ok
            made += 1
    over = await whole_board(people[0], texts_in(language))
    (session,) = await sessions_in(harness.database, harness.guild.id)
    assert session.status is Status.FINISHED, read
    assert len(session.moves) == made, "none was refused"
    assert faults(session) == []
    assert ending(session, texts_in(language)) in over, "the last position can still be read"
    heard = (await people[0].command("board", show=part_name("clock", texts_in(language)))).text
    assert ending(session, texts_in(language)) in heard


@pytest.mark.parametrize("language", LANGUAGES if os.environ.get("SLOW") else ["fr"])
async def test_a_lesson_and_a_puzzle_are_done_by_what_their_texts_say(harness: Harness, language: str) -> None:
    """Their keys are pressed by their labels, which the texts name."""
    reader, texts = await harness.guild.user("Anna", locale=language), texts_in(language)
    await begin_with_text(reader, language)
    read = (await reader.command("learn", game="tris_1")).shown
    tried = list[str]()
    while (end := texts("tris_1-learn-end")) not in read.text:
        labels = [one.label for one in read.buttons if not one.disabled]
        named = [one for one in re.findall(r"\*\*(.+?)\*\*", read.text) if one in labels]
        tried += named[-1:] or [next(one for one in labels if one not in tried)]
        assert len(tried) < 20, f"{end} is not reached"
        read = (await reader.click(tried[-1], message=read)).shown
    read = (await reader.command("daily")).shown
    for label in (texts("set-name"), texts("button-begin")):
        read = (await reader.click(label, message=read)).shown
    for _ in range(27):
        labels = [one.label for one in read.buttons if not one.disabled]
        seen = next(sets_in(read.text), ())
        more = [label for word in ("more", "refill") if (label := texts(f"set-word-{word}")) in labels]
        for key in [slot.upper() for slot in seen] or more[:1]:
            if texts("button-daily-share") in [one.label for one in read.buttons]:
                break
            read = (await reader.click(key, message=read)).shown
        if not seen and not more:
            break
    assert texts("button-daily-share") in [one.label for one in read.buttons]


@pytest.mark.parametrize("language", LANGUAGES if os.environ.get("SLOW") else ["de"])
async def test_a_puzzle_is_done_by_typing_alone(harness: Harness, language: str) -> None:
    reader, texts, dice = await harness.guild.user("Anna", locale=language), texts_in(language), random.Random(1)
    await begin_with_text(reader, language)
    assert texts("button-begin").lower() in (await reader.command("daily", move="a1")).text, "none is begun"
    read = await reader.command("daily", puzzle=texts("set-name"))
    assert texts("set-daily-rules") in read.text
    (puzzle,) = await reader.autocomplete("daily", "puzzle", texts("set-name"))
    (begin,) = await reader.autocomplete("daily", "move", "", puzzle=puzzle.value)
    read = await reader.command("daily", puzzle=puzzle.value, move=begin.name)
    for _ in range(TURNS):
        typed = next_words(read.text, language, dice)
        if typed is None:
            break
        read = await reader.command("daily", move=typed)
    assert texts("button-daily-share") in [one.label for one in read.shown.buttons]


async def begin_with_text(user: User, language: str) -> None:
    """Lets the user's private answers begin with text."""
    texts = texts_in(language)
    panel = (await user.command("settings me")).message
    assert (await user.click(texts("text-first-off"), message=panel)).ok


async def seat_by_typing(people: list[User], game: str, options: dict[str, Any]) -> None:
    """Opens a table, lets the others join, and starts it unless it starts by itself."""
    answer = await people[0].command(f"play {game}", **options)
    for other in people[1:]:
        answer = await other.command("join")
    if is_lobby(people[0].messages()[-1]):
        answer = await people[0].command("start")
    assert answer.ok


async def whole_board(player: User, texts: Texts) -> str:
    """Returns the table in words. A large one has two pages, and its moves on the second; both begin with a title."""
    read = (await player.command("board")).text
    if (more := texts("board-page", page=1, pages=2)) in read:
        _title, _, second = (await player.command("board", page=2)).text.partition("\n")
        read = read.replace(more, second.replace(texts("board-page", page=2, pages=2), ""))
    return read


def language_of(read: str) -> str:
    """Returns the language in which a text offers moves; empty if it offers none."""
    return next((one for one, command in MOVE_COMMAND.items() if f"{command}**" in read), "")
