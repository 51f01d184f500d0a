"""All tables whose rows are records."""

from typing import Any

from bot.store import achievements, dailies, duels, practice, results, sessions, settings, tournaments, weeks
from bot.store.mapping import TableMapping

MAPPINGS: tuple[TableMapping[Any], ...] = tuple(
    one
    for subject in (achievements, dailies, duels, practice, results, sessions, settings, tournaments, weeks)
    for one in vars(subject).values()
    if isinstance(one, TableMapping)
)
