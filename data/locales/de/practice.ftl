### Üben: Stellungen aus eigenen Partien, die nach einigen Tagen wiederkommen

command-practice = üben
command-practice-description = Übe Züge aus deinen Partien, die dich viel gekostet haben
command-practice-answer = Dein Zug in der Stellung, die /üben zeigt, wenn du ihn lieber eintippst
command-practice-finished = Eine beendete Partie dieses Kanals: deine Züge, die viel gekostet haben, kommen dazu

button-practise-game = Diese Partie üben
button-practice-later = Später
button-practice-next =
    { $count ->
        [one] Weiter: { $count } fällig
       *[other] Weiter: { $count } fällig
    }
button-practice-remove = Nicht mehr fragen

practice-title = Üben
practice-from = Zug { $ply } deiner Partie mit { $players }, { $day }
practice-from-alone = Zug { $ply } deiner Partie, { $day }
practice-due =
    { $count ->
        [one] { $count } Stellung fällig
       *[other] { $count } Stellungen fällig
    }
practice-task = **Dein Zug hier hat dich viel gekostet. Was ist besser?**
practice-moves-heading = Was du antworten kannst: tippe einen dieser Züge nach /üben zug:
practice-right = **Richtig!** { $why }
practice-wrong = **Der nicht.** { $why }
practice-again = Sie kommt { $time } wieder.
practice-learned = Gelernt: Diese Stellung kommt nicht wieder.
practice-streak =
    { $now ->
        [0] In Folge gelöst: keine{ $best ->
            [0] .
           *[other] ; Rekord { $best }.
        }
       *[other] 🔥 In Folge gelöst: { $now }; Rekord { $best }.
    }
practice-next =
    { $count ->
        [one] Nichts ist fällig. Deine Stellung kommt { $time }.
       *[other] Nichts ist fällig. Die nächste deiner { $count } Stellungen kommt { $time }.
    }
practice-learned-count =
    { $count ->
        [one] Du hast { $count } Stellung gelernt.
       *[other] Du hast { $count } Stellungen gelernt.
    }
practice-how = Weitere kommen mit **Diese Partie üben** unter der Analyse einer Partie dazu.
practice-empty =
    Du übst noch keine Stellungen. Sieh dir die Analyse einer deiner Partien an (/analyse) und drücke **Diese Partie üben**: Die Züge, die dich am meisten gekostet haben, kommen hier wieder, bis du den besseren findest.
    Was du löst, kommt nach 1, 3, 7 und 21 Tagen wieder, und dann hast du es gelernt.
practice-nothing-lost = Keiner deiner Züge in dieser Partie hat dich viel gekostet: Es gibt nichts zu üben.
practice-gone = Diese Stellung gibt es nicht mehr zu üben. /üben zeigt, was fällig ist.
practice-not-due = Diese hast du schon beantwortet. /üben zeigt, was fällig ist.
