"""The post of a week: short, with one picture at most, and complete in words."""

from discord.ui import MediaGallery

from bot.sessions.session import Place
from bot.sessions.week import Upset, Week, WinningStreak
from bot.texts import LANGUAGES, texts_in
from bot.ui.reply.posts import shown_texts
from bot.ui.results.clip import clip_of
from bot.ui.week.posts import MOST_TABLES, ClosestGame, week_heading, week_message
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, CY, DI, HERE, Harness
from tests.ui.panels import pieces

MOST_LINES = 12
SUNDAY = "2027-01-17"


async def test_a_full_week_has_twelve_lines_at_most_and_one_picture_in_every_language(
    harness: Harness, pictures: Pictures
) -> None:
    session = await harness.game(ADA, BEA, game="tripple_domino", options={"target": 50})
    while session.status.live:
        seat = min(session.to_act)
        session = await harness.move(session, (ADA, BEA)[seat], session.legal_moves[seat][0])
    lobbies = [
        await harness.lobby((CY, DI)[number % 2], place=Place(HERE.guild, 100 + number), game="set")
        for number in range(MOST_TABLES + 1)
    ]
    upset = Upset("s", "set", "Cy", "Ada", 1400, 1712)
    week = Week(12, [upset], WinningStreak("Bea", 7), [session.id])
    for texts in map(texts_in, LANGUAGES):
        closest = ClosestGame(session, await clip_of(pictures, session, (), texts, theme="dark"))
        message = week_message(SUNDAY, week, closest, lobbies, texts)
        lines = "\n".join(shown_texts(message.view)).splitlines()
        assert len(lines) <= MOST_LINES
        assert lines[0] == week_heading(SUNDAY, texts)
        told = "\n".join(lines)
        assert all(name in told for name in ("**Ada**", "**Bea**", "**Cy**", "(1400)", "(1712)", "7", "12"))
        assert session.result.outcome is not None
        assert all(str(score) in told for score in session.result.outcome.scores or ())
        assert told.count("https://discord.com/channels/") == MOST_TABLES
        assert [type(piece) for piece in pieces(message.view)].count(MediaGallery) == len(message.files) == 1


def test_a_week_without_a_picture_has_no_place_for_one() -> None:
    message = week_message(SUNDAY, Week(0, (), WinningStreak("Bea", 3), ()), None, (), texts_in("en"))
    assert message.files == []
    assert not [piece for piece in pieces(message.view) if isinstance(piece, MediaGallery)]
    assert "3 wins in a row" in "\n".join(shown_texts(message.view))
