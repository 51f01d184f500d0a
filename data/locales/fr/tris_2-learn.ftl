### Tris 2 : les textes de sa leçon

tris_2-learn-roll = Chaque dé porte X, O et /, chaque symbole sur deux faces. En roulant, il va sur une case libre et montre un autre symbole : clique sur **F**, puis sur **→ X**.
tris_2-learn-undo = L'ordinateur a fait rouler A vers la gauche. Le dé qui vient de rouler ne peut pas revenir tout de suite, sa touche → est donc grise : clique sur **A**, puis sur **↓ /**.
tris_2-learn-touch = Les neuf dés doivent rester en contact, au moins par un coin. F ne peut donc pas s'éloigner encore : clique sur **F**, puis sur **← O**.
tris_2-learn-tris = Trois symboles identiques sur une ligne gagnent, quels qu'ils soient. Un dé qui roule sur la case vide sous D fait trois X : lequel le peut ?
tris_2-learn-tris-hint = Pas celui-là : il doit rouler sur la case sous D et y montrer X.
tris_2-learn-end = **Un tris : tu gagnes. C'est tout.**
    Vous faites rouler les mêmes dés. Avant chaque coup, regarde donc ce qu'il laisse à l'autre.
