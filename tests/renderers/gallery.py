"""Every kind of picture in every theme and language: `python -m tests.renderers.gallery [folder]` (`make gallery`).

Games are played by the computers; `index.html` shows all pictures as wide as a phone does.
"""

import sys
from asyncio import run
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from bot.games import GAMES
from bot.games.base import Options, Outcome, Seat, View
from bot.games.chance import Chance
from bot.players import player
from bot.players.by_chance import ByChance
from bot.texts import LANGUAGES, Words, words
from renderers.caption import Caption, Player
from renderers.leaderboard import Leaderboard, Row
from renderers.pictures import Pictures
from renderers.profile import Count, Profile
from renderers.profile import Outcome as Ending
from renderers.result import Place, Result
from renderers.theme import THEMES

NAMES = ("Alessandra", "Jürgen Großmann", "Benoît Lefèvre", "Zoë", "Владимир", "Nguyễn Thị Ắnh")
PHONE = 400
LONGEST = 400
"""Games of more moves are left there."""


class Table(NamedTuple):
    """A game to be played: by how many, with which options."""

    seats: int
    options: Options


TABLES: Mapping[str, Mapping[str, Table]] = {
    "tris_1": {"": Table(2, {})},
    "tris_2": {
        "": Table(2, {}),
        "-rule-of-4": Table(2, {"rule_of_4": True}),
        "-advanced": Table(2, {"advanced": True}),
    },
    "tris_on_steroids": {"-3x3": Table(2, {"grid": "3x3"}), "-4x4": Table(4, {"grid": "4x4"})},
    "tripple_domino": {"": Table(3, {}), "-alone": Table(1, {})},
    "triodomino": {"": Table(3, {})},
    "set": {"": Table(4, {}), "-alone": Table(1, {"solitaire": True})},
}


class Moment(NamedTuple):
    """What one reader sees at some time of a game. walked: the words that he has pressed so far."""

    name: str
    ply: int
    to_act: Collection[Seat]
    outcome: Outcome | None
    view: View
    walked: str = ""


def moments(key: str, table: Table) -> Iterator[Moment]:
    """The beginning, the middle and the end of a game for those who watch, and what a hand shows.

    The first player is the computer; the others play by chance, so that somebody wins.
    """
    game, seed = GAMES[key], b"gallery"
    state = game.start(table.seats, game.info.settle(table.options), Chance(seed, 0))
    states = [state]
    while game.to_act(state) and len(states) < LONGEST:
        chance = Chance(seed, len(states))
        seat = chance.pick(sorted(game.to_act(state)))
        chooser = ByChance() if seat else player(key)
        move = chooser.choose(game.view(state, seat), game.legal_moves(state, seat), chance)
        state = game.play(state, seat, move, chance)
        states.append(state)

    def moment(name: str, ply: int, reader: Seat | None = None, walked: str = "") -> Moment:
        state = states[ply]
        return Moment(name, ply, game.to_act(state), game.outcome(state), game.view(state, reader), walked)

    last = len(states) - 1
    for name, ply in (
        ("1-start", 0),
        ("2-early", last // 6),
        ("3-middle", last // 2),
        ("4-late", last - 1),
        ("5-end", last),
    ):
        yield moment(name, ply)
    if game.info.secret:
        ply = last * 2 // 3
        seat = min(game.to_act(states[ply]))
        yield moment("6-hand", ply, seat)
        tile = next(
            (move.split()[:2] for move in game.legal_moves(states[ply], seat) if move.startswith("place")), None
        )
        if tile:
            yield moment("7-places", ply, seat, " ".join(tile))


def caption(moment: Moment, seats: int, said: Words) -> Caption:
    """What stands over a picture of that moment."""
    players = tuple(Player(name, seat) for seat, name in enumerate(NAMES[:seats]))
    if moment.outcome is None:
        chosen, note = tuple(moment.to_act), "caption-to-move" if len(moment.to_act) == 1 else "caption-all"
    else:
        chosen = moment.outcome.winners
        note = "caption-wins" if len(chosen) == 1 else "caption-shared" if chosen else "caption-draw"
    whose = players[chosen[0]] if len(chosen) == 1 else None
    return Caption(whose, said(note), said("caption-move", ply=moment.ply + 1), players, said)


def leaderboard(said: Words, rows: int) -> Leaderboard:
    """The best of a server."""
    headings = ("heading-games", "heading-wins", "heading-losses", "heading-draws")
    return Leaderboard(
        title=said("standings-title"),
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
        empty=said("standings-empty"),
    )


def profile(said: Words, games: int) -> Profile:
    """Somebody who has played so many games."""
    luck, ratings = Chance(b"profile", 0), [1500]
    for _ in range(games):
        ratings.append(ratings[-1] + luck.below(45) - 20)
    outcomes: list[Ending] = ["win" if luck.below(5) < 3 else "loss" for _ in range(games)]
    subtitle = f"{said('tris_2-name')} · {said('profile-rank', rank=3, among=128)}"
    wins = outcomes.count("win")
    counts = {"games": games, "wins": wins, "losses": games - wins, "draws": 0, "streak": f"+{min(games, 2)}"}
    return Profile(
        name=NAMES[0],
        subtitle=subtitle if games else said("standings-all-games"),
        ratings=tuple(ratings[1:]),
        change=ratings[-1] - ratings[-2] if games else 0,
        peak=said("profile-peak", rating=str(max(ratings))),
        since=said("profile-since", games=games),
        now=said("profile-now"),
        counts=tuple(Count(str(figure), said(f"heading-{word}")) for word, figure in counts.items()),
        lately=said("profile-lately"),
        outcomes=tuple(outcomes),
        favourite_heading=said("profile-favourite"),
        favourite=said("tris_on_steroids-name") if games else "",
        empty=said("profile-empty"),
    )


def results(said: Words) -> Iterator[tuple[str, Result]]:
    """Games that somebody won, several won together, or nobody."""
    day = said("day", day=21, month=11, year="2025")
    players = [Player(name, seat) for seat, name in enumerate(NAMES)]
    moves = said("card-foot", moves=41, minutes=38)
    four = zip((1, 2, 3, 4), players, ("312", "287", "190", "45"), ("", "", "", said("card-resigned")), strict=False)
    won = tuple(Place(rank, player, score, note) for rank, player, score, note in four)
    game = said("tripple_domino-name")
    yield "won", Result(game, "", day, (players[0],), said("caption-wins"), "", won, moves)
    both = tuple(Place(1, player, "9") for player in players[:2])
    yield "shared", Result(said("set-name"), "", day, (*players[:2],), said("caption-shared"), "", both, moves)
    drawn = tuple(Place(1, player) for player in players[:2])
    yield "drawn", Result(said("tris_2-name"), "", day, (), said("caption-draw"), "", drawn, moves)


MOMENTS = {
    (key, variant): [*moments(key, table)] for key, tables in TABLES.items() for variant, table in tables.items()
}


async def drawn(pictures: Pictures, theme: str, language: str) -> AsyncIterator[tuple[str, bytes]]:
    """Each picture in one theme and language, by a name with its ending."""
    said = words(language)
    for key, tables in TABLES.items():
        for variant, table in tables.items():
            for moment in MOMENTS[key, variant]:
                shown = caption(moment, table.seats, said)
                png = await pictures.board(key, moment.view, shown, theme=theme, walked=moment.walked)
                yield f"{key}{variant}-{moment.name}.png", png
    for rows in (6, 0):
        yield f"leaderboard-{rows}.png", await pictures.leaderboard(leaderboard(said, rows), theme=theme)
    for games in (60, 3, 0):
        yield f"profile-{games}.png", await pictures.profile(profile(said, games), theme=theme)
    for name, result in results(said):
        yield f"result-{name}.png", await pictures.result(result, theme=theme)
    frames = [(moment.view, caption(moment, 2, said)) for moment in MOMENTS["tris_2", ""]]
    yield "replay.gif", await pictures.replay("tris_2", frames, theme=theme)


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
