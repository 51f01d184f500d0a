"""The lobby's message: it offers only what can happen where it is, and names who begins."""

from dataclasses import replace
from typing import Any

import pytest
from discord.ui import ActionRow, Button, Select, TextDisplay

from bot.games import GAMES
from bot.games.base import Value
from bot.sessions.session import Luck, Person, Place, Session, Status
from bot.texts import texts_in
from bot.ui.table_message.lobby_view import lobby_panel
from bot.ui.text.narration import title
from tests.ui.panels import pieces

CHANNEL, DIRECT, GROUP = Place(1, 2), Place(None, 2), Place(None, 2, user_install=True)
ADA, BEA = Person(1, "Ada"), Person(2, "Bea_")


def lobby(game: str, *people: Person, place: Place = CHANNEL, **options: Value) -> Session:
    return Session(
        id="0" * 16,
        game_key=game,
        options=GAMES[game].info.full_options(options),
        place=place,
        host=1,
        people=people or (ADA,),
        status=Status.LOBBY,
        luck=Luck(commitment="f" * 64, seed=b""),
    )


def texts(session: Session) -> str:
    shown = pieces(lobby_panel(session, texts_in("en")))
    return "\n".join(piece.content for piece in shown if isinstance(piece, TextDisplay))


def seating(session: Session) -> list[str | None]:
    """Returns the labels of the first row."""
    row = next(piece for piece in pieces(lobby_panel(session, texts_in("en"))) if isinstance(piece, ActionRow))
    buttons: list[Button[Any]] = [button for button in row.children if isinstance(button, Button)]
    return [button.label for button in buttons]


@pytest.mark.parametrize("game", ["set", "tripple_domino", "triodomino"])
def test_in_direct_messages_nobody_is_waited_for_and_nobody_can_join(game: str) -> None:
    alone = lobby(game, place=DIRECT)
    assert seating(alone) == ["Start", "Options", "?"]
    assert "others" not in texts(alone)
    assert "Waiting" not in texts(alone)
    assert "Seats taken" not in texts(alone)
    assert seating(lobby(game, place=GROUP)) == ["Join", "Start", "Options", "?"]


def test_one_alone_at_a_table_that_starts_by_itself_has_no_start_to_press() -> None:
    assert seating(lobby("tris_2")) == ["Join", "Options", "?"]
    assert seating(lobby("tris_2", ADA, BEA)) == ["Join", "Start", "Options", "?"]


def test_who_plays_with_computers_alone_is_not_told_when_others_may_start() -> None:
    computer = Person(-1, "Cleo")
    assert "Ready: press **Start**." in texts(lobby("tris_2", ADA, computer))
    assert "everybody who plays" in texts(lobby("set", ADA, computer, BEA))


def test_who_begins_is_named_once_seated() -> None:
    assert "Tris 2 · player 2 begins" in texts(lobby("tris_2", first="second_seat"))
    assert "Tris 2 · Bea\\_ begins" in texts(lobby("tris_2", ADA, BEA, first="second_seat"))
    assert "Ada begins" in texts(lobby("tris_1"))
    assert "Bea\\_ begins" in texts(lobby("triodomino", ADA, BEA, first=2))


def test_the_title_of_a_game_that_has_begun_leaves_out_who_begins() -> None:
    """Its first sentence says so by name; "your turn: Tris 1 · player 2 begins" would be read as a sentence."""
    waiting = lobby("tris_2", ADA, BEA, first="second_seat", rule_of_4=True)
    assert title(waiting, texts_in("en")) == "Tris 2 · rule of 4 · player 2 begins"
    assert title(replace(waiting, status=Status.PLAYING, started_at=1), texts_in("en")) == "Tris 2 · rule of 4"


def test_the_time_to_show_a_set_is_told_once_there_are_two() -> None:
    assert "seconds" not in texts(lobby("set"))
    assert "10 seconds to show" in texts(lobby("set", ADA, BEA))


def test_where_levels_are_chosen_the_lobby_says_that_computers_play_weaker_without_compiled_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = [lobby("tris_2"), lobby("tris_2", ADA, Person(-1, "Cleo")), lobby("set", ADA, Person(-1, "Cleo"))]
    assert not any("library is missing" in texts(table) for table in tables)
    monkeypatch.setattr("bot.players.available", lambda: False)
    assert ["library is missing" in texts(table) for table in tables] == [True, True, False]
    assert "library is missing" not in texts(lobby("tris_2", ADA, BEA))


def test_a_full_table_of_computers_fits_into_a_message() -> None:
    computers = [Person(-number, f"Computer {number}") for number in range(1, 8)]
    view = lobby_panel(lobby("set", ADA, *computers), texts_in("en"), "thumbnail.png")
    assert view.total_children_count <= 40


def test_one_select_adds_computers_and_changes_the_levels_of_all_or_of_each() -> None:
    def lines(count: int, *people: Person) -> list[str]:
        computers = [Person(-number, f"C{number}") for number in range(1, count + 1)]
        rows = pieces(lobby_panel(lobby("set", ADA, *people, *computers), texts_in("en")))
        shown = (row.children[0] for row in rows if isinstance(row, ActionRow))
        (select,) = (one for one in shown if isinstance(one, Select))
        return [line.label for line in select.options]

    added = [f"Add a computer: {level}" for level in ("easy", "fair", "hard", "master")]
    assert lines(0) == lines(0, BEA) == added
    assert lines(1) == [*added, "C1: easy", "C1: hard", "C1: master"], "it is fair"
    assert lines(2)[4:8] == ["All computers: easy", "All computers: hard", "All computers: master", "C1: easy"]
    assert [len(lines(count)) for count in range(8)] == [4, 7, 13, 16, 19, 22, 25, 24]
