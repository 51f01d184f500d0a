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
    - **Tisch eröffnen**: `/spielen` und ein Spiel. Andere drücken **Mitspielen**, oder du drückst **Computer dazu**; dann **Starten**. Oder getippt: `/mitspielen`, `/computer`, `/starten`.
    - **Ziehen**: Drück die Knöpfe unter dem Bild, oder tipp `/zug`, das dir vorschlägt, was geht. Wo du Steine oder ein Geheimnis hast, zeigt dir **Meine Hand**, was nur du sehen darfst.
    - **Am Tisch**: `/tisch` zeigt den Tisch noch einmal, `/zurücknehmen` bittet um deinen letzten Zug zurück, `/remis` bietet Remis an, `/aufgeben` gibt auf, `/beenden` bittet um ein Ende ohne Ergebnis, `/revanche` spielt noch einmal. Der Knopf **Mehr** hat das auch, und den Tisch als Text.
    - **Allein**: Manche Spiele haben ein Solitär, und alle gehen gegen den Computer, auch in Direktnachrichten mit mir.
    - **Auf einem Server**: `/rangliste` und `/profil` haben die Ergebnisse, `/wiedersehen` zeigt eine fertige Partie noch einmal, `/spielbar` sagt, ob ich in einem Kanal arbeiten kann, `/einstellungen` ist für die, die den Server verwalten. `/farben` ändert die Farben deiner eigenen Bilder.

    Wähl ein Spiel und lies seine Seite:
help-choose = Regeln von …
help-back = Die ganze Hilfe
