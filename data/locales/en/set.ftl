set-name = SET
set-blurb = See it first: three cards, in each feature all alike or all different. 1 to 8 players.
set-thumbnail = Three cards that are a SET.
set-about =
    All look at the same cards at once, for three that are all alike or all different in each feature: number, colour, shape and shading.
    Who sees such a SET first calls and shows it; a wrong one costs. Most SETs win.

set-option-beginners = Only the 27 solid cards, nine of them on the table
set-option-beginners-name = Beginners
set-option-lockout = An error costs no SET; you sit out until somebody else finds one
set-option-lockout-name = Lock-out
set-option-one_by_one = An empty table to start with, and one card at a time
set-option-one_by_one-name = One card at a time
set-option-solitaire = Alone, for points; more cards cost one, two SETs in a row earn one
set-option-solitaire-name = Solitaire
set-option-strict = No cards are added while a SET lies on the table
set-option-strict-name = Strict
set-option-play_out = The solitaire goes on after its last card
set-option-play_out-name = Played out
set-option-seconds = A caller has so many seconds to show three cards; then it is an error
set-option-seconds-name = Time to show three cards

set-word-call = SET!
set-word-take = These three
set-word-none = None
set-word-more = No SET here
set-word-next = Next card
set-word-refill = Fill up the table

set-called = { $player } calls SET!
set-found = { $player } found a SET: { UPPER($slots) }.
set-wrong =
    { $player } showed { UPPER($slots) }. That is no SET: two of them share their { $feature ->
        [number] number
        [colour] colour
        [shape] shape
       *[shading] shading
    }, the third does not.
set-none-shown = { $player } has no SET to show.
set-out-of-time = Time is up: { $player } has not shown a SET.
set-given-back =
    { $player } gives one back, { $left ->
        [0] and has none left.
        [one] and has one left.
       *[other] and has { $left } left.
    }
set-debt =
    { $debts ->
        [one] { $player } owes the next SET.
       *[other] { $player } owes the next { $debts } SETs.
    }
set-debt-paid =
    { $debts ->
        [0] { $player } pays a debt with it, the last one.
        [one] { $player } pays a debt with it and owes one more.
       *[other] { $player } pays a debt with it and owes { $debts } more.
    }
set-locked = { $player } sits out until somebody else finds a SET.
set-unlocked = Everybody is back in the game.
set-vote =
    { $missing ->
        [one] { $player } wants to go on; one more has to agree.
       *[other] { $player } wants to go on; { $missing } more have to agree.
    }
set-look-again = Look again: there is a SET on the table.
set-dealt =
    { $cards ->
        [one] One new card,
       *[other] { $cards } new cards,
    } { $pile ->
        [0] the last.
        [one] one left.
       *[other] { $pile } left.
    }
set-fined =
    { $points ->
        [one] { $player } needs more cards and stands at { $points } point.
       *[other] { $player } needs more cards and stands at { $points } points.
    }
set-pair-open = { $player } can earn a bonus: a second SET before the table is filled up.
set-bonus =
    { $points ->
        [one] Two in a row! { $player } stands at { $points } point.
       *[other] Two in a row! { $player } stands at { $points } points.
    }

set-exhausted = The stockpile is empty and no SET is left on the table.
set-agreed = The stockpile is empty and nobody sees another SET.
set-solitaire-won = Goal reached: zero points or more.
set-solitaire-lost = Points are missing: the solitaire's goal is zero or more.

set-solitaire-not-one-by-one = The solitaire deals all its cards at once. Leave out `one_by_one`, or `solitaire`.
set-solitaire-not-lockout = The solitaire has no errors that could lock you out. Leave out `lockout`, or `solitaire`.
set-play-out-not-solitaire = Only the solitaire ends early; every other game is played out anyway. Leave out `play_out`, or add `solitaire`.
set-solitaire-not-seconds = The solitaire has no calls, and so no time for them. Leave out `seconds`, or `solitaire`.

set-unreadable = I cannot read that as a move. Try `call`, then `take a1 b3 c2` with three slots, or `more`.
set-other-variant = `{ $word }` has no use in the variant played here. The table offers the moves that have.
set-wait = { $player } has called SET and is about to show three cards. Wait a moment.
set-show-first = You have called. Show your SET, for example `take a1 b3 c2`, or say `none`.
set-call-first = Call first with `call`: then the game stops for you, and you show your cards.
set-too-few = A SET needs three cards, and fewer lie on the table. Ask for the next one.
set-agreed-already = You have agreed already. The others have to, or you find a SET after all.
set-still-there = There is still a SET here. The game ends by itself once none is left.
set-locked-out = You sit out until somebody else finds a SET. Keep looking!
set-no-card = There is no card on { UPPER($slot) }. Pick three slots with a card.
set-twice = That names a slot twice. A SET is made of three different cards.
set-nothing-to-refill = The table is full already. Take a SET, or ask for `more`.
set-refill-first = First fill up the table with `refill`, or take a second SET for the bonus.

## The variants, in a title

set-short-beginners = beginners
set-short-lockout = lock-out
set-short-one_by_one = one card at a time
set-short-solitaire = solitaire
set-short-strict = strict
set-short-play_out = played out
set-short-seconds = { $value } seconds to show
set-with-beginners = with the beginners' cards
set-with-lockout = with lock-out
set-with-one_by_one = one card at a time
set-with-solitaire = as solitaire
set-with-strict = by the strict rule
set-with-play_out = played out

## Options as the slash command names them

set-slash-beginners = beginners
set-slash-lockout = lockout
set-slash-one_by_one = one_by_one
set-slash-solitaire = solitaire
set-slash-strict = strict
set-slash-play_out = play_out
set-slash-seconds = seconds

## How players stand, and what a move would do

set-stands =
    { $player }: { $owes ->
        [0] { $sets ->
            [one] { $sets } SET
           *[other] { $sets } SETs
        }
       *[other] −{ $owes }, owes { $owes ->
            [one] a SET
           *[other] { $owes } SETs
        }
    }{ $agreed ->
        [yes] , sees none
       *[no] { "" }
    }{ $out ->
        [yes] , sits out
       *[no] { "" }
    }
set-stands-alone =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
set-prompt =
    { $chosen ->
        [0] Which three cards are a SET?
       *[other] Chosen: { UPPER($slots) }
    }
set-key = { UPPER($slot) }
set-card =
    { UPPER($slot) }: { $number } { $colour ->
        [orange] orange
        [teal] teal
       *[black] black
    } { $shading ->
        [solid] solid
        [striped] striped
       *[open] open
    } { $shape ->
        [diamond] { $number ->
            [one] diamond
           *[other] diamonds
        }
        [oval] { $number ->
            [one] oval
           *[other] ovals
        }
       *[squiggle] { $number ->
            [one] squiggle
           *[other] squiggles
        }
    }

## The slash command of its own

set-multi-choice = Show three cards as a SET; calls first if nobody has called
set-multi-choice-slash-words = cards
set-multi-choice-example = a1 b1 c1
set-multi-choice-words = Three slots, such as: A1 B3 C2

## The daily puzzle

set-daily-about = 27 solid cards, to the last SET
set-daily-rules = Nine cards lie on the table, of 27 that are all solid. Take three that are a SET; a wrong guess costs nothing but time. Two SETs in a row, the second among the six cards that are left, bring a point; **No SET here** adds three cards and costs one. It goes on until no SET is left.
set-daily-legend = 🟩 a SET · ⭐ a SET with the bonus · 🟨 three more cards · 🟥 no SET
set-daily-enough = There are enough cards on the table: among so many there is always a SET.
