"""Every kind of picture in every theme and language: `python -m tests.renderers.gallery [folder]` (`make gallery`).

The texts around the pictures are the bot's own; `index.html` shows all pictures as wide as a phone does. The rooms'
`gallery` modules choose the games to show: TABLES, and more positions in `positions()`. Every other game is shown at
its start and its end.
"""

import sys
from asyncio import run
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

from bot.games import GAMES
from bot.games.base import Outcome, Seat, View
from bot.games.chance import Chance
from bot.sessions.leaderboards import ROWS, LeaderboardPage, LeaderboardRow, RatingPoint, RatingRecord
from bot.sessions.leaderboards import Profile as Numbers
from bot.sessions.session import GaveUpReason, GivenUp, Person, Status
from bot.texts import LANGUAGES, Texts, texts_in
from bot.ui.rankings.leaderboard_card import ShownLeaderboard
from bot.ui.rankings.profile import Met, ShownProfile
from bot.ui.results.game_result import GameResult, game_numbers
from bot.ui.results.replay_frames import ReplayFrames, sampled
from bot.ui.results.result_card import result_card
from bot.ui.text.captions import caption
from renderers.cards.leaderboard import Leaderboard
from renderers.cards.profile import Profile
from renderers.cards.result import Result
from renderers.parts.frame import Caption
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES
from tests.renderers.gallery_table import NAMES, Shown, Table, finished, shown
from tests.renderers.samples import room_modules

PHONE = 400

_MODULES = room_modules("gallery")

CHOSEN: dict[str, Table] = {name: table for module in _MODULES for name, table in module.TABLES.items()}
"""The tables of the rooms' modules."""

TABLES = dict(CHOSEN)
for _key, _game in GAMES.items():
    if _key not in {table.key for table in TABLES.values()}:
        TABLES[_key] = Table(_key, _game.seats(_game.info.full_options({}))[0])

MOVING = {table.key: name for name, table in reversed(TABLES.items())}
"""The table whose replay is shown, the first one of each game."""


def more_positions() -> Iterator[Shown]:
    """Yields the positions that the rooms' modules show besides their tables."""
    for module in _MODULES:
        if hasattr(module, "positions"):
            yield from module.positions()


def leaderboard(texts: Texts, people: int) -> Leaderboard:
    """Returns the first page of a leaderboard of this many people; the reader is 23rd, or third if there are fewer."""
    reader = 23 if people >= 23 else 3
    rows = [_leaderboard_row(place, people) for place in range(1, people + 1)]
    page = LeaderboardPage(tuple(rows[:ROWS]), 0, people, next((row for row in rows if row.person == reader), None))
    return ShownLeaderboard(page, reader, alone=False).card(texts)


def _leaderboard_row(place: int, people: int) -> LeaderboardRow:
    settled, games, name = place <= people * 2 / 3, 90 - 2 * place, NAMES[(place - 1) % len(NAMES)]
    return LeaderboardRow(
        rank=place,
        place=place,
        person=place,
        name=name,
        username=name,
        points=1720 - 21 * place + (0 if settled else 200),
        settled=settled,
        games=games,
        wins=games // 2,
        losses=games - games // 2 - 1,
        draws=1,
        streak=1,
    )


def profile(texts: Texts, games: int) -> Profile:
    """Returns the profile of a person who has played this many games, some of them against the reader."""
    luck, points, graph, outcomes = Chance(b"profile", 0), 1500, [], []
    for number in range(1, games + 1):
        won = luck.below(5) < 3
        change = (400 if won else -400) // (number + 3)
        points += change
        graph.append(RatingPoint(number, points, change, settled=number > 12))
        outcomes.append("win" if won else "loss")
    wins, settled = outcomes.count("win"), games > 12
    rating = RatingRecord(
        person=1,
        guild=1,
        game="tris_2",
        variant="",
        period="",
        mu=25.0,
        sigma=2.0 if settled else 7.0,
        points=points,
        settled=settled,
        games=games,
        wins=wins,
        losses=games - wins,
        draws=0,
        streak=1,
        best_streak=5,
        peak=max(point.points for point in graph if point.settled) if settled else None,
        last_at=0,
    )
    numbers = Numbers(
        rating=rating if games else None,
        rank=3 if games else None,
        people=41,
        games=(rating,) if games else (),
        outcomes=tuple(outcomes[-10:]),
        best=(),
    )
    met = Met(Person(2, NAMES[1]), wins, games - wins, 0) if settled else None
    game = "tris_2" if settled or not games else ""
    return ShownProfile(Person(1, NAMES[0]), game, numbers, graph, met).card(texts)


def ends() -> Iterator[tuple[str, ReplayFrames]]:
    """Yields ended games: with one winner, several winners, a resignation, a draw, and abandoned."""
    yield "won", finished(TABLES["tripple_domino"])
    yield "options", finished(TABLES["tris_2-rule-of-4"])
    game = finished(TABLES["tris_2"])
    yield (
        "drawn",
        replace(
            game,
            session=replace(
                game.session, result=replace(game.session.result, outcome=Outcome((1, 1), None, "agreed-draw"))
            ),
        ),
    )
    yield (
        "abandoned",
        replace(
            game,
            session=replace(
                game.session, status=Status.ABANDONED, result=replace(game.session.result, outcome=None, reason=None)
            ),
        ),
    )
    game = finished(TABLES["set"])
    shared = Outcome((1, 3, 1, 4), (8, 5, 8, 3), "set-exhausted")
    yield "shared", replace(game, session=replace(game.session, result=replace(game.session.result, outcome=shared)))
    game = finished(TABLES["triodomino"])
    scores = Outcome((1, 2, 3), (31, 44, 87), "triodomino-fewest-points")
    gave_up = (GivenUp(Seat(2), GaveUpReason.RESIGNED),)
    yield (
        "resigned",
        replace(
            game, session=replace(game.session, result=replace(game.session.result, outcome=scores, given_up=gave_up))
        ),
    )


def result(game: ReplayFrames, texts: Texts) -> Result:
    """Returns the card of an ended game, with ratings that have changed."""
    changes = {person.id: 21 - 9 * person.id for person in game.session.people}
    return result_card(game.session, texts, GameResult(game_numbers(game, texts), changes))


async def drawn(pictures: Pictures, theme: str, language: str) -> AsyncIterator[tuple[str, bytes]]:
    """Yields each picture in one theme and language, with its file name."""
    texts = texts_in(language)
    for name, table in TABLES.items():
        for position in shown(table):
            yield f"{name}-{position.name}.png", await board(pictures, position, texts, theme)
            if held := await hand(pictures, position, theme):
                yield f"{name}-{position.name}-held.png", held
    for position in more_positions():
        yield f"{position.name}.png", await board(pictures, position, texts, theme)
    for people in (41, 6, 0):
        yield f"leaderboard-{people}.png", await pictures.leaderboard(leaderboard(texts, people), theme=theme)
    for games in (60, 3, 0):
        yield f"profile-{games}.png", await pictures.profile(profile(texts, games), theme=theme)
    for name, game in ends():
        yield f"result-{name}.png", await pictures.result(result(game, texts), theme=theme)
    for name in MOVING.values():
        yield f"{name}-replay.gif", await replay(pictures, name, language, theme)


async def board(pictures: Pictures, position: Shown, texts: Texts, theme: str) -> bytes:
    """Returns the picture of a session as its reader sees it."""
    session = position.session
    view = session.view(position.reader)
    return await pictures.board(
        session.game_key, view, caption(session, texts), theme=theme, partial_move=position.partial_move
    )


async def hand(pictures: Pictures, position: Shown, theme: str) -> bytes | None:
    """Returns the picture of the reader's own hand, if there is one."""
    view = position.session.view(position.reader)
    return await pictures.hand(position.session.game_key, view, theme=theme, partial_move=position.partial_move)


async def replay(pictures: Pictures, name: str, language: str, theme: str) -> bytes:
    """Returns the replay of the whole game at this table."""
    game, texts = finished(TABLES[name]), texts_in(language)

    def frames() -> list[tuple[View, Caption]]:
        return [(position.view, caption(position.session, texts)) for position in sampled([*game.positions()])]

    return await pictures.replay((name, language), game.session.game_key, frames, theme=theme)


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
    """Returns a page with all pictures of a folder, as wide as on a phone."""
    shown = "".join(
        f'<a href="{name}"><img src="{name}" width="{PHONE}" alt="{name}" title="{name}"></a>\n' for name in names
    )
    return f"<!doctype html>\n<meta charset=utf-8>\n<title>{title}</title>\n<body style='background:#888'>\n{shown}"


if __name__ == "__main__":
    run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "var/gallery")))
