"""The options of a game in words: names, values, which ones to show, and the variants in which people are compared."""

from collections.abc import Sequence
from hashlib import blake2b

from discord.utils import escape_markdown

from bot.games import GAMES
from bot.games.base import Choice, Flag, Number, Option, OptionError, Value
from bot.games.defaults import FIRST_SEAT, SECOND_SEAT
from bot.sessions.duels.ending import VARIANT
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.names import shown_name

ROUND_NUMBERS = (1, 1.5, 2, 3, 4, 5, 7)
"""The leading digits of the round numbers that a select offers for a long range."""

BEGINNER = "first"
"""The key of the option that says who begins."""

MAX_OFFERED = 24
"""The length of the longest range that is offered completely; a select still has room for the current value."""


def option_name(game_key: str, option: Option, texts: Texts) -> str:
    """Returns the option's name."""
    return texts(f"{game_key}-option-{option.key}-name")


def slash_name(game_key: str, option: Option, texts: Texts) -> str:
    """Returns the option's name in the slash command."""
    return texts.get(f"{game_key}-slash-{option.key}", option.key)


def explanation(game_key: str, option: Option, texts: Texts) -> str:
    """Returns a sentence about what the option does."""
    return texts(f"{game_key}-option-{option.key}")


def value_label(game_key: str, option: Option, value: Value, texts: Texts) -> str:
    """Returns a value of a choice or a number in words: `10 seconds to show`, `No limit of turns`."""
    if isinstance(option, Choice):
        return texts(f"{game_key}-option-{option.key}-{value}")
    label = short_label(game_key, option, value, texts)
    return label[:1].upper() + label[1:]


def short_label(game_key: str, option: Option, value: Value, texts: Texts) -> str:
    """Returns the option's value in a word or two; for a flag, that it is on.

    A game without a text for it gets the option's name, the label of the value, or name and number.
    """
    match option:
        case Flag():
            return texts.get(f"{game_key}-short-{option.key}", option_name(game_key, option, texts))
        case Choice():
            return texts.get(f"{game_key}-short-{option.key}-{value}", value_label(game_key, option, value, texts))
        case Number():
            key = f"{game_key}-short-{option.key}"
            if key in texts:
                return texts(key, value=int(value))
            return texts("labelled", label=option_name(game_key, option, texts), content=str(value))


def changed_options(session: Session, texts: Texts, *, named: bool = False) -> list[str]:
    """Returns each option that differs from its default, in a word or two.

    Leaves out who begins once the game has begun: the table has named that player.

    Args:
        named: whether to name the player who begins, if the options choose a seat that is taken.
    """
    options, key = session.options, session.game_key
    return [
        (named and _who_begins(session, option, options[option.key], texts))
        or short_label(key, option, options[option.key], texts)
        for option in session.game.info.options
        if options[option.key] != option.default and not (option.key == BEGINNER and session.started_at is not None)
    ]


def unchanged_options(session: Session, texts: Texts) -> list[str]:
    """Returns each choice and number with its default value, in a word or two, if it matters to the present players.

    A number that is 0 by default is left out, like a variant that is off.
    """
    options, key = session.options, session.game_key
    return [
        _who_begins(session, option, option.default, texts) or short_label(key, option, option.default, texts)
        for option in session.game.info.options
        if isinstance(option, Choice | Number)
        and options[option.key] == option.default != 0
        and _matters(session, option)
    ]


def _who_begins(session: Session, option: Option, value: Value, texts: Texts) -> str:
    """Returns the name of the player who begins by the option BEGINNER; "" for other options or values, or a free seat.

    The seats of a rematch are the former ones.
    """
    if option.key != BEGINNER or (number := _seat_number(value)) is None:
        return ""
    users = session.lobby.invited or tuple(person.id for person in session.people)
    name = next((shown_name(one, texts) for one in session.people if users[number - 1 : number] == (one.id,)), None)
    return "" if name is None else texts("option-begins", player=escape_markdown(name))


def _seat_number(value: Value) -> int | None:
    """Returns the seat, from 1 on, that a value of the option BEGINNER names; None if it names none."""
    number = {FIRST_SEAT: 1, SECOND_SEAT: 2}.get(str(value))
    return value if isinstance(value, int) else number


def _matters(session: Session, option: Choice | Number) -> bool:
    """Returns whether the present players, or the fewest who can play, could play with another value of the option.

    So a lobby of Tripple Domino with one player shows no points to reach, one with two no number of tiles, and a lobby
    of SET with one player no time to show a SET.
    """
    players = max(len(session.people), session.game.seats(session.options).start)
    if isinstance(option, Number) and players < option.players:
        return False
    return any(players in _seats_with(session, option, value) for value in offered_values(option, option.default))


def enabled_variants(session: Session, texts: Texts) -> list[str]:
    """Returns a line for each variant that is on, with its explanation."""
    return [
        variant_line(session, option.key, texts)
        for option in session.game.info.options
        if isinstance(option, Flag) and session.options[option.key]
    ]


def variant_line(session: Session, key: str, texts: Texts) -> str:
    """Returns name and explanation of a variant."""
    option = next(one for one in session.game.info.options if one.key == key)
    name, value = option_name(session.game_key, option, texts), explanation(session.game_key, option, texts)
    return texts("lobby-option", name=name, value=value)


def suggested_variants(session: Session, texts: Texts) -> list[str]:
    """Returns the keys of the variants that the game suggests: those with a text that suggests them."""
    return [
        option.key
        for option in session.game.info.options
        if isinstance(option, Flag) and f"{session.game_key}-suggestion-{option.key}" in texts
    ]


def changeable_options(session: Session) -> list[Option]:
    """Returns the options that are changed, or could be, given the other options and the players."""
    return [
        option
        for option in session.game.info.options
        if session.options[option.key] != option.default or any(_fits(session, option, one) for one in _ends(option))
    ]


def _ends(option: Option) -> Sequence[Value]:
    """Returns values of an option that show whether it can be changed at all."""
    match option:
        case Flag():
            return False, True
        case Choice():
            return option.values
        case Number():
            return option.low, option.high


def _fits(session: Session, option: Option, value: Value) -> bool:
    """Returns whether the option could be changed to this value."""
    seats = _seats_with(session, option, value)
    return bool(seats) and len(session.people) <= seats[-1]


def _seats_with(session: Session, option: Option, value: Value) -> range:
    """Returns the possible numbers of players if the option were changed to this value; none if it cannot be."""
    if value == session.options[option.key]:
        return range(0)
    try:
        return session.game.seats({**session.options, option.key: value})
    except OptionError:
        return range(0)


def offered_values(option: Choice | Number, current: Value) -> list[Value]:
    """Returns the values that a select offers: all if there is room, else the bounds and round numbers between them."""
    if isinstance(option, Choice):
        return list(option.values)
    whole = range(option.low, option.high + 1)
    if len(whole) <= MAX_OFFERED:
        return list(whole)
    rounds = {int(digits * 10**power) for digits in ROUND_NUMBERS for power in range(5) if digits * 10**power % 1 == 0}
    return sorted({option.low, option.high, option.default, int(current), *rounds.intersection(whole)})


def variant_phrase(game_key: str, variant: str, texts: Texts) -> str:
    """Returns the options of a variant (`GameInfo.variant`) as a phrase; "" for the usual rules or all variants.

    It names all numbers, flags that are on, and choices that are not the usual ones. An option that the game no longer
    has is left as it is written.
    """
    if variant == VARIANT:
        return texts("variant-duel")
    options = {option.key: option for option in GAMES[game_key].info.options} if game_key in GAMES else {}
    values = dict(part.split("=", 1) for part in variant.split(",") if "=" in part)
    known = [key for key in options if key in values]
    phrases = [_phrase(game_key, options[key], values[key], texts) for key in known]
    return ", ".join([*filter(None, phrases), *(f"{key} {values[key]}" for key in values if key not in options)])


def _phrase(game_key: str, option: Option, value: str, texts: Texts) -> str:
    key = f"{game_key}-with-{option.key}"
    match option:
        case Flag():
            return "" if value != "yes" else texts.get(key, short_label(game_key, option, value=True, texts=texts))
        case Number():
            number = int(value) if value.isdecimal() else option.default
            return texts(key, value=number) if key in texts else short_label(game_key, option, number, texts)
        case _:
            if value == option.default:
                return ""
            plain = short_label(game_key, option, value, texts) if value in option.values else value
            return texts.get(f"{game_key}-with-{option.key}-{value}", plain)


def contest_token(variant: str, *, alone: bool) -> str:
    """Returns a short text for a contest in a variant, "" for all variants together.

    Args:
        alone: whether people are compared by their best solitaire results rather than ratings.
    """
    if not variant:
        return "alone" if alone else ""
    return ("a" if alone else "v") + variant_token(variant)


def variant_token(variant: str) -> str:
    """Returns a short text for a variant, since custom ids have little room."""
    return blake2b(variant.encode(), digest_size=4).hexdigest()
