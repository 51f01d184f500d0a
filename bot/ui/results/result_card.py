"""The card of a finished game: its contents, and its alt text."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from bot.games.base import Seat
from bot.sessions.session import Person, Session
from bot.texts import Texts
from bot.ui.results.game_numbers import MOST
from bot.ui.results.game_result import GameResult
from bot.ui.text.names import picture_name, shown_name, with_level
from bot.ui.text.narration import score_alone, title
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow, signed
from renderers.cards.result import Result
from renderers.parts.caption import CaptionPlayer


def result_card(
    session: Session,
    texts: Texts,
    result: GameResult,
    called: Callable[[Person, Texts], str] = picture_name,
) -> Result:
    """Returns the contents of the card of a session, which may have been abandoned without an outcome.

    called: what a player is called on it. Behind the name of a computer stands its level.
    """
    names = (with_level(called(person, texts), person, texts) for person in session.people)
    players = list(map(CaptionPlayer, names, range(len(session.people))))
    return Result(
        places=_places(session, players, result.changes, texts),
        won=bool(session.outcome and session.outcome.winners),
        numbers=_numbers(result, texts),
    )


def _numbers(result: GameResult, texts: Texts) -> tuple[Count, ...]:
    """Returns the numbers about the game; of a game for one the best score before comes first."""
    if result.best is None:
        return result.numbers
    return (Count(str(result.best).replace("-", "−"), texts("number-best-score")), *result.numbers)[:MOST]


def result_alt_text(session: Session, texts: Texts, result: GameResult) -> str:
    """Returns what the card of a session shows, a line each, with the names that pictures cannot draw."""
    card = result_card(session, texts, result, shown_name)
    places = (_place_line(place, texts) for place in card.places)
    below = ", ".join(f"{count.label} {count.number}" for count in card.numbers)
    head = texts("card-alt", game=title(session, texts), day=day(session.ended_at or 0, texts))
    return "\n".join(filter(None, [head, *places, below]))


def _place_line(place: PlayerRow, texts: Texts) -> str:
    change = "" if place.change is None else texts("card-alt-rating", change=signed(place.change))
    who = ", ".join(filter(None, [place.player.name, place.score.replace("-", "−"), place.note, change]))
    return who if place.rank is None else texts("card-alt-place", rank=place.rank, who=who)


def day(at: int, texts: Texts) -> str:
    """Returns the date of a time, in ms since the epoch, in UTC."""
    then = datetime.fromtimestamp(at / 1000, UTC)
    return texts("day", day=then.day, month=then.month, year=str(then.year))


def _places(
    session: Session, players: list[CaptionPlayer], changes: Mapping[int, int], texts: Texts
) -> tuple[PlayerRow, ...]:
    outcome = session.outcome
    if outcome is None:
        return tuple(map(PlayerRow, players))
    notes = {given.seat: texts(f"card-{given.why}") for given in session.given_up}
    order = sorted(range(len(players)), key=lambda seat: outcome.ranks[seat])
    return tuple(
        PlayerRow(
            player=players[seat],
            rank=outcome.ranks[seat] if score_alone(session) is None else None,
            score=str(outcome.scores[seat]) if outcome.scores else "",
            change=changes.get(session.people[seat].id),
            note=notes.get(Seat(seat), ""),
        )
        for seat in order
    )
