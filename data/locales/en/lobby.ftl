### Slash command

command-play = play
command-play-description = Open a table in this channel

### The lobby's message

lobby-host = { $player } (host)
lobby-computer = { $player } (computer, { $level })
computer-level = { $player } ({ $level })
levels-weaker = A library is missing here: computers play weaker than their level.
level-add = Add a computer: its level
level-added = Add a computer: { $level }
level-of = { $player }: { $level }
level-of-every = All computers: { $level }
levels-change = Level of the computers
level-easy = easy
level-easy-does = For beginners: overlooks things
level-fair = fair
level-fair-does = For a relaxed game
level-hard = hard
level-hard-does = Hard to beat
level-master = master
level-master-does = Plays as well as I can
lobby-option = { $name }: { $value }
option-begins = { $player } begins
lobby-clock =
    { $seconds ->
        [30] 30 seconds for each move
        [120] 2 minutes for each move
        [600] 10 minutes for each move
        [86400] 1 day for each move
       *[259200] 3 days for each move
    }
lobby-threaded = Played in a thread of its own
lobby-invited = For guests only: { $guests }
lobby-invited-nobody = For guests only; nobody is invited
invitation =
    { $host } invites { $players } to a table: [{ $title }]({ $link }). { $state ->
        [open] Press **Join** there to take a seat.
        [begun] The game has begun.
       *[closed] The table is closed.
    }
lobby-expires = Closes { $when }
lobby-in-thread = The game goes on in { $thread }.
about-lobby = You may sit down: press **Join** under the lobby. The rules are behind the button.
about-lobby-seated = You have a seat here. **Leave** frees it; the rules are behind the button.
lobby-waiting =
    { $missing ->
        [one] Waiting for one more player.
       *[other] Waiting for { $missing } more players.
     }
lobby-waiting-starts = One more player, and the game starts.
lobby-ready = Ready: { $host } can start, and from { $when } on everybody who plays.
lobby-ready-alone = { $host } can start alone, or wait for others.
lobby-ready-direct = Ready: press **Start**.
lobby-waiting-direct = One seat is free: add a computer.
lobby-seats = Seats taken: { $here } of { $most }
lobby-closed = This table was closed before a game began.

### Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-rules = Rules
button-remove-computer = Remove computer
button-options = Options
button-luck = Fair luck

### The host's options

options-intro = Each choice counts at once.
options-variants = Variants
options-no-variants = None: the plain game
options-clock = Clock
options-clock-does = Time for each move
options-start = Start of the game
options-start-itself = When the second player sits down
options-start-host = When the host presses Start
options-place = Where to play
options-here = Here, in this channel
options-thread = In a thread of its own
options-thread-does = Opened when the game starts
options-guests = Who may join
options-guests-does = Pick people to invite them alone; pick nobody and all may join
options-guests-all = Everybody
options-seats = Free a seat
options-seats-does = For somebody who has gone away; they come back only if you invite them
options-seats-none = Whose seat?

clock =
    { $seconds ->
        [0] No clock
        [30] 30 seconds
        [120] 2 minutes
        [600] 10 minutes
        [86400] 1 day
       *[259200] 3 days
    }
command-play-clock = Time for each move; the server's usual one if you leave it out
command-play-auto-start = Start when the second player sits down; yes if you leave it out
command-play-computer = Seats computers of this level, as many as the game needs

### Why a table cannot be opened, and what to do instead

no-outside-apps = This server lets apps that are no members answer you alone, so nobody else would see the table. Play with me in direct messages, or ask somebody who manages the server to add me.
channel-not-allowed = On this server, tables stand in { $channels } only. Open yours there.
role-needed = On this server, only { $roles } may open tables. Join somebody else's, or ask a moderator for the role.
channel-busy = A game is already running in this channel. You can watch it (/table), or open your own table in another channel or thread. Players can give up with /resign, moderators can close the table with /end.
channel-busy-direct = A game is already running here. /table shows it; give it up with /resign to begin another one.
lobby-here = A table in this channel is already waiting for players. Take a seat with **Join** or /join, or open your own in another channel or thread. It closes when everybody has left it, with **Leave** or /leave.
lobby-here-seated = You already have a seat at a table that is waiting in this channel. Leave it with **Leave** or /leave, or open another one in another channel or thread.
lobby-here-direct = A table is already open here. /table shows it: play there, or close it with **Leave** or /leave.
quota-user =
    { $most ->
        [one] You already have a table open on this server, and one is the limit. Finish its game first.
       *[other] You already have { $most } tables open on this server, and that is the limit. Finish a game first.
    }
quota-user-link =
    { $most ->
        [one] You already have [a table]({ $link }) open on this server, and one is the limit. Finish its game first.
       *[other] You already have { $most } tables open on this server, and that is the limit. Finish a game first, such as [this one]({ $link }).
    }
quota-server =
    { $most ->
        [one] This server already has a table open, and one is its limit. Wait until it is over, or ask a moderator to raise the limit.
       *[other] This server already has { $most } tables open, and that is its limit. Wait until one of them is over, or ask a moderator to raise the limit.
    }
unknown-game = I do not know the game { $game }. Pick one of those that /play offers.
option-unknown = The option { $option } cannot be { $value }. Pick one of the values that the command suggests.
no-threads-here = Channels of this kind have no threads: the game stays in the channel.

### The luck of a table

luck-explained = Before anybody pressed **Join** or **Start** here, I drew a secret number, the **seed**, and fixed its fingerprint, the **seal**. Then the numbers go in that Discord gives to those presses. All dice and cards of the game follow from the seed and from these numbers. I could not know them when I drew the seed, and those who play do not know the seed. Afterwards everybody can verify that nothing was changed.
luck-explained-by-users = Before anybody sat down at this table, I drew a secret number, the **seed**, and fixed its fingerprint, the **seal**. All dice and cards of the game follow from the seed and from who sits where. So no player can choose the luck, and nobody can change it afterwards.
luck-joined = { $player } joined with `{ $number }`, { $time }
luck-started = The game was started with `{ $number }`, { $time }
luck-no-press = No press has gone in yet.
luck-entropy = The luck is the HMAC-SHA256 of `{ $text }` with the seed as its key.
luck-rematch =
    Seal of a rematch, fixed when this game ended: `{ $commitment }`
    Its table: `{ $session }`
luck-short = Table { $session } · seal { $seal }…
luck-short-ended = Table { $session } · seal { $seal }… · seed { $seed }…
luck-short-rematch = Rematch: table { $session } · seal { $seal }…
luck-commitment =
    Seal (SHA-256): `{ $commitment }`
    Table: `{ $session }`
luck-secret = The seed is secret until the game is over. Then it stands here, and everybody can check that it fits the seal.
luck-revealed =
    Seed: `{ $seed }`
    It fits: the SHA-256 of `{ $sealed }` is the seal. So the seed was the same from the first moment on.

## Challenges, from the menu of a person

menu-challenge = Challenge
challenge-question =
    ### Challenge
    {$player} and you: which game shall it be? I open the table and tell them.
challenge-game = Choose a game
challenge-self = You cannot challenge yourself. To play alone, choose it on me, or type /play.
challenge-bot = This bot does not play. Choose it on a person, or on me: then a computer takes the seat.

## Tables in threads

button-play-in-thread = Play in a thread
table-in-thread = Your table is open in { $thread }: the others find it there.
table-waits = waits for players
command-play-thread = Open the table in a thread of this channel; in the channel if you leave it out
no-thread-for-table = The table cannot be opened in a thread here. { $why }
no-threads-leave-out = There are no threads here. Leave **thread** out: then the table opens right here.
no-thread-made = Discord makes no thread here at the moment. Try again later, or open the table in another channel.

## Finding an opponent

command-play-opponent = Play whoever on this server asks for the same game, with a clock, in a thread
opponent-no-server = Opponents are found on servers that have me. Here you can play against a computer.
opponent-alone = With these options you play alone. Leave **opponent** out, or choose other options.
opponent-or-computer = An opponent or computers: leave **opponent** or **computer** out.
opponent-waiting = You are looking for an opponent already: [your table]({ $link }) waits. **Leave** there ends it.
opponent-found = { $player } plays { $title } with you: [to the table]({ $link }).
opponent-joined = You sit with { $player } at { $title }: [to the table]({ $link }). The host starts the game.
opponent-nobody = { $host }: nobody has come to play { $title }, so this table has closed. You can look for an opponent again.
opponent-came = { $host }: { $player } has come to play { $title }. **Start** begins the game.
