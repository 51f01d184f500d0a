"""The assumptions about Discord, with a module for each subject.

In: a `Probe`. Out: a sentence about what Discord did, or NotHeld or NotTried. `ALL` has them in the order of trying.
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

SUBJECTS = (
    pictures,
    components,
    edits,
    limits,
    threads,
    answers,
    private,
    commands,
    http_door,
    notifications,
    webhooks,
    tokens,
)
"""The subjects; those that need no person to press come first."""

ALL = tuple(one for subject in SUBJECTS for one in vars(subject).values() if isinstance(one, Assumption))
"""All assumptions of these modules, in the order in which they are written."""
