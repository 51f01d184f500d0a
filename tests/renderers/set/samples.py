"""Hand-made positions of SET with everything that a picture can show."""

from bot.games.set import GAME
from bot.games.set.state import State
from renderers.parts.frame import Caption
from renderers.set.card import CardPicture
from renderers.set.shown_claim import Strip
from renderers.set.table import Mark
from tests.renderers.captions import caption, ended
from tests.renderers.sample import Sample
from tests.renderers.set.positions import ALONE, FOUND, HOLES, LOCKED, after, all_ask, dealt, finished


def sample(state: State, said: Caption, partial_move: str = "") -> Sample:
    return Sample("set", GAME.view(state, None), said, partial_move)


SAMPLES = {
    "set-start": sample(dealt(), caption(4, None, "Everybody plays")),
    "set-called": sample(after(dealt(), (1, "call")), caption(4, 1)),
    "set-choosing": sample(after(dealt(), (1, "call")), caption(4, 1), "take a1 c4"),
    "set-found": sample(FOUND, caption(4, None, "Alle spielen", "de")),
    "set-wrong": sample(after(FOUND, (0, "more"), (2, "call"), (2, "wrong")), caption(4, None, "Giocano tutti", "it")),
    "set-fifteen": sample(all_ask(dealt(6)), caption(6, None, "Tout le monde joue", "fr")),
    "set-seven": sample(after(dealt(7), (6, "call"), (6, "right")), caption(7, None, "Alle spielen", "de")),
    "set-eighteen": sample(
        after(LOCKED, (3, "call"), (3, "wrong"), (0, "more"), (5, "more")), caption(8, None, "Tout le monde joue", "fr")
    ),
    "set-empty": sample(dealt(3, one_by_one=True), caption(3, None, "Everybody plays")),
    "set-twenty-one": sample(after(all_ask(dealt(8), times=3), (6, "call")), caption(8, 6)),
    "set-forty-two": sample(all_ask(dealt(2, one_by_one=True), "next", 42), caption(2, None)),
    "set-all-cards": sample(all_ask(dealt(2, one_by_one=True), "next", 81), caption(2, None)),
    "set-holes": sample(after(HOLES, (2, "call"), (2, "right")), caption(3, None, "Everybody plays")),
    "set-solitaire": sample(after(ALONE, (0, "more"), (0, "right"), (0, "right")), caption(1)),
    "set-bonus": sample(after(ALONE, (0, "right")), caption(1, language="fr")),
    "set-won": sample(finished(4), ended(caption(4, 0, "wins"))),
}

SIGNS = (Mark,)

TAKEN_APART = (CardPicture, Strip)

GOLDEN = ("set-found",)
