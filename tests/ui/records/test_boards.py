"""Which board a custom id names, and the buttons, variants and periods that a board offers."""

from itertools import islice

import pytest

from bot.games import GAMES
from bot.ratings.periods import ALL_TIME, Calendar, Period
from bot.sessions.refusals import Refusal
from bot.texts import LANGUAGES, texts_in
from bot.ui.records.board_choice import BoardChoice, Contest, contests
from bot.ui.records.board_view import buttons, contest_label, offered_periods
from bot.ui.text.times import clock_time, period_name
from bot.ui.views.custom_id import Press

ENGLISH = texts_in("en")
SOLO_SET = "beginners=no,one_by_one=no,play_out=yes,solitaire=yes,strict=yes"
LONGEST = BoardChoice(
    everywhere=True,
    game=max(GAMES, key=len),
    contest=Contest(SOLO_SET, alone=True).token,
    period=Period("S2026-10"),
    as_text=True,
)


def presses(choice: BoardChoice, page: int, pages: int, own: int | None) -> dict[str, tuple[str, bool]]:
    """Returns the custom id of each button by its label, and whether it is disabled."""
    rows = buttons(choice, page, pages, own, ENGLISH, in_guild=True)
    return {one.label: (one.custom_id, one.disabled) for row in rows for one in row.children}  # type: ignore[attr-defined]  # a row


def test_a_choice_is_read_from_the_custom_id_that_names_it() -> None:
    for choice in (BoardChoice(), BoardChoice(game="set"), LONGEST):
        assert BoardChoice.parse(choice.argument("next")) == choice
    assert BoardChoice.parse("tris_1") == BoardChoice(game="tris_1"), "as older messages have it"
    assert BoardChoice.parse("") == BoardChoice()


@pytest.mark.parametrize("forged", ["chess", "sp.chess...", "sp..S2026-13..", "sp..X..", "xp....", "sp...*."])
def test_a_forged_one_is_refused(forged: str) -> None:
    with pytest.raises(Refusal, match="unknown-button"):
        BoardChoice.parse(forged)


@pytest.mark.parametrize("page", range(3))
def test_every_button_has_a_custom_id_of_its_own_that_fits_into_discords_limit(page: int) -> None:
    found = presses(LONGEST, page, 3, 2)
    assert [*found] == ["First", "Previous", "Next", "My place", "This server", "As a picture"]
    assert len({custom_id for custom_id, _ in found.values()}) == len(found)
    for custom_id, _ in found.values():
        press = Press.parse(custom_id)
        assert press is not None
        assert BoardChoice.parse(press.argument).game == LONGEST.game


def test_buttons_to_the_page_that_is_shown_are_disabled_and_a_short_board_has_none() -> None:
    first = presses(BoardChoice(), 0, 3, 0)
    assert [label for label, (_, disabled) in first.items() if disabled] == ["First", "Previous", "My place"]
    last = presses(BoardChoice(), 2, 3, None)
    assert [label for label, (_, disabled) in last.items() if disabled] == ["Next"]
    assert [*presses(BoardChoice(), 0, 1, 0)] == ["Everywhere", "As text"]


def test_variants_for_one_are_told_apart_from_those_for_several() -> None:
    played = ("beginners=no,lockout=no,one_by_one=no,strict=no", SOLO_SET)
    labels = [contest_label("set", one, ENGLISH) for one in contests("set", played)]
    assert labels == ["all variants", "usual rules", "alone, as solitaire, by the strict rule, played out"]
    assert [*contests("", ())] == [Contest()]


def test_periods_are_offered_with_seasons_before_months_and_the_latest_first() -> None:
    known = [Period(one) for one in ("M2026-10", "S2026-07", "M2026-11", "", "S2026-10")]
    assert offered_periods(ALL_TIME, known, known[-1:]) == ["", "S2026-10", "S2026-07", "M2026-11", "M2026-10"]


def test_a_period_is_named_by_its_months() -> None:
    calendar = Calendar()
    assert period_name(Period("S2026-10"), calendar, ENGLISH) == "season October–December 2026"
    assert period_name(Period("M2026-02"), calendar, texts_in("de")) == "Februar 2026"
    for language in LANGUAGES:
        months = islice(calendar.before(Period("M2026-01")), 12)
        assert len({period_name(month, calendar, texts_in(language)) for month in months}) == 12


def test_times_are_shown_as_on_a_clock() -> None:
    assert [clock_time(one) for one in (999, 187_000, 3_787_000)] == ["0:00", "3:07", "1:03:07"]
