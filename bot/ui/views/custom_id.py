"""What a button carries: `v1:<action>:<session>:<ply>:<words>`. It is read as a wish of a stranger, never trusted."""

import re
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 100


class Action(StrEnum):
    """What a press asks for. `hand-` ones stand on a private panel, the others on the table's public message."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    ADD_COMPUTER = "add-computer"
    REMOVE_COMPUTER = "remove-computer"
    OPTIONS = "options"
    VARIANTS = "variants"
    OPTION = "option"
    CLOCK = "clock"
    THREAD = "thread"
    GUESTS = "guests"
    RULES = "rules"
    HELP = "help"
    GAME_PAGE = "game-page"
    WALK = "walk"
    MOVE = "move"
    HAND = "hand"
    HAND_WALK = "hand-walk"
    HAND_MOVE = "hand-move"
    PICK = "pick"
    PAGE = "page"
    NAME_CHOICES = "name-picks"
    HAND_PICK = "hand-pick"
    HAND_PAGE = "hand-page"
    HAND_LOOK = "hand-look"
    MORE = "more"
    ABOUT = "about"
    NEXT_GAME = "next-game"
    TEXT = "text"
    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    CLAIM = "claim"
    WAIT = "wait"
    RESIGN = "resign"
    RESIGN_SURELY = "resign-surely"
    REMATCH = "rematch"
    DECLINE_REMATCH = "decline-rematch"
    REPLAY = "replay"
    REPLAY_STEP = "replay-step"
    STANDINGS = "standings"
    STANDINGS_TEXT = "standings-text"
    SETTING = "setting"
    COLOURS = "colours"
    THEME = "theme"


PATTERN = re.compile(r"v1:(?P<action>[a-z-]+):(?P<session>[a-z0-9_-]*):(?P<ply>\d{1,6}):(?P<words>[^\n]*)", re.ASCII)


@dataclass(frozen=True)
class Press:
    """One button's meaning. words: the words of a move so far, or another argument of the action."""

    action: Action
    session: str = ""
    ply: int = 0
    words: str = ""

    @property
    def custom_id(self) -> str:
        """The text that Discord keeps for us. Raises ValueError past its 100 characters."""
        text = f"v1:{self.action}:{self.session}:{self.ply}:{self.words}"
        if len(text) > LONGEST:
            raise ValueError(f"custom_id too long: {text}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> "Press | None":
        """The press behind a custom_id, or None where it is not one of ours."""
        match = PATTERN.fullmatch(custom_id)
        if match is None or match["action"] not in set(Action):
            return None
        return cls(Action(match["action"]), match["session"], int(match["ply"]), match["words"])
