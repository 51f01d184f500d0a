"""The lesson of Tripple Domino: plain tiles, a bridge, a double link, and what drawing costs (RULES 002.6-11)."""

from bot.games.lesson import Lesson, LessonStep

LESSON = Lesson(
    seats=2,
    seed="022f",
    before=(
        (0, "place 4-5-5 u0,0"),
        (1, "place 4-4-5 d0,0"),
        (0, "place 3-4-4 u0,1"),
        (1, "place 3-3-4 d-1,1"),
        (0, "place 2-3-3 u-1,2"),
        (1, "place 3-4-5 d-1,0"),
    ),
    steps=(
        LessonStep("place", "place 2-2-3 d-2,2", ((1, "place 1-2-3 u-2,2"),)),
        LessonStep("bridge", "place 1-3-3 d-2,1", ((1, "place 2-2-4 u-2,3"),)),
        LessonStep("points", "place 1-1-3 u-2,1", ((1, "place 0-3-5 u-1,0"),)),
        LessonStep("double", "place 0-1-3 d-2,0", ((1, "place 0-0-5 d-1,-1"),)),
        LessonStep("draw", "draw"),
        LessonStep("again", "draw"),
        LessonStep("drawn", "place 0-2-4 d-2,3"),
    ),
)
