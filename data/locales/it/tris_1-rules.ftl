### Tris 1: le sezioni della pagina delle regole

tris_1-rules-goal = **Metti per primo tre dei tuoi simboli in una riga, una colonna o una diagonale.**
    Nove dadi formano una griglia di tre per tre. Una barra / in alto è una casella vuota; le barre non contano.
tris_1-rules-turn =
    ### Un turno
    Gira sul posto un dado con la barra, così che mostri il tuo simbolo. Chi comincia scrive X, l'altro O. La prima volta comincia chi si è seduto per primo, nella rivincita l'altro. I simboli non si cambiano più.
    Se tutte e nove le caselle sono piene e non c'è nessun tris, la partita finisce in pareggio.
tris_1-rules-typing =
    ### Come si scrive
    `b2` mette il tuo simbolo al centro. Le colonne vanno da A a C, da sinistra a destra, le righe da 1 a 3, dall'alto in basso.
