"""The variants of the leaflet, as the few facts that the rules depend on."""

from dataclasses import dataclass

from bot.games.base import Flag, Number, OptionError, Options
from bot.games.set.cards import BEGINNERS, DECK, Card

SECONDS = Number("seconds", low=5, high=30, default=10, players=2)

OPTIONS = (
    Flag("beginners"),
    Flag("lockout"),
    Flag("one_by_one"),
    Flag("solitaire"),
    Flag("strict"),
    Flag("play_out"),
    SECONDS,
)

EXCLUDED = (
    ("solitaire", "one_by_one", "set-solitaire-not-one-by-one"),
    ("solitaire", "lockout", "set-solitaire-not-lockout"),
)
"""Pairs of options that exclude one another, and the text that says why: the solitaire needs twelve cards at once, and
has no errors that could lock its only player out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A variant of SET.

    Attributes:
        beginners: 27 solid cards, nine on the table.
        lockout: an error costs a pause instead of a SET (RULES 004.8).
        one_by_one: cards are turned one at a time (RULES 004.9).
        solitaire: a single player plays for points (RULES 004.10-14).
        play_out: the solitaire's last table is played, too.
        strict: no card is added while there is a SET on the table [D5].
        seconds: how long a caller may take to show three cards.
    """

    beginners: bool
    lockout: bool
    one_by_one: bool
    solitaire: bool
    strict: bool
    play_out: bool
    seconds: int

    @classmethod
    def of(cls, options: Options) -> "Variant":
        """Returns the variant of full options. Raises OptionError for two that exclude one another."""
        for one, other, reason in EXCLUDED:
            if options[one] and options[other]:
                raise OptionError(reason)
        if options["play_out"] and not options["solitaire"]:
            raise OptionError("set-play-out-not-solitaire")
        if options["solitaire"] and options[SECONDS.key] != SECONDS.default:
            raise OptionError("set-solitaire-not-seconds")
        flags = {option.key: bool(options[option.key]) for option in OPTIONS if isinstance(option, Flag)}
        return cls(**flags, seconds=int(options[SECONDS.key]))

    @property
    def seats(self) -> range:
        """The numbers of players. One person may also play alone without the solitaire's rules [D0]."""
        return range(1, 2) if self.solitaire else range(1, 9)

    @property
    def deck(self) -> tuple[Card, ...]:
        return BEGINNERS if self.beginners else DECK

    @property
    def base(self) -> int:
        """The number of cards that the table is filled up to; the beginners' solitaire scales with it [D15]."""
        return 9 if self.beginners else 12

    @property
    def opening(self) -> int:
        """The number of cards on the table at the start."""
        return 0 if self.one_by_one else self.base

    @property
    def width(self) -> int:
        """The number of columns that are filled row by row: 4, or 3 for beginners and for one card at a time."""
        return 3 if self.beginners or self.one_by_one else 4

    @property
    def vote_word(self) -> str:
        """The word of a vote for the next card or cards."""
        return "next" if self.one_by_one else "more"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of all moves. The solitaire takes without a call, since there is nobody to race against."""
        return ("take", "more", "refill") if self.solitaire else ("call", "take", "none", "late", self.vote_word)
