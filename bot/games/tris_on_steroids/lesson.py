"""The lesson of Tris on Steroids: a turn, the three actions, and a line of the secret goal (RULES 000.7-15)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="9486",
    steps=(
        LessonStep("reveal", "reveal b1"),
        LessonStep("discard", "act a1", ((1, "reveal a2"), (1, "keep"))),
        LessonStep("again", "reveal c2"),
        LessonStep("goal", "act b1", ((1, "reveal b1"), (1, "keep"))),
        LessonStep("third", "reveal a3"),
        LessonStep("swap", "act b2"),
    ),
)
