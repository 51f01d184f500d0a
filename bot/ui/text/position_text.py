"""A table in words, line by line: what lies where, and what the reader may do, with the words to type."""

from collections.abc import Sequence
from itertools import chain

from bot.games.base import Seat, View
from bot.sessions.session import Session, Status
from bot.texts import Texts
from bot.ui.text.captions import described
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_tree import chosen_all_at_once, first_move
from bot.ui.text.narration import event_sentence, player_name

LINES_LIMIT = 3_000
"""The most characters of lines in one message: with title, events and buttons they stay below Discord's 4,000."""


def table_lines(session: Session, view: View, texts: Texts, moves: Sequence[str]) -> list[str]:
    """Returns what the view's reader sees of the table, then the reader's moves.

    The most important things that only the reader knows come first.

    Args:
        moves: the lines of `move_lines`.
    """
    events = (*view.private_summary, *described(session, view, with_fits=not moves))
    on_turn = [
        texts("turn", player=player_name(session, seat, texts)) for seat in session.to_act
    ]  # another line says it
    lies = (event_sentence(session, event, texts) for event in events)
    shape = [] if view.legend is None else [f"-# {event_sentence(session, view.legend, texts)}"]
    lines = [line for line in lies if line not in on_turn]
    return [f"**{texts('position-heading')}**", *shape, *lines, *open_lines(session, view, texts), *moves]


def open_lines(session: Session, view: View, texts: Texts) -> list[str]:
    """Returns a line about where something can be added, and what it has to match; nothing if the moves say that."""
    if not view.open_places or session.status is not Status.PLAYING:
        return []
    return [texts("board-open", edges="; ".join(event_sentence(session, one, texts) for one in view.open_places))]


def move_lines(
    session: Session,
    seat: Seat | None,
    view: View,
    texts: Texts,
    *,
    legal: Sequence[str] | None = None,
    heading: str = "moves-heading",
) -> list[str]:
    """Returns each legal move of the seat, with the words to type and its effect; nothing if there are no moves.

    Moves whose words are chosen at once, such as three cards, share a line.

    Args:
        legal: the moves that may be made, if not all of the game's.
        heading: the key of the line above the moves, which says where to type them.
    """
    if seat is None or session.status is not Status.PLAYING or seat in session.computers:
        return []
    game, labels = session.game, MoveLabels.of(session, texts, view)
    legal = game.legal_moves(session.state, seat) if legal is None else legal
    lines: list[str] = []
    for verb, count in game.info.multi_choice.items():
        example = first_move(legal, verb)
        words, legal = chosen_all_at_once(legal, verb)
        if example is not None:
            lines.append(_choice_line(labels, example, words, count, texts))
        lines += _command_lines(session, verb, example, texts)
    lines += (_line(labels, move, texts) for move in legal)
    return [f"**{texts(heading)}**", *lines] if lines else []


def plain_move_lines(session: Session, seat: Seat | None, view: View, texts: Texts) -> list[str]:
    """Returns the lines of `move_lines` without markdown, for a picture's description."""
    return [
        line.replace("**", "").replace("`", "").removeprefix("- ") for line in move_lines(session, seat, view, texts)
    ]


def pages(lines: Sequence[str], limit: int = LINES_LIMIT) -> list[str]:
    """Returns the lines in pages of at most this many characters; longer lines are divided between words."""
    found = [""]
    for line in chain.from_iterable(_divided(whole, limit) for whole in lines):
        if len(found[-1]) + 1 + len(line) > limit:
            found.append(line)
        else:
            found[-1] = f"{found[-1]}\n{line}".removeprefix("\n")
    return found


def beginning(lines: Sequence[str], limit: int, texts: Texts, more: str = "moves-more") -> str:
    """Returns as many of the lines as fit, with a hint where to find the others: by default in `/board`.

    Args:
        more: the key of that hint.
    """
    hint = texts(more)
    first, *others = pages(lines, limit - len(hint) - 1)
    return f"{first}\n{hint}" if others else first


def _line(labels: MoveLabels, move: str, texts: Texts) -> str:
    typed, effect = labels.typed(move), labels.typed_effect(move)
    return f"- `{typed}`" if effect is None else f"- {texts('moves-line', words=typed, effect=effect)}"


def _command_lines(session: Session, verb: str, example: str | None, texts: Texts) -> list[str]:
    """Returns a line about the game's own command for these words, if another move has to precede them.

    Args:
        example: a move that begins with the verb, if there is one now: then it can be typed like any other move.
    """
    key = session.game_key
    words = texts.get(f"{key}-multi-choice-example", "")
    if example is not None or not words or not session.game.info.multi_choice.get(verb):
        return []
    return [f"- {texts('moves-line', words=f'/{key} {words}', effect=texts(f'{key}-multi-choice'))}"]


def _choice_line(labels: MoveLabels, example: str, words: Sequence[str], count: int, texts: Texts) -> str:
    choices = ", ".join(labels.label(word) for word in words)
    effect = texts("moves-choice", count=count, choices=choices)
    return f"- {texts('moves-line', words=labels.typed(example), effect=effect)}"


def _divided(line: str, limit: int) -> list[str]:
    parts = []
    while len(line) > limit:
        end = line.rfind(" ", 0, limit)
        end = limit if end <= 0 else end
        parts.append(line[:end])
        line = line[end:].lstrip(" ")
    return [*parts, line]
