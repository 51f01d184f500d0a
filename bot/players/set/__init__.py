"""The computer players of SET."""

from collections.abc import Mapping

from bot.games.set.view import View
from bot.players.base import Level, Player
from bot.players.set.seeing import LogNormal, SetPlayer

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: SetPlayer(LogNormal(30), overlooks=12, errs=10),
    Level.FAIR: SetPlayer(LogNormal(20), overlooks=8),
    Level.HARD: SetPlayer(LogNormal(12), overlooks=4),
    Level.MASTER: SetPlayer(LogNormal(7)),
}
