"""A minimal discord.py bot that answers a button press with a ready PNG and a button: a baseline for response times.

`python -m bench.bare_bot` takes DISCORD_TOKEN, DISCORD_API_URL and BARE_PICTURE (a path) from the environment.
"""

import asyncio
import io
import os
from pathlib import Path

import discord
import uvloop
import yarl
from discord import app_commands


class BareBot(discord.Client):
    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.5)
        self._picture = picture
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="bare", description="Post a picture and a button")(self._post)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    def _message(self) -> tuple[discord.ui.LayoutView, discord.File]:
        view = discord.ui.LayoutView(timeout=None)
        button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="Press", custom_id="press")
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png")))
        view.add_item(discord.ui.ActionRow(button))
        view.stop()
        return view, discord.File(io.BytesIO(self._picture), filename="table.png")

    async def _post(self, interaction: discord.Interaction[discord.Client]) -> None:
        view, file = self._message()
        await interaction.response.send_message(view=view, file=file)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        if interaction.type is discord.InteractionType.component:
            view, file = self._message()
            await interaction.response.edit_message(view=view, attachments=[file])


async def main() -> None:
    api = os.environ["DISCORD_API_URL"]
    discord.http.Route.BASE = f"{api}/api/v10"
    async with BareBot(Path(os.environ["BARE_PICTURE"]).read_bytes()) as bot:  # noqa: ASYNC240  once, before it serves
        await bot.login(os.environ["DISCORD_TOKEN"])
        _, gateway, _ = await bot.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        await bot.connect()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())
