"""What interactions give leave to where the bot is a visitor: the last one counts, for as long as Discord lets it."""

import discord
import pytest

from bot.sessions.refusals import Refusal
from bot.ui.reply import user_install as visits
from bot.ui.reply.user_install import InteractionTokens, NoInteractionToken, let_in, visiting
from bot.ui.views.components import page
from tests.ui.asked import CHANNEL, Asked, interaction

OTHERS = discord.app_commands.AppCommandContext(private_channel=True)
OWN = discord.app_commands.AppCommandContext(dm_channel=True)


@pytest.mark.parametrize(
    ("asked", "visits_there"),
    [
        (Asked(), True),
        (Asked(member=True), False),
        (Asked(guild_id=None, context=OTHERS), True),
        (Asked(guild_id=None, context=OWN), False),
    ],
)
def test_a_visitor_is_somebodys_own_app_among_others(asked: Asked, visits_there: bool) -> None:
    leaves = InteractionTokens()
    assert visiting(interaction(asked)) == visits_there
    leaves.asked(interaction(asked))
    assert leaves.visits(CHANNEL) == visits_there
    leaves.answered(interaction(asked), 1)
    assert (leaves.to_change(1) is not None) == visits_there


def test_the_last_leave_counts() -> None:
    leaves, first, last = InteractionTokens(), interaction(), interaction()
    leaves.answered(first, 1)
    leaves.answered(last, 1)
    kept = leaves.to_change(1)
    assert kept is not None
    assert kept.interaction is last
    assert leaves.to_change(2) is None


async def test_a_leave_whose_time_is_over_is_none() -> None:
    leaves = InteractionTokens()
    leaves.answered(interaction(Asked(over=True)), 1)
    assert leaves.to_change(1) is None
    with pytest.raises(NoInteractionToken):
        await leaves.post(CHANNEL, page("x"), [], discord.AllowedMentions.none())


async def test_what_nobody_else_would_see_is_no_leave_to_post() -> None:
    leaves, alone = InteractionTokens(), interaction(Asked(permissions=discord.Permissions.none()))
    leaves.answered(alone, 1)
    assert leaves.to_change(1) is not None
    with pytest.raises(NoInteractionToken):
        await leaves.post(CHANNEL, page("x"), [], discord.AllowedMentions.none())
    with pytest.raises(Refusal):
        let_in(alone)
    let_in(interaction())


def test_those_used_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "KEPT", 2)
    leaves = InteractionTokens()
    for message in (1, 2, 1, 3):
        leaves.answered(interaction(), message)
    assert [message for message in (1, 2, 3) if leaves.to_change(message)] == [1, 3]
