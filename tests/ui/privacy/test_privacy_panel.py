"""The panel of what is stored about a user."""

from dataclasses import fields

from bot.sessions.settings.user_settings import PuzzleConsent, UserSettings
from bot.texts import texts_in
from bot.ui.privacy.feature import privacy_panel
from tests.ui.duels.test_views import text_of


def test_it_tells_every_setting() -> None:
    settings = UserSettings(language="it", puzzles=PuzzleConsent.UNNAMED)
    told = text_of(privacy_panel(texts_in("en"), settings=settings, deletion=None))
    line = next(line for line in told.splitlines() if line.startswith("**Your settings:**"))
    assert "Language of what only you see: Italiano" in line
    assert "Positions of your games as puzzles of the server: Yes, without my name" in line
    assert line.count(" · ") + 1 == len(fields(UserSettings))
