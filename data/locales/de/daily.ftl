### Die Rätsel des Tages

command-daily = tagesrätsel
command-daily-description = Die Rätsel des Tages: für alle dieselben, ein Versuch für jeden
command-daily-puzzle = Welches Rätsel; das, das du begonnen hast, wenn du nichts wählst
command-daily-answer = Dein Zug, oder beginnen, wenn du ihn lieber eintippst

daily-title = Rätsel vom { $day }
daily-intro = Alle haben überall dieselben Karten und Steine und je Rätsel einen Versuch; was andere gemacht haben, sieht man erst danach.
daily-ends = Die nächsten kommen { $time }.
daily-begun = begonnen { $since }, weiter geht es den ganzen Tag
daily-finished =
    { $count ->
        [0] Hier hat es noch niemand gespielt.
        [one] Hier hat es { $count } Person gespielt.
       *[other] Hier haben es { $count } Personen gespielt.
    }
daily-streak =
    { $now ->
        [0] Gestern und heute hast du nicht gespielt; deine längste Serie dauerte { $best ->
            [one] { $best } Tag
           *[other] { $best } Tage
        }.
        [one] 🔥 1 Tag in Folge, die längste Serie { $best }
       *[other] 🔥 { $now } Tage in Folge, die längste Serie { $best }
    }
daily-before = Du hast einen Versuch. Mehr Punkte gewinnen, bei gleichen Punkten die kürzere Zeit; sie läuft von **Beginnen** bis zum Ende. Du kannst das schließen und mit /tagesrätsel zurückkommen: Nichts geht verloren, aber die Zeit läuft weiter. Das Rätsel endet { $time }.
daily-moves-heading = Was du tun kannst: tippe einen dieser Züge nach /tagesrätsel zug:
daily-month =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
daily-today = Heute
daily-yesterday = Gestern
daily-somebody = jemand
daily-leaderboard-empty = Hier hat niemand dieses Rätsel gespielt.
daily-number-points = deine Punkte
daily-number-rank = dein Platz
daily-number-finished =
    { $count ->
        [one] hat gespielt
       *[other] haben gespielt
    }
daily-number-streak =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-yesterday-best = Die Besten von gestern hier
daily-seals-tomorrow = Siegel von morgen: { $seals }

button-begin = Beginnen
button-daily-leaderboard = Rangliste
button-daily-share = Teilen
button-daily-legend = Legende
button-daily-home = Rätsel des Tages
button-daily-play = Auch spielen
button-daily-record = Protokoll: { $game }

## What is shared with the channel

daily-share = { $player } · Rätsel vom { $day }
daily-share-streak =
    { $count ->
        [one] 🔥 { $count } Tag in Folge
       *[other] 🔥 { $count } Tage in Folge
    }
daily-share-elsewhere = In diesem Kanal lässt sie sich nicht teilen. Kopiere die Zeile, wohin du magst:
daily-legend = Jedes Bildchen ist ein Zug; … steht für weitere.

## The luck

daily-luck = Am Tag davor habe ich für jedes Rätsel eine geheime Zahl gezogen, den **Startwert**, und ihren Fingerabdruck festgelegt, das **Siegel**. Alle Karten und Steine folgen aus dem Startwert und der Nummer des Rätsels; so sind sie für alle dieselben, und niemand kann sie nachträglich ändern. Wer diesen Bot betreibt, könnte sie vor den anderen kennen. Eine Stunde nach dem Ende des Tages stehen die Startwerte hier.
daily-seal = { $game }: `{ $seal }`, Nummer `{ $id }`, seit { $time }
daily-record = Das Protokoll deines Versuchs. Prüfe es mit /prüfen oder mit dem Programm docs/verify.py.

## Refusals

daily-played = Du hast dieses Rätsel gespielt: Es gibt einen Versuch, egal auf welchem Server. /tagesrätsel zeigt dein Ergebnis und die Rangliste.
daily-not-begun = Du hast kein Rätsel begonnen. /tagesrätsel mit einem Rätsel und dem Zug `beginnen` beginnt eins.
daily-day-over = Dieser Tag ist vorbei. /tagesrätsel zeigt die Rätsel von heute.
daily-moved-on = Bei deinem Rätsel ging es weiter, seit dieser Knopf erschien. /tagesrätsel öffnet es, wie es jetzt ist.
daily-deleted = Du hattest deinen Versuch bei diesem Rätsel; er wurde mit deinen Daten gelöscht. Morgen gibt es ein neues.
daily-hidden = Das siehst du, wenn du dieses Rätsel selbst gespielt hast, oder wenn sein Tag für alle vorbei ist.
daily-other-rules = Die Regeln dieses Spiels haben sich geändert, seit das Rätsel gezogen wurde. Das nächste kann man wieder spielen.
daily-nothing-to-share = Du hast heute kein Rätsel beendet. Spiele erst eines, dann teile, wie es lief.

## A server's settings

settings-page-daily = Täglich
settings-intro-daily = Die Rätsel des Tages können in einem Kanal erscheinen, einmal am Tag.
settings-daily-channel = Kanal für die Rätsel des Tages
settings-daily-nowhere = Nirgends
settings-daily-hour = Sie erscheinen ab dieser Stunde
settings-daily-local = In deiner Zeitzone: { $time }
settings-daily-forbidden = ⚠️ Zuletzt ging es nicht: Ich darf in diesem Kanal nicht schreiben. Erlaube mir dort *Kanal anzeigen* und *Nachrichten senden*, dann wähle den Kanal noch einmal.
settings-daily-no-channel = ⚠️ Zuletzt ging es nicht: Diesen Kanal gibt es nicht mehr. Wähle einen anderen.
settings-daily-unreachable = ⚠️ Zuletzt ging es nicht: Discord war nicht erreichbar.
