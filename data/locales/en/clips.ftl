### Clips: the turn of a finished game, posted to the channel

button-clip = Share the turn
clip-move = Where it turned: move { $ply } of { $last }
clip-chances = { $player }'s chances to win: { $before }% → **{ $after }%**
clip-points = { $player }: { $before } → **{ $after }**
clip-percent = %
clip-alt = The turn in moving pictures. { $happened }
clip-shared = The turn of this game has been shared already.
clip-shared-there = The turn of this game has been shared already: { $link }
