"""A small bot on the unmodified discord.py: what it gets by on, the real one will."""

import asyncio
import io
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

import discord
import yarl
from discord import app_commands

from sandbox.client import Sandbox
from sandbox.tests.pictures import png

if TYPE_CHECKING:
    from discord.types.interactions import MessageComponentInteractionData as ComponentInteractionData


def table(count: int) -> discord.ui.LayoutView:
    """A Components V2 message: text, a picture and two buttons."""
    view = discord.ui.LayoutView(timeout=None)
    view.stop()
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=0x3BA55D)
    container.add_item(discord.ui.TextDisplay(f"### Count\n{count}"))
    picture = discord.MediaGalleryItem("attachment://board.png", description=f"The board shows {count}")
    container.add_item(discord.ui.MediaGallery(picture))
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="More", custom_id=f"more:{count}"))
    row.add_item(discord.ui.Button(label="Never", custom_id="never", disabled=True))
    container.add_item(row)
    return view.add_item(container)


def board() -> discord.File:
    """The picture that `table` shows."""
    return discord.File(io.BytesIO(png()), "board.png")


class NameModal(discord.ui.Modal, title="Your name"):
    """One question."""

    name: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=10)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Greet privately."""
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Hello {self.name.component.value}", ephemeral=True)


class TinyBot(discord.Client):
    """Counts on a button, with one of each kind of answer."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(_play)
        self.tree.add_command(_greet)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Count one more."""
        if interaction.type is discord.InteractionType.component:
            pressed = cast("ComponentInteractionData", interaction.data)["custom_id"]
            count = int(pressed.partition(":")[2]) + 1
            await interaction.response.edit_message(view=table(count), attachments=[board()])


_play = app_commands.Group(name="play", description="Play a game")


@_play.command(name="count", description="Count up")
@app_commands.describe(start="Where to begin")
async def _count(interaction: discord.Interaction, start: app_commands.Range[int, 0, 9] = 0) -> None:
    await interaction.response.send_message(view=table(start), file=board())


@_play.command(name="slow", description="Think first")
async def _slow(interaction: discord.Interaction, private: bool = False) -> None:
    await interaction.response.defer(thinking=True, ephemeral=private)
    await interaction.followup.send(f"In {interaction.locale}", ephemeral=private)


@_play.command(name="silent", description="Never answer")
async def _silent(interaction: discord.Interaction) -> None:
    assert interaction.command is not None


@_play.command(name="word", description="Say a word")
async def _word(interaction: discord.Interaction, word: str) -> None:
    await interaction.response.send_message(word, ephemeral=True)


@_word.autocomplete("word")
async def _words(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    words = ("roll e north", "roll e south", "keep")
    return [app_commands.Choice(name=word.title(), value=word) for word in words if word.startswith(typed)]


@app_commands.command(name="greet", description="Say hello")
async def _greet(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(NameModal())


def pointed_at(url: str) -> TinyBot:
    """A tiny bot that finds its Discord at this address."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.Asset.BASE = f"{url}/cdn"
    bot = TinyBot()
    bot._connection.guild_ready_timeout = 0.05
    return bot


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    """A tiny bot connected to this sandbox."""
    bot = pointed_at(sandbox.url)
    identified = sandbox.gateway.identified
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.bot_ready(identified=identified)
        yield bot
    finally:
        await bot.close()
        await task


async def _serve() -> None:
    """As a process: until SIGTERM."""
    bot = pointed_at(os.environ["DISCORD_API_URL"])
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
    await bot.start(os.environ["DISCORD_TOKEN"])
    print("closed cleanly")  # noqa: T201  the test reads it in the log


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(_serve())
