from dataclasses import replace
from random import Random
from unicodedata import category

import pytest

from bot.ratings.scopes import Scope
from bot.sessions.person import DELETED
from bot.sessions.session import Person
from bot.texts import LANGUAGES, texts_in
from bot.ui.results.game_result import GameResult
from bot.ui.results.result_card import result_alt_text, result_card
from bot.ui.text.captions import caption
from bot.ui.text.names import bold, listed, picture_name, shown_name
from renderers.text.displayable import is_drawable
from tests.sessions.harness import BEA, Harness

ENGLISH = texts_in("en")


def test_markdown_in_a_name_is_escaped() -> None:
    assert bold("**x**_y_") == r"**\*\*x\*\*\_y\_**"


RUNES = Person(123456789012345678, "ᚠᚢᚦ", "futhark_7")
"""Somebody whose name is in a script that no font has."""


def test_pictures_show_the_username_where_the_name_cannot_be_drawn() -> None:
    assert picture_name(Person(1, "Ольга", "olga"), ENGLISH) == "Ольга"
    assert picture_name(Person(1, "Zoë 🎲", "zoe"), ENGLISH) == "Zoë 🎲"
    assert picture_name(RUNES, ENGLISH) == "futhark_7"
    assert picture_name(Person(1, "🎲", "dice"), ENGLISH) == "dice"


def test_somebody_without_a_username_has_the_last_digits_of_the_id() -> None:
    assert picture_name(replace(RUNES, username=""), ENGLISH) == "#5678"
    assert picture_name(Person(1, "🎲"), ENGLISH) == "#0001"


def test_every_picture_name_can_be_drawn() -> None:
    """Among every fourth character that Unicode has, in random order."""
    characters = [one for one in map(chr, range(0, 0x110000, 4)) if category(one) not in {"Cn", "Co", "Cs"}]
    random = Random("names")
    random.shuffle(characters)
    while characters:
        length = random.randint(1, 32)
        name = "".join(characters[:length])
        del characters[:length]
        assert is_drawable(picture_name(Person(7, name), ENGLISH)), name


def test_a_person_whose_data_were_deleted_is_a_player_who_has_left_in_every_language() -> None:
    gone = Person(DELETED[0], "")
    for language in LANGUAGES:
        texts = texts_in(language)
        assert shown_name(gone, texts) == picture_name(gone, texts) == texts("person-deleted")
    assert not gone.computer


async def test_the_caption_and_the_result_have_the_username_and_the_alt_text_the_name(harness: Harness) -> None:
    session = await harness.game(RUNES, BEA, game="tris_1")
    assert [player.name for player in caption(session, texts_in("en")).players] == ["futhark_7", BEA.name]
    session = await harness.move(session, RUNES, "b2")
    session = await harness.sessions.games.resign(session.id, RUNES.id)
    card = result_card(session, texts_in("en"), GameResult())
    assert {place.player.name for place in card.places} == {"futhark_7", BEA.name}
    assert "ᚠᚢᚦ" in result_alt_text(session, texts_in("en"), GameResult())
    assert "futhark_7" not in result_alt_text(session, texts_in("en"), GameResult())


async def test_the_username_survives_a_restart_and_is_on_the_leaderboard(harness: Harness) -> None:
    session = await harness.game(RUNES, BEA, game="tris_1")
    saved = await harness.saved(session)
    assert saved.seats[0].username == "futhark_7"
    session = await harness.move(session, RUNES, "b2")
    session = await harness.move(session, BEA, "a1")
    await harness.sessions.games.resign(session.id, RUNES.id)
    page = await harness.sessions.leaderboards.leaderboard(Scope(session.place.guild or 0))
    assert {row.person: row.username for row in page.rows}[RUNES.id] == "futhark_7"


@pytest.mark.parametrize(
    ("language", "names", "told"),
    [
        ("en", "ABC", "A, B and C"),
        ("it", "ABCD", "A, B, C e D"),
        ("de", "ABC", "A, B und C"),
        ("fr", "ABC", "A, B et C"),
        ("en", "AB", "A and B"),
        ("en", "A", "A"),
        ("en", "", ""),
    ],
)
def test_names_are_a_list_in_words(language: str, names: str, told: str) -> None:
    assert listed(names, texts_in(language)) == told
