### Lektionen: eine private Partie von ein paar Zügen

command-learn = lernen
command-learn-description = Lerne ein Spiel mit ein paar Zügen, nur für dich
command-learn-game = Das Spiel, das du lernen willst

learn-title = Lektion: { $game }
learn-other-move = Auch dieser Zug ist erlaubt. Versuche in dieser Lektion: **{ $move }**
learn-bright-key = Auch dieser Zug ist erlaubt. In dieser Lektion geht es mit der farbigen Taste weiter.
button-learn = Beim Spielen lernen
button-learn-again = Noch einmal
button-leave-lesson = Lektion verlassen
