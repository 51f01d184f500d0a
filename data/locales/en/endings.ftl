### How a game ended

ending-won =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } win.
     }
ending-draw = A draw.
ending-abandoned = This table was closed without a result.
agreed-draw = Both agreed.
agreed-end = All agreed to stop.
ended-alone = { $people } stopped the game.
ended-by-two = Two players agreed to stop.
out-of-time = { $player } ran out of time.
resigned = { $player } resigned.
resigned-early = { $player } resigned before making a move.
withdrew = { $player } withdrew from the tournament.
deserted = Everybody has left.
host-left = The host left, and nobody else could take over.
expired = Nothing happened for half an hour.
nobody-moved = Nobody made a move for a long time.
ended-by-host = { $host } closed it.
ended-by-player = A player closed it.
ended-by-moderator = A moderator closed it.
place-gone = Its channel no longer exists.
rules-changed = An update changed the rules during the game.

### The card of a result

caption-closed = over
caption-wins = wins
caption-shared = shared victory
caption-lost = did not make it
caption-draw = Draw
result-won =
    { $winners ->
        [one] { $players } wins
       *[other] { $players } win
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " with" } { $points }
     }{ $rated ->
        [yes] , rating { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] A new best{ $variant }: until now it was { $best }.
        [same] As good as the best{ $variant } so far.
       *[below] The best{ $variant } so far is { $best }.
    }
round-over = End of round { $round }
round-gained = { $player }: { $change } in this round
button-rematch = Rematch
card-alt = The result of { $game }, { $day }.
card-alt-place = Place { $rank }: { $who }
card-resigned = resigned
card-resigned-early = resigned
card-withdrew = withdrew
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
provisional = provisional
card-new-best = a new best{ $variant }
card-best = best{ $variant }: { $best }
