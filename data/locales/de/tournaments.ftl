# Turniere: der Befehl, die öffentliche Nachricht, die Ansichten.

command-tournament = turnier
command-tournament-description = Veranstalte hier ein Turnier, oder sieh dir die laufenden an
command-tournament-create = erstellen
command-tournament-create-description = Veranstalte in diesem Kanal ein Turnier
command-tournament-create-game = Was gespielt wird
command-tournament-create-options = Varianten des Spiels: wähle aus den Vorschlägen, mehrere mit + dazwischen
command-tournament-show = zeigen
command-tournament-show-description = Sieh dir die Turniere dieses Kanals mit ihren Tabellen an
command-tournament-create-name = Wie das Turnier heißt
command-tournament-create-format = Wie gepaart wird; ohne Angabe nach Schweizer System. Derselbe Zufall für alle: /duell
command-tournament-create-time = So lange dauert eine Runde höchstens, ohne Angabe drei Tage; bei einer Arena die Dauer, eine Stunde
command-tournament-create-clock = Zeit für jeden Zug; ohne Angabe gilt die übliche des Servers
command-tournament-create-starts = Nach welcher Zeit es von selbst beginnt; ohne Angabe startest du es
command-tournament-create-rounds = Wie viele Runden ein Schweizer Turnier hat; ohne Angabe so viele wie nötig
tournament-format-swiss = Schweizer System
tournament-format-round-robin = Jeder gegen jeden
tournament-format-arena = Arena
tournament-time-name =
    { $seconds ->
        [900] 15 Minuten
        [1800] 30 Minuten
        [3600] 1 Stunde
        [5400] 90 Minuten
        [7200] 2 Stunden
        [10800] 3 Stunden
        [21600] 6 Stunden
        [86400] 1 Tag
        [259200] 3 Tage
       *[604800] 7 Tage
    }
tournament-of-game = Turnier in { $game }
tournament-rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
tournament-rounds-needed = automatische Rundenzahl
tournament-round-time = { $time } für jede Runde
tournament-lasts = dauert { $time }
tournament-registration =
    { $count ->
        [0] Anmeldung offen: Platz für { $most } Mitspielende.
        [one] Eine Anmeldung von höchstens { $most }.
       *[other] { $count } Anmeldungen von höchstens { $most }.
    }
tournament-starts = Beginnt { $time }.
tournament-round = Runde **{ $round }** von { $rounds } · endet spätestens { $time }
tournament-arena-ends = Spiel, so oft du magst · endet { $time }
tournament-won =
    { $count ->
        [one] 🥇 Gewonnen hat { $players }.
       *[other] 🥇 Gemeinsam gewonnen haben { $players }.
    }
tournament-cancelled = Abgesagt. Begonnene Spiele können zu Ende gespielt werden.
tournament-cancelled-before = Abgesagt. Es hatte noch nicht begonnen.
tournament-cancelled-few = Abgesagt. Zur Startzeit waren weniger als zwei dabei.
tournament-table-opens = der Tisch wird eröffnet
tournament-table = Tisch
tournament-bye = { $player } hat spielfrei, was als Sieg zählt
tournament-reason-no-show = kein Zug gemacht
tournament-reason-adjudicated = am Ende der Runde entschieden
tournament-reason-withdrawn = ausgestiegen
tournament-reason-not-played = ohne Ergebnis
tournament-reason-late = zu spät
tournament-lost-no-show = { $player } hat keinen Zug gemacht
tournament-lost-adjudicated = { $player } hat mehr Zeit gebraucht
tournament-lost-withdrawn = { $player } ist ausgestiegen
tournament-more-tables =
    { $count ->
        [one] Ein weiterer Tisch hinter dem Knopf darunter
       *[other] { $count } weitere Tische hinter dem Knopf darunter
    }
tournament-waiting = ⏳ Wartet auf ein Spiel: { $players }
tournament-streaks = 🔥 Ergebnisse zählen doppelt: { $players }
tournament-threads-refused = ⚠️ Ich darf hier keine Threads eröffnen, und die Tische warten. Erlaube mir in diesem Kanal **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**: ich versuche es jede Minute wieder.
tournament-moved = Das Turnier geht hier weiter.
tournament-to-message = Zur Nachricht des Turniers
button-tournament-join = Mitspielen
button-tournament-withdraw = Aussteigen
button-tournament-stay = Dabei bleiben
button-tournament-return = Zurückkommen
button-tournament-play = Spielen
button-tournament-pause = Pause
button-tournament-start = Starten
button-tournament-standings = Tabelle
button-tournament-rounds = Runden
button-tournament-games = Spiele
button-tournament-organise = Leiten
button-tournament-end-round = Diese Runde beenden
button-tournament-end-arena = Arena beenden
button-tournament-cancel = Turnier absagen
button-tournament-post = Unten neu posten
button-tournament-not-yet = Noch nicht
button-tournament-better = Bessere Plätze
button-tournament-worse = Weitere Plätze
button-tournament-round-before = Runde davor
button-tournament-round-after = Nächste Runde
tournament-you-joined = Du bist bei { $name } dabei. Ich melde mich, wenn dein Tisch aufgeht.
tournament-you-play = Du spielst bei { $name }. Dein Tisch wird in wenigen Sekunden eröffnet, und der nächste gleich danach.
tournament-you-withdrew = Du bist aus { $name } ausgestiegen.
tournament-you-paused = Keine neuen Spiele bei { $name }, bis du **Spielen** drückst. Dein laufendes zählt noch.
tournament-withdraw-question = Aus { $name } aussteigen? Eine begonnene Partie verlierst du, und du bekommst keine weitere.
tournament-start-question = Mit { $count } Mitspielenden starten? Danach kann niemand mehr dazukommen. Die Tische der ersten Runde werden sofort eröffnet.
tournament-start-arena-question = Mit { $count } Mitspielenden starten? Solange sie dauert, können mehr dazukommen. Die ersten Tische werden sofort eröffnet.
tournament-end-round-question =
    { $count ->
        [one] Diese Runde beenden? Ein Spiel läuft: Es verliert, wer mehr Zeit gebraucht hat.
       *[other] Diese Runde beenden? { $count } Spiele laufen: Es verliert, wer mehr Zeit gebraucht hat.
    }
tournament-end-arena-question =
    { $count ->
        [0] Die Arena jetzt beenden?
        [one] Die Arena jetzt beenden? Ein Spiel läuft noch; es zählt dann nicht.
       *[other] Die Arena jetzt beenden? { $count } Spiele laufen noch; sie zählen dann nicht.
    }
tournament-cancel-question = { $name } absagen? Niemand gewinnt, und das lässt sich nicht zurücknehmen.
tournament-is-started = { $name } hat begonnen. Die Tische werden jetzt eröffnet.
tournament-round-ends = Die Runde von { $name } endet jetzt.
tournament-is-cancelled = { $name } ist abgesagt.
tournament-removed = { $player } ist nicht mehr im Turnier.
tournament-organise-does = Für alle, die es leiten oder Events oder den Server verwalten dürfen
tournament-remove-whom = Jemanden herausnehmen
tournament-which = Tabelle zeigen
tournament-none-here = In diesem Kanal gibt es kein Turnier. Wer Events oder den Server verwalten darf, erstellt eins mit /turnier erstellen. Ein Turnier, in dem alle dasselbe bekommen, wie beim Turnierbridge, eröffnet jeder mit /duell und der Angabe `durchgänge`.
tournament-not-started = Dieses Turnier hat noch nicht begonnen.
tournament-no-threads = Jeder Tisch eines Turniers hat einen eigenen Thread, und dieser Kanal hat keine. Erstelle das Turnier in einem Textkanal.
tournament-arena-times = Eine Arena dauert 30, 60, 90 oder 120 Minuten. Wähle eine dieser Zeiten.
tournament-round-times = Eine Runde dauert höchstens 15 Minuten, 1 Stunde, 6 Stunden, 1 Tag, 3 Tage oder 7 Tage. Wähle eine dieser Zeiten.
tournament-round-title = Runde { $round } von { $rounds }
tournament-no-games = Noch hat niemand gespielt.
tournament-rounds-heading = Runden
tournament-last-games = Letzte Spiele
tournament-standing = #{ $rank } { $player }: { $points } ({ $ties })
tournament-on-fire = 🔥 { $count } Siege in Folge
tournament-has-withdrawn = ausgestiegen
tournament-has-paused = Pause
tournament-ties-swiss = Gleichstand: **Buchholz**, die Summe der Punkte der Gegner; zuerst ohne die niedrigste (**−1**).
tournament-ties-round-robin = Gleichstand: die Spiele untereinander, dann die Punkte der Geschlagenen (Sonneborn-Berger).
tournament-ties-arena = Ein Sieg zählt 2 Punkte, ein Remis 1, nach zwei Siegen in Folge doppelt. Dann entscheiden mehr Siege und weniger Spiele.
heading-direct-encounter = Direkt
heading-sonneborn-berger = S.-B.
heading-buchholz-cut = Buchh. −1
heading-buchholz = Buchholz
heading-fewer-games = Spiele
tie-break-direct-encounter = direkt
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-buchholz-cut = Buchholz −1
tie-break-buchholz = Buchholz
tie-break-wins = Siege
tie-break-fewer-games = Spiele
tournament-options = Diese Optionen von { $game } kenne ich nicht. Wähle aus den Vorschlägen: Leere **optionen** und tippe nach jeder ein +, um eine weitere anzufügen.
tournament-race = Ein Rennen hat keine Uhr. Lass **uhr** weg.
