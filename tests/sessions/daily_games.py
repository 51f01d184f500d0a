"""How the tests play daily puzzles."""

from collections.abc import Callable

from bot.sessions.daily.attempt import ALONE, Attempt, Puzzle
from bot.sessions.daily.service import Dailies
from bot.sessions.session import Person
from tests.games.set.finding import right_claims


def next_words(attempt: Attempt) -> str:
    """Returns a sensible move: in SET a right claim, in a tile game a placement if there is one."""
    state, legal = attempt.session.state, attempt.session.game.legal_moves(attempt.session.state, ALONE)
    if attempt.puzzle.game_key == "set":
        return next(right_claims(state), None) or ("refill" if state.pair_open else "more")
    return next((words for words in legal if words.startswith("place")), legal[-1])


async def played(
    dailies: Dailies,
    puzzle: Puzzle,
    person: Person,
    guild: int | None,
    moves: int = 1000,
    *,
    tick: Callable[[], object],
) -> Attempt:
    """Starts or continues a puzzle, to its end or for this many moves. tick: advances the time before each."""
    attempt = await dailies.begin(puzzle, person, guild)
    for _ in range(moves):
        if attempt.finished:
            break
        tick()
        attempt = await dailies.move(puzzle, person.id, next_words(attempt), attempt.session.ply)
    return attempt
