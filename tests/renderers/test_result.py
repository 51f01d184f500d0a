"""What the card of a finished game says."""

from renderers.cards.result import Result, scene
from renderers.parts.badges import Badge, Medal
from renderers.parts.text_line import TextLine
from tests.renderers.scenes import DRAWN, SHARED, WON_BY_POINTS


def said(result: Result) -> list[str]:
    return [item.sprite.text for item in scene(result).placed if isinstance(item.sprite, TextLine)]


def large(result: Result) -> list[int]:
    """The seats whose badges are as large as winners' are."""
    badges = [item.sprite for item in scene(result).placed if isinstance(item.sprite, Badge)]
    return [badge.seat for badge in badges if badge.side == max(other.side for other in badges) > 60]


def test_it_names_the_game_the_day_the_winner_and_why() -> None:
    assert said(WON_BY_POINTS)[:5] == [
        "Tripple Domino", "21 November 2025", "Alessandra", "wins", "First to reach 300 points.",
    ]  # fmt: skip
    assert large(WON_BY_POINTS) == [0]


def test_everybody_has_a_place_a_score_and_a_note() -> None:
    words = said(WON_BY_POINTS)
    assert words[5:7] == ["312", "Alessandra"]
    assert "resigned" in words
    assert "4" in words
    medals = [item.sprite.rank for item in scene(WON_BY_POINTS).placed if isinstance(item.sprite, Medal)]
    assert medals == [1, 2, 3]


def test_those_who_share_a_victory_stand_side_by_side() -> None:
    assert large(SHARED) == [0, 1]
    assert "Alessandra, Benoît Lefèvre" in said(SHARED)


def test_nobody_stands_out_in_a_draw() -> None:
    assert large(DRAWN) == []
    assert said(DRAWN)[2] == "Unentschieden"
    assert said(DRAWN).count("=") == 2
    assert not any(isinstance(item.sprite, Medal) for item in scene(DRAWN).placed)
