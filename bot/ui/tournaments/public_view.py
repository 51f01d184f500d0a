"""The public message of a tournament: registration, the round with its tables, standings, and result."""

from collections.abc import Iterator

from bot.texts import Texts, whole_lines
from bot.tournaments.arena import waiting_players
from bot.tournaments.standings import standings
from bot.tournaments.tournament import Format, Stage, Tournament
from bot.ui.text.captions import ALT_LIMIT
from bot.ui.tournaments.panels import FILE
from bot.ui.tournaments.standings_card import standings_card, standings_lines
from bot.ui.tournaments.wording import (
    event_line,
    game_line,
    heading,
    named,
    pairing_line,
    state_line,
    terms_line,
    ties_lines,
)
from bot.ui.views.components import Piece, Style, button, button_rows, panel, picture, picture_file, text
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import OutgoingMessage
from renderers.pictures import Pictures
from renderers.themes.theme import THEMES

MOST_PAIRINGS = 12
"""The most tables of a round that the message lists; the private panel of the round has all."""

NAMES_LIMIT, LINES_LIMIT = 1200, 2200
"""The most characters of the joined players' names, and of a round's tables. A message holds 4,000."""


async def public_message(
    tournament: Tournament, texts: Texts, pictures: Pictures, theme: str, *, threads_refused: bool = False
) -> OutgoingMessage:
    """Lays out the message.

    Args:
        threads_refused: whether Discord refuses to create threads for tables.
    """
    pieces: list[Piece] = [text("\n".join(_head(tournament, texts)))]
    files = []
    if threads_refused and tournament.status is Stage.RUNNING:
        pieces.append(text(texts("tournament-threads-refused")))
    if lines := _lines(tournament, texts):
        pieces.append(text(whole_lines(lines, LINES_LIMIT, "…")))
    if tournament.started_at is not None and tournament.status is not Stage.CANCELLED:
        png = await pictures.tournament(standings_card(tournament, texts), theme=theme)
        pieces.append(picture(whole_lines(standings_lines(tournament, texts, 0), ALT_LIMIT, "…"), FILE))
        pieces.extend(map(text, ties_lines(tournament, texts)))
        files.append(picture_file(png, FILE))
    pieces.extend(_buttons(tournament, texts))
    red, green, blue = THEMES[theme]["medal-1"]
    return OutgoingMessage(panel(pieces, red << 16 | green << 8 | blue), files)


def _head(tournament: Tournament, texts: Texts) -> list[str]:
    head = [heading(tournament), game_line(tournament, texts), f"-# {terms_line(tournament, texts)}"]
    return [line for line in (*head, state_line(tournament, texts), event_line(tournament, texts)) if line]


def _lines(tournament: Tournament, texts: Texts) -> list[str]:
    """Returns the players who have joined, or after the start the current pairings, with games in progress first."""
    match tournament.status:
        case Stage.REGISTRATION if tournament.active:
            numbers = [player.number for player in tournament.active]
            return [whole_lines([named(tournament, numbers, texts)], NAMES_LIMIT, "…")]
        case Stage.RUNNING if tournament.format is Format.ARENA:
            return [*_tables(tournament, texts), *_waiting(tournament, texts), *_on_fire(tournament, texts)]
        case Stage.RUNNING:
            return _tables(tournament, texts)
        case _:
            return []


def _tables(tournament: Tournament, texts: Texts) -> list[str]:
    arena = tournament.format is Format.ARENA
    pairings = tournament.open_pairings if arena else tournament.in_round(tournament.round)
    ordered = sorted(pairings, key=lambda pairing: not pairing.open)
    lines = [pairing_line(tournament, pairing, texts) for pairing in ordered[:MOST_PAIRINGS]]
    if len(ordered) > MOST_PAIRINGS:
        lines.append(f"-# {texts('tournament-more-tables', count=len(ordered) - MOST_PAIRINGS)}")
    return lines


def _waiting(tournament: Tournament, texts: Texts) -> Iterator[str]:
    if waiting := waiting_players(tournament):
        yield texts("tournament-waiting", players=whole_lines([named(tournament, waiting, texts)], 600, "…"))


def _on_fire(tournament: Tournament, texts: Texts) -> Iterator[str]:
    on_fire = [standing.number for standing in standings(tournament) if standing.on_fire]
    if on_fire:
        yield texts("tournament-streaks", players=whole_lines([named(tournament, on_fire[:10], texts)], 400, "…"))


def _buttons(tournament: Tournament, texts: Texts) -> list[Piece]:
    """Returns the row of buttons: first the players', then everybody's, then the organiser's."""
    arena, live, swiss = tournament.format is Format.ARENA, tournament.status.live, tournament.format is Format.SWISS
    join, withdraw = Action.TOURNAMENT_JOIN, Action.TOURNAMENT_WITHDRAW
    shown: list[tuple[str, Action]] = []
    if tournament.status is Stage.REGISTRATION:
        shown += [("join", join), ("withdraw", withdraw), ("start", Action.TOURNAMENT_START)]
    elif live and arena:
        shown += [("play", join), ("pause", withdraw)]
    elif live:
        shown += [("return", join)] if swiss and len(tournament.active) < len(tournament.players) else []
        shown.append(("withdraw", withdraw))
    if tournament.started_at is not None:
        shown.append(("standings", Action.TOURNAMENT_STANDINGS))
        shown.append(("games" if arena else "rounds", Action.TOURNAMENT_ROUND))
    if live:
        shown.append(("organise", Action.TOURNAMENT_ORGANISE))
    buttons = [
        button(
            texts(f"button-tournament-{key}"),
            Press(action, tournament.id),
            style=Style.primary if key in ("join", "play") else Style.secondary,
        )
        for key, action in shown
    ]
    return button_rows(buttons)
