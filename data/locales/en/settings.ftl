### Commands

command-settings = settings
command-settings-description = The settings of this server, and your own
command-settings-server = server
command-settings-server-description = How tables are run on this server (for those who manage it)
command-settings-me = me
command-settings-me-description = Your own settings: notifications, confirmation of moves, colours of your pictures
command-canplay = canplay
command-canplay-description = Whether a table can stand in this channel, and what is missing
command-theme = theme
command-theme-description = The colours of the pictures that only you see

### The server's settings

settings-title = Settings of this server
settings-intro = Each choice counts at once; clock, threads and reminders for new tables. Only you can see this.
settings-language = Language of what all see
settings-language-discord = The server's own, as Discord has it
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Channels where tables may stand
settings-channels-all = In all channels
settings-roles = Roles that may open tables
settings-roles-all = Everybody may
settings-clock = Clock of new tables
settings-tables-per-user = Tables that one person may have open
settings-tables-per-server = Tables that may be open on the server
settings-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
settings-enders = Who may close a table with /end
settings-enders-moderators = Moderators
settings-enders-host = Moderators, and the table's host
settings-enders-players = Moderators, and all its players
settings-pings = When players are notified that it is their turn
settings-pings-never = Never
settings-pings-after-a-minute = After a minute
settings-pings-at-once = At once, unless they have just played
settings-theme = Colours of the pictures that all see
settings-threads-on = Games in threads: on
settings-threads-off = Games in threads: off
settings-reminders-on = Reminders: on
settings-reminders-off = Reminders: off
settings-confirms-on = Confirm a move from the hand: on
settings-confirms-off = Confirm a move from the hand: off
settings-need-server = Settings belong to a server. Use this command in one of its channels.
settings-not-allowed = Only people who may manage the server can change its settings. Ask one of them.

### Your own settings

my-settings-title = Your settings
my-settings-intro = These choices are yours on every server; each counts at once. Only you can see this.
my-settings-pings = When you are notified that it is your turn
pings-server = As the server has it
pings-never = Never
pings-after-a-minute = After a minute
pings-at-once = At once, unless I have just played
pings-by-dm = By direct message, after a minute
my-settings-confirms = Whether a move from your hand asks for a confirmation
confirms-server = As the server has it
confirms-on = Yes: a second press makes it
confirms-off = No: a tile with one place is placed at once

### Colours

button-theme = My colours
theme-dark = Dark
theme-light = Light
theme-contrast = High contrast
theme-server = As the server has it
theme-title = Your colours
theme-intro = These colours are for pictures that only you see, such as your hand. It counts from the next picture on.

### Whether a table can stand here

canplay-title = Can we play here?
canplay-allowed = Yes: nothing is missing.
canplay-dm = Yes, alone or against the computer.
canplay-guest = Yes, as your guest, for I am no member here: I can neither remind anybody nor open threads, and when nobody has pressed or typed anything for a quarter of an hour, the picture waits for the next one who does.
canplay-threads = Games can go on in threads of their own, too.
canplay-lacks =
    { $count ->
        [one] Not yet. I need the permission { $permissions } in this channel; a moderator can allow it in the channel's settings.
       *[other] Not yet. I need these permissions in this channel: { $permissions }. A moderator can allow them in the channel's settings.
    }
canplay-lacks-threads =
    { $count ->
        [one] For games in threads I would need { $permissions }, too. Without it, games stay in the channel.
       *[other] For games in threads I would need these, too: { $permissions }. Without them, games stay in the channel.
    }
canplay-open = Open a table with /play.
canplay-table = There is a table here already: show it with /table.
