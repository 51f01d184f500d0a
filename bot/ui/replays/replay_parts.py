"""The parts of a game that a replay can show: the whole, one round, the last moves."""

from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.results.replay_frames import Position, ReplayFrames

WHOLE, LAST_MOVES = "whole", "last-moves"
"""Names of parts, in the values of a select; a round's name is `round-` and its number."""

LAST_MOVES_COUNT = 10

MAX_PARTS = 25
"""Discord's limit of a select's lines."""

_ROUND = "round-"


def offered_parts(session: Session) -> list[str]:
    """Returns the names of the parts that differ from each other; of very many rounds only the last ones."""
    if session.state is None:
        return [WHOLE]
    parts = [WHOLE, LAST_MOVES] if session.ply > LAST_MOVES_COUNT else [WHOLE]
    last = session.view(None).round
    first = max(1, last - (MAX_PARTS - len(parts)) + 1)
    rounds = [f"{_ROUND}{number}" for number in range(first, last + 1)] if last > 1 else []
    return parts + rounds


def part_label(part: str, texts: Texts) -> str:
    """Returns what a part is called."""
    if part == LAST_MOVES:
        return texts("replay-part-last", moves=LAST_MOVES_COUNT)
    return texts("replay-part-whole") if part == WHOLE else texts("replay-part-round", round=_round(part))


def part_positions(part: str, frames: ReplayFrames) -> list[Position]:
    """Returns the positions of a part; those of the whole, should the game not have had that round."""
    positions = [*frames.positions()]
    if part == WHOLE:
        return positions
    if part == LAST_MOVES:
        first = frames.session.ply - LAST_MOVES_COUNT
        found = [position for position in positions if position.session.ply >= first]
        # the first may be the end of a round, which is shown with the move that ended it
        return found[1:] if len({position.session.ply for position in found[:2]}) == 1 else found
    return [position for position in positions if position.view.round == _round(part)] or positions


def _round(part: str) -> int:
    return int(part.removeprefix(_ROUND))
