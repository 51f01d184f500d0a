"""Checks that the player of a tile game uses only its view: exchanging hidden tiles changes no choice."""

from random import Random

from bot.games import GAMES
from bot.players import player
from tests.games.triangles.secrets import Secrets, reveals_nothing
from tests.players.match import same_choice, turns


def assert_hidden_tiles_change_no_choice(key: str, pile: str, seats: int) -> None:
    """pile: the field of the state that holds the tiles to draw."""
    secrets = Secrets(GAMES[key], face_down=(pile,), revealed=reveals_nothing)
    exchanged = 0
    for state, seat, legal in list(turns(GAMES[key], {}, [player(key)] * seats, b"blind"))[::5]:
        if legal:
            other = secrets.exchanged(state, seat, Random(1))
            exchanged += other != state
            assert same_choice(key, state, other, seat)
    assert exchanged > 5
