"""The refusal of a table where another one is, with what can be done instead."""

from collections.abc import Iterable

from bot.sessions.refusals import Refusal
from bot.ui.views.custom_id import Press


class BusyPlace(Refusal):
    """A channel has a table already.

    Args:
        refusal: what was refused.
        lines: what stands below it, such as the tables that are there.
        play_in_thread: the press that opens the table in a thread; None where that cannot be.
    """

    def __init__(self, refusal: Refusal, lines: Iterable[str], play_in_thread: Press | None) -> None:
        super().__init__(refusal.key, **refusal.text_args)
        self.lines = tuple(filter(None, lines))
        self.play_in_thread = play_in_thread
