"""The lesson of Triodomino: open, place, close a hexagon, begin a new formation, draw (RULES 003.3-7)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="18d2",
    steps=(
        LessonStep("open", "open 3-3-4", ((1, "place 2-3-3 1:d0,0"),)),
        LessonStep("place", "place 1-2-3 1:u0,1", ((1, "place 0-1-3 1:d-1,1"),)),
        LessonStep("around", "place 3-4-4 1:d-1,0", ((1, "place 2-4-4 1:u-1,0"),)),
        LessonStep("hexagon", "place 0-3-4 1:u-1,1"),
        LessonStep("free", "free 0-1-2", ((1, "place 0-0-2 2:d-1,0"),)),
        LessonStep("draw", "draw"),
        LessonStep("drawn", "place 0-2-3 2:u-1,0"),
    ),
)
