"""Positions of the two card games to draw, played by their own rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, count
from random import Random

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.set import GAME as SET
from bot.games.set.cards import odd_feature
from bot.games.set.state import State
from bot.games.tris_on_steroids import GAME as STEROIDS
from bot.games.tris_on_steroids.cards import Card, TableCard
from bot.games.tris_on_steroids.position import Deck, Position
from bot.texts import texts_in
from renderers import set as set_table
from renderers import tris_on_steroids
from renderers.parts.caption import Caption, Player

NAMES = ("Alessandra", "Benoît Lefèvre", "Владимир", "Zoë", "W" * 32, "日本太郎", "Nguyễn Thị Ắnh", "i")


def caption(seats: int, on_turn: int | None = 0, note: str = "to move", language: str = "en") -> Caption:
    """What is said around a picture; on_turn: None where all play."""
    players = tuple(Player(name, seat) for seat, name in enumerate(NAMES[:seats]))
    return Caption(None if on_turn is None else players[on_turn], note, "Move 7", players, texts_in(language))


def dealt(seats: int = 4, number: int = 0, **options: bool) -> State:
    """A game of SET as it begins."""
    return SET.start(seats, SET.info.full_options(options), Chance(number.to_bytes(2, "big"), 0))


def claims(state: State, *, right: bool) -> list[str]:
    """The moves that would show a SET, or none."""
    cards = {name: card for name, (_, card) in state.cards_by_slot.items()}
    threes = combinations(cards, 3)
    return [f"take {a} {b} {c}" for a, b, c in threes if (odd_feature((cards[a], cards[b], cards[c])) is None) == right]


def after(state: State, *moves: tuple[int, str]) -> State:
    """The state after moves of seats; `right` and `wrong` stand for the first such claim."""
    for seat, move in moves:
        meant = claims(state, right=move == "right")[0] if move in ("right", "wrong") else move
        state = SET.play(state, Seat(seat), meant, Chance(b"", 0))
    return state


def all_ask(state: State, word: str = "more", times: int = 1) -> State:
    """More cards by the consent of all, so many times; one voice is enough where nobody could claim anything."""
    for _ in range(times):
        before = state.pile
        for seat in sorted(state.playing):
            if state.pile == before:
                state = after(state, (seat, word))
    return state


def finished(seats: int, number: int = 0) -> State:
    """A beginners' game in which the seats find the SETs in turn."""
    state = dealt(seats, number, beginners=True)
    for turn in count():
        if state.outcome:
            return state
        finder = turn * turn % seats
        state = after(state, (finder, "call"), (finder, "right")) if claims(state, right=True) else all_ask(state)
    raise AssertionError


def random_tables(seats: int, options: Options) -> Iterator[State]:
    """SET played at random, one game after the other, without end."""
    for number in count():
        luck = Random(number)
        state = SET.start(seats, SET.info.full_options(options), Chance(number.to_bytes(2, "big"), 0))
        for _ in range(60):
            yield state
            acting = sorted(SET.to_act(state))
            if not acting:
                break
            seat = luck.choice(acting)
            moves = SET.legal_moves(state, seat)
            right = claims(state, right=True) if state.caller is not None else []
            move = luck.choice(right) if right and luck.random() < 0.6 else moves[luck.randrange(len(moves))]
            state = SET.play(state, seat, move, Chance(b"", 0))


def laid(grid: str, goals: str, *, on_turn: int = 0, pile: int = 20) -> Position:
    """Tris on Steroids from the cards of the grid and of the goals: `tg` is a triangle GOAL face up, `TG` face down.

    Symbols: t, c, x, s; actions: d, s, g. Each seat knows its own goal.
    """
    cards = [_laid(letters) for letters in grid.split()]
    before = [_laid(letters) for letters in goals.split()]
    return Position(
        side=round(len(cards) ** 0.5),
        turn_limit=0,
        grid=tuple(cards),
        goals=tuple(goal.shown_to(Seat(seat)) for seat, goal in enumerate(before)),
        deck=Deck((Card("square", "discard"),) * pile),
        on_turn=Seat(on_turn),
    )


def _laid(letters: str) -> TableCard:
    symbols = {"t": "triangle", "c": "circle", "x": "cross", "s": "square"}
    actions = {"d": "discard", "s": "swap", "g": "goal"}
    return TableCard(Card(symbols[letters[0].lower()], actions[letters[1].lower()]), up=letters.islower())


def played(position: Position, *moves: str) -> Position:
    """The position after moves of whoever is on turn."""
    for move in moves:
        position = STEROIDS.play(position, position.on_turn, move, Chance(b"s", 1))
    return position


def random_grids(seats: int, options: Options) -> Iterator[Position]:
    """Tris on Steroids played at random, one game after the other, without end."""
    for number in count():
        seed = number.to_bytes(2, "big")
        position = STEROIDS.start(seats, STEROIDS.info.full_options(options), Chance(seed, 0))
        for ply in count(1):
            yield position
            if position.outcome:
                break
            chance = Chance(seed, ply)
            move = chance.pick(STEROIDS.legal_moves(position, position.on_turn))
            position = STEROIDS.play(position, position.on_turn, move, chance)


def permuted(position: Position, reader: Seat | None, luck: Random) -> Position:
    """The same to this reader: all cards that he does not know are dealt anew among their places."""
    places = [
        laid for laid in (*position.grid, *position.goals, *position.deck.discards) if not laid.visible_to(reader)
    ]
    cards = [*(laid.card for laid in places), *position.deck.pile]
    luck.shuffle(cards)

    def anew(laid: TableCard) -> TableCard:
        return laid if laid.visible_to(reader) else replace(laid, card=cards.pop())

    return replace(
        position,
        grid=tuple(map(anew, position.grid)),
        goals=tuple(map(anew, position.goals)),
        deck=Deck(tuple(cards[len(cards) - len(position.deck.pile) :]), tuple(map(anew, position.deck.discards))),
    )


FOUND = after(dealt(), (1, "call"), (1, "right"))
LOCKED = all_ask(dealt(8, lockout=True), times=2)
HOLES = all_ask(dealt(3, one_by_one=True), "next", 14)
ALONE = dealt(1, solitaire=True)

SET_BY_NAME: dict[str, tuple[State, Caption]] = {
    "set-start": (dealt(), caption(4, None, "Everybody plays")),
    "set-called": (after(dealt(), (1, "call")), caption(4, 1)),
    "set-found": (FOUND, caption(4, None, "Alle spielen", "de")),
    "set-wrong": (after(FOUND, (0, "more"), (2, "call"), (2, "wrong")), caption(4, None, "Giocano tutti", "it")),
    "set-eighteen": (
        after(LOCKED, (3, "call"), (3, "wrong"), (0, "more"), (5, "more")),
        caption(8, None, "Tout le monde joue", "fr"),
    ),
    "set-empty": (dealt(3, one_by_one=True), caption(3, None, "Everybody plays")),
    "set-holes": (after(HOLES, (2, "call"), (2, "right")), caption(3, None, "Everybody plays")),
    "set-solitaire": (after(ALONE, (0, "more"), (0, "right"), (0, "right")), caption(1)),
    "set-bonus": (after(ALONE, (0, "right")), caption(1, language="fr")),
    "set-won": (finished(4), caption(4, 0, "wins")),
}

SMALL = laid("TD CG XS  SG ts CD  XG SD TS", "TG CS")
LARGE = laid("TD cg XS sd  SG TS ts CD  XG SD TS cd  xg td CG ts", "TG CS xd SD", on_turn=1)

STEROIDS_BY_NAME: dict[str, tuple[Position, Seat | None, Caption]] = {
    "tris_on_steroids-start": (SMALL, None, caption(2)),
    "tris_on_steroids-revealed": (played(SMALL, "reveal a3"), None, caption(2, language="de")),
    "tris_on_steroids-swapped": (played(LARGE, "reveal b2", "act c3"), None, caption(4, 2, "è di turno", "it")),
    "tris_on_steroids-discarded": (played(LARGE, "reveal b3", "act a4"), None, caption(4, 2, "joue", "fr")),
    "tris_on_steroids-goal": (played(SMALL, "reveal b1", "act a1"), Seat(0), caption(2, 1)),
    "tris_on_steroids-won": (
        played(laid("TD cg ts  SG ts CD  TG SD TS", "TG CS"), "reveal a3"),
        None,
        caption(2, 0, "wins"),
    ),
}

SCENES = {
    **{name: set_table.scene(SET.view(state, None), said) for name, (state, said) in SET_BY_NAME.items()},
    **{
        name: tris_on_steroids.scene(STEROIDS.view(position, reader), said)
        for name, (position, reader, said) in STEROIDS_BY_NAME.items()
    },
}
