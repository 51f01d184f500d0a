"""Who watches a game and would like to play the next one at that place."""

from collections import OrderedDict

from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Refusal, Session, Status
from bot.texts import Words
from bot.ui.names import bold

PLACES_KEPT = 500
MOST = 20
"""So many are noted at one place; Discord shows no more names in comfort."""


class NextGame:
    """Notes people by place, in the order in which they asked.

    They are seated when the next lobby opens there; a rematch names them, for it belongs to its former players. A wish
    is kept in memory: a restart forgets it, and a press renews it.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._wishes: OrderedDict[Place, dict[int, Person]] = OrderedDict()

    def note(self, session: Session, person: Person) -> None:
        """Notes who watches this game. Refuses `no-game`, `next-game-seated`, `next-game-full`."""
        if session.status is not Status.PLAYING:
            raise Refusal("no-game")
        if session.seat_of(person.id) is not None:
            raise Refusal("next-game-seated")
        wishes = self._wishes.setdefault(session.place, {})
        self._wishes.move_to_end(session.place)
        if len(wishes) >= MOST and person.id not in wishes:
            raise Refusal("next-game-full")
        wishes[person.id] = person
        if len(self._wishes) > PLACES_KEPT:
            self._wishes.popitem(last=False)

    def forget(self, place: Place, user: int) -> bool:
        """Takes the user off the list again; whether they were on it."""
        return self._wishes.get(place, {}).pop(user, None) is not None

    def at(self, place: Place) -> tuple[Person, ...]:
        """Who waits there."""
        return tuple(self._wishes.get(place, {}).values())

    async def seat(self, lobby: Session) -> None:
        """Gives who waits at its place a seat in a new lobby, in their order and while there are seats."""
        for person in self.at(lobby.place):
            if person.id != lobby.host:
                try:
                    await self._sessions.join(lobby.id, person)
                except Refusal:  # full, or by invitation only: who got no seat waits on
                    return
            self._wishes[lobby.place].pop(person.id, None)

    def told(self, session: Session, words: Words) -> str:
        """Who wants to play next, in words; empty where nobody does."""
        waiting = self.at(session.place)
        if not waiting or session.status is Status.LOBBY:
            return ""
        return words("next-game-waiting", players=words("and").join(bold(person.name) for person in waiting))
