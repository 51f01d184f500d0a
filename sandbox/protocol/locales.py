"""The languages that Discord's client can be set to."""

DEFAULT_LOCALE = "en-US"

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


def nearest_locale(language: str) -> str:
    """Returns the client's language that best fits a browser's, such as "it-IT" or "pt"; English if none fits."""
    base = language.partition("-")[0]
    candidates = (language, base, DEFAULT_LOCALE, f"{base}-{base.upper()}", *sorted(LOCALES))
    alike = (locale for locale in candidates if locale in LOCALES and locale.partition("-")[0] == base)
    return next(alike, DEFAULT_LOCALE)
