"""What people are told when the database fails: only where nothing has changed, that nothing has changed."""

import pytest

from bot.sessions.service import OutcomeUnknown, StoreUnavailable
from bot.texts import LANGUAGES, texts_in
from bot.ui.reply.errors import explanation

NOTHING_HAS_CHANGED = {
    "en": "nothing has changed",
    "it": "non è cambiato nulla",
    "de": "hat sich nichts geändert",
    "fr": "rien n'a changé",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_changed_is_said_only_where_it_is_known(language: str) -> None:
    said = explanation(StoreUnavailable("closed"), texts_in(language))
    assert said is not None
    assert NOTHING_HAS_CHANGED[language] in said
    unknown = explanation(OutcomeUnknown("lost"), texts_in(language))
    assert unknown is not None
    assert NOTHING_HAS_CHANGED[language] not in unknown
    assert "/ta" in unknown or "/tisch" in unknown, "the table says what is written"
