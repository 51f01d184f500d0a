## La position en mots, pour qui ne voit pas l'image

set-seen-hole = { UPPER($slot) } : vide
set-seen-empty = Aucune carte sur la table
set-seen-pile = Pioche : { $cards }
set-seen-called = { $player } a annoncé SET et va montrer trois cartes
set-seen-found = { $player } a trouvé un SET :
set-seen-wrong = { $player } a montré { UPPER($slots) } : pas un SET
