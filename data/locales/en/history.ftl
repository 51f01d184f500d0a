### Finished games in lists, and on the command line (python -m bot replay)

record-player = Player { $number }
record-computer = Computer { $number }

## A moment of a replay, and some of its moves, shown to others

button-show-moment = Show this moment
button-show-moves = GIF of moves …
moment-shown = -# Moment { $ply } of { $last }, shown by { $player }
moves-shown = -# Moves { $first } to { $last } of { $all }, shown by { $player }
moves-shown-alt = Moves { $first } to { $last } in moving pictures.
moves-form-first = First move
moves-form-last = Last move
moves-form-hint = From 0, the start, to { $last }, the end
moves-unreadable = Type two numbers of moves, such as 3 and 12.

## Lists of finished games: /history

command-history = history
command-history-description = Finished games of this server or channel, to be opened again
command-history-slash-game = game
command-history-game = One game only; all games if you leave it out
command-history-slash-variant = variant
command-history-variant = One variant of the game; all of them if you leave it out
command-history-slash-player = player
command-history-player = Only games of this player
command-history-slash-against = against
command-history-against = Only games against this player
command-history-slash-result = result
command-history-result = How they ended for that player, or for you
command-history-slash-where = where
command-history-where = On this server or in this channel; this server if you leave it out
command-history-result-win = Won
command-history-result-loss = Lost
command-history-result-draw = Drawn
command-history-where-server = This server
command-history-where-here = This channel
history-usual-rules = usual rules
history-title = Finished games
history-server = this server
history-here = this channel
history-win = won
history-loss = lost
history-draw = drawn
history-against = { $player } against { $other }
history-won =
    { $count ->
        [one] { $winners } won against { $others }
       *[other] { $winners } won against { $others }
     }
history-drawn = { $players } drew
history-alone =
    { $outcome ->
        [win] { $player } won alone
       *[other] { $player } played alone and lost
     }
history-alone-points =
    { $score ->
        [one] { $player } got one point alone
       *[other] { $player } got { $score } points alone
     }
history-more = { $names } and { $more } more
history-none = No finished game fits.
history-elsewhere = Games without a number were played in another channel and open only there.
history-no-variant = That variant was not played here. Pick one that /history suggests, or leave it out for all of them.
history-open = Open a game
button-newer = Newer
button-older = Older
button-games-server = This server
button-games-here = This channel
button-record = Record
button-back-to-games = Back to the list
