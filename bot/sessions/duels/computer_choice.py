"""The moves of computers at the tables of a duel."""

from dataclasses import replace
from hmac import digest

import structlog

from bot.players import simple_player
from bot.players.choosing import Choice
from bot.sessions.duels.duel import Duel
from bot.sessions.session import Session
from bot.sessions.timers.computer_turns import Choose, choose_in_thread, move_requests

log = structlog.get_logger()


async def computer_choice(choose: Choose, duel: Duel, session: Session) -> Choice:
    """Returns a computer's move: the same at every table that is in the same position, as far as its search runs.

    Its luck comes from the secret seed and the ply, and reveals nothing of the game's. It waits for the level's own
    search however busy the server is; where that fails, a simple player moves, so that nobody waits for ever.
    """
    seed = digest(duel.seed, f"computer:{session.ply}".encode(), "sha256")
    requests = [replace(one, full=True) for one in move_requests(session, sorted(session.to_act), seed)]
    choice: Choice | None = None
    try:
        choice = await choose(duel.guild, requests, lambda: True)
    except Exception:  # such as a worker that is lost
        log.exception("computer's move not chosen", game=session.game_key, session=session.id)
    choice = choice or await choose_in_thread(simple_player)(duel.guild, requests, lambda: True)
    if choice is None:
        raise RuntimeError("a move that is wanted was not chosen")
    if choice.failure:
        log.error("computer failed", game=session.game_key, traceback=choice.failure)
    return choice
