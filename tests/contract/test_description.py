"""The descriptions of positions: all in the reader's language, without secrets, and not too long."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast, visitor

from bot.games import GAMES
from bot.games.base import Event, Seat, View
from tests.contract.locale import LANGUAGES, messages, text
from tests.contract.variants import VARIANTS, Variant, of_every_variant
from tests.contract.walk import sample, walk

every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)

ALT_TEXT = 1024
"""The characters that Discord accepts as the description of a picture."""

NAME = "Maria Antonietta"
"""A name of usual length."""

A_WORD = re.compile("[a-z]{3}", re.IGNORECASE)
"""Matches no cell, die or tile."""


def views(variant: Variant) -> Iterator[View]:
    """Yields views of a random game, those of spectators and players."""
    for snapshot in sample(walk(variant).snapshots, 8):
        for reader in (None, *snapshot.legal):
            yield variant.game.view(snapshot.state, reader)


def line(language: str, key: str, event: Event) -> str:
    named = {} if event.seat is None else {"player": NAME}
    return text(language, key, event.key, {**event.args, **named})


@of_every_variant
def test_each_line_has_a_text_and_a_usual_position_fits_the_alt_text(variant: Variant) -> None:
    for view, language in product(views(variant), LANGUAGES):
        lines = [line(language, variant.key, event) for event in view.description]
        assert lines
        assert [one for one in lines if not one or one != one.strip() or "\n" in one or "  " in one] == []
        assert len("\n".join(lines)) <= ALT_TEXT


@of_every_variant
def test_every_player_named_sits_at_the_table(variant: Variant) -> None:
    named = {event.seat for view in views(variant) for event in view.description} - {None}
    assert named <= {*map(Seat, range(variant.seats))}


@of_every_variant
def test_a_spectator_learns_no_more_than_any_player(variant: Variant) -> None:
    """A player may know what is hidden from others, and has a hand besides, which comes last."""
    for snapshot in sample(walk(variant).snapshots, 8):
        public = variant.game.view(snapshot.state, None).description
        for reader in snapshot.legal:
            own = variant.game.view(snapshot.state, reader).description
            assert [event.key for event in own[: len(public)]] == [event.key for event in public]
            assert variant.game.info.secret or own == public


@of_every_variant
def test_positions_with_different_texts_have_different_descriptions(variant: Variant) -> None:
    spectators = [variant.game.view(snapshot.state, None) for snapshot in sample(walk(variant).snapshots, 100)]
    positions = {(str(view.description), str(view)) for view in spectators}
    assert len({description for description, _ in positions}) == len(positions)


class _PrintedVariables(visitor.Visitor):
    """Collects the variables that a message prints, without those that it only selects by."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - Fluent's Visitor calls it so
        if isinstance(node.expression, ast.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


def printed_variables(language: str, key: str) -> dict[str, set[str]]:
    """Returns every message of a game, with the variables that its text prints."""
    found: dict[str, set[str]] = {}
    for message in messages(language, key):
        collector = _PrintedVariables()
        collector.visit(message)
        found[message.id.name] = collector.names
    return found


@every_game
@every_language
def test_texts_select_by_the_words_of_the_program_and_never_print_them(key: str, language: str) -> None:
    """They print only numbers, cells and tiles: no reader of another language meets an English word."""
    printed = printed_variables(language, key)
    lines = (
        event for variant in VARIANTS if variant.key == key for view in views(variant) for event in view.description
    )
    english = {
        (event.key, name)
        for event in lines
        for name, value in event.args.items()
        if name in printed[event.key] and A_WORD.search(str(value))
    }
    assert english == set()
