### The puzzles of the day

command-daily = daily
command-daily-description = The puzzles of the day: the same for everybody, one attempt each
command-daily-puzzle = Which puzzle; the one that you have begun if you leave it out
command-daily-answer = Your move, or begin, if you would rather type it

daily-title = Puzzles of { $day }
daily-intro = Everybody everywhere has the same deal, one attempt at each puzzle, and sees what others have done only after playing it.
daily-ends = The next ones come { $time }.
daily-begun = begun { $since }, go on any time today
daily-finished =
    { $count ->
        [0] Nobody has played it here yet.
        [one] { $count } person has played it here.
       *[other] { $count } people have played it here.
    }
daily-streak =
    { $now ->
        [0] You have not played yesterday or today; your longest streak has lasted { $best ->
            [one] { $best } day
           *[other] { $best } days
        }.
        [one] 🔥 1 day in a row, the longest streak { $best }
       *[other] 🔥 { $now } days in a row, the longest streak { $best }
    }
daily-before = You have one attempt. More points win, among equal points the shorter time, which runs from **Begin** to the end. You may close this and come back with /daily: nothing is lost, but the time goes on. The puzzle ends { $time }.
daily-moves-heading = What you may do: type one of these after /daily move:
daily-month =
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
       *[other] December
    }
daily-today = Today
daily-yesterday = Yesterday
daily-somebody = a player
daily-leaderboard-empty = Nobody has played this puzzle here.
daily-number-points = your points
daily-number-rank = your rank
daily-number-finished =
    { $count ->
        [one] has played
       *[other] have played
    }
daily-number-streak =
    { $count ->
        [one] day in a row
       *[other] days in a row
    }
daily-yesterday-best = Yesterday's best here
daily-seals-tomorrow = Tomorrow's seals: { $seals }

button-begin = Begin
button-daily-leaderboard = Leaderboard
button-daily-share = Share
button-daily-legend = Legend
button-daily-home = Puzzles of the day
button-daily-play = Play them, too
button-daily-record = Record: { $game }

## What is shared with the channel

daily-share = { $player } · puzzles of { $day }
daily-share-streak =
    { $count ->
        [one] 🔥 { $count } day in a row
       *[other] 🔥 { $count } days in a row
    }
daily-share-elsewhere = It cannot be posted in this channel. Copy the line to where you like:
daily-legend = Each sign is a move; … stands for more.

## The luck

daily-luck = The day before, I drew a secret number for each puzzle, the **seed**, and fixed its fingerprint, the **seal**. The whole deal follows from the seed and the puzzle's id, so that it is the same for everybody and nobody can change it afterwards. Whoever runs this bot could know a deal before the others. An hour after the end of the day the seeds stand here.
daily-seal = { $game }: `{ $seal }`, id `{ $id }`, since { $time }
daily-record = The record of your attempt. Verify it with /verify, or with the program docs/verify.py.

## Refusals

daily-played = You have played this puzzle: there is one attempt, whatever the server. /daily shows your result and the leaderboard.
daily-not-begun = You have no puzzle under way. /daily with a puzzle and the move `begin` begins one.
daily-day-over = This day is over. /daily shows the puzzles of today.
daily-moved-on = Your puzzle has moved on since this button was shown. /daily opens it as it is now.
daily-deleted = You have had your attempt at this puzzle; it was deleted with your data. Tomorrow there is another one.
daily-hidden = You see that once you have played this puzzle yourself, or when its day is over for everybody.
daily-other-rules = The rules of this game have changed since this puzzle was drawn. The next one can be played again.
daily-nothing-to-share = You have not finished a puzzle today. Play one first, then share how it went.

## A server's settings

settings-page-daily = Daily
settings-intro-daily = The puzzles of the day can be posted in a channel, once a day.
settings-daily-channel = Channel for the puzzles of the day
settings-daily-nowhere = Nowhere
settings-daily-hour = Posted from this hour on
settings-daily-local = In your time zone: { $time }
settings-daily-forbidden = ⚠️ The last post failed: I may not write in that channel. Allow me *View Channel* and *Send Messages* there, then choose the channel again.
settings-daily-no-channel = ⚠️ The last post failed: that channel is gone. Choose another one.
settings-daily-unreachable = ⚠️ The last post failed: Discord could not be reached.
