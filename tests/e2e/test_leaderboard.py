"""Leaderboards: ratings and best scores, here and everywhere, of all time and of a period, in the reader's colours."""

import re

from bot.ui.views.custom_id import Action, Press
from sandbox.client import Message, User
from tests.e2e.conftest import Harness
from tests.e2e.people import confirmed, edited, is_over, move_once_each, newest_table, seat
from tests.e2e.test_settings import settle


async def won_by_alice(harness: Harness) -> Message:
    """Twice, against Bruno; the message of the last game."""
    for _ in range(2):
        await seat(harness.alice, harness.bruno, game="tris_1")
        await move_once_each(harness.alice, harness.bruno)
        assert (await confirmed(harness.bruno, "resign")).ok
        table = await edited(harness.claire, "**Alice** wins", gone="?")
    return table


async def board(user: User, **options: str) -> Message:
    """The leaderboard that a command shows."""
    return (await user.command("leaderboard", **options)).shown


async def test_it_is_in_order_of_ratings_and_tells_wins_their_share_and_ones_own_place(harness: Harness) -> None:
    over = await won_by_alice(harness)
    assert "rating +" in over.alt
    assert "provisional" in over.alt
    shown = await board(harness.bruno)
    assert "all games" in shown.text
    assert "this server · all time · by rating" in shown.text
    places, first, second, own = shown.alt.splitlines()
    assert places == "1–2 of 2"
    rated = re.compile(r"#(\d) (\w+): rating (\d+), provisional; (\d) won, (\d) lost, 0 drawn of 2 \((\d+)% won\)")
    (one, other) = (match.groups() for match in map(rated.fullmatch, (first, second)) if match)
    assert (one[:2], one[3:]) == (("1", "Alice"), ("2", "0", "100"))
    assert (other[:2], other[3:]) == (("2", "Bruno"), ("0", "2", "0"))
    assert int(one[2]) > 1500 > int(other[2])
    assert own == f"You: {second}"
    panel = (await harness.claire.click("As text", message=shown)).shown
    assert panel.ephemeral
    assert not panel.pictures
    assert panel.text.endswith("You are not on this leaderboard yet.")
    profile = (await harness.claire.command("profile", player=harness.alice.id)).shown
    assert f"Rating {one[2]} ±" in profile.alt


async def test_all_see_the_servers_colours_and_the_presser_their_own(harness: Harness) -> None:
    over = await won_by_alice(harness)
    dark = await board(harness.alice, game="tris_1")
    await settle(harness, "Colours of public pictures", "Light")
    light = await board(harness.alice, game="tris_1")
    assert dark.picture() != light.picture()
    panel = (await harness.alice.command("settings me")).shown
    await harness.alice.select("Your colours", "Dark", message=panel)
    own = (await harness.alice.click("🏆", message=over)).shown
    assert own.ephemeral
    assert own.picture() == dark.picture()
    assert (await board(harness.alice, game="tris_1")).picture() == light.picture()


async def test_game_variant_and_period_are_chosen_in_selects_by_each_reader_alone(harness: Harness) -> None:
    await seat(harness.alice, harness.bruno, game="triodomino", topsy_turvy=True)
    await move_once_each(harness.alice, harness.bruno)
    assert (await confirmed(harness.bruno, "resign")).ok
    public = await board(harness.alice)
    before = public.alt
    game = (await harness.claire.select("Which game", "Triodomino", message=public)).shown
    assert game.ephemeral
    assert "Triodomino\n" in game.text
    variant = (await harness.claire.select("Which variant", "In the topsy-turvy world", message=game)).shown
    assert variant.id == game.id
    assert "Triodomino · in the topsy-turvy world" in variant.text
    (now,) = (line.label for line in variant.selects[-1].options if line.label.startswith("Season"))
    period = (await harness.claire.select("Which time", now, message=variant)).shown
    assert "this server · season" in period.text
    assert "#1 Alice" in period.alt
    everywhere = (await harness.claire.click("Everywhere", message=period)).shown
    assert "everywhere · season" in everywhere.text
    assert f"#1 {harness.alice.name.lower()}" in everywhere.alt.lower()
    assert next(one for one in harness.claire.messages() if one.id == public.id).alt == before
    for action, value in (
        (Action.LEADERBOARD_GAME, "chess"),
        (Action.LEADERBOARD_VARIANT, "vffff"),
        (Action.LEADERBOARD_PERIOD, "S1"),
    ):
        forged = Press(action, argument="sp.triodomino...").custom_id
        answer = await harness.claire.select("", value, custom_id=forged, message=public)
        assert not answer.shown.pictures, "a refusal"


async def test_options_of_the_command_are_suggested_and_may_be_typed(harness: Harness) -> None:
    await won_by_alice(harness)
    seasons = await harness.alice.autocomplete("leaderboard", "period", "season", game="tris_1")
    assert [choice.name.endswith("(now)") for choice in seasons] == [True]
    suggested = await board(harness.alice, where="everywhere", game="tris_1", period=seasons[0].value)
    assert "everywhere · season" in suggested.text
    typed = await board(harness.alice, game="tris_1", period=seasons[0].name.upper())
    assert "this server · season" in typed.text
    refused = await harness.alice.command("leaderboard", game="tris_1", variant="with wings")
    assert "Nobody has played this variant there" in refused.text
    refused = await harness.alice.command("leaderboard", period="last week")
    assert "Nothing was finished there" in refused.text


async def test_games_for_one_have_boards_of_best_scores_and_results_and_profiles_name_the_variant(
    harness: Harness,
) -> None:
    for _ in range(2):
        assert (await harness.alice.command("play tripple_domino", tiles=5)).ok
        assert (await harness.alice.click("Start")).ok
        while not is_over(newest_table(harness.alice)):
            offered = await harness.alice.autocomplete("move", "words", "")
            if offered:
                assert (await harness.alice.command("move", words=offered[0].value)).ok
            else:
                await edited(harness.alice, gone="?")
    table = newest_table(harness.alice)
    assert "best with 5 tiles" in table.text
    assert "best with 5 tiles" in table.alt
    (alone,) = [
        choice
        for choice in await harness.bruno.autocomplete("leaderboard", "variant", "alone", game="tripple_domino")
        if "5 tiles" in choice.name
    ]
    assert alone.name == "Alone, with 5 tiles"
    shown = await board(harness.bruno, game="tripple_domino", variant=alone.value)
    assert "Tripple Domino · alone, with 5 tiles" in shown.text
    assert "by points" in shown.text
    assert re.search(r"#1 Alice: −?\d+ points? in \d+:\d\d, ", shown.alt)
    profile = (await harness.alice.command("profile")).shown
    assert "Tripple Domino, with 5 tiles: **" in profile.text


async def test_direct_messages_have_the_board_of_everywhere(harness: Harness) -> None:
    await won_by_alice(harness)
    channel = await harness.alice.open_dm()
    shown = (await harness.alice.command("leaderboard", channel)).shown
    assert "everywhere · all time" in shown.text
    assert "\nYou: #" in shown.alt
    assert "This server" not in [button.label for button in shown.buttons]
    profile = (await harness.alice.command("profile", channel)).shown
    assert "Games 2: 2 won" in profile.alt


async def test_a_profile_tells_how_its_reader_did_against_its_player(harness: Harness) -> None:
    await won_by_alice(harness)
    shown = (await harness.bruno.command("profile", player=harness.alice.id, game="tris_1")).shown
    assert "Against Bruno: 2 won, 0 lost, 0 drawn." in shown.alt
    assert "Streak +2, best 2" in shown.alt
    stranger = (await harness.claire.command("profile", player=harness.alice.id)).shown
    assert "Against" not in stranger.alt
    assert "Favourite game: Tris 1." in stranger.alt
