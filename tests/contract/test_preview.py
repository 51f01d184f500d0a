"""Previews of moves and the standing of players: they are true, and reveal no secret."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from bot.games.base import Event, Outcome, Seat
from bot.games.chance import Chance
from tests.contract.variants import Variant, of_every_variant
from tests.contract.walk import Snapshot, previews, sample, walk

SCORES = ("score", "points", "sets")
"""The arguments that may carry the number by which players are ranked."""

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


def played(variant: Variant, snapshot: Snapshot, seat: Seat, words: str) -> Any:
    """Returns the state after a legal move."""
    return variant.game.play(snapshot.state, seat, words, Chance(variant.seed, 1))


def previewed_moves(variant: Variant) -> Iterator[tuple[Snapshot, Seat, str, Event]]:
    """Yields whole moves of a random game that have a preview."""
    for snapshot in sample(walk(variant).snapshots, 15):
        for seat, words, event in previews(variant, snapshot, 30):
            if words in snapshot.legal[seat]:
                yield snapshot, seat, words, event


def score(event: Event) -> int:
    """Returns the number by which the player is ranked."""
    return int(next(event.args[name] for name in SCORES if name in event.args))


def has_won(outcome: Outcome | None, seat: Seat) -> bool:
    return outcome is not None and outcome.winners == (seat,)


@of_every_variant
def test_previewed_points_are_those_that_the_move_scores(variant: Variant) -> None:
    """Except at the end of a round, when more than the move is counted."""
    for snapshot, seat, words, event in previewed_moves(variant):
        after = played(variant, snapshot, seat, words)
        same_round = getattr(after, "round", None) == getattr(snapshot.state, "round", None)
        if "points" in event.args and not variant.game.outcome(after) and same_round:
            before, now = (score(variant.game.view(state, None).standing[seat]) for state in (snapshot.state, after))
            assert now == before + int(event.args["points"]), words


@of_every_variant
def test_a_previewed_win_wins_and_only_a_hidden_card_wins_without_a_preview(variant: Variant) -> None:
    for snapshot, seat, words, event in previewed_moves(variant):
        if "wins" in event.args and event.args.get("symbol") != "hidden":
            outcome = variant.game.outcome(played(variant, snapshot, seat, words))
            assert (event.args["wins"] == "yes") == has_won(outcome, seat), words


@of_every_variant
def test_a_preview_names_no_seat(variant: Variant) -> None:
    """It is about the player who could make the move."""
    for snapshot in sample(walk(variant).snapshots, 15):
        assert all(event.seat is None for _, _, event in previews(variant, snapshot, 10))


@of_every_variant
def test_preview_accepts_any_words(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 5):
        for reader in (None, *snapshot.legal):
            view = variant.game.view(snapshot.state, reader)
            for words in (*NOISE, *sample(walk(variant).known_moves, 30)):
                assert isinstance(view.preview(words), Event | None)


@of_every_variant
def test_a_view_contains_no_state(variant: Variant) -> None:
    """So its previews and standings can reveal nothing that it does not show."""
    for snapshot in sample(walk(variant).snapshots, 3):
        for reader in (None, *snapshot.legal):
            view = variant.game.view(snapshot.state, reader)
            assert not any(isinstance(part, type(snapshot.state)) for part in parts(view))


def parts(thing: Any) -> Iterator[Any]:
    """Yields the thing and all that it contains, whether its class declares it or not."""
    yield thing
    match thing:
        case tuple() | frozenset():
            contents: Iterable[Any] = thing
        case Mapping():
            contents = thing.values()
        case _ if is_dataclass(thing):
            declared = [getattr(thing, field.name) for field in fields(thing)]
            contents = [*declared, *getattr(thing, "__dict__", {}).values()]
        case _:
            contents = ()
    for part in contents:
        yield from parts(part)


@of_every_variant
def test_all_readers_see_the_same_standing(variant: Variant) -> None:
    for snapshot in sample(walk(variant).snapshots, 15):
        views = [variant.game.view(snapshot.state, reader) for reader in (None, *snapshot.legal)]
        standing = views[0].standing
        assert [event.seat for event in standing] in ([], [*range(variant.seats)])
        assert all(view.standing == standing for view in views)


@of_every_variant
def test_at_the_end_the_standing_agrees_with_the_outcome(variant: Variant) -> None:
    last = walk(variant).snapshots[-1].state
    outcome = variant.game.outcome(last)
    if outcome is not None:  # else the random game was cut before its end
        standing = variant.game.view(last, None).standing
        assert bool(standing) == (outcome.scores is not None)
        assert tuple(map(score, standing)) == (outcome.scores or ())
