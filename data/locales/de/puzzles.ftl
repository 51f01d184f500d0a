### Rätsel aus den Partien des Servers, neben denen des Tages

puzzle-of-server = Aus den Partien dieses Servers
puzzle-win-in-two = Sieg in zwei Zügen
puzzle-win-in-two-about = Ein Zug führt zum sicheren Sieg mit dem nächsten. Welcher?
puzzle-win-in-two-asks = **Sieg in zwei Zügen**: Finde den Zug, nach dem du mit dem nächsten gewinnst, was auch immer die andere Seite tut. Es gibt genau einen.
puzzle-best-placement = bester Zug
puzzle-best-placement-about = Ein Zug bringt mehr Punkte als alle anderen. Welcher?
puzzle-best-placement-asks = **Bester Zug**: Finde den Stein und den Platz, die sofort am meisten Punkte bringen. Es gibt genau einen.
puzzle-all-sets = finde alle SETs
puzzle-all-sets-about = Alle SETs eines Tisches.
puzzle-all-sets-asks = **Finde alle { $count } SETs** auf diesem Tisch. Die Karten bleiben liegen; jedes SET ist ein Punkt, drei andere Karten kosten einen.
puzzle-before = Du hast einen Versuch; die Zeit läuft von **Beginnen** bis zum Ende. Du darfst das schließen und mit /tagesrätsel wiederkommen. Das Rätsel endet { $time }.
puzzle-from = Aus einer Partie von { $players } auf diesem Server.
puzzle-from-unnamed = Aus einer Partie auf diesem Server.
puzzle-right = Richtig. Jetzt gewinne.
puzzle-found = Gefunden: { $found }
puzzle-solved = Gelöst in { $time }
puzzle-unsolved = Nicht gelöst, { $time }
puzzle-scored = { $score } von { $most } Punkten in { $time }
puzzle-solution = Richtig war: **{ $moves }**
puzzle-legend = 🟩 eine richtige Antwort, 🟥 eine falsche
puzzle-consent = Auch gute Stellungen aus Partien dieses Servers können Rätsel werden, wenn alle Beteiligten zustimmen: /einstellungen meine.
puzzle-other-move = Dieses Rätsel fragt nur nach einem. Antworte mit seinen Tasten.
puzzle-found-already = Dieses SET hast du schon. Such ein anderes.

my-settings-puzzles = Stellungen deiner Partien als Rätsel des Servers
puzzles-no = Nein
puzzles-unnamed = Ja, ohne meinen Namen
puzzles-named = Ja, mit meinem Namen
