"""Every lesson can be played to its end by pressing the keys that its texts name, in every language."""

import re
from collections.abc import Iterator
from itertools import product

import discord
import pytest

from bot.games import GAMES, LESSONS
from bot.sessions.session import Person
from bot.texts import LANGUAGES, texts_in
from bot.ui.learn.lesson_game import LessonGame
from bot.ui.learn.lesson_panels import LessonNote, lesson_panel
from bot.ui.text.move_labels import NO_BREAK_HYPHEN
from bot.ui.text.move_tree import START, PartialMove
from bot.ui.text.narration import event_sentence
from bot.ui.views.custom_id import Action, Press, WordToggle
from renderers.themes.theme import DARK
from tests.ui.test_panel_limits import check
from tests.ui.test_panel_limits_in_play import NAME

MOST_PRESSES = 3
"""The most presses that a move takes."""

LEARNER = Person(7, NAME)

every_lesson = pytest.mark.parametrize(("key", "language"), [*product(sorted(LESSONS), LANGUAGES)])


def steps(key: str) -> Iterator[LessonGame]:
    """Yields a lesson at each of its steps."""
    game = LessonGame(key)
    while game.step is not None:
        yield game
        game = game.next


def panel(
    game: LessonGame, language: str, partial: PartialMove = START, *, text_first: bool = False
) -> discord.ui.LayoutView:
    """Lays out a step as long as it gets: with a hand and the sentence about another move."""
    texts = texts_in(language)
    session = game.session(LEARNER)
    view = session.view(game.lesson.learner)
    secret = GAMES[game.game_key].info.private_moves
    return lesson_panel(
        game,
        session,
        view,
        texts,
        theme=DARK.name,
        partial=partial,
        note=LessonNote.NONE if game.step is None else LessonNote.ANSWER,
        text_first=text_first,
        has_hand_picture=secret,
    )


def keys(view: discord.ui.LayoutView) -> Iterator[tuple[str, Press]]:
    """Yields the labels of the buttons that can be pressed, and what they ask for."""
    for one in view.walk_children():
        if isinstance(one, discord.ui.Button) and not one.disabled:
            press = Press.parse(one.custom_id or "")
            assert press is not None
            yield one.label or "", press


def play(game: LessonGame, language: str) -> set[str]:
    """Presses the keys that make the move which the step asks for. Returns the labels of all keys on the way."""
    assert game.step is not None
    partial, labels = START, set[str]()
    for _ in range(MOST_PRESSES):
        shown = panel(game, language, partial)
        check(shown)
        pressed = dict(keys(shown))
        labels |= set(pressed)
        if any(one.action is not Action.CHOOSE_WORD and game.accepts(words(one)) for one in pressed.values()):
            return labels
        leading = {words(one) for one in pressed.values() if _leads_to(words(one), game.step.asked)}
        partial = PartialMove(max(leading - {partial.words}, key=len))
    raise AssertionError(f"{game.step.key} takes too many presses")


def words(press: Press) -> str:
    """Returns the words of a move that are chosen after this press."""
    toggle = WordToggle.parse(press.argument) if press.action is Action.TOGGLE_WORD else None
    return press.argument if toggle is None else toggle.pressed()


def _leads_to(chosen: str, asked: str) -> bool:
    verb, *others = chosen.split() or [""]
    return asked.split(maxsplit=1)[0] == verb and set(others) <= set(asked.split())


@every_lesson
def test_pressing_the_keys_that_its_texts_name_leads_to_its_end(key: str, language: str) -> None:
    for game in steps(key):
        labels = play(game, language)
        assert game.step is not None
        named = re.findall(r"\*\*(.+?)\*\*", texts_in(language)(f"{key}-learn-{game.step.key}"))
        assert set(named) <= labels, game.step.key
        assert game.accepts(game.step.asked)


@every_lesson
def test_the_keys_that_a_step_names_are_the_only_bright_ones(key: str, language: str) -> None:
    for game in steps(key):
        assert game.step is not None
        named = re.findall(r"\*\*(.+?)\*\*", texts_in(language)(f"{key}-learn-{game.step.key}"))
        bright = {
            one.label
            for one in panel(game, language).walk_children()
            if isinstance(one, discord.ui.Button) and one.style is discord.ButtonStyle.primary
        }
        assert bright <= set(named), game.step.key


@every_lesson
def test_where_text_comes_first_each_step_tells_the_position_whole(key: str, language: str) -> None:
    for game in steps(key):
        shown = panel(game, language, text_first=True)
        check(shown)
        session = game.session(LEARNER)
        view = session.view(game.lesson.learner)
        last = [event_sentence(session, event, texts_in(language)) for event in view.description][-1]
        told = [one.content for one in shown.walk_children() if isinstance(one, discord.ui.TextDisplay)]
        assert any(last in one.replace(NO_BREAK_HYPHEN, "-") for one in told)


@every_lesson
def test_its_end_offers_a_table_the_rules_and_the_lesson_again(key: str, language: str) -> None:
    last = panel(LessonGame(key, len(LESSONS[key].steps)), language)
    check(last)
    assert [press.action for _, press in keys(last)] == [Action.OPEN_TABLE, Action.GAME_PAGE, Action.LEARN]


@pytest.mark.parametrize("key", sorted(LESSONS))
def test_another_move_does_not_lead_on(key: str) -> None:
    for game in steps(key):
        session = game.session(LEARNER)
        legal = session.game.legal_moves(session.state, game.lesson.learner)
        assert [move for move in legal if game.accepts(move)] == [game.step.asked if game.step else ""]
        assert not game.accepts("free nitro")


def test_there_is_no_step_at_other_plies_or_in_other_games() -> None:
    plies = LESSONS["tris_2"].plies
    assert [LessonGame.at("tris_2", ply) is not None for ply in range(plies[-1] + 2)] == [
        ply in plies for ply in range(plies[-1] + 2)
    ]
    assert LessonGame.at("chess", 0) is None


@pytest.mark.parametrize("key", sorted(LESSONS))
def test_computers_in_lessons_are_called_as_at_a_table_and_never_like_the_learner(key: str) -> None:
    """The hands' pictures cut "Computer (fair)", and have room for "Ada (fair)"."""
    session = LessonGame(key).session(Person(7, "Ada"))
    assert {one.name for one in session.people if one.computer} == {"Blaise"}
