"""Parts of a table in words, short enough for a screen reader: `/board` with the option `show`."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.games.base import Event, Seat, View
from bot.sessions.refusals import Refusal
from bot.sessions.session import Session, Status
from bot.texts import Texts, clipped
from bot.ui.text.captions import described
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import comparable
from bot.ui.text.narration import ending, event_sentence, move_sentences, prompt_line
from bot.ui.text.position_text import open_lines

PART_LIMIT = 200
"""The most characters of a part."""

Part = Callable[[Session, Seat | None, View, Texts], str]


def board_part(session: Session, user: int, typed: str, texts: Texts) -> str:
    """Returns a part of the table as this user may see it, at most PART_LIMIT characters.

    Args:
        typed: the name of a part in the reader's language, or a cell as the text of the table names it.

    Refuses `board-no-cell` for anything else.
    """
    seat = session.view_seat(user)
    view = session.view(seat)
    wanted = comparable(typed)
    part = next((one for key, one in PARTS.items() if wanted in (key, comparable(part_name(key, texts)))), None)
    shown = _cell(session, view, typed, texts) if part is None else part(session, seat, view, texts)
    if shown is None:
        parts = ", ".join(f"`{part_name(key, texts)}`" for key in PARTS)
        raise Refusal("board-no-cell", typed=clipped(typed.replace("`", ""), 40), parts=parts)
    return clipped(shown, PART_LIMIT) or texts("nothing")


def part_name(key: str, texts: Texts) -> str:
    """Returns what a part is called."""
    return texts(f"board-part-{key}")


def _last(session: Session, seat: Seat | None, view: View, texts: Texts) -> str:  # noqa: ARG001  all parts are alike
    return move_sentences(session, session.ply, view.events, texts)


def _mine(session: Session, seat: Seat | None, view: View, texts: Texts) -> str:
    """Returns what only the reader knows, and the reader's own standing."""
    if seat is None:
        raise Refusal("not-seated")
    known = session.view(None).description
    own = [*view.private_summary, *(one for one in described(session, view) if one not in known)]
    return _sentences(session, [*own, *(one for one in view.standing if one.seat == seat and one not in own)], texts)


def _theirs(session: Session, seat: Seat | None, view: View, texts: Texts) -> str:
    return _sentences(session, [one for one in view.standing if one.seat != seat], texts)


def _open(session: Session, seat: Seat | None, view: View, texts: Texts) -> str:
    """Returns the open places; if the game describes none, the moves of the player on turn."""
    if lines := open_lines(session, view, texts):
        return lines[0]
    mover = seat if seat in session.to_act else min(session.to_act, default=None)
    if mover is None or (mover != seat and session.game.info.private_moves):
        return ""
    labels = MoveLabels.of(session, texts, view)
    legal = session.game.legal_moves(session.state, mover)
    return texts("board-open", edges=", ".join(labels.typed(move) for move in legal[:PART_LIMIT]))


def _clock(session: Session, seat: Seat | None, view: View, texts: Texts) -> str:  # noqa: ARG001  all parts are alike
    if session.status is not Status.PLAYING:
        return ending(session, texts)
    turn = prompt_line(session, texts, "", seat)
    return turn if session.timed else f"{turn}. {texts('board-no-clock')}"


PARTS: Mapping[str, Part] = {"last": _last, "mine": _mine, "theirs": _theirs, "open": _open, "clock": _clock}
"""The parts by their names in commands."""


def _sentences(session: Session, events: Iterable[Event], texts: Texts) -> str:
    return " · ".join(event_sentence(session, event, texts) for event in events)


def _cell(session: Session, view: View, typed: str, texts: Texts) -> str | None:
    """Returns what lies on a cell: the pieces of the description that name it; None if no piece does."""
    named = re.compile(rf"(?<![\w,-]){re.escape(typed.strip())}(?![\w,-])", re.IGNORECASE)
    lines = [event_sentence(session, event, texts) for event in described(session, view, with_fits=False)]
    found = [piece for line in lines for piece in _pieces(line) if typed.strip() and named.search(piece)]
    return "; ".join(found) or None


def _pieces(line: str) -> Sequence[str]:
    """Returns the pieces of a line that lists several cells."""
    return line.split("; ") if "; " in line else line.split(", ")
