"""What messages and panels of tournaments show, and that they keep Discord's limits."""

from dataclasses import replace

import pytest
from discord.ui import TextDisplay

from bot.sessions.session import CLOCKS
from bot.texts import LANGUAGES, texts_in
from bot.tournaments.arena import arena_pairs
from bot.tournaments.rules import call_off, cancel, decide, join, pair_arena, pair_round, start, withdraw
from bot.tournaments.standings import standings
from bot.tournaments.swiss import swiss_pairs
from bot.tournaments.tournament import MOST_PLAYERS, Format, Reason, Result, Stage, Tournament
from bot.ui.tournaments.panels import list_panel, organiser_panel, round_panel, standings_panel, standings_text
from bot.ui.tournaments.public_view import public_message
from bot.ui.tournaments.standings_card import page_of, points_text, standings_card, standings_lines
from bot.ui.tournaments.wording import pairing_line, state_line, terms_line
from renderers.pictures import Pictures
from tests.ui.test_panel_limits import check

ENGLISH = texts_in("en")
NOW = 1_800_000_000_000


def registration(players: int, format_: Format = Format.SWISS) -> Tournament:
    """Returns a tournament that this many people with names as long as they get have joined."""
    tournament = Tournament(
        id="0" * 16,
        guild=10**18,
        channel=10**18 + 1,
        organiser=1,
        name="W" * 32,
        format=format_,
        game="triodomino",
        options={"rounds": 5, "topsy_turvy": True, "first": 1},
        clock=CLOCKS[-1],
        round_time=3_600,
        message=10**18 + 2,
    )
    for number in range(1, players + 1):
        tournament = join(tournament, 10**18 + number, f"{number:02}" + "_" * 30)
    return tournament


def running(players: int, format_: Format = Format.SWISS, rounds: int = 1) -> Tournament:
    """Returns a tournament whose rounds are over but the last: the player with the lower number has always won."""
    tournament = start(registration(players, format_), range(1, players + 1), NOW)
    for number in range(1, rounds + 1):
        for pairing in tournament.open_pairings:
            won = Result.FIRST if pairing.first < (pairing.second or 0) else Result.SECOND
            tournament = decide(tournament, pairing.number, won, Reason.PLAYED, NOW + number)
        if format_ is Format.ARENA:
            tournament = pair_arena(tournament, lambda: "1" * 16, NOW, arena_pairs(tournament, NOW))
        else:
            pairs = swiss_pairs(tournament) if format_ is Format.SWISS else None
            tournament = pair_round(tournament, lambda: "1" * 16, NOW, pairs)
    return replace(tournament, pairings=tuple(replace(one, channel=10**18 + one.number) for one in tournament.pairings))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format_", Format)
async def test_all_messages_of_the_largest_tournament_keep_discords_limits(
    language: str, format_: Format, pictures: Pictures
) -> None:
    texts = texts_in(language)
    on = running(MOST_PLAYERS, format_, rounds=2)
    for tournament in (
        registration(0, format_),
        replace(registration(MOST_PLAYERS, format_), starts_at=NOW),
        on,
        replace(on, status=Stage.FINISHED),
        replace(on, status=Stage.CANCELLED),
    ):
        message = await public_message(tournament, texts, pictures, "dark", threads_refused=True)
        check(message.view)
        assert len(message.files) == (tournament.started_at is not None and tournament.status is not Stage.CANCELLED)
    check(organiser_panel(on, texts))
    check(organiser_panel(registration(3, format_), texts))
    check(round_panel(on, 1, texts))
    check(standings_text(on, texts))
    check(list_panel([on] * 12, texts))
    panel = await standings_panel(on, texts, pictures, shown=6, reader=10**18 + 1, theme="light")
    check(panel.view)


def test_a_pairing_tells_the_result_why_and_where() -> None:
    tournament = running(3, rounds=1)
    on, bye = tournament.pairings
    first, second = (f"**{tournament.player(number).name}**".replace("_", r"\_") for number in on.players)
    link = f"https://discord.com/channels/{10**18}/{10**18 + 1}"
    assert pairing_line(tournament, on, ENGLISH) == f"{first} – {second} · [Table]({link})"
    opening = replace(on, channel=None)
    assert pairing_line(tournament, opening, ENGLISH).endswith("· the table is being opened")
    over = decide(tournament, on.number, Result.FIRST, Reason.NO_SHOW, NOW).pairings[0]
    assert f"{first} 1 : 0 " in pairing_line(tournament, over, ENGLISH)
    assert f"({second.strip('*')} made no move)" in pairing_line(tournament, over, ENGLISH)
    withdrawn = decide(tournament, on.number, Result.SECOND, Reason.WITHDRAWN, NOW).pairings[0]
    assert f"({first.strip('*')} withdrew)" in pairing_line(tournament, withdrawn, ENGLISH)
    assert pairing_line(tournament, bye, ENGLISH).endswith("has a bye, which counts as a win")


def test_the_message_tells_what_is_played_and_how_far_it_is() -> None:
    assert terms_line(registration(2), ENGLISH) == (
        "Swiss · automatic number of rounds · 1 hour for each round · 3 days for each move"
    )
    assert terms_line(running(4, Format.ARENA), ENGLISH) == "Arena · lasts 1 hour · 3 days for each move"
    assert state_line(registration(2), ENGLISH) == "2 players of at most 64 have joined."
    starting = replace(registration(1), starts_at=NOW)
    assert state_line(starting, ENGLISH) == f"One player of at most 64 has joined. Starts <t:{NOW // 1000}:R>."
    ends = f"<t:{NOW // 1000 + 3600}:R>"
    assert state_line(cancel(registration(2), NOW), ENGLISH) == "Cancelled. It had not started."
    called_off = "Cancelled. Fewer than two had joined by the time it was to start."
    assert state_line(call_off(starting, NOW), ENGLISH) == called_off
    assert "can be played to their end" in state_line(cancel(running(4), NOW), ENGLISH)
    assert state_line(running(4), ENGLISH) == f"Round **1** of 2 · ends {ends} at the latest"


def test_the_standings_are_in_words_what_they_are_in_the_picture() -> None:
    tournament = running(5, rounds=3)
    card = standings_card(tournament, ENGLISH, reader=10**18 + 2)
    assert card.headings == ("Points", "Buchh. −1", "Buchholz")
    assert [row.rank for row in card.rows] == [1, 2, 3, 4, 5]
    assert [row.highlighted for row in card.rows].count(True) == 1
    lines = standings_lines(tournament, ENGLISH)
    for row, line in zip(card.rows, lines, strict=True):
        assert line.startswith(f"#{row.rank} {row.name}: {row.numbers[0]} (Buchholz −1 {row.numbers[1]}")


def test_names_format_nothing_in_the_standings_as_text() -> None:
    tournament = registration(2)
    players = tuple(replace(one, name=f"||{one.number}||**") for one in tournament.players)
    shown = standings_text(start(replace(tournament, players=players), range(1, 3), NOW), ENGLISH)
    content = "".join(one.content for one in shown.walk_children() if isinstance(one, TextDisplay))
    assert r"#1 **\|\|1\|\|\*\***" in content
    assert r"#1 **\|\|2\|\|\*\***" in content, "Discord would number the lines of a list itself"


async def test_a_tournament_of_one_round_shows_no_tie_breaks_as_none_can_decide(pictures: Pictures) -> None:
    tournament = start(registration(2), range(1, 3), NOW)
    assert tournament.rounds == 1
    assert standings_card(tournament, ENGLISH).headings == ("Points",)
    for message in (
        (await public_message(tournament, ENGLISH, pictures, "dark")).view,
        (await standings_panel(tournament, ENGLISH, pictures, shown=0, reader=1, theme="dark")).view,
        standings_text(tournament, ENGLISH),
    ):
        assert "Ties" not in "".join(one.content for one in message.walk_children() if isinstance(one, TextDisplay))


def test_a_withdrawn_player_stays_in_the_standings_and_is_marked() -> None:
    tournament = withdraw(running(4, rounds=2), 10**18 + 4, NOW)
    (row,) = (row for row in standings_card(tournament, ENGLISH).rows if row.withdrawn)
    assert row.name.startswith("04")
    assert sum("withdrawn" in line for line in standings_lines(tournament, ENGLISH)) == 1


def test_who_pauses_in_an_arena_is_no_withdrawn_player() -> None:
    paused = withdraw(running(4, Format.ARENA), 10**18 + 4, NOW)
    assert [line.endswith("paused") for line in standings_lines(paused, ENGLISH)].count(True) == 1
    assert "withdrawn" not in "".join(standings_lines(paused, ENGLISH))
    over = replace(paused, status=Stage.FINISHED)
    assert "paused" not in "".join(standings_lines(over, ENGLISH))
    assert not any(row.withdrawn for row in standings_card(over, ENGLISH).rows)


def test_who_looks_sees_the_page_with_the_own_row_first() -> None:
    tournament = running(25, rounds=2)
    last = tournament.player(standings(tournament)[-1].number).person
    assert page_of(tournament, last) == 2
    assert page_of(tournament, 5) == 0
    shown = standings_card(tournament, ENGLISH, 2, last).rows
    assert len(shown) == 5
    assert any(row.highlighted for row in shown)


def test_points_are_written_with_fractions() -> None:
    assert [points_text(points) for points in (0, 0.5, 1, 2.5, 3.25, -4)] == ["0", "½", "1", "2½", "3¼", "4"]
