### Practice: positions of one's own games, asked again after some days

command-practice = practice
command-practice-description = Practise moves of your own games that cost you much
command-practice-answer = Your move in the position that /practice shows, if you would rather type it
command-practice-finished = A finished game of this channel: adds your moves that cost you much

button-practise-game = Practise this game
button-practice-later = Later
button-practice-next =
    { $count ->
        [one] Next: { $count } due
       *[other] Next: { $count } due
    }
button-practice-remove = Don't ask again

practice-title = Practice
practice-from = Move { $ply } of your game with { $players }, { $day }
practice-from-alone = Move { $ply } of your game, { $day }
practice-due =
    { $count ->
        [one] { $count } position due
       *[other] { $count } positions due
    }
practice-task = **Your move here cost you much. What is better?**
practice-moves-heading = What you may answer: type one of these after /practice move:
practice-right = **Right!** { $why }
practice-wrong = **Not this one.** { $why }
practice-again = It comes again { $time }.
practice-learned = Learned: this one does not come again.
practice-streak =
    { $now ->
        [0] Solved in a row: none{ $best ->
            [0] .
           *[other] ; best { $best }.
        }
       *[other] 🔥 Solved in a row: { $now }; best { $best }.
    }
practice-next =
    { $count ->
        [one] Nothing is due. Your position comes { $time }.
       *[other] Nothing is due. The next of your { $count } positions comes { $time }.
    }
practice-learned-count =
    { $count ->
        [one] You have learned { $count } position.
       *[other] You have learned { $count } positions.
    }
practice-how = Add more with **Practise this game** below the analysis of a game.
practice-empty =
    You practise no positions yet. Open the analysis of one of your games (/analysis) and press **Practise this game**: the moves that cost you most come back here until you find the better one.
    Whatever you solve comes again after 1, 3, 7 and 21 days, and then you have learned it.
practice-nothing-lost = None of your moves in this game cost you much: there is nothing to practise.
practice-gone = There is no such position to practise any more. /practice shows what is due.
practice-not-due = You have answered this one already. /practice shows what is due.
