"""What a step would show and do, as far as one reader knows the cards (RULES 000.9-15)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.games.base import Args, Event
from bot.games.tris_on_steroids.cards import HIDDEN
from bot.games.tris_on_steroids.faces import Face
from bot.games.tris_on_steroids.layout import LAYOUTS


@dataclass(frozen=True)
class KnownCards:
    """The grid and the goal card of the player on turn, both as the reader sees them. Cells count from 0."""

    side: int
    grid: tuple[Face, ...]
    goal: Face

    def preview_reveal(self, cell: int) -> Event | None:
        """Returns what turning up the card shows; None where the reader does not know it."""
        face = self.grid[cell]
        if face.symbol is None or face.action is None:
            return None
        args: Args = {"cell": self._name(cell), "symbol": face.symbol, "action": face.action}
        return self._preview("reveal", args, {cell: replace(face, up=True)}, self.goal)

    def preview_action(self, acting: int, target: int) -> Event:
        """Returns what the action of the card on `acting` does to the one on `target`.

        DISCARD never wins, since the card that fills the gap is face down. Whether a goal card taken unseen wins is not
        known.
        """
        card, hit = self.grid[acting], self.grid[target]
        args: Args = {"cell": self._name(acting), "target": self._name(target), "symbol": hit.symbol or HIDDEN}
        match card.action:
            case "discard":
                return self._preview("discard", args, {target: Face(None, None, up=False)}, self.goal)
            case "swap":
                return self._preview("swap", args, {acting: hit, target: card}, self.goal)
        return self._preview("goal", args, {target: self.goal}, hit)

    def _name(self, cell: int) -> str:
        return LAYOUTS[self.side].cells[cell]

    def _preview(self, step: str, args: Args, changed: Mapping[int, Face], goal: Face) -> Event:
        """Returns the event, with whether these changes make a whole line of the goal's symbol (RULES 000.15)."""
        grid = [changed.get(cell, face) for cell, face in enumerate(self.grid)]
        matches = [face.up and face.symbol == goal.symbol for face in grid]
        wins = any(all(matches[cell] for cell in line) for line in LAYOUTS[self.side].lines.values())
        return Event(f"tris_on_steroids-preview-{step}", args={**args, "wins": "yes" if wins else "no"})
