"""The computer players of Tris 2."""

from collections.abc import Mapping

from bot.games.tris_2.view import View
from bot.players.base import Level, Player
from bot.players.tris_2.one_ply import ONE_PLY

PLAYERS: Mapping[Level, Player[View]] = dict.fromkeys(Level, ONE_PLY)
