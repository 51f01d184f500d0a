"""The hidden parts of a state, and the same state with these dealt again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from bot.games import GAMES
from bot.games.base import Seat
from bot.games.set.state import State as SetState
from bot.games.triangles.table import Table
from bot.games.tris_on_steroids.position import Position
from tests.games.triangles.secrets import Secrets, reveals_nothing
from tests.games.tris_on_steroids.secrets import otherwise, places, with_cards

Exchange: TypeAlias = Callable[[Any, Seat | None, Random], Any]


@dataclass(frozen=True)
class Hidden:
    """The secrets of a game.

    exchange: deals again all tiles or cards that a reader does not know. swap: swaps two of them. one: names one of
    them, for negative controls; empty if there is none.
    """

    exchange: Exchange
    swap: Exchange
    one: Callable[[Any, Seat | None], str]


def _tiles(key: str, pile: str) -> Hidden:
    """Returns the secrets of a tile game: the others' hands, and the tiles to draw in the field `pile`."""
    fields = (pile, "drawn") if key == "tripple_domino" else (pile,)

    def one(state: Table, reader: Seat | None) -> str:
        held = [tile for seat, hand in enumerate(state.hands) if seat != reader for tile in hand]
        return str([*held, *getattr(state, pile)][:1])

    secrets: Secrets[Any, Any] = Secrets(GAMES[key], face_down=fields, revealed=reveals_nothing)

    def swap(state: Table, reader: Seat | None, dice: Random) -> Table:
        first, second = dice.sample(sorted(secrets.hidden(state, reader)), 2)
        swapped: Table = secrets.with_tiles(state, {first: second, second: first})
        return swapped

    return Hidden(secrets.exchanged, swap, one)


def _one_card(state: Position, reader: Seat | None) -> str:
    return str([laid.card for laid in places(state) if not laid.visible_to(reader)][:1])


def _cards_swapped(state: Position, reader: Seat | None, dice: Random) -> Position:
    laid = places(state)
    cards = [one.card for one in laid]
    first, second = dice.sample([at for at, one in enumerate(laid) if not one.visible_to(reader)], 2)
    cards[first], cards[second] = cards[second], cards[first]
    return with_cards(state, cards)


def _pile_swapped(state: SetState, _reader: Seat | None, dice: Random) -> SetState:
    pile = list(state.pile)
    first, second = dice.sample(range(len(pile)), 2)
    pile[first], pile[second] = pile[second], pile[first]
    return replace(state, pile=tuple(pile))


def _pile_shuffled(state: SetState, _reader: Seat | None, dice: Random) -> SetState:
    return replace(state, pile=tuple(dice.sample(state.pile, len(state.pile))))


HIDDEN: Mapping[str, Hidden] = {
    "set": Hidden(_pile_shuffled, _pile_swapped, lambda state, _reader: str(state.pile[:1])),
    "triodomino": _tiles("triodomino", "stock"),
    "tripple_domino": _tiles("tripple_domino", "reserve"),
    "tris_on_steroids": Hidden(otherwise, _cards_swapped, _one_card),
}
"""The games with hidden parts. In the other games only the seed of the luck is secret."""
