"""What a private panel is, which decides how long it stays."""

from enum import Enum


class PanelKind(Enum):
    """What a panel is. A new panel replaces the others of its person in the channel, but a hand only by a hand."""

    HAND = "hand"
    """What a seat sees and may do."""
    PAGE = "page"
    """A menu, a question, rules, settings: what its person reads or uses."""
    NOTICE = "notice"
    """A refusal or a confirmation: deleted by the person's next answer, or after some seconds."""
