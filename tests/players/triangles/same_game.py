"""Compares the states that a tile game's compiled search computes with the game's own states."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games.base import AnyGame, Options
from bot.games.chance import Chance
from bot.games.triangles.tiles import Tile
from bot.players.compiled import compiled_search
from bot.players.triangles.messages import NUMBER, tiles
from bot.players.triangles.search import Encoding
from tests.players.triangles.replies import Reply


@dataclass(frozen=True)
class SameGame:
    """A game and its compiled search.

    pile: the tiles to draw. drawn: how many tiles the player on turn has drawn, and the parts of a state that only this
    game has. places: tile, cell and gain of every placement. last_move: how often the last legal move, to draw or to
    pass, is made instead of a random one. idle_at_end: whether turns without a placement are compared at a round's end.
    """

    game: AnyGame
    encoding: Encoding[Any]
    pile: Callable[[Any], Sequence[Tile]]
    drawn: Callable[[Any], tuple[int, int]]
    places: Callable[[Any], list[tuple[int, int, int]]]
    last_move: float = 0.0
    idle_at_end: bool = True

    def compare(self, seats: int, options: Options, least: int) -> None:
        """Compares random games with at least this many moves in total."""
        rng, compared, number = Random(f"{seats} {options}"), 0, 0
        while compared < least:
            number += 1
            compared += self._compare_game(seats, options, number, rng)

    def _compare_game(self, seats: int, options: Options, number: int, rng: Random) -> int:
        """Plays a random game and compares each of its rounds. Returns the number of moves."""
        game = self.game
        state = game.start(seats, game.info.full_options(options), Chance(b"same game", number))
        states, made, ply = [state], list[str](), 0
        while seats_to_act := game.to_act(state):
            (seat,) = seats_to_act
            legal = game.legal_moves(state, seat)
            move = legal[-1] if rng.random() < self.last_move else rng.choice(legal)
            state, ply = game.play(state, seat, move, Chance(b"same game", ply)), ply + 1
            made.append(move)
            states.append(state.round_end or state)
            if state.round_end or state.outcome:
                self._compare_round(states, made)
                states, made = [state], []
        return ply

    def _compare_round(self, states: Sequence[Any], made: Sequence[str]) -> None:
        """Replays the round from its first state, and from one in its middle."""
        for start in (0, len(made) // 2):
            reply = Reply(self._replay(states[start], made[start:]))
            for state in (*states[start:], *states[start:]):
                self._assert_same(state, reply, over=state is states[-1])
            assert not reply.rest

    def _replay(self, state: Any, made: Sequence[str]) -> bytes:
        """Returns the compiled search's states after these moves; each state comes twice."""
        table = self.encoding.table(self.game.view(state, state.turn))
        hands = b"".join(map(tiles, state.hands))
        pile = bytes(NUMBER[tile] for tile in self.pile(state))
        return compiled_search(self.encoding.package).call("replay", table + hands + pile + self.encoding.moves(made))

    def _assert_same(self, state: Any, reply: Reply, *, over: bool) -> None:
        """Compares a state with the next one of the reply; the player on turn is compared only during the round."""
        ended, turn, drawn, idle, pile, own = reply.numbers("6B")
        assert ended == over
        assert (drawn, own, pile) == (*self.drawn(state), len(self.pile(state)))
        assert over or turn == state.turn
        assert (over and not self.idle_at_end) or idle == state.idle
        assert reply.numbers(f"{state.seats}i") == state.scores
        assert tuple(reply.tiles() for _ in state.hands) == state.hands
        (count,) = reply.numbers("B")
        found = sorted(reply.numbers("BIB") for _ in range(count))
        assert found == ([] if over else sorted(self.places(state)))
