"""The changes of a tournament: players come and go, rounds are paired, pairings are decided, it ends.

Each function returns the changed tournament and does not modify its argument. Times are ms since the epoch.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.tournaments import round_robin, swiss
from bot.tournaments.calendar import OFF_CALENDAR, CalendarEntry
from bot.tournaments.tournament import LEAST_PLAYERS, Format, Pairing, Player, Reason, Result, Stage, Tournament

NewSession: TypeAlias = Callable[[], str]
"""Returns the id for a session that will be opened."""

POSTED_WITHIN = 24 * 3_600_000
"""How long (ms) after a tournament's end the bot keeps trying to post the end."""

SwissPairs: TypeAlias = Sequence[tuple[int, int | None]] | None
"""The pairs of a Swiss round: see `swiss.swiss_pairs`."""


class TournamentError(Exception):
    """An action that is not possible: a text key and its arguments. Nothing has changed.

    - `tournament-over`: it has ended
    - `tournament-started`: it has started, and takes no new players
    - `tournament-not-started`: it has not started yet
    - `tournament-joined`: the user has joined already
    - `tournament-not-joined`: the user has not joined
    - `tournament-not-again`: the organiser has removed the user
    - `tournament-full` (most)
    - `tournament-too-few` (least)
    """

    def __init__(self, key: str, **args: int) -> None:
        super().__init__(key, args)
        self.key = key
        self.text_args = args


def join(tournament: Tournament, person: int, name: str, username: str = "") -> Tournament:
    """Adds a player, or readmits one who had withdrawn, under their current name.

    After its start, a round robin admits nobody, and a Swiss tournament only returning players.
    """
    _require_live(tournament)
    before = tournament.player_of(person)
    if before is not None and not before.withdrawn:
        raise TournamentError("tournament-joined")
    if before is not None and before.removed:
        raise TournamentError("tournament-not-again")
    if tournament.status is Stage.RUNNING and (
        tournament.format is Format.ROUND_ROBIN or (tournament.format is Format.SWISS and before is None)
    ):
        raise TournamentError("tournament-started")
    if len(tournament.active) >= tournament.most_players:
        raise TournamentError("tournament-full", most=tournament.most_players)
    if before is None:
        player = Player(len(tournament.players) + 1, person, name, username)
        return replace(tournament, players=(*tournament.players, player))
    return _with_player(tournament, replace(before, name=name, username=username, withdrawn=False))


def withdraw(tournament: Tournament, person: int, now: int, *, removed: bool = False) -> Tournament:
    """Removes a player before the start; after it, the player is not paired any more.

    In rounds, the player loses the open pairing; in an arena, it is played to its end.

    Args:
        removed: whether the organiser removes the player, who then may not come back.
    """
    _require_live(tournament)
    player = tournament.player_of(person)
    if player is None or player.withdrawn:
        raise TournamentError("tournament-not-joined")
    if tournament.status is Stage.REGISTRATION and not removed:
        left = [one for one in tournament.players if one is not player]
        return replace(tournament, players=_numbered(left))
    tournament = _with_player(tournament, replace(player, withdrawn=True, removed=removed))
    if tournament.format is Format.ARENA:
        return tournament
    for pairing in tournament.open_pairings:
        if player.number in pairing.players:
            result = Result.SECOND if pairing.first == player.number else Result.FIRST
            tournament = decide(tournament, pairing.number, result, Reason.WITHDRAWN, now)
    return tournament


def start(tournament: Tournament, order: Sequence[int], now: int) -> Tournament:
    """Starts a tournament, without pairing its first round.

    The order is drawn, so that nobody gains by joining early. An arena ends `round_time` after its start; it keeps
    removed players, since only an arena admits new players later.

    Args:
        order: the players' present numbers, in the order of their new numbers.
    """
    require_registration(tournament)
    if len(tournament.active) < LEAST_PLAYERS:
        raise TournamentError("tournament-too-few", least=LEAST_PLAYERS)
    arena = tournament.format is Format.ARENA
    ordered = map(tournament.player, order)
    players = _numbered(player for player in ordered if arena or not player.removed)
    rounds = {
        Format.ROUND_ROBIN: round_robin.rounds_of(len(players)),
        Format.SWISS: min(tournament.rounds or swiss.usual_rounds(len(players)), swiss.most_rounds(len(players))),
        Format.ARENA: 0,
    }[tournament.format]
    return replace(
        tournament,
        status=Stage.RUNNING,
        players=players,
        rounds=rounds,
        started_at=now,
        starts_at=None,
        due_at=now + tournament.round_time * 1000 if arena else None,
    )


def round_over(tournament: Tournament) -> bool:
    """Returns whether all pairings of the current round are decided; True before the first round."""
    return not any(pairing.open for pairing in tournament.in_round(tournament.round))


def pair_round(tournament: Tournament, new_session: NewSession, now: int, pairs: SwissPairs = None) -> Tournament:
    """Pairs the next round, or ends the tournament if there is none.

    It ends early if fewer than two players are left.

    Args:
        pairs: those of a Swiss round, computed beforehand since that takes long; None if nobody can be paired.
    """
    if tournament.round == tournament.rounds or len(tournament.active) < LEAST_PLAYERS:
        return finish(tournament, now)
    number = tournament.round + 1
    if tournament.format is Format.ROUND_ROBIN:
        pairs = sorted(round_robin.berger_pairs(len(tournament.players), number), key=lambda pair: pair[1] is None)
    if pairs is None:
        return finish(tournament, now)
    paired = replace(tournament, round=number, due_at=now + tournament.round_time * 1000)
    for first, second in pairs:
        paired = _add_pairing(paired, first, second, new_session, now)
    return paired


def pair_arena(
    tournament: Tournament, new_session: NewSession, now: int, pairs: Sequence[tuple[int, int]]
) -> Tournament:
    """Pairs waiting players of an arena.

    Args:
        pairs: from `arena.arena_pairs`, computed beforehand since that takes long if many players wait.
    """
    paired = tournament
    for first, second in pairs:
        paired = _add_pairing(paired, first, second, new_session, now)
    return paired


def opened(tournament: Tournament, number: int, channel: int) -> Tournament:
    """Notes the thread in which a pairing is played."""
    return _with_pairing(tournament, replace(tournament.pairings[number - 1], channel=channel))


def decide(tournament: Tournament, number: int, result: Result, reason: Reason, now: int) -> Tournament:
    """Decides a pairing, unless it is already decided."""
    pairing = tournament.pairings[number - 1]
    if not pairing.open:
        return tournament
    return _with_pairing(tournament, replace(pairing, result=result, reason=reason, at=now))


def pause(tournament: Tournament, number: int) -> Tournament:
    """Excludes a player from the pairings of an arena until they come back."""
    return _with_player(tournament, replace(tournament.player(number), withdrawn=True))


def end_round(tournament: Tournament, now: int) -> Tournament:
    """Sets the time of the round, or of the arena, to end now."""
    _require_live(tournament)
    if tournament.status is not Stage.RUNNING:
        raise TournamentError("tournament-not-started")
    return replace(tournament, due_at=now)


def finish(tournament: Tournament, now: int) -> Tournament:
    """Ends it with its present standings. Games of an arena that are still in progress do not count for it."""
    for pairing in tournament.open_pairings:
        tournament = decide(tournament, pairing.number, Result.NEITHER, Reason.LATE, now)
    return replace(tournament, status=Stage.FINISHED, ended_at=now, due_at=now + POSTED_WITHIN)


def end_posted(tournament: Tournament) -> Tournament:
    """Notes that the end need not be posted any more: it was posted, or Discord has refused it for too long."""
    return replace(tournament, due_at=None)


def cancel(tournament: Tournament, now: int) -> Tournament:
    """Ends it without standings."""
    _require_live(tournament)
    return replace(tournament, status=Stage.CANCELLED, ended_at=now, due_at=None, starts_at=None)


def call_off(tournament: Tournament, now: int) -> Tournament:
    """Cancels a tournament that too few players have joined. It keeps its starting time, which shows why."""
    return replace(cancel(tournament, now), starts_at=tournament.starts_at)


def on_calendar(tournament: Tournament, event: int | None, entry: CalendarEntry) -> Tournament:
    """Notes the calendar event with these contents; None means that there is no event and will be none."""
    if event is None or entry.over:
        return replace(tournament, event=None, event_shows=OFF_CALENDAR)
    return replace(tournament, event=event, event_shows=entry.note)


def require_registration(tournament: Tournament) -> None:
    """Raises TournamentError if the tournament has started or ended."""
    _require_live(tournament)
    if tournament.status is not Stage.REGISTRATION:
        raise TournamentError("tournament-started")


def _require_live(tournament: Tournament) -> None:
    if not tournament.status.live:
        raise TournamentError("tournament-over")


def _add_pairing(
    tournament: Tournament, first: int, second: int | None, new_session: NewSession, now: int
) -> Tournament:
    """Adds a pairing. A bye is decided at once, and so is a round robin's pairing with a withdrawn player."""
    pairing = Pairing(number=len(tournament.pairings) + 1, round=tournament.round, first=first, second=second)
    here = {player.number for player in tournament.active}
    if second is None:
        result = Result.BYE if first in here else Result.NEITHER
        pairing = replace(pairing, result=result, reason=Reason.BYE, at=now)
    elif {first, second} <= here:
        pairing = replace(pairing, session=new_session())
    else:
        result = Result.FIRST if first in here else Result.SECOND if second in here else Result.NEITHER
        pairing = replace(pairing, result=result, reason=Reason.WITHDRAWN, at=now)
    return replace(tournament, pairings=(*tournament.pairings, pairing))


def _numbered(players: Iterable[Player]) -> tuple[Player, ...]:
    return tuple(replace(player, number=number) for number, player in enumerate(players, start=1))


def _with_player(tournament: Tournament, player: Player) -> Tournament:
    before, after = tournament.players[: player.number - 1], tournament.players[player.number :]
    return replace(tournament, players=(*before, player, *after))


def _with_pairing(tournament: Tournament, pairing: Pairing) -> Tournament:
    before, after = tournament.pairings[: pairing.number - 1], tournament.pairings[pairing.number :]
    return replace(tournament, pairings=(*before, pairing, *after))


def delete_person(tournament: Tournament, person: int, stand_in: int, now: int) -> Tournament:
    """Withdraws a person whose data are deleted, and replaces them with a stand-in without a name.

    If they are the organiser, only moderators can start or cancel it from then on. If the stand-in is already among the
    players, because the person joined again after an interrupted deletion, the next free id is used.
    """
    player = tournament.player_of(person)
    if tournament.status.live and player is not None and not player.withdrawn:
        tournament = withdraw(tournament, person, now)
    while any(one.person == stand_in for one in tournament.players):
        stand_in += 1
    return replace(
        tournament,
        organiser=stand_in if tournament.organiser == person else tournament.organiser,
        players=tuple(
            replace(one, person=stand_in, name="", username="") if one.person == person else one
            for one in tournament.players
        ),
    )
