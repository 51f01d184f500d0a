"""What every game says to those who do not see its picture: all in their language, no secret, and not too long."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.syntax import ast, visitor

from bot.games import GAMES
from bot.games.base import Event, Seat, View
from tests.contract.locale import LANGUAGES, messages, text
from tests.contract.variants import VARIANTS, Variant, of_every_variant
from tests.contract.walk import sampled, walk

every_game = pytest.mark.parametrize("key", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)

ALT_TEXT = 1024
"""Characters that Discord takes for the description of a picture."""

NAME = "Maria Antonietta"
"""As long as names usually are."""

A_WORD = re.compile("[a-z]{3}", re.IGNORECASE)
"""What no cell, die or tile is called."""


def views(variant: Variant) -> Iterator[View]:
    """Of a random game, as spectators and players see it."""
    for moment in sampled(walk(variant).moments, 8):
        for reader in (None, *moment.legal):
            yield variant.game.view(moment.state, reader)


def line(language: str, key: str, event: Event) -> str:
    named = {} if event.seat is None else {"player": NAME}
    return text(language, key, event.key, {**event.args, **named})


@of_every_variant
def test_each_line_has_its_text_and_a_usual_position_fits_the_alt_text(variant: Variant) -> None:
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
def test_a_spectator_is_told_no_more_than_any_player(variant: Variant) -> None:
    """A player may know what others hear to be hidden, and holds a hand besides, told last."""
    for moment in sampled(walk(variant).moments, 8):
        public = variant.game.view(moment.state, None).description
        for reader in moment.legal:
            own = variant.game.view(moment.state, reader).description
            assert [event.key for event in own[: len(public)]] == [event.key for event in public]
            assert variant.game.info.secret or own == public


@of_every_variant
def test_positions_that_read_differently_are_described_differently(variant: Variant) -> None:
    spectators = [variant.game.view(one.state, None) for one in sampled(walk(variant).moments, 100)]
    told = {(str(view.description), str(view)) for view in spectators}
    assert len({described for described, _ in told}) == len(told)


class _Printed(visitor.Visitor):
    """Collects the variables that a message prints, beside those by which it only chooses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - Fluent's Visitor calls it so
        if isinstance(node.expression, ast.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


def printed(language: str, key: str) -> dict[str, set[str]]:
    """Every message of a game, with the variables that stand in its text as they are."""
    found: dict[str, set[str]] = {}
    for message in messages(language, key):
        collector = _Printed()
        collector.visit(message)
        found[message.id.name] = collector.names
    return found


@every_game
@every_language
def test_words_of_the_program_are_chosen_by_and_never_read_out(key: str, language: str) -> None:
    """What a text prints of a line are numbers, cells and tiles: no English comes through to other readers."""
    said = printed(language, key)
    described = (
        event for variant in VARIANTS if variant.key == key for view in views(variant) for event in view.description
    )
    foreign = {
        (event.key, name)
        for event in described
        for name, value in event.args.items()
        if name in said[event.key] and A_WORD.search(str(value))
    }
    assert foreign == set()
