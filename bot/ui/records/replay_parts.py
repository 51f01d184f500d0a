"""The parts of a game that a replay can show: the whole, one round, the last moves."""

from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.records.replay_frames import ReplayFrames

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


def part_plies(part: str, frames: ReplayFrames) -> range:
    """Returns the plies of a part, as far as the game has them. Views are asked for their round."""
    end = frames.session.ply + 1
    if part == LAST_MOVES:
        return range(max(end - 1 - LAST_MOVES_COUNT, 0), end)
    if part == WHOLE:
        return range(end)
    plies = [ply for ply in range(end) if frames.at(ply).view(None).round == _round(part)]
    return range(min(plies, default=0), max(plies, default=end - 1) + 1)


def _round(part: str) -> int:
    return int(part.removeprefix(_ROUND))
