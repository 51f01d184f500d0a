"""Whatever is typed, a game answers with a MoveError and stays as it was.

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
from tests.contract.walk import Moment, refusal, walk
from tests.examples import examples

STRINGS = int(os.environ.get("NOISE", "10000"))
MOMENTS = 50
"""The strings are spread over so many seats, states and variants of a game."""

ALPHABET = "abcdefghijxyzudoXO/-,:.+_*#0123456789 \t\n\0\u00a0\u00b2\u0665\uff11\u0131\u200b\U0001f3b2"
"""What moves are written in, and what looks or counts like it: other scripts' digits, invisible spaces, a die."""


def typed_anyhow(fancy: Random, _words: list[str]) -> str:
    return "".join(fancy.choices(ALPHABET, k=fancy.randint(0, 24)))


def jumbled(fancy: Random, words: list[str]) -> str:
    return " ".join(fancy.choices(words, k=fancy.randint(1, 5)))


def misspelled(fancy: Random, words: list[str]) -> str:
    """Words with a character changed, dropped or put in."""
    text = jumbled(fancy, words)
    at = fancy.randint(0, len(text))
    put_in: str = fancy.choice(["", *ALPHABET])
    return text[:at] + put_in + text[at + fancy.randint(0, 1) :]


def endless(fancy: Random, words: list[str]) -> str:
    """Words that end as numbers of thousands of digits do, among others."""
    text = jumbled(fancy, words)
    times = fancy.choice([1, 30, 5000])
    return text + text[-1] * times


WAYS: tuple[Callable[[Random, list[str]], str], ...] = (typed_anyhow, jumbled, misspelled, endless)


def understood(variant: Variant, moment: Moment, seat: Seat, text: str) -> bool:
    """Whether this is a legal move, or one with its words in another order, and does the same."""
    if text in moment.legal[seat]:
        return True
    words = sorted(text.split(" "))
    spellings = [move for move in moment.legal[seat] if sorted(move.split(" ")) == words]
    return any(after(variant, moment, seat, text) == after(variant, moment, seat, move) for move in spellings)


def after(variant: Variant, moment: Moment, seat: Seat, text: str) -> Any:
    """The state after these words, or None where they are refused."""
    try:
        return variant.game.play(moment.state, seat, text, Chance(variant.seed, 1))
    except MoveError:
        return None


@pytest.mark.parametrize("key", sorted(GAMES))
def test_noise_is_refused_and_changes_nothing(key: str) -> None:
    fancy = Random(key)
    variants = [variant for variant in VARIANTS if variant.key == key]
    for _ in range(MOMENTS):
        variant = fancy.choice(variants)
        words = sorted({word for move in walk(variant).known for word in move.split()})
        moment = fancy.choice(walk(variant).moments)
        seat = fancy.choice([*moment.legal])
        before = deepcopy(moment.state)
        for _ in range(STRINGS // MOMENTS):
            text = fancy.choice(WAYS)(fancy, words)
            assert understood(variant, moment, seat, text) or refusal(variant, moment.state, seat, text), ascii(text)
        assert moment.state == before


@pytest.mark.parametrize("key", sorted(GAMES))
@examples(200)
@given(text=st.text())
def test_any_text_is_refused(key: str, text: str) -> None:
    variant = next(variant for variant in VARIANTS if variant.key == key)
    start = walk(variant).moments[0]
    seat, legal = next((seat, moves) for seat, moves in start.legal.items() if moves)
    assert text in legal or refusal(variant, start.state, seat, text)
