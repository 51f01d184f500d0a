"""What every game says of moves before they are made, and of how the players stand: it is true, and tells no secret."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import Moment, previewed, sampled, walk

SIZES = ("score", "points", "sets")
"""What a player's standing may call the number that decides the game."""

NOISE = (
    "",
    " ",
    "place",
    "place 0-1-2",
    "place  x",
    "roll a",
    "take a1 a1",
    "take zz9",
    "act",
    "reveal e5",
    "\0",
    "🎲",
)


def played(variant: Variant, moment: Moment, seat: Seat, words: str) -> Any:
    """The state after a legal move."""
    return variant.game.play(moment.state, seat, words, Chance(variant.seed, 1))


def foreseen_moves(variant: Variant) -> Iterator[tuple[Moment, Seat, str, Event]]:
    """From a random game: whole moves that something is told of beforehand."""
    for moment in sampled(walk(variant).moments, 15):
        for seat, words, event in previewed(variant, moment, 30):
            if words in moment.legal[seat]:
                yield moment, seat, words, event


def score(variant: Variant, state: Any, seat: Seat) -> int:
    """How many points the seat has."""
    counted = variant.game.view(state, None).standing[seat].args["score"]
    assert isinstance(counted, int)
    return counted


def won(outcome: Outcome | None, seat: Seat) -> bool:
    return outcome is not None and outcome.winners == (seat,)


@of_every_variant
def test_points_foreseen_are_those_that_the_move_scores(variant: Variant) -> None:
    """But at the end of a round, when more than the move is counted."""
    for moment, seat, words, event in foreseen_moves(variant):
        after = played(variant, moment, seat, words)
        if "points" in event.args and not variant.game.outcome(after) and after.round == moment.state.round:
            assert score(variant, after, seat) == score(variant, moment.state, seat) + int(event.args["points"]), words


@of_every_variant
def test_wins_foreseen_are_won_and_only_what_is_hidden_wins_unforeseen(variant: Variant) -> None:
    for moment, seat, words, event in foreseen_moves(variant):
        if "wins" in event.args and event.args.get("symbol") != "hidden":
            after = variant.game.outcome(played(variant, moment, seat, words))
            assert (event.args["wins"] == "yes") == won(after, seat), words


@of_every_variant
def test_what_is_foreseen_is_nobodys(variant: Variant) -> None:
    """It is told to whoever could make the move."""
    for moment in sampled(walk(variant).moments, 15):
        assert all(event.seat is None for _, _, event in previewed(variant, moment, 10))


@of_every_variant
def test_foreseeing_takes_any_words(variant: Variant) -> None:
    for moment in sampled(walk(variant).moments, 5):
        for reader in (None, *moment.legal):
            view = variant.game.view(moment.state, reader)
            for words in (*NOISE, *sampled(walk(variant).known, 30)):
                assert isinstance(view.preview(words), Event | None)


@of_every_variant
def test_a_view_holds_no_more_than_it_shows(variant: Variant) -> None:
    """So what it foresees and how it says that players stand can tell nothing else: no state is behind it."""
    for moment in sampled(walk(variant).moments, 3):
        for reader in (None, *moment.legal):
            assert not any(
                isinstance(part, type(moment.state)) for part in parts(variant.game.view(moment.state, reader))
            )


def parts(thing: Any) -> Iterator[Any]:
    """The thing and all that it holds, whether its class declares it or not."""
    yield thing
    match thing:
        case tuple() | frozenset():
            held: Iterable[Any] = thing
        case Mapping():
            held = thing.values()
        case _ if is_dataclass(thing):
            declared = [getattr(thing, field.name) for field in fields(thing)]
            held = [*declared, *getattr(thing, "__dict__", {}).values()]
        case _:
            held = ()
    for part in held:
        yield from parts(part)


@of_every_variant
def test_all_see_alike_how_everyone_stands(variant: Variant) -> None:
    for moment in sampled(walk(variant).moments, 15):
        views = [variant.game.view(moment.state, reader) for reader in (None, *moment.legal)]
        standing = views[0].standing
        assert [event.seat for event in standing] in ([], [*range(variant.seats)])
        assert all(view.standing == standing for view in views)


@of_every_variant
def test_in_the_end_players_stand_as_they_are_ranked(variant: Variant) -> None:
    last = walk(variant).moments[-1].state
    outcome = variant.game.outcome(last)
    if outcome is not None:  # else the random game was cut before its end
        standing = variant.game.view(last, None).standing
        assert bool(standing) == (outcome.scores is not None)
        counted = tuple(next(event.args[size] for size in SIZES if size in event.args) for event in standing)
        assert counted == (outcome.scores or ())
