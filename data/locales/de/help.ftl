### Befehle

command-help = hilfe
command-help-description = Wie man hier spielt, und die Regeln jedes Spiels
command-rules = regeln
command-rules-description = Die Seite eines Spiels: Regeln, Optionen, und wie man Züge tippt
command-rules-slash-game = spiel
command-rules-game = Das Spiel, das du kennenlernen willst

### Der Überblick

help-title = So spielst du hier
help-overview =
    - **Tisch eröffnen**: `/spielen` und ein Spiel. Andere drücken **Mitspielen** (`/mitspielen`), oder du drückst **Computer dazu** (`/computer`); dann **Starten** (`/starten`). **Verlassen** (`/verlassen`) gibt den Platz auf. Unter **Optionen** stehen die Varianten, eine Uhr für jeden Zug, ein eigener Thread und wen du einlädst.
    - **Ziehen**: Drück die Knöpfe unter dem Bild, oder tipp `/zug`, das dir vorschlägt, was geht; bei SET auch `/set` und drei Karten. Wo du Steine oder ein Geheimnis hast, zeigt dir **Meine Hand** (`/hand`), was nur du sehen darfst.
    - **Uhr**: Wo eine läuft, wirst du einmal erinnert. Ist die Zeit um, spielt ein Computer weiter; zu zweit nimmt sich die andere Seite mit `/beanspruchen` den Sieg oder gibt mit `/warten` mehr Zeit.
    - **Sich einigen**: `/zurücknehmen` bittet um deinen letzten Zug zurück, `/remis` bietet Remis an, `/beenden` bittet um ein Ende ohne Ergebnis, `/ablehnen` sagt Nein. `/aufgeben` gibt auf, `/revanche` spielt noch einmal. Der Knopf **Mehr** hat das auch, und den Tisch als Text.
    - **Zuschauen**: Das dürfen alle. **Nächstes Mal dabei** hält dir einen Platz frei; `/tisch` zeigt den Tisch noch einmal, `/wiederholung` eine fertige Partie.
    - **Allein**: Manche Spiele haben ein Solitär, und alle gehen gegen den Computer, auch in Direktnachrichten mit mir.
    - **Auf einem Server**: `/rangliste` und `/profil` haben die Ergebnisse. `/spielbar` sagt, ob ich in einem Kanal arbeiten kann. `/einstellungen server` ist für alle, die den Server verwalten: Sprache, Kanäle, Rollen, Uhr und mehr.
    - **Du**: Ich spreche mit dir in der Sprache deines Discord. `/einstellungen meine` sagt, wann du benachrichtigt wirst, dass du dran bist; dort und mit `/farben` änderst du die Farben deiner eigenen Bilder. `/hilfe` ist diese Seite, `/regeln` hat die jedes Spiels.

    Wähl ein Spiel und lies seine Seite:
help-choose = Regeln von …
help-back = Die ganze Hilfe

### Die Regeln eines Spiels

button-why = Warum?
rules-previous = Zurück
rules-next = Weiter
rules-options = Optionen von `/spielen`
rules-example-names = Ada Bruno Clara Dirk
