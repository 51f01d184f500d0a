"""A small bot on the unmodified discord.py, with one command for each type of response."""

import asyncio
import io
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, cast

import discord
import yarl
from discord import app_commands

from sandbox.client import Sandbox
from sandbox.tests.pictures import png

if TYPE_CHECKING:
    from discord.types.interactions import MessageComponentInteractionData as ComponentInteractionData


def table(count: int) -> discord.ui.LayoutView:
    """Returns a Components V2 message: text, a picture and two buttons."""
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
    """Returns the picture that `table` shows."""
    return discord.File(io.BytesIO(png()), "board.png")


class NameModal(discord.ui.Modal, title="Your name"):
    """A modal with one input."""

    name: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=10)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Responds with an ephemeral greeting."""
        assert isinstance(self.name.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Hello {self.name.component.value}", ephemeral=True)


class TinyBot(discord.Client):
    """A bot that counts clicks on a button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.latest: discord.Interaction | None = None  # whose token a test uses
        self.tree.add_command(_play)
        self.tree.add_command(_greet)
        self.tree.add_command(_look)
        self.tree.add_command(_wave)

    async def setup_hook(self) -> None:
        """Registers the commands."""
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Responds to a click by showing the next number."""
        self.latest = interaction
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


@app_commands.context_menu(name="Look at")
async def _look(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"I see: {message.content}", ephemeral=True)


@app_commands.context_menu(name="Wave at")
async def _wave(interaction: discord.Interaction, user: discord.User) -> None:
    await interaction.response.send_message(f"Hi, {user.display_name}", ephemeral=True)


@contextmanager
def connected_to(url: str) -> Iterator[TinyBot]:
    """Creates a bot; discord.py, in the whole process, connects to this address within the block."""
    socket = discord.gateway.DiscordWebSocket
    before = discord.http.Route.BASE, socket.DEFAULT_GATEWAY, discord.Asset.BASE
    discord.http.Route.BASE = f"{url}/api/v10"
    socket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"
    discord.Asset.BASE = f"{url}/cdn"
    try:
        bot = TinyBot()
        bot._connection.guild_ready_timeout = 0.05
        yield bot
    finally:
        discord.http.Route.BASE, socket.DEFAULT_GATEWAY, discord.Asset.BASE = before


@asynccontextmanager
async def running(sandbox: Sandbox) -> AsyncIterator[TinyBot]:
    """Runs a small bot in this sandbox within the block. One that runs already can call only this sandbox meanwhile."""
    with connected_to(sandbox.url) as bot:
        identified = sandbox.gateway.identified
        task = asyncio.create_task(bot.start(sandbox.token))
        try:
            await sandbox.bot_ready(identified=identified)
            yield bot
        finally:
            await bot.close()
            await task


async def _serve() -> None:
    """Runs the bot as a process until SIGTERM."""
    with connected_to(os.environ["DISCORD_API_URL"]) as bot:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
        await bot.start(os.environ["DISCORD_TOKEN"])
    print("closed cleanly")  # noqa: T201  the test reads it in the log


if __name__ == "__main__":
    discord.utils.setup_logging()
    asyncio.run(_serve())
