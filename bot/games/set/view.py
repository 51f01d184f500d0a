"""The view of SET, the same for everyone: everything but the order of the pile.

Whether the table holds a SET is for the players to find: nothing here depends on it while the game goes on.
"""

from dataclasses import dataclass, field
from itertools import groupby

from bot.games.base import Args, Event, KeyGrid, Seat
from bot.games.defaults import BaseView
from bot.games.set.card_keys import MOST_KEYS, key_grid
from bot.games.set.cards import Card
from bot.games.set.state import Claim, State
from bot.games.set.table import PLACES, SLOTS, Place, Table


@dataclass(frozen=True, kw_only=True)
class View(BaseView):
    """The game as everyone sees it.

    Attributes:
        reader: the seat that sees it; None for spectators, who see the same.
        table: the cards by slot, None is a hole; `slots` names the slots, and `places` tells where they lie.
        width: how many columns are filled row by row; more are filled column by column.
        pile: how many cards are left.
        won, debts: SETs won and owed, per seat.
        aside: how many SETs were given back.
        caller: the seat that called and has yet to show three cards.
        votes: the seats that want more cards.
        locked: the seats locked out.
        points: the points of the solitaire, else None.
        pair_open: whether a second SET now earns the solitaire's bonus.
        claim: what the last caller showed, until the next call or until cards are added; the cards of a right claim
            are gone from the table.
        last_set: the last right claim.
        changed: the slots that got another card since the last call.
        opening: the first cards on the table: three or more once a SET can be called.
    """

    reader: Seat | None = field(compare=False)
    table: Table
    width: int
    pile: int
    won: tuple[int, ...]
    debts: tuple[int, ...]
    aside: int
    caller: Seat | None
    votes: frozenset[Seat]
    locked: frozenset[Seat]
    points: int | None
    pair_open: bool
    claim: Claim | None
    last_set: Claim | None
    changed: frozenset[int]
    opening: tuple[Card, ...]
    to_act: frozenset[Seat]

    @property
    def alone(self) -> bool:
        """Whether there is only one player, who takes cards without a call."""
        return len(self.won) == 1

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the table's slots."""
        return SLOTS[self.width][: len(self.table)]

    @property
    def places(self) -> tuple[Place, ...]:
        """Where the table's slots lie."""
        return PLACES[self.width][: len(self.table)]

    @property
    def standing(self) -> tuple[Event, ...]:
        """Each player's SETs and debts, whether `agreed` to more cards or locked `out`; or the solitaire's points."""
        if self.points is not None:
            return (Event("set-stands-alone", Seat(0), {"points": self.points, "sets": self.won[0]}),)
        return tuple(self._standing_of(Seat(seat)) for seat in range(len(self.won)))

    def _standing_of(self, seat: Seat) -> Event:
        agreed, out = ("yes" if seat in seats else "no" for seats in (self.votes, self.locked))
        owes = 0 if self.outcome else self.debts[seat]  # a debt that is left at the end is void [D3]
        args: Args = {"sets": self.won[seat], "owes": owes, "agreed": agreed, "out": out}
        return Event("set-stands", seat, args)

    def preview(self, words: str) -> Event | None:
        """Returns the card on the slot named last, while a claim is incomplete; nothing for three cards."""
        match words.split(" "):
            case ["take", slot] | ["take", _, slot] if slot in self.slots:
                card = self.table[self.slots.index(slot)]
                return None if card is None else _card_line(slot, card)
        return None

    def keys(self, words: str) -> KeyGrid:
        """Returns the cards in the picture's rows while somebody may take three; () beyond MOST_KEYS.

        Args:
            words: `take` and the slots chosen so far, or "". Rows are as long as a message has room for, and the
                columns beyond that are rows of their own below, so that no key moves when cards are added.
        """
        if self.outcome or (self.caller is None and not self.alone) or len(self.table) > MOST_KEYS:
            return ()
        return key_grid(self.width, len(self.table), words.split(" ")[1:])

    def prompt(self, words: str) -> Event | None:
        """Returns the question which three cards to take, or the cards chosen so far."""
        if not self.keys(words):
            return None
        chosen = words.split(" ")[1:]
        return Event("set-prompt", args={"chosen": len(chosen), "slots": " ".join(chosen)})

    @property
    def description(self) -> tuple[Event, ...]:
        """The table card by card, the pile, the last claim or SET, and the standing."""
        table = [
            Event("set-seen-hole", args={"slot": slot}) if card is None else _card_line(slot, card)
            for slot, card in zip(self.slots, self.table, strict=True)
        ]
        pile = Event("set-seen-pile", args={"cards": self.pile})
        over = [Event(self.outcome.reason)] if self.outcome else []
        return (*(table or [Event("set-seen-empty")]), pile, *self._last_claim(), *self.standing, *over)

    def _last_claim(self) -> list[Event]:
        called = [] if self.caller is None else [Event("set-seen-called", self.caller)]
        if self.claim and not self.claim.right:
            slots = ", ".join(self._names(self.claim))
            return [Event("set-seen-wrong", self.claim.seat, {"slots": slots})]
        if self.last_set is None:
            return called
        # The three cards are gone from the table: only these lines still name them.
        found = zip(self._names(self.last_set), self.last_set.cards, strict=True)
        return [*called, Event("set-seen-found", self.last_set.seat), *(_card_line(slot, card) for slot, card in found)]

    def _names(self, claim: Claim) -> list[str]:
        """Returns the names of the slots that a claim named."""
        return [SLOTS[self.width][slot] for slot in claim.slots]

    def __str__(self) -> str:
        laid = sorted(zip(self.places, self.slots, self.table, strict=True), key=lambda one: one[0])
        rows = [
            ", ".join(f"{name} {card or 'empty'}" for _, name, card in row)
            for _, row in groupby(laid, key=lambda one: one[0].row)
        ]
        return "\n".join([*(rows or ["The table is empty"]), f"Pile {self.pile}", *self._claim(), *self._players()])

    def _claim(self) -> list[str]:
        if self.caller is not None:
            return [f"Player {self.caller + 1} called SET"]
        if self.claim is None:
            return []
        shown = zip(self._names(self.claim), self.claim.cards, strict=True)
        cards = ", ".join(f"{name} {card}" for name, card in shown)
        return [f"Player {self.claim.seat + 1} showed {cards}: {'a SET' if self.claim.right else 'no SET'}"]

    def _players(self) -> list[str]:
        if self.points is not None:
            return [f"Points {self.points}, SETs {self.won[0]}"]
        return [self._player(Seat(seat)) for seat in range(len(self.won))]

    def _player(self, seat: Seat) -> str:
        owes = f", owes {self.debts[seat]}" if self.debts[seat] else ""
        votes = ", asks for more" if seat in self.votes else ""
        out = ", locked out" if seat in self.locked else ""
        return f"Player {seat + 1}: SETs {self.won[seat]}{owes}{votes}{out}"


def _card_line(slot: str, card: Card) -> Event:
    """Returns the card in a slot."""
    return Event("set-card", args={"slot": slot, **card._asdict()})


def view_of(state: State, reader: Seat | None, to_act: frozenset[Seat]) -> View:
    """Returns the state as everyone sees it."""
    variant = state.variant
    return View(
        reader=reader,
        table=state.table,
        width=variant.width,
        pile=len(state.pile),
        won=tuple(map(len, state.won)),
        debts=state.debts,
        aside=len(state.aside),
        caller=state.caller,
        votes=state.votes,
        locked=state.locked,
        points=state.points if variant.solitaire else None,
        pair_open=state.pair_open,
        claim=state.claim,
        last_set=state.last_set,
        changed=state.changed,
        opening=state.opening,
        to_act=to_act,
        outcome=state.outcome,
        events=state.events,
    )
