### SET: le sezioni della pagina delle regole

set-rules-goal = **Trova tre carte che in ognuna di quattro caratteristiche sono tutte uguali o tutte diverse: un SET.**
    Le caratteristiche sono numero (1, 2, 3), colore (arancione, petrolio, nero), forma (rombo, oblò, spagnoletta) e campitura (piena, a righe, vuota). Le carte sono 81, una per tipo. Se due su tre hanno in comune qualcosa che la terza non ha, non sono un SET.
    Vince chi ha più SET.
    Nell'immagine il numero è tre volte uguale; colore, forma e campitura sono tre volte diversi.
set-rules-turn =
    ### Come si gioca
    Sul tavolo ci sono dodici carte e tutti le guardano insieme. Chi vede un SET lo dichiara; il gioco si ferma, e solo quel giocatore indica tre carte. Conta la prima dichiarazione che arriva. Se giochi da solo, prendi le carte senza dichiarare.
    Un SET è tuo, e tre carte nuove riempiono i buchi finché ce ne sono. Un tavolo con più di dodici carte non si riempie.
set-rules-error =
    ### Non è un SET
    Se le tre carte non sono un SET, o non ne indichi, le carte restano e restituisci un SET che hai vinto. Se non ne hai, devi il prossimo che vincerai. Indicare carte prese da un altro un attimo prima non costa nulla.
set-rules-more =
    ### Nessuno ne vede
    Quando tutti sono d'accordo arrivano altre tre carte. Nessuno controlla se avete ragione. Ogni dichiarazione annulla i voti, e a chi sta fuori non si chiede.
set-rules-end =
    ### La fine
    Si finisce quando la riserva è vuota e sul tavolo non resta alcun SET o tutti sono d'accordo di non vederne. Vince chi ha più SET; a parità la vittoria è condivisa. A chi deve ancora un SET il debito è condonato.
set-rules-beginners =
    ### Variante: principianti
    Si gioca solo con le 27 carte piene, nove sul tavolo.
set-rules-lockout =
    ### Variante: esclusione
    Un errore non costa SET; stai fuori finché un altro non ne trova uno. Se sono fuori tutti, rientrano tutti.
set-rules-one_by_one =
    ### Variante: una carta alla volta
    Il tavolo comincia vuoto. Le carte si girano una alla volta, quando nessuno vuole dichiarare. Con meno di tre carte sul tavolo basta una voce.
set-rules-solitaire =
    ### Variante: solitario
    Giochi da solo, senza dichiarare. Ogni tre carte aggiunte costano un punto, un SET tra le dodici e subito un secondo tra le nove rimaste ne valgono uno; gli errori non costano nulla. Si finisce con l'ultima carta girata. Cerca di finire con zero punti o più.
    Con le 27 carte valgono nove e sei al posto di dodici e nove. **Fino in fondo** continua finché sull'ultimo tavolo c'è un SET, ma senza altri bonus.
set-rules-typing =
    ### Come si scrive
    Le righe hanno lettere e le colonne numeri: `a1` è in alto a sinistra. Le righe sono sempre tre; altre carte si aggiungono a destra, le prime in `a5`, `b5`, `c5`.
    - `set`, poi `queste tre a1 b3 c2` o `nessuno`
    - `qui nessun set` chiede altre tre carte, `prossima carta` una sola (una carta alla volta)
    - `riempi il tavolo`: nel solitario, carte nuove invece di tentare il bonus
