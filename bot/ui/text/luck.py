"""The short form, for a table's public message, of the data by which its luck can be verified."""

from bot.sessions.session import Session
from bot.texts import Texts

SHORT = 16
"""The digits of a seal or a seed in the short form: 64 bits, too many to find another seed with the same digits."""


def luck_line(session: Session, texts: Texts) -> str:
    """Returns the table's id and the first digits of its commitment, and of its seed once the table has ended."""
    seal = session.luck.commitment[:SHORT]
    if session.status.live:
        return texts("luck-short", session=session.id, seal=seal)
    return texts("luck-short-ended", session=session.id, seal=seal, seed=session.luck.seed.hex()[:SHORT])


def rematch_luck_line(session: Session, texts: Texts) -> str:
    """Returns the same for the possible rematch of an ended table; empty if its seed is not drawn yet."""
    drawn = session.luck.rematch_seed
    return "" if drawn is None else texts("luck-short-rematch", session=drawn.session, seal=drawn.commitment[:SHORT])
