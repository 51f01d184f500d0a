"""What the organiser of a tournament may choose, and a new tournament on such terms."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games import GAMES
from bot.games.base import AnyGame, Value
from bot.sessions.refusals import Refusal
from bot.sessions.rules.lobby import effective_clock
from bot.sessions.session import Person, Place
from bot.tournaments.tournament import LEAST_PLAYERS, MOST_PLAYERS, MOST_ROUNDS, Format, Tournament

ROUND_TIMES = (900, 3_600, 21_600, 86_400, 3 * 86_400, 7 * 86_400)
"""The times for a round, in seconds, that an organiser may choose from."""

USUAL_ROUND_TIME = 3 * 86_400

ARENA_TIMES = (1_800, 3_600, 5_400, 7_200)
"""How long an arena may last, in seconds."""

USUAL_ARENA_TIME = 3_600

LONGEST_ARENA_CLOCK = 600
"""The most seconds for a move in an arena, where others wait."""

LONGEST_REGISTRATION = 14 * 86_400
"""The most seconds until a tournament starts by itself."""


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What the organiser of a tournament chooses.

    Attributes:
        name: sanitised, up to 60 characters.
        rounds: of a Swiss tournament; 0 means as many as its players need.
        clock: seconds for a move; None means the guild's clock, in an arena the game's.
        round_time: one of ROUND_TIMES, or of ARENA_TIMES; None means three days, or an hour for an arena.
        starts_in: seconds until it starts automatically; 0 means that its organiser starts it.
    """

    name: str
    format: Format
    game: str
    options: Mapping[str, Value]
    rounds: int = 0
    clock: int | None = None
    round_time: int | None = None
    most_players: int = MOST_PLAYERS
    starts_in: int = 0


def new_tournament(
    tournament_id: str, place: Place, guild: int, organiser: Person, terms: Terms, *, clock: int, now: int
) -> Tournament:
    """Returns a tournament on these terms, open for registration.

    Refuses `unknown-game`, `tournament-not-for-two`, `tournament-time`, `tournament-rounds` (most),
    `tournament-players` (least, most).

    Args:
        clock: the guild's.
        now: ms since the epoch.
    """
    if terms.game not in GAMES:
        raise Refusal("unknown-game", game=terms.game)
    game = GAMES[terms.game]
    options = game.info.full_options(terms.options)
    if 2 not in game.seats(options):
        raise Refusal("tournament-not-for-two")
    arena = terms.format is Format.ARENA
    round_time = terms.round_time
    if round_time is None:
        round_time = USUAL_ARENA_TIME if arena else USUAL_ROUND_TIME
    if round_time not in (ARENA_TIMES if arena else ROUND_TIMES) or terms.starts_in not in range(
        LONGEST_REGISTRATION + 1
    ):
        raise Refusal("tournament-time")
    if terms.rounds not in range(MOST_ROUNDS + 1):
        raise Refusal("tournament-rounds", most=MOST_ROUNDS)
    if terms.most_players not in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
        raise Refusal("tournament-players", least=LEAST_PLAYERS, most=MOST_PLAYERS)
    return Tournament(
        id=tournament_id,
        guild=guild,
        channel=place.channel,
        organiser=organiser.id,
        name=terms.name,
        format=terms.format,
        game=terms.game,
        options=options,
        clock=_clock(game, terms, clock),
        round_time=round_time,
        rounds=terms.rounds if terms.format is Format.SWISS else 0,
        most_players=terms.most_players,
        locale=place.locale,
        starts_at=now + terms.starts_in * 1000 if terms.starts_in else None,
        created_at=now,
    )


def _clock(game: AnyGame, terms: Terms, usual: int) -> int:
    """Returns the clock. An arena always has a short one, by default the game's, since others wait there."""
    chosen = terms.clock
    if terms.format is Format.ARENA:
        clock = effective_clock(game, chosen or game.info.arena_clock)
        return min(clock, LONGEST_ARENA_CLOCK)
    return effective_clock(game, usual if chosen is None else chosen)
