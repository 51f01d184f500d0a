# Tournaments: the command, the public message, the panels.

command-tournament = tournament
command-tournament-description = Hold a tournament in this channel, or see those that there are
command-tournament-create = create
command-tournament-create-description = Hold a tournament in this channel
command-tournament-create-game = What is played
command-tournament-create-options = Variants of the game: choose from the suggestions, with + between several
command-tournament-show = show
command-tournament-show-description = See the tournaments of this channel, with standings
command-tournament-create-name = What the tournament is called
command-tournament-create-format = How players are paired; Swiss if you leave it out. For the same deals for all: /duel
command-tournament-create-time = The longest a round takes, three days if you leave it out; of an arena how long it lasts, one hour
command-tournament-create-clock = Time for each move; the server's usual one if you leave it out
command-tournament-create-starts = In how long it starts by itself; if you leave it out, you start it
command-tournament-create-rounds = How many rounds a Swiss tournament has; as many as its players need if you leave it out
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-arena = Arena
tournament-time-name =
    { $seconds ->
        [900] 15 minutes
        [1800] 30 minutes
        [3600] 1 hour
        [5400] 90 minutes
        [7200] 2 hours
        [10800] 3 hours
        [21600] 6 hours
        [86400] 1 day
        [259200] 3 days
       *[604800] 7 days
    }
tournament-of-game = { $game } tournament
tournament-rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
tournament-rounds-needed = automatic number of rounds
tournament-round-time = { $time } for each round
tournament-lasts = lasts { $time }
tournament-registration =
    { $count ->
        [0] Open to join: room for { $most } players.
        [one] One player of at most { $most } has joined.
       *[other] { $count } players of at most { $most } have joined.
    }
tournament-starts = Starts { $time }.
tournament-round = Round **{ $round }** of { $rounds } · ends { $time } at the latest
tournament-arena-ends = Play as often as you like · ends { $time }
tournament-won =
    { $count ->
        [one] 🥇 { $players } has won.
       *[other] 🥇 { $players } have won together.
    }
tournament-cancelled = Cancelled. Games that are on can be played to their end.
tournament-cancelled-before = Cancelled. It had not started.
tournament-cancelled-few = Cancelled. Fewer than two had joined by the time it was to start.
tournament-table-opens = the table is being opened
tournament-table = Table
tournament-bye = { $player } has a bye, which counts as a win
tournament-reason-no-show = no move made
tournament-reason-adjudicated = decided at the end of the round
tournament-reason-withdrawn = withdrawn
tournament-reason-not-played = no result
tournament-reason-late = too late
tournament-lost-no-show = { $player } made no move
tournament-lost-adjudicated = { $player } used more time
tournament-lost-withdrawn = { $player } withdrew
tournament-more-tables =
    { $count ->
        [one] One more table behind the button below
       *[other] { $count } more tables behind the button below
    }
tournament-waiting = ⏳ Waiting for a game: { $players }
tournament-streaks = 🔥 Results count twice: { $players }
tournament-threads-refused = ⚠️ I may not open threads here, so the tables wait. Allow me **Create Public Threads** and **Send Messages in Threads** in this channel: I try again every minute.
tournament-moved = The tournament goes on here.
tournament-to-message = To the tournament's message
button-tournament-join = Join
button-tournament-withdraw = Withdraw
button-tournament-stay = Stay
button-tournament-return = Come back
button-tournament-play = Play
button-tournament-pause = Pause
button-tournament-start = Start
button-tournament-standings = Standings
button-tournament-rounds = Rounds
button-tournament-games = Games
button-tournament-organise = Organise
button-tournament-end-round = End this round
button-tournament-end-arena = End the arena
button-tournament-cancel = Cancel the tournament
button-tournament-post = Post again below
button-tournament-not-yet = Not yet
button-tournament-better = Better places
button-tournament-worse = Lower places
button-tournament-round-before = Round before
button-tournament-round-after = Next round
tournament-you-joined = You are in { $name }. I'll ping you when your table opens.
tournament-you-play = You play in { $name }. Your table opens in a few seconds, and the next one right after it.
tournament-you-withdrew = You have withdrawn from { $name }.
tournament-you-paused = No new games in { $name } until you press **Play**. Your current one still counts.
tournament-withdraw-question = Withdraw from { $name }? If a game of yours is on, you lose it, and you are not paired any more.
tournament-start-question = Start with { $count } players? Nobody can join after that. The tables of the first round open at once.
tournament-start-arena-question = Start with { $count } players? More may come while it lasts. The first tables open at once.
tournament-end-round-question =
    { $count ->
        [one] End this round? One game is on: who has used more time loses it.
       *[other] End this round? { $count } games are on: who has used more time loses.
    }
tournament-end-arena-question =
    { $count ->
        [0] End the arena now?
        [one] End the arena now? One game is on, and does not count then.
       *[other] End the arena now? { $count } games are on, and do not count then.
    }
tournament-cancel-question = Cancel { $name }? Nobody wins, and that cannot be taken back.
tournament-is-started = { $name } has started. Its tables open now.
tournament-round-ends = The round of { $name } ends now.
tournament-is-cancelled = { $name } is cancelled.
tournament-removed = { $player } is not in the tournament any more.
tournament-organise-does = For its organiser, and for who may manage events or the server
tournament-remove-whom = Remove a player
tournament-which = Show standings
tournament-none-here = There is no tournament in this channel. Whoever may manage events or the server creates one with /tournament create. A tournament in which all play the same deals, as in duplicate bridge, is opened by anybody with /duel and its option `deals`.
tournament-not-started = This tournament has not started yet.
tournament-no-threads = Each table of a tournament has a thread of its own, and this channel has none. Create the tournament in a text channel.
tournament-arena-times = An arena lasts 30, 60, 90 or 120 minutes. Choose one of these times.
tournament-round-times = A round takes 15 minutes, 1 hour, 6 hours, 1 day, 3 days or 7 days at most. Choose one of these times.
tournament-round-title = Round { $round } of { $rounds }
tournament-no-games = Nobody has played yet.
tournament-rounds-heading = Rounds
tournament-last-games = Last games
tournament-standing = #{ $rank } { $player }: { $points } ({ $ties })
tournament-on-fire = 🔥 { $count } wins in a row
tournament-has-withdrawn = withdrawn
tournament-has-paused = paused
tournament-ties-swiss = Ties: **Buchholz**, the sum of the opponents' points; first without the lowest of them (**−1**).
tournament-ties-round-robin = Ties: the games between these players, then the points of those they beat (Sonneborn-Berger).
tournament-ties-arena = A win is worth 2 points and a draw 1, after two wins in a row twice as much. Then more wins decide, and fewer games.
heading-direct-encounter = Direct
heading-sonneborn-berger = S.-B.
heading-buchholz-cut = Buchh. −1
heading-buchholz = Buchholz
heading-fewer-games = Games
tie-break-direct-encounter = direct
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-buchholz-cut = Buchholz −1
tie-break-buchholz = Buchholz
tie-break-wins = wins
tie-break-fewer-games = games
tournament-options = I do not know these options of { $game }. Choose from the suggestions: leave **options** empty, and type + after each to add another.
tournament-race = A race has no clock. Leave **clock** out.
