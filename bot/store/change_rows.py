"""What a batch of changes writes beside games in play, for every database: statements, and the rows of each.

Each database executes a statement once for all its rows. Statements come in the order that foreign keys need, and rows
in the order of their keys, so that two processes never wait for each other's.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from bot.store.achievement_records import AchievementChange
from bot.store.change import Change
from bot.store.daily_records import DailyChange
from bot.store.duel_records import DuelChange
from bot.store.mapping import (
    ANALYSES,
    ATTEMPTS,
    CLIPS,
    DAILIES,
    DAILY_CLIPS,
    DAILY_MOVES,
    DAILY_POSTS,
    DUEL_MOVES,
    DUEL_PLAYERS,
    DUELS,
    PRACTICE_POSITIONS,
    REGISTRATIONS,
    TOURNAMENT_PAIRINGS,
    TOURNAMENT_PLAYERS,
    TOURNAMENTS,
    WEEK_POSTS,
    TableMapping,
)
from bot.store.practice_records import PracticeChange
from bot.store.tournament_records import TournamentChange

Rows: TypeAlias = tuple[TableMapping[Any], Sequence[Any]] | tuple[str, Sequence[Mapping[str, Any]]]
"""The table that records are written to; or a statement of `changes.sql` by name, and its parameters for each row."""


def rows_beside_games(changes: Sequence[Change]) -> Iterator[Rows]:
    """Yields what is written, also statements without any rows."""
    yield REGISTRATIONS, [change.registration for change in changes if change.registration is not None]
    yield ANALYSES, [change.analysis for change in changes if change.analysis is not None]
    weeks = [change.week_post for change in changes if change.week_post is not None]
    yield WEEK_POSTS, sorted(weeks, key=lambda post: post.guild)
    yield CLIPS, [change.clip for change in changes if change.clip is not None]
    if dailies := [change.daily for change in changes if change.daily is not None]:
        yield from _daily_rows(dailies)
    if duels := [change.duel for change in changes if change.duel is not None]:
        yield from _duel_rows(duels)
    if achievements := [change.achievements for change in changes if change.achievements is not None]:
        yield from _achievement_rows(achievements)
    if tournaments := [change.tournament for change in changes if change.tournament is not None]:
        yield from _tournament_rows(tournaments)
    if practice := [change.practice for change in changes if change.practice is not None]:
        yield from _practice_rows(practice)


def examines_again(change: Change) -> bool:
    """Returns whether all finished games are to be looked through for achievements once more."""
    return change.achievements is not None and change.achievements.again


def _daily_rows(dailies: Sequence[DailyChange]) -> Iterator[Rows]:
    puzzles = [one for daily in dailies for one in daily.puzzles]
    yield DAILIES, sorted(puzzles, key=lambda one: (one.day, one.game))
    begun = [one for daily in dailies for one in daily.begun]
    yield ATTEMPTS, sorted(begun, key=lambda one: (one.daily, one.person))
    moves = [one for daily in dailies for one in daily.moves]
    yield DAILY_MOVES, sorted(moves, key=lambda one: (one.daily, one.person, one.ply))
    played = [one for daily in dailies for one in daily.played]
    yield "note_attempts", [*map(vars, sorted(played, key=lambda one: (one.daily, one.person)))]
    clips = [one for daily in dailies for one in daily.clips]
    yield DAILY_CLIPS, sorted(clips, key=lambda one: (one.daily, one.person))
    posts = sorted((one for daily in dailies for one in daily.posts), key=lambda one: one.guild)
    forgotten = [one for daily in dailies for one in daily.forgotten_posts]
    yield "forget_daily_posts", [vars(one) for one in (*posts, *forgotten)]
    yield DAILY_POSTS, posts
    yield "note_ended_posts", [vars(one) for daily in dailies for one in daily.ended_posts]


def _duel_rows(duels: Sequence[DuelChange]) -> Iterator[Rows]:
    opened = [deal for duel in duels for deal in duel.opened]
    yield DUELS, sorted(opened, key=lambda one: (one.series or one.id, one.deal))  # the first of a series comes first
    players = [player for duel in duels for player in duel.players]
    yield DUEL_PLAYERS, sorted(players, key=lambda one: (one.duel, one.number))
    begun = [player for duel in duels for player in duel.begun]
    yield "begin_duel_games", [*map(vars, sorted(begun, key=lambda one: (one.duel, one.number)))]
    played = [player for duel in duels for player in duel.played]
    yield "note_duel_games", [*map(vars, sorted(played, key=lambda one: (one.duel, one.number)))]
    posted = sorted(duel.posted for duel in duels if duel.posted is not None)
    yield "note_duel_messages", [{"duel": duel, "message": message} for duel, message in posted]
    moves = [move for duel in duels for move in duel.moves]
    yield DUEL_MOVES, sorted(moves, key=lambda one: (one.duel, one.person, one.ply))
    yield "leave_duels", [vars(duel.left) for duel in duels if duel.left is not None]
    yield (
        "delete_duels",
        [{"duel": closed} for closed in sorted(duel.closed for duel in duels if duel.closed is not None)],
    )


def _achievement_rows(changes: Sequence[AchievementChange]) -> Iterator[Rows]:
    yield "earn", [vars(one) for change in changes for one in change.earned]
    yield "examined", [{"session": one} for one in sorted({one for change in changes for one in change.examined})]


def _tournament_rows(changes: Sequence[TournamentChange]) -> Iterator[Rows]:
    changes = sorted(changes, key=lambda change: change.record.id)
    yield TOURNAMENTS, [change.record for change in changes]
    changed = [change for change in changes if change.players is not None]
    yield "clear_tournament_players", [{"tournament": change.record.id} for change in changed]
    yield TOURNAMENT_PLAYERS, [one for change in changed for one in change.players or ()]
    yield TOURNAMENT_PAIRINGS, [one for change in changes for one in change.pairings]


def _practice_rows(changes: Sequence[PracticeChange]) -> Iterator[Rows]:
    added = sorted(
        (one for change in changes for one in change.added), key=lambda one: (one.person, one.session, one.ply)
    )
    yield PRACTICE_POSITIONS, added
    yield "begin_practice_streaks", [{"person": person} for person in sorted({one.person for one in added})]
    yield "change_practice", [vars(one) for change in changes for one in change.changed]
    yield "note_practice_streaks", [vars(change.streak) for change in changes if change.streak is not None]
    yield "remove_practice", [vars(one) for change in changes for one in change.removed]
