"""Finds the legal moves that match a typed text, by their words or by their labels.

The work is bounded for any text: only LONGEST_TYPED characters count, and moves whose words are chosen in any order
(`MultiChoiceMoves`) are searched word by word, never listed.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate, chain, islice
from unicodedata import combining, normalize

from bot.games.multi_choice import MultiChoiceMoves
from bot.ui.text.move_labels import NO_BREAK_HYPHEN
from bot.ui.text.move_tree import MAX_CHOICES

LONGEST_TYPED = 100
"""The number of characters of a typed text that count; no move is that long."""

Label = Callable[[str], str]


def normalized(typed: str) -> str:
    """Returns a typed text in the form of moves: in lower case, with single spaces, cut at LONGEST_TYPED."""
    return " ".join(typed[:LONGEST_TYPED].lower().split())


def comparable(typed: str) -> str:
    """Returns typed words, or a label, for a comparison: in lower case, without accents, arrows and final signs.

    Phones type other apostrophes than labels have, and replace straight ones. Text copied from a message may have
    non-breaking hyphens.
    """
    plain = normalized(typed).replace("’", "'").replace("−", "-").replace(NO_BREAK_HYPHEN, "-")
    letters = normalize("NFKD", plain)
    return " ".join(
        "".join(one if one in ",:-'/" or one.isalnum() else " " for one in letters if not combining(one)).split()
    )


def matching_moves(
    legal: Sequence[str], typed: str, label: Label, priority: Callable[[str], int] = lambda _: 0
) -> list[str]:
    """Returns up to 25 legal moves that match the typed text, by their words or by their labels.

    Moves that begin with it come first, then those that have all its words in any order; within each group, higher
    priorities come first. Only the first 25 choices in any order are considered.
    """
    wanted = comparable(typed)
    parts = list(dict.fromkeys(wanted.split()))
    choices, listed = _split(legal)
    beginning: list[str] = []
    containing: list[str] = []
    if choices is not None:
        beginning, containing = _matching_choices(choices, wanted, parts, label)
    for move in listed:
        labelled = comparable(label(move))
        if move.startswith(wanted) or labelled.startswith(wanted):
            beginning.append(move)
        elif all(any(word.startswith(part) for word in (*move.split(), *labelled.split())) for part in parts):
            containing.append(move)
    groups = (sorted(group, key=priority, reverse=True) for group in (beginning, containing))
    return [move for group in groups for move in group][:MAX_CHOICES]


def typed_move(legal: Sequence[str], typed: str, *labels: Label, multi_choice: Iterable[str] = ()) -> str:
    """Returns the legal move whose words or label were typed; else the typed text, normalized.

    If a label was typed, the move's own words replace it, even if more text follows.

    Args:
        multi_choice: the verbs whose other words may follow in any order.
    """
    wanted, compared = normalized(typed), comparable(typed)
    if wanted in legal:
        return wanted
    choices, listed = _split(legal)
    chosen = (words for label in labels for words in _spelled(choices, compared, label, whole=True))
    found = (move for move in listed if any(comparable(label(move)) == compared for label in labels))
    if (move := next(chain(chosen, found), None)) is not None:
        return move
    for verb in multi_choice:
        for label in labels:
            if compared.startswith(beginning := f"{comparable(label(verb))} "):
                return f"{verb} {compared.removeprefix(beginning)}"
    return wanted


def unfinished_move(legal: Sequence[str], typed: str, label: Label) -> str | None:
    """Returns the first words of legal moves that were typed, as words or as their label; None if there are none."""
    wanted, compared = normalized(typed), comparable(typed)
    choices, listed = _split(legal)
    beginnings = dict.fromkeys(
        words for move in listed for words in list(accumulate(move.split(), "{} {}".format))[:-1]
    )
    if wanted in beginnings:
        return wanted
    chosen = (words for one in (str, label) for words in _spelled(choices, compared, one, whole=False))
    return next(chain(chosen, (words for words in beginnings if comparable(label(words)) == compared)), None)


def without_verb(legal: Sequence[str], typed: str, label: Label) -> str | None:
    """Returns the move, or first words of moves, of which everything but the verb was typed, such as only a die.

    Returns None if there are none, or if several verbs are possible. Ignores choices in any order.
    """
    compared = comparable(typed)
    beginnings = dict.fromkeys(
        words for move in _split(legal)[1] for words in list(accumulate(move.split(), "{} {}".format))[1:]
    )
    found = [
        words
        for words in beginnings
        if (rest := words.partition(" ")[2]) == compared or comparable(label(rest)) == compared
    ]
    return found[0] if len(found) == 1 else None


def _split(legal: Sequence[str]) -> tuple[MultiChoiceMoves | None, Sequence[str]]:
    """Returns the moves whose words are chosen in any order, if there are any, and the other moves."""
    if isinstance(legal, MultiChoiceMoves):
        return replace(legal, others=()), legal.others
    return None, legal


def _matching_choices(
    choices: MultiChoiceMoves, wanted: str, parts: Sequence[str], label: Label
) -> tuple[list[str], list[str]]:
    """Returns up to 25 choices that begin with the typed text, and up to 25 others that have all its parts."""
    spellings = _spelling(choices, str), _spelling(choices, label)
    walked = chain(*(_walk(choices, wanted, spelling, beyond=True) for spelling in spellings))
    beginning = list(islice(dict.fromkeys(words for _, words, whole in islice(walked, _WALKED) if whole), MAX_CHOICES))
    known = set(beginning)
    containing = [move for move in islice(_containing(choices, parts, spellings[1]), MAX_CHOICES) if move not in known]
    return beginning, containing


_WALKED = 4 * MAX_CHOICES
"""The most places in the tree that are searched for choices that begin with a text."""


def _spelled(choices: MultiChoiceMoves | None, wanted: str, label: Label, *, whole: bool) -> Iterator[str]:
    """Yields the choices, or the first words of choices, with this spelling.

    Args:
        whole: whether to yield whole moves, rather than first words.
    """
    if choices is not None:
        for text, words, complete in _walk(choices, wanted, _spelling(choices, label), beyond=False):
            if text == wanted and complete is whole:
                yield words


def _spelling(choices: MultiChoiceMoves, label: Label) -> Mapping[str, str]:
    """Returns the spelling of the verb and of each word."""
    return {word: comparable(label(word)) for word in (choices.verb, *choices.words)}


def _walk(
    choices: MultiChoiceMoves, wanted: str, spelling: Mapping[str, str], first: tuple[str, ...] = (), *, beyond: bool
) -> Iterator[tuple[str, str, bool]]:
    """Yields text, words and whether they are a whole move, for first words whose text fits the typed one.

    Searches on only from words that fit.

    Args:
        beyond: whether the text may be longer than the typed one.
    """
    for word, whole in choices.next_words(first).items():
        words = (*first, word)
        text = " ".join(map(spelling.__getitem__, words))
        reached = text.startswith(wanted)
        if reached:
            yield text, " ".join(words), whole
        if not whole and (wanted.startswith(f"{text} ") or (reached and beyond)):
            yield from _walk(choices, wanted, spelling, words, beyond=beyond)


def _containing(choices: MultiChoiceMoves, parts: Sequence[str], spelling: Mapping[str, str]) -> Iterator[str]:
    """Yields the choices that have, for each part, a word that begins with it, by itself or by its label.

    Sets of parts are the bits of a number, by which choices that cannot have the missing parts are skipped.
    """

    def matched(word: str) -> int:
        forms = word, *spelling[word].split()
        return sum(1 << at for at, part in enumerate(parts) if any(form.startswith(part) for form in forms))

    matches = [matched(word) for word in choices.words]
    different = set(matches)

    @cache
    def possible(missing: int, left: int) -> bool:
        """Returns whether this number of words can have all missing parts."""
        if not missing or not left:
            return not missing
        return any(possible(missing & ~one, left - 1) for one in different if one & missing)

    @cache
    def having(missing: int) -> list[int]:
        return [at for at, one in enumerate(matches) if not missing & ~one]

    def walk(begin: int, chosen: tuple[str, ...], missing: int, left: int) -> Iterator[str]:
        if left == 1:
            last = having(missing)
            yield from (" ".join([*chosen, choices.words[at]]) for at in last[bisect_left(last, begin) :])
            return
        for at in range(begin, len(matches) - left + 1):
            rest = missing & ~matches[at]
            if possible(rest, left - 1):
                yield from walk(at + 1, (*chosen, choices.words[at]), rest, left - 1)

    missing = (1 << len(parts)) - 1 & ~matched(choices.verb)
    if possible(missing, choices.size):
        yield from walk(0, (choices.verb,), missing, choices.size)
