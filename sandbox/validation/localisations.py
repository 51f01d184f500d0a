"""Translations of names and descriptions."""

from collections.abc import Callable

from sandbox.protocol.encoding import Json
from sandbox.protocol.locales import LOCALES
from sandbox.validation.form import Form


def read_localisations(form: Form, key: str, most: int, allowed: Callable[[str], bool] | None = None) -> Json:
    """Reads the field `<key>_localizations`, texts of 1 to `most` characters by locale; empty if it is missing.

    A text that `allowed` rejects is an invalid command name.
    """
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
