"""Forms: modals that ask for typed words."""

from collections.abc import Iterable

import discord

from bot.texts import clipped
from bot.ui.views.custom_id import Press

TITLE_LIMIT = 45


def form(heading: str, press: Press, labels: Iterable[discord.ui.Label[discord.ui.Modal]]) -> discord.ui.Modal:
    """Builds a form. Once submitted, also after a restart, it is this press.

    The modal is stopped at once, so that discord.py keeps nothing of it in memory.
    """
    made = discord.ui.Modal(title=clipped(heading, TITLE_LIMIT), custom_id=press.custom_id)
    for label in labels:
        made.add_item(label)
    made.stop()
    return made
