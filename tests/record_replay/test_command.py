"""`python -m bot replay`: words and pictures of a game, from its record alone."""

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.command_line import main
from bot.verification.game_record import Json, file_of, game_record_of
from tests.verification.random_games import GAMES, one_session

WIDE, HIGH = 1100, 700


@pytest.fixture
def replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Replay":
    """Runs the command in an empty folder, where there is neither a database nor a `.env`."""
    monkeypatch.chdir(tmp_path)
    return Replay(tmp_path, capsys)


class Replay:
    """Runs the command on a record."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys

    def __call__(self, record: Json, *arguments: str) -> tuple[int, list[str]]:
        """Returns the exit status and the lines that were printed."""
        (self.folder / "record.json").write_bytes(file_of(record))
        status = main(["replay", "record.json", *arguments])
        return status, self._capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_of_each_kind_is_told_move_by_move_and_drawn_at_any_ply(replay: Replay, key: str) -> None:
    session = one_session(key, to_the_end=True)
    status, lines = replay(game_record_of(session, with_names=True), "--picture", "board.png", "--ply", "1")
    assert status == 0
    numbers = [int(line[:4]) for line in lines[3:] if line[:4].strip().isdigit()]
    assert [number for number in numbers if number] == [*range(1, session.ply + 1)]
    assert all(person.name in lines[1] for person in session.people)
    assert any(session.people[0].name in line for line in lines[-len(session.people) :])
    assert not any("**" in line for line in lines)
    with Image.open(replay.folder / "board.png") as drawn:
        assert (drawn.format, drawn.size) == ("PNG", (WIDE, HIGH))
    assert not list(replay.folder.glob("**/*.db"))


def test_a_gif_has_a_frame_for_each_position_and_words_come_in_the_language_asked_for(replay: Replay) -> None:
    session = one_session("tris_1", to_the_end=True)
    status, lines = replay(game_record_of(session), "--gif", "game.gif", "--language", "de", "--theme", "light")
    assert status == 0
    assert "Spieler 1" in lines[1]
    with Image.open(replay.folder / "game.gif") as drawn:
        assert (drawn.format, getattr(drawn, "n_frames", 1)) == ("GIF", session.ply + 1)


def test_a_changed_record_a_ply_that_is_not_there_and_a_folder_that_is_missing_are_one_line(replay: Replay) -> None:
    record = game_record_of(one_session("tris_2", to_the_end=True))
    forged = json.loads(file_of(record))
    forged["moves"][2]["words"] = "roll z north"
    assert replay(forged) == (1, ["REFUSED: ply 3: the rules refuse the move: tris_2-unreadable"])
    assert replay(record, "--ply", "9999") == (1, [f"there is no ply 9999: the game has {len(record['moves'])} moves"])
    status, lines = replay(record, "--picture", "nowhere/board.png")
    assert status == 1
    assert lines[-1].startswith("the picture cannot be written")
