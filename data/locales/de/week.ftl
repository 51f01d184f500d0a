### Die Woche eines Servers, sonntags gezeigt

week-title = Die Woche bis zum { $day }
week-games =
    { $games ->
        [one] Ein Spiel ging zu Ende.
       *[other] { $games } Spiele gingen zu Ende.
    }
week-upset = **Überraschung** · { $winner } ({ $winner_points }) schlägt { $loser } ({ $loser_points }) in { $game }
week-streak = **Längste Serie** · { $player }: { $wins } Siege hintereinander
week-closest = **Knappstes Spiel** · { $game }: { $players }
week-waiting = Hier fehlt noch jemand
week-puzzles = **Rätsel des Tages** · über die Knöpfe oder mit /tagesrätsel
settings-page-week = Woche
settings-intro-week = Sonntags kann die Woche in einem Kanal erscheinen: Überraschung, Serie, knappstes Spiel, wartende Tische. Ohne Ton, und nur, wenn es etwas zu erzählen gibt. Wer den eigenen Namen in /datenschutz verbirgt, wird nicht genannt.
settings-week-channel = Kanal für die Woche
settings-week-hour = Sonntags ab dieser Stunde
settings-week-zone = Zeitzone dieses Servers, und wie spät es dort ist
settings-week-forbidden = ⚠️ Zuletzt ging es nicht: In diesem Kanal darf ich nichts zeigen. Erlaube mir dort *Kanal anzeigen*, *Nachrichten senden* und *Dateien anhängen*, dann wähle den Kanal noch einmal.
settings-week-no-channel = ⚠️ Zuletzt ging es nicht: Der gewählte Kanal wurde gelöscht. Wähle einen anderen.
