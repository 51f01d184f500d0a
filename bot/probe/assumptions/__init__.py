"""What the bot assumes of Discord, a module for each subject.

In: a `Probe`. Out: a sentence about what was seen, or NotHeld or NotTried. `ALL` is what is tried, in this order.
"""

from bot.probe.assumption import Assumption
from bot.probe.assumptions import (
    answers,
    commands,
    components,
    edits,
    http_door,
    limits,
    notifications,
    pictures,
    private,
    threads,
    tokens,
    webhooks,
)

ALL: tuple[Assumption, ...] = (
    *pictures.ASSUMPTIONS,
    *components.ASSUMPTIONS,
    *edits.ASSUMPTIONS,
    *limits.ASSUMPTIONS,
    *threads.ASSUMPTIONS,
    *answers.ASSUMPTIONS,
    *private.ASSUMPTIONS,
    *commands.ASSUMPTIONS,
    *http_door.ASSUMPTIONS,
    *notifications.ASSUMPTIONS,
    *webhooks.ASSUMPTIONS,
    *tokens.ASSUMPTIONS,
)
"""Those that need nobody come first."""
