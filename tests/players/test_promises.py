"""What every player promises, in every game and variant."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from math import isfinite
from pathlib import Path

import pytest

import bot.players
from bot.games import GAMES
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players import PLAYERS, player
from bot.players.random_player import RandomPlayer
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import Snapshot, refusal, sample, walk

LUCK = b"a player's own"


def turns(variant: Variant) -> Iterator[tuple[Snapshot, Seat, Sequence[str]]]:
    """Some snapshots of a random game, and who may do what in them."""
    for snapshot in sample(walk(variant).snapshots, 12):
        for seat in sorted(variant.game.to_act(snapshot.state)):
            yield snapshot, seat, variant.game.legal_moves(snapshot.state, seat)


def test_every_game_has_a_player_of_its_own() -> None:
    assert set(PLAYERS) == set(GAMES)


@pytest.mark.parametrize("key", sorted(PLAYERS))
def test_a_player_knows_its_own_game_and_no_other(key: str) -> None:
    source = (Path(bot.players.__file__).parent / f"{key}.py").read_text(encoding="utf-8")
    known = {line.split()[1] for line in source.splitlines() if line.startswith(("import bot", "from bot"))}
    shared = {"bot.games.base", "bot.games.chance", "bot.players.base"}
    at_home = (f"bot.games.{key}.", "bot.games.triangles.")
    assert not [module for module in known - shared if not module.startswith(at_home)]


def test_a_game_that_nobody_can_play_is_played_by_chance() -> None:
    stranger = player("backgammon")
    assert isinstance(stranger, RandomPlayer)
    game = GAMES["tris_1"]
    state = game.start(2, {}, Chance(LUCK, 0))
    legal = game.legal_moves(state, Seat(0))
    chosen = {stranger.choose(game.view(state, Seat(0)), legal, Chance(LUCK, ply)) for ply in range(100)}
    assert chosen == set(legal)


@of_every_variant
def test_the_choice_is_always_legal(variant: Variant) -> None:
    for snapshot, seat, legal in turns(variant):
        view = variant.game.view(snapshot.state, seat)
        for someone in (player(variant.key), RandomPlayer()):
            assert refusal(variant, snapshot.state, seat, someone.choose(view, legal, Chance(LUCK, 1))) is None


@of_every_variant
def test_the_same_view_moves_and_luck_lead_to_the_same_choice(variant: Variant) -> None:
    """Also where the view is a copy, which leads nowhere but to itself."""
    someone = player(variant.key)
    for snapshot, seat, legal in turns(variant):
        view = variant.game.view(snapshot.state, seat)
        before = deepcopy(view)
        once = someone.choose(view, legal, Chance(LUCK, 1)), someone.pause(view, legal, Chance(LUCK, 2))
        again = someone.choose(before, tuple(legal), Chance(LUCK, 1)), someone.pause(before, legal, Chance(LUCK, 2))
        assert once == again
        assert view == before


@of_every_variant
def test_a_player_thinks_for_seconds_and_not_for_minutes(variant: Variant) -> None:
    someone = player(variant.key)
    for snapshot, seat, legal in turns(variant):
        pause = someone.pause(variant.game.view(snapshot.state, seat), legal, Chance(LUCK, 1))
        if isfinite(pause):
            assert 1 <= pause <= 25
        else:
            assert variant.game.info.race
