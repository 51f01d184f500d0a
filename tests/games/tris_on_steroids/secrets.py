"""Positions that one reader cannot distinguish: the cards that this reader does not know are dealt again."""

from dataclasses import replace
from random import Random

from bot.games.base import Seat
from bot.games.tris_on_steroids import GAME
from bot.games.tris_on_steroids.cards import Card, TableCard
from bot.games.tris_on_steroids.position import Deck, Position
from tests.contract.walk import random_game


def places(state: Position) -> list[TableCard]:
    """Returns every card's place in the game, face up or down; nobody knows the cards of the pile."""
    return [*state.grid, *state.goals, *state.deck.discards, *map(TableCard, state.deck.pile)]


def with_cards(state: Position, cards: list[Card]) -> Position:
    """Returns the position with these cards in its places, face up or down and known to the same seats as before."""
    changed = [replace(laid, card=card) for laid, card in zip(places(state), cards, strict=True)]
    grid, goals = len(state.grid), len(state.goals)
    pile = len(changed) - len(state.deck.pile)
    return replace(
        state,
        grid=tuple(changed[:grid]),
        goals=tuple(changed[grid : grid + goals]),
        deck=Deck(tuple(laid.card for laid in changed[pile:]), tuple(changed[grid + goals : pile])),
    )


def otherwise(state: Position, reader: Seat | None, rng: Random) -> Position:
    """Returns the position with all cards that this reader does not know dealt again."""
    now = places(state)
    unseen = [at for at, laid in enumerate(now) if not laid.visible_to(reader)]
    cards = [laid.card for laid in now]
    for at, other in zip(unseen, rng.sample(unseen, len(unseen)), strict=True):
        cards[at] = now[other].card
    return with_cards(state, cards)


def walked(seats: int, grid: str, seed: bytes, plies: int) -> Position:
    """Returns the position after some random moves."""
    *_, (_, _, state) = random_game(GAME, seats, GAME.info.full_options({"grid": grid}), seed, plies)
    assert isinstance(state, Position)
    return state
