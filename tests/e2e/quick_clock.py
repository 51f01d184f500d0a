"""A change of a bot: its pauses are a fraction as long, so that the tests need not wait for them.

Other tests check how long the pauses are in production.
"""

from types import ModuleType

from bot.sessions.duels import closing
from bot.sessions.timers import computer_turns
from bot.sessions.tournaments import runner
from bot.ui.gateway import connection, connection_errors, identify_budget, outbox, webhook_pace
from bot.ui.routing import command_registration
from bot.ui.tournaments import table_threads

SHORTER: tuple[tuple[ModuleType, str, object], ...] = (
    (identify_budget, "GAP", 0.5),
    (connection_errors, "FIRST_DELAY", 0.2),
    (connection, "FIRST_RESUME", 0.1),
    (webhook_pace, "OF_TOKEN", webhook_pace.Rate(3, 0.5)),
    (webhook_pace, "OF_CHANNEL", webhook_pace.Rate(12, 0.0625)),  # below the limits in a `longest_window` of a second
    (command_registration, "FIRST_RETRY", 0.2),
    (computer_turns, "USUAL_PAUSE", 0.2),
    (closing, "REFUSED_AGAIN", 500),
    (runner, "ARENA_PAUSE", 2_500),
    (outbox, "FIRST_DELAY", 0.1),
    (table_threads, "CLOSED_AFTER", 0.5),
)
"""Constants of modules, with their replacements."""


def make() -> None:
    """Makes the change in this process."""
    for module, name, value in SHORTER:
        if name not in vars(module):
            raise AttributeError(f"{module.__name__} has no {name}")
        vars(module)[name] = value


QUICK = {"CHANGES": __name__}
"""The environment of a bot that is changed in this way."""
