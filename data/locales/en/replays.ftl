### Finished games: /replay and /analysis

command-replay = replay
command-replay-description = Watch a finished game of this channel again
command-replay-finished = Which game; the last one if you leave it out
command-replay-turn = Post where it turned instead, for all: once a game, by those who played it
command-analysis = analysis
command-analysis-description = See where a finished game of this channel turned
command-analysis-finished = Which game; the last one if you leave it out
button-analysis = Analysis
button-own-moves = My better moves
button-turning-point = { $number } · Move { $ply }
analysis-steady = No move cost anybody much.
analysis-best = None of your moves cost you much.
analysis-none = Nobody had a choice in this game.
analysis-judge-alone = The moves that a strong computer would have made differently, where that mattered most.
analysis-last-moves = Of this long game the last { $moves } moves were judged.
analysis-failed = This game could not be analysed just now. Try again in a minute.
no-search = Games are not analysed here: the computers of this bot run without their search.
analysis-judge = How often a strong computer expects each player to win, move by move.
analysis-step = Best now: { $move }
analysis-alt = How often each player could expect to win, by the number of the move.
analysis-busy = Another game of this server is being analysed. Try again in a minute.
button-replay = Replay
button-steps = Step by step
button-step-first = Start
button-step-back = Back
button-step-on = Next
button-step-last = End
replay-at = -# Moment { $ply } of { $last }
replay-alt =
    { $moves ->
        [one] The game in moving pictures: one move. How it ended is in the next picture.
       *[other] The game in moving pictures: { $moves } moves. How it ended is in the next picture.
     }
replay-part = Which part
replay-part-whole = The whole game
replay-part-round = Round { $round }
replay-part-last = The last { $moves } moves
replay-part-alt =
    { $moves ->
        [one] { $part } in moving pictures: one move.
       *[other] { $part } in moving pictures: { $moves } moves.
     }
replay-none = No game has been finished in this channel yet. Open one with /play; when it is over, you can see it again and have it analysed.
replay-unknown = I do not know that game in this channel. Pick one that /replay suggests, or leave it out for the last one.
no-replay = This game was played by older rules, or ended before it began. I cannot show it again.
day =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
     } { $day }, { $year }

menu-no-table = This message is not a table of mine. Choose it on a table whose game is over.
