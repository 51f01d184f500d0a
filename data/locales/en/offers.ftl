### Slash commands

command-offer = offer
command-offer-description = Offer a draw, ask for your last move back, or decline
command-offer-draw = draw
command-offer-draw-description = Offer a draw, or accept the one you are offered
command-resign = resign
command-resign-description = Give up the game you are playing here
command-end = end
command-end-description = Close this channel's table without a result, or ask the other players to
command-offer-takeback = takeback
command-offer-takeback-description = Ask to take your last move back, or agree to what you are asked
command-offer-decline = decline
command-offer-decline-description = Decline what you are asked, or withdraw your own offer

### Buttons

button-agree = Accept
button-decline = Decline
button-take-seat = Take your seat back
button-resign = Resign
button-confirm-resign = Yes, resign
button-confirm-end = Yes, end it
button-play-on = No, play on
button-offer-draw = Offer a draw
button-offer-takeback = Take back
button-offer-end = End without a result
button-offer-hints = Ask for hints
button-claim = Claim the win
button-wait = Give more time

### What is asked and answered

offer-draw = { $player } offers a draw.
offer-takeback = { $player } would like to take the last move back.
offer-end = { $player } would like to end the game without a result.
offer-hints = { $player } would like hints to be allowed. The game would then not count.
offer-made = I've asked { $players }. An answer counts until the next move.
offer-agreed = Agreed.
offer-agreed-by = Agreed: { $players }
offer-waits-for = Waiting for { $players }
offer-needs-one = One more player is enough.
offer-granted = Done.
offer-declined = Declined.
offer-withdrawn = Withdrawn.
end-asked = The others have to agree to that: they see it at the table, and can answer until the next move.
end-asked-one = One more player has to agree to that: they see it at the table, and can answer until the next move.
end-question = End this game for everybody, without a result?
end-question-lobby = Close this table for everybody, before its game begins?
taken-back = { $player } took the last move back.
call-overtaken = { $faster } was faster than { $player }, whose call costs nothing.
hints-on = Hints are allowed, so this game does not count.
resign-question = Do you really want to give up?
resign-loses = The game counts as lost.
resign-early-loses = The game counts as lost, although you have not moved yet: you have already seen how it begins.
resign-abandons = The game ends without a result.
resign-computer-plays-on = The game counts as lost for you; a computer plays on.
resign-early-computer-plays-on = A computer plays on. The game counts as lost for you, although you have not moved yet: you have already seen how it begins.
resign-done = You have resigned. Thank you for playing.
end-done = The table is closed, without a result.

### What cannot be asked, and what to do instead

offer-needs-two = Only games for two can end with an agreed draw. Play on: every game comes to an end.
offer-pending = There is an offer already. It waits for an answer: **Accept** or **Decline**.
offer-refused = That has just been declined. You can ask again after the next move.
draw-needs-human = The computer never agrees to a draw in this game. Play on, or give up with /resign.
draw-too-early = { $player } plays on: it is too early for a draw.
draw-stands-better = { $player } plays on: the position is not even.
no-offer = There is no such offer now. You can make one.
own-offer = You have made an offer: the others have to answer it. You can withdraw it with **Decline**.
end-needs-two = Two players can end a table here, so nobody has to decline. Only who has asked can withdraw it.
end-not-allowed =
    { $who ->
        [host] Only the host of this table and moderators can close it. Ask one of them.
        [players] Only the players of this table and moderators can close it. Ask one of them.
       *[moderators] Only moderators can close this table. Ask one, or give up with /resign if you play here.
     }
end-lobby = This table is still waiting for players. Press **Leave** or use /leave: when the last one leaves, it closes. A moderator can close it at once.
end-lobby-group = This table is still waiting for players. Press **Leave** or use /leave: when the last one leaves, it closes.
takeback-nothing = You have no move to take back yet.
takeback-revealed = That move can no longer be taken back: something hidden has been revealed since then. Play on from here.
no-clock = This table has no clock: everybody may think as long as they like. Wait for the move, or ask for an end with /end.
not-overdue = Nobody has run out of time. The table's message shows the clock.
own-time = Your own time has run out. Move quickly: you can, until your opponent claims the win.
time-not-up = That comes by itself when the time is up, and not before. Until then you may still make a move.
hints-not-allowed = Hints are not allowed at this table. Ask the others with /hint.
hints-allowed = Hints are allowed here already.
