"""What is read from a database, by what it is about, whichever database it is."""

from typing import NamedTuple

from bot.store.achievement_reading import AchievementReading
from bot.store.daily_reading import DailyReading
from bot.store.duel_reading import DuelReading
from bot.store.practice_reading import PracticeReading
from bot.store.result_reading import ResultReading
from bot.store.row_reading import RowReading
from bot.store.session_reading import SessionReading
from bot.store.settings_reading import SettingsReading
from bot.store.tournament_reading import TournamentReading
from bot.store.week_reading import WeekReading


class Reading(NamedTuple):
    """The parts of a store that read. They see what is committed, and wait for no writer."""

    sessions: SessionReading
    settings: SettingsReading
    results: ResultReading
    achievements: AchievementReading
    dailies: DailyReading
    duels: DuelReading
    tournaments: TournamentReading
    practice: PracticeReading
    weeks: WeekReading


def reading_of(rows: RowReading) -> Reading:
    """Returns what reads these rows."""
    return Reading(
        SessionReading(rows),
        SettingsReading(rows),
        ResultReading(rows),
        AchievementReading(rows),
        DailyReading(rows),
        DuelReading(rows),
        TournamentReading(rows),
        PracticeReading(rows),
        WeekReading(rows),
    )
