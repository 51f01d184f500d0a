"""What Discord tells when somebody types a command or presses something."""

from typing import TypeAlias

import discord

Interaction: TypeAlias = discord.Interaction[discord.Client]
