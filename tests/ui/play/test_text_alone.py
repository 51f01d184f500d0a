"""17: text alone is enough. Who reads only texts and descriptions plays every game to its end, in every language."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.games import GAMES
from bot.games.base import Seat, Value
from bot.sessions.refusals import Refusal
from bot.sessions.rules.play import SentMove, make_move
from bot.sessions.rules.start import start_game
from bot.sessions.session import Luck, Person, Place, Session, Status
from bot.texts import LANGUAGES, Texts, texts_in
from bot.ui.play.board_parts import PART_LIMIT, PARTS, board_part, part_name
from bot.ui.play.board_text import board_text
from bot.ui.play.feature import understood_move
from bot.ui.play.hand_view import hand_panel
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.move_matching import comparable
from bot.ui.text.move_tree import START
from bot.ui.text.narration import event_sentence
from tests.contract.walk import random_game, sample
from tests.text_player import next_words, offers

PICTURES = ("board.png", "hand.png")

OPTIONS: dict[str, dict[str, Value]] = {
    "tripple_domino": {"target": 50},
    "triodomino": {"rounds": 1},
    "tris_on_steroids": {"turn_limit": 20},
}
"""Options of short games."""

TURNS = 600
"""Turns after which a game is taken to have no end."""

every_game = pytest.mark.parametrize("game", sorted(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(game: str, **options: Value) -> Session:
    """Returns a game of two that has just begun."""
    people = (Person(1, "Alice"), Person(2, "Bruno"))
    session = Session(
        id="s",
        game_key=game,
        options=GAMES[game].info.full_options({**OPTIONS.get(game, {}), **options}),
        place=Place(1, 2),
        host=1,
        people=people,
        status=Status.LOBBY,
        luck=Luck(commitment="", seed=b"seed"),
    )
    return start_game(session, 0).session


def texts_of(view: discord.ui.LayoutView) -> str:
    """Returns the texts of a panel, one below the other."""
    return "\n".join(one["content"] for one in _components(view) if "content" in one)


def descriptions_of(view: discord.ui.LayoutView) -> str:
    """Returns the descriptions of a panel's pictures, one below the other."""
    return "\n".join(item["description"] for one in _components(view) for item in one.get("items", ()))


def _components(view: discord.ui.LayoutView) -> Iterator[dict[str, Any]]:
    left: list[Any] = [item.to_component_dict() for item in view.children]
    while left:
        one = left.pop(0)
        yield one
        left[:0] = one.get("components", [])


def read(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns what a player reads: the first one their hand, where text comes first, the second one the table.

    At every third ply the second one reads the descriptions of the pictures of their hand.
    """
    info, view = session.game.info, session.view(seat)
    if seat == 0:
        return texts_of(
            hand_panel(
                session,
                seat,
                view,
                texts,
                theme="dark",
                partial=START,
                text_first=True,
                pictures=PICTURES if info.private_moves else PICTURES[:1],
            )
        )
    if session.ply % 3 == 0:
        return descriptions_of(
            hand_panel(
                session,
                seat,
                view,
                texts,
                theme="dark",
                partial=START,
                pictures=PICTURES if info.private_moves else PICTURES[:1],
            )
        )
    return texts_of(board_text(session, session.people[seat].id, 1, texts))


@every_language
@every_game
def test_a_whole_game_is_played_by_texts_and_descriptions_alone(game: str, language: str) -> None:
    session, texts, dice = table(game), texts_in(language), random.Random(game)
    for turn in range(TURNS):
        if session.status is not Status.PLAYING:
            break
        able = sorted(session.to_act)
        seat = able[turn % len(able)]
        typed = next_words(read(session, seat, texts), language, dice)
        if typed is None and len(able) > 1:
            continue  # in a race the other one may see more
        assert typed is not None, read(session, seat, texts)
        words = understood_move(session, seat, typed, texts)
        at = 10_000 * turn
        session = make_move(session, session.people[seat].id, SentMove(words, None, at), action=None, now=at).session
    assert session.status is Status.FINISHED
    assert session.result.outcome is not None


@every_language
@every_game
def test_each_legal_move_has_words_of_its_own_in_the_readers_language(game: str, language: str) -> None:
    texts, first = texts_in(language), table(game)
    advanced = [{"advanced": True}] if game == "tris_2" else []
    for options in [{}, *advanced]:
        full = GAMES[game].info.full_options({**OPTIONS.get(game, {}), **options})
        states = [state for _, _, state in random_game(first.game, 2, full, b"seed", 40)]
        for state in sample(states, 12):
            session = replace(first, options=full, state=state)
            for seat in session.to_act:
                labels = MoveLabels.of(session, texts, session.view(seat))
                for move in sample(session.game.legal_moves(state, seat), 20):
                    assert understood_move(session, seat, labels.typed(move), texts) == move


@every_language
def test_the_words_of_several_cards_may_be_in_any_order(language: str) -> None:
    session, texts = table("set"), texts_in(language)
    called = make_move(session, 1, SentMove("call", None, 0), action=None, now=0).session
    (choice,) = (one for one in offers(read(called, Seat(0), texts), language) if one.names_slots)
    claim = " ".join([*choice.words.split(" ")[:-3], "C2", "a1", "B3"])
    assert understood_move(called, Seat(0), claim, texts) == "take c2 a1 b3"


def test_words_are_understood_without_accents_and_with_the_apostrophes_of_phones() -> None:
    session = table("tris_on_steroids")
    seat = min(session.to_act)
    reveal = session.game.legal_moves(session.state, seat)[0]
    session = make_move(session, session.people[seat].id, SentMove(reveal, None, 0), action=None, now=0).session
    acts = [one for one in session.game.legal_moves(session.state, seat) if one.startswith("act ")]
    assert acts
    for wanted in acts:
        assert understood_move(session, seat, f"l’utiliser  sur {wanted.split()[1]}", texts_in("fr")) == wanted
    assert understood_move(session, seat, "Keine aktion!", texts_in("de")) == "keep"
    rolls = table("tris_2")
    south = next(one for one in rolls.game.legal_moves(rolls.state, min(rolls.to_act)) if one.endswith("south"))
    typed = south.replace("roll", "rollen").replace("south", "suden")
    assert understood_move(rolls, min(rolls.to_act), typed, texts_in("de")) == south


def test_a_spectator_reads_the_table_and_no_hand() -> None:
    session, texts = table("triodomino"), texts_in("en")
    told = texts_of(board_text(session, 99, 1, texts))
    assert "Your hand" not in told
    assert offers(told, "en") == []
    mine = texts_of(board_text(session, session.people[min(session.to_act)].id, 1, texts))
    assert "Your hand: " in mine
    assert offers(mine, "en")


def test_a_table_that_is_too_long_for_a_message_has_pages() -> None:
    session, texts = table("tris_2", advanced=True), texts_in("fr")
    seat = min(session.to_act)
    user = session.people[seat].id
    first, second = (texts_of(board_text(session, user, number, texts)) for number in (1, 2))
    assert "Page 1 sur" in first
    assert "Page 2 sur" in second
    told = {one.words for page in (first, second) for one in offers(f"/coup\n{page}", "fr")}
    labels = MoveLabels.of(session, texts, session.view(seat))
    assert told >= {labels.typed(move) for move in session.game.legal_moves(session.state, seat)}


CODE = re.compile(r"`([^`]+)`")


@pytest.mark.parametrize("language", LANGUAGES[1:])
@every_game
def test_rules_and_refusals_show_words_that_are_understood_in_their_language(game: str, language: str) -> None:
    """What stands as code in English, as the rules read it, stands there in the words of the language."""
    english, own = texts_in("en"), texts_in(language)
    labels = MoveLabels(game, own, lambda _: None)
    for key in (f"{game}-rules-typing", f"{game}-unreadable"):
        for words, told in zip(CODE.findall(english(key)), CODE.findall(own(key)), strict=True):
            assert comparable(labels.label(words)) == comparable(told)


@every_game
@every_language
def test_each_part_of_a_table_is_short_and_tells_no_hand_but_the_readers(game: str, language: str) -> None:
    texts, session = texts_in(language), table(game)
    for _ in range(12):
        seat = min(session.to_act)
        move = session.game.legal_moves(session.state, seat)[0]
        session = moved(session, seat, move)
        if session.status is not Status.PLAYING:
            break
    for user in (1, 2, 3):
        public = session.view(None)
        for part in PARTS:
            if (user, part) == (3, "mine"):
                continue
            told = board_part(session, user, part_name(part, texts), texts)
            assert 0 < len(told) <= PART_LIMIT
            if part != "mine":
                hidden = [one for one in session.view(Seat(0)).description if one not in public.description]
                assert not any(event_sentence(session, one, texts) in told for one in hidden)
    with pytest.raises(Refusal, match="board-no-cell"):
        board_part(session, 1, "z99", texts)


def test_a_cell_is_told_by_the_name_that_the_text_has_for_it_and_an_edge_by_its_tile() -> None:
    tris = table("tris_1")
    mover = min(tris.to_act)
    tris = moved(tris, mover, "b2")
    assert "B2 X" in board_part(tris, 1, "B2", texts_in("en")).replace("b2", "B2")
    dominoes = table("tripple_domino")
    mover = min(dominoes.to_act)
    opened = dominoes.game.legal_moves(dominoes.state, mover)[0]
    dominoes = moved(dominoes, mover, opened)
    (tile,) = dominoes.state.formation.tiles
    a, b, c = tile.values
    told = board_part(dominoes, 3, "open", texts_in("en"))
    lies = f"{a}-{b}-{c}"
    assert told == f"Open: {a}-{b} beside {lies}, right; {b}-{c} beside {lies}, below; {c}-{a} beside {lies}, left"
    assert lies in board_part(dominoes, 3, "u0,0", texts_in("en"))
    assert "clockwise" in texts_of(board_text(dominoes, 3, 1, texts_in("en")))


def moved(session: Session, seat: Seat, words: str) -> Session:
    sent = SentMove(words, None, 0)
    return make_move(session, session.people[seat].id, sent, action=None, now=0).session
