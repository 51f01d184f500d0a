"""A tournament in words: the game and its terms, the pairings, the results."""

from collections.abc import Iterable

from discord.utils import escape_markdown

from bot.games import GAMES
from bot.texts import Texts
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Format, Pairing, Reason, Result, Stage, Tournament
from bot.ui.text.names import bold, listed
from bot.ui.text.option_texts import short_label
from bot.ui.text.times import timestamp
from bot.ui.tournaments.standings_card import player_text, shown_tie_breaks

_RESULTS = {Result.FIRST: "1 : 0", Result.SECOND: "0 : 1", Result.DRAW: "½ : ½", Result.NEITHER: "0 : 0"}


def heading(tournament: Tournament) -> str:
    """Returns the name of the tournament as a heading."""
    return f"### 🏆 {bold(tournament.name)}"


def game_line(tournament: Tournament, texts: Texts) -> str:
    """Returns the game, in bold, with every option that differs from its default."""
    return " · ".join([f"**{texts(f'{tournament.game}-name')}**", *_changed_options(tournament, texts)])


def plain_lines(tournament: Tournament, texts: Texts) -> list[str]:
    """Returns the game and the terms in plain text, for places without Markdown."""
    game = " · ".join([texts(f"{tournament.game}-name"), *_changed_options(tournament, texts)])
    return [game, terms_line(tournament, texts)]


def _changed_options(tournament: Tournament, texts: Texts) -> list[str]:
    game, options = GAMES[tournament.game], tournament.options
    return [
        short_label(tournament.game, option, options[option.key], texts)
        for option in game.info.options
        if options.get(option.key, option.default) != option.default
    ]


def terms_line(tournament: Tournament, texts: Texts) -> str:
    """Returns format, rounds, time and clock."""
    parts = [texts(f"tournament-format-{tournament.format}")]
    if tournament.format is Format.SWISS:
        rounds = tournament.rounds
        parts.append(texts("tournament-rounds-count", count=rounds) if rounds else texts("tournament-rounds-needed"))
    time = texts("tournament-time-name", seconds=tournament.round_time)
    parts.append(texts("tournament-lasts" if tournament.format is Format.ARENA else "tournament-round-time", time=time))
    if tournament.clock:
        parts.append(texts("lobby-clock", seconds=tournament.clock))
    return " · ".join(parts)


def event_line(tournament: Tournament, texts: Texts) -> str:
    """Returns, in small print, the link to the tournament's event on the server's calendar; "" if it has none."""
    if tournament.event is None:
        return ""
    return f"-# 📅 [{texts('tournament-event')}](https://discord.com/events/{tournament.guild}/{tournament.event})"


def state_line(tournament: Tournament, texts: Texts) -> str:
    """Returns the tournament's state: the registration, the round with its deadline, or the winners."""
    match tournament.status:
        case Stage.REGISTRATION:
            count, most = len(tournament.active), tournament.most_players
            line = texts("tournament-registration", count=count, most=most)
            if tournament.starts_at is None:
                return line
            return f"{line} {texts('tournament-starts', time=timestamp(tournament.starts_at))}"
        case Stage.RUNNING:
            ends = "" if tournament.due_at is None else timestamp(tournament.due_at)
            if tournament.format is Format.ARENA:
                return texts("tournament-arena-ends", time=ends)
            return texts("tournament-round", round=tournament.round, rounds=tournament.rounds, time=ends)
        case Stage.FINISHED:
            return _winners(tournament, texts)
        case Stage.CANCELLED:
            if tournament.started_at is not None:
                return texts("tournament-cancelled")
            return texts("tournament-cancelled-before" if tournament.starts_at is None else "tournament-cancelled-few")


def _winners(tournament: Tournament, texts: Texts) -> str:
    first = [standing.number for standing in standings(tournament) if standing.rank == 1]
    names = [bold(player_text(tournament, number, texts)) for number in first[:4]]
    return texts("tournament-won", players=listed(names, texts), count=len(names))


def result_text(pairing: Pairing) -> str:
    """Returns the result of a pairing of two players: `½ : ½`; "" while it is open."""
    return "" if pairing.result is None else _RESULTS.get(pairing.result, "")


def pairing_line(tournament: Tournament, pairing: Pairing, texts: Texts) -> str:
    """Returns who plays whom, with the link to the table or the result."""
    first = player_text(tournament, pairing.first, texts)
    if pairing.second is None:
        return texts("tournament-bye", player=bold(first))
    second = player_text(tournament, pairing.second, texts)
    shown = [bold(name) if pairing.winner in (None, number) else escape_markdown(name) for name, number in
             ((first, pairing.first), (second, pairing.second))]  # fmt: skip
    link = f"https://discord.com/channels/{tournament.guild}/{pairing.channel}"
    where = "" if pairing.channel is None else f" · [{texts('tournament-table')}]({link})"
    if pairing.open:
        return f"{shown[0]} – {shown[1]}{where or ' · ' + texts('tournament-table-opens')}"
    why = _why(pairing, (escape_markdown(first), escape_markdown(second)), texts)
    return f"{shown[0]} {result_text(pairing)} {shown[1]}{why}{where}"


def _why(pairing: Pairing, names: tuple[str, str], texts: Texts) -> str:
    """Returns, in brackets, why a pairing has its result, with the loser's name; "" for a game that was played."""
    if pairing.reason in (Reason.PLAYED, None):
        return ""
    if pairing.winner is None or pairing.reason is Reason.NOT_PLAYED:
        return f" ({texts(f'tournament-reason-{pairing.reason}')})"
    loser = names[1] if pairing.winner == pairing.first else names[0]
    return f" ({texts(f'tournament-lost-{pairing.reason}', player=loser)})"


def ties_lines(tournament: Tournament, texts: Texts) -> list[str]:
    """Returns, in small print, the tie-breaks, if any: the meaning of the standings' columns."""
    return [f"-# {texts(f'tournament-ties-{tournament.format}')}"] if shown_tie_breaks(tournament) else []


def named(tournament: Tournament, numbers: Iterable[int], texts: Texts) -> str:
    """Returns the names of these players as a list."""
    return ", ".join(bold(player_text(tournament, number, texts)) for number in numbers)
