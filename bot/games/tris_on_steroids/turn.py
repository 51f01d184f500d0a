"""A turn, step by step: clear a line if you must, reveal a card, use its action or keep it, pass (RULES 000.7-19)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.base import Event, IllegalMove, Outcome, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids.cards import HIDDEN, TableCard
from bot.games.tris_on_steroids.position import Position, UsedAction


def told(position: Position, key: str, seat: Seat | None = None, **args: str | int) -> Position:
    """The position with one more event."""
    return replace(position, events=(*position.events, Event(key, seat, args)))


def name(laid: TableCard) -> str:
    """The symbol as all may hear it."""
    return laid.card.symbol if laid.up else HIDDEN


def replaced(position: Position, cells: Iterable[int], chance: Chance) -> Position:
    """The cards on `cells` discarded, and each cell filled face down from the pile.

    An empty pile is made anew from the discards, those of this very move included, so that a draw never fails
    (RULES 000.19) [D13].
    """
    grid = list(position.grid)
    deck = position.deck.with_discards(tuple(grid[cell] for cell in cells))
    for cell in cells:
        if not deck.pile:
            deck = deck.reshuffled(chance)
            position = told(position, "tris_on_steroids-reshuffled", cards=len(deck.pile))
        card, deck = deck.drawn()
        grid[cell] = TableCard(card)
    return replace(position, grid=tuple(grid), deck=deck)


def clear(position: Position, line: str, chance: Chance) -> Position:
    """One line of the full, open grid replaced by face-down cards (RULES 000.8) [D15]. It can't win (RULES 000.17)."""
    kind, place = line.split()
    position = told(position, "tris_on_steroids-cleared", position.on_turn, kind=kind, place=place)
    return replaced(position, position.layout.lines[line], chance)


def reveal(position: Position, place: str) -> Position:
    """A card turned up, which may win before its action; that is now the player's to use (RULES 000.9-10).

    Raises IllegalMove for a card already face up.
    """
    cell = position.layout.number[place]
    grid = list(position.grid)
    if grid[cell].up:
        raise IllegalMove("tris_on_steroids-face-up", cell=place)
    grid[cell] = grid[cell].turned_up()
    card = grid[cell].card
    position = told(
        position, "tris_on_steroids-revealed", position.on_turn, cell=place, symbol=card.symbol, action=card.action
    )
    return judged(replace(position, grid=tuple(grid), acting=cell))


def use(position: Position, cell: int, place: str, chance: Chance) -> Position:
    """The end of the turn: the action of the card on `cell`, or none where `place` is empty (RULES 000.11, 000.15).

    Raises IllegalMove for a target that isn't one of the neighbours [D5].
    """
    if not place:
        return passed(_kept(position, cell))
    layout = position.layout
    target = layout.number[place]
    if target not in layout.neighbours[cell]:
        raise IllegalMove("tris_on_steroids-not-next-to-it", cell=layout.cells[cell], target=place)
    after = judged(_acted(position, cell, target, chance))
    return after if after.outcome else passed(after)


def _acted(position: Position, cell: int, target: int, chance: Chance) -> Position:
    """The action of the card on `cell`, pointed at the neighbour `target` (RULES 000.11-14).

    It is used up with that: a card acts in the turn that irreversible it and never again [D6].
    """
    action = position.grid[cell].card.action
    position = replace(position, acting=None, used_action=UsedAction(cell, action, target))
    match action:
        case "discard":
            return _discarded(position, target, chance)
        case "swap":
            return _swapped(position, cell, target)
        case _:
            return _goal_changed(position, target)


def _discarded(position: Position, target: int, chance: Chance) -> Position:
    """SCARTA: the target goes, shown only if it was face up (RULES 000.12) [D7]."""
    gone, place = position.grid[target], position.layout.cells[target]
    position = told(position, "tris_on_steroids-discarded", position.on_turn, cell=place, symbol=name(gone))
    return replaced(position, (target,), chance)


def _swapped(position: Position, cell: int, target: int) -> Position:
    """SCAMBIA: the acting card and the target change places, each with the face it has (RULES 000.13)."""
    grid, cells = list(position.grid), position.layout.cells
    grid[cell], grid[target] = grid[target], grid[cell]
    position = told(position, "tris_on_steroids-swapped", position.on_turn, cell=cells[cell], target=cells[target])
    return replace(position, grid=tuple(grid))


def _goal_changed(position: Position, target: int) -> Position:
    """OBIETTIVO: the goal card and the target change places, each with the face it has (RULES 000.14) [D9].

    A face-down target may be taken blind; the player then looks at it alone [D8].
    """
    seat, grid, goals = position.on_turn, list(position.grid), list(position.goals)
    taken, given = grid[target], goals[seat]
    goals[seat], grid[target] = taken.shown_to(seat), given
    place = position.layout.cells[target]
    position = told(position, "tris_on_steroids-goal-changed", seat, cell=place, taken=name(taken), given=name(given))
    if not taken.up:
        position = told(position, "tris_on_steroids-looked", seat, symbol=taken.card.symbol, action=taken.card.action)
    return replace(position, grid=tuple(grid), goals=tuple(goals))


def _kept(position: Position, cell: int) -> Position:
    """No action: nobody has to use one (RULES 000.11)."""
    position = told(position, "tris_on_steroids-kept", position.on_turn, cell=position.layout.cells[cell])
    return replace(position, acting=None)


def judged(position: Position) -> Position:
    """Won, if the player on turn has a line of his symbol: nobody needs to claim it, and his goal card is shown.

    Only the player on turn can win (RULES 000.15-16) [D11] [D12].
    """
    seat = position.on_turn
    line = position.line_of(seat)
    if not line:
        return position
    goals = tuple(goal.turned_up() if of == seat else goal for of, goal in enumerate(position.goals))
    ranks = tuple(1 if of == seat else 2 for of in range(len(goals)))
    return replace(
        told(position, "tris_on_steroids-won", seat, symbol=goals[seat].card.symbol),
        goals=goals,
        line=line,
        outcome=Outcome(ranks, None, "tris_on_steroids-line"),
    )


def passed(position: Position) -> Position:
    """The next player's turn (RULES 000.18), won already where his line lies there (RULES 000.7).

    Or, at the limit of turns that the table agreed on, the end without a winner [D14]: no turn begins any more, so a
    line that waits for its player to be on turn comes too late [D11].
    """
    seats = len(position.goals)
    if position.turn == position.turn_limit:
        return replace(position, outcome=Outcome((1,) * seats, None, "tris_on_steroids-unfinished"))
    return judged(replace(position, on_turn=Seat((position.on_turn + 1) % seats), turn=position.turn + 1))


def irreversible(before: Position, after: Position) -> bool:
    """Whether the step showed a card, but for the mover's own goal, or shuffled the discards.

    What lies face down and nobody has looked at may come and go: it tells nothing.
    """
    if {"tris_on_steroids-revealed", "tris_on_steroids-reshuffled"} & {event.key for event in after.events}:
        return True
    seat, deed = before.on_turn, after.used_action
    if deed and deed.action == "goal" and not before.grid[deed.target].visible_to(seat):
        return True
    goals = enumerate(zip(before.goals, after.goals, strict=True))
    return any(now.up and not was.up for of, (was, now) in goals if of != seat)
