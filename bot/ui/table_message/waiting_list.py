"""The people who watch a game and would like to play the next one in that channel."""

from bot.lru import LruCache
from bot.sessions.notices import Notice
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session, Status
from bot.texts import Texts
from bot.ui.text.names import bold, listed

CHANNELS_KEPT = 500

NOTICE = "waiting-list"
"""The kind of the notices about waiting lists."""

LIMIT = 10
"""The most people on one channel's list: more long names would not fit into the table's message."""


class WaitingList:
    """The people who wait in each channel, in the order in which they asked.

    A thread shares the list of its channel, where the next table opens. The channel's next lobby asks the first people
    on the list, each once, to take a seat: some may be away by now, so they get a seat only by pressing. A rematch
    shows the list but asks nobody, because its seats belong to the former players. Lists are kept in memory, and
    processes tell each other of changes: a process that has started since, or has missed a notice, does not know the
    list, and people have to press the button again.
    """

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._lists: LruCache[int, dict[int, Person]] = LruCache(CHANNELS_KEPT)
        self._asked: LruCache[str, list[int]] = LruCache(CHANNELS_KEPT)
        """By session: the users whom its lobby has asked."""
        sessions.notices.on(NOTICE, self._changed_elsewhere)
        sessions.privacy.deletions.listen(self._forget)

    def add(self, session: Session, person: Person) -> None:
        """Adds somebody who doesn't play in this game. Refuses `no-game`, `next-game-seated`, `next-game-full`."""
        if session.status is Status.LOBBY:
            raise NoGame
        if session.status is Status.PLAYING and session.stays(person.id):
            raise Refusal("next-game-seated")
        people = self._list(_channel(session.place))
        if len(people) >= LIMIT and person.id not in people:
            raise Refusal("next-game-full")
        people[person.id] = person
        self._tell(channel=_channel(session.place), waits=[person.id, person.name, person.username])

    def remove(self, place: Place, user: int) -> bool:
        """Takes the user off the list; returns whether they were on it."""
        people = self._lists.get(_channel(place))
        removed = people is not None and people.pop(user, None) is not None
        if removed:
            self._tell(channel=_channel(place), waits_no_more=[user])
        return removed

    def people(self, place: Place) -> tuple[Person, ...]:
        """Returns the people who wait there."""
        return tuple((self._lists.get(_channel(place)) or {}).values())

    def open_lobby(self, place: Place) -> Session | None:
        """Returns the lobby that waits for players there or, seen from a thread, in its channel."""
        here = (self._sessions.tables.at(channel) for channel in dict.fromkeys((place.channel, _channel(place))))
        return next((one for one in here if one is not None and one.status is Status.LOBBY), None)

    def ask(self, lobby: Session) -> None:
        """Takes as many people off the channel's list as a new lobby has free seats: its message asks them.

        The others keep waiting.
        """
        self.remove(lobby.place, lobby.host)
        free = lobby.game.seats(lobby.options)[-1] - len(lobby.people)
        asked = self._asked[lobby.id] = [person.id for person in self.people(lobby.place)[:free]]
        for user in asked:
            self.remove(lobby.place, user)
        if asked:
            self._tell(lobby=lobby.id, asked=asked)

    def asked(self, lobby: Session) -> tuple[int, ...]:
        """Returns the users whom this lobby has asked and who have not answered."""
        if lobby.status is not Status.LOBBY:
            return ()
        return tuple(user for user in self._asked.get(lobby.id) or () if lobby.seat_of(user) is None)

    def decline(self, lobby: Session, user: int) -> bool:
        """Forgets that the lobby has asked this user; returns whether it had."""
        asked = self._asked.get(lobby.id) or []
        if user not in asked:
            return False
        asked.remove(user)
        self._tell(lobby=lobby.id, asked=asked)
        return True

    def text(self, session: Session, texts: Texts) -> str:
        """Returns the line that names who waits or, in a lobby, who is asked; empty if nobody is."""
        if session.status is Status.LOBBY:
            asked = listed((f"<@{user}>" for user in self.asked(session)), texts)
            return texts("next-game-asked", players=asked) if asked else ""
        waiting = self.people(session.place)
        if not waiting:
            return ""
        return texts("next-game-waiting", players=listed((bold(person.name) for person in waiting), texts))

    def _list(self, channel: int) -> dict[int, Person]:
        return self._lists.get_or_create(channel, lambda _channel: {})

    def _tell(self, **change: object) -> None:
        self._sessions.notices.tell(NOTICE, **change)

    def _forget(self, user: int) -> None:
        """Removes a user whose data are deleted from all lists."""
        for channel in self._lists:
            self._list(channel).pop(user, None)

    def _changed_elsewhere(self, notice: Notice) -> None:
        """Handles the notice that another process has changed a list, or asked somebody."""
        match notice:
            case {"channel": int(channel), "waits": [int(user), str(name), str(username)]}:
                self._list(channel)[user] = Person(user, name, username)
            case {"channel": int(channel), "waits_no_more": [int(user)]}:
                self._list(channel).pop(user, None)
            case {"lobby": str(lobby), "asked": [*users]}:
                self._asked[lobby] = [user for user in users if isinstance(user, int)]


def _channel(place: Place) -> int:
    return place.parent or place.channel
