"""Positions in a notation that looks like the table."""

from bot.games.base import Seat
from bot.games.tris_on_steroids.cards import ACTIONS, SYMBOLS, Card, TableCard
from bot.games.tris_on_steroids.position import Deck, Position

SYMBOL = dict(zip("tcxq", SYMBOLS, strict=True))
"""x is a cross and q a square."""

ACTION = dict(zip("dsg", ACTIONS, strict=True))


def card(text: str) -> Card:
    """Returns a card: `xg` is a cross with GOAL."""
    return Card(SYMBOL[text[0]], ACTION[text[1]])


def table_card(text: str) -> TableCard:
    """Returns a card on the table: `xg` face up, `(xg)` face down, `(xg)01` face down and known to seats 0 and 1."""
    if not text.startswith("("):
        return TableCard(card(text), up=True)
    face, known_by = text[1:].split(")")
    return TableCard(card(face), known_by=frozenset(Seat(int(seat)) for seat in known_by))


def position(
    grid: str,
    goals: str = "(td) (cd)",
    *,
    pile: str = "qd qd qd qd",
    discards: str = "",
    on_turn: int = 0,
    acting: int | None = None,
    turn: int = 1,
    turn_limit: int = 0,
) -> Position:
    """Returns a position. A face-down goal is known to its own seat, too; the pile ends with its top card."""
    cards = tuple(map(table_card, grid.split()))
    own = tuple(table_card(text).shown_to(Seat(seat)) for seat, text in enumerate(goals.split()))
    return Position(
        side=round(len(cards) ** 0.5),
        turn_limit=turn_limit,
        grid=cards,
        goals=own,
        deck=Deck(tuple(map(card, pile.split())), tuple(map(table_card, discards.split()))),
        on_turn=Seat(on_turn),
        acting=acting,
        turn=turn,
    )


def symbols(position: Position) -> str:
    """Returns the symbols of the grid by letter, with a dot for a face-down card."""
    letter = {symbol: short for short, symbol in SYMBOL.items()}
    return "".join(letter[one.card.symbol] if one.up else "." for one in position.grid)
