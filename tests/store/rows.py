"""Records and changes to write in tests, and sessions as they are read afterwards."""

from bot.store.change import Change
from bot.store.interface import Store
from bot.store.results import ResultRecord
from bot.store.sessions import MoveRecord, SavedSession, SeatRecord, SessionRecord

NAMES = {1: "Ada", 2: "Bea", 3: "Cy"}


def row(session: str, *, channel: int = 1, status: str = "playing", rematch_of: str | None = None) -> SessionRecord:
    return SessionRecord(
        id=session,
        game="nim",
        rules=1,
        options='{"stones": 5}',
        guild=10,
        user_install=False,
        channel=channel,
        parent=None,
        locale=None,
        host=1,
        status=status,
        seed="5e" * 32,
        commitment="c0" * 32,
        rematch_of=rematch_of,
        message=None,
        offer=None,
        offer_seat=None,
        offer_ply=None,
        offer_agreed="[]",
        reason=None,
        opened_at=1000,
        started_at=None,
        ended_at=None,
        guests=None,
        freed="[]",
        clock=0,
        deadline=None,
        reminders=True,
        reminded=False,
        overdue=False,
        idle_since=None,
        closing_noticed=False,
        start_pinged=False,
        pinged_turn=None,
        ping=None,
        auto_start=True,
        hints=False,
        threaded=False,
        given_up="[]",
        revision=0,
        luck_version=2,
        started_with=None,
        rematch_id=None,
        rematch_seed=None,
    )


def opening(
    session: str,
    *,
    channel: int = 1,
    people: tuple[int, ...] = (1, 2),
    status: str = "playing",
    rematch_of: str | None = None,
) -> Change:
    """Returns the change that opens a session with these people seated."""
    return Change(
        of=session,
        session=row(session, channel=channel, status=status, rematch_of=rematch_of),
        seats=tuple(SeatRecord(session, seat, person, NAMES[person]) for seat, person in enumerate(people)),
    )


def moving(session: str, ply: int, action: int) -> Change:
    """Returns the change that makes one move."""
    return Change(of=session, moves=(MoveRecord(session, ply, ply % 2, "take 1", action, 2000 + ply),))


def result(
    session: str,
    person: int,
    outcome: str,
    *,
    game: str = "nim",
    guild: int = 10,
    seats: int = 2,
    name: str | None = None,
    at: int = 3000,
    counts: bool = True,
) -> Change:
    """Returns the result of one person in a session, under this name or the usual one."""
    return Change(
        of=session,
        results=(
            ResultRecord(
                session=session,
                seat=person,
                seats=seats,
                person=person,
                name=name or NAMES[person],
                guild=guild,
                game=game,
                rank=1,
                score=None,
                outcome=outcome,
                at=at,
                counts=counts,
            ),
        ),
    )


async def stored_session(store: Store, session_id: str) -> SavedSession:
    """Returns a session that is in the store."""
    saved = await store.sessions.find(session_id)
    assert saved is not None
    return saved
