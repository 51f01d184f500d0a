"""What changes a tournament: players come and go, rounds are paired, pairings are decided, it ends.

Each function returns the tournament after it and leaves the one before it as it is. Times are ms since the epoch.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.tournaments import round_robin, swiss
from bot.tournaments.calendar import OFF_CALENDAR, CalendarEntry
from bot.tournaments.tournament import LEAST_PLAYERS, Format, Pairing, Player, Reason, Result, Status, Tournament

NewSession: TypeAlias = Callable[[], str]
"""Returns the id of a session that is to be opened."""

POSTED_WITHIN = 24 * 3_600_000
"""Milliseconds after its end within which that is posted, whatever Discord and the bot's own process do meanwhile."""

SwissPairs: TypeAlias = Sequence[tuple[int, int | None]] | None
"""The pairs of a Swiss round: see `swiss.swiss_pairs`."""


class TournamentError(Exception):
    """Something that cannot be done: a text key and its arguments. Nothing has changed.

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

    A round robin takes nobody after its start, a Swiss tournament only those who come back.
    """
    _require_live(tournament)
    before = tournament.player_of(person)
    if before is not None and not before.withdrawn:
        raise TournamentError("tournament-joined")
    if before is not None and before.removed:
        raise TournamentError("tournament-not-again")
    if tournament.status is Status.RUNNING and (
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
    """Takes a player out before the start; later the player is not paired any more.

    In rounds the pairing that is on is lost, in an arena it is played to its end.

    Args:
        removed: whether the organiser does it, so that the player may not come back.
    """
    _require_live(tournament)
    player = tournament.player_of(person)
    if player is None or player.withdrawn:
        raise TournamentError("tournament-not-joined")
    if tournament.status is Status.REGISTRATION and not removed:
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
    """Starts it, without pairing its first round.

    The order is drawn, so that nobody gains by joining early. An arena is over `round_time` after its start; it keeps
    those who were removed, since it alone takes new players.

    Args:
        order: the players' present numbers in the order of the new ones.
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
        status=Status.RUNNING,
        players=players,
        rounds=rounds,
        started_at=now,
        starts_at=None,
        due_at=now + tournament.round_time * 1000 if arena else None,
    )


def round_over(tournament: Tournament) -> bool:
    """Returns whether all pairings of the round that is on are decided; also before the first round."""
    return not any(pairing.open for pairing in tournament.in_round(tournament.round))


def pair_round(tournament: Tournament, new_session: NewSession, now: int, pairs: SwissPairs = None) -> Tournament:
    """Pairs the next round, or ends the tournament where there is none.

    It ends early where fewer than two players are left.

    Args:
        pairs: of a Swiss round, computed beforehand since that takes long; None where nobody can be paired.
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
    """Pairs those who wait in an arena.

    Args:
        pairs: those of `arena.arena_pairs`, which take long where many wait.
    """
    paired = tournament
    for first, second in pairs:
        paired = _add_pairing(paired, first, second, new_session, now)
    return paired


def opened(tournament: Tournament, number: int, channel: int) -> Tournament:
    """Notes the thread in which a pairing is played."""
    return _with_pairing(tournament, replace(tournament.pairings[number - 1], channel=channel))


def decide(tournament: Tournament, number: int, result: Result, reason: Reason, now: int) -> Tournament:
    """Decides a pairing. One that is decided stays as it is."""
    pairing = tournament.pairings[number - 1]
    if not pairing.open:
        return tournament
    return _with_pairing(tournament, replace(pairing, result=result, reason=reason, at=now))


def pause(tournament: Tournament, number: int) -> Tournament:
    """Takes a player out of the pairings of an arena, until they come back."""
    return _with_player(tournament, replace(tournament.player(number), withdrawn=True))


def end_round(tournament: Tournament, now: int) -> Tournament:
    """Returns the tournament with the time of its round, or of its arena, set to end now."""
    _require_live(tournament)
    if tournament.status is not Status.RUNNING:
        raise TournamentError("tournament-not-started")
    return replace(tournament, due_at=now)


def finish(tournament: Tournament, now: int) -> Tournament:
    """Ends it with its present standings. What is still played in an arena does not count for it."""
    for pairing in tournament.open_pairings:
        tournament = decide(tournament, pairing.number, Result.NEITHER, Reason.LATE, now)
    return replace(tournament, status=Status.FINISHED, ended_at=now, due_at=now + POSTED_WITHIN)


def end_posted(tournament: Tournament) -> Tournament:
    """Notes that the end of a finished one is to be posted no more: it is, or Discord has refused it for so long."""
    return replace(tournament, due_at=None)


def cancel(tournament: Tournament, now: int) -> Tournament:
    """Ends it without standings."""
    _require_live(tournament)
    return replace(tournament, status=Status.CANCELLED, ended_at=now, due_at=None, starts_at=None)


def call_off(tournament: Tournament, now: int) -> Tournament:
    """Cancels a tournament that too few have joined. It keeps the time at which it was to start, which shows why."""
    return replace(cancel(tournament, now), starts_at=tournament.starts_at)


def on_calendar(tournament: Tournament, event: int | None, entry: CalendarEntry) -> Tournament:
    """Notes the event that says this on the server's calendar, or with None that there is none and will be none."""
    if event is None or entry.over:
        return replace(tournament, event=None, event_shows=OFF_CALENDAR)
    return replace(tournament, event=event, event_shows=entry.note)


def require_registration(tournament: Tournament) -> None:
    """Raises TournamentError where the tournament has started or ended."""
    _require_live(tournament)
    if tournament.status is not Status.REGISTRATION:
        raise TournamentError("tournament-started")


def _require_live(tournament: Tournament) -> None:
    if not tournament.status.live:
        raise TournamentError("tournament-over")


def _add_pairing(
    tournament: Tournament, first: int, second: int | None, new_session: NewSession, now: int
) -> Tournament:
    """Adds a pairing; a bye is decided at once, and so is one in a round robin of which a player has withdrawn."""
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
    """Withdraws a person whose data are deleted, and puts a stand-in, an id of nobody, without a name, in their place.

    If they are the organiser, only moderators can start or cancel it from then on. Somebody who joined again after an
    interrupted deletion, and so finds the stand-in among the players, gets the next free id.
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
