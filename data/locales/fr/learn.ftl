### Leçons : une partie privée de quelques coups

command-learn = apprendre
command-learn-description = Apprends un jeu en jouant quelques coups, rien que pour toi
command-learn-game = Le jeu que tu veux apprendre

learn-title = Leçon : { $game }
learn-other-move = Ce coup est permis aussi. Dans cette leçon, essaie : **{ $move }**
learn-bright-key = Ce coup est permis aussi. Cette leçon continue avec la touche en couleur.
button-learn = Apprendre en jouant
button-learn-again = Encore une fois
button-leave-lesson = Quitter la leçon
