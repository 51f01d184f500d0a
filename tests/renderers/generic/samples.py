"""Positions drawn like a game without a renderer: with a description, and without one."""

from renderers import generic
from tests.renderers.captions import caption
from tests.renderers.dice.samples import ROLLED
from tests.renderers.text_view import TextView

TEXT = "Any game.\nA line that is too long for the panel and so has to be broken at one of its many spaces.\n\nEnd."

SCENES = {
    "generic": generic.scene(ROLLED, caption(2, 1, "è di turno", "it")),
    "generic-text": generic.scene(TextView(lambda: TEXT), caption(2)),
}

GOLDEN = ("generic",)
