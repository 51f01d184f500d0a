"""The messages of duels: what they say, what they keep to themselves, and that they fit in all languages."""

from dataclasses import replace
from functools import cache
from typing import Any

import discord
import pytest

from bot.games import DUELS, GAMES
from bot.players.base import Level
from bot.sessions.duels.closing import DuelResult
from bot.sessions.duels.comparing import MOST_PARTINGS, Parting, WeighedParting, partings
from bot.sessions.duels.duel import PLAYER, Duel, DuelPlayer, game_of, moved
from bot.sessions.duels.ending import ended_games, result_of
from bot.sessions.duels.series import Series, standings
from bot.sessions.fairness import commitment
from bot.sessions.rules.play import make_computer_move
from bot.sessions.session import Person, Session, SessionResult
from bot.texts import LANGUAGES, texts_in
from bot.ui.duels.panels import friends_panel, help_text
from bot.ui.duels.public_view import closed_view, open_view, places, standing_lines

SEED, ID = bytes(range(32)), "1m82xj9dxv9pkn00"
LONG = "_*" * 16  # each sign is escaped, and so takes two
EIGHT = tuple(DuelPlayer(number, Person(1_191_168_914_231_394_300 + number, LONG)) for number in range(1, 9))

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def duel(key: str, *players: DuelPlayer, number: int = 1, deals: int = 1) -> Duel:
    deal = f"{ID[:-1]}{number - 1}"
    return Duel(
        id=deal,
        series=ID,
        number=number,
        deals=deals,
        guild=10,
        channel=100,
        game_key=key,
        rules=GAMES[key].info.rules,
        options=DUELS[key].options,
        level=Level.MASTER,
        locale=None,
        commitment=commitment(deal, SEED),
        seed=SEED,
        opened_at=0,
        closes_at=86_400_000,
        message=1,
        players=players,
    )


def played(one: Duel, player: DuelPlayer, choice: int) -> Session:
    """Returns a game in which each seat always makes the move of this number, to its end or for some moves."""
    session = game_of(one, replace(player, started_at=1, ended_at=None), ())
    for ply in range(24):
        if not session.to_act:
            break
        (seat,) = session.to_act
        legal = [*session.game.legal_moves(session.state, seat)]
        words = legal[choice % len(legal)]
        if seat == PLAYER:
            session = moved(one, session, words, session.ply, ply)
        else:
            session = make_computer_move(session, seat, words, ply=session.ply, now=ply).session
    return session


def test_equal_places_have_the_same_number() -> None:
    one = duel("tris_1", *EIGHT[:2])
    games = {replace(player, ended_at=9): played(one, player, 0) for player in EIGHT[:2]}
    assert [line.partition(" ")[0] for line in places(games, texts_in("en"))] == ["1\\.", "1\\."]


def text_of(view: Any) -> str:
    return "\n".join(one.content for one in view.walk_children() if hasattr(one, "content"))


@in_every_language
@pytest.mark.parametrize("key", sorted(DUELS))
def test_a_duel_of_eight_with_long_names_fits_and_keeps_its_seed_until_it_is_over(key: str, language: str) -> None:
    texts = texts_in(language)
    view = open_view(DuelResult(Series((duel(key, *EIGHT),))), texts)
    assert view.content_length() <= 4000
    assert SEED.hex()[:16] not in text_of(view)
    assert commitment(ID, SEED)[:16] in text_of(view)
    friends_panel(key, "master", 1, texts)
    assert "**" in help_text(key, texts)


@in_every_language
@pytest.mark.parametrize("key", ["tris_1", "tris_2", "tripple_domino"])
def test_the_end_names_places_and_where_games_parted(key: str, language: str) -> None:
    texts, one = texts_in(language), duel(key, *EIGHT)
    games = {
        replace(player, ended_at=None if game.status.live else 9): game
        for player, game in ((player, played(one, player, player.number)) for player in EIGHT[:7])
    }
    ended = ended_games(replace(one, players=(*games, EIGHT[7])), games)
    parted = partings([*ended.values()])
    assert parted
    weighed = [WeighedParting(parting, dict.fromkeys(parting.choices, 0.5)) for parting in parted]
    series = Series((one,))
    shown = DuelResult(series, over=True, games=[ended], result=result_of(series, [ended]), partings=weighed)
    view = closed_view(shown, texts, pictured=True)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40
    assert SEED.hex()[:16] in text_of(view)
    assert text_of(view).count("50") >= len(parted)


@cache
def seven_deals(key: str) -> tuple[Series, list[dict[DuelPlayer, Session]], list[Parting]]:
    """Returns a series of eight players, with their games, and where those of each deal parted first."""
    done = tuple(replace(player, started_at=1, ended_at=9) for player in EIGHT)
    series = Series(tuple(duel(key, *done, number=number, deals=7) for number in range(1, 8)))
    games = [{player: played(deal, player, player.number + deal.number) for player in done} for deal in series.deals]
    return series, games, [partings([*one.values()])[0] for one in games]


@in_every_language
@pytest.mark.parametrize("key", ["tris_2", "tripple_domino"])
def test_seven_deals_of_eight_fit_with_points_and_a_way_to_each_game(key: str, language: str) -> None:
    texts = texts_in(language)
    series, games, parted = seven_deals(key)
    worth = [WeighedParting(one, dict.fromkeys(one.choices, 0.5)) for one in parted[:MOST_PARTINGS]]
    shown = DuelResult(series, over=True, games=games, result=result_of(series, games), partings=worth)
    for view in (open_view(DuelResult(series, games=games[:6]), texts), closed_view(shown, texts, pictured=True)):
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40
        assert text_of(view).count("1m82xj9dxv9pkn01") == 1
    ways = [one.custom_id for one in view.walk_children() if isinstance(one, discord.ui.Select)]
    assert len({*ways}) == len(series.deals)
    assert SEED.hex()[:16] not in text_of(open_view(DuelResult(series, games=games[:6]), texts))


def test_points_are_two_for_everyone_who_has_done_worse_and_one_for_everyone_who_has_done_as_well() -> None:
    one = duel("tris_1", *EIGHT[:3])
    games = {replace(player, ended_at=9): played(one, player, 0) for player in EIGHT[:3]}
    first, second, third = games
    unfinished = {first: games[first], second: games[second], third: replace(games[third], result=SessionResult())}
    rows = standings([unfinished, {first: games[first]}])
    assert [(row.points, row.rank) for row in rows] == [((3, 4), 1), ((3, 0), 2), ((0, 0), 3)]
    lines = standing_lines([unfinished, {first: games[first]}], texts_in("en"))
    assert "7 points (3 · 4)" in lines[0]
