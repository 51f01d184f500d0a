### Lessons: a private game of a few moves

command-learn = learn
command-learn-description = Learn a game by playing a few moves of it, only for you
command-learn-game = The game you want to learn

learn-title = Lesson: { $game }
learn-other-move = That move is allowed, too. In this lesson, try this one: **{ $move }**
learn-bright-key = That move is allowed, too. This lesson goes on with the bright key.
button-learn = Learn by playing
button-learn-again = Once more
button-leave-lesson = Leave the lesson
