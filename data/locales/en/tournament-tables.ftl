# Games of tournaments, and what tournaments refuse.

adjudicated = The round is over: { $player } had used more time for the moves.
no-show = The round is over: { $player } had not made a move.
round-time-over = The round is over.
tournament-pairing =
    { $round ->
        [0] **{ $name }**: { $first } – { $second }
       *[other] **{ $name }**, round { $round }: { $first } – { $second }
    }
tournament-thread =
    { $round ->
        [0] { $first } – { $second } · { $name }, game { $number }
       *[other] { $first } – { $second } · { $name }, round { $round }
    }
tournament-paused = { $mention }, your time ran out before you moved, so the game counts for nobody and you are paused in **{ $name }**. Press **Play** on [its message]({ $link }) to come back.
tournament-no-hints = There are no hints in games of a tournament.
tournament-unknown = That tournament does not exist any more.
tournament-no-server = Tournaments are held on servers that have added me.
tournament-in-thread = Each game of a tournament has a thread of its own. Create the tournament in a channel, not in a thread.
tournament-not-allowed = Whoever may manage events or the server creates tournaments here. Ask one of them.
tournament-not-yours = Only the organiser of this tournament, or who may manage events or the server, can do that.
tournament-own-game = Your own game is on, and this would decide it. Play it to its end first, or ask somebody else who may manage events.
tournament-quota = This server holds { $most } tournaments already. Wait until one is over, or cancel one.
tournament-not-for-two = With these options the game is not for two. Choose others.
tournament-time = Choose one of the times that are offered.
tournament-rounds = Choose a number of rounds up to { $most }; 0 takes as many as the players need.
tournament-players = Choose a number of players from { $least } to { $most }.
tournament-over = This tournament is over.
tournament-started = This tournament has started.
tournament-joined = You have joined already.
tournament-not-joined = You have not joined this tournament.
tournament-not-again = The organiser has taken you out of this tournament, so you cannot join it again. You are welcome to watch its games, and to join the next one.
tournament-full = This tournament is full: it takes { $most } players.
tournament-too-few = A tournament needs at least { $least } players.
