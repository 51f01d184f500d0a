"""What is played, in words: the options of a game and how they stand."""

from collections.abc import Sequence

from bot.games.base import Choice, Flag, Number, Option, OptionError, Value
from bot.sessions.session import Session
from bot.texts import Texts

ROUND = (1, 1.5, 2, 3, 4, 5, 7)
"""The round numbers, in each power of ten, that a select offers of a long range."""

OFFERED = 24
"""A shorter range is offered whole; beside it a select has room for the value that stands."""


def label(game_key: str, option: Option, texts: Texts) -> str:
    """The option's name."""
    return texts(f"{game_key}-option-{option.key}-name")


def explained(game_key: str, option: Option, texts: Texts) -> str:
    """What the option does, in a sentence."""
    return texts(f"{game_key}-option-{option.key}")


def value_label(game_key: str, option: Option, value: Value, texts: Texts) -> str:
    """A value of a choice or a number, in words: `10 seconds to show`, `No limit of turns`."""
    if isinstance(option, Choice):
        return texts(f"{game_key}-option-{option.key}-{value}")
    said = short(game_key, option, value, texts)
    return said[:1].upper() + said[1:]


def short(game_key: str, option: Option, value: Value, texts: Texts) -> str:
    """How the option stands, in a word or two; of a flag, that it is on.

    A game without a text for it gets the option's name, the label of the value, or name and number.
    """
    match option:
        case Flag():
            return texts.either(f"{game_key}-short-{option.key}", label(game_key, option, texts))
        case Choice():
            return texts.either(f"{game_key}-short-{option.key}-{value}", value_label(game_key, option, value, texts))
        case Number():
            key = f"{game_key}-short-{option.key}"
            return texts(key, value=int(value)) if key in texts else f"{label(game_key, option, texts)}: {value}"


def varied(session: Session, texts: Texts) -> list[str]:
    """Each option that differs from its default, in a word or two."""
    options, key = session.options, session.game_key
    return [
        short(key, option, options[option.key], texts)
        for option in session.game.info.options
        if options[option.key] != option.default
    ]


def usual(session: Session, texts: Texts) -> list[str]:
    """Each choice and number that is left at its default, in a word or two; without those that change nothing here."""
    options, key = session.options, session.game_key
    return [
        short(key, option, option.default, texts)
        for option in changeable(session)
        if not isinstance(option, Flag) and options[option.key] == option.default
    ]


def switched_on(session: Session, texts: Texts) -> list[str]:
    """What each variant that is on means, a line each."""
    key = session.game_key
    return [
        texts("lobby-option", name=label(key, option, texts), value=explained(key, option, texts))
        for option in session.game.info.options
        if isinstance(option, Flag) and session.options[option.key]
    ]


def changeable(session: Session) -> list[Option]:
    """The options that are changed, or could be: with all others as they are, and for those who sit here already."""
    return [
        option
        for option in session.game.info.options
        if session.options[option.key] != option.default or any(_fits(session, option, one) for one in _ends(option))
    ]


def _ends(option: Option) -> Sequence[Value]:
    """Values of an option that tell whether it can be changed at all."""
    match option:
        case Flag():
            return False, True
        case Choice():
            return option.values
        case Number():
            return option.low, option.high


def _fits(session: Session, option: Option, value: Value) -> bool:
    """Whether the option could be changed to this value."""
    if value == session.options[option.key]:
        return False
    try:
        seats = session.game.seats({**session.options, option.key: value})
    except OptionError:
        return False
    return len(session.people) <= seats[-1]


def values(option: Choice | Number, current: Value) -> list[Value]:
    """What a select offers of an option: all of it where that fits, else its bounds and the round numbers between."""
    if isinstance(option, Choice):
        return list(option.values)
    whole = range(option.low, option.high + 1)
    if len(whole) <= OFFERED:
        return list(whole)
    rounds = {int(digits * 10**power) for digits in ROUND for power in range(5) if digits * 10**power % 1 == 0}
    return sorted({option.low, option.high, option.default, int(current), *rounds.intersection(whole)})
