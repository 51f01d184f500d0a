"""Positions of the two tile games: hand-made ones for each thing a picture can show, and random ones."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from bot.games.base import Game, Outcome, Seat, View
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import Tile
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.state import State as TriodominoState
from bot.games.triodomino.view import View as TriodominoView
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.state import State as TrippleDominoState
from bot.games.tripple_domino.view import View as TrippleDominoView
from bot.texts import texts_in
from renderers.engine.scene import Scene
from renderers.parts.caption import Caption, Player
from renderers.themes.theme import DARK, Theme
from renderers.tiles import triodomino, tripple_domino
from tests.games.triangles.formations import POSITIONS, formation, tiles
from tests.games.triangles.random_games import random_game

S = TypeVar("S")
V = TypeVar("V", bound=View)

TABLE = tuple(
    Player(name, seat)
    for seat, name in enumerate(("Alessandra", "Benoît Lefèvre", "W" * 32, "Владимир", "日本 Taro", "Zoë"))
)
SECOND = Seat(1)


def of(count: int) -> Formation:
    """The first of the recorded formations with so many tiles."""
    return formation(next(str(position["laid"]) for position in POSITIONS if len(position["laid"].split()) == count))


def tripple(
    laid: Formation, hands: Sequence[Sequence[Tile]], scores: tuple[int, ...], *, over: bool = False
) -> TrippleDominoState:
    """Tripple Domino, the first player on turn, or over with the last one as the winner."""
    ranks = (*range(2, len(scores) + 1), 1)
    return TrippleDominoState(
        target=300,
        each_hexagon=True,
        tiles=20,
        scores=scores,
        round=2,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        reserve=tiles("555 444 333"),
        formation=laid,
        outcome=Outcome(ranks, scores, "tripple_domino-target") if over else None,
    )


def trio(formations: tuple[Formation, ...], hands: Sequence[Sequence[Tile]], last: int | None) -> TriodominoState:
    """Triodomino, the second player on turn."""
    return TriodominoState(
        rounds=3,
        topsy_turvy=False,
        starter=Seat(0),
        scores=tuple(11 * seat for seat in range(len(hands))),
        round=2,
        turn=SECOND,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        stock=tiles("123 234"),
        formations=formations,
        last=last,
    )


HANDS = tuple(map(tiles, ("000 012 555", "011 022 111 155 245 345", "345", "333")))
LARGE = tripple(of(54), HANDS[:3], (120, -5, 87))
SMALL = tripple(of(6), HANDS[:2], (45, 30))
BARE = tripple(EMPTY, (tiles("024 333 345"), tiles("111 222")), (0, 0))
OVER = tripple(of(42), ((),) * 6, (112, 257, 309, 83, -20, 317), over=True)
ALONE = tripple(of(16), (tiles("000 012"),), (140,))
SEVERAL = trio((of(18), of(6), formation("u0,0=012")), HANDS, 2)
OPENING = trio((), HANDS[:2], None)


def captioned(view: TrippleDominoView | TriodominoView, language: str = "en") -> Caption:
    winners = view.outcome.winners if view.outcome else ()
    seat = winners[0] if winners else view.to_act or 0
    note = texts_in(language)("caption-wins" if winners else "caption-to-move")
    return Caption(TABLE[seat], note, "", TABLE[: len(view.scores)], texts_in(language))


def tripple_scene(
    state: TrippleDominoState,
    reader: Seat | None = None,
    language: str = "en",
    partial_move: str = "",
    theme: Theme = DARK,
) -> Scene:
    view = TRIPPLE_DOMINO.view(state, reader)
    return tripple_domino.scene(view, captioned(view, language), theme, partial_move)


def trio_scene(
    state: TriodominoState,
    reader: Seat | None = None,
    language: str = "en",
    partial_move: str = "",
    theme: Theme = DARK,
) -> Scene:
    view = TRIODOMINO.view(state, reader)
    return triodomino.scene(view, captioned(view, language), theme, partial_move)


def tile_scene(state: TrippleDominoState | TriodominoState, said: Caption) -> Scene:
    """What spectators see, with these words around it."""
    if isinstance(state, TrippleDominoState):
        return tripple_domino.scene(TRIPPLE_DOMINO.view(state, None), said)
    return triodomino.scene(TRIODOMINO.view(state, None), said)


TILE_STATES: dict[str, TrippleDominoState | TriodominoState] = {
    "tripple_domino-small": SMALL,
    "tripple_domino-over": OVER,
    "tripple_domino-alone": ALONE,
    "triodomino-several": SEVERAL,
    "triodomino-opening": OPENING,
}

TILE_SCENES: dict[str, Scene] = {
    "tripple_domino-large": tripple_scene(LARGE),
    "tripple_domino-small": tripple_scene(SMALL, language="de"),
    "tripple_domino-bare": tripple_scene(BARE, language="it"),
    "tripple_domino-over": tripple_scene(OVER, language="fr"),
    "tripple_domino-alone": tripple_scene(ALONE),
    "tripple_domino-opening-place": tripple_scene(BARE, Seat(0), partial_move="place 3-3-3"),
    "triodomino-several": trio_scene(SEVERAL),
    "triodomino-hand": trio_scene(SEVERAL, SECOND, "de"),
    "triodomino-places": trio_scene(SEVERAL, SECOND, partial_move="place 2-4-5"),
    "triodomino-opening": trio_scene(OPENING, SECOND, "fr"),
}


def played(game: Game[S, V], seats: int, seed: int) -> Iterator[tuple[S, Seat]]:
    """Each state of a random game whose players place where they can, and the seat that has moved."""
    return ((step.after, step.seat) for step in random_game(game, seats, {}, seed, eager=True))
