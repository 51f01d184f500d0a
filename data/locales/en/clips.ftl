### Clips: the turning point of a finished game, posted to the channel

button-clip = Share the turning point
clip-move = The turning point: move { $ply } of { $last }
clip-chances = { $player }'s chances to win: { $before }% → **{ $after }%**
clip-points = { $player }: { $before } → **{ $after }**
clip-percent = %
clip-alt = The turning point in moving pictures. { $happened }
clip-none = This game has no turning point to share: it ended without a result, or before the first move.
clip-shared = The turning point of this game has been shared already.
clip-shared-there = The turning point of this game has been shared already: { $link }
