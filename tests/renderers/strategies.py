"""Hypothesis strategies for names and texts around pictures."""

from hypothesis import strategies as st

from renderers.parts.frame import Caption, CaptionPlayer

NAMES = st.text(min_size=1, max_size=32) | st.text("Wi漢ع́Ж ", min_size=1, max_size=32)
"""Names from anywhere in Unicode, or of letters that are wide, narrow, combining or from other fonts."""

PLAYERS = st.builds(CaptionPlayer, NAMES, st.integers(0, 9))

PHRASES = st.text(max_size=60)

CAPTIONS = st.builds(
    Caption, st.none() | PLAYERS, st.sampled_from(["to move", "wins", "è di turno", "am Zug", "c'est son tour"])
)
