"""The keys of moves: every legal move can be reached by pressing them, and grids mirror the board."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from discord import ButtonStyle

from bot.games.base import KeyGrid, Seat, View
from bot.sessions.session import Luck, Place, Session, Status
from bot.texts import texts_in
from bot.ui.text.move_tree import MAX_CHOICES, START, PartialMove, next_branch
from bot.ui.views.components import BUTTONS_IN_ROW
from bot.ui.views.custom_id import Action, Press, Surface, WordToggle
from bot.ui.views.move_pieces import MovePieces, rows_of
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import Snapshot, key_texts, prefixes, sample, walk
from tests.ui.test_panel_limits import component_dicts

ROWS = 5
"""The most rows of a grid: a message has 40 components, and a phone little room beside the picture."""


TABLE = Session(
    id="0" * 16,
    game_key="",
    options={},
    place=Place(1, 2),
    host=1,
    people=(),
    status=Status.PLAYING,
    luck=Luck(commitment="", seed=b""),
)
"""A table whose game is put in."""


def moments(variant: Variant) -> Iterator[tuple[Snapshot, Seat, View]]:
    """Yields positions of a random game with a seat to act and the view from which its keys are made."""
    info = variant.game.info
    for snapshot in sample(walk(variant).snapshots, 8):
        for seat, legal in snapshot.legal.items():
            if legal:
                yield snapshot, seat, variant.game.view(snapshot.state, seat if info.private_moves else None)


def grids(variant: Variant) -> Iterator[tuple[str, KeyGrid]]:
    """Yields the words chosen, and the grid of keys for what comes next."""
    for snapshot, seat, view in moments(variant):
        for words in ("", *prefixes(sample(snapshot.legal[seat], 30))):
            branch = next_branch(snapshot.legal[seat], words).words
            if branch == words and (grid := view.keys(words)):
                yield words, grid


@of_every_variant
def test_a_grid_fits_a_message(variant: Variant) -> None:
    """Each of its keys has other words, since these become custom ids, which have to differ."""
    for words, grid in grids(variant):
        rows = rows_of(grid)
        assert len(rows) <= ROWS, f"keys({words!r}): {len(rows)} rows; let a player choose in two steps, as a3 by a, 3"
        assert all(2 <= len(row) <= BUTTONS_IN_ROW for row in rows), f"keys({words!r}): a row of one key; join two rows"
        named = [key.words for row in grid for key in row if key.words]
        assert len(named) == len(set(named)) <= MAX_CHOICES


@of_every_variant
def test_keys_of_a_row_that_is_laid_over_several_are_told_apart_by_their_labels(variant: Variant) -> None:
    """None of them stands where its column does."""
    for words, grid in grids(variant):
        for keys in (row for row in grid if len(row) > BUTTONS_IN_ROW):
            labels = [str(key.label or key.words) for key in keys if key.label or key.words]
            twice = {label for label in labels if labels.count(label) > 1}
            assert not twice, f"keys({words!r}): {twice} on several keys of a long row; let each name its column"


@of_every_variant
def test_a_key_keeps_its_place_as_the_game_goes_on(variant: Variant) -> None:
    places: dict[tuple[str, str], tuple[int, int]] = {}
    for words, grid in grids(variant):
        for row, keys in enumerate(grid):
            for column, key in enumerate(keys):
                if key.words:
                    place = places.setdefault((words, key.words), (row, column))
                    assert place == (row, column), (words, key)


@of_every_variant
def test_moves_are_private_only_where_there_are_secrets(variant: Variant) -> None:
    assert variant.game.info.secret or not variant.game.info.private_moves


@of_every_variant
def test_keys_and_questions_name_no_seat(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 8):
        assert all(event.seat is None for event in key_texts(variant.game, snapshot, 10))


@of_every_variant
def test_every_legal_move_can_be_reached_by_pressing_keys(variant: Variant) -> None:
    for snapshot, seat, view in sample([*moments(variant)], 4):
        legal = snapshot.legal[seat]
        session = replace(TABLE, game_key=variant.key, state=snapshot.state)
        pieces = MovePieces(session, view, texts_in("en"), Surface.TABLE)
        for move in sample(legal, 8):
            assert _reaches(pieces, legal, move, START), move


def _reaches(pieces: MovePieces, legal: Sequence[str], move: str, partial: PartialMove) -> bool:
    """Presses what leads on to the move until it is made; turns the pages of selects until it is among the options."""
    wanted = sorted(move.split())
    offered = list(_choices(pieces, legal, partial))
    if any(sorted(words.split()) == wanted for words, _ in offered):
        return True
    here = len(partial.words.split())
    on = [
        words for words, whole in offered if not whole and here < len(words.split()) and {*words.split()} <= {*wanted}
    ]
    if on:
        return _reaches(pieces, legal, move, PartialMove(on[0]))
    pages = next_branch(legal, partial.words).pages
    return partial.page + 1 < pages and _reaches(pieces, legal, move, PartialMove(partial.words, partial.page + 1))


def _choices(pieces: MovePieces, legal: Sequence[str], partial: PartialMove) -> Iterator[tuple[str, bool]]:
    """Yields the words that buttons and selects offer, and whether they are chosen all at once or make the move."""
    for one in component_dicts([piece.to_component_dict() for piece in pieces.pieces(legal, partial)]):
        press = None if one.get("disabled") else Press.parse(one.get("custom_id", ""))
        if press is None:
            continue
        match press.action:
            case Action.CHOOSE_WORD | Action.MOVE:
                yield press.argument, press.action is Action.MOVE
            case Action.TOGGLE_WORD if toggle := WordToggle.parse(press.argument):
                pressed = toggle.pressed()
                yield pressed, any(sorted(move.split()) == sorted(pressed.split()) for move in legal)
            case Action.SELECT_WORDS if press.argument:
                words = [option["value"] for option in one["options"]]
                yield from (
                    (" ".join([press.argument, *some]), True) for some in combinations(words, one["max_values"])
                )
            case Action.SELECT_WORDS:
                yield from ((option["value"], False) for option in one["options"])
            case Action.OPEN_CHOICE_FORM:
                yield from ((move, True) for move in legal if move.startswith(f"{press.argument} "))


@of_every_variant
def test_what_costs_or_ends_something_is_never_a_bright_button_and_all_else_is(variant: Variant) -> None:
    for snapshot, seat, view in moments(variant):
        legal = snapshot.legal[seat]
        session = replace(TABLE, game_key=variant.key, state=snapshot.state)
        for words in ("", *prefixes(sample(legal, 5))):
            pieces = MovePieces(session, view, texts_in("en"), Surface.TABLE).pieces(legal, PartialMove(words))
            for button in component_dicts([piece.to_component_dict() for piece in pieces]):
                press = Press.parse(button.get("custom_id", ""))
                if press is None or "style" not in button or button["label"] == "Back" or button.get("disabled"):
                    continue
                is_costly = press.argument.split(" ")[0] in variant.game.info.costly
                if press.action in {Action.MOVE, Action.CHOOSE_WORD} and press.argument != words:
                    assert (button["style"] == ButtonStyle.secondary.value) == is_costly, button


@of_every_variant
def test_spectators_have_no_private_summary(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 8):
        assert variant.game.view(snapshot.state, None).private_summary == ()


@of_every_variant
def test_public_keys_are_the_same_for_all_readers(variant: Variant) -> None:
    """Where moves are made in public, what a seat knows changes neither words nor labels of the keys."""
    for snapshot, seat, view in moments(variant):
        if not variant.game.info.private_moves:
            for words in ("", *prefixes(sample(snapshot.legal[seat], 10))):
                assert view.keys(words) == variant.game.view(snapshot.state, seat).keys(words)
