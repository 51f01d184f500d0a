"""The pages of a list of finished games."""

from dataclasses import replace

import pytest
from discord import ui

from bot.sessions.history import FinishedGame, GamePlayer
from bot.sessions.session import Session
from bot.texts import texts_in
from bot.ui.history.feature import HistoryButtons
from bot.ui.history.list_view import GameLists, result_line
from bot.ui.history.listing import Listing
from bot.ui.views.custom_id import Press
from renderers.pictures import Pictures
from tests.sessions.harness import ADA, BEA, HERE, Harness
from tests.ui.interactions import FakeInteraction, interaction

TEXTS = texts_in("en")


async def won_by_bea(harness: Harness) -> Session:
    """A game that Ada gives up after a move."""
    session = await harness.game(ADA, BEA, game="tris_1")
    await harness.move(session, ADA, "b2")
    return await harness.sessions.games.resign(session.id, ADA.id)


async def shown(harness: Harness, listing: Listing) -> tuple[str, dict[str, Listing]]:
    """Returns the text of a page, and where its buttons lead that can be pressed."""
    command = interaction(FakeInteraction(member=True, guild_id=HERE.guild, channel_id=HERE.channel))
    view = await GameLists(harness.sessions).page(command, listing, TEXTS)
    texts = [piece.content for piece in view.walk_children() if isinstance(piece, ui.TextDisplay)]
    buttons = [piece for piece in view.walk_children() if isinstance(piece, ui.Button) and not piece.disabled]
    presses = {str(button.label): Press.parse(button.custom_id or "") for button in buttons}
    return "\n".join(texts), {label: Listing.parse(press.argument) for label, press in presses.items() if press}


async def test_a_list_goes_on_page_by_page_and_back(harness: Harness) -> None:
    for _ in range(12):
        await won_by_bea(harness)
        harness.clock.time += 1000
    first, ways = await shown(harness, Listing(here=False))
    assert first.count("won against") == 10
    assert set(ways) == {"Older", "This channel"}
    second, back = await shown(harness, ways["Older"])
    assert second.count("won against") == 2
    assert set(back) == {"Newer", "This channel"}
    assert await shown(harness, back["Newer"]) == (first, ways)


def finished(*players: GamePlayer) -> FinishedGame:
    return FinishedGame(
        session="one", channel=1, game="set", variant="", at=0, duration=None, counts=True, players=players
    )


def a_player(seat: int, name: str, outcome: str, rank: int, score: int | None = None) -> GamePlayer:
    return GamePlayer(seat=seat, person=seat + 1, name=name, username="", rank=rank, score=score, outcome=outcome)


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (
            [a_player(0, "Ada", "loss", 2, 3), a_player(1, "Be*a", "win", 1, 12)],
            "**Be\\*a** won against Ada · 12\u00a0:\u00a03",
        ),
        ([a_player(0, "Ada", "draw", 1), a_player(1, "Bea", "draw", 1)], "Ada and Bea drew"),
        (
            [a_player(0, "Ada", "win", 1, 330), a_player(1, "Bea", "win", 1, 330)],
            "**Ada** and **Bea** won together · 330\u00a0:\u00a0330",
        ),
        ([a_player(0, "Ada", "win", 1, -4)], "**Ada** got −4 points alone"),
        (
            [a_player(0, "Ada", "win", 1), *(a_player(seat, f"P{seat}", "loss", 2) for seat in range(1, 7))],
            "**Ada** won against P1, P2, P3, P4 and 2 more",
        ),
    ],
)
def test_a_line_tells_who_won_against_whom_with_the_points(players: list[GamePlayer], line: str) -> None:
    assert result_line(finished(*players), TEXTS) == line


@pytest.mark.parametrize("where", [FakeInteraction(guild_id=None), FakeInteraction(guild_id=HERE.guild, member=False)])
async def test_outside_of_servers_that_have_the_bot_a_list_is_of_its_channel(
    harness: Harness, where: FakeInteraction
) -> None:
    await won_by_bea(harness)
    for channel, count in ((HERE.channel, 1), (HERE.channel + 1, 0)):
        where.channel_id = channel
        view = await GameLists(harness.sessions).page(interaction(where), Listing(here=False), TEXTS)
        pieces = [*view.walk_children()]
        texts = "\n".join(piece.content for piece in pieces if isinstance(piece, ui.TextDisplay))
        assert "this channel" in texts
        assert texts.count("won against") == count
        assert not [piece for piece in pieces if isinstance(piece, ui.Button)]


async def test_a_game_that_cannot_be_replayed_opens_with_its_result_in_words(
    harness: Harness, pictures: Pictures
) -> None:
    session = replace(await won_by_bea(harness), state=None)
    buttons = HistoryButtons(harness.sessions, GameLists(harness.sessions), pictures)
    message = await buttons.panel(session, Listing(here=True), TEXTS, theme="dark")
    pieces = [*message.view.walk_children()]
    assert not message.files
    assert [piece.label for piece in pieces if isinstance(piece, ui.Button)] == ["Back to the list"]
    (text,) = (piece.content for piece in pieces if isinstance(piece, ui.TextDisplay))
    assert "**Bea** wins." in text
    assert "I cannot show it again." in text
