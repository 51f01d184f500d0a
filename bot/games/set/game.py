"""The game as the house plays it: setup, who may move, which moves, what they lead to."""

from dataclasses import replace

from bot.games.base import GameInfo, IllegalMove, Limit, Options, Outcome, OutOfTurn, Seat, WrongSeats
from bot.games.chance import Chance
from bot.games.set.cards import Triple
from bot.games.set.claim import nothing_shown, shown
from bot.games.set.claims import Claims
from bot.games.set.deal import asked, refilled
from bot.games.set.notation import read
from bot.games.set.state import State
from bot.games.set.variant import OPTIONS, Variant
from bot.games.set.view import View, seen


class SetGame:
    """RULES 004 by the leaflet and its variants.

    Everybody plays at once: moves count in the order in which they arrive, and while a call stands only its caller is
    to act (RULES 004.3) [D1].

    Where the rules leave room: a strict table answers only when all have agreed, for a vote refused at once would be
    a hint [D5]. Before three cards lie on the table nobody could claim, so one voice turns the next [D9]. The
    solitaire takes without a call.
    """

    info = GameInfo(key="set", seats=range(1, 9), options=OPTIONS, race=True, multi_choice={"take": 3})

    def seats(self, options: Options) -> range:
        """One to eight, the solitaire one [D0]. Raises OptionError for variants that exclude one another."""
        return Variant.of(options).seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """The deck shuffled, the first cards face up (RULES 004.2; an empty table for one card at a time, 004.9)."""
        variant = Variant.of(options)
        if seats not in variant.seats:
            raise WrongSeats(variant.seats)
        cards = chance.shuffled(variant.deck)
        table, pile = cards[: variant.opening], cards[variant.opening :]
        return State(variant=variant, pile=pile, table=table, won=((),) * seats, debts=(0,) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Everybody who isn't locked out; the caller alone while a call stands (RULES 004.3, 004.8)."""
        if state.outcome:
            return frozenset()
        return state.playing if state.caller is None else frozenset({state.caller})

    def legal_moves(self, state: State, seat: Seat) -> tuple[str, ...] | Claims:
        """Call or ask for cards; after a call, and in the solitaire, any three cards (RULES 004.3-12)."""
        if seat not in self.to_act(state):
            return ()
        if state.caller is not None:
            return Claims(tuple(state.cards_by_slot), ("none",))
        if state.variant.solitaire:
            return Claims(tuple(state.cards_by_slot), ("refill" if state.pair_open else "more",))
        call = ("call",) if len(state.cards) >= 3 else ()
        return call if seat in state.votes else (*call, state.variant.consent)

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - luck is in the pile
        """The call, claim or consent carried out, and what the rules make follow from it (RULES 004.3-13)."""
        verb, names = read(move)
        if state.outcome:
            raise OutOfTurn
        if reason := obstacle(state, seat, verb):
            raise IllegalMove(reason, word=verb)
        now = replace(state, claim=None, events=())
        match verb:
            case "call":
                return replace(now, caller=seat, votes=frozenset()).told("set-called", seat)
            case "take":
                return shown(now, seat, *picked(state, names))
            case "none":
                return nothing_shown(now, seat)
            case "refill":
                return refilled(replace(now, pair_open=False))
            case _:
                return asked(now, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Most SETs win, in the solitaire no point missing (RULES 004.7, 004.13); None while the game goes on."""
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all see the same
        """The table, the stand and the last claim, for everyone alike: only the pile's order is hidden."""
        return seen(state, self.to_act(state))

    def limit(self, state: State) -> Limit | None:
        """The time to show three cards after a call: then it is an error like any other (RULES 004.5)."""
        return None if state.caller is None else Limit(state.caller, state.variant.seconds, "none")

    def irreversible(self, before: State, after: State) -> bool:
        """All but a vote that waits for others.

        New cards are luck; a call stops everybody to look, an answer tells whether there was a SET in it, and so does
        a strict table that has all look again.
        """
        return not after.votes > before.votes

    def changes_table(self, before: State, after: State) -> bool:
        """Whether other cards lie there; calls, errors and votes leave them as they are."""
        return after.table != before.table


def obstacle(state: State, seat: Seat, verb: str) -> str | None:
    """Why this seat may not begin a move with this word now, as a text key; None where it may."""
    if verb not in state.variant.verbs:
        return "set-other-variant"
    if state.caller is not None:
        if seat != state.caller:
            return "set-wait"
        return None if verb in {"take", "none"} else "set-show-first"
    if seat not in state.playing:
        return "set-locked-out"
    if state.variant.solitaire:
        return lone_obstacle(state, verb)
    if verb in {"take", "none"}:
        return "set-call-first"
    if verb == "call":
        return "set-too-few" if len(state.cards) < 3 else None
    return "set-agreed-already" if seat in state.votes else None


def lone_obstacle(state: State, verb: str) -> str | None:
    """The same for the solitaire: the table is filled up before more is added to it (RULES 004.12)."""
    if verb == "refill" and not state.pair_open:
        return "set-nothing-to-refill"
    return "set-refill-first" if verb == "more" and state.pair_open else None


def picked(state: State, names: tuple[str, ...]) -> tuple[tuple[int, int, int], Triple]:
    """The slots, put in reading order, and their cards. Raises IllegalMove unless they are three with a card each."""
    laid = state.cards_by_slot
    for name in names:
        if name not in laid:
            raise IllegalMove("set-no-card", slot=name)
    if len(set(names)) < 3:
        raise IllegalMove("set-twice")
    (a, one), (b, two), (c, three) = sorted(laid[name] for name in names)
    return (a, b, c), (one, two, three)
