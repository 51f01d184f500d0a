"""What every player promises, in every game and variant."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import product
from math import isfinite
from pathlib import Path

import pytest

import bot.players
from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players import PLAYERS, player
from bot.players.base import Level, pause_of
from bot.players.random_player import RandomPlayer
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import Snapshot, refusal, sample, walk
from tests.examples import SLOW

LUCK = b"a player's own"


def turns(variant: Variant) -> Iterator[tuple[Snapshot, Seat, Sequence[str]]]:
    """Yields 4 snapshots of a random game, 12 with `SLOW=1`, with each seat to act and its legal moves."""
    for snapshot in sample(walk(variant).snapshots, 12 if SLOW else 4):
        for seat in sorted(variant.game.to_act(snapshot.state)):
            yield snapshot, seat, variant.game.legal_moves(snapshot.state, seat)


def test_every_player_is_named_after_its_game() -> None:
    assert set(PLAYERS) <= set(GAMES)


@pytest.mark.parametrize("key", sorted(PLAYERS))
def test_a_player_imports_no_other_game(key: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (Path(bot.players.__file__).parent / key).glob("*.py")]
    lines = (line.split()[1] for line in "".join(sources).splitlines() if line.startswith(("import bot", "from bot")))
    assert sources
    parts = {module.split(".")[2] for module in lines if module.startswith("bot.games.")}
    assert parts & set(GAMES) <= {key}


def test_a_game_without_a_player_has_a_random_one() -> None:
    someone = player("backgammon")
    assert isinstance(someone, RandomPlayer)
    game = GAMES["tris_1"]
    state = game.start(2, game.info.full_options({}), Chance(LUCK, 0))
    legal = game.legal_moves(state, Seat(0))
    chosen = {someone.choose(game.view(state, Seat(0)), legal, Chance(LUCK, ply)) for ply in range(100)}
    assert chosen == set(legal)


@of_every_variant
def test_the_choice_is_always_legal(variant: Variant) -> None:
    for snapshot, seat, legal in turns(variant):
        view = variant.game.view(snapshot.state, seat)
        for someone in (player(variant.key), RandomPlayer()):
            assert refusal(variant, snapshot.state, seat, someone.choose(view, legal, Chance(LUCK, 1))) is None


@of_every_variant
def test_the_same_view_moves_and_luck_lead_to_the_same_choice(variant: Variant) -> None:
    """A copy of the view does too, so the player uses nothing but its contents."""
    someone = player(variant.key)
    for snapshot, seat, legal in turns(variant):
        view = variant.game.view(snapshot.state, seat)
        before = deepcopy(view)
        once = someone.choose(view, legal, Chance(LUCK, 1)), pause_of(someone, view, legal, Chance(LUCK, 2))
        again = someone.choose(before, tuple(legal), Chance(LUCK, 1)), pause_of(someone, before, legal, Chance(LUCK, 2))
        assert once == again
        assert view == before


@of_every_variant
def test_a_player_pauses_for_1_to_100_seconds_or_for_others_in_a_race(variant: Variant) -> None:
    for (snapshot, seat, legal), level in product(turns(variant), Level):
        pause = pause_of(player(variant.key, level), variant.game.view(snapshot.state, seat), legal, Chance(LUCK, 1))
        if isfinite(pause):
            assert 1 <= pause <= 100
        else:
            assert variant.game.info.race
