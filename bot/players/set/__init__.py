"""The computer players of SET."""

from collections.abc import Mapping

from bot.games.set.view import View
from bot.players.base import Level, Player
from bot.players.set.seeing import SEEING

PLAYERS: Mapping[Level, Player[View]] = dict.fromkeys(Level, SEEING)
