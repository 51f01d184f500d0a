"""The leaflet's variants as a few facts that the rules ask for."""

from dataclasses import dataclass

from bot.games.base import Flag, Number, OptionError, Options
from bot.games.set.cards import BEGINNERS, DECK, Card

SECONDS = Number("seconds", low=5, high=30, default=10)

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
"""Two options that don't go together, and the text that says why: the solitaire needs twelve cards at once, and knows
no errors that could lock its only player out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """Which SET is played.

    beginners: 27 solid cards, nine on the table. lockout: an error costs a pause instead of a SET (RULES 004.8).
    one_by_one: cards are turned one at a time (RULES 004.9). solitaire: alone, for points (RULES 004.10-14); `play_out`
    plays its last table too. strict: no card is added while a SET lies there [D5]. seconds: how long a caller may take
    to show three cards.
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
        """The variant of settled options. Raises OptionError for two that exclude one another."""
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
        """Without the solitaire's rules, too, one may play alone: against nobody [D0]."""
        return range(1, 2) if self.solitaire else range(1, 9)

    @property
    def deck(self) -> tuple[Card, ...]:
        return BEGINNERS if self.beginners else DECK

    @property
    def base(self) -> int:
        """How many cards the table is filled up to; the solitaire of beginners scales with it [D15]."""
        return 9 if self.beginners else 12

    @property
    def opening(self) -> int:
        """How many cards lie on the table when the game starts."""
        return 0 if self.one_by_one else self.base

    @property
    def width(self) -> int:
        """Cards in a row: 3 rows of 4, 3 rows of 3 for beginners, rows of 3 for one card at a time."""
        return 3 if self.beginners or self.one_by_one else 4

    @property
    def consent(self) -> str:
        """The word that asks for the next card or cards."""
        return "next" if self.one_by_one else "more"

    @property
    def verbs(self) -> tuple[str, ...]:
        """The first words of all moves. Alone there is nobody to outrun: the solitaire takes without a call."""
        return ("take", "more", "refill") if self.solitaire else ("call", "take", "none", self.consent)
