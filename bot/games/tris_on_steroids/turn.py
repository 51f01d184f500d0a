"""A turn: clear a line if all cards are up, reveal a card, use its action or keep it, end the turn (RULES 000.7-19)."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.base import IllegalMove, Outcome, Seat
from bot.games.chance import Chance
from bot.games.tris_on_steroids.cards import TableCard
from bot.games.tris_on_steroids.position import Position, UsedAction


def clear(position: Position, line: str, chance: Chance) -> Position:
    """Replaces a line of the open grid by face-down cards (RULES 000.8) [D15]. It cannot win (RULES 000.17)."""
    kind, place = line.split()
    position = position.with_event("tris_on_steroids-cleared", position.on_turn, kind=kind, place=place)
    return _replace_cards(position, position.layout.lines[line], chance)


def _replace_cards(position: Position, cells: Iterable[int], chance: Chance) -> Position:
    """Discards the cards on `cells`, and fills each cell face down from the pile.

    An empty pile is replenished from the discards, those of this move included, so that a draw never fails (RULES
    000.19) [D13].
    """
    grid = list(position.grid)
    deck = position.deck.with_discards(tuple(grid[cell] for cell in cells))
    for cell in cells:
        if not deck.pile:
            deck = deck.reshuffled(chance)
            position = position.with_event("tris_on_steroids-reshuffled", cards=len(deck.pile))
        card, deck = deck.drawn()
        grid[cell] = TableCard(card)
    return replace(position, grid=tuple(grid), deck=deck)


def reveal(position: Position, place: str) -> Position:
    """Turns a card up, which may win before its action; the player may then use the action (RULES 000.9-10).

    Raises IllegalMove for a card that is face up already.
    """
    cell = position.layout.number[place]
    grid = list(position.grid)
    if grid[cell].up:
        raise IllegalMove("tris_on_steroids-face-up", cell=place)
    grid[cell] = grid[cell].turned_up()
    card = grid[cell].card
    position = position.with_event(
        "tris_on_steroids-revealed", position.on_turn, cell=place, symbol=card.symbol, action=card.action
    )
    return _check_win(replace(position, grid=tuple(grid), acting=cell))


def use_action(position: Position, cell: int, place: str, chance: Chance) -> Position:
    """Uses the action of the card on `cell`, or none if `place` is empty, and ends the turn (RULES 000.11, 000.15).

    Raises IllegalMove for a target that is no neighbour [D5].
    """
    if not place:
        return _end_turn(_keep(position, cell))
    layout = position.layout
    target = layout.number[place]
    if target not in layout.neighbours[cell]:
        raise IllegalMove("tris_on_steroids-not-next-to-it", cell=layout.cells[cell], target=place)
    after = _check_win(_act(position, cell, target, chance))
    return after if after.outcome else _end_turn(after)


def _act(position: Position, cell: int, target: int, chance: Chance) -> Position:
    """Applies the action of the card on `cell` to the neighbour `target` (RULES 000.11-14).

    A card acts in the turn that reveals it and never again [D6].
    """
    action = position.grid[cell].card.action
    position = replace(position, acting=None, used_action=UsedAction(cell, action, target))
    match action:
        case "discard":
            return _discard(position, target, chance)
        case "swap":
            return _swap(position, cell, target)
        case _:
            return _change_goal(position, target)


def _discard(position: Position, target: int, chance: Chance) -> Position:
    """SCARTA: discards the target, shown only if it was face up (RULES 000.12) [D7]."""
    gone, place = position.grid[target], position.layout.cells[target]
    position = position.with_event(
        "tris_on_steroids-discarded", position.on_turn, cell=place, symbol=gone.public_symbol
    )
    return _replace_cards(position, (target,), chance)


def _swap(position: Position, cell: int, target: int) -> Position:
    """SCAMBIA: swaps the acting card and the target, each face up or down as it was (RULES 000.13)."""
    grid, cells = list(position.grid), position.layout.cells
    grid[cell], grid[target] = grid[target], grid[cell]
    position = position.with_event("tris_on_steroids-swapped", position.on_turn, cell=cells[cell], target=cells[target])
    return replace(position, grid=tuple(grid))


def _change_goal(position: Position, target: int) -> Position:
    """OBIETTIVO: swaps the goal card and the target, each face up or down as it was (RULES 000.14) [D9].

    A face-down target may be taken unseen; only the player then looks at it [D8].
    """
    seat, grid, goals = position.on_turn, list(position.grid), list(position.goals)
    taken, given = grid[target], goals[seat]
    goals[seat], grid[target] = taken.shown_to(seat), given
    position = position.with_event(
        "tris_on_steroids-goal-changed",
        seat,
        cell=position.layout.cells[target],
        taken=taken.public_symbol,
        given=given.public_symbol,
    )
    if not taken.up:
        card = taken.card
        position = position.with_event("tris_on_steroids-looked", seat, symbol=card.symbol, action=card.action)
    changed = position.changed_goals | {seat}
    return replace(position, grid=tuple(grid), goals=tuple(goals), changed_goals=changed)


def _keep(position: Position, cell: int) -> Position:
    """Uses no action: it is a right, not a duty (RULES 000.11)."""
    position = position.with_event("tris_on_steroids-kept", position.on_turn, cell=position.layout.cells[cell])
    return replace(position, acting=None)


def _check_win(position: Position) -> Position:
    """Ends the game if the player on turn has a line: nobody needs to claim it.

    Only the player on turn can win (RULES 000.15-16) [D11] [D12].
    """
    seat = position.on_turn
    line = position.line_of(seat)
    if not line:
        return position
    ranks = tuple(1 if of == seat else 2 for of in range(len(position.goals)))
    won = position.with_event("tris_on_steroids-won", seat, symbol=position.goals[seat].card.symbol)
    return _end(replace(won, line=line), Outcome(ranks, None, "tris_on_steroids-line"))


def _end(position: Position, outcome: Outcome) -> Position:
    """Ends the game; all players show their goal cards (RULES 000.15) [D17]."""
    return replace(position, goals=tuple(goal.turned_up() for goal in position.goals), outcome=outcome)


def _end_turn(position: Position) -> Position:
    """Passes the turn on (RULES 000.18), to a player who may have a line already (RULES 000.7).

    At the limit of turns that the players agreed on, ends the game without a winner [D14]: no further turn begins, so a
    line that waits for its player's turn comes too late [D11].
    """
    seats = len(position.goals)
    if position.turn == position.turn_limit:
        return _end(position, Outcome((1,) * seats, None, "tris_on_steroids-unfinished"))
    return _check_win(replace(position, on_turn=Seat((position.on_turn + 1) % seats), turn=position.turn + 1))


def irreversible(before: Position, after: Position) -> bool:
    """Returns whether the step showed a card, other than the mover's own goal, or shuffled the discards.

    Face-down cards that nobody has looked at may come and go: that reveals nothing.
    """
    if {"tris_on_steroids-revealed", "tris_on_steroids-reshuffled"} & {event.key for event in after.events}:
        return True
    seat, used = before.on_turn, after.used_action
    if used and used.action == "goal" and not before.grid[used.target].visible_to(seat):
        return True
    goals = enumerate(zip(before.goals, after.goals, strict=True))
    return any(now.up and not was.up for of, (was, now) in goals if of != seat)
