"""The warnings that libraries for voice are missing: the bot never joins a voice channel.

Relies on `VoiceClient.warn_nacl` and `VoiceClient.warn_dave`.
"""

import discord


def disable_voice_warnings() -> None:
    """Keeps discord.py from logging these warnings in this process."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
