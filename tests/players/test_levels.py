"""Every player of every level makes legal moves, and none depends on what its seat does not know.

A default run tries few positions, since a master takes up to a second for each; `SLOW=1` tries 100,000 in all.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, cycle, islice
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import AnyGame, Seat
from bot.games.chance import Chance
from bot.players import player
from bot.players.base import Level
from tests.contract.facts import facts
from tests.contract.variants import VARIANTS
from tests.contract.walk import random_game
from tests.torture.hidden import HIDDEN

SHORT = {Level.EASY: 6, Level.FAIR: 2, Level.HARD: 1, Level.MASTER: 1}
LONG = {Level.EASY: 12_000, Level.FAIR: 3_000, Level.HARD: 1_000, Level.MASTER: 667}
POSITIONS: Mapping[Level, int] = LONG if "SLOW" in os.environ else SHORT


def positions(key: str, level: Level) -> Iterator[tuple[AnyGame, Any, Seat, Sequence[str]]]:
    """Yields positions of random games of all variants, each with a seat to act and its legal moves; without end."""
    dice = Random(f"{key} {level}")
    variants = [variant for variant in VARIANTS if variant.key == key]
    for number, variant in zip(count(), cycle(variants), strict=False):
        game, seed = variant.game, f"{variant} {level} {number}".encode()
        steps = list(random_game(game, variant.seats, variant.options, seed, facts(key).plies))
        for _, _, state in dice.sample(steps, min(3, len(steps))):
            for seat in sorted(game.to_act(state))[:1]:
                yield game, state, seat, game.legal_moves(state, seat)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_move_is_legal_and_the_same_whatever_is_hidden_from_the_player(key: str, level: Level) -> None:
    someone, dice = player(key, level), Random(key)
    for at, (game, state, seat, legal) in enumerate(islice(positions(key, level), POSITIONS[level])):
        view, luck = game.view(state, seat), f"{level} {at}".encode()
        chosen = someone.choose(view, legal, Chance(luck, 0))
        assert chosen in legal
        game.play(state, seat, chosen, Chance(luck, 1))
        if key in HIDDEN:
            other = HIDDEN[key].exchange(state, seat, dice)
            assert game.view(other, seat) == view
            again = someone.choose(game.view(other, seat), game.legal_moves(other, seat), Chance(luck, 0))
            assert again == chosen
