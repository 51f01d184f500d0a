"""SET as a game: setup, who may move, the moves (RULES 004)."""

from dataclasses import replace
from itertools import zip_longest

from bot.games.base import GameInfo, IllegalMove, Limit, Options, Outcome, OutOfTurn, Seat
from bot.games.chance import Chance
from bot.games.defaults import BaseGame
from bot.games.multi_choice import MultiChoiceMoves
from bot.games.race import Lateness
from bot.games.set.cards import Triple
from bot.games.set.claiming import claim, claim_none, claim_too_late, lateness
from bot.games.set.dealing import refill, vote_for_more
from bot.games.set.notation import read
from bot.games.set.state import State
from bot.games.set.table import current_names
from bot.games.set.variant import OPTIONS, Variant
from bot.games.set.view import View, view_of


class SetGame(BaseGame[State, View]):
    """RULES 004 by the leaflet and its variants.

    Everybody plays at once: moves count in the order in which they arrive, and while a call stands only its caller may
    act (RULES 004.3) [D1]. A single player takes without a call [D17].

    Decisions that the rules leave open: a strict table answers only when all have agreed, since a vote refused at once
    would be a hint [D5]. Before three cards are on the table nobody could claim, so one vote turns the next [D9].
    """

    info = GameInfo(
        key="set",
        seats=range(1, 9),
        options=OPTIONS,
        variants=("beginners", "lockout", "one_by_one", "strict"),
        solo_variants=("beginners", "one_by_one", "play_out", "solitaire", "strict"),
        race=True,
        costly=frozenset({"none", "more", "refill"}),
        multi_choice={"take": 3},
    )

    def seats(self, options: Options) -> range:
        """Returns one to eight; the solitaire takes one [D0]. Raises OptionError if options exclude one another."""
        return Variant.of(options).seats

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffles the deck and turns the first cards (RULES 004.2; none for one card at a time, 004.9)."""
        variant = Variant.of(options)
        self.check_seats(seats, options)
        cards = chance.shuffled(variant.deck)
        table, pile = cards[: variant.opening], cards[variant.opening :]
        return State(variant=variant, pile=pile, table=table, won=((),) * seats, debts=(0,) * seats, opening=table)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Returns everybody who is not locked out; while a call stands, the caller (RULES 004.3, 004.8)."""
        if state.outcome:
            return frozenset()
        return state.playing if state.caller is None else frozenset({state.caller})

    def legal_moves(self, state: State, seat: Seat) -> tuple[str, ...] | MultiChoiceMoves:
        """Returns the call and the vote; after a call, and for a single player, any three cards (RULES 004.3-12).

        `play` accepts a call of a single player, too, which records from before [D17] may contain.
        """
        if seat not in self.to_act(state):
            return ()
        if state.caller is not None:
            return claims(state, "none")
        if state.alone:
            return claims(state, "refill" if state.pair_open else state.variant.vote_word)
        call = ("call",) if len(state.cards) >= 3 else ()
        return call if seat in state.votes else (*call, state.variant.vote_word)

    def closed(self, state: State, seat: Seat, move: str) -> str | None:  # noqa: ARG002 - it is about a single player
        """Keeps a single player from ending the game early: with an empty pile it goes on while there is a SET."""
        early = state.alone and not state.pile and move == state.variant.vote_word
        return "set-still-there" if early else None

    def play(self, state: State, seat: Seat, move: str, chance: Chance) -> State:  # noqa: ARG002 - luck is in the pile
        """Returns the state after a call, claim or vote and all that follows from it (RULES 004.3-13)."""
        verb, names = read(move)
        if state.outcome:
            raise OutOfTurn
        if reason := obstacle(state, seat, verb):
            raise IllegalMove(reason, word=verb, **({} if state.caller is None else {"seat": state.caller}))
        return with_changes(state, played(state, seat, verb, names))

    def outcome(self, state: State) -> Outcome | None:
        """Returns the result: most SETs win, in the solitaire zero points or more (RULES 004.7, 004.13)."""
        return state.outcome

    def view(self, state: State, seat: Seat | None) -> View:
        """Returns all but the order of the pile, which is hidden from everyone."""
        return view_of(state, seat, self.to_act(state))

    def limit(self, state: State) -> Limit | None:
        """Returns the time to show three cards after a call; then it is an error like any other (RULES 004.5).

        Records from before `late` have `none` here.
        """
        return None if state.caller is None else Limit(state.caller, state.variant.seconds, "late")

    def irreversible(self, before: State, after: State) -> bool:
        """Returns True for all moves but a vote that waits for others.

        New cards are luck; a call makes everybody look for a SET, an answer tells whether there was one, and so does a
        strict table that refuses more cards.
        """
        return not after.votes > before.votes

    def changes_table(self, before: State, after: State) -> bool:
        """Returns whether the cards on the table changed; calls, errors and votes leave them as they are."""
        return after.table != before.table

    def lateness(self, seen: State, now: State, move: str) -> Lateness | None:
        """Returns how a call or a claim is late: nobody is judged by cards that they have not seen.

        A claim is OVERTAKEN if the three cards were a SET and one of them is gone, a call if any card is gone and no
        SET that was seen is left.
        """
        return lateness(seen, now, move)


def claims(state: State, other: str) -> MultiChoiceMoves:
    """Returns every claim of three cards in slot order, and another move.

    Wrong claims are included, since they may be played: a list of the right ones would give the solution away.
    """
    return MultiChoiceMoves("take", tuple(state.cards_by_slot), 3, (other,))


def played(state: State, seat: Seat, verb: str, names: tuple[str, ...]) -> State:
    """Returns the state after a move that no obstacle forbids."""
    same = replace(state, events=())
    now = replace(same, claim=None, changed=frozenset())
    match verb:
        case "call":
            return replace(now, caller=seat, votes=frozenset()).with_event("set-called", seat)
        case "take":
            return claim(now, seat, *claimed_cards(state, names))
        case "none":
            return claim_none(now, seat)
        case "late":
            return claim_too_late(now, seat)
        case "refill":
            return refill(replace(now, pair_open=False))
        case _:
            return vote_for_more(same, seat)


def with_changes(before: State, after: State) -> State:
    """Returns the state with the slots whose cards the move changed; if it changed none, the shown claim stays."""
    if after.table == before.table:
        return after
    if len(after.opening) < 3:
        after = replace(after, opening=after.cards)
    laid = enumerate(zip_longest(before.table, after.table))
    changed = frozenset(slot for slot, (old, new) in laid if new is not None and new != old)
    # added cards end what was shown; a claim of this move is another object
    return replace(after, changed=changed, claim=None if after.claim is before.claim else after.claim)


def obstacle(state: State, seat: Seat, verb: str) -> str | None:
    """Returns why this seat may not begin a move with this word now, as a text key; None if it may."""
    if verb not in state.variant.verbs:
        return "set-other-variant"
    if state.caller is not None:
        if seat != state.caller:
            return "set-wait"
        return None if verb in {"take", "none", "late"} else "set-show-first"
    if seat not in state.playing:
        return "set-locked-out"
    if state.variant.solitaire:
        return solitaire_obstacle(state, verb)
    if verb == "take":
        return None if state.alone else "set-call-first"
    if verb in {"none", "late"}:
        return "set-other-variant" if state.alone else "set-call-first"
    if verb == "call":
        return "set-too-few" if len(state.cards) < 3 else None
    return "set-agreed-already" if seat in state.votes else None


def solitaire_obstacle(state: State, verb: str) -> str | None:
    """Returns the obstacle in the solitaire: the table is refilled before more cards are added (RULES 004.12)."""
    if verb == "refill" and not state.pair_open:
        return "set-nothing-to-refill"
    return "set-refill-first" if verb == "more" and state.pair_open else None


def claimed_cards(state: State, names: tuple[str, ...]) -> tuple[tuple[int, int, int], Triple]:
    """Returns the slots in ascending order, and their cards. Raises IllegalMove unless all three hold a card.

    Slots may have the names that they had before (OLD_NAMES).
    """
    cards, names = state.cards_by_slot, current_names(names, state.variant.width)
    for name in names:
        if name not in cards:
            raise IllegalMove("set-no-card", slot=name)
    if len(set(names)) < 3:
        raise IllegalMove("set-twice")
    (a, one), (b, two), (c, three) = sorted(cards[name] for name in names)
    return (a, b, c), (one, two, three)
