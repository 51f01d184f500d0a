"""Why a step of Tris on Steroids is better than another one, by the cards that its player knows."""

from bot.games.base import Event
from bot.games.tris_on_steroids.cards import SYMBOLS
from bot.games.tris_on_steroids.layout import LAYOUTS
from bot.games.tris_on_steroids.notation import read
from bot.games.tris_on_steroids.view import View
from bot.players.base import RatedMove
from bot.players.tris_on_steroids.one_ply import HIDDEN, Board, after_action, possible_faces


def reason(view: View, played: RatedMove, better: RatedMove) -> Event | None:
    """Returns how the steps change the lines that lie face up: see `Reason`."""
    after, best = board_after(view, played.words), board_after(view, better.words)
    if view.to_act is None or after is None or best is None:
        return None
    own = view.goals[view.to_act].symbol
    if own is not None and best.goals[view.to_act].symbol == own == after.goals[view.to_act].symbol:
        most, less = most_in_line(best, own), most_in_line(after, own)
        if most == view.side:
            return Event("coach-wins")
        if most > less:
            return Event("coach-own-line", args={"number": most, "instead": less})
    for symbol in SYMBOLS:
        most, less = most_in_line(after, symbol), most_in_line(best, symbol)
        if symbol != own and most == view.side - 1 > less:
            return Event("coach-their-line", args={"symbol": symbol, "number": less, "instead": most})
    return None


def board_after(view: View, move: str) -> Board | None:
    """Returns the board after the step; None if its player does not know the card that it turns up."""
    if view.to_act is None:
        return None
    board = Board(LAYOUTS[view.side], view.to_act, view.grid, view.goals)
    match read(move, board.layout):
        case "clear", line:
            return board.with_faces(dict.fromkeys(board.layout.lines[line], HIDDEN))
        case "reveal", place:
            cell = board.layout.number[place]
            faces = possible_faces(board.grid[cell])
            return board.with_faces({cell: faces[0]}) if len(faces) == 1 else None
        case "act", place if view.acting is not None:
            return after_action(board, view.acting, board.layout.number[place])
    return board


def most_in_line(board: Board, symbol: str) -> int:
    """Returns the most cards of the symbol that lie face up in one line."""
    matches = [face.up and face.symbol == symbol for face in board.grid]
    return max(sum(matches[cell] for cell in line) for line in board.layout.lines.values())
