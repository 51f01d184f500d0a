### Commands

command-settings = settings
command-settings-description = The settings of this server, and your own
command-settings-server = server
command-settings-server-description = The settings of this server, for those who manage it
command-settings-me = me
command-settings-me-description = Your own settings: notifications, confirmation, colours, language, text first

### The server's settings

settings-title = Settings of this server
settings-page-rights = Rights
settings-page-tables = Tables
settings-page-messages = Messages
settings-intro-rights = Changes apply at once; threads only to new tables.
settings-intro-tables = Changes apply at once; the clock and reminders only to new tables.
settings-intro-messages = Changes apply at once.
settings-language = Language of public messages
settings-language-discord = The server's own language
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Channels for tables
settings-channels-all = All channels
settings-roles = Roles that may open tables
settings-roles-all = Everybody
settings-clock = Clock of new tables
settings-tables-per-user = Open tables per person
settings-tables-per-server = Open tables on the server
settings-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
settings-enders = Who may close tables with /end
settings-enders-moderators = Moderators
settings-enders-host = Moderators and the host
settings-enders-players = Moderators and all players
settings-pings = When to notify who is on turn
settings-pings-never = Never
settings-pings-after-a-minute = After a minute
settings-pings-at-once = At once, unless they have just played
settings-theme = Colours of public pictures
settings-threads-on = Games in threads: on
settings-threads-off = Games in threads: off
settings-reminders-on = Reminders: on
settings-reminders-off = Reminders: off
settings-confirms-on = Confirm moves from the hand: on
settings-confirms-off = Confirm moves from the hand: off
settings-need-server = Only servers have these settings. Use this command in a server's channel.
settings-guest = I am only a guest on this server, so it has no settings. Once I am invited to it, this command works.
settings-not-allowed = Only people who can manage the server can change its settings. Ask one of them.

### Your own settings

my-settings-title = Your settings
my-settings-intro = Your choices on every server; they apply at once.
my-settings-pings = When to notify you of your turn
as-on-server = As on the server
pings-never = Never
pings-after-a-minute = After a minute
pings-at-once = At once, unless I have just played
pings-by-dm = By direct message, after a minute
my-settings-confirms = Confirm moves from your hand
confirms-on = Yes: with a second press
confirms-off = No: a tile with one place is placed at once
my-settings-language = Language of what only you see
my-settings-language-discord = The language of your Discord
text-first-on = Text first, for screen readers: on
text-first-off = Text first, for screen readers: off
tell-moves-on = Tell me each move: on
tell-moves-off = Tell me each move: off

### Colours

button-theme = My colours
theme-dark = Dark
theme-light = Light
theme-contrast = High contrast
theme-title = Your colours
theme-intro = These colours are for pictures that only you see, such as your hand. They apply from the next picture on.

### Whether a table can stand here

canplay-title = Can we play here?
canplay-allowed = Yes: nothing is missing.
canplay-dm = Yes, alone or against the computer.
canplay-guest = Yes, as your guest. I am not a member here, so I can neither send reminders nor open threads. When nobody has pressed or typed anything for a quarter of an hour, the picture stays as it is until somebody does.
canplay-threads = Games can also be played in threads of their own.
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
