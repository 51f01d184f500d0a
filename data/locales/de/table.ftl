### Befehle am Tisch

command-move = zug
command-move-description = Mach deinen Zug am Tisch dieses Kanals
command-move-words = Der Zug, zum Beispiel: rollen e norden
command-table = tisch
command-table-description = Zeig den Tisch dieses Kanals noch einmal
command-hand = hand
command-hand-description = Zeig dir deine Hand am Tisch dieses Kanals, dir allein
command-board = stellung
command-board-description = Der Tisch dieses Kanals in Worten: was wo liegt, wer dran ist, was du tun kannst
command-board-page = Welche Seite, falls es mehrere gibt
board-open = Offen: { $edges }
board-part-last = zuletzt
board-part-mine = meins
board-part-theirs = andere
board-part-open = offen
board-part-clock = uhr
nothing = Nichts.
board-no-clock = Es läuft keine Uhr.
board-no-cell = Auf dem Tisch finde ich kein `{ $typed }`. **zeige** nimmt { $parts } oder einen Platz, wie ihn der Text von /stellung nennt.
command-board-part = Nur ein Teil: zuletzt, meins, andere, offen, uhr oder ein Platz

### Wer dran ist

turn = { $player } ist am Zug
turn-race = Alle spielen gleichzeitig
turn-yours = Du bist am Zug
caption-to-move = ist am Zug
caption-all = Alle spielen
column-move = Zug
choose-next-word = { $first } bis { $last }
and = {" "}und{" "}
table-moved = Die Partie geht [weiter unten]({ $link }) weiter.
more-intro = Was möchtest du tun?
turn-overdue = die Zeit ist um
given-up-resigned = { $player } hat aufgegeben; ein Computer spielt weiter.
given-up-resigned-early = { $player } hat vor dem ersten eigenen Zug aufgegeben; ein Computer spielt weiter.
given-up-out-of-time = { $player } hat die Zeit überschritten; ein Computer spielt weiter, bis der Platz wieder eingenommen wird.
given-up-withdrew = { $player } ist aus dem Turnier ausgestiegen; ein Computer spielt weiter.
overdue = { $player } hat die Zeit überschritten. Wer wartet, darf den Sieg beanspruchen oder noch einmal dieselbe Zeit geben.
reminder = { $players }, du bist dran: [{ $title }]({ $link }); die Zeit endet { $deadline }.
away-call = { $players }, bei [{ $title }]({ $link }) ist deine Zeit abgelaufen, und ein Computer spielt für dich. Nimm wieder Platz, bevor die Partie endet.
overdue-call = { $players }, bei [{ $title }]({ $link }) hat { $player } die Zeit überschritten: Beanspruche dort den Sieg oder gib noch einmal Zeit.
closing-call = { $players }, [{ $title }]({ $link }) wartet auf einen Zug: Ohne ihn wird die Partie { $deadline } geschlossen, und niemand verliert.
game-closes = Schließt { $when }, wenn niemand zieht
computers-think-less = Die Computer denken eine Weile weniger nach: Die Rechenzeit für Tische hier ist aufgebraucht.
start-ping = { $players }, [{ $title }]({ $link }) hat begonnen: { $player } ist dran.
start-ping-yours = { $players }, [{ $title }]({ $link }) hat begonnen: Du fängst an.
start-ping-race = { $players }, [{ $title }]({ $link }) hat begonnen: Alle spielen gleichzeitig.
turn-ping = { $players }, du bist dran: [{ $title }]({ $link }).

### Knöpfe und Auswahl

button-back = Zurück
button-hand = Meine Hand
button-text = Als Text
button-confirm = Bestätigen
button-previous = Vorige
button-happened = Was geschah
happened-heading = Was geschah, das Neueste zuerst
happened-page = Seite { $page } von { $pages }.
happened-nothing = Noch nichts.
button-next = Nächste
labelled = { $label }: { $content }
button-update-hand = Neu ansehen
button-next-game = Nächstes Mal dabei
choose-exactly = Wähle { $count }
button-choice-form = { $count } nennen
choice-form-label = { $count } Namen, mit Leerzeichen dazwischen
choice-count = Nenne { $count } Namen, mit Leerzeichen dazwischen, zum Beispiel `{ $example }`.

### Die Hand

hand-outdated = Am Tisch ging es inzwischen weiter; so steht es jetzt.

### Wer zuschaut

about-open = Alle dürfen zuschauen. Für die nächste Partie drück **Nächstes Mal dabei**, oder eröffne mit /spielen einen eigenen Tisch.
about-seated = Du hast hier einen Platz. Deine Tasten stehen unter dem Bild, und hinter ⋯ ist alles andere.
about-over = Das Spiel ist aus. Wer mitgespielt hat, kann **Revanche** drücken, alle anderen **Nächstes Mal dabei**.
next-game-noted = Ich frage dich, wenn hier der nächste Tisch aufgeht. Drück noch einmal, um die Liste zu verlassen.
next-game-forgotten = Du stehst nicht mehr auf der Liste. Schau zu, solange du magst.
next-game-seated = Du spielst schon mit. Wenn diese Partie vorbei ist, drück Revanche.
next-game-joined = Hier ist ein Tisch offen: Du hast einen Platz bei [{ $title }]({ $link }).
next-game-has-seat = Du hast schon einen Platz bei [{ $title }]({ $link }), dem offenen Tisch hier.
next-game-full = Die Liste für die nächste Partie ist voll. Eröffne mit /spielen in einem anderen Kanal einen eigenen Tisch.
next-game-waiting = Bei der nächsten Partie dabei: { $players }
next-game-asked = Für die nächste Partie vorgemerkt: { $players }. Drück **Mitspielen** für einen Platz.
rematch-waits-for = Die Revanche wartet auf { $players }.

### Der Tisch in Worten

position-heading = Was wo liegt
moves-heading = Was du tun kannst: tippe einen dieser Züge nach /zug
moves-line = `{ $words }`: { $effect }
moves-choice = beliebige { $count } aus { $choices }
board-page = Seite { $page } von { $pages }. Die anderen: /stellung mit der Nummer der Seite.
picture-in-words = Ein Bild von dem, was der Text darüber sagt.
moves-more = … und mehr: /stellung
moves-more-suggested = … und mehr: in den Vorschlägen beim Tippen

### Was am Tisch nicht geht, und was stattdessen geht

no-game = Diese Partie ist vorbei, oder ihr Tisch ist nicht mehr da. Eröffne mit /spielen einen neuen.
set-aside = Die Aufzeichnung dieser Partie ist beschädigt, darum kann sie nicht weitergehen. Wer den Bot betreibt, findet den Grund im Log und kann sie vielleicht reparieren; mit /spielen eröffnest du einen neuen Tisch.
newer-rules = Diese Partie wurde mit einer neueren Version des Bots begonnen, die gerade installiert wird. Bitte versuch es in einer Minute noch einmal.
no-game-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit /spielen.
no-game-here-buttons = In diesem Kanal ist kein Tisch offen. Eröffne einen mit /spielen. Eine Lektion oder ein Tagesrätsel spielst du mit den Knöpfen unter dem Bild; mit **Text zuerst** in /einstellungen meine beginnt es mit der Stellung in Worten.
turn-goes-on = Du bist noch am Zug:
other-game = Hier wird { $here } gespielt, und dieser Befehl ist für { $game }. Mach deinen Zug mit /zug oder mit den Knöpfen des Tisches.
not-seated = Du hast an diesem Tisch keinen Platz, darfst aber gern zusehen. Mit /mitspielen kommst du auf die Liste für die nächste Partie.
not-played = Das können nur die, die diese Partie gespielt haben. Eröffne eine eigene mit /spielen.
not-your-turn = { $player } ist am Zug. Wenn du dran bist, sagt es der Tisch.
given-up = Du bist aus dem Spiel; ein Computer spielt für dich weiter. Schau gern zu und spiel beim nächsten Mal mit.
away = Deine Zeit ist abgelaufen, und ein Computer spielt für dich. Du kannst jederzeit wieder Platz nehmen; am Ende der Partie ist es zu spät, und du hast verloren.
seat-back = Willkommen zurück: Der Platz gehört wieder dir.
seat-not-yours = Hier spielt niemand an deiner Stelle: Das ist für alle, deren Zeit abgelaufen ist.
incomplete-move = { $question } { $choices }. Schreib den ganzen Zug, zum Beispiel: `{ $example }`
incomplete-question = Wie geht der Zug weiter?
not-over = Diese Partie ist noch nicht vorbei. Danach kannst du sie noch einmal ansehen oder um Revanche bitten.
stale = Am Tisch ging es weiter, seit dieser Knopf erschien. Wähle noch einmal unter dem neuesten Bild; /tisch zeigt es.
overtaken = { $player } war schneller. Es kostet dich nichts: Sieh dir den Tisch an, wie er jetzt ist, und spiel weiter.
gone = { $player } war schneller: Eine Karte, die du nennst, ist nicht mehr da. Wähle unter denen auf dem Tisch.
just-changed = Der Tisch hat sich gerade geändert, und vielleicht meinst du, was du vorher gesehen hast. Es kostet dich nichts: Sieh noch einmal hin.
press-lost = Das war so lange unterwegs, dass Discord es als fehlgeschlagen gemeldet hat. Es zählt nicht und kostet dich nichts: Sieh noch einmal hin.
