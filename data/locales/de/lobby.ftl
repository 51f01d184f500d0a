### Befehl

command-play = spielen
command-play-description = Eröffne einen Tisch in diesem Kanal

### Die Nachricht des wartenden Tisches

lobby-host = { $player } (Host)
lobby-computer = { $player } (Computer, { $level })
computer-level = { $player } ({ $level })
levels-weaker = Hier fehlt eine Bibliothek: Computer spielen schwächer als ihre Stufe.
level-add = Computer dazusetzen: seine Stufe
level-added = Computer dazusetzen: { $level }
level-of = { $player }: { $level }
level-of-every = Alle Computer: { $level }
levels-change = Stufe der Computer
level-easy = leicht
level-easy-does = Zum Anfangen: übersieht manches
level-fair = mittel
level-fair-does = Für eine entspannte Partie
level-hard = schwer
level-hard-does = Schwer zu schlagen
level-master = Meister
level-master-does = Spielt, so gut es geht
lobby-option = { $name }: { $value }
option-begins = { $player } fängt an
lobby-clock =
    { $seconds ->
        [30] 30 Sekunden für jeden Zug
        [120] 2 Minuten für jeden Zug
        [600] 10 Minuten für jeden Zug
        [86400] 1 Tag für jeden Zug
       *[259200] 3 Tage für jeden Zug
    }
lobby-threaded = Gespielt wird in einem eigenen Thread
lobby-invited = Nur für Gäste: { $guests }
lobby-invited-nobody = Nur für Gäste; niemand ist eingeladen
invitation =
    { $host } lädt { $players } an einen Tisch ein: [{ $title }]({ $link }). { $state ->
        [open] Einen Platz gibt es dort mit **Mitspielen**.
        [begun] Die Partie hat begonnen.
       *[closed] Der Tisch ist geschlossen.
    }
lobby-expires = Schließt { $when }
lobby-in-thread = Die Partie geht in { $thread } weiter.
about-lobby = Du kannst dich dazusetzen: Drück **Mitspielen** unter dem Tisch. Die Regeln sind hinter dem Knopf.
about-lobby-seated = Du hast hier einen Platz. **Verlassen** gibt ihn frei; die Regeln sind hinter dem Knopf.
lobby-waiting =
    { $missing ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $missing } Personen.
     }
lobby-waiting-starts = Noch eine Person, dann geht es los.
lobby-ready = Bereit: { $host } kann starten, ab { $when } alle, die mitspielen.
lobby-ready-alone = { $host } kann allein starten oder auf andere warten.
lobby-ready-direct = Bereit: drück **Starten**.
lobby-waiting-direct = Ein Platz ist frei: füg einen Computer hinzu.
lobby-seats = Belegte Plätze: { $here } von { $most }
lobby-closed = Dieser Tisch wurde geschlossen, bevor es losging.

### Knöpfe

button-join = Mitspielen
button-leave = Verlassen
button-start = Starten
button-rules = Regeln
button-remove-computer = Computer weg
button-options = Optionen
button-luck = Fairer Zufall

### Die Optionen des Hosts

options-intro = Jede Wahl gilt sofort.
options-variants = Varianten
options-no-variants = Keine: das einfache Spiel
options-clock = Uhr
options-clock-does = Zeit für jeden Zug
options-start = Beginn der Partie
options-start-itself = Sobald die zweite Person Platz nimmt
options-start-host = Wenn der Host auf Starten drückt
options-place = Wo gespielt wird
options-here = Hier in diesem Kanal
options-thread = In einem eigenen Thread
options-thread-does = Er wird geöffnet, wenn die Partie beginnt
options-guests = Wer mitspielen darf
options-guests-does = Wähl Leute aus, um nur sie einzuladen; ohne Auswahl dürfen alle mitspielen
options-guests-all = Alle
options-seats = Einen Platz freimachen
options-seats-does = Für jemanden, der nicht mehr da ist; zurück geht es nur mit deiner Einladung
options-seats-none = Wessen Platz?

clock =
    { $seconds ->
        [0] Keine Uhr
        [30] 30 Sekunden
        [120] 2 Minuten
        [600] 10 Minuten
        [86400] 1 Tag
       *[259200] 3 Tage
    }
command-play-clock = Zeit für jeden Zug; ohne Angabe gilt die übliche des Servers
command-play-auto-start = Beginnt, sobald die zweite Person Platz nimmt; ohne Angabe ja
command-play-computer = Setzt Computer dieser Stufe dazu, so viele das Spiel braucht

### Warum sich ein Tisch nicht öffnen lässt, und was stattdessen geht

no-outside-apps = Auf diesem Server dürfen Apps, die kein Mitglied sind, nur dir antworten: Niemand sonst sähe den Tisch. Spiel mit mir in Direktnachrichten, oder bitte jemanden, der den Server verwaltet, mich hinzuzufügen.
channel-not-allowed = Auf diesem Server stehen Tische nur in { $channels }. Eröffne deinen dort.
role-needed = Auf diesem Server darf nur { $roles } Tische eröffnen. Spiel bei jemand anderem mit, oder bitte die Moderation um die Rolle.
channel-busy = In diesem Kanal läuft schon eine Partie. Du kannst zuschauen (/tisch) oder in einem anderen Kanal oder Thread einen eigenen Tisch eröffnen. Wer mitspielt, kann mit /aufgeben aufgeben; die Moderation kann den Tisch mit /beenden schließen.
channel-busy-direct = Hier läuft schon eine Partie. /tisch zeigt sie; mit /aufgeben gibst du sie auf und kannst eine andere beginnen.
lobby-here = In diesem Kanal wartet schon ein Tisch auf Mitspielende. Setz dich mit **Mitspielen** oder /mitspielen dazu, oder eröffne in einem anderen Kanal oder Thread einen eigenen. Er schließt, wenn alle ihn mit **Verlassen** oder /verlassen verlassen haben.
lobby-here-seated = Du hast schon einen Platz an einem Tisch, der in diesem Kanal wartet. Verlass ihn mit **Verlassen** oder /verlassen, oder eröffne in einem anderen Kanal oder Thread noch einen.
lobby-here-direct = Hier ist schon ein Tisch offen. /tisch zeigt ihn: Spiel dort, oder schließ ihn mit **Verlassen** oder /verlassen.
quota-user =
    { $most ->
        [one] Du hast auf diesem Server schon einen Tisch offen, mehr geht nicht. Spiel erst die Partie dort zu Ende.
       *[other] Du hast auf diesem Server schon { $most } Tische offen, mehr geht nicht. Spiel erst eine Partie zu Ende.
    }
quota-user-link =
    { $most ->
        [one] Du hast auf diesem Server schon [einen Tisch]({ $link }) offen, mehr geht nicht. Spiel erst die Partie dort zu Ende.
       *[other] Du hast auf diesem Server schon { $most } Tische offen, mehr geht nicht. Spiel erst eine Partie zu Ende, zum Beispiel [diese]({ $link }).
    }
quota-server =
    { $most ->
        [one] Auf diesem Server ist schon ein Tisch offen, mehr geht nicht. Warte, bis er fertig ist, oder bitte die Moderation, die Grenze zu erhöhen.
       *[other] Auf diesem Server sind schon { $most } Tische offen, mehr geht nicht. Warte, bis einer fertig ist, oder bitte die Moderation, die Grenze zu erhöhen.
    }
unknown-game = Das Spiel { $game } kenne ich nicht. Wähle eines, das /spielen anbietet.
option-unknown = Die Option { $option } kann nicht { $value } sein. Wähle einen der Werte, die der Befehl anbietet.
no-threads-here = Kanäle dieser Art haben keine Threads: Die Partie bleibt im Kanal.

### Der Zufall eines Tisches

luck-explained = Bevor hier jemand **Mitspielen** oder **Starten** gedrückt hat, habe ich eine geheime Zahl gezogen, den **Startwert**, und ihren Fingerabdruck festgehalten, das **Siegel**. Dann kommen die Nummern hinzu, die Discord diesen Knopfdrücken gibt. Alle Würfel und Karten der Partie folgen aus dem Startwert und diesen Nummern. Ich konnte sie nicht kennen, als ich den Startwert gezogen habe, und wer mitspielt, kennt den Startwert nicht. Hinterher können alle prüfen, dass nichts geändert wurde.
luck-explained-by-users = Bevor sich jemand an diesen Tisch gesetzt hat, habe ich eine geheime Zahl gezogen, den **Startwert**, und ihren Fingerabdruck festgehalten, das **Siegel**. Alle Würfel und Karten der Partie folgen aus dem Startwert und daraus, wer wo sitzt. So kann niemand am Tisch den Zufall bestimmen, und hinterher ändert ihn niemand mehr.
luck-joined = { $player } hat sich gesetzt mit `{ $number }`, { $time }
luck-started = Die Partie begann mit `{ $number }`, { $time }
luck-no-press = Noch ist kein Knopfdruck hinzugekommen.
luck-entropy = Der Zufall ist der HMAC-SHA256 von `{ $text }` mit dem Startwert als Schlüssel.
luck-rematch =
    Siegel einer Revanche, festgehalten am Ende dieser Partie: `{ $commitment }`
    Ihr Tisch: `{ $session }`
luck-short = Tisch { $session } · Siegel { $seal }…
luck-short-ended = Tisch { $session } · Siegel { $seal }… · Startwert { $seed }…
luck-short-rematch = Revanche: Tisch { $session } · Siegel { $seal }…
luck-commitment =
    Siegel (SHA-256): `{ $commitment }`
    Tisch: `{ $session }`
luck-secret = Der Startwert bleibt geheim, bis die Partie vorbei ist. Dann steht er hier, und alle können prüfen, dass er zum Siegel passt.
luck-revealed =
    Startwert: `{ $seed }`
    Er passt: Das SHA-256 von `{ $sealed }` ist das Siegel. Der Startwert war also vom ersten Moment an derselbe.

## Challenges, from the menu of a person

menu-challenge = Herausfordern
challenge-question =
    ### Herausforderung
    {$player} und du: Welches Spiel soll es sein? Ich eröffne den Tisch und sage Bescheid.
challenge-game = Wähle ein Spiel
challenge-self = Dich selbst kannst du nicht herausfordern. Zum Alleinspielen wähle mich, oder tippe /spielen.
challenge-bot = Dieser Bot spielt nicht. Wähle einen Menschen, oder mich: Dann setzt sich ein Computer dazu.

## Tables in threads

button-play-in-thread = In einem Thread spielen
table-in-thread = Dein Tisch ist in { $thread } offen: Dort finden ihn die anderen.
table-waits = wartet auf Mitspielende
command-play-thread = Eröffnet den Tisch in einem Thread dieses Kanals; im Kanal, wenn du es weglässt
no-thread-for-table = Hier lässt sich der Tisch nicht in einem Thread eröffnen. { $why }
no-threads-leave-out = Hier gibt es keine Threads. Lass **thread** weg, dann wird der Tisch gleich hier eröffnet.
no-thread-made = Discord legt hier gerade keinen Thread an. Versuch es später noch einmal, oder eröffne den Tisch in einem anderen Kanal.

## Finding an opponent

command-play-opponent = Spiele mit der nächsten Person auf dem Server, die dasselbe will, mit Uhr, in einem Thread
opponent-no-server = Gegner finden sich auf Servern, auf denen es mich gibt. Hier kannst du gegen einen Computer spielen.
opponent-alone = Mit diesen Optionen spielst du allein. Lass **gegner** weg, oder wähle andere Optionen.
opponent-or-computer = Ein Gegner oder Computer: Lass **gegner** oder **computer** weg.
opponent-waiting = Du suchst schon: [Dein Tisch]({ $link }) wartet. Mit **Verlassen** dort hörst du auf.
opponent-found = { $player } spielt mit dir { $title }: [zum Tisch]({ $link }).
opponent-joined = Du sitzt mit { $player } bei { $title }: [zum Tisch]({ $link }). Wer den Tisch eröffnet hat, startet die Partie.
opponent-nobody = { $host }: Zu { $title } ist niemand gekommen, also hat dieser Tisch geschlossen. Du kannst wieder einen Gegner suchen.
opponent-came = { $host }: { $player } ist zu { $title } gekommen. **Starten** beginnt die Partie.
