"""Duels in words, and their public message: it says who has played, and after the end how everybody did."""

from collections.abc import Mapping, Sequence

import discord

from bot.games import DUELS
from bot.players.base import Level
from bot.sessions.duels.closing import DuelResult
from bot.sessions.duels.comparing import WeighedParting, ranks_of
from bot.sessions.duels.duel import PLAYER, Duel, DuelPlayer
from bot.sessions.duels.series import Series, standings
from bot.sessions.persistence.results import win_loss_or_draw
from bot.sessions.session import Session
from bot.texts import Texts
from bot.ui.text.best_results import score_in_points, score_text, scores_text
from bot.ui.text.captions import alt_text
from bot.ui.text.luck import SHORT
from bot.ui.text.move_labels import MoveLabels
from bot.ui.text.names import bold, level_name, listed, shown_name
from bot.ui.text.narration import name_with_level
from bot.ui.text.times import clock_time, timestamp
from bot.ui.views.components import TEXT_LIMIT, Piece, Style, button, button_rows, option, panel, picture, select, text
from bot.ui.views.custom_id import Action, Press

PICTURE = "duel.png"

CHANNEL_LIST = "c......"
"""The list of the channel's finished games, as custom ids name it (`bot.ui.history.listing`): an opened game leads back
to it."""


def deal_title(duel: Duel, texts: Texts) -> str:
    """Returns the game of a deal, the opponents, and the deal's number if there are several."""
    played = game_title(duel.game_key, duel.level, 1, texts)
    if duel.deals == 1:
        return played
    return texts("duel-title-deal", title=played, number=duel.number, deals=duel.deals)


def title(series: Series, texts: Texts) -> str:
    """Returns the game of a duel, the opponents, and the number of deals if there are several."""
    return game_title(series.first.game_key, series.first.level, len(series.deals), texts)


def game_title(game_key: str, level: Level, deals: int, texts: Texts) -> str:
    """Returns the title of a duel in this game, against computers of this level if it has any."""
    game = texts(f"{game_key}-name")
    if DUELS[game_key].alone:
        played = texts("duel-title-alone", game=game)
    else:
        played = texts("duel-title", game=game, level=level_name(level, texts))
    return played if deals == 1 else texts("duel-title-deals", title=played, deals=deals)


def names(series: Series, texts: Texts, *, finished: bool) -> str:
    """Returns the names of those who have finished all deals, or of the others with how many they have finished."""
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
    """Returns how a player's game went, without revealing anything of the deal."""
    outcome = session.result.outcome
    if outcome is None:
        return texts("duel-not-finished")
    if len(session.people) == 1:
        points = score_in_points(0 if outcome.scores is None else outcome.scores[PLAYER], texts)
        if session.duration is None:
            return points
        return texts("scored-points-in", points=points, time=clock_time(session.duration))
    result = win_loss_or_draw(outcome, PLAYER)
    if outcome.scores is None:
        return texts("duel-result", result=result, moves=sum(move.seat == PLAYER for move in session.moves))
    points = scores_text(outcome.scores)
    return texts("duel-result-points", result=result, points=points)


def open_view(shown: DuelResult, texts: Texts) -> discord.ui.LayoutView:
    """Lays out an open duel with a button to play, without revealing games that somebody still has to play."""
    series, duel = shown.series, shown.duel
    opener = next((name(player, texts) for player in duel.players if player.number == 1), texts("person-deleted"))
    mentions = ", ".join(f"<@{player.person.id}>" for player in duel.players if player.number > 1)
    played, missing = names(series, texts, finished=True), names(series, texts, finished=False)
    closes = timestamp(duel.closes_at)
    invitation = texts("duel-invitation", opener=opener, players=mentions, time=closes, deals=duel.deals)
    so_far = [texts("duel-deals-so-far", deals=len(shown.games)), *standing_lines(shown.games, texts)]
    pieces = [
        f"### {title(series, texts)}\n{invitation}",
        *(["\n".join(so_far)] if shown.games else []),
        "\n".join(
            [
                *([texts("duel-have-played", players=played)] if played else []),
                *([texts("duel-to-play", players=missing)] if missing else []),
                *(f"-# {texts('luck-short', session=one.id, seal=one.commitment[:SHORT])}" for one in series.deals),
            ]
        ),
    ]
    buttons = [
        button(texts("button-play"), Press(Action.DUEL, duel.id), style=Style.success),
        button(texts("button-duel-help"), Press(Action.DUEL_HELP, argument=duel.game_key)),
    ]
    return panel([*map(text, pieces), *button_rows(buttons)])


def closed_view(shown: DuelResult, texts: Texts, *, pictured: bool) -> discord.ui.LayoutView:
    """Lays out a finished duel: the places (by points for several deals), where games parted, and a way to each game.

    The lines about where games parted are cut to the room that is left.

    Args:
        pictured: whether the position of the first parting is attached as PICTURE.
    """
    duel, several = shown.duel, len(shown.games) > 1
    lines = [f"### {title(shown.series, texts)}", _winners(shown, texts)]
    lines += standing_lines(shown.games, texts) if several else places(shown.games[0], texts)
    begun = {player.number for games in shown.games for player in games}
    absent = ", ".join(name(player, texts) for player in duel.players if player.number not in begun)
    if absent:
        lines.append(texts("duel-absent", players=absent))
    if several:
        lines.append(f"-# {texts('duel-matchpoints')}")
    standing, seeds = "\n".join(lines), "\n".join(f"-# {_seed(one, texts)}" for one in shown.series.deals)
    pieces: list[Piece] = [text(standing)]
    if shown.partings:
        pictured_deal = f"-# {_deal_of(shown, shown.partings[0], texts)}" if several and pictured else ""
        room = TEXT_LIMIT - sum(map(len, (standing, seeds, pictured_deal)))
        pieces.append(text(_partings(shown, texts, room)))
        if pictured_deal:
            pieces.append(text(pictured_deal))
        if pictured:
            first = shown.partings[0].parting.session
            pieces.append(picture(alt_text(first, first.view(None), texts, narrated=True), PICTURE))
    elif len(begun) > 1:
        pieces.append(text(texts("duel-never-parted")))
    pieces.append(text(seeds))
    for deal, games in zip(shown.series.deals, shown.games, strict=True):
        pieces += _look(deal, games, texts)
    return panel(pieces)


def _look(deal: Duel, games: Mapping[DuelPlayer, Session], texts: Texts) -> list[Piece]:
    """Returns the select for opening a deal's finished games, if there are any."""
    options = [
        option(shown_name(player.person, texts), game.id, how(game, texts))
        for player, game in games.items()
        if player.finished and game.state is not None
    ]
    label = texts("duel-look") if deal.deals == 1 else texts("duel-look-deal", number=deal.number)
    press = Press(Action.OPEN_GAME, ply=deal.number, argument=CHANNEL_LIST)  # the number makes the ids differ
    return [select(label, press, options)] if options else []


def standing_lines(deals: Sequence[Mapping[DuelPlayer, Session]], texts: Texts) -> list[str]:
    """Returns a line for each player of several deals, best first: place, total points, and points per deal."""
    ranked = sorted(standings(deals), key=lambda one: one.rank)
    return [
        f"{one.rank}\\. {name(one.player, texts)} · {score_in_points(sum(one.points), texts)}"
        f" ({' · '.join(map(score_text, one.points))})"
        for one in ranked
    ]


def places(games: Mapping[DuelPlayer, Session], texts: Texts) -> Sequence[str]:
    """Returns a line for each of these games, best first: place, player, and how it went.

    The point is escaped: Discord would number the lines of a list itself, and equal places differently.
    """
    ranked = sorted(zip(ranks_of([*games.values()]), games.items(), strict=True), key=lambda one: one[0])
    return [f"{rank}\\. {name(player, texts)} · {how(game, texts)}" for rank, (player, game) in ranked]


def _seed(duel: Duel, texts: Texts) -> str:
    return texts("luck-short-ended", session=duel.id, seal=duel.commitment[:SHORT], seed=duel.seed.hex()[:SHORT])


def _partings(shown: DuelResult, texts: Texts, room: int) -> str:
    """Returns lines about where games parted, as many as fit into this number of characters."""
    worth = ""
    if shown.duel.alone or any(one.worth for one in shown.partings):
        worth = f"\n-# {texts('duel-worth-points' if shown.duel.alone else 'duel-worth')}"
    lines = [texts("duel-parted"), *(_parting_of(shown, one, texts) for one in shown.partings)]
    while len("\n".join(lines) + worth) > room:
        lines.pop()
    return "\n".join(lines) + worth


def _parting_of(shown: DuelResult, weighed: WeighedParting, texts: Texts) -> str:
    """Returns where games parted, and on which deal if there are several."""
    line = parting_line(weighed, texts)
    return line if len(shown.series.deals) == 1 else f"{_deal_of(shown, weighed, texts)} · {line}"


def _deal_of(shown: DuelResult, weighed: WeighedParting, texts: Texts) -> str:
    """Returns on which deal games parted: `Deal 2`."""
    played = weighed.parting.session.deal
    return texts("duel-deal", number=next(deal.number for deal in shown.series.deals if deal.id == played))


def parting_line(weighed: WeighedParting, texts: Texts) -> str:
    """Returns where games parted: the move, and who chose what, with each choice's value if known."""
    parting = weighed.parting
    session = parting.session
    labels = MoveLabels.of(session, texts, session.view(parting.seat))  # by now all may know what these moves did
    named = {words: labels.effect_or_label(words) for words in parting.choices}
    if len(set(named.values())) < len(named):
        named = {words: labels.label(words) for words in parting.choices}
    parts = []
    for words, games in parting.choices.items():
        who = ", ".join(_with_points(game, texts) for game in games)
        choice = texts("labelled", label=who, content=named[words])
        parts.append(
            choice
            if weighed.worth is None
            else f"{choice} ({texts('duel-share', percent=round(100 * weighed.worth[words]))})"
        )
    line = texts("duel-parting", ply=parting.ply, choices=" · ".join(parts))
    if parting.seat == PLAYER:
        return line
    return f"{line} {texts('duel-computer-parted', player=name_with_level(session, parting.seat, texts))}"


def _with_points(game: Session, texts: Texts) -> str:
    """Returns the name of a player, with the final points if the game was played alone."""
    who, outcome = bold(shown_name(game.people[PLAYER], texts)), game.result.outcome
    if len(game.people) > 1 or outcome is None or outcome.scores is None:
        return who
    return f"{who} ({score_text(outcome.scores[PLAYER])})"


def _winners(shown: DuelResult, texts: Texts) -> str:
    if any(player.finished and game.state is None for games in shown.games for player, game in games.items()):
        return texts("duel-no-result-rules")
    if shown.result is None or shown.result.result.outcome is None:
        return texts("duel-no-result")
    outcome, people = shown.result.result.outcome, shown.result.people
    best = [bold(shown_name(person, texts)) for person, rank in zip(people, outcome.ranks, strict=True) if rank == 1]
    if len(best) == len(people):
        return texts("duel-drawn")
    return texts("duel-won", players=listed(best, texts), count=len(best))
