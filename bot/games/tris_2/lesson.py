"""The lesson of Tris 2: rolls, the two that are forbidden, and a tris (RULES 001.7-11)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="68",
    options={"first": "first_seat"},
    steps=(
        LessonStep("roll", "roll f east", ((1, "roll a west"),)),
        LessonStep("undo", "roll a south", ((1, "roll b west"),)),
        LessonStep("touch", "roll f west", ((1, "roll g west"),)),
        LessonStep("tris", "roll d south"),
    ),
)
