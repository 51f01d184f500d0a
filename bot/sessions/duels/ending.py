"""The sessions that a finished duel becomes: one for each table, and one for the result, which is rated."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.games import GAMES
from bot.games.base import Outcome
from bot.sessions.duels.duel import Duel, DuelPlayer
from bot.sessions.duels.series import Series, standings
from bot.sessions.fairness import SHARED_LUCK
from bot.sessions.persistence.records import change_between
from bot.sessions.rules.endings import abandon
from bot.sessions.session import Luck, Place, Session, SessionResult, Status
from bot.store.change import NEW_SESSION, Change

VARIANT = "duel=yes"
"""The variant of the results of duels; see `GameInfo.variant`."""

DECIDED, DAY_OVER = "duel-decided", "duel-day-over"
"""The reasons of the end: of the result, and of a game that was not played to its end."""

LEAST = 2
"""How many players must have begun, and at least one finished, for a result."""


def ended_games(duel: Duel, games: Mapping[DuelPlayer, Session]) -> dict[DuelPlayer, Session]:
    """Returns a deal's games as they are when the duel ends: unfinished ones are abandoned without a result."""
    return {
        player: game if player.finished else abandon(game, DAY_OVER, duel.closes_at).session
        for player, game in games.items()
    }


def result_of(series: Series, ended: Sequence[Mapping[DuelPlayer, Session]]) -> Session | None:
    """Returns the session of the result of everybody who has begun, since they have seen a deal; None without a result.

    One session covers all deals; it is in no channel and has no moves. If today's rules cannot replay a finished game,
    there is no result.

    Args:
        ended: the games of each deal.
    """
    duel, games = series.first, [game for deal in ended for game in deal.values()]
    ranked = standings(ended)
    played = [game for deal in ended for player, game in deal.items() if player.finished]
    if len(ranked) < LEAST or not played or any(game.result.outcome is None for game in played):
        return None
    scores = tuple(
        game.result.outcome.scores[0] for game in games if game.result.outcome and game.result.outcome.scores
    )
    scored = duel.alone and len(scores) == len(ranked) == len(games)  # only with a single deal
    outcome = Outcome(tuple(one.rank for one in ranked), scores if scored else None, DECIDED)
    people = tuple(one.player.person for one in ranked)
    return Session(
        id=duel.id,
        game_key=duel.game_key,
        options=GAMES[duel.game_key].info.full_options(duel.options),
        place=Place(duel.guild, 0, locale=duel.locale),
        host=people[0].id,
        people=people,
        status=Status.FINISHED,
        rules=duel.rules,
        opened_at=duel.opened_at,
        luck=Luck(commitment=duel.commitment, seed=duel.seed, luck_version=SHARED_LUCK),
        result=SessionResult(
            outcome=outcome, reason=DECIDED, ended_at=max(game.result.ended_at or 0 for game in games)
        ),
    )


def changes(ended: Iterable[Session], result: Session | None) -> Iterator[Change]:
    """Yields the changes that write these sessions. Only the result counts; none of them can earn achievements."""
    for session in (*ended, *([] if result is None else [result])):
        change = change_between(None, session, based_on=NEW_SESSION)
        variant = VARIANT if session is result else session.game.info.variant(session.options, len(session.people))
        rows = (replace(one, counts=session is result, examined=True, variant=variant) for one in change.results)
        yield replace(change, results=tuple(rows))
