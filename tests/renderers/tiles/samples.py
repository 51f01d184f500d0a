"""Hand-made positions of the two tile games with everything that a picture can show."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.base import Outcome, Seat
from bot.games.triangles.formation import EMPTY, Formation
from bot.games.triangles.tiles import TILES, Tile
from bot.games.triodomino import GAME as TRIODOMINO
from bot.games.triodomino.state import State as TriodominoState
from bot.games.triodomino.view import View as TriodominoView
from bot.games.tripple_domino import GAME as TRIPPLE_DOMINO
from bot.games.tripple_domino.state import State as TrippleDominoState
from bot.games.tripple_domino.view import View as TrippleDominoView
from bot.texts import texts_in
from renderers.engine.scene import Scene
from renderers.game_renderers import hand_scene
from renderers.parts import column
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.themes.theme import DARK
from renderers.tiles.markers import FormationLetter, PlaceNumber
from renderers.tiles.tile import WholeTile
from tests.games.triangles.formations import POSITIONS, formation, tiles
from tests.renderers.captions import ended
from tests.renderers.sample import Sample

PLAYERS = tuple(
    CaptionPlayer(name, seat)
    for seat, name in enumerate(("Alessandra", "Benoît Lefèvre", "W" * 32, "Владимир", "Ελένη 2", "Zoë"))
)
SECOND = Seat(1)


def recorded(count: int) -> Formation:
    """Returns the first of the recorded formations with this many tiles."""
    return formation(next(str(position["laid"]) for position in POSITIONS if len(position["laid"].split()) == count))


def tripple(
    laid: Formation, hands: Sequence[Sequence[Tile]], scores: tuple[int, ...], *, over: bool = False
) -> TrippleDominoState:
    """Returns a state of Tripple Domino with the first player on turn, or over with the last player as the winner."""
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
    """Returns a state of Triodomino with the second player on turn; the last tile was laid at formation `last`."""
    laid = [number for number, shape in enumerate(formations, start=1) for _ in shape.tiles]
    if last:
        laid.remove(last)
        laid.append(last)
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
        laid=tuple(laid),
    )


HANDS = tuple(map(tiles, ("000 012 555", "011 022 111 155 245 345", "345", "333")))
LARGE = tripple(recorded(54), HANDS[:3], (120, -5, 87))
SMALL = tripple(recorded(6), HANDS[:2], (45, 30))
BARE = tripple(EMPTY, (tiles("024 333 345"), tiles("111 222")), (0, 0))
OVER = tripple(recorded(42), ((),) * 6, (112, 257, 309, 83, -20, 317), over=True)
HELD = tripple(recorded(16), (TILES[:19], TILES[19:22]), (52, 48))
ALONE = tripple(recorded(16), (tiles("000 012"),), (140,))
SEVERAL = trio((recorded(18), recorded(6), formation("u0,0=012")), HANDS, 2)
MANY = replace(SEVERAL, hands=(*HANDS[:1], tuple(sorted({*HANDS[1], *TILES[-12:]})), *HANDS[2:]))
OPENING = trio((), HANDS[:2], None)


def captioned(view: TrippleDominoView | TriodominoView, language: str = "en") -> Caption:
    winners = view.outcome.winners if view.outcome else ()
    seat = winners[0] if winners else view.to_act or 0
    status = texts_in(language)("caption-wins" if winners else "caption-to-move")
    said = Caption(PLAYERS[seat], status, PLAYERS[: len(view.scores)], texts_in(language))
    return ended(said) if winners else said


def trio_sample(
    state: TriodominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Sample:
    view = TRIODOMINO.view(state, reader)
    return Sample("triodomino", view, captioned(view, language), partial_move)


def tripple_sample(
    state: TrippleDominoState, reader: Seat | None = None, language: str = "en", partial_move: str = ""
) -> Sample:
    view = TRIPPLE_DOMINO.view(state, reader)
    return Sample("tripple_domino", view, captioned(view, language), partial_move)


SAMPLES = {
    "tripple_domino-large": tripple_sample(LARGE),
    "tripple_domino-small": tripple_sample(SMALL, language="de"),
    "tripple_domino-bare": tripple_sample(BARE, language="it"),
    "tripple_domino-over": tripple_sample(OVER, language="fr"),
    "tripple_domino-alone": tripple_sample(ALONE),
    "tripple_domino-opening-place": tripple_sample(BARE, Seat(0), partial_move="place 3-3-3"),
    "tripple_domino-hand": tripple_sample(SMALL, Seat(0), "it"),
    "triodomino-several": trio_sample(SEVERAL),
    "triodomino-hand": trio_sample(replace(SEVERAL, hands=(TILES[:9], TILES[9:21])), SECOND),
    "triodomino-places": trio_sample(SEVERAL, SECOND, "de", "place 2-4-5"),
    "triodomino-opening": trio_sample(OPENING, SECOND, "fr", "open 0-1-1"),
}


def hand_of(sample: Sample, partial_move: str = "") -> Scene:
    """Lays out the hand of a sample's reader: its own picture, or if it has none the column next to the board."""
    scene = hand_scene(sample.game_key, sample.view, DARK, partial_move)
    if scene is None:
        scene = replace(sample, partial_move=partial_move).scene()
        scene = replace(scene, placed=tuple(item for item in scene.placed if item not in column.beside(scene)))
    return scene


SCENES = {
    "hand": hand_of(tripple_sample(HELD, Seat(0)), "place 1-1-4"),
    "hand-of-formations": hand_of(trio_sample(MANY, SECOND)),
}

GOLDEN = ("tripple_domino-large", "triodomino-places", "hand")

SIGNS = (FormationLetter, PlaceNumber)

TAKEN_APART = (WholeTile,)
