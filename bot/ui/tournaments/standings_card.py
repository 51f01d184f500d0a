"""The standings of a tournament, as a picture and in words."""

from collections.abc import Callable, Sequence

from bot.sessions.session import Person
from bot.texts import Texts
from bot.tournaments.standings import Standing, TieBreak, standings
from bot.tournaments.tournament import Format, Pairing, Player, Result, Tournament
from bot.ui.text.names import picture_name, shown_name
from renderers.cards.tournament import MOST_ROWS, RoundResult, StandingRow, TournamentStandings

_SHOWN = {
    Format.ROUND_ROBIN: (TieBreak.DIRECT_ENCOUNTER, TieBreak.SONNEBORN_BERGER),
    Format.SWISS: (TieBreak.BUCHHOLZ_CUT, TieBreak.BUCHHOLZ),
    Format.ARENA: (TieBreak.WINS, TieBreak.FEWER_GAMES),
}
"""The shown tie-breaks of tournaments with several rounds, and of arenas: the ones that are compared first."""

_FRACTIONS = {0.0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}


def shown_tie_breaks(tournament: Tournament) -> Sequence[TieBreak]:
    """Returns the tie-breaks with a column in the picture: with a single round none can decide."""
    return () if tournament.rounds == 1 else _SHOWN[tournament.format]


def points_text(points: float) -> str:
    """Returns points or a tie-break, a multiple of a quarter: `2½`."""
    whole, fraction = divmod(abs(points), 1)
    return f"{int(whole)}{_FRACTIONS[fraction]}" if whole or not fraction else _FRACTIONS[fraction]


def person_of(player: Player) -> Person:
    """Returns a player as a person; the name may be deleted."""
    return Person(player.person, player.name, player.username)


def player_text(tournament: Tournament, number: int, texts: Texts) -> str:
    """Returns a player's name in texts, without formatting."""
    return shown_name(person_of(tournament.player(number)), texts)


def page_count(tournament: Tournament) -> int:
    """Returns the number of pages that show all players."""
    return max(1, -(-len(tournament.players) // MOST_ROWS))


def page_of(tournament: Tournament, reader: int) -> int:
    """Returns the page, from 0, with a user; 0 for somebody who has not joined."""
    player = tournament.player_of(reader)
    places = [standing.number for standing in standings(tournament)]
    return 0 if player is None else places.index(player.number) // MOST_ROWS


def standings_card(
    tournament: Tournament, texts: Texts, page: int = 0, reader: int | None = None
) -> TournamentStandings:
    """Returns the contents of a page's picture.

    Args:
        reader: the user whose row is highlighted.
    """
    return TournamentStandings(
        headings=(texts("heading-points"), *(texts(f"heading-{one}") for one in shown_tie_breaks(tournament))),
        last=texts("tournament-last-games" if tournament.format is Format.ARENA else "tournament-rounds-heading"),
        rows=tuple(_row(tournament, standing, texts, reader) for standing in _page(tournament, page)),
    )


def standings_lines(
    tournament: Tournament, texts: Texts, page: int | None = None, name: Callable[[str], str] = str
) -> list[str]:
    """Returns a line for each player of a page, or for all: rank, name, points and tie-breaks.

    Args:
        name: formats a name for the lines' destination.
    """
    shown = standings(tournament) if page is None else _page(tournament, page)
    return [_line(tournament, standing, texts, name) for standing in shown]


def _page(tournament: Tournament, page: int) -> Sequence[Standing]:
    return standings(tournament)[page * MOST_ROWS : (page + 1) * MOST_ROWS]


def _line(tournament: Tournament, standing: Standing, texts: Texts, name: Callable[[str], str]) -> str:
    tie_breaks = ", ".join(
        f"{texts(f'tie-break-{tie_break}')} {points_text(value)}" for tie_break, value in standing.tie_breaks
    )
    signs = [texts("tournament-on-fire", count=standing.streak)] if standing.on_fire else []
    if _paused(tournament, standing.number):
        signs.append(texts("tournament-has-paused"))
    elif tournament.format is not Format.ARENA and tournament.player(standing.number).withdrawn:
        signs.append(texts("tournament-has-withdrawn"))
    line = texts(
        "tournament-standing",
        rank=standing.rank,
        player=name(player_text(tournament, standing.number, texts)),
        points=points_text(standing.points),
        ties=tie_breaks,
    )
    return " · ".join([line, *signs])


def _row(tournament: Tournament, standing: Standing, texts: Texts, reader: int | None) -> StandingRow:
    player = tournament.player(standing.number)
    values = dict(standing.tie_breaks)
    return StandingRow(
        rank=standing.rank,
        name=picture_name(person_of(player), texts),
        numbers=(points_text(standing.points), *(points_text(values[one]) for one in shown_tie_breaks(tournament))),
        results=_results(tournament, player.number),
        on_fire=standing.on_fire and tournament.status.live,
        withdrawn=player.withdrawn and (tournament.format is not Format.ARENA or tournament.status.live),
        highlighted=player.person == reader,
    )


def _paused(tournament: Tournament, number: int) -> bool:
    """Returns whether a player of a running arena is paired again only after pressing Play."""
    player = tournament.player(number)
    return tournament.format is Format.ARENA and tournament.status.live and player.withdrawn and not player.removed


def _results(tournament: Tournament, number: int) -> tuple[RoundResult, ...]:
    """Returns a player's results: one for each round, or in an arena one for each game, in the order of decision."""
    own = [pairing for pairing in tournament.pairings if number in pairing.players]
    if tournament.format is Format.ARENA:
        decided = sorted((one for one in own if one.result not in (None, Result.NEITHER)), key=lambda one: one.at or 0)
        return tuple(_result(one, number) for one in [*decided, *(one for one in own if one.open)])
    by_round = {pairing.round: pairing for pairing in own}
    return tuple(_result(by_round.get(one), number) for one in range(1, tournament.round + 1))


def _result(pairing: Pairing | None, number: int) -> RoundResult:
    if pairing is None:
        return "none"
    match pairing.result:
        case None:
            return "open"
        case Result.BYE:
            return "bye"
        case Result.DRAW:
            return "draw"
        case Result.NEITHER:
            return "loss"
        case _:
            return "win" if pairing.winner == number else "loss"
