"""Names and descriptions in Discord's languages."""

from collections.abc import Callable

from sandbox.protocol.encoding import Json
from sandbox.validation.form import Form

LOCALES = frozenset(
    {
        "ar",
        "bg",
        "cs",
        "da",
        "de",
        "el",
        "en-GB",
        "en-US",
        "es-419",
        "es-ES",
        "fi",
        "fr",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "ru",
        "sv-SE",
        "th",
        "tr",
        "uk",
        "vi",
        "zh-CN",
        "zh-TW",
    }
)
"""The languages Discord is spoken in."""


def read_localisations(form: Form, key: str, most: int, allowed: Callable[[str], bool] | None = None) -> Json:
    """The field `<key>_localizations`, of 1 to `most` characters each; nothing where it is missing."""
    name = f"{key}_localizations"
    inner = form.child(name)
    if inner is None:
        return {}
    translations: Json = {}
    for locale in inner.body:
        if locale not in LOCALES:
            inner.error(locale, "APPLICATION_COMMAND_INVALID_LOCALE", f'"{locale}" is not a valid locale')
        text = inner.text(locale, most, least=1)
        if text and allowed and not allowed(text):
            inner.error(locale, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
        translations[locale] = text or ""
    return {name: translations}
