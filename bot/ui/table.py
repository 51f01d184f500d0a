"""The message of a table in play, top to bottom: title, turn, what happened, picture, buttons."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.games.base import Seat
from bot.sessions.session import Session, Status
from bot.texts import Words
from bot.ui.narration import ending, happened, player, scores, title, turn
from bot.ui.panels import Piece, Style, button, choice, option, panel, picture, rows, text
from bot.ui.routing import Action, Press
from bot.ui.words import CHOICES, Crossing, Step, crossing
from renderers.caption import Caption, Player
from renderers.theme import DARK, seat_role

MOST_BUTTONS = 19
"""More steps than these go into selects: four rows of buttons are what a phone shows beside the picture."""


def move_label(session: Session, move: str, words: Words) -> str:
    """A move, or one word of it, as people read it."""
    return " ".join(words.either(f"{session.game_key}-word-{word}", word) for word in move.split())


def caption(session: Session, words: Words) -> Caption:
    """The words around the picture."""
    aside = words("caption-move", ply=session.ply + (session.outcome is None))
    if session.outcome is None:
        seats = sorted(session.to_act)
        if len(seats) != 1:
            return Caption(None, words("caption-all"), aside)
        return Caption(Player(session.people[seats[0]].name, seats[0]), words("caption-to-move"), aside)
    winners = session.outcome.winners
    if len(winners) == 1:
        return Caption(Player(session.people[winners[0]].name, winners[0]), words("caption-wins"), aside)
    if len(session.people) == 1:
        return Caption(Player(session.people[0].name, 0), words("caption-lost"), aside)
    return Caption(None, words("caption-shared" if winners else "caption-draw"), aside)


def seat_colour(seat: Seat) -> int:
    """The colour of a seat, the same as in its pictures, as Discord takes colours: 0xRRGGBB."""
    return int(DARK.colours[seat_role(seat)].removeprefix("#"), 16)


def accent(session: Session) -> int | None:
    """The colour of the player on turn, or of the winner."""
    seats = session.outcome.winners if session.outcome is not None else sorted(session.to_act)
    return seat_colour(seats[0]) if len(seats) == 1 else None


def table_panel(session: Session, words: Words, walked: str = "") -> discord.ui.LayoutView:
    """The public message. walked: the words of a move that the player on turn has pressed so far."""
    pieces: list[Piece] = [text(f"### {title(session, words)}")]
    lines = happened(session, words)
    if session.status is Status.PLAYING:
        pieces.append(text("\n".join([turn(session, words), *lines])))
    else:
        pieces.append(text("\n".join([*lines, ending(session, words)])))
        if (final := scores(session, words)) is not None:
            pieces.append(text(final))
    pieces.append(picture(str(session.view(None))))
    if session.status is Status.PLAYING:
        pieces.extend(_playing(session, words, walked))
    else:
        pieces.append(text(f"-# {words('luck-revealed', seed=session.seed.hex())}"))
    if session.status is Status.FINISHED:
        pieces.extend(
            rows(
                [
                    button(words("button-rematch"), Press(Action.REMATCH, session.id), style=Style.primary),
                    button(words("button-standings"), Press(Action.STANDINGS, words=session.game_key)),
                ]
            )
        )
    return panel(pieces, accent(session))


def _playing(session: Session, words: Words, walked: str) -> list[Piece]:
    more = button(words("button-more"), Press(Action.MORE, session.id))
    pieces: list[Piece] = []
    if session.offer is not None:
        pieces.append(text(words(f"offer-{session.offer.kind}", player=player(session, session.offer.by))))
        pieces.extend(
            rows(
                [
                    button(words("button-agree"), Press(Action.AGREE, session.id, session.ply), style=Style.success),
                    button(words("button-decline"), Press(Action.DECLINE, session.id, session.ply), style=Style.danger),
                ]
            )
        )
    if session.game.info.secret:
        hand = button(words("button-hand"), Press(Action.HAND, session.id), style=Style.primary)
        return [*pieces, *rows([hand, more])]
    # In a race the seats may have different moves; the buttons offer what any of them may do, and a press is checked.
    legal = dict.fromkeys(
        move for seat in sorted(session.to_act) for move in session.game.legal_moves(session.state, seat)
    )
    return [*pieces, *step_pieces(session, words, list(legal), walked, hand=False, last=[more])]


def step_pieces(
    session: Session, words: Words, legal: Sequence[str], walked: str, *, hand: bool, last: Sequence[Any] = ()
) -> list[Piece]:
    """The next words of the legal moves, as buttons, or as selects where they are many; Back once a walk has begun."""
    here = crossing(legal, walked)
    tail = list(last)
    said: list[Piece] = []
    begun = bool(walked) and here.words != crossing(legal).words
    if begun or len(here.words.split()) > 1:
        said.append(text(f"-# {move_label(session, here.words, words)} …"))
    if begun:
        walk = Action.HAND_WALK if hand else Action.WALK
        tail.insert(0, button(words("button-back"), Press(walk, session.id, session.ply)))
    if len(here.steps) <= MOST_BUTTONS - len(tail):
        return [*said, *rows([*(_step_button(session, words, step, hand=hand) for step in here.steps), *tail])]
    return [*said, *_step_selects(session, words, here, hand=hand), *rows(tail)]


def _step_button(session: Session, words: Words, step: Step, *, hand: bool) -> Any:
    return button(
        move_label(session, step.word, words),
        Press(_step_action(step, hand=hand), session.id, session.ply, step.words),
        style=Style.primary if step.whole else Style.secondary,
    )


def _step_action(step: Step, *, hand: bool) -> Action:
    if step.whole:
        return Action.HAND_MOVE if hand else Action.MOVE
    return Action.HAND_WALK if hand else Action.WALK


def _step_selects(session: Session, words: Words, here: Crossing, *, hand: bool) -> list[Piece]:
    """A select for every 25 steps; what is picked are the words up to that step."""
    pages = [here.steps[at : at + CHOICES] for at in range(0, len(here.steps), CHOICES)]
    pick = Action.HAND_PICK if hand else Action.PICK
    return [
        choice(
            words(
                "choose-step",
                first=move_label(session, page[0].word, words),
                last=move_label(session, page[-1].word, words),
            ),
            Press(pick, session.id, session.ply, str(number)),
            [option(move_label(session, step.word, words), step.words) for step in page],
        )
        for number, page in enumerate(pages)
    ]


def hand_panel(session: Session, words: Words, seat: Seat, walked: str = "") -> discord.ui.LayoutView:
    """What one seat sees and may do: private."""
    legal = list(session.game.legal_moves(session.state, seat)) if session.status is Status.PLAYING else []
    state = words("hand-your-turn") if legal else words("hand-wait")
    pieces: list[Piece] = [
        text("\n".join([f"### {title(session, words)}", state, *happened(session, words, seat)])),
        picture(str(session.view(seat))),
    ]
    if legal:
        pieces.extend(step_pieces(session, words, legal, walked, hand=True))
    return panel(pieces, seat_colour(seat))


def moved_panel(session: Session, words: Words, link: str) -> discord.ui.LayoutView:
    """What stays of an old message when its table goes on further down."""
    return panel([text(f"### {title(session, words)}\n-# {words('table-moved', link=link)}")])
