"""A second, naive implementation of Tris on Steroids: a dict of cells, cards as strings, mutable state."""

from collections.abc import Callable
from itertools import product

Shuffle = Callable[[list[str]], tuple[str, ...]]


class NaiveGame:
    """A game. A card is `circle/swap`; `open_cells` and `open_goals` are the places with face-up cards."""

    def __init__(self, cells: dict[str, str], goals: list[str], pile: list[str], first: int) -> None:
        self.cells = dict(cells)
        self.goals = list(goals)
        self.pile = list(pile)
        self.waste: list[str] = []
        self.open_cells: set[str] = set()
        self.open_goals: set[int] = set()
        self.player = first
        self.pending = ""
        self.winner: int | None = None
        self.side = max(int(cell[1]) for cell in cells)

    def legal_moves(self) -> set[str]:
        """Returns the legal moves of the player on turn."""
        if self.winner is not None:
            return set()
        if self.pending:
            return {"keep"} | {f"act {cell}" for cell in self.cells if self._touch(cell, self.pending)}
        if self.open_cells == set(self.cells):
            rows = {f"clear row {n}" for n in range(1, self.side + 1)}
            columns = {f"clear column {letter}" for letter in "abcd"[: self.side]}
            return rows | columns | {"clear diagonal up", "clear diagonal down"}
        return {f"reveal {cell}" for cell in self.cells if cell not in self.open_cells}

    def play(self, words: str, shuffle: Shuffle) -> None:
        verb, _, rest = words.partition(" ")
        if verb == "clear":
            line = self._line(rest)
            self.waste += [self.cells[cell] for cell in line]
            for cell in line:
                self._fresh(cell, shuffle)
            return
        if verb == "reveal":
            self.open_cells.add(rest)
            self.pending = rest
            self._look()
            return
        if verb == "act":
            self._act(self.pending, rest, shuffle)
        self.pending = ""
        self._look()
        if self.winner is None:
            self.player = (self.player + 1) % len(self.goals)
            self._look()

    def _act(self, cell: str, target: str, shuffle: Shuffle) -> None:
        match self.cells[cell].partition("/")[2]:
            case "discard":
                self.waste.append(self.cells[target])
                self._fresh(target, shuffle)
            case "swap":
                self.cells[cell], self.cells[target] = self.cells[target], self.cells[cell]
                if target not in self.open_cells:
                    self.open_cells.add(target)
                    self.open_cells.remove(cell)
            case "goal":
                was_open = self.player in self.open_goals
                self.goals[self.player], self.cells[target] = self.cells[target], self.goals[self.player]
                self.open_goals.discard(self.player)
                if target in self.open_cells:
                    self.open_goals.add(self.player)
                    self.open_cells.remove(target)
                if was_open:
                    self.open_cells.add(target)

    def _fresh(self, cell: str, shuffle: Shuffle) -> None:
        if not self.pile:
            self.pile, self.waste = list(shuffle(self.waste)), []
        self.cells[cell] = self.pile.pop()
        self.open_cells.discard(cell)

    def _look(self) -> None:
        """Ends the game if the player on turn has a line, searched from every cell in every direction."""
        mine = {
            cell for cell in self.open_cells if self._symbol(self.cells[cell]) == self._symbol(self.goals[self.player])
        }
        for cell, (right, down) in product(mine, [(1, 0), (0, 1), (1, 1), (1, -1)]):
            steps = [chr(ord(cell[0]) + right * step) + str(int(cell[1]) + down * step) for step in range(self.side)]
            if mine.issuperset(steps):
                self.winner = self.player

    def _line(self, words: str) -> list[str]:
        kind, name = words.split()
        ordered = sorted(self.cells, key=lambda cell: (cell[1], cell[0]))
        if kind == "row":
            return [cell for cell in ordered if cell[1] == name]
        if kind == "column":
            return [cell for cell in ordered if cell[0] == name]
        corner = [("abcd"[n], str(n + 1) if name == "down" else str(self.side - n)) for n in range(self.side)]
        return [letter + number for letter, number in corner]

    @staticmethod
    def _symbol(card: str) -> str:
        return card.partition("/")[0]

    @staticmethod
    def _touch(one: str, other: str) -> bool:
        apart = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
        return max(apart) == 1
