### Triodomino: words in its pictures

triodomino-picture-aside = Manche { $round }/{ $rounds } · Pioche { $stock }
triodomino-picture-empty = Le premier domino reste à poser.
triodomino-picture-hand = Ta main
triodomino-picture-fits = Où va { $tile }
triodomino-picture-tiles =
    { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
