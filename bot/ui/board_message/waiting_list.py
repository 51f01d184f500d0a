"""Who watches a game and would like to play the next one at that place."""

from collections import OrderedDict
from collections.abc import Callable

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session, Status
from bot.texts import Texts
from bot.ui.text.names import bold

PLACES_KEPT = 500
MOST = 10
"""So many are noted at one place: more, with the longest of names, would not fit beside all that a table tells."""


class WaitingList:
    """Notes people by place, in the order in which they asked.

    What is noted in a thread is noted for its channel, where the next table opens. They are seated in that lobby; a
    rematch names them and leaves them on the list, for it belongs to its former players. A wish is kept in memory: a
    restart forgets it, and a press renews it.
    """

    def __init__(self, sessions: Sessions, parent: Callable[[Place], int | None]) -> None:
        """parent: the channel that a thread belongs to; None of anything else."""
        self._sessions = sessions
        self._parent = parent
        self._wishes: OrderedDict[int, dict[int, Person]] = OrderedDict()

    def _home(self, place: Place) -> int:
        return self._parent(place) or place.channel

    def note(self, session: Session, person: Person) -> None:
        """Notes who watches this game, or comes after it. Refuses `no-game`, `next-game-seated`, `next-game-full`."""
        if session.status is Status.LOBBY:
            raise NoGame
        if session.status is Status.PLAYING and session.seat_of(person.id) is not None:
            raise Refusal("next-game-seated")
        home = self._home(session.place)
        wishes = self._wishes.setdefault(home, {})
        self._wishes.move_to_end(home)
        if len(wishes) >= MOST and person.id not in wishes:
            raise Refusal("next-game-full")
        wishes[person.id] = person
        if len(self._wishes) > PLACES_KEPT:
            self._wishes.popitem(last=False)

    def forget(self, place: Place, user: int) -> bool:
        """Takes the user off the list again; whether they were on it."""
        return self._wishes.get(self._home(place), {}).pop(user, None) is not None

    def at(self, place: Place) -> tuple[Person, ...]:
        """Who waits there."""
        return tuple(self._wishes.get(self._home(place), {}).values())

    async def seat(self, lobby: Session) -> None:
        """Gives who waits at its place a seat in a new lobby, in their order and while there are seats."""
        for person in self.at(lobby.place):
            if person.id != lobby.host:
                try:
                    await self._sessions.join(lobby.id, person)
                except Refusal:  # full, or by invitation only: who got no seat waits on
                    return
            self._wishes[self._home(lobby.place)].pop(person.id, None)

    def told(self, session: Session, texts: Texts) -> str:
        """Who wants to play next, in words; empty where nobody does."""
        waiting = self.at(session.place)
        if not waiting or session.status is Status.LOBBY:
            return ""
        return texts("next-game-waiting", players=texts("and").join(bold(person.name) for person in waiting))
