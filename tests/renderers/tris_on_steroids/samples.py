"""Hand-made positions of Tris on Steroids with everything that a picture can show."""

from bot.games.base import Seat
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.position import Position
from renderers.parts.frame import Caption
from renderers.tris_on_steroids.card import Card
from renderers.tris_on_steroids.goal_card import GoalCard
from renderers.tris_on_steroids.icon import Icon
from renderers.tris_on_steroids.piles import LegendRow
from renderers.tris_on_steroids.symbol import Symbol
from tests.renderers.captions import caption, ended
from tests.renderers.sample import Sample
from tests.renderers.tris_on_steroids.positions import LARGE, SMALL, played, position


def sample(state: Position, said: Caption, reader: Seat | None = None, partial_move: str = "") -> Sample:
    return Sample("tris_on_steroids", GAME.view(state, reader), said, partial_move)


SAMPLES = {
    "tris_on_steroids-start": sample(SMALL, caption(2)),
    "tris_on_steroids-revealed": sample(played(SMALL, "reveal a3"), caption(2, language="de")),
    "tris_on_steroids-chosen": sample(played(LARGE, "reveal b2"), caption(4, 1, "ist am Zug", "de"), Seat(1), "act c3"),
    "tris_on_steroids-swapped": sample(played(LARGE, "reveal b2", "act c3"), caption(4, 2, "è di turno", "it")),
    "tris_on_steroids-discarded": sample(played(LARGE, "reveal b3", "act a4"), caption(4, 2, "joue", "fr")),
    "tris_on_steroids-goal": sample(played(SMALL, "reveal b1", "act a1"), caption(2, 1), Seat(0)),
    "tris_on_steroids-won": sample(
        played(position("TD cg ts  SG ts CD  TG SD TS", "TG CS"), "reveal a3"), ended(caption(2, 0, "wins"))
    ),
}

GOLDEN = ("tris_on_steroids-goal", "tris_on_steroids-chosen")

SIGNS = (Symbol, Icon)
TAKEN_APART = (Card, GoalCard, LegendRow)
