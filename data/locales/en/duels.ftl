### Duels on the same deal

command-duel = duel
command-duel-description = Play the same deal as your friends, each at a table of your own; without a game: your duels
command-duel-game = Which game; leave it out to see your duels
command-duel-friend = Whom you challenge; leave it out to choose several
command-duel-level = How strong the computers are, fair if you leave it out; SET and Tripple Domino are played alone
command-duel-deals = How many deals, one if you leave it out; three to seven are a tournament

duel-title = Duel · { $game } against a computer ({ $level })
duel-title-alone = Duel · { $game }, each alone
duel-invitation =
    { $opener } challenges { $players }. All of you get { $deals ->
        [one] the same deal
       *[other] the same { $deals } deals
    }, each at a table of your own, whenever you like until it ends { $time }. Nobody sees another's game before having played{ $deals ->
        [one] {""}
       *[other] {" "}the same deal
    }.
duel-have-played = ✅ Played: { $players }
duel-to-play = ⏳ Still to play: { $players }
button-duel-help = About duels
button-duel-look = How it stands

## Before and after the own game

duel-choose =
    Choose one to seven friends. They are pinged, and each has { $days ->
        [one] a day
       *[other] { $days } days
    } to play.
duel-choose-friends = Whom do you challenge?
duel-own-title = Your duels
duel-own = What waits for you, and what waits for others.
duel-own-none = You are in no duel. Challenge somebody with /duel and a game.
duel-own-more = and { $more } more: the message of each leads to it.
duel-ends = ends { $time }
duel-before = You have one attempt: no taking back, no hints. You may close this and come back with **Play** or /duel: nothing is lost. In a channel without a table, /move and /board are about this game, and only you see it. The duel ends { $time }; who has begun by then and not finished comes last.
duel-better = A win is better than a draw, and that than a loss. Then count the points by which you are ahead of the computer; in games without points a faster win, or a later loss.
duel-so-far = **So far**
duel-closed = All have played: the duel's message shows how it went.
duel-not-finished = did not finish
duel-result =
    { $result ->
        [win] won in { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
        [draw] drew
       *[other] lost after { $moves ->
            [one] one move
           *[other] { $moves } moves
        }
    }
duel-result-points =
    { $result ->
        [win] won { $points }
        [draw] drew { $points }
       *[other] lost { $points }
    }

button-duel-cancel = Cancel duel
duel-cancelled = This duel was cancelled.
duel-moderation = You do not play in this duel. As a moderator you can cancel it: then nothing of it counts.

## The end

duel-won =
    { $count ->
        [one] ## { $players } has won
       *[other] ## { $players } have won
    }
duel-drawn = ## All have done equally well
duel-no-result = ## No result: fewer than two have played
duel-no-result-rules = ## No result: the rules of this game have changed since
duel-absent = Did not play: { $players }
duel-parted = **Where your games parted**
duel-parting = Move { $ply } · { $choices }
duel-share = { $percent }%
duel-worth = In brackets: how often a strong computer expects to win after this choice.
duel-worth-points = In brackets: the points in the end.
duel-is-over = [{ $title }]({ $link }) is over: see how it went.
duel-never-parted = You have all made the same moves.
duel-computer-parted = Here it was { $player } that moved differently: its search could not always run.
duel-look = Look at a game
duel-decided = It was a duel on the same deal.
duel-day-over = The duel's time had run out.
variant-duel = duel

## What a duel is

duel-help-title = Duels on the same deal
duel-help = As in duplicate bridge, all get the same deal and the same seat, each at a table of their own, within a day. Whoever does best has won: nobody has had the better deal. Then you see where your games parted, and what each choice was worth.
duel-help-computers = The luck is the same for all, and so are the computers: in the same position, after the same number of moves, they choose the same. Once you move differently, they answer that. In Tris on Steroids cards that come once the stockpile is used up depend on what was discarded.
duel-help-alone = You play alone, as in the puzzle of the day: the same cards or tiles come in the same order. More points win; of equal ones the shorter time, from **Begin** to the end.
duel-help-trust = **Among friends**: somebody with a second account that is in the duel could look first, and friends can tell each other. So only those play who are challenged, and all see who they are. The deal is sealed from the beginning; its seed is shown when the duel is over, and every game can be verified then. The result counts as one game of the variant *duel*.

## Several deals

duel-title-deals = { $title } · { $deals } deals
duel-title-deal = { $title } · deal { $number } of { $deals }
duel-deal = Deal { $number }
duel-played-of = { $played } of { $deals }
duel-before-series = This is one of { $deals } deals, which you play one after the other, each with one attempt. On each deal you get 2 points for everyone you beat and 1 for everyone you tie with; whoever has most points in all has won.
button-duel-next = Next deal
duel-earlier-deal = Deals are played one after the other. **Play** under the duel's message, or /duel, leads to your next one.
duel-deals-so-far = **So far** · { $deals ->
        [one] the deal that all have played
       *[other] the { $deals } deals that all have played
    }
duel-matchpoints = In brackets: the points deal by deal, 2 for each player beaten, 1 for each tie.
duel-look-deal = Deal { $number }: look at a game
duel-help-series = **Three to seven deals** (`deals` in /duel) are a tournament, as in duplicate bridge: on each deal you get 2 points for everyone you beat and 1 for everyone you tie with, and whoever has most in all has won. There are as many days as deals. What others have done on a deal you see once you have played it.

## Refusals

duel-bot = Bots cannot be challenged. Choose people.
duel-friend-without-game = Choose a game, too: the option `game` of /duel.
duel-friends = A duel is for two to { $most } people. Choose at least one other person.
duel-unknown = This duel is over, or was cancelled. Games of duels that are over are in /games.
duel-not-yours = Only whoever has opened this duel can cancel it, or a moderator who does not play in it.
duel-begun = Somebody has begun to play, so this duel can no longer be cancelled. It ends by itself when its time is over.
duel-not-invited = You are not in this duel: only those play whom its opener has challenged. Open one of your own with /duel.
duel-not-begun = You have not begun this duel. Press **Play** under its message first.
duel-moved-on = Your game has moved on since this button was shown. /duel opens it as it is now.
duel-played = You have played this duel: there is one attempt. Its message shows how it went when all have played.
duel-over = This duel's time has run out. Its message shows how it went.
duel-hidden = You see that once you have played yourself.
duel-other-rules = The rules of this game have changed since the duel was opened. Open a new one with /duel.
duel-quota-user = You have { $most } duels open already. Wait until one of them is over.
duel-quota-server = This server has { $most } duels open already. Wait until one of them is over.
no-replay-duel = This is the result of a duel. The games of its players are in the list of finished games, each on its own.
