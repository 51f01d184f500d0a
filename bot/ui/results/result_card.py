"""The cards of a finished game and of an ended round: their contents, and the game's alt text."""

from collections.abc import Callable, Iterator

from bot.games.base import Seat, View
from bot.sessions.session import Person, Session
from bot.texts import Texts
from bot.ui.results.game_result import GameResult
from bot.ui.text.best_results import best_text, compared_with, score_text, with_variant
from bot.ui.text.names import picture_name, shown_name, with_level
from bot.ui.text.narration import score_alone, title
from bot.ui.text.times import date_text
from renderers.cards.player_rows import PlayerRow
from renderers.cards.result import Result
from renderers.cards.round_result import RoundResult
from renderers.parts.frame import Caption, CaptionPlayer
from renderers.parts.text_line import signed

CARD = "result.png"
"""The name of the file with a game's card."""


def result_card(
    session: Session, texts: Texts, result: GameResult, called: Callable[[Person, Texts], str] = picture_name
) -> Result:
    """Returns the contents of the card of a session, which may have been abandoned without an outcome.

    A computer's name is followed by its level.

    Args:
        called: returns a player's name for the card.
    """
    names = (with_level(called(person, texts), person, texts) for person in session.people)
    players = list(map(CaptionPlayer, names, range(len(session.people))))
    return Result(
        places=_places(session, players, result, texts),
        won=bool(session.result.outcome and session.result.outcome.winners),
        numbers=result.numbers,
    )


def result_alt_text(session: Session, texts: Texts, result: GameResult) -> str:
    """Returns the content of a session's card line by line, including names that pictures cannot draw."""
    card = result_card(session, texts, result, shown_name)
    places = (_place_line(place, texts) for place in card.places)
    below = ", ".join(f"{count.label} {count.number}" for count in card.numbers)
    head = texts("card-alt", game=title(session, texts), day=date_text(session.result.ended_at or 0, texts))
    return "\n".join(filter(None, [head, *places, below]))


def _place_line(place: PlayerRow, texts: Texts) -> str:
    change = "" if place.change is None else texts("card-alt-rating", change=signed(place.change))
    who = ", ".join(filter(None, [place.player.name, score_text(place.score), place.note, change]))
    return who if place.rank is None else texts("card-alt-place", rank=place.rank, who=who)


def _places(session: Session, players: list[CaptionPlayer], result: GameResult, texts: Texts) -> tuple[PlayerRow, ...]:
    outcome = session.result.outcome
    if outcome is None:
        return tuple(map(PlayerRow, players))
    order = sorted(range(len(players)), key=lambda seat: outcome.ranks[seat])
    return tuple(
        PlayerRow(
            player=players[seat],
            rank=outcome.ranks[seat] if score_alone(session) is None else None,
            score=str(outcome.scores[seat]) if outcome.scores else "",
            change=result.changes.get(session.people[seat].id),
            note=" · ".join(_notes(session, Seat(seat), result, texts)),
        )
        for seat in order
    )


def _notes(session: Session, seat: Seat, result: GameResult, texts: Texts) -> Iterator[str]:
    """Yields the notes about a player: why they gave up, a provisional rating, the best game for one."""
    yield from (texts(f"card-{given.why}") for given in session.result.given_up if given.seat == seat)
    if session.people[seat].id in result.provisional:
        yield texts("provisional")
    if result.best is not None:
        variant = with_variant(session, texts)
        if compared_with(session, result.best) == "new":
            yield texts("card-new-best", variant=variant)
        else:
            yield texts("card-best", variant=variant, best=best_text(result.best))


def round_card(view: View, caption: Caption) -> RoundResult:
    """Returns each player's points so far and of the round.

    Args:
        view: the view of the round's end (`View.round_end`).
    """
    places = tuple(
        PlayerRow(caption.player_at(stands.seat), score=str(stands.args["score"]), change=int(stands.args["gained"]))
        for stands in view.standing
        if stands.seat is not None
    )
    heading = caption.texts("round-over", round=view.round)
    return RoundResult(heading, places)
