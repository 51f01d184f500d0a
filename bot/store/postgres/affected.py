"""What changes write to: which sessions, and whether to other rows than most moves."""

from collections.abc import Sequence

from bot.store.change import Change


def affected_sessions(changes: Sequence[Change]) -> set[str]:
    """Returns the ids of the sessions whose rows the changes write."""
    sessions = {change.of for change in changes if raises_version(change) or change.due or change.not_due}
    for change in changes:
        if change.shown or change.set_aside:
            sessions.update(one.session for one in change.shown)
            sessions.update(one.session for one in change.set_aside)
    return sessions


def raises_version(change: Change) -> bool:
    """Returns whether the change raises the version of its session."""
    return bool(change.session or change.seats is not None or change.moves or change.based_on is not None)


def writes_more(change: Change) -> bool:
    """Returns whether a change writes to other tables than most moves do."""
    return bool(
        change.seats is not None
        or change.shown
        or change.set_aside
        or change.guild_settings
        or change.user_settings
        or change.registration
        or change.analysis
        or change.clip
        or change.week_post
        or change.achievements
        or change.daily
        or change.duel
        or change.tournament
        or change.practice
        or change.alive_at is not None
    )


def locks_more(change: Change) -> bool:
    """Returns whether a change locks other rows than those of sessions: people, tournaments."""
    return bool(change.results or change.tournament)


def settled(change: Change) -> set[str]:
    """Returns the kinds of which nothing is due at the change's session any more."""
    return {*change.not_due} - {one.kind for one in change.due}
