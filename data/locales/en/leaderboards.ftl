### Leaderboards and profiles

command-leaderboard = leaderboard
command-leaderboard-description = Who plays best: by rating, or by high scores where one plays alone
command-leaderboard-where = On this server or everywhere; this server if you leave it out
command-leaderboard-game = One game only; all games if you leave it out
command-leaderboard-variant = One variant of the game, also those played alone; all of them together if you leave it out
command-leaderboard-period = A season or a month; all time if you leave it out
place-server = This server
place-everywhere = Everywhere

leaderboard-title = Leaderboard
this-server = this server
leaderboard-everywhere = everywhere
leaderboard-all-games = all games
leaderboard-all-variants = all variants
usual-rules = usual rules
leaderboard-alone = { $variant ->
        [none] alone
       *[other] alone, { $variant }
    }
leaderboard-all-time = all time
leaderboard-month = { $month } { $year }
leaderboard-season = season { $first }–{ $last } { $year }
leaderboard-month-name =
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
    }
leaderboard-now = { $period } (now)
leaderboard-by-rating = by rating
leaderboard-by-points = by points
leaderboard-shown = { $first }–{ $last } of { $people }
leaderboard-somebody = a player
leaderboard-empty = Nobody is on this leaderboard yet. It counts games that people play against each other: open one with /play.
leaderboard-empty-alone = Nobody is on this leaderboard yet. It counts games that somebody plays alone: open one with /play.
ratings-not-computed = Ratings and best scores are not computed yet from the games of before the bot's update.
leaderboard-provisional = Provisional: few games, opponents or days so far
leaderboard-line =
    #{ $rank } { $player }: rating { $rating }{ $provisional ->
        [yes] , provisional
       *[no] { "" }
    }; { $wins } won, { $losses } lost, { $draws } drawn of { $games } ({ $percent }% won)
leaderboard-score-line =
    #{ $rank } { $player }: { $scored ->
        [points] { $points }
        [both] { $points } in { $time }
       *[time] { $time }
    }, { $day }
leaderboard-own-line = You: { $line }
leaderboard-own-none = You are not on this leaderboard yet.
leaderboard-not-on-it = You are not on this leaderboard yet. It counts games that you have finished there, against people or alone.
leaderboard-no-variant = Nobody has played this variant there. Pick one that /leaderboard suggests, or leave it out for all of them.
leaderboard-no-period = Nothing was finished there in that time. Pick one that /leaderboard suggests, or leave it out for all time.
leaderboard-choose-game = Which game
leaderboard-choose-variant = Which variant
leaderboard-choose-period = Which time
button-leaderboard-first = First
button-leaderboard-previous = Previous
button-leaderboard-next = Next
button-leaderboard-own = My place
button-leaderboard-picture = As a picture

heading-games = Games
heading-wins = Won
heading-losses = Lost
heading-draws = Drawn
heading-share = Won %
heading-rating = Rating
heading-points = Points
heading-time = Time
heading-day = Day
heading-streak = Streak
heading-best-streak = Best streak
number-share = { $percent }%
number-rating-provisional = { $rating }?
day-short = { $year }-{ $month }-{ $day }

command-profile = profile
command-profile-description = A player's rating, results and best scores
command-profile-player = Whose profile; yours if you leave it out
command-profile-game = One game only; all games if you leave it out
command-profile-show = What you want to see; the results if you leave it out
profile-shows-results = Results
profile-shows-achievements = Achievements

profile-title = Profile
profile-rank = rank { $rank } of { $among }
profile-peak = peak { $rating }
profile-since =
    { $games ->
        [one] one game ago
       *[other] { $games } games ago
    }
profile-now = now
profile-last-games = Last games
profile-favourite = Favourite game
profile-hidden = This player shows a profile only on the servers where they play.
profile-empty = The rating begins with the first game against people. Open a table with /play.
profile-one-game = One rated game so far: the graph begins with the second.
profile-drawn = { $games } drawn
profile-best = Best alone
profile-best-line = { $game }{ $variant }: { $best }
scored-points =
    { $score ->
        [one] { $points } point
       *[other] { $points } points
    }
scored-points-in = { $points } in { $time }
profile-alt-rating =
    Rating { $rating } ± { $spread }{ $provisional ->
        [yes] , provisional
       *[no] { "" }
    }; rank { $rank } of { $among }{ $peaked ->
        [yes] ; peak { $peak }
       *[no] { "" }
    }.
profile-alt-games = Games { $games }: { $wins } won, { $losses } lost, { $draws } drawn. Streak { $streak }, best { $best }.
profile-alt-last = The last games, the newest last: { $outcomes }.
profile-alt-win = won
profile-alt-loss = lost
profile-alt-draw = drawn
profile-alt-favourite = Favourite game: { $game }.
profile-alt-against = Against { $other }: { $wins } won, { $losses } lost, { $draws } drawn.
profile-alt-graph = The rating after some of the games, the newest last: { $ratings }.

