"""The order in which the letters of a line are written: right to left in Hebrew and Arabic, left to right in others.

The implicit part of the Unicode bidirectional algorithm (UAX #9), whose rules are cited as W1, N1 and so on. Explicit
marks and isolates do not occur: names lose them when they are sanitized.

No library does this: each part of a line is shaped in its own font, which needs the levels of the letters. Raqm in
Pillow, with FriBiDi if the system has it, only orders lines of one font, and python-bidi returns the ordered line
without the levels. For 200,000 random lines of Hebrew, Arabic, Latin, digits and signs, python-bidi 0.6.12 returns the
same order as this module.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from unicodedata import bidirectional

_STRONG = frozenset({"L", "R", "AL"})
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_NUMBERS = frozenset({"EN", "AN"})
_SPACES = frozenset({"WS", "S", "B"})
_BRACKETS = {")": "(", "]": "[", "}": "{"}
"""The opening bracket of each closing one."""
_MIRRORED = str.maketrans("()<>[]{}«»‹›", ")(><][}{»«›‹")


def levels(text: str) -> list[int]:
    """Returns the embedding level of each character: characters of odd levels are written from right to left.

    The whole line runs from right to left only if all its letters belong to scripts written so: a name by itself has
    its own direction, but within a sentence the line has the sentence's direction.
    """
    kinds = [bidirectional(character) or "L" for character in text]
    base = int("L" not in kinds and not _RIGHT_TO_LEFT.isdisjoint(kinds))
    embedding = "LR"[base]
    _resolve_weak(kinds, embedding)
    _resolve_brackets(kinds, text, embedding)
    _resolve_neutral(kinds, embedding)
    found = [base + _rise(kind, base) for kind in kinds]
    for place in range(len(text) - 1, -1, -1):  # L1: spaces at the end have the level of the line
        if bidirectional(text[place]) not in _SPACES:
            break
        found[place] = base
    return found


def visual_order(found: Sequence[int]) -> list[int]:
    """Returns the places of a line's parts from left to right, given their levels (L2)."""
    order = list(range(len(found)))
    for level in range(max(found, default=0), 0, -1):
        at = 0
        for high, group in groupby([found[place] >= level for place in order]):
            end = at + len(list(group))
            if high:
                order[at:end] = reversed(order[at:end])
            at = end
    return order


def reversed_letters(text: str) -> str:
    """Returns the letters from the last to the first, with brackets turned round."""
    return text[::-1].translate(_MIRRORED)


def _resolve_weak(kinds: list[str], embedding: str) -> None:
    """Turns marks, numbers and the signs next to them into L, R, numbers or neutral characters (W1 to W7)."""
    for place in range(len(kinds)):  # W1
        if kinds[place] == "NSM":
            kinds[place] = kinds[place - 1] if place else embedding
    _follow(kinds, embedding, "AL", "AN")  # W2
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]  # W3
    for place in range(1, len(kinds) - 1):  # W4
        around = {kinds[place - 1], kinds[place + 1]}
        if around == {"EN"} and kinds[place] in ("ES", "CS"):
            kinds[place] = "EN"
        elif around == {"AN"} and kinds[place] == "CS":
            kinds[place] = "AN"
    for start, end in _stretches(kinds, frozenset({"ET"})):  # W5
        if "EN" in (*kinds[start - 1 : start], *kinds[end : end + 1]):
            kinds[start:end] = ["EN"] * (end - start)
    kinds[:] = ["ON" if kind in ("ES", "ET", "CS") else kind for kind in kinds]  # W6
    _follow(kinds, embedding, "L", "L")  # W7


def _follow(kinds: list[str], embedding: str, letter: str, becomes: str) -> None:
    """Changes the kind of European numbers if the last letter before them is of the kind `letter`."""
    strong = embedding
    for place, kind in enumerate(kinds):
        if kind in _STRONG:
            strong = kind
        elif kind == "EN" and strong == letter:
            kinds[place] = becomes


def _resolve_brackets(kinds: list[str], text: str, embedding: str) -> None:
    """Gives both brackets of a pair the direction of the text inside them, or of the text before them (N0)."""
    for start, end in _bracket_pairs(text):
        inside = {side for kind in kinds[start:end] if (side := _side(kind)) in ("L", "R")}
        if not inside:
            continue
        before = next((side for kind in kinds[start::-1] if (side := _side(kind)) in ("L", "R")), embedding)
        direction = embedding if embedding in inside else before
        for place in (start, end):
            marks = takewhile(lambda at: bidirectional(text[at]) == "NSM", range(place + 1, len(text)))
            for at in (place, *marks):
                kinds[at] = direction


def _bracket_pairs(text: str) -> list[tuple[int, int]]:
    """Returns the places of the pairs of brackets, in the order of the opening ones (BD16)."""
    pairs, opened = list[tuple[int, int]](), list[int]()
    for place, character in enumerate(text):
        if character in _BRACKETS.values():
            opened.append(place)
        elif character in _BRACKETS:
            found = next((at for at in reversed(opened) if text[at] == _BRACKETS[character]), None)
            if found is not None:
                del opened[opened.index(found) :]
                pairs.append((found, place))
    return sorted(pairs)


def _side(kind: str) -> str:
    """Returns the direction that a character gives to neutral ones next to it: numbers count as right to left."""
    return "R" if kind in _NUMBERS else kind


def _resolve_neutral(kinds: list[str], embedding: str) -> None:
    """Gives spaces and signs the direction of the text on both sides of them, or of the line (N1, N2)."""
    neutral = frozenset(kinds) - {"L", "R"} - _NUMBERS
    for start, end in _stretches(kinds, neutral):
        before = kinds[start - 1] if start else embedding
        after = kinds[end] if end < len(kinds) else embedding
        sides = {_side(before), _side(after)}
        kinds[start:end] = [sides.pop() if len(sides) == 1 else embedding] * (end - start)


def _stretches(kinds: Sequence[str], wanted: frozenset[str]) -> Iterator[tuple[int, int]]:
    """Yields start and end of each sequence of characters of these kinds."""
    at = 0
    for found, group in groupby([kind in wanted for kind in kinds]):
        end = at + len(list(group))
        if found:
            yield at, end
        at = end


def _rise(kind: str, base: int) -> int:
    """Returns how far a character's level is above that of the line (I1, I2)."""
    if kind in _NUMBERS:
        return 1 if base else 2
    return int(kind != "LR"[base])
