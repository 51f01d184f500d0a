"""A finished game in a list: who won against whom, of which game, and when."""

from collections.abc import Callable, Sequence

from discord.utils import escape_markdown

from bot.sessions.history import FinishedGame, GamePlayer
from bot.sessions.session import Person
from bot.texts import Texts
from bot.ui.text.names import bold, shown_name
from bot.ui.text.scores import score_text
from bot.ui.text.variants import variant_phrase

MOST_NAMED = 4
"""How many players are named of those who won, and of the others; a list of games has to fit one message."""


def game_name(game_key: str, variant: str, texts: Texts) -> str:
    """Returns what the game is called, with its variant if that is not the usual one."""
    return " · ".join(filter(None, [texts.get(f"{game_key}-name", game_key), variant_phrase(game_key, variant, texts)]))


def result_line(game: FinishedGame, texts: Texts) -> str:
    """Returns who won against whom, with the points; the winners are in bold."""
    players = sorted(game.players, key=lambda player: player.rank)
    if len(players) == 1:
        return _alone(players[0], texts)
    won = [player for player in players if player.outcome == "win"]
    lost = [player for player in players if player.outcome == "loss"]
    if won and lost:
        line = texts("history-won", winners=_names(won, texts, bold), count=len(won), others=_names(lost, texts))
    else:
        line = texts("history-drawn", players=_names(players, texts))
    scores = [score_text(player.score) for player in players if player.score is not None]
    return f"{line} · {' : '.join(scores)}" if scores else line


def date(game: FinishedGame) -> str:
    """Returns the day of its end, which Discord shows in each reader's language."""
    return f"<t:{game.at // 1000}:d>"


def players_label(game: FinishedGame, texts: Texts) -> str:
    """Returns its players without markdown, the winner first, for a choice of a select."""
    return ", ".join(_name(player, texts) for player in sorted(game.players, key=lambda player: player.rank))


def _alone(player: GamePlayer, texts: Texts) -> str:
    name = bold(_name(player, texts))
    if player.score is None:
        return texts("history-alone", player=name, outcome=player.outcome)
    return texts("history-alone-points", player=name, score=score_text(player.score))


def _names(players: Sequence[GamePlayer], texts: Texts, shown: Callable[[str], str] = escape_markdown) -> str:
    named = [shown(_name(player, texts)) for player in players[:MOST_NAMED]]
    more = len(players) - len(named)
    return texts("history-more", names=", ".join(named), more=more) if more else texts("and").join(named)


def _name(player: GamePlayer, texts: Texts) -> str:
    return shown_name(Person(player.person, player.name, player.username), texts)
