### The week of a server, posted on Sundays

week-title = The week to { $day }
week-games =
    { $games ->
        [one] One game was finished.
       *[other] { $games } games were finished.
    }
week-upset = **Upset** · { $winner } ({ $winner_points }) won against { $loser } ({ $loser_points }) at { $game }
week-streak = **Longest streak** · { $player }: { $wins } wins in a row
week-closest = **Closest game** · { $game }: { $players }
week-waiting = Waiting for a player
week-puzzles = **Puzzles of the day** · by the buttons, or with /daily
settings-page-week = Week
settings-intro-week = On Sundays, the week can be told in a channel: upset, streak, closest game, tables that wait. Without a sound, and only if there is something to tell. Whoever hides their name in /privacy is not named.
settings-week-channel = Channel for the week
settings-week-hour = On Sunday from this hour on
settings-week-zone = Time zone of this server, and what time it is there
settings-week-forbidden = ⚠️ The last post failed: I may not post in that channel. Allow me *View Channel*, *Send Messages* and *Attach Files* there, then choose the channel again.
settings-week-no-channel = ⚠️ The last post failed: the chosen channel was deleted. Choose another one.
