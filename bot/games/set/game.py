"""The game as the house plays it: setup, who may move, which moves, what they lead to."""

from dataclasses import replace

from bot.games.base import GameInfo, IllegalMove, OptionError, Options, Outcome, Seat
from bot.games.chance import Chance
from bot.games.set.cards import Triple
from bot.games.set.claim import nothing_shown, shown
from bot.games.set.deal import asked, refilled
from bot.games.set.state import State
from bot.games.set.variant import OPTIONS, Variant
from bot.games.set.view import View, seen
from bot.games.set.words import Claims, read


class SetGame:
    """RULES 004 by the leaflet and its variants.

    Everybody plays at once: moves count in the order in which they arrive, and while a call stands only its caller is
    to act (RULES 004.3) [D1].

    Where the rules leave room: a strict table answers only when all have agreed, for a vote refused at once would be
    a hint [D5]. Before three cards lie on the table nobody could claim, so one voice turns the next [D9]. The
    solitaire takes without a call. Played out, its last table can still earn the bonus of two SETs in a row [D14].
    """

    info = GameInfo(key="set", seats=range(1, 9), options=OPTIONS, race=True)

    def seats(self, options: Options) -> range:
        return Variant.of(options).seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """The deck shuffled, the first cards face up (RULES 004.2; an empty table for one card at a time, 004.9)."""
        variant = Variant.of(options)
        if seats not in variant.seats:
            raise OptionError("set-seats", low=variant.seats.start, high=variant.seats.stop - 1)
        cards = chance.shuffled(variant.deck)
        table, pile = cards[: variant.opening], cards[variant.opening :]
        return State(variant=variant, pile=pile, table=table, won=((),) * seats, debts=(0,) * seats)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.outcome:
            return frozenset()
        return state.playing if state.caller is None else frozenset({state.caller})

    def legal_moves(self, state: State, seat: Seat) -> tuple[str, ...] | Claims:
        if seat not in self.to_act(state):
            return ()
        if state.caller is not None:
            return Claims(tuple(state.laid), ("none",))
        if state.variant.solitaire:
            return Claims(tuple(state.laid), ("refill" if unfilled(state) else "more",))
        call = ("call",) if len(state.cards) >= 3 else ()
        return call if seat in state.votes else (*call, state.variant.consent)

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - luck is in the pile
        verb, names = read(move)
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
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:  # noqa: ARG002 - all see the same
        return seen(state, self.to_act(state))


def unfilled(state: State) -> bool:
    """Whether the solitaire waits with new cards, for a second SET may earn the bonus (RULES 004.12)."""
    return state.pair_open and bool(state.pile)


def obstacle(state: State, seat: Seat, verb: str) -> str | None:
    """Why this seat may not begin a move with this word now, as a text key; None where it may."""
    if state.outcome:
        return "set-over"
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
    """The same for the solitaire: the table is filled up before more is added to it."""
    if verb == "refill" and not unfilled(state):
        return "set-nothing-to-refill"
    return "set-refill-first" if verb == "more" and unfilled(state) else None


def picked(state: State, names: tuple[str, ...]) -> tuple[tuple[int, int, int], Triple]:
    """The slots, put in reading order, and their cards. Raises IllegalMove unless they are three with a card each."""
    laid = state.laid
    for name in names:
        if name not in laid:
            raise IllegalMove("set-no-card", slot=name)
    if len(set(names)) < 3:
        raise IllegalMove("set-twice")
    (a, one), (b, two), (c, three) = sorted(laid[name] for name in names)
    return (a, b, c), (one, two, three)
