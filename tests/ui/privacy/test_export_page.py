"""The page of an export: every table with its rows, times as dates, nothing of it is markup."""

import json

from bot.store.people import PERSON_COLUMNS
from bot.texts import LANGUAGES, texts_in
from bot.ui.privacy.export_page import MOST_ROWS, export_page


def page(tables: dict[str, list[dict[str, object]]], language: str = "en") -> str:
    content = {"format": "tavolino-export/1", "person": "7", "exported_at": 1_800_000_000_000, "tables": tables}
    return export_page(json.dumps(content).encode(), texts_in(language)).decode()


def test_a_move_stands_in_its_words_with_its_time_as_a_date() -> None:
    read = page({"moves": [{"session": "a", "ply": 3, "words": "roll e north", "at": 1_800_000_000_000}]})
    assert "<td>roll e north</td><td>2027-01-15 08:00:00 UTC</td>" in read
    assert "in the words of the game" in read


def test_names_are_no_markup_and_empty_tables_say_so() -> None:
    read = page({"seats": [{"name": "<b>Ada</b>"}], "ratings": []})
    assert "&lt;b&gt;Ada" in read
    assert "<p>Nothing.</p>" in read


def test_a_long_table_ends_with_the_number_of_the_rows_that_are_left() -> None:
    assert "5 more are in the file" in page({"moves": [{"ply": ply} for ply in range(MOST_ROWS + 5)]})


def test_each_table_has_a_heading_in_each_language() -> None:
    for language in LANGUAGES:
        for table in {one.table for one in PERSON_COLUMNS} | {"moves"}:
            assert texts_in(language).get(f"export-table-{table}", "") != ""
