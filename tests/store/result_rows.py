"""Results, ratings and best scores for tests of queries."""

from bot.store.results import BestScoreRecord, RatingChangeRecord, RatingRecord, ResultRecord
from tests.store.rows import NAMES


def seat_result(
    session: str,
    seat: int,
    person: int,
    rank: int = 1,
    *,
    at: int = 3000,
    guild: int | None = 10,
    game: str = "nim",
    variant: str = "",
    seats: int = 2,
    score: int | None = None,
    duration: int | None = None,
    counts: bool = True,
    name: str = "",
    username: str = "",
    outcome: str = "",
    number: int | None = None,
) -> ResultRecord:
    """Returns the result of a seat: by default a win at the first rank, else a loss."""
    return ResultRecord(
        session=session,
        seat=seat,
        seats=seats,
        person=person,
        name=name or NAMES.get(person, f"Player {person}"),
        username=username,
        guild=guild,
        game=game,
        rank=rank,
        score=score,
        outcome=outcome or ("win" if rank == 1 else "loss"),
        at=at,
        counts=counts,
        variant=variant,
        duration=duration,
        number=number,
    )


def rating(
    person: int,
    points: int,
    *,
    settled: bool = True,
    guild: int = 10,
    game: str = "",
    variant: str = "",
    period: str = "",
    games: int = 20,
    streak: int = 0,
) -> RatingRecord:
    return RatingRecord(
        person=person,
        guild=guild,
        game=game,
        variant=variant,
        period=period,
        mu=25.0,
        sigma=2.5,
        points=points,
        settled=settled,
        games=games,
        wins=games - 1,
        losses=1,
        draws=0,
        streak=streak,
        best_streak=max(streak, 3),
        peak=points + 10,
        last_at=3000,
    )


def change(
    person: int, number: int, points: int, *, guild: int = 10, game: str = "", change: int = 5, settled: bool = True
) -> RatingChangeRecord:
    return RatingChangeRecord(
        person=person,
        guild=guild,
        game=game,
        number=number,
        at=number,
        points=points,
        change=change,
        settled=settled,
        weight=1.0,
    )


def best(
    person: int,
    score: int | None,
    duration: int | None = 60_000,
    *,
    guild: int = 10,
    game: str = "set",
    variant: str = "solitaire=yes",
    period: str = "",
    session: str = "a",
) -> BestScoreRecord:
    return BestScoreRecord(
        person=person,
        guild=guild,
        game=game,
        variant=variant,
        period=period,
        score=score,
        duration=duration,
        session=session,
        at=3000,
    )
