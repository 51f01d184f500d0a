"""A leaderboard, profiles and results: full ones, and those of somebody who has not played yet."""

from itertools import starmap

from renderers.cards import leaderboard, profile, result
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.cards.profile import Arrow, Count, OutcomeSign, Profile
from renderers.cards.result import Result, ResultRow
from renderers.parts.caption import CaptionPlayer

NAMES = ("Müller Jörg", "François Lacroix", "Alessandra", "W" * 32, "Νίκος", "Владимир", "Ελένη 2", "Nguyễn Thị Ắnh")
"""In several scripts that Roboto has; one is too long."""

TABLE = Leaderboard(
    title="Rangliste",
    subtitle="Tris 2",
    headings=("Partien", "Siege", "Niederlagen", "Remis"),
    order=1,
    rows=tuple(
        Row(
            max(rank, 2) - 1,
            name,
            tuple(map(str, (240 - 9 * rank, 130 - 7 * rank, 90, rank))),
            share=(130 - 7 * rank) / (240 - 9 * rank),
            highlighted=rank == 3,
        )
        for rank, name in enumerate(NAMES, 1)
    ),
    empty="",
)
NOBODY = Leaderboard(
    "Leaderboard", "Tris 1", ("Games", "Won", "Lost", "Drawn"), 1, (), "Nobody has finished a game yet."
)

CAREER = Profile(
    name="Alessandra",
    subtitle="Tris 2 · rank 3 of 128",
    ratings=(1500, 1522, 1514, 1498, 1531, 1560, 1549, 1571, 1602, 1588, 1611, 1640, 1631, 1652, 1660, 1648),
    change=-12,
    peak="peak 1660",
    since="16 games ago",
    now="now",
    counts=tuple(starmap(Count, (("142", "Games"), ("86", "Won"), ("51", "Lost"), ("5", "Drawn"), ("−1", "Streak")))),
    recent="Last games",
    outcomes=("win", "win", "draw", "loss", "win", "win", "loss", "win", "win", "win", "loss"),
    favourite_heading="Favourite game",
    favourite="Tris on Steroids",
    empty="",
)
BEGINNER = Profile(
    name="Ελένη 2",
    subtitle="Alle Spiele",
    ratings=(),
    change=0,
    peak="",
    since="",
    now="",
    counts=(Count("0", "Spiele"), Count("0", "Siege"), Count("0", "Niederlagen")),
    recent="Letzte Spiele",
    outcomes=(),
    favourite_heading="Lieblingsspiel",
    favourite="",
    empty="Sobald du zwei Spiele beendet hast, siehst du hier, wie sich deine Wertung entwickelt.",
)

FOUR = tuple(
    CaptionPlayer(name, seat) for seat, name in enumerate(("Alessandra", "Benoît Lefèvre", "Владимир", "W" * 32))
)
WON_BY_POINTS = Result(
    game="Tripple Domino",
    options="300 points · a bonus for each hexagon",
    day="21 November 2025",
    winners=FOUR[:1],
    verdict="wins",
    reason="First to reach 300 points.",
    places=(
        ResultRow(1, FOUR[0], "312"),
        ResultRow(2, FOUR[2], "287"),
        ResultRow(3, FOUR[1], "190"),
        ResultRow(4, FOUR[3], "45", "resigned"),
    ),
    foot="41 tiles in 38 minutes",
)
SHARED = Result(
    "SET",
    "",
    "21 novembre 2025",
    FOUR[:2],
    "victoire partagée",
    "",
    tuple(ResultRow(1, player, "8") for player in FOUR[:2]),
)
DRAWN = Result(
    "Tris 2", "Viererregel", "21. November 2025", (), "Unentschieden", "Beide waren einverstanden.",
    tuple(ResultRow(1, player) for player in FOUR[:2]), "41 Züge",
)  # fmt: skip

SCENES = {
    "profile": profile.scene(CAREER),
    "profile-beginner": profile.scene(BEGINNER),
    "result": result.scene(WON_BY_POINTS),
    "result-shared": result.scene(SHARED),
    "result-draw": result.scene(DRAWN),
    "leaderboard": leaderboard.scene(TABLE),
    "leaderboard-empty": leaderboard.scene(NOBODY),
}

SIGNS = (OutcomeSign, Arrow)
