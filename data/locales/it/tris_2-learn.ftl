### Tris 2: i testi della lezione

tris_2-learn-roll = Ogni dado ha X, O e /, ciascun simbolo su due facce. Rotolando va su una casella libera e mostra un altro simbolo: premi **F**, poi **→ X**.
tris_2-learn-undo = Il computer ha fatto rotolare A a sinistra. Il dado appena mosso non può tornare subito indietro, perciò il suo tasto → è grigio: premi **A**, poi **↓ /**.
tris_2-learn-touch = Tutti e nove i dadi devono restare a contatto, almeno per un vertice. Perciò F non può allontanarsi ancora: premi **F**, poi **← O**.
tris_2-learn-tris = Tre simboli uguali in fila vincono, quali che siano. Un dado che rotola sulla casella vuota sotto D fa tre X: quale può farlo?
tris_2-learn-tris-hint = Non quello: deve rotolare sulla casella sotto D e mostrare X.
tris_2-learn-end = **Un tris: hai vinto. È tutto qui.**
    Tutti e due muovono gli stessi dadi. Prima di ogni mossa guarda quindi che cosa lasci all'altro.
