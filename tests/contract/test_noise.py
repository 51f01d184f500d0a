"""Whatever is typed, a game refuses it with a MoveError and stays as it was.

10,000 strings are tried on every game; NOISE=1000 in the environment makes that a quick pass.
"""

import os
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.games.base import MoveError, Seat
from bot.games.chance import Chance
from tests.contract.variants import VARIANTS, Variant
from tests.contract.walk import Snapshot, refusal, walk
from tests.examples import examples

STRINGS = int(os.environ.get("NOISE", "10000"))
SNAPSHOTS = 50
"""The number of seats, states and variants of a game that the strings are spread over."""

ALPHABET = "abcdefghijxyzudoXO/-,:.+_*#0123456789 \t\n\0\u00a0\u00b2\u0665\uff11\u0131\u200b\U0001f3b2"
"""The characters of moves, and others that look or count like them: other digits, invisible spaces, a die."""


def random_characters(rng: Random, _words: list[str]) -> str:
    return "".join(rng.choices(ALPHABET, k=rng.randint(0, 24)))


def random_words(rng: Random, words: list[str]) -> str:
    return " ".join(rng.choices(words, k=rng.randint(1, 5)))


def misspelled_words(rng: Random, words: list[str]) -> str:
    """Returns words with a character changed, dropped or inserted."""
    text = random_words(rng, words)
    at = rng.randint(0, len(text))
    inserted: str = rng.choice(["", *ALPHABET])
    return text[:at] + inserted + text[at + rng.randint(0, 1) :]


def very_long_words(rng: Random, words: list[str]) -> str:
    """Returns words with up to 5,000 times the last character: numbers of thousands of digits, among others."""
    text = random_words(rng, words)
    return text + text[-1] * rng.choice([1, 30, 5000])


GENERATORS: tuple[Callable[[Random, list[str]], str], ...] = (
    random_characters,
    random_words,
    misspelled_words,
    very_long_words,
)


def is_move(variant: Variant, snapshot: Snapshot, seat: Seat, text: str) -> bool:
    """Tells whether this is a legal move, or does the same as one with its words in another order."""
    if text in snapshot.legal[seat]:
        return True
    words = sorted(text.split(" "))
    spellings = [move for move in snapshot.legal[seat] if sorted(move.split(" ")) == words]
    return any(after(variant, snapshot, seat, text) == after(variant, snapshot, seat, move) for move in spellings)


def after(variant: Variant, snapshot: Snapshot, seat: Seat, text: str) -> Any:
    """Returns the state after these words, or None where they are refused."""
    try:
        return variant.game.play(snapshot.state, seat, text, Chance(variant.seed, 1))
    except MoveError:
        return None


@pytest.mark.parametrize("key", sorted(GAMES))
def test_noise_is_refused_and_changes_nothing(key: str) -> None:
    rng = Random(key)
    variants = [variant for variant in VARIANTS if variant.key == key]
    for _ in range(SNAPSHOTS):
        variant = rng.choice(variants)
        words = sorted({word for move in walk(variant).known_moves for word in move.split()})
        snapshot = rng.choice(walk(variant).snapshots)
        seat = rng.choice([*snapshot.legal])
        before = deepcopy(snapshot.state)
        for _ in range(STRINGS // SNAPSHOTS):
            text = rng.choice(GENERATORS)(rng, words)
            refused = refusal(variant, snapshot.state, seat, text)
            assert refused or is_move(variant, snapshot, seat, text), ascii(text)
        assert snapshot.state == before


@pytest.mark.parametrize("key", sorted(GAMES))
@examples(200)
@given(text=st.text())
def test_any_text_is_refused(key: str, text: str) -> None:
    variant = next(variant for variant in VARIANTS if variant.key == key)
    start = walk(variant).snapshots[0]
    seat, legal = next((seat, moves) for seat, moves in start.legal.items() if moves)
    assert text in legal or refusal(variant, start.state, seat, text)
