### People whose data were deleted

person-deleted = A player who has left
no-replay-deleted = Somebody who played in this game has had their data deleted. Its luck followed from the players' ids, so I cannot show or verify it any more.
