### Finished games: /replay, /profile, the card of a result

command-replay = replay
command-replay-description = Watch a finished game of this channel again
command-replay-slash-game = game
command-replay-game = Which game; the last one if you leave it out
command-analysis = analysis
command-analysis-description = See where a finished game of this channel turned
command-analysis-slash-game = game
command-analysis-game = Which game; the last one if you leave it out
button-analysis = Analysis
button-own-moves = My better moves
button-turning-point = { $number } · Move { $ply }
analysis-turn = **{ $number }** · Move { $ply }, { $player }: { $move }. From { $before }% down to { $after }%.
analysis-better = Better: **{ $move }**.
analysis-steady = No move cost anybody much.
analysis-best = None of your moves cost you much.
analysis-none = Nobody had a choice in this game.
analysis-turn-alone = **{ $number }** · Move { $ply }, { $player }: { $move }.
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
replay-none = No game has been finished in this channel yet. Open one with /play; when it is over, /replay shows it again.
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
card-alt = The result of { $game }, { $day }.
card-alt-place = Place { $rank }: { $who }
card-resigned = resigned
card-resigned-early = resigned
card-out-of-time = out of time
card-alt-rating = rating { $change }
number-rounds = rounds
number-played = played
number-best-move = best move
number-hexagons = hexagons
number-moves =
    { $moves ->
        [one] move
       *[other] moves
     }
number-longest-turn = longest turn
number-duration =
    { $unit ->
        [days] { $count } days
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
     }

### The verification of finished games

command-verify = verify
command-verify-description = Verify luck, moves and result of a finished game of this channel
command-verify-slash-game = game
command-verify-game = Which game; the last one if you leave it out
command-verify-slash-record = record
command-verify-record = A record as a file: then this one is verified
button-verify = Verify
verify-title = Verification
verify-right = **Everything is right.**
verify-right-luck = Luck: the seed fits the seal, and every draw ({ $draws } in all) follows from the seed and from what was mixed in.
verify-right-moves = Moves and result: every move ({ $moves } in all) is by the rules, and they lead to the result.
verify-hash = Hash of the record: `{ $hash }`. Others who see the same hash have the same record.
verify-file = The record is the file below. `docs/verify.py` of my program verifies it without me.
verify-played = It is the record of the game that was played at this table.
verify-unknown = I do not have this game. Compare the hash with that of another player, to be sure that it is the game you mean.
verify-names = The names in it are not verified: the hash does not bind them.
verify-named-file = It has the names of the players, since you were one of them. The hash does not bind them.
record-names-seated = Only somebody who sat at that table gets its record with names.
button-named-record = Record with names
verify-refused = **This record is refused.** { $reason }
verify-refused-at = **This record is refused at move { $ply }.** { $reason }
verify-malformed = It is no record of a game that I know.
verify-commitment = The seed does not fit the seal.
verify-field = A field is not what it has to be.
verify-draws = The draws are not those of the seed.
verify-move = The move is against the rules.
verify-state = The moves do not lead to this position.
verify-bad-hash = The hash does not fit what comes before it.
verify-result = This is not the result that the moves lead to.
verify-other-hash = It is another record than the one of this hash.
verify-not-played = This is not what was played at the table.
verify-none = No game has been finished in this channel yet. When one is over, /verify checks it.
verify-no-game = I do not know that game in this channel. Pick one that /verify suggests, or leave it out for the last one.
verify-unreadable = I cannot read this file. A record has at most one megabyte.
