"""A session in words: its title, whose turn it is, what just happened, how it ended."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.games.base import Event, Outcome, Seat, View
from bot.games.replay import faster_seat, is_undoing
from bot.sessions.history import BestResult
from bot.sessions.rules.earlier_events import earlier_events_for, seen_ply
from bot.sessions.session import Person, Session, Status
from bot.texts import Texts
from bot.ui.text.best_results import (
    NO_BREAK,
    best_text,
    compared_with,
    score_in_points,
    score_text,
    scores_text,
    with_variant,
)
from bot.ui.text.names import bold, listed, shown_name, with_level
from bot.ui.text.option_texts import changed_options
from bot.ui.text.times import timestamp
from renderers.parts.text_line import signed

MOVES_FOR_ALL, MOVES_FOR_ONE, MOVES_IN_PING = 5, 10, 3
"""The most moves since a player's own last move that the public message, a private one and a ping tell."""

NARRATION_ROOM, PRIVATE_ROOM = 140, 360
"""The most characters about what happened in public and in private, with three or more players: on a phone the table is
in sight at once, and in a private panel the picture with its keys."""

MAX_SENTENCES = 12
"""The most sentences about what happened; more would push the picture off a phone's screen."""


def title(session: Session, texts: Texts) -> str:
    """Returns the game's name and the options that differ from their defaults: see `changed_options`."""
    return " · ".join([texts(f"{session.game_key}-name"), *changed_options(session, texts)])


def lobby_title(session: Session, texts: Texts) -> str:
    """Returns the title; if the options say who begins and the seat is taken, with that player's name."""
    return " · ".join([texts(f"{session.game_key}-name"), *changed_options(session, texts, named=True)])


def player_name(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns the name of the player on a seat, in bold."""
    return bold(shown_name(session.people[seat], texts))


def name_with_level(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns the name of the player on a seat, in bold; a computer's is followed by its level."""
    return with_level(player_name(session, seat, texts), session.people[seat], texts)


def others(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns the names of the people whom an offer of this seat asks."""
    return listed((player_name(session, other, texts) for other in session.staying if other != seat), texts)


def mention(session: Session, seat: Seat, texts: Texts) -> str:
    """Returns a mention of the player on a seat; only a name if a computer plays it."""
    return name_with_level(session, seat, texts) if seat in session.computers else f"<@{session.people[seat].id}>"


def prompt_line(session: Session, texts: Texts, asked: str = "", reader: Seat | None = None) -> str:
    """Returns a line that mentions the player on turn, with the question and the deadline.

    Args:
        asked: the question; if it is empty, the line says that it is their turn.
        reader: the seat of the only reader, if there is one, who is not mentioned.
    """
    seats = sorted(session.to_act)
    who = " ".join(mention(session, seat, texts) for seat in seats)
    if session.game.info.race and len(seats) > 1:
        line = texts("turn-race")
    elif seats == [reader]:
        line = asked or texts("turn-yours")
    else:
        line = f"{who} · {asked}" if asked else texts("turn", player=who)
    if session.clock.overdue:
        return f"{line} · {texts('turn-overdue')}"
    return line if session.clock.deadline is None else f"{line} · {timestamp(session.clock.deadline)}"


def event_sentence(session: Session, event: Event, texts: Texts) -> str:
    """Returns the text of an event."""
    return event_text(event, texts, lambda seat: player_name(session, seat, texts))


def event_text(event: Event, texts: Texts, name: Callable[[Seat], str]) -> str:
    """Returns the text of an event.

    Args:
        name: returns what the player of a seat is called.
    """
    player = {} if event.seat is None else {"player": name(event.seat)}
    return texts(event.key, **{**event.args, **player})


def recent_events(session: Session, view: View, texts: Texts, seat: Seat | None = None) -> list[str]:
    """Returns what happened lately.

    With three or more players, that is a line for each move since the reader's own last one, newest first, and at most
    PRIVATE_ROOM characters. In public it is since the last move of the player on turn, and at most NARRATION_ROOM. With
    two, it is a sentence for each event of the last human move and of all computers' moves since.

    Args:
        view: the reader's view.
        seat: the reader's seat, None for spectators.
    """
    if session.tells_since_own_move:
        if seat is None:
            return _fitted(moves_since(session, view, texts, None, MOVES_FOR_ALL), NARRATION_ROOM)
        return _fitted(moves_since(session, view, texts, seat, MOVES_FOR_ONE), PRIVATE_ROOM)
    return last_events(session, view, texts, seat)


def moves_since(session: Session, view: View, texts: Texts, seat: Seat | None, most: int) -> list[str]:
    """Returns a line for each move since the reader's own last one, newest first.

    Args:
        most: the most lines; further moves become an ellipsis.
    """
    lines = list[str]()
    earlier = (events.get(seat, events[None]) for events in reversed(session.earlier_events))
    plies = range(session.ply, seen_ply(session, seat), -1)
    for ply, events in zip(plies, [view.events, *earlier], strict=False):
        line = move_sentences(session, ply, events, texts)
        if line and len(lines) == most:
            return [*lines, "…"]
        if line:
            lines.append(line)
    return lines


def _fitted(lines: Sequence[str], most: int) -> list[str]:
    """Returns as many of the lines as fit into so many characters, but at least the first sentence."""
    fitted = list[str]()
    room = most
    for line in lines:
        room -= len(line.replace("**", "").replace("\\", ""))
        if room < 0:
            return [*fitted, "…"] if fitted else [_first_sentences(line, most)]
        fitted.append(line)
    return fitted


def _first_sentences(line: str, most: int) -> str:
    """Returns as many sentences of a line as fit, with an ellipsis; the first one is never cut."""
    ends = [at.end() for at in re.finditer(r"[.!](?= )", line) if line[: at.end()].count("**") % 2 == 0]
    end = max((end for end in ends if end <= most), default=min(ends, default=len(line)))
    return line if end == len(line) else f"{line[:end]} …"


def move_sentences(session: Session, ply: int, events: Sequence[Event], texts: Texts) -> str:
    """Returns the sentences about the move of a ply, from these events that its reader may know."""
    undone = undone_sentence(session, ply, texts, lambda seat: player_name(session, seat, texts))
    return undone or " ".join(event_sentence(session, event, texts) for event in events)


def last_events(session: Session, view: View, texts: Texts, seat: Seat | None = None) -> list[str]:
    """Returns a sentence for each event of the last human move and of all computers' moves since.

    With three or more players, only the events of the last move.

    Args:
        view, seat: see `recent_events`.
    """
    if undone := undone_sentence(session, session.ply, texts, lambda seat: player_name(session, seat, texts)):
        return [undone]
    earlier = () if session.tells_since_own_move else earlier_events_for(session.earlier_events, seat)
    sentences = [event_sentence(session, event, texts) for event in (*earlier, *view.events)]
    return sentences if len(sentences) <= MAX_SENTENCES else ["…", *sentences[-MAX_SENTENCES:]]


def undone_sentence(session: Session, ply: int, texts: Texts, name: Callable[[Seat], str]) -> str:
    """Returns the sentence about a move that took one back, or about a call that came too late; "" for other moves.

    Args:
        name: returns what the player of a seat is called.
    """
    last = session.moves[ply - 1] if ply else None
    if last is None or not is_undoing(last.words):
        return ""
    faster = faster_seat(last.words)
    if faster is None:
        return texts("taken-back", player=name(last.seat))
    return texts("call-overtaken", faster=name(faster), player=name(last.seat))


def small(lines: Iterable[str]) -> list[str]:
    """Returns lines in small print."""
    return [f"-# {line}" for line in lines]


def given_up_lines(session: Session, texts: Texts) -> list[str]:
    """Returns a line for each seat that a computer has taken over."""
    return [
        texts(f"given-up-{one.why}", player=player_name(session, one.seat, texts)) for one in session.result.given_up
    ]


def hint_lines(session: Session, texts: Texts) -> list[str]:
    """Returns the line that says that hints are allowed, so that the game does not count; none if they are not."""
    return [texts("hints-on")] if session.consent.hints else []


def ending(session: Session, texts: Texts) -> str:
    """Returns how the session ended in one line: the result and its reason."""
    outcome = session.result.outcome
    if session.status is Status.ABANDONED or outcome is None:
        return f"{_abandoned(session, texts)} {why_abandoned(session, texts)}"
    if len(session.people) == 1:
        return texts(outcome.reason, player=player_name(session, Seat(0), texts))
    if outcome.winners:
        names = listed((name_with_level(session, seat, texts) for seat in outcome.winners), texts)
        result = texts("ending-won", players=names, count=len(outcome.winners))
    else:
        result = texts("ending-draw")
    return f"{result} {texts(outcome.reason, player=_losers(session, texts))}"


def _abandoned(session: Session, texts: Texts) -> str:
    """Returns the line about a session without a result, or who wins a tournament's game given up before it began."""
    if session.tournament is None or not session.result.given_up:
        return texts("ending-abandoned")
    winner = Seat(1 - session.result.given_up[0].seat)
    return texts("ending-won", players=name_with_level(session, winner, texts), count=1)


def score_alone(session: Session) -> int | None:
    """Returns the score of a game for one with points, which nobody wins or loses; None for other games."""
    outcome = session.result.outcome
    return outcome.scores[0] if outcome is not None and outcome.scores is not None and len(outcome.ranks) == 1 else None


def result_lines(
    session: Session, texts: Texts, changes: Mapping[int, int], best: BestResult | None = None
) -> list[str]:
    """Returns the result of an ended session: who won, what decided it, and with three or more players all scores.

    For a game for one, returns the score, and the best result so far.

    Args:
        changes: of the ratings, by user.
        best: the player's best result before in the same variant, if there is one.
    """
    outcome = session.result.outcome
    if session.status is Status.ABANDONED or outcome is None:
        return [f"## {_abandoned(session, texts)}", why_abandoned(session, texts)]
    if len(session.people) == 1:
        reason = texts(outcome.reason, player=player_name(session, Seat(0), texts))
        if outcome.scores is None:
            return [f"## {reason}"]
        score = score_in_points(outcome.scores[0], texts)
        head = texts("result-alone", player=player_name(session, Seat(0), texts), score=score)
        return [f"## {head}", reason, *_best_line(session, best, texts), *small(hint_lines(session, texts))]
    return [
        f"## {_result(session, outcome, texts, changes)}",
        texts(outcome.reason, player=_losers(session, texts)),
        *_scores(session, outcome, texts),
        *small(hint_lines(session, texts)),
    ]


def _best_line(session: Session, best: BestResult | None, texts: Texts) -> list[str]:
    """Returns how a game for one compares with the player's best one before; nothing if it is the first."""
    if best is None:
        return []
    variant = with_variant(session, texts)
    return [texts("result-best", compared=compared_with(session, best), best=best_text(best), variant=variant)]


def _result(session: Session, outcome: Outcome, texts: Texts, changes: Mapping[int, int]) -> str:
    """Returns who won, with the points, and the rating change of a single winner."""
    winners, scores = outcome.winners, outcome.scores
    if not winners:
        return texts("ending-draw")
    change = changes.get(session.people[winners[0]].id) if len(winners) == 1 else None
    if scores is None:
        shown, points = "none", ""
    elif len(scores) == 2:
        shown, points = "both", scores_text(scores[seat] for seat in _by_rank(outcome))
    else:
        shown, points = "own", score_text(scores[winners[0]])
    return texts(
        "result-won",
        players=listed((name_with_level(session, seat, texts) for seat in winners), texts),
        winners=len(winners),
        shown=shown,
        points=points,
        rated="no" if change is None else "yes",
        change="" if change is None else signed(change),
    )


def _scores(session: Session, outcome: Outcome, texts: Texts) -> list[str]:
    """Returns a line with all scores, best first; none for two players, whose result names them."""
    scores = outcome.scores
    if scores is None or len(scores) == 2:
        return []
    names = {seat: name_with_level(session, seat, texts) for seat in _by_rank(outcome)}
    shown = (f"{name}{NO_BREAK}{score_text(scores[seat])}" for seat, name in names.items())
    return [" · ".join(shown)]


def _by_rank(outcome: Outcome) -> list[Seat]:
    return sorted(map(Seat, range(len(outcome.ranks))), key=lambda seat: outcome.ranks[seat])


def _losers(session: Session, texts: Texts) -> str:
    return listed((player_name(session, seat, texts) for seat in session.losers), texts)


def why_abandoned(session: Session, texts: Texts) -> str:
    """Returns why a session has ended without a result."""

    def named(people: Iterable[Person]) -> str:
        return listed((bold(shown_name(person, texts)) for person in people), texts)

    return texts(
        session.result.reason or "deserted",
        player=_losers(session, texts) or named(session.people),
        host=named(person for person in session.people if person.id == session.host),
        people=named(person for person in session.people if not person.computer),
    )
