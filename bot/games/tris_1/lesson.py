"""The lesson of Tris 1: X makes two lines at once (RULES 001.17)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="00",
    steps=(
        LessonStep("write", "b2", ((1, "b1"),)),
        LessonStep("threat", "a1", ((1, "c3"),)),
        LessonStep("fork", "a3", ((1, "a2"),)),
        LessonStep("line", "c1"),
    ),
)
