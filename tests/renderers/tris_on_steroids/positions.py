"""Positions of Tris on Steroids, played by its rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random

from bot.games.base import Options, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import Card, TableCard
from bot.games.tris_on_steroids.position import Deck, Position


def position(grid: str, goals: str, *, on_turn: int = 0, pile: int = 20) -> Position:
    """Returns a position with these cards in the grid and as goals: `tg` is a triangle GOAL face up, `TG` face down.

    Symbols: t, c, x, s; actions: d, s, g. Each seat knows its own goal.
    """
    cards = [_card(letters) for letters in grid.split()]
    before = [_card(letters) for letters in goals.split()]
    return Position(
        side=round(len(cards) ** 0.5),
        turn_limit=0,
        grid=tuple(cards),
        goals=tuple(goal.shown_to(Seat(seat)) for seat, goal in enumerate(before)),
        deck=Deck((Card("square", "discard"),) * pile),
        on_turn=Seat(on_turn),
    )


def _card(letters: str) -> TableCard:
    symbols = {"t": "triangle", "c": "circle", "x": "cross", "s": "square"}
    actions = {"d": "discard", "s": "swap", "g": "goal"}
    return TableCard(Card(symbols[letters[0].lower()], actions[letters[1].lower()]), up=letters.islower())


def played(start: Position, *moves: str) -> Position:
    """Returns the position after moves of the seats on turn."""
    for move in moves:
        start = GAME.play(start, start.on_turn, move, Chance(b"s", 1))
    return start


def random_positions(seats: int, options: Options) -> Iterator[Position]:
    """Yields the positions of random games, one game after the other, without end."""
    for number in count():
        seed = number.to_bytes(2, "big")
        state = GAME.start(seats, GAME.info.full_options(options), Chance(seed, 0))
        for ply in count(1):
            yield state
            if state.outcome:
                break
            chance = Chance(seed, ply)
            state = GAME.play(state, state.on_turn, chance.pick(GAME.legal_moves(state, state.on_turn)), chance)


def permuted(state: Position, reader: Seat | None, luck: Random) -> Position:
    """Returns the position with all cards that the reader does not know dealt again."""
    cards_on_table = (*state.grid, *state.goals, *state.deck.discards)
    cards = [*(card.card for card in cards_on_table if not card.visible_to(reader)), *state.deck.pile]
    luck.shuffle(cards)

    def redealt(card: TableCard) -> TableCard:
        return card if card.visible_to(reader) else replace(card, card=cards.pop())

    return replace(
        state,
        grid=tuple(map(redealt, state.grid)),
        goals=tuple(map(redealt, state.goals)),
        deck=Deck(tuple(cards[len(cards) - len(state.deck.pile) :]), tuple(map(redealt, state.deck.discards))),
    )


SMALL = position("TD CG XS  SG ts CD  XG SD TS", "TG CS")
LARGE = position("TD cg XS sd  SG TS ts CD  XG SD TS cd  xg td CG ts", "TG CS xd SD", on_turn=1)
