"""Custom ids of components: `v1:<action>:<session>:<ply>:<argument>`. Modified clients may forge any part of them."""

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100

BESIDE = "beside"
"""The argument of a press that is answered with a new message, although its action usually edits the panel."""

_SEPARATOR = " / "


class Action(StrEnum):
    """The action that a press requests. The values are in the custom ids of existing messages, so they never change."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    REMOVE_COMPUTER = "remove-computer"
    LEVEL = "level"
    FREE_SEAT = "free-seat"
    OPTIONS = "options"
    VARIANTS = "variants"
    OPTION = "option"
    CLOCK = "clock"
    AUTO_START = "auto-start"
    THREAD = "thread"
    GUESTS = "guests"
    LUCK = "luck"
    VERIFY = "verify"
    NAMED_RECORD = "named-record"
    RULES = "rules"
    HELP = "help"
    ALL_COMMANDS = "all-commands"
    OPEN_TABLE = "open-table"
    CHALLENGE = "challenge"
    PLAY_IN_THREAD = "play-in-thread"
    FIND_OPPONENT = "find-opponent"
    LEARN = "learn"
    LEAVE_LESSON = "learn-leave"
    GAME_PAGE = "game-page"
    RULES_SECTION = "rules-section"
    RULE = "rule"
    CHOOSE_WORD = "walk"
    MOVE = "move"
    SELECT_WORDS = "pick"
    TOGGLE_WORD = "toggle"
    PAGE = "page"
    OPEN_CHOICE_FORM = "name-picks"
    HAND = "hand"
    HAND_UPDATE = "hand-look"
    MORE = "more"
    ABOUT = "about"
    NEXT_GAME = "next-game"
    TEXT = "text"
    HAPPENED = "happened"
    OFFER = "offer"
    AGREE = "agree"
    DECLINE = "decline"
    CLAIM = "claim"
    WAIT = "wait"
    RESIGN = "resign"
    CONFIRM_RESIGN = "resign-surely"
    CONFIRM_END = "end-surely"
    CONFIRM_LEAVE = "leave-surely"
    PLAY_ON = "play-on"
    TAKE_SEAT = "take-seat"
    REMATCH = "rematch"
    DECLINE_REMATCH = "decline-rematch"
    REPLAY = "replay"
    REPLAY_PART = "replay-part"
    REPLAY_STEP = "replay-step"
    SHOW_MOMENT = "show-moment"
    SHOW_MOVES = "show-moves"
    CLIP = "clip"
    GAMES = "games"
    OPEN_GAME = "open-game"
    ANALYSIS = "analysis"
    OWN_MOVES = "own-moves"
    HINT = "hint"
    CONFIRM_HINT = "hint-surely"
    LEADERBOARD = "standings"
    LEADERBOARD_TEXT = "standings-text"
    LEADERBOARD_PAGE = "board"
    LEADERBOARD_OWN = "board-own"
    LEADERBOARD_GAME = "board-game"
    LEADERBOARD_VARIANT = "board-variant"
    LEADERBOARD_PERIOD = "board-period"
    TOURNAMENT_JOIN = "tournament-join"
    TOURNAMENT_WITHDRAW = "tournament-withdraw"
    CONFIRM_TOURNAMENT_WITHDRAW = "tournament-withdraw-surely"
    TOURNAMENT_START = "tournament-start"
    CONFIRM_TOURNAMENT_START = "tournament-start-surely"
    TOURNAMENT_STANDINGS = "tournament-standings"
    TOURNAMENT_STANDINGS_TEXT = "tournament-standings-text"
    TOURNAMENT_ROUND = "tournament-round"
    TOURNAMENT_ORGANISE = "tournament-organise"
    TOURNAMENT_REMOVE = "tournament-remove"
    TOURNAMENT_END_ROUND = "tournament-end-round"
    CONFIRM_TOURNAMENT_END_ROUND = "tournament-end-round-surely"
    TOURNAMENT_CANCEL = "tournament-cancel"
    CONFIRM_TOURNAMENT_CANCEL = "tournament-cancel-surely"
    TOURNAMENT_POST = "tournament-post"
    TOURNAMENT_SHOW = "tournament-show"
    SETTING = "setting"
    SETTINGS_PAGE = "settings-page"
    USER_SETTING = "my-setting"
    OPEN_THEME = "colours"
    CHOOSE_THEME = "theme"
    EXPORT_DATA = "export-data"
    DELETE_DATA = "delete-data"
    CONFIRM_DELETE_DATA = "delete-data-surely"
    KEEP_DATA = "keep-data"
    HIDE_ME = "hide-me"
    DAILY = "daily"
    DAILY_PUZZLE = "daily-puzzle"
    DAILY_BEGIN = "daily-begin"
    DAILY_LEADERBOARD = "daily-board"
    DAILY_SHARE = "daily-share"
    DAILY_LEGEND = "daily-legend"
    DAILY_LUCK = "daily-luck"
    DAILY_RECORD = "daily-record"
    DAILY_CLIP = "daily-clip"
    PRACTISE_GAME = "practise-game"
    PRACTICE = "practice"
    PRACTICE_LATER = "practice-later"
    PRACTICE_REMOVE = "practice-remove"
    DUEL = "duel"
    DUEL_BEGIN = "duel-begin"
    DUEL_HELP = "duel-help"
    DUEL_FRIENDS = "duel-friends"
    DUEL_CANCEL = "duel-cancel"


MOVE_ACTIONS = (Action.CHOOSE_WORD, Action.MOVE, Action.SELECT_WORDS, Action.TOGGLE_WORD, Action.PAGE)
"""The actions for choosing a move, which every surface has."""


class Surface(StrEnum):
    """The place where a move is chosen. The values precede the action in custom ids, so they never change."""

    TABLE = ""
    """The public message of a table."""
    HAND = "hand-"
    """The private panel of a hand."""
    LESSON = "learn-"
    """A lesson; its custom ids have the game's key in place of a session."""
    DAILY = "daily-"
    """A daily puzzle; its custom ids have the puzzle's id in place of a session."""
    PRACTICE = "practice-"
    """A position of a finished game that somebody practises, in any channel."""
    DUEL = "duel-"
    """A player's own game of a duel."""


def _name(action: Action, surface: Surface) -> str:
    if action is Action.CHOOSE_WORD and surface in (Surface.LESSON, Surface.DAILY):
        return f"{surface}word"  # custom ids must keep this spelling
    return f"{surface}{action}"


NAMES = {action.value: (action, Surface.TABLE) for action in Action} | {
    _name(action, surface): (action, surface) for surface in Surface for action in MOVE_ACTIONS
}
"""The action and surface for each value of a custom id's second field."""

PATTERN = re.compile(r"v1:(?P<action>[a-z-]+):(?P<session>[a-z0-9_-]*):(?P<ply>\d{1,6}):(?P<argument>[^\n]*)", re.ASCII)


@dataclass(frozen=True)
class Press:
    """The content of a custom id.

    Attributes:
        argument: the action's argument, such as the words of a move so far, or the key of a game.
        surface: where the move is chosen, for MOVE_ACTIONS.
    """

    action: Action
    session: str = ""
    ply: int = 0
    argument: str = ""
    surface: Surface = Surface.TABLE

    @property
    def names_session(self) -> bool:
        """Whether the press is about a table, not about a lesson, a daily puzzle, a duel, a tournament or practice."""
        elsewhere = self.action.startswith(("learn", "daily", "duel", "tournament", "practice"))
        return bool(self.session) and not elsewhere and self.surface in (Surface.TABLE, Surface.HAND)

    @property
    def custom_id(self) -> str:
        """The custom id. Raises ValueError beyond Discord's limit of 100 characters."""
        text = f"v1:{_name(self.action, self.surface)}:{self.session}:{self.ply}:{self.argument}"
        if len(text) > MAX_LENGTH:
            raise ValueError(f"custom_id too long: {text}")
        return text

    def number(self, default: int) -> int:
        """Returns the argument as a number of up to three digits; `default` for anything else."""
        return int(self.argument) if re.fullmatch(r"\d{1,3}", self.argument, re.ASCII) else default

    @classmethod
    def parse(cls, custom_id: str) -> "Press | None":
        """Reads a custom id; returns None if this bot cannot have made it."""
        match = PATTERN.fullmatch(custom_id)
        if match is None or match["action"] not in NAMES:
            return None
        action, surface = NAMES[match["action"]]
        return cls(action, match["session"], int(match["ply"]), match["argument"], surface)


@dataclass(frozen=True)
class WordToggle:
    """The argument of a key that chooses a word, or undoes that choice.

    Attributes:
        shown: the verb and the words that the key's message shows as chosen.
        word: the word that a press adds, or removes if it is among them. A press may arrive before the message shows
            the previous ones, so the key names the change rather than the resulting words.
    """

    shown: str
    word: str

    @classmethod
    def between(cls, shown: str, words: str) -> "WordToggle":
        """Returns the key that leads from the words shown as chosen to these words, which differ by one word."""
        (word,) = set(shown.split()) ^ set(words.split())
        return cls(shown, word)

    @classmethod
    def parse(cls, text: str) -> "WordToggle | None":
        """Reads the result of `str`; returns None for anything else."""
        shown, separator, word = text.partition(_SEPARATOR)
        return cls(shown, word) if separator and shown and word and " " not in word else None

    def __str__(self) -> str:
        return f"{self.shown}{_SEPARATOR}{self.word}"

    @property
    def verb(self) -> str:
        """The first word of the move."""
        return self.shown.split(" ")[0]

    def pressed(self, chosen: str = "") -> str:
        """Returns the verb and the chosen words after the press.

        Args:
            chosen: the verb and the words before the press, if known; by default, the words that the message shows.
        """
        before = chosen if chosen.split(" ", maxsplit=1)[0] == self.verb else self.shown
        kept = [word for word in before.split(" ")[1:] if word != self.word]
        taken_back = self.word in self.shown.split(" ")[1:]
        return " ".join([self.verb, *kept, *([] if taken_back else [self.word])])
