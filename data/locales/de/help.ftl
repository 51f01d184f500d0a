### Befehle

command-help = hilfe
command-help-description = Wie man hier spielt, und die Regeln jedes Spiels
command-help-topic = Was du wissen willst; ohne Angabe die Spiele
help-topic-games = Die Spiele
help-topic-commands = Alle Befehle
help-topic-channel = Ob in diesem Kanal gespielt werden kann
command-rules = regeln
command-rules-description = Die Seite eines Spiels: Regeln, Optionen, und wie man Züge tippt
command-rules-game = Das Spiel, das du kennenlernen willst

### Die Spiele

help-title = Such dir ein Spiel aus
help-intro = **Spielen** eröffnet einen Tisch in diesem Kanal. Dann spielen andere mit, oder du holst einen Computer dazu. `/lernen` zeigt dir ein Spiel in ein paar Zügen.
help-intro-direct = **Spielen** eröffnet einen Tisch für dich allein, mit Computern, wo ein Spiel andere braucht. `/lernen` zeigt dir ein Spiel in ein paar Zügen.
button-play = Spielen
all-commands = Alle Befehle
help-choose = Regeln von …
button-all-games = Alle Spiele

### Die Befehle

help-commands =
    ### Vor der Partie
    - `/spielen` und ein Spiel: eröffnet einen Tisch, mit den Varianten und der Uhr, die du willst.
    - `/mitspielen` nimmt einen Platz, `/verlassen` gibt ihn auf.
    - `/computer` holt einen Computer dazu. `/starten` startet die Partie.
    - `/tagesrätsel` hat die Rätsel des Tages: allein, für alle dieselben.
    - `/duell` fordert Freunde heraus: derselbe Zufall für alle, jeder am eigenen Tisch. Mit `durchgänge` ist es ein Turnier von drei bis sieben Durchgängen.

    ### In der Partie
    - Drück die Knöpfe unter dem Bild, oder tipp `/zug`. Er schlägt dir vor, was geht.
    - `/set` und drei Karten: zeigt sie als SET.
    - `/hand` zeigt deine Steine oder dein Geheimnis, nur dir.
    - `/stellung` sagt dir in Worten, was wo liegt und was du tun kannst.
    - `/anbieten zurücknehmen` bittet um deinen letzten Zug zurück. `/anbieten remis` bietet Remis an.
    - `/tipp` zeigt dir den besten Zug, wo die Partie nicht zählt.
    - `/beenden` bittet um ein Ende ohne Ergebnis. `/anbieten ablehnen` sagt Nein.
    - `/aufgeben` gibt auf.

    ### Wenn eine Uhr läuft
    - Du wirst einmal erinnert. Ist die Zeit um, spielt zu dritt oder mehr ein Computer, bis du wieder Platz nimmst, mit dem Knopf oder `/mitspielen`.
    - Zu zweit kann sich die andere Person mit den Knöpfen den Sieg nehmen oder mehr Zeit geben.

    ### Nach der Partie
    - `/revanche` spielt noch einmal. `/wiederholung` zeigt die Partie. `/analyse` zeigt, wo sie sich gedreht hat.
    - `/üben` fragt noch einmal nach den Zügen, die dich viel gekostet haben.
    - `/prüfen` prüft ihren Zufall, ihre Züge und ihr Ergebnis.
    - `/rangliste` und `/profil` zeigen die Ergebnisse auf einem Server, `/partien` deine Partien und die beendeten. Ein Profil zeigt auch die Erfolge.
    - `/turnier erstellen` hält auf einem Server ein Turnier ab, und `/turnier zeigen` zeigt die eines Kanals.

    ### Zuschauen
    - Zuschauen dürfen alle. **Nächstes Mal dabei**: Ich frage dich, wenn der nächste Tisch eröffnet wird.
    - `/tisch` zeigt den Tisch noch einmal.
    - Im Menü eines Menschen hat **Apps** **Herausfordern** und **Profil**, in dem eines Tisches **Wiederholung** und **Analyse**.

    ### Einstellungen
    - `/einstellungen meine`: wann du benachrichtigt wirst, deine Farben und deine Sprache, und Text zuerst für Screenreader.
    - `/einstellungen server`: für alle, die den Server verwalten.
    - `/hilfe` mit einem Thema sagt, ob in einem Kanal gespielt werden kann.
    - `/datenschutz`: was über dich gespeichert ist.

    ### Hilfe
    - `/hilfe` zeigt die Spiele, `/regeln` die Regeln eines Spiels. `/lernen` zeigt dir ein Spiel in ein paar Zügen.
    - In Direktnachrichten sind wir unter uns: Du spielst gegen einen Computer oder allein.

### Die Regeln eines Spiels

button-why = Warum?
button-all-rules = Alle Regeln
rules-previous = Zurück
rules-next = Weiter
rules-options = Optionen von `/spielen`
rules-example-names = Ada Bruno Clara Dirk
