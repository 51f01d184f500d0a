"""Duels in words: what is played, who has played, and how a game went."""

from bot.games import DUELS
from bot.players.base import Level
from bot.sessions.duels.duel import PLAYER, Duel, DuelPlayer
from bot.sessions.duels.series import Series
from bot.sessions.persistence.records import win_loss_or_draw
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.best_results import score_in_points, scores_text
from bot.ui.text.names import bold, level_name, shown_name
from bot.ui.text.times import clock_time


def deal_title(duel: Duel, texts: Texts) -> str:
    """Returns what is played in a deal, against whom, and which deal it is if there are several."""
    played = game_title(duel.game_key, duel.level, 1, texts)
    if duel.deals == 1:
        return played
    return texts("duel-title-deal", title=played, number=duel.number, deals=duel.deals)


def title(series: Series, texts: Texts) -> str:
    """Returns what is played in a duel, against whom, and how many deals if there are several."""
    return game_title(series.first.game_key, series.first.level, len(series.deals), texts)


def game_title(game_key: str, level: Level, deals: int, texts: Texts) -> str:
    """Returns the same of a duel at this game, against computers of this level where there are any."""
    game = texts(f"{game_key}-name")
    if DUELS[game_key].alone:
        played = texts("duel-title-alone", game=game)
    else:
        played = texts("duel-title", game=game, level=level_name(level, texts))
    return played if deals == 1 else texts("duel-title-deals", title=played, deals=deals)


def names(series: Series, texts: Texts, *, finished: bool) -> str:
    """Returns the names of those who have played all deals, or of those who have not, with how many they have."""
    found, deals = list[str](), len(series.deals)
    for player in series.first.players:
        played = series.played(player.person.id)
        if (played == deals) == finished:
            of = texts("duel-played-of", played=played, deals=deals)
            found.append(f"{name(player, texts)} ({of})" if 0 < played < deals else name(player, texts))
    return ", ".join(found)


def name(player: DuelPlayer, texts: Texts) -> str:
    """Returns the name of a player, in bold."""
    return bold(shown_name(player.person, texts))


def how(session: Session, texts: Texts) -> str:
    """Returns how a player's game went, without anything of the deal."""
    outcome = session.result.outcome
    if outcome is None:
        return texts("duel-not-finished")
    if len(session.people) == 1:
        points = score_in_points(0 if outcome.scores is None else outcome.scores[PLAYER], texts)
        return texts(
            "scored-points-in",
            points=points,
            time=clock_time((session.result.ended_at or 0) - (session.started_at or 0)),
        )
    result = win_loss_or_draw(outcome, PLAYER)
    if outcome.scores is None:
        return texts("duel-result", result=result, moves=_own_moves(session))
    points = scores_text(outcome.scores)
    return texts("duel-result-points", result=result, points=points)


def _own_moves(session: Session) -> int:
    return sum(move.seat == PLAYER for move in session.moves)
