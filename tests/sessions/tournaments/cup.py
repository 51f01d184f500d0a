"""A tournament over the sessions' harness, with shortcuts for steps of its tests."""

from typing import Any

from bot.sessions.session import Person, Place, Session
from bot.sessions.tournaments.events import TournamentEvent
from bot.sessions.tournaments.terms import Terms
from bot.tournaments.tournament import Format, Pairing, Tournament
from tests.sessions.harness import Harness, idle
from tests.sessions.tournaments.threads import Threads

ORGANISER = Person(90, "Olga")
CHANNEL = Place(guild=10, channel=100, locale="en-GB")


def player(number: int) -> Person:
    """Returns a person who plays in tournaments."""
    return Person(100 + number, f"P{number}", f"p{number}")


class Cup:
    """One tournament of a harness, which may be restarted. Its game is nim with one stone: the first seat wins."""

    def __init__(self, harness: Harness) -> None:
        self.harness = harness
        self.threads = Threads()
        self.events: list[TournamentEvent] = []
        self.id = ""
        self.connect()

    def connect(self) -> None:
        """Makes the service create its threads in `threads`; call it again after each restart."""
        self.harness.sessions.tournaments.use_threads(self.threads.make)
        self.harness.sessions.tournaments.listen(lambda _, event: self.events.append(event))

    async def create(self, players: int, format_: Format = Format.SWISS, **terms: Any) -> Tournament:
        """Creates the tournament, and lets `players` people join."""
        chosen = {"options": {"stones": 1}, **terms}
        created = await self.harness.sessions.tournaments.create(
            CHANNEL, ORGANISER, Terms(name="Cup", format=format_, game="nim", **chosen), moderator=True
        )
        self.id = created.id
        for number in range(1, players + 1):
            await self.harness.sessions.tournaments.join(self.id, player(number))
        return await self.now()

    async def start(self) -> Tournament:
        """Starts it, and returns it with the tables of its first round."""
        await self.harness.sessions.tournaments.start(self.id, ORGANISER.id, moderator=False)
        await idle()
        return await self.now()

    async def now(self) -> Tournament:
        """Returns the tournament in the store."""
        found = await self.harness.sessions.tournaments.find(self.id)
        assert found is not None
        return found

    async def session(self, pairing: Pairing) -> Session:
        """Returns the session in which a pairing is played."""
        assert pairing.session is not None
        found = await self.harness.sessions.tables.find(pairing.session)
        assert found is not None
        return found

    async def win(self, pairing: Pairing) -> None:
        """Takes the last stone for the player in the first seat of a pairing."""
        session = await self.session(pairing)
        await self.harness.move(session, session.people[0], "take 1")
        await idle()

    async def play_round(self) -> Tournament:
        """Lets the first players win all games of the round."""
        for pairing in (await self.now()).open_pairings:
            await self.win(pairing)
        return await self.now()

    async def restart(self) -> None:
        """Simulates a crash of the process, and starts another one."""
        await self.harness.crash()
        await self.harness.open()
        self.connect()
        await self.harness.sessions.availability.start_timers()
        await idle()
