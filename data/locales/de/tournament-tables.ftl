# Partien von Turnieren, und was Turniere ablehnen.

adjudicated = Die Runde ist zu Ende: mehr Zeit für die Züge hat gebraucht: { $player }.
no-show = Die Runde ist zu Ende: keinen Zug gemacht hat { $player }.
round-time-over = Die Runde ist zu Ende.
tournament-pairing =
    { $round ->
        [0] **{ $name }**: { $first } – { $second }
       *[other] **{ $name }**, Runde { $round }: { $first } – { $second }
    }
tournament-thread =
    { $round ->
        [0] { $first } – { $second } · { $name }, Spiel { $number }
       *[other] { $first } – { $second } · { $name }, Runde { $round }
    }
tournament-paused = { $mention }, deine Zeit lief vor deinem ersten Zug ab. Das Spiel zählt für niemanden, und du machst bei **{ $name }** Pause. Drück **Spielen** unter der [Nachricht der Arena]({ $link }), um zurückzukommen.
tournament-no-hints = In Partien eines Turniers gibt es keine Tipps.
tournament-unknown = Dieses Turnier gibt es nicht mehr.
tournament-no-server = Turniere gibt es auf Servern, die mich hinzugefügt haben.
tournament-in-thread = Jede Partie eines Turniers hat einen eigenen Thread. Erstelle das Turnier in einem Kanal, nicht in einem Thread.
tournament-not-allowed = Turniere erstellt hier, wer Events oder den Server verwalten darf. Frag jemanden davon.
tournament-not-yours = Das kann nur, wer dieses Turnier leitet oder Events oder den Server verwalten darf.
tournament-own-game = Deine eigene Partie läuft noch, und das würde sie entscheiden. Spiel sie zuerst zu Ende, oder bitte jemand anderen, der Events verwalten darf.
tournament-quota = Auf diesem Server laufen schon { $most } Turniere. Warte, bis eines zu Ende ist, oder sag eines ab.
tournament-not-for-two = Mit diesen Optionen ist das Spiel nicht für zwei. Wähle andere.
tournament-time = Wähle eine der angebotenen Zeiten.
tournament-rounds = Wähle eine Zahl von Runden bis { $most }; 0 nimmt so viele, wie es braucht.
tournament-players = Wähle eine Zahl von Mitspielenden von { $least } bis { $most }.
tournament-over = Dieses Turnier ist zu Ende.
tournament-started = Dieses Turnier hat begonnen.
tournament-joined = Du bist schon dabei.
tournament-not-joined = Du bist bei diesem Turnier nicht dabei.
tournament-not-again = Die Turnierleitung hat dich aus diesem Turnier genommen, darum kannst du nicht noch einmal beitreten. Du kannst bei den Partien zuschauen und beim nächsten Turnier gern mitspielen.
tournament-full = Dieses Turnier ist voll: es hat { $most } Plätze.
tournament-too-few = Ein Turnier braucht mindestens { $least } Mitspielende.
