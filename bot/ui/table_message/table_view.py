"""The view of a table whose game has started, from top to bottom: title, events, picture, turn, keys; or its result.

While an offer waits for consent, or a timeout may be claimed, the view shows that with its buttons.
"""

import functools
from collections.abc import Sequence
from typing import Any

import discord

from bot.achievements.rules import KEYS
from bot.games.base import Seat, View
from bot.sessions.achievements import AchievementRecord
from bot.sessions.refusals import Refusal
from bot.sessions.rules.consent import check_may_offer, draw_reason, two_suffice
from bot.sessions.session import OfferKind, Session, Status
from bot.texts import Texts
from bot.ui.results.clip import has_clip
from bot.ui.results.game_result import GameResult
from bot.ui.results.result_card import result_alt_text
from bot.ui.text.captions import accent, alt_text, round_end_alt_text
from bot.ui.text.luck import luck_line, rematch_luck_line
from bot.ui.text.move_tree import PartialMove, merged
from bot.ui.text.names import listed
from bot.ui.text.narration import (
    event_sentence,
    given_up_lines,
    hint_lines,
    player_name,
    prompt_line,
    recent_events,
    result_lines,
    title,
)
from bot.ui.text.option_texts import contest_token
from bot.ui.text.times import timestamp
from bot.ui.views.components import (
    ABOUT,
    LEADERBOARD,
    MORE,
    NO_EMOJI,
    PICTURE,
    KeyEmoji,
    Piece,
    Style,
    button,
    button_beside,
    button_rows,
    panel,
    picture,
    take_seat_button,
    text,
    text_beside,
)
from bot.ui.views.custom_id import Action, Press, Surface
from bot.ui.views.move_pieces import MovePieces, greyed

BADGE = "badge.png"
"""The name of the file with the winner's badge."""


def consent_pieces(session: Session, texts: Texts, reader: Seat) -> list[Piece]:
    """Returns the lines and buttons of `consent_lines` and `consent_buttons` that this reader can use."""
    lines, buttons = consent_lines(session, texts, reader), consent_buttons(session, texts, reader)
    return [*([text("\n".join(lines))] if lines else []), *button_rows(buttons)]


def consent_lines(session: Session, texts: Texts, reader: Seat | None = None) -> list[str]:
    """Returns the lines about the open offer, and about a timeout of one of two players.

    Args:
        reader: the seat of the only reader, if there is one.
    """
    lines = _offer_lines(session, texts)
    if _can_claim(session, reader):
        lines.append(texts("overdue", player=player_name(session, min(session.to_act), texts)))
    return lines


def consent_buttons(session: Session, texts: Texts, reader: Seat | None = None) -> list[discord.ui.Button[Any]]:
    """Returns Agree and Decline for the open offer; Claim and Wait if one of two players has run out of time.

    No button stands out: agreeing or claiming ends the game or undoes a move, and declining costs nothing.

    Args:
        reader: the seat of the only reader, if there is one, who sees only usable buttons.
    """
    offer, buttons = session.consent.offer, list[discord.ui.Button[Any]]()
    if offer is not None:
        if reader is None or reader not in offer.agreed | {offer.by}:
            buttons.append(button(texts("button-agree"), Press(Action.AGREE, session.id, offer.ply, offer.kind.value)))
        buttons.append(button(texts("button-decline"), Press(Action.DECLINE, session.id, offer.ply, offer.kind.value)))
    if _can_claim(session, reader):
        buttons.append(button(texts("button-claim"), Press(Action.CLAIM, session.id, session.ply)))
        buttons.append(button(texts("button-wait"), Press(Action.WAIT, session.id, session.ply)))
    return buttons


def _can_claim(session: Session, reader: Seat | None) -> bool:
    return session.clock.overdue and reader not in session.to_act


def _offer_lines(session: Session, texts: Texts) -> list[str]:
    offer = session.consent.offer
    if offer is None:
        return []
    line = texts(f"offer-{offer.kind}", player=player_name(session, offer.by, texts))
    if offer.by in session.computers and (reason := draw_reason(session)) is not None:
        line += f" {event_sentence(session, reason, texts)}"
    if len(session.staying) == 2:
        return [line]  # it is obvious whose answer the offer waits for
    answers = []
    if offer.agreed:
        agreed = listed((player_name(session, seat, texts) for seat in sorted(offer.agreed)), texts)
        answers.append(texts("offer-agreed-by", players=agreed))
    if two_suffice(offer.kind, session.place, session.staying):
        answers.append(texts("offer-needs-one"))
    elif missing := [seat for seat in session.staying if seat != offer.by and seat not in offer.agreed]:
        names = listed((player_name(session, seat, texts) for seat in missing), texts)
        answers.append(texts("offer-waits-for", players=names))
    return [line, f"-# {' · '.join(answers)}"] if answers else [line]


def possible_offers(session: Session, seat: Seat) -> list[OfferKind]:
    """Returns the offers that this seat may make now.

    A person who plays alone, or only with computers, resigns instead of asking for an end, and takes hints without
    asking.
    """
    return [kind for kind in OfferKind if _possible(session, session.people[seat].id, kind)]


def _possible(session: Session, user: int, kind: OfferKind) -> bool:
    try:
        check_may_offer(session, user, kind)
    except Refusal:
        return False
    return kind not in (OfferKind.END, OfferKind.HINTS) or len(session.staying) > 1


def table_panel(
    session: Session,
    view: View,
    texts: Texts,
    *,
    theme: str,
    partial: PartialMove,
    waiting: str = "",
    filename: str = PICTURE,
    closes_at: int | None = None,
    emoji: KeyEmoji = NO_EMOJI,
) -> discord.ui.LayoutView:
    """Lays out the public message of a game in play: the next player's task stands right above the keys.

    An offer that waits for answers replaces the lines about what happened, so that the keys stay in sight. If the last
    move has ended a round, the picture shows the round's end.

    Args:
        view: a spectator's view.
        theme: the picture's.
        partial: how far the player on turn has come in a move.
        waiting: the line that names who wants to play next.
        filename: the picture's.
        closes_at: if the game will soon be closed unless somebody moves, when that is; ms since the epoch.
        emoji: the application's emoji for keys.
    """
    notes = [
        *given_up_lines(session, texts),
        *hint_lines(session, texts),
        "" if closes_at is None else texts("game-closes", when=timestamp(closes_at)),
        texts("computers-think-less") if session.thinks_less else "",
        waiting,
    ]
    head = " · ".join([title(session, texts), *(note for note in notes if note)])
    asked = consent_lines(session, texts)
    lines = [f"-# {head}", *(asked or recent_events(session, view, texts))]
    alt = alt_text(session, view, texts, narrated=True)
    if view.round_end is not None:
        alt = round_end_alt_text(session, view.round_end, texts)
    pieces = [
        button_beside("\n".join(lines), button(ABOUT, Press(Action.ABOUT, session.id))),
        picture(alt, filename),
        *_keys(session, view, texts, partial, emoji),
        *button_rows([take_seat_button(session.id, texts)] if session.away else []),
    ]
    return panel(pieces, accent(session, theme))


def result_panel(
    session: Session,
    view: View,
    texts: Texts,
    result: GameResult,
    *,
    theme: str,
    waiting: str = "",
    filename: str = PICTURE,
) -> discord.ui.LayoutView:
    """Lays out the public message of an ended game: the result with the winner's badge beside it, and the final board,
    whose column shows how everybody did.

    Args:
        view, theme, waiting, filename: as in `table_panel`; the file is the board's.
    """
    lines = [f"-# {title(session, texts)}", *result_lines(session, texts, result.changes, result.best)]
    lines += achievement_lines(session, result.achieved, texts)
    counted = session.result.outcome is not None and session.result.outcome.scores is not None
    if counted and (sentences := recent_events(session, view, texts)):
        lines.append(f"-# {' '.join(sentences)}")  # the tiles that each held, which no picture shows
    head, winner, alt = "\n".join(lines), only_winner(session), alt_text(session, view, texts)
    if session.result.outcome is not None:
        alt = f"{result_alt_text(session, texts, result)}\n{alt}"
    rematch_luck = rematch_luck_line(session, texts) if session.tournament is None else ""
    badge = "" if winner is None else session.people[winner].name
    pieces = [
        text(head) if winner is None else text_beside(head, badge, BADGE),
        picture(alt, filename),
        *button_rows(_buttons_after(session, texts)),
        text("\n".join(f"-# {line}" for line in (waiting, luck_line(session, texts), rematch_luck) if line)),
    ]
    return panel(pieces, accent(session, theme))


def only_winner(session: Session) -> Seat | None:
    """Returns the seat of the only winner; None if there are none or several."""
    winners = () if session.result.outcome is None else session.result.outcome.winners
    return winners[0] if len(winners) == 1 else None


def _keys(session: Session, view: View, texts: Texts, partial: PartialMove, emoji: KeyEmoji) -> Sequence[Piece]:
    """Returns whose turn it is with the question, the keys for the answer, the buttons of an offer, and the menu's.

    While computers think, the keys of moves are disabled.
    """
    info = session.game.info
    style = Style.primary if info.private_moves else Style.secondary
    label = texts.get(f"{session.game_key}-hand", texts("button-hand"))
    first = [button(label, Press(Action.HAND, session.id), style=style)] if info.secret else []
    first += consent_buttons(session, texts)
    more = button(MORE, Press(Action.MORE, session.id))
    if info.private_moves:
        return [text(f"### {prompt_line(session, texts)}"), *button_rows([*first, more])]
    # In a race the seats may have different moves; the buttons offer what any of them may do, and a press is checked.
    legal = merged(session.legal_moves.values())
    prompt = functools.partial(prompt_line, session, texts)
    pieces = MovePieces(session, view, texts, Surface.TABLE, emoji=emoji)
    keys = pieces.pieces(legal, partial, [more], first=first, prompt=prompt)
    return greyed(keys) if session.to_act <= {*session.computers} else keys


def achievement_lines(session: Session, achieved: Sequence[AchievementRecord], texts: Texts) -> list[str]:
    """Returns the players' achievements in this game, a line for each in the order of seats, in small print."""
    lines = []
    for seat, person in enumerate(session.people):
        own = [one.achievement for one in achieved if one.person == person.id and one.achievement in KEYS]
        if own:
            names = ", ".join(f"**{texts(f'achievement-{key}')}**" for key in own)
            player = player_name(session, Seat(seat), texts)
            lines.append(f"-# {texts('achievement-earned', player=player, names=names)}")
    return lines


def can_play_next(session: Session) -> bool:
    """Returns whether others may join the next game: not in direct messages, nor in a tournament."""
    return session.place.guild is not None and session.tournament is None


def next_game_buttons(session: Session, texts: Texts) -> list[discord.ui.Button[Any]]:
    """Returns the button to join the next game, if that is possible."""
    join = button(texts("button-next-game"), Press(Action.NEXT_GAME, session.id))
    return [join] if can_play_next(session) else []


def _buttons_after(session: Session, texts: Texts) -> list[discord.ui.Button[Any]]:
    """Returns the buttons below an ended game, for its players."""
    buttons = []
    if session.tournament is None:
        buttons.append(button(texts("button-rematch"), Press(Action.REMATCH, session.id), style=Style.primary))
    if session.ply > 0 or session.result.outcome is not None:
        buttons.append(button(texts("button-replay"), Press(Action.REPLAY, session.id)))
    if session.result.outcome is not None and session.place.guild is not None:
        buttons.append(button(LEADERBOARD, Press(Action.LEADERBOARD, argument=_leaderboard(session))))
    buttons.append(button(MORE, Press(Action.ABOUT, session.id)))
    if has_clip(session):
        buttons.append(button(texts("button-clip"), Press(Action.CLIP, session.id)))
    return buttons


def back_button(session: Session, texts: Texts) -> discord.ui.Button[Any]:
    """Returns the button that leads from a private panel about a table back to the one that led to it."""
    way = Action.MORE if session.status is Status.PLAYING else Action.ABOUT
    return button(texts("button-back"), Press(way, session.id))


def _leaderboard(session: Session) -> str:
    """Returns the leaderboard that an ended game links to; for a game for one, the high scores of its variant."""
    if len(session.people) > 1:
        return session.game_key
    variant = session.game.info.variant(session.options, 1)
    return f"{session.game_key} {contest_token(variant, alone=True)}"


def moved_panel(session: Session, texts: Texts, url: str) -> discord.ui.LayoutView:
    """Lays out the message that replaces an old one when its table was reposted at this URL."""
    return panel([text(f"### {title(session, texts)}\n-# {texts('table-moved', link=url)}")])
