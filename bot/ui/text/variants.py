"""The variants in which people are compared, in words: "with 20 tiles", "as solitaire, by the strict rule"."""

from hashlib import blake2b

from bot.games import GAMES
from bot.games.base import Flag, Number, Option
from bot.sessions.duels.ending import VARIANT
from bot.texts import Texts
from bot.ui.text.option_texts import short_label


def variant_phrase(game_key: str, variant: str, texts: Texts) -> str:
    """Returns what a variant (`GameInfo.variant`) is played with; "" for the usual rules, and all variants together.

    Numbers are always named, flags if they are on, and choices if they are not the usual ones. An option that the game
    no longer has stays as it is written.
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
        alone: whether people are compared by their best solitaire results, not by ratings.
    """
    if not variant:
        return "alone" if alone else ""
    return ("a" if alone else "v") + variant_token(variant)


def variant_token(variant: str) -> str:
    """Returns a short text for a variant, since custom ids have little room."""
    return blake2b(variant.encode(), digest_size=4).hexdigest()
