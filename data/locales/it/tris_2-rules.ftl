### Tris 2: le sezioni della pagina delle regole

tris_2-rules-goal = **Ottieni tre o più simboli uguali rivolti verso l'alto in una riga, una colonna o una diagonale senza vuoti.**
    Qualunque simbolo vale, e chi ha fatto rotolare il dado vince subito.
    Nove dadi formano una griglia di tre per tre. Ognuno porta X, O e /, ciascun simbolo su due facce opposte.
tris_2-rules-turn =
    ### Un turno
    Fai rotolare un solo dado, quello che vuoi, di una casella verso nord, est, sud o ovest. La casella deve essere libera; il campo non ha bordi.
    Rotolando, il dado si ribalta. Verso nord o sud il simbolo in alto si scambia con quello dei lati nord e sud, verso est o ovest con quello dei lati est e ovest. Il simbolo in alto perciò cambia sempre.
    Non si passa mai, e una mossa possibile c'è sempre. La partita finisce in pareggio solo di comune accordo.
tris_2-rules-forbidden =
    ### Due mosse vietate
    - Creare **isole**: tutti e nove i dadi devono restare a contatto, almeno per un vertice.
    - **Annullare**: il dado appena mosso non può tornare subito indietro. In ogni altra direzione può muoversi.

    Nell'immagine C si è appena mosso verso nord. Non può tornare indietro, e a nord o a est sarebbe un'isola.
tris_2-rules-start =
    ### L'inizio
    I dadi si lanciano finché non c'è nessun tris e finché al centro dei lati non ci sono più simboli uguali che si toccano per un vertice. Da un inizio così nessuno può vincere con la prima mossa.
    Per sapere chi comincia, ciascuno lancia un dado: / batte X, X batte O.
tris_2-rules-rule_of_4 =
    ### Variante: regola del 4
    Dopo ogni mossa tutti i dadi devono stare in quattro righe e quattro colonne. Senza questa regola, tra chi gioca con attenzione non vince quasi mai nessuno: di solito ci si accorda sul pareggio.
    Nell'immagine il dado I può andare a est, ma non a sud: sarebbe una quinta riga.
tris_2-rules-advanced =
    ### Variante: preparazione avanzata
    Costruite voi la griglia, posando a turno un dado in una casella vuota, girato come volete. Nessun dado può fare tris, né lasciare una griglia che non si può più completare senza tris. Fa la prima mossa chi non ha posato l'ultimo dado.
    Se volete anche **centri dei lati diversi**, i dadi al centro dei lati non possono toccarsi con lo stesso simbolo.
tris_2-rules-typing =
    ### Come si scrive
    - `rotola e nord` fa rotolare il dado E verso nord. I dadi si chiamano da A a I nell'ordine di lettura della griglia iniziale, e tengono il loro nome; scrivilo in maiuscolo o in minuscolo.
    - `posa b2 x o` è della preparazione avanzata: mette un dado in B2 con X in alto e O sui lati nord e sud.
    - Dove un testo nomina le caselle, lo fa per colonna e riga: si comincia da A1 a C3, la riga 4 è a sud, la riga 0 a nord, la colonna D a est e la colonna Z a ovest.
