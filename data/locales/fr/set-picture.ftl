## Dans l'image : des mots courts, la place est comptée

set-picture-pile = Pioche
set-picture-sets = SET
set-picture-called = SET !
set-picture-last = Dernier SET
set-picture-wrong = Pas un SET
