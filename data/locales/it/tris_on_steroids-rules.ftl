### Tris on Steroids: le sezioni della pagina delle regole

tris_on_steroids-rules-goal = **Completa una fila del tuo simbolo segreto mentre è il tuo turno.**
    Una fila è una riga, una colonna o una delle due diagonali principali, con tutte le carte scoperte. Il tuo simbolo è quello della tua carta obiettivo, coperta davanti a te. *Meta* la mostra solo a te.
    Ogni carta ha un simbolo (triangolo, cerchio, croce, quadrato) e un'azione (SCARTA, SCAMBIA, OBIETTIVO). Ogni combinazione c'è quattro volte.
tris_on_steroids-rules-turn =
    ### Un turno
    1. Scopri una carta coperta.
    2. Se vuoi, usa l'azione di quella carta su una vicina, anche in diagonale.

    Una carta agisce soltanto nel turno in cui è stata scoperta.
tris_on_steroids-rules-discard =
    ### SCARTA
    La vicina se ne va e una nuova carta coperta prende il suo posto.
tris_on_steroids-rules-swap =
    ### SCAMBIA
    Le due carte si scambiano di posto; nessuna viene girata.
tris_on_steroids-rules-goal_card =
    ### OBIETTIVO
    La vicina diventa la tua carta obiettivo e la vecchia va al suo posto; nessuna viene girata. Se è coperta, la guardi solo tu.
tris_on_steroids-rules-clear =
    ### Quando tutte le carte sono scoperte
    Se il tuo turno comincia così, prima scarta una riga, una colonna o una diagonale principale: le sue carte vanno agli scarti e al loro posto ne arrivano di nuove, coperte. Poi ne scopri una.
tris_on_steroids-rules-win =
    ### Chi vince
    Chi è di turno, appena una fila intera mostra il suo simbolo: all'inizio del turno, dopo aver scoperto una carta o dopo la sua azione. Una fila che compare quando è di turno un altro non vince ancora. Il gioco se ne accorge da solo.
    Se due giocatori hanno lo stesso simbolo, vince chi è di turno. Alla fine della partita si scoprono tutte le carte obiettivo.
tris_on_steroids-rules-known =
    ### Che cosa sai
    La tua carta obiettivo, tutto ciò che è scoperto e ogni carta coperta che hai guardato: il gioco se la ricorda per te, ovunque vada sul tavolo. Una carta scartata coperta non la vede più nessuno.
    Quando la riserva finisce, gli scarti vengono rimescolati e formano quella nuova.
tris_on_steroids-rules-grid_4x4 =
    ### Variante: 4x4
    Sul tavolo ci sono quattro carte per quattro, e una fila è di quattro.
tris_on_steroids-rules-typing =
    ### Come si scrive
    Le caselle hanno la lettera della colonna e il numero della riga, da `a1` in alto a sinistra.
    - `scopri b2` scopre la carta in b2
    - `usala su c3` usa su c3 la carta appena scoperta; `nessuna azione` la lascia com'è
    - `scarta riga 2`, `scarta colonna b`, `scarta diagonale in discesa` (diagonale da in alto a sinistra a in basso a destra) o `scarta diagonale in salita`
