"""The messages of duels: what they say, what they keep to themselves, and that they fit in all languages."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games import DUELS, GAMES
from bot.players.base import Level
from bot.sessions.duels.comparing import partings
from bot.sessions.duels.duel import PLAYER, Duel, DuelPlayer, begun, moved
from bot.sessions.duels.ending import ended_games, result_of
from bot.sessions.duels.service import DuelResult, WeighedParting
from bot.sessions.fairness import commitment
from bot.sessions.rules.play import make_computer_move
from bot.sessions.session import Person, Session
from bot.texts import LANGUAGES, texts_in
from bot.ui.duels.panels import friends_panel, help_text
from bot.ui.duels.public_view import closed_view, open_view, places

SEED, ID = bytes(range(32)), "1m82xj9dxv9pkn00"
LONG = "W" * 32
EIGHT = tuple(DuelPlayer(number, Person(1_191_168_914_231_394_300 + number, LONG)) for number in range(1, 9))

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def duel(key: str, *players: DuelPlayer) -> Duel:
    return Duel(
        id=ID,
        guild=10,
        channel=100,
        game_key=key,
        rules=GAMES[key].info.rules,
        options=DUELS[key].options,
        level=Level.MASTER,
        locale=None,
        commitment=commitment(ID, SEED),
        seed=SEED,
        opened_at=0,
        closes_at=86_400_000,
        message=1,
        players=players,
    )


def played(one: Duel, player: DuelPlayer, choice: int) -> Session:
    """Returns a game in which each seat always makes the move of this number, to its end or for some moves."""
    session = begun(one, player, 1)
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
    view = open_view(duel(key, *EIGHT), texts)
    assert view.content_length() <= 4000
    assert SEED.hex()[:16] not in text_of(view)
    assert commitment(ID, SEED)[:16] in text_of(view)
    friends_panel(key, "master", texts)
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
    shown = DuelResult(one, over=True, games=ended, result=result_of(one, ended), partings=weighed)
    view = closed_view(shown, texts, pictured=True)
    assert view.content_length() <= 4000
    assert view.total_children_count <= 40
    assert SEED.hex()[:16] in text_of(view)
    assert text_of(view).count("50") >= len(parted)
