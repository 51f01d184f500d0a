"""Random games of all variants, played by the rules and the luck of sessions: the same ones on every run."""

import pickle
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice
from random import Random
from typing import TypeVar

from bot.games.base import Seat
from bot.sessions.fairness import SHARED_LUCK, USERS_LUCK, draw_seed, table_of_deal
from bot.sessions.refusals import Refusal
from bot.sessions.rules import consent, endings, lobby, play
from bot.sessions.rules.lobby import new_computer
from bot.sessions.rules.start import start_game
from bot.sessions.session import Move, OfferKind, Person, Place, Session, Status
from bot.sessions.transition import Transition
from bot.verification.game_record import Json, game_record_of
from tests.contract.players import mostly_purposeful_move
from tests.contract.variants import Variant, many_pairs

NOW = 1_800_000_000_000
FIRST_INTERACTION = (NOW - 1_420_070_400_000) << 22
GAMES = ("set", "triodomino", "tripple_domino", "tris_1", "tris_2", "tris_on_steroids")
MOST_PLIES = 600
KEPT = 100
"""How many games and records are kept for other tests."""
T = TypeVar("T")


def random_sessions(count: int, keys: tuple[str, ...] = GAMES) -> Iterator[Session]:
    """Yields this many ended games, of all variants in turn, game by game."""
    return (_session(keys, number) for number in range(count))


@lru_cache(KEPT)
def _session(keys: tuple[str, ...], number: int) -> Session:
    variants = _variants(keys[number % len(keys)])
    return random_session(variants[number // len(keys) % len(variants)], Random(f"record {number}"))


@cache
def _variants(key: str) -> tuple[Variant, ...]:
    return tuple(many_pairs(key))


def random_records(count: int) -> Iterator[Json]:
    """Yields the records of `random_sessions`."""
    return (copied(_record(number)) for number in range(count))


@lru_cache(KEPT)
def _record(number: int) -> Json:
    return game_record_of(_session(GAMES, number))


def copied(value: T) -> T:
    """Returns a copy of a record or of a part of one, by pickle, which is many times as fast as `copy.deepcopy`."""
    copy: T = pickle.loads(pickle.dumps(value))  # noqa: S301 - made by this process
    return copy


@cache
def one_session(key: str, number: int = 0, **how: bool) -> Session:
    """Returns an ended game of this key, played once for all tests. how: arguments for `random_session`."""
    variant = next(islice(many_pairs(key), number, None))
    return random_session(variant, Random(f"one {number}"), **how)


def random_session(variant: Variant, rng: Random, *, to_the_end: bool = False) -> Session:
    """Plays a game of this variant: often to its end, sometimes with takebacks, a draw, or people who give up.

    to_the_end: whether only moves happen. Otherwise one game in eight has the luck of older programs, and one the luck
        of a shared deal.
    """
    session, when = started(variant, rng), NOW
    match 2 if to_the_end else rng.randrange(8):
        case 0:
            session = started_again(session, USERS_LUCK)
        case 1:
            session = started_again(replace(session, id=table_of_deal(session.id, rng.randrange(1, 10))), SHARED_LUCK)
    cut = MOST_PLIES if to_the_end or rng.randrange(4) else rng.randrange(40)
    while session.status is Status.PLAYING:
        when += rng.randrange(1, 60_000)
        if session.ply >= cut:
            return ended(session, rng, when)
        if not to_the_end and rng.randrange(30) == 0:
            session = detour(session, rng, when)
            continue
        seat, words = mostly_purposeful_move(session.game, session.state, rng)
        session = play.make_unattended_move(session, Move(seat, words, None, when)).session
    return session


def started(variant: Variant, rng: Random) -> Session:
    """Returns a game that has just begun, of people and perhaps computers, with the people's interactions."""
    interaction = FIRST_INTERACTION + rng.getrandbits(22)
    drawn = draw_seed(NOW, rng.randbytes)
    session = lobby.open_lobby(
        drawn,
        place=Place(1, 1),
        host=Person(1, "One"),
        game_key=variant.key,
        options=variant.options,
        now=NOW,
        auto_start=False,
    )
    for number in range(2, variant.seats + 1):
        if rng.randrange(3):
            person = Person(number, f"Number {number}")
            interaction += rng.getrandbits(34)
            session = lobby.join(session, person, NOW, interaction=interaction).session
        else:
            session = replace(session, people=(*session.people, new_computer(session.people)))
    return start_game(session, NOW, 1, interaction + rng.getrandbits(34)).session


def started_again(session: Session, luck_version: int) -> Session:
    """Returns the game started again with luck of this version."""
    in_lobby = replace(session, status=Status.LOBBY, luck=replace(session.luck, luck_version=luck_version))
    return start_game(in_lobby, NOW, 1).session


def detour(session: Session, rng: Random, now: int) -> Session:
    """Lets somebody take a move back, agree on a draw or give up, if the rules allow it."""
    seat = rng.choice(session.humans)
    user = session.people[seat].id
    try:
        match rng.randrange(8):
            case 0:
                return endings.resign(session, user, now).session
            case 1:
                return everybody_agrees(session, user, OfferKind.DRAW, now)
            case _:
                return everybody_agrees(session, user, OfferKind.TAKEBACK, now)
    except Refusal:
        return session


def everybody_agrees(session: Session, user: int, kind: OfferKind, now: int) -> Session:
    """Makes an offer to which all others agree. Raises Refusal."""
    done = consent.make_offer(session, user, kind, now)
    for seat in session.humans:
        if done.session.consent.offer is not None and session.people[seat].id != user:
            done = consent.agree(done.session, session.people[seat].id, kind, None, now)
    return done.session


def ended(session: Session, rng: Random, now: int) -> Session:
    """Ends a game in play: everybody gives up one after the other, or the game is abandoned."""
    if rng.randrange(3) == 0:
        return endings.abandon(session, "agreed-end", now).session
    done = Transition(session, None)
    while done.session.status is Status.PLAYING:
        seat: Seat = rng.choice(done.session.humans)
        done = endings.resign(done.session, session.people[seat].id, now)
    return done.session
