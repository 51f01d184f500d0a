"""The computer players of SET."""

from collections.abc import Mapping

from bot.games.set.view import View
from bot.players.base import Level, Player
from bot.players.set.delays import LogNormal
from bot.players.set.seeing import SetPlayer

PLAYERS: Mapping[Level, Player[View]] = {
    Level.EASY: SetPlayer(LogNormal(25), errs=10),
    Level.FAIR: SetPlayer(LogNormal(12)),
    Level.HARD: SetPlayer(LogNormal(6)),
    Level.MASTER: SetPlayer(LogNormal(3)),
}
