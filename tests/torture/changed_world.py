"""A change of a bot: games start in given states, and views leak if the environment says so.

STARTS names a file with a pickled mapping from the keys of games to first states. LEAKS is `yes` in negative controls:
then spectators see the second seat's view.
"""

import os
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.base import Seat, View
from bot.sessions.session import Session

STARTS, LEAKS = "STARTS", "LEAKS"


def make() -> None:
    """Makes the change in this process."""
    starts: Mapping[str, Any] = pickle.loads(Path(os.environ[STARTS]).read_bytes())  # noqa: S301 - our own file
    for key, state in starts.items():
        kind: Any = type(GAMES[key])
        kind.start = lambda _game, _seats, _options, _chance, first=state: first
    if os.environ.get(LEAKS) == "yes":
        changed: Any = Session
        changed.view = _leaking_view


def _leaking_view(session: Session, seat: Seat | None) -> View:
    return session.game.view(session.state, Seat(1) if seat is None else seat)
