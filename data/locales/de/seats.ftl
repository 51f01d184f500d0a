### Befehle vor der Partie

command-join = mitspielen
command-join-description = Nimm am Tisch dieses Kanals Platz, oder in seiner nächsten Partie
command-leave = verlassen
command-leave-description = Gib deinen Platz auf, bevor die Partie beginnt
command-start = starten
command-start-description = Beginn die Partie an dem Tisch, dessen Host du bist
command-computer = computer
command-computer-description = Setz einen Computer an den Tisch, dessen Host du bist
command-computer-remove = Schick stattdessen den letzten Computer weg
command-computer-level = Wie stark der Computer ist; ohne Angabe wie der letzte, sonst mittel
command-rematch = revanche
command-rematch-description = Noch einmal die letzte fertige Partie dieses Kanals

join-done = Du hast einen Platz.
start-done = Die Partie läuft.
leave-done = Du hast den Tisch verlassen.
leave-closed = Sonst war niemand mehr da: Der Tisch ist geschlossen.
leave-closed-no-host = Niemand sonst konnte Host sein: Der Tisch ist geschlossen.
leave-question = Sonst ist niemand hier: Wenn du gehst, wird der Tisch geschlossen.
leave-question-no-host = Sonst kann gerade niemand an diesem Tisch Host sein: Die anderen haben hier seit zehn Minuten nichts getan oder haben schon genug Tische. Wenn du gehst, wird der Tisch geschlossen.
button-confirm-leave = Ja, schließen
button-stay = Nein, bleiben
leave-playing = Die Partie läuft, und dein Platz gehört dazu. Gib mit /aufgeben auf, oder beende sie mit /beenden ohne Ergebnis; wer mitspielt, muss zustimmen.
computer-added = { $player } ({ $level }) hat Platz genommen.
computer-removed = Ein Computer weniger.
join-over = Die letzte Partie hier ist zu Ende, und kein Tisch ist offen. Wer sie gespielt hat, kann /revanche nehmen; jeder kann mit /spielen einen eröffnen.
rematch-none = In diesem Kanal ist noch keine Partie zu Ende gespielt worden. Eröffne mit /spielen einen Tisch.
next-game-listed = Ich frage dich, wenn hier der nächste Tisch aufgeht. /verlassen nimmt dich von der Liste.

### Was vor der Partie nicht geht, und was stattdessen geht

not-joined = Du hast an diesem Tisch noch keinen Platz. Drück **Mitspielen**, um einen zu nehmen.
not-started = Die Partie hat noch nicht begonnen: Der Host startet sie mit **Starten**. Wenn du einen Platz hast, aber doch nicht spielen willst, drück **Verlassen** oder tipp /verlassen.
not-started-host = Die Partie hat noch nicht begonnen: Du startest sie, mit **Starten** oder /starten. Um den Tisch zu verlassen, drück **Verlassen** oder tipp /verlassen.
already-started = Die Partie läuft schon. Schau gern zu und spiel beim nächsten Mal mit.
already-started-seated = Die Partie läuft, und du spielst mit.
already-seated = Du sitzt schon an diesem Tisch. In seiner Nachricht steht, worauf er wartet.
table-full = Alle { $seats } Plätze sind belegt. Schau gern zu und spiel beim nächsten Mal mit.
no-seat-for-computer = Alle { $seats } Plätze sind belegt. Starte die Partie, oder lass erst jemanden gehen.
not-invited = An diesem Tisch können nur Gäste von { $host } mitspielen. Lass dich einladen; zuschauen darfst du gern.
seat-freed = { $host } hat deinen Platz für andere freigemacht. Lass dich einladen; zuschauen darfst du gern.
seat-free = Dieser Platz ist schon frei, oder es ist dein eigener. Die Nachricht des Tisches zeigt, wer wo sitzt.
too-many-seated = Mit diesen Optionen gibt es höchstens { $seats } Plätze, und { $here } sind besetzt. Wähle andere Optionen, oder lass erst jemanden gehen.
too-few-seats =
    { $missing ->
        [one] Es fehlt noch eine Person. Jemand muss Mitspielen drücken.
       *[other] Es fehlen noch { $missing } Personen. Sie müssen Mitspielen drücken.
     }
no-computer = An diesem Tisch sitzt kein Computer, der weg könnte.
clock-unknown = Eine Uhr mit { $clock } Sekunden gibt es nicht. Wähle eine aus dem Menü.
not-host = Das kann nur { $host } als Host dieses Tisches. Frag einfach.
not-host-yet = Als Host entscheidet { $host }. Ab <t:{ $when }:t> dürfen es alle, die mitspielen.
