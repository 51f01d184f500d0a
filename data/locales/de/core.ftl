### Slash commands

command-play = spielen
command-play-description = Eröffne einen Tisch in diesem Kanal
command-move = zug
command-move-description = Mach deinen Zug am Tisch dieses Kanals
command-move-slash-words = worte
command-move-words = Der Zug, zum Beispiel: rollen e norden
command-table = tisch
command-table-description = Zeig den Tisch dieses Kanals noch einmal
command-resign = aufgeben
command-resign-description = Gib die Partie auf, die du hier spielst
command-draw = remis
command-draw-description = Biete ein Remis an oder nimm das angebotene an
command-end = beenden
command-end-description = Schließ den Tisch dieses Kanals ohne Ergebnis, oder bitte die anderen darum

### The lobby

lobby-waiting =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
     }
lobby-waiting-starts = Noch eine Person, dann geht es los.
lobby-ready = Bereit: { $host } kann starten.
lobby-ready-alone = { $host } kann allein starten oder auf andere warten.
lobby-ready-direct = Bereit: drück **Starten**.
lobby-waiting-direct = Ein Platz ist frei: füg einen Computer hinzu.
lobby-seats = Belegte Plätze: { $here } von { $most }
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging.

### Buttons

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-rules = Regeln
button-more = Mehr
button-back = Zurück
button-hand = Meine Hand
button-text = Als Text
button-agree = Annehmen
button-decline = Ablehnen
button-resign = Aufgeben
button-confirm-resign = Ja, aufgeben
button-confirm-end = Ja, beenden
button-play-on = Nein, weiterspielen
button-rematch = Revanche
button-leaderboard = Rangliste

### The table

turn = { $player } ist am Zug
turn-race = Alle spielen zugleich
caption-to-move = ist am Zug
caption-all = Alle spielen
caption-closed = vorbei
caption-wins = gewinnt
caption-shared = geteilter Sieg
caption-lost = hat es nicht geschafft
caption-draw = Remis
column-move = Zug
choose-next-word = { $first } bis { $last }
and = {" "}und{" "}
turn-yours = Du bist am Zug
table-moved = Der Tisch geht [weiter unten]({ $link }) weiter.
more-intro = Was möchtest du tun?

### Offers and endings

offer-draw = { $player } bietet Remis an.
offer-takeback = { $player } möchte den letzten Zug zurücknehmen.
offer-end = { $player } möchte die Partie ohne Ergebnis beenden.
offer-hints = { $player } möchte Tipps erlauben. Die Partie würde dann nicht zählen.
offer-made = Dein Angebot gilt bis zum nächsten Zug.
offer-agreed = Abgemacht.
resign-question = Willst du wirklich aufgeben?
resign-loses = Die Partie zählt als verloren.
resign-abandons = Die Partie endet ohne Ergebnis.
resign-computer-plays-on = Für dich zählt die Partie als verloren; ein Computer spielt für dich weiter.
resign-early-computer-plays-on = Ein Computer spielt für dich weiter; für dich zählt die Partie nicht.
end-question = Diese Partie für alle beenden, ohne Ergebnis?
resign-done = Du hast aufgegeben. Danke fürs Mitspielen.
end-done = Der Tisch ist geschlossen, ohne Ergebnis.
ending-won =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } gewinnen.
     }
ending-draw = Remis.
ending-abandoned = Dieser Tisch wurde ohne Ergebnis geschlossen.
agreed-draw = Im gegenseitigen Einverständnis.
agreed-end = Alle wollten aufhören.
ended-by-two = Zwei Mitspielende wollten aufhören.
out-of-time = Zeit abgelaufen: { $player }.
resigned = Aufgegeben: { $player }.
resigned-early = { $player } hat vor dem ersten eigenen Zug aufgegeben.
deserted = Alle sind gegangen.
host-left = Der Host ist gegangen, und niemand sonst konnte übernehmen.
expired = Eine halbe Stunde lang ist nichts passiert.
nobody-moved = Lange Zeit hat niemand gezogen.
ended-by-player = Jemand von denen, die spielten, hat ihn geschlossen.
ended-by-moderator = Die Moderation hat ihn geschlossen.
place-gone = Seinen Kanal gibt es nicht mehr.
rules-changed = Ein Update hat die Regeln während der Partie geändert.
result-won =
    { $winners ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen
     }{ $shown ->
        [none] { "" }
        [both] { " " }{ $points }
       *[own] { " mit" } { $points }
     }{ $rated ->
        [yes] , Wertung { $change }
       *[no] { "" }
     }
result-alone = { $player }: { $score }
result-best =
    { $compared ->
        [new] Ein neuer Bestwert{ $variant }: Bisher war es { $best }.
        [same] So gut wie der Bestwert{ $variant } bisher.
       *[below] Der Bestwert{ $variant } bisher ist { $best }.
    }
round-over = Ende von Runde { $round }
round-gained = { $player }: { $change } in dieser Runde

### What cannot be done, and what to do instead

no-game = Diese Partie ist vorbei, oder ihr Tisch ist nicht mehr da. Eröffne mit /spielen einen neuen.
set-aside = Die Aufzeichnung dieser Partie ist beschädigt, darum kann sie nicht weitergehen. Wer den Bot betreibt, findet den Grund im Log und kann sie vielleicht reparieren; mit /spielen eröffnest du einen neuen Tisch.
newer-rules = Diese Partie wurde mit einer neueren Version des Bots begonnen, die gerade installiert wird. Bitte versuch es in einer Minute noch einmal.
no-game-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit /spielen.
other-game = Hier wird { $here } gespielt, und dieser Befehl ist für { $game }. Mach deinen Zug mit /zug oder mit den Knöpfen des Tisches.
channel-busy = In diesem Kanal läuft schon eine Partie. Du kannst zuschauen (/tisch) oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen. Wer mitspielt, kann mit /aufgeben aufgeben; die Moderation kann den Tisch mit /beenden schließen.
channel-busy-direct = Hier läuft schon eine Partie. /tisch zeigt sie; mit /aufgeben gibst du sie auf und kannst eine andere beginnen.
lobby-here = In diesem Kanal wartet schon ein Tisch auf Mitspielende. Setz dich mit **Mitspielen** oder /mitspielen dazu, oder eröffne in einem anderen Kanal oder Thread einen eigenen. Er schließt, wenn alle ihn mit **Verlassen** oder /verlassen verlassen haben.
lobby-here-direct = Hier ist schon ein Tisch offen. /tisch zeigt ihn: Spiel dort, oder schließ ihn mit **Verlassen** oder /verlassen.
quota-user =
    { $most ->
        [one] Du hast auf diesem Server schon einen Tisch offen, mehr geht nicht. Spiel erst die Partie dort zu Ende.
       *[other] Du hast auf diesem Server schon { $most } Tische offen, mehr geht nicht. Spiel erst eine Partie zu Ende.
    }
quota-server =
    { $most ->
        [one] Auf diesem Server ist schon ein Tisch offen, mehr geht nicht. Warte, bis er fertig ist, oder bitte die Moderation, die Grenze zu erhöhen.
       *[other] Auf diesem Server sind schon { $most } Tische offen, mehr geht nicht. Warte, bis einer fertig ist, oder bitte die Moderation, die Grenze zu erhöhen.
    }
end-not-allowed =
    { $who ->
        [host] Diesen Tisch können nur sein Host und die Moderation schließen. Frag dort nach.
        [players] Diesen Tisch können nur die, die daran spielen, und die Moderation schließen. Frag dort nach.
       *[moderators] Diesen Tisch kann nur die Moderation schließen. Frag dort nach, oder gib mit /aufgeben auf, wenn du hier spielst.
     }
end-lobby = Dieser Tisch wartet noch auf Mitspielende. Drück **Verlassen** oder tipp /verlassen: Wenn die letzte Person geht, schließt er. Die Moderation kann ihn sofort schließen.
end-lobby-group = Dieser Tisch wartet noch auf Mitspielende. Drück **Verlassen** oder tipp /verlassen: Wenn die letzte Person geht, schließt er.
not-seated = Du hast an diesem Tisch keinen Platz, darfst aber gern zusehen. Spiel beim nächsten Mal mit.
not-joined = Du hast an diesem Tisch noch keinen Platz. Drück **Mitspielen**, um einen zu nehmen.
not-your-turn = { $player } ist am Zug. Wenn du dran bist, sagt es der Tisch.
not-started = Die Partie hat noch nicht begonnen: Der Host startet sie mit **Starten**. Wenn du einen Platz hast, aber doch nicht spielen willst, drück **Verlassen** oder tipp /verlassen.
not-started-host = Die Partie hat noch nicht begonnen: Du startest sie, mit **Starten** oder /starten. Um den Tisch zu verlassen, drück **Verlassen** oder tipp /verlassen.
already-started = Die Partie läuft schon. Schau gern zu und spiel beim nächsten Mal mit.
already-seated = Du sitzt schon an diesem Tisch. Warte auf die anderen; wenn alle bereit sind, drückt der Host **Starten**.
table-full = Alle { $seats } Plätze sind belegt. Schau gern zu und spiel beim nächsten Mal mit.
not-invited = An diesem Tisch können nur Gäste von { $host } mitspielen. Lass dich einladen; zuschauen darfst du gern.
seat-freed = { $host } hat deinen Platz für andere freigemacht. Lass dich einladen; zuschauen darfst du gern.
seat-free = Dieser Platz ist schon frei, oder es ist dein eigener. Die Nachricht des Tisches zeigt, wer wo sitzt.
too-many-seated = Mit diesen Optionen gibt es höchstens { $seats } Plätze, und { $here } sind besetzt. Wähle andere Optionen, oder lass erst jemanden gehen.
no-computer = An diesem Tisch sitzt kein Computer, der weg könnte.
clock-unknown = Eine Uhr mit { $clock } Sekunden gibt es nicht. Wähle eine aus dem Menü.
too-few-seats =
    { $missing ->
        [one] Es fehlt noch eine Person. Jemand muss Mitspielen drücken.
       *[other] Es fehlen noch { $missing } Personen. Sie müssen Mitspielen drücken.
     }
not-host = Das kann nur { $host } als Host dieses Tisches. Frag einfach.
given-up = Du bist aus dem Spiel; ein Computer spielt für dich weiter. Schau gern zu und spiel beim nächsten Mal mit.
offer-needs-two = Remis vereinbaren könnt ihr nur zu zweit. Spiel weiter: Jede Partie geht zu Ende.
offer-pending = Es gibt schon ein Angebot. Es wartet auf eine Antwort: **Annehmen** oder **Ablehnen**.
offer-refused = Das wurde gerade abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
draw-needs-human = In diesem Spiel nimmt der Computer nie ein Remis an. Spiel weiter, oder gib mit /aufgeben auf.
draw-too-early = { $player } spielt weiter: Für ein Remis ist es zu früh.
draw-stands-better = { $player } spielt weiter: Die Stellung ist nicht ausgeglichen.
no-offer = Dieses Angebot gilt nicht mehr. Du kannst ein neues machen.
own-offer = Das Angebot ist von dir: Antworten müssen die anderen. Mit **Ablehnen** ziehst du es zurück.
end-needs-two = Hier können zwei Mitspielende einen Tisch beenden, deshalb muss niemand ablehnen. Zurückziehen kann es nur, wer darum gebeten hat.
command-hint = tipp
command-hint-description = Sieh den besten Zug; die Partie zählt dann nicht
button-show-hint = In meiner Hand zeigen
button-hint = Tipp
hint-question = Mit einem Tipp zählt diese Partie nicht für deinen Rekord. Möchtest du einen?
hint-best = ## Jetzt am besten: { $move }
hint-chance = Du kannst erwarten, { $share } % solcher Partien zu gewinnen.
hint-equal = Genauso gut: { $moves }
hint-others = Danach: { $moves }
hints-not-allowed = An diesem Tisch sind Tipps nicht erlaubt. Bitte die anderen mit /tipp darum.
hints-allowed = Tipps sind hier schon erlaubt.
takeback-nothing = Du hast noch keinen Zug, den du zurücknehmen könntest.
takeback-revealed = Dieser Zug lässt sich nicht mehr zurücknehmen: Seitdem ist etwas Verborgenes aufgedeckt worden. Spiel von hier weiter.
no-clock = An diesem Tisch läuft keine Uhr: Alle dürfen so lange nachdenken, wie sie möchten. Warte auf den Zug, oder bitte mit /beenden um ein Ende.
not-overdue = Niemandes Zeit ist abgelaufen. Die Uhr steht in der Nachricht des Tisches.
own-time = Deine eigene Zeit ist abgelaufen. Zieh schnell: Das geht, bis die andere Seite den Sieg beansprucht.
time-not-up = Das kommt von selbst, wenn die Zeit um ist, und nicht vorher. Bis dahin kannst du noch ziehen.
incomplete-move = { $question } { $choices }. Schreib den ganzen Zug, zum Beispiel: `{ $example }`
incomplete-question = Wie geht der Zug weiter?
unknown-game = Das Spiel { $game } kenne ich nicht. Wähle eines, das /spielen anbietet.
not-over = Diese Partie ist noch nicht vorbei. Danach kannst du sie noch einmal ansehen oder um Revanche bitten.
stale = Am Tisch ging es weiter, seit dieser Knopf erschien. Wähle noch einmal unter dem neuesten Bild; /tisch zeigt es.
overtaken = { $player } war schneller. Es kostet dich nichts: Sieh dir den Tisch an, wie er jetzt ist, und spiel weiter.
just-changed = Der Tisch hat sich gerade geändert, und vielleicht meinst du, was du vorher gesehen hast. Es kostet dich nichts: Sieh noch einmal hin.
unknown-button = Diesen Knopf oder diese Auswahl kenne ich nicht mehr. Zeig den Tisch noch einmal mit /tisch.
button-elsewhere = Dieser Knopf gehört zu einem Tisch in einem anderen Kanal. Spiel dort weiter; /tisch zeigt den Tisch dieses Kanals.
option-unknown = Die Option { $option } kann nicht { $value } sein. Wähle einen der Werte, die der Befehl anbietet.
no-threads-here = Kanäle dieser Art haben keine Threads: Die Partie bleibt im Kanal.
lacks-permission =
    { $count ->
        [one] In diesem Kanal brauche ich die Berechtigung { $permissions }. Bitte die Moderation darum und versuch es dann noch einmal.
       *[other] In diesem Kanal brauche ich diese Berechtigungen: { $permissions }. Bitte die Moderation darum und versuch es dann noch einmal.
     }
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf lesen
permission-connect = Verbinden
still-making = Einen Moment: Deine letzte Anfrage wird noch bearbeitet.
still-making-server = Einen Moment: Ich bearbeite noch, worum andere auf diesem Server gebeten haben. Versuch es gleich noch einmal.
store-unavailable = Ich kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es in einer Minute noch einmal.
store-outcome-unknown = Ich habe beim Speichern die Verbindung zur Datenbank verloren und weiß nicht, ob es geklappt hat. Sieh nach, bevor du es noch einmal versuchst: /tisch zeigt den Tisch.
error-unexpected = Bei mir ist etwas schiefgegangen. Alle bestätigten Züge sind sicher: Zeig den Tisch mit /tisch und versuch es noch einmal.
