### Slash commands at a table

command-takeback = takeback
command-takeback-description = Ask to take your last move back, or agree to what you are asked
command-hand = hand
command-hand-description = Show your hand at this channel's table, to you alone
command-board = board
command-board-description = The table of this channel in words: what lies where, whose turn it is, what you may do
command-board-slash-page = page
command-board-page = Which page, where there is more than one
command-decline = decline
command-decline-description = Decline what you are asked, or withdraw your own offer
command-claim = claim
command-claim-description = Claim the win from an opponent who has run out of time
command-wait = wait
command-wait-description = Give an opponent who has run out of time the same time once more

### The turn

turn-clock = time is up { $deadline }
turn-overdue = the time is up
taken-back = { $player } took the last move back.
given-up-resigned = { $player } has resigned; a computer plays on.
given-up-resigned-early = { $player } resigned before making a move; a computer plays on.
given-up-out-of-time = { $player } ran out of time; a computer plays on.
overdue = { $player } has run out of time. Whoever waits may claim the win, or give the same time once more.
reminder = { $players }, it is your turn at [{ $title }]({ $link }); the time is up { $deadline }.
overdue-call = { $players }, { $player } has run out of time at [{ $title }]({ $link }): claim the win there, or give more time.
closing-call = { $players }, [{ $title }]({ $link }) waits for a move: without one it is closed { $deadline }, and nobody loses.
game-closes = Closes { $when } if nobody makes a move
computers-think-less = The computers think less for a while: the computing time for tables here is used up.
start-ping = { $players }, [{ $title }]({ $link }) has begun. It is the turn of { $player }.
start-ping-yours = { $players }, [{ $title }]({ $link }) has begun: you make the first move.
start-ping-race = { $players }, [{ $title }]({ $link }) has begun. Everybody plays at once.
turn-ping = { $players }, your turn: [{ $title }]({ $link }).

### Buttons and selects

button-confirm = Confirm
button-previous = Previous
button-next = Next
button-update-hand = Look again
button-about = What is this?
button-next-game = Join the next game
button-claim = Claim the win
button-wait = Give more time
button-offer-draw = Offer a draw
button-offer-takeback = Take back
button-offer-end = End without a result
button-offer-hints = Ask for hints
choose-exactly = Pick { $count }
button-choice-form = Name { $count }
choice-form-label = { $count } names, with spaces between

### Offers

offer-agreed-by = Agreed: { $players }
offer-waits-for = Waiting for { $players }
offer-needs-one = One more player is enough.
hints-on = Hints are allowed, so this game does not count.
offer-granted = Done.
offer-declined = That offer no longer stands.
claim-done = The win is yours.
wait-done = The time runs once more.
end-asked = The others have to agree to that: they see it at the table, and can answer until the next move.
end-asked-one = One more player has to agree to that: they see it at the table, and can answer until the next move.

### Hands

hand-outdated = The table has moved on since; this is how it stands now.

### Those who watch

about-open = Everybody may watch. For the next game press **Join the next game** under the table, or open a table of your own with /play.
about-seated = You have a seat here. All that you can do is under the table; the rules are behind the button.
next-game-noted = Noted: when the next table opens here, you are asked whether you take a seat. Press again and you are off the list.
next-game-forgotten = You are off the list again. Watch as long as you like.
next-game-seated = You are playing already. When this game is over, press Rematch.
next-game-joined = A table is open here: you have a seat at [{ $title }]({ $link }).
next-game-has-seat = You have a seat already at [{ $title }]({ $link }), the table that is open here.
next-game-full = The list for the next game is full. Open a table of your own in another channel with /play.
next-game-waiting = Up for the next game: { $players }
next-game-asked = { $players } wanted to play the next game: press **Join** to take a seat.
rematch-waits-for = The rematch waits for { $players }.

### A table in words

position-heading = What lies where
moves-heading = What you may do: type one of these after /move
moves-line = `{ $words }`: { $effect }
moves-choice = any { $count } of { $choices }
board-page = Page { $page } of { $pages }. The others: /board with the number of the page.
picture-in-words = A picture of what the text above says.
moves-more = … and more: /board
