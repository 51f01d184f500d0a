"""Tris on Steroids: previews, as far as the reader knows the cards, and irreversible moves."""

import pytest

from bot.games.base import Event, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from tests.games.tris_on_steroids.tables import position

ANNA, BEN = Seat(0), Seat(1)


def preview_args(state: Position, words: str, reader: Seat | None = ANNA) -> dict[str, str | int] | None:
    """Returns the arguments of a preview for a reader, with the last word of its key as `told`."""
    event = GAME.view(state, reader).preview(words)
    return {"told": event.key.rpartition("-")[2], **event.args} if event else None


def play(state: Position, *moves: str) -> Position:
    for move in moves:
        state = GAME.play(state, state.on_turn, move, Chance(b"", 1))
    return state


def irreversible(state: Position, move: str) -> bool:
    return GAME.irreversible(state, play(state, move))


def test_a_card_has_a_preview_for_those_who_know_it() -> None:
    state = position("(xd)0 (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)")
    told = {"told": "reveal", "cell": "a1", "symbol": "cross", "action": "discard", "wins": "no"}
    assert preview_args(state, "reveal a1") == told
    assert preview_args(state, "reveal a1", BEN) is None
    assert preview_args(state, "reveal a1", None) is None
    assert preview_args(state, "reveal b1") is None


def test_a_known_card_that_completes_a_line_wins() -> None:
    told = preview_args(position("ts tg (td)0 (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal c1")
    assert told is not None
    assert told["wins"] == "yes"


@pytest.mark.parametrize(("target", "symbol"), [("b1", "triangle"), ("a2", "hidden"), ("b2", "square")])
def test_a_card_to_be_discarded_is_named_where_it_is_known(target: str, symbol: str) -> None:
    state = position("xd ts td (cd) (qs)0 (cd) (xs) (xs) (xs)", acting=0)
    told = {"told": "discard", "cell": "a1", "target": target, "symbol": symbol, "wins": "no"}
    assert preview_args(state, f"act {target}") == told


def test_a_swap_previews_that_it_completes_a_line() -> None:
    state = position("ts tg xs (cd) cd td (xs) (xs) (xs)", acting=2)
    told = {"told": "swap", "cell": "c1", "target": "c2", "symbol": "triangle", "wins": "yes"}
    assert preview_args(state, "act c2") == told
    assert preview_args(state, "act b2") == {**told, "target": "b2", "symbol": "circle", "wins": "no"}


def test_a_spectator_cannot_know_whose_line_it_would_be() -> None:
    told = preview_args(position("ts tg xs (cd) cd td (xs) (xs) (xs)", acting=2), "act c2", None)
    assert told is not None
    assert told["wins"] == "no"


def test_a_goal_previews_that_its_line_is_there() -> None:
    state = position("cs cd cd cg xg (td) (xs) (xs) (xs)", acting=4)
    told = {"told": "goal", "cell": "b2", "target": "a2", "symbol": "circle", "wins": "yes"}
    assert preview_args(state, "act a2") == told
    assert preview_args(state, "act c2") == {**told, "target": "c2", "symbol": "hidden", "wins": "no"}


def test_the_card_taken_is_no_longer_part_of_a_line() -> None:
    told = preview_args(position("cs cd cd (cg) xg (td) (xs) (xs) (xs)", acting=4), "act b1")
    assert told is not None
    assert (told["symbol"], told["wins"]) == ("circle", "no")


@pytest.mark.parametrize("words", ["reveal", "reveal d4", "act b1", "keep", "clear row 1", ""])
def test_other_words_have_no_preview(words: str) -> None:
    assert preview_args(position("(xd) (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), words) is None


def test_there_is_no_standing() -> None:
    standing: tuple[Event, ...] = GAME.view(position("(xd) " * 9), None).standing
    assert standing == ()


def test_a_reveal_is_irreversible() -> None:
    assert irreversible(position("(xd)0 (td) (td) (cd) (cd) (cd) (xs) (xs) (xs)"), "reveal a1")


@pytest.mark.parametrize(
    ("acting", "move"), [("xd", "act a2"), ("xs", "act a2"), ("xg", "act c1"), ("xg", "act b2"), ("xg", "keep")]
)
def test_an_action_that_reveals_nothing_can_be_taken_back(acting: str, move: str) -> None:
    """A card discarded face down, a swap, an open goal taken, one that the player knows, no action."""
    assert not irreversible(position(f"cs {acting} td (cd) (qs)0 (cd) (xs) (xs) (xs)", acting=1), move)


def test_taking_an_unseen_goal_is_irreversible() -> None:
    assert irreversible(position("xg (ts) td (cd) (qs)0 (cd) (xs) (xs) (xs)", acting=0), "act b1")


def test_a_cleared_line_can_be_taken_back_unless_the_discards_are_shuffled() -> None:
    full = "xg ts td cd qs cd xs xs xs"
    assert not irreversible(position(full, pile="qd qd qd"), "clear row 1")
    assert irreversible(position(full, pile="qd qd"), "clear row 1")


def test_the_end_of_a_turn_that_shows_the_next_players_goal_is_irreversible() -> None:
    state = position("cs cd cg (cd) xd (td) (xs) (xs) (xs)", acting=4)
    assert play(state, "keep").outcome
    assert irreversible(state, "keep")


def test_a_win_shows_all_goal_cards_and_is_irreversible() -> None:
    state = position("ts tg xs (cd) cd td (xs) (xs) (xs)", acting=2)
    assert play(state, "act c2").outcome
    assert irreversible(state, "act c2")
