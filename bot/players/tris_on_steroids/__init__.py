"""The computer players of Tris On Steroids."""

from collections.abc import Mapping

from bot.games.tris_on_steroids.view import View
from bot.players.base import Level, Player
from bot.players.tris_on_steroids.one_ply import ONE_PLY

PLAYERS: Mapping[Level, Player[View]] = dict.fromkeys(Level, ONE_PLY)
