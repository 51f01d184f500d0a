### Finished games in lists, and on the command line (python -m bot replay)

numbered-player = Player { $number }
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

## Lists of finished games: /games

command-games = games
command-games-description = Your games on all servers, and finished games of this server or channel
command-games-show = What you want to see; your games that are on if you leave everything out
command-games-show-mine = My games
command-games-show-finished = Finished games
command-games-game = One game only; all games if you leave it out
command-games-variant = One variant of the game; all of them if you leave it out
command-games-player = Only games of this player
command-games-against = Only games against this player
command-games-result = How they ended for that player, or for you
command-games-where = On this server or in this channel; this server if you leave it out
command-games-result-win = Won
command-games-result-loss = Lost
command-games-result-draw = Drawn
place-here = This channel
history-title = Finished games
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
history-shared = { $winners } won together
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
history-no-variant = That variant was not played here. Pick one that /games suggests, or leave it out for all of them.
history-open = Open a game
button-newer = Newer
button-older = Older
button-record = Record
button-back-to-games = Back to the list

## One's own games that are on, wherever they are

games-title = My games
games-your-move = Your move
games-waiting = Waiting for others
games-lobbies = Waiting for players
games-none = You are in no game right now. /play opens a table.
games-here = Also in this channel
games-more = and { $more } more
with-players = with { $players }
games-alone = alone
button-finished-games = Finished games
button-next-own-game = Next game
next-own-game = It is your move in another game, too: { $game }.
games-find = Find an opponent
