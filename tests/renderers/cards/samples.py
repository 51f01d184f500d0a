"""A leaderboard, profiles and results: full ones, and ones of a person who has not played yet."""

from dataclasses import replace
from itertools import starmap

from renderers.cards import daily, leaderboard, profile, result, round_result, tournament
from renderers.cards.daily import Daily
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.cards.number_boxes import Count
from renderers.cards.player_rows import PlayerRow
from renderers.cards.profile import Arrow, HeadToHead, OutcomeSign, Profile
from renderers.cards.result import Result
from renderers.cards.round_result import RoundResult
from renderers.cards.tournament import Flame, GapSign, StandingRow, TournamentStandings
from renderers.parts.frame import COLUMN, CaptionPlayer
from renderers.parts.player_block import POINTER
from tests.renderers.captions import LONG_NAMES
from tests.renderers.tiles.samples import SEVERAL, trio_sample

NAMES = ("Müller Jörg", "François Lacroix", "Alessandra", "W" * 32, "Νίκος", "Владимир", "Ελένη 2", "Nguyễn Thị Ắnh")
"""Names in several scripts that Roboto has; one is too long."""

TABLE_NAMES = ("Alessandra", "Jürgen Großmann", "Benoît Lefèvre", "Zoë", *LONG_NAMES[:4])


def _row(rank: int, name: str, games: int, rating: int, *, provisional: bool = False) -> Row:
    won = games * 53 // 100
    numbers = (str(games), str(won), f"{100 * won // games} %", f"{rating}{'?' if provisional else ''}")
    return Row(rank, name, numbers, highlighted=name == "Alessandra", provisional=provisional)


TEN = (*NAMES, "Inès", "Città di Carta")
TABLE = Leaderboard(
    headings=("Partien", "Gewonnen", "Quote", "Wertung"),
    order=3,
    rows=tuple(_row(max(rank, 2) - 1, name, 240 - 9 * rank, 1815 - 31 * rank) for rank, name in enumerate(TEN, 1)),
    empty="",
    shown="1–10 von 128",
)
ELSEWHERE = Leaderboard(
    headings=("Games", "Won", "Won %", "Rating"),
    order=3,
    rows=tuple(
        _row(rank, name, 64 - rank, 1540 - rank if rank < 48 else 1700 - rank, provisional=rank >= 48)
        for rank, name in enumerate((*NAMES[:2], "Zoë", *NAMES[3:], "Inès", "Città di Carta"), 41)
    ),
    empty="",
    shown="41–50 of 1128",
    own=_row(10_317, "Alessandra", 9, 1521, provisional=True),
    provisional="Provisional",
)
HIGH_SCORES = Leaderboard(
    headings=("Points", "Time", "Day"),
    order=0,
    rows=tuple(Row(rank, name, (str(400 - 9 * rank), f"{rank}:07", "Nov 3")) for rank, name in enumerate(TEN[:5], 4)),
    empty="",
    shown="4–8 of 8",
    own=Row(1, "Alessandra", ("412", "4:05", "Oct 31"), highlighted=True),
)
NOBODY = Leaderboard(("Games", "Won", "Won %", "Rating"), 1, (), "Nobody has finished a game yet. Open one with /play.")

CAREER = Profile(
    name="Alessandra",
    subtitle="Tris 2 · rank 3 of 128",
    rating="1648",
    spread="±62",
    provisional=False,
    provisional_label="provisional",
    ratings=(1500, 1522, 1514, 1498, 1531, 1560, 1549, 1571, 1602, 1588, 1611, 1640, 1631, 1652, 1660, 1648),
    settled=(False,) * 4 + (True,) * 12,
    change=-12,
    peak="peak 1660",
    since="16 games ago",
    now="now",
    counts=tuple(
        starmap(
            Count,
            (("142", "Games"), ("86", "Won"), ("51", "Lost"), ("5", "Drawn"), ("−1", "Streak"), ("9", "Best streak")),
        )
    ),
    recent="Last games",
    outcomes=("win", "win", "draw", "loss", "win", "win", "loss", "win", "win", "win", "loss"),
    favourite_heading="Favourite game",
    favourite="Tris on Steroids",
    empty="",
)
MET = replace(CAREER, against=HeadToHead((CAREER.name, "Jürgen Großmann"), "1 drawn", 5, 1, 3))
NEWCOMER = replace(
    CAREER,
    name="W" * 32,
    rating="1560?",
    spread="±281",
    provisional=True,
    ratings=(1605, 1560),
    settled=(False, False),
    peak="",
    outcomes=("win", "loss"),
    against=HeadToHead(("W" * 32, "Müller Jörg"), "", 12, 0, 0),
)
BEGINNER = Profile(
    name="Ελένη 2",
    subtitle="Alle Spiele",
    rating="",
    spread="",
    provisional=False,
    provisional_label="vorläufig",
    ratings=(),
    settled=(),
    change=0,
    peak="",
    since="",
    now="",
    counts=(Count("0", "Spiele"), Count("0", "Siege"), Count("0", "Niederlagen")),
    recent="Letzte Spiele",
    outcomes=(),
    favourite_heading="Lieblingsspiel",
    favourite="",
    empty="Die Wertung beginnt mit der ersten Partie gegen Menschen. Eröffne einen Tisch mit /spielen.",
)

EIGHT = tuple(CaptionPlayer(name, seat) for seat, name in enumerate(TABLE_NAMES))
NUMBERS = tuple(starmap(Count, (("7", "rounds"), ("95 min", "played"), ("+134", "best move"), ("3", "hexagons"))))
WON_BY_POINTS = Result(
    (
        PlayerRow(EIGHT[1], 1, "407", 18),
        PlayerRow(EIGHT[2], 2, "299", 3),
        PlayerRow(EIGHT[3], 3, "275", -6),
        PlayerRow(EIGHT[0], 4, "-31", -15, "resigned"),
    ),
    won=True,
    numbers=NUMBERS,
)
SHARED = Result(
    tuple(
        PlayerRow(player, 1 if player.seat < 3 else 4, str(8 - player.seat // 3), 4 - player.seat) for player in EIGHT
    ),
    won=True,
    numbers=NUMBERS[:3],
)
DRAWN = Result(
    tuple(PlayerRow(player, 1, change=2 - 4 * player.seat) for player in EIGHT[3:5]), won=False, numbers=NUMBERS[1:]
)
ABANDONED = Result(tuple(PlayerRow(player) for player in EIGHT[:5]), won=False, numbers=NUMBERS[1:3])

ROUND = RoundResult(
    "Runde 2 von 3",
    tuple(PlayerRow(player, score=str(87 - 31 * player.seat), change=(12 * player.seat) % 36) for player in EIGHT[:4]),
    tuple(item for item in trio_sample(SEVERAL).scene().placed if item.x < COLUMN[0] - POINTER),
)
ROUND_OF_EIGHT = RoundResult("Round 2", tuple(PlayerRow(player, None, "-123", -34) for player in EIGHT))
DAILY = Daily(
    "21",
    "November",
    "Tripple Domino",
    tuple(PlayerRow(player, player.seat + 1, str(412 - 37 * player.seat)) for player in EIGHT),
    tuple(starmap(Count, (("338", "your points"), ("12", "days in a row"), ("17", "have played"), ("412", "best")))),
    "",
)
DAILY_UNPLAYED = Daily("1", "septembre", "SET", (), DAILY.numbers[1:3], "Personne n'a encore joué aujourd'hui.")


SWISS = TournamentStandings(
    ("Punkte", "Buchh. −1", "Buchholz"),
    "Runden",
    tuple(
        StandingRow(
            max(rank, 2) - 1,
            name,
            (f"{5.5 - rank / 2:g}", f"{12 - rank / 2:g}", f"{15 - rank:g}"),
            (("win", "loss", "draw", "bye", "open", "none")[rank % 6], "win", "loss", "draw", "open"),
            withdrawn=rank == 6,
            highlighted=rank == 4,
        )
        for rank, name in enumerate((*NAMES, "Inès", "Città di Carta"), 1)
    ),
)
ARENA = TournamentStandings(
    ("Points", "Wins", "Games"),
    "Last games",
    tuple(
        StandingRow(
            rank,
            name,
            (str(33 - 4 * rank), str(14 - rank), "17"),
            ("win", "loss", *("win",) * 7),
            on_fire=rank in (1, 3),
        )
        for rank, name in enumerate(TABLE_NAMES[:4], 1)
    ),
)

SCENES = {
    "profile": profile.scene(CAREER),
    "profile-met": profile.scene(MET),
    "profile-newcomer": profile.scene(NEWCOMER),
    "profile-beginner": profile.scene(BEGINNER),
    "result": result.scene(WON_BY_POINTS),
    "result-shared": result.scene(SHARED),
    "result-draw": result.scene(DRAWN),
    "result-abandoned": result.scene(ABANDONED),
    "leaderboard": leaderboard.scene(TABLE),
    "leaderboard-elsewhere": leaderboard.scene(ELSEWHERE),
    "leaderboard-scores": leaderboard.scene(HIGH_SCORES),
    "leaderboard-empty": leaderboard.scene(NOBODY),
    "round": round_result.scene(ROUND),
    "round-of-eight": round_result.scene(ROUND_OF_EIGHT),
    "daily": daily.scene(DAILY),
    "daily-unplayed": daily.scene(DAILY_UNPLAYED),
    "tournament": tournament.scene(SWISS),
    "tournament-arena": tournament.scene(ARENA),
}

GOLDEN = ("profile-met", "result", "leaderboard-elsewhere", "round", "daily", "tournament", "tournament-arena")

SIGNS = (OutcomeSign, Arrow, Flame, GapSign)
