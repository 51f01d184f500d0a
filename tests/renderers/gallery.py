"""Every kind of picture in every theme and language: `python -m tests.renderers.gallery [folder]` (`make gallery`).

What stands around them is said by the bot itself; `index.html` shows all pictures as wide as a phone does.
"""

import sys
from asyncio import run
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

from bot.games.base import Outcome, Seat, View
from bot.games.chance import Chance
from bot.ratings.career import Played, career
from bot.sessions.session import GaveUpReason, GivenUp, Session
from bot.texts import LANGUAGES, Texts, texts_in
from bot.ui.records.profile import last_outcomes, profile_card
from bot.ui.records.result_card import result_card
from bot.ui.text.captions import caption
from renderers.cards.leaderboard import Leaderboard, Row
from renderers.cards.profile import Profile
from renderers.parts.caption import Caption
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES
from tests.renderers.gallery_games import NAMES, TABLES, Shown, finished, set_tables, shown

PHONE = 400
MOVING = ("tris_1", "tris_2", "tris_on_steroids-3x3", "tripple_domino", "triodomino", "set")
"""Whose whole games are shown as moving pictures: one of each game."""


def leaderboard(said: Texts, rows: int) -> Leaderboard:
    """The best of a server."""
    headings = ("heading-games", "heading-wins", "heading-losses", "heading-draws")
    return Leaderboard(
        title=said("leaderboard-title"),
        subtitle=said("set-name"),
        headings=tuple(map(said, headings)),
        order=1,
        rows=tuple(
            Row(
                rank,
                name,
                (str(90 - 9 * rank), str(61 - 8 * rank), str(26 - rank), "3"),
                (61 - 8 * rank) / 90,
                rank == 3,
            )
            for rank, name in enumerate(NAMES[:rows], 1)
        ),
        empty=said("leaderboard-empty"),
    )


def profile(said: Texts, games: int) -> Profile:
    """Somebody who has played so many games among five."""
    luck, outcomes, played = Chance(b"profile", 0), ("win", "loss"), []
    for _ in range(games):
        other, won = 2 + luck.below(4), luck.below(5) < 3
        ranks = {1: 1 if won else 2, other: 2 if won else 1}
        played.append(Played("tris_2", ranks, {person: outcomes[rank - 1] for person, rank in ranks.items()}))
    return profile_card(career(played, 1), last_outcomes(played, 1), NAMES[0], "tris_2" if games else None, said)


def ends() -> Iterator[tuple[str, Session]]:
    """Games that somebody won, one by resignation, several won together, or nobody."""
    yield "won", finished("tripple_domino").session
    yield "options", finished("tris_2-rule-of-4").session
    yield "drawn", replace(finished("tris_2").session, outcome=Outcome((1, 1), None, "agreed-draw"))
    table = finished("set").session
    yield "shared", replace(table, outcome=Outcome((1, 3, 1, 4), (8, 5, 8, 3), "set-exhausted"))
    table = finished("triodomino").session
    scores = Outcome((1, 2, 3), (31, 44, 87), "triodomino-fewest-points")
    yield "resigned", replace(table, outcome=scores, given_up=(GivenUp(Seat(2), GaveUpReason.RESIGNED),))


async def drawn(pictures: Pictures, theme: str, language: str) -> AsyncIterator[tuple[str, bytes]]:
    """Each picture in one theme and language, by a name with its ending."""
    said = texts_in(language)
    for name in TABLES:
        for moment in shown(name):
            yield f"{name}-{moment.name}.png", await board(pictures, moment, said, theme)
    for moment in set_tables():
        yield f"set-cards-{moment.name}.png", await board(pictures, moment, said, theme)
    for rows in (6, 0):
        yield f"leaderboard-{rows}.png", await pictures.leaderboard(leaderboard(said, rows), theme=theme)
    for games in (60, 3, 0):
        yield f"profile-{games}.png", await pictures.profile(profile(said, games), theme=theme)
    for name, session in ends():
        yield f"result-{name}.png", await pictures.result(result_card(session, said), theme=theme)
    for name in MOVING:
        yield f"{name}-replay.gif", await replay(pictures, name, language, theme)


async def board(pictures: Pictures, moment: Shown, said: Texts, theme: str) -> bytes:
    """The picture of a session as its reader sees it."""
    session = moment.session
    view = session.view(moment.reader)
    return await pictures.board(
        session.game_key, view, caption(session, said), theme=theme, partial_move=moment.partial_move
    )


async def replay(pictures: Pictures, name: str, language: str, theme: str) -> bytes:
    """The whole game at that table."""
    moments, said = finished(name), texts_in(language)

    def frames() -> list[tuple[View, Caption]]:
        return [(session.view(None), caption(session, said)) for session in moments.sampled()]

    return await pictures.replay((name, language), moments.session.game_key, frames, theme=theme)


async def main(folder: Path) -> None:
    pictures = Pictures()
    for theme in THEMES:
        for language in LANGUAGES:
            place = folder / theme / language
            place.mkdir(parents=True, exist_ok=True)
            names = []
            async for name, picture in drawn(pictures, theme, language):
                (place / name).write_bytes(picture)
                names.append(name)
            (place / "index.html").write_text(page(f"{theme}, {language}", names), encoding="utf-8")
    pictures.close()
    sys.stdout.write(f"{folder}: {len(THEMES)} themes in {len(LANGUAGES)} languages, each with an index.html\n")


def page(title: str, names: list[str]) -> str:
    """All pictures of a folder as a phone shows them."""
    shown = "".join(
        f'<a href="{name}"><img src="{name}" width="{PHONE}" alt="{name}" title="{name}"></a>\n' for name in names
    )
    return f"<!doctype html>\n<meta charset=utf-8>\n<title>{title}</title>\n<body style='background:#888'>\n{shown}"


if __name__ == "__main__":
    run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "var/gallery")))
