"""Random games to draw."""

from collections.abc import Iterator
from itertools import count

from bot.games import GAMES
from bot.games.base import Options, View
from bot.games.chance import Chance
from bot.texts import texts_in
from renderers.parts.frame import Caption, CaptionPlayer
from tests.renderers.captions import NAMES


def played(key: str, options: Options, seats: int = 2, *, first_seed: int = 0) -> Iterator[tuple[View, Caption]]:
    """Yields the spectators' view after each move of random games, one game after the other, without end."""
    game = GAMES[key]
    players = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(NAMES[:seats]))
    for number in count(first_seed):
        seed = number.to_bytes(4, "big")
        state = game.start(seats, game.info.full_options(options), Chance(seed, 0))
        for ply in count(1):
            acting = sorted(game.to_act(state))
            on_turn = players[acting[0]] if acting else players[0]
            status = "to move" if acting else "wins"
            yield game.view(state, None), Caption(on_turn, status, players, texts_in("en"))
            if not acting:
                break
            chance = Chance(seed, ply)
            move = chance.pick(game.legal_moves(state, acting[0]))
            state = game.play(state, acting[0], move, chance)
