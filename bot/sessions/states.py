"""The states of a session at each ply. Of a long game or a race, some are kept, from which the others are computed;
those of other games, which are seldom needed, are computed from the start."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeAlias, overload

from bot.games.chance import Chance
from bot.games.replay import history, state_after
from bot.lru import LruCache
from bot.sessions.session import Session

FEW = 100
"""The most moves that are played on the event loop, at 40 microseconds each; more are played in a thread."""

EVERY = 64
"""The number of plies between two kept states of a long game. Keeping all would occupy the garbage collector for 50
ms."""

STRETCHES = 4
"""For how many stretches of EVERY plies, the last used ones of a game, all states are kept."""

GAMES_KEPT = 16
"""How many games, the last used ones, are kept. A long game has some hundreds of states of about a kilobyte."""

_States: TypeAlias = Sequence[Any]


class KeptGame(Sequence[Any]):
    """The states of a game, at the start and after each of its moves. Any thread may use it.

    States that are not kept are replayed from the nearest kept one before, EVERY at a time.

    Args:
        known: the same game with fewer or more moves, whose kept states are reused.
    """

    def __init__(self, session: Session, known: "KeptGame | None" = None) -> None:
        self._game, self._seed = session.game, session.luck_seed
        self.moves = session.moves
        self._stretches: LruCache[int, list[Any]] = LruCache(STRETCHES)
        self._restored: dict[int, Any] = dict(known._restored) if known else {}
        """The states that takebacks restored from before their stretch, by the ply of the takeback."""
        if known is None:
            self._kept = [*history(session.game, len(session.people), session.options, session.luck_seed, ())]
        else:
            self._kept = known._kept[: session.ply // EVERY + 1]
            for number in known._stretches:
                self._stretches[number] = known._stretch(number)[: max(0, len(self) - number * EVERY)]
        for number in range(len(self._kept), session.ply // EVERY + 1):
            self._kept.append(self._after(number * EVERY, self._stretch(number - 1)))

    def __len__(self) -> int:
        return len(self.moves) + 1

    @overload
    def __getitem__(self, ply: int) -> Any: ...
    @overload
    def __getitem__(self, ply: slice) -> Sequence[Any]: ...
    def __getitem__(self, ply: int | slice) -> Any:
        if isinstance(ply, slice):
            return tuple([self[one] for one in range(*ply.indices(len(self)))])
        ply = range(len(self))[ply]
        return self._stretch(ply // EVERY)[ply % EVERY]

    def _stretch(self, number: int) -> list[Any]:
        """Returns the states from one kept state up to the next."""
        first = number * EVERY
        states = self._stretches.get(number) or [self._kept[number]]
        missing = range(first + len(states), min(first + EVERY, len(self)))
        if missing:
            states = [*states]
            for ply in missing:
                states.append(self._after(ply, states))
            self._stretches[number] = states
        return states

    def _after(self, ply: int, stretch: Sequence[Any]) -> Any:
        """Returns the state at a ply, given the earlier states of its stretch."""
        move, first = self.moves[ply - 1], ply - len(stretch)

        def state_at(earlier: int) -> Any:
            if earlier >= first:
                return stretch[earlier - first]
            if ply not in self._restored:
                self._restored[ply] = self[earlier]
            return self._restored[ply]

        return state_after(self._game, (move.seat, move.words), Chance(self._seed, ply), stretch[-1], state_at)


kept_games: LruCache[tuple[str, bytes], KeptGame] = LruCache(GAMES_KEPT)


def states_of(session: Session) -> _States:
    """Returns the states at the start of the game and after each of its moves. Any thread may call it."""
    if session.ply <= FEW and not session.game.info.race:
        moves = [(move.seat, move.words) for move in session.moves]
        return history(session.game, len(session.people), session.options, session.luck_seed, moves)
    known = _known(session)
    if known is not None and len(known.moves) == session.ply:
        return known
    states = KeptGame(session, known)
    if known is None or len(known.moves) < session.ply:
        kept_games[session.id, session.luck_seed] = states
    return states


async def prepare_states(session: Session) -> None:
    """Plays a long game in a thread, so that `states_of` and its last states are then available at once."""
    if session.state is None or session.ply <= FEW:
        return
    known = _known(session)
    if known is None or len(known.moves) < session.ply:
        await asyncio.to_thread(lambda: states_of(session)[-EVERY:])


def _known(session: Session) -> KeptGame | None:
    """Returns the kept game, if its moves begin with the session's moves or vice versa."""
    known = kept_games.get((session.id, session.luck_seed))
    if known is None:
        return None
    both = min(len(known.moves), session.ply)
    return known if known.moves[:both] == session.moves[:both] else None
