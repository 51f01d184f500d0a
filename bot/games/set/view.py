"""What everyone sees of SET: the same for all, everything but the pile's order.

Whether the table holds a SET is for eyes to find: nothing here is computed from it while the game goes on.
"""

from dataclasses import dataclass, field

from bot.games.base import Args, Event, Outcome, Seat
from bot.games.set.cards import Card
from bot.games.set.state import Claim, State
from bot.games.set.table import SLOTS, Table


@dataclass(frozen=True, kw_only=True)
class View:
    """table: slots in reading order, None is a hole; `width` of them make a row, and `slots` names them.

    pile: how many cards are left. won, debts: SETs won and owed, per seat. aside: SETs given back. caller: who called
    and has yet to show three cards. votes: who asks for more cards. locked: who sits out.
    points: of the solitaire, else None; pair_open: a second SET now earns its bonus. claim: the three cards that the
    last move showed, in the slots where they lay; a right claim's are gone from the table.
    """

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
    to_act: frozenset[Seat]
    outcome: Outcome | None
    events: tuple[Event, ...] = field(hash=False)

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the table's slots."""
        return SLOTS[self.width][: len(self.table)]

    @property
    def standing(self) -> tuple[Event, ...]:
        """Each player's SETs, what is owed, who asks for more cards (`agreed`) and who sits out; or the solitaire."""
        if self.points is not None:
            return (Event("set-stands-alone", Seat(0), {"points": self.points, "sets": self.won[0]}),)
        return tuple(self._stands(Seat(seat)) for seat in range(len(self.won)))

    def _stands(self, seat: Seat) -> Event:
        agreed, out = ("yes" if seat in seats else "no" for seats in (self.votes, self.locked))
        args: Args = {"sets": self.won[seat], "owes": self.debts[seat], "agreed": agreed, "out": out}
        return Event("set-stands", seat, args)

    def preview(self, words: str) -> Event | None:
        """The card on the slot named last, while a claim is being made; of three cards nothing is told."""
        match words.split(" "):
            case ["take", slot] | ["take", _, slot] if slot in self.slots:
                card = self.table[self.slots.index(slot)]
                return None if card is None else _on(slot, card)
        return None

    @property
    def description(self) -> tuple[Event, ...]:
        """The table card by card, the pile, the last claim, and how all stand."""
        table = [
            Event("set-seen-hole", args={"slot": slot}) if card is None else _on(slot, card)
            for slot, card in zip(self.slots, self.table, strict=True)
        ]
        pile = Event("set-seen-pile", args={"cards": self.pile})
        over = [Event(self.outcome.reason)] if self.outcome else []
        return (*(table or [Event("set-seen-empty")]), pile, *self._said_of_claim(), *self.standing, *over)

    def _said_of_claim(self) -> list[Event]:
        if self.caller is not None:
            return [Event("set-seen-called", self.caller)]
        if self.claim is None:
            return []
        slots = [SLOTS[self.width][slot] for slot in self.claim.slots]
        if not self.claim.right:
            return [Event("set-seen-wrong", self.claim.seat, {"slots": ", ".join(slots)})]
        # The three are gone from the table: only here it can be read which they were.
        shown = [_on(slot, card) for slot, card in zip(slots, self.claim.cards, strict=True)]
        return [Event("set-seen-found", self.claim.seat), *shown]

    def __str__(self) -> str:
        placed = [f"{name} {card or 'empty'}" for name, card in zip(self.slots, self.table, strict=True)]
        rows = [", ".join(placed[start : start + self.width]) for start in range(0, len(placed), self.width)]
        return "\n".join([*(rows or ["The table is empty"]), f"Pile {self.pile}", *self._claim(), *self._players()])

    def _claim(self) -> list[str]:
        if self.caller is not None:
            return [f"Player {self.caller + 1} called SET"]
        if self.claim is None:
            return []
        cards = ", ".join(
            f"{SLOTS[self.width][slot]} {card}" for slot, card in zip(self.claim.slots, self.claim.cards, strict=True)
        )
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


def _on(slot: str, card: Card) -> Event:
    """The card on a slot."""
    return Event("set-card", args={"slot": slot, **card._asdict()})


def seen(state: State, to_act: frozenset[Seat]) -> View:
    """The state as everyone sees it."""
    variant = state.variant
    return View(
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
        to_act=to_act,
        outcome=state.outcome,
        events=state.events,
    )
