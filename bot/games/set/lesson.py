"""The lesson of SET: a call, a right and a wrong claim, more cards, a SET of unequal cards (RULES 004.1-6)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="0931",
    steps=(
        LessonStep("call", "call"),
        LessonStep("take", "take a4 b2 b4", ((1, "call"), (1, "take a1 a2 a3"))),
        LessonStep("more", "more", ((1, "more"),)),
        LessonStep("again", "call"),
        LessonStep("find", "take b1 c3 b5"),
    ),
)
