### Clip: la svolta di una partita finita, mostrata nel canale

button-clip = Mostra la svolta
clip-move = La svolta: mossa { $ply } di { $last }
clip-chances = Probabilità di vittoria di { $player }: { $before } % → **{ $after } %**
clip-points = { $player }: { $before } → **{ $after }**
clip-percent = {" "}%
clip-alt = La svolta in immagini animate. { $happened }
clip-none = Questa partita non ha una svolta da mostrare: è finita senza risultato, o prima della prima mossa.
clip-shared = La svolta di questa partita è già stata mostrata.
clip-shared-there = La svolta di questa partita è già stata mostrata: { $link }
