"""The pictures of a position in a private panel: the board, and the reader's hand below it."""

from collections.abc import Sequence

from bot.games.base import View
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.captions import alt_text, private_alt_text
from bot.ui.views.components import Piece, picture


def position_pictures(
    session: Session, view: View, texts: Texts, names: Sequence[str], *, text_first: bool, more: Sequence[str] = ()
) -> list[Piece]:
    """Returns the components of the attached pictures, with descriptions, below the lines about what just happened.

    Args:
        view: the reader's view.
        names: the file names: first the board's, then the hand's if there is one.
        text_first: whether the position is described in words above the pictures.
        more: lines at the end of the last picture's description.
    """
    if text_first:
        return [picture(texts("picture-in-words"), name) for name in names]
    if len(names) == 1:
        return [picture(alt_text(session, view, texts, more, narrated=True), names[0])]
    public = session.view(None)
    return [
        picture(alt_text(session, public, texts, narrated=True), names[0]),
        picture(private_alt_text(session, view, public, texts, more), names[1]),
    ]
