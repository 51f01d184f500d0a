### Triodomino

triodomino-name = Triodomino
triodomino-blurb = Pose tous tes dominos triangulaires ; un hexagone fermé ouvre une formation. De 2 à 4 joueurs.
triodomino-thumbnail = Deux groupes de dominos triangulaires, le second vient d'être commencé.
triodomino-about =
    Des dominos triangulaires : qui pose le premier tous ses dominos termine la manche.
    Les nombres qui se touchent doivent être égaux ; ce qui reste aux autres compte, et fermer un hexagone permet d'ouvrir une nouvelle formation.

## Options

triodomino-option-rounds = Combien de manches vous jouez
triodomino-option-rounds-name = Manches
triodomino-option-topsy_turvy = Les dominos posés rapportent, et le plus de points gagne
triodomino-option-topsy_turvy-name = Monde à l'envers
triodomino-option-first = Qui commence la première manche, selon l'ordre d'arrivée
triodomino-option-first-name = Qui commence
triodomino-short-rounds =
    { $value ->
        [one] { $value } manche
       *[other] { $value } manches
    }
triodomino-short-topsy_turvy = monde à l'envers
triodomino-short-first = la place { $value } commence
triodomino-with-topsy_turvy = dans le monde à l'envers

## Words of a move

triodomino-word-open = Ouvrir avec
triodomino-word-place = Poser
triodomino-word-draw = Piocher un domino
triodomino-word-pass = Passer
triodomino-word-free = Nouvelle formation avec
triodomino-word-skip = Pas de domino libre

## What happens

triodomino-round = La manche { $round } sur { $rounds } commence.
triodomino-opens = { $player } commence.
triodomino-opened = { $player } ouvre avec { $tile }.
triodomino-placed = { $player } pose { $tile } sur la formation { LETTER($formation) }.
triodomino-hexagon =
    { $count ->
        [one] { $player } ferme un hexagone !
       *[other] { $player } ferme { $count } hexagones d'un coup !
    }
triodomino-freed = { $player } ouvre la formation { LETTER($formation) } avec { $tile }.
triodomino-skipped = { $player } renonce au domino libre.
triodomino-scored =
    { $points ->
        [one] { $player } marque { $points } point.
       *[other] { $player } marque { $points } points.
    }
triodomino-drew =
    { $player } pioche un domino ; { $stock ->
        [0] la pioche est vide.
        [one] il en reste un.
       *[other] il en reste { $stock }.
    }
triodomino-took = Tu as pioché { $tile }.
triodomino-kept = Il ne va nulle part ; { $player } le garde.
triodomino-passed = { $player } ne peut pas poser et passe : la pioche est vide.
triodomino-out = { $player } a posé son dernier domino !
triodomino-stuck = La manche est finie : pendant un tour de table entier, personne n'a pu poser.
triodomino-left =
    { $value ->
        [one] { $player } reçoit { $value } point de pénalité pour { $held }.
       *[other] { $player } reçoit { $value } points de pénalité pour { $held }.
    }
triodomino-unlaid =
    { $tiles ->
        [one] Il reste { $held } à { $player } ; il ne compte pas.
       *[other] Il reste { $held } à { $player } ; ils ne comptent pas.
    }
triodomino-lowest =
    { $winners ->
        [one] { $player } a le moins en main ({ $value }) et gagne la manche.
       *[other] { $player } a le moins en main ({ $value }) et gagne la manche à égalité.
    }

## Why it is over

triodomino-fewest-points = La dernière manche est finie ; le moins de points de pénalité gagne.
triodomino-most-points = La dernière manche est finie ; le plus de points gagne.

## What cannot be done, and what to do instead

triodomino-unreadable = Je ne comprends pas ce coup. Essaie `piocher un domino`, ou un domino avec formation et case : `poser 0-1-2 a:u3,-1`.
triodomino-must-open = La table est vide. Ouvre avec un de tes dominos : `ouvrir avec` et le domino.
triodomino-already-open = La manche est déjà ouverte. Avec `poser`, pose un domino à côté d'un autre.
triodomino-must-place = Un de tes dominos va, tu dois donc poser. Ta main montre où.
triodomino-must-draw = Rien ne va, mais la pioche n'est pas vide. Pioche un domino avec `piocher un domino`.
triodomino-stock-empty = La pioche est vide. Il ne te reste qu'à passer avec `passer`.
triodomino-free-or-skip = Tu as fermé un hexagone. Pose un domino libre avec `nouvelle formation avec`, ou renonces-y avec `pas de domino libre`.
triodomino-no-hexagon = Un domino libre ne vient que juste après un hexagone. Continue ton tour.
triodomino-not-held = Tu n'as pas { $tile } en main. Choisis un de tes dominos.
triodomino-no-formation =
    { $count ->
        [one] Il n'y a pas de formation { LETTER($formation) } ; il n'y a que A.
       *[other] Il n'y a pas de formation { LETTER($formation) }. Choisis-en une de A à { LETTER($count) }.
    }
triodomino-occupied = Il y a déjà un domino en { $cell }. Choisis une case libre à côté.
triodomino-apart = Aucun domino ne longe { $cell }. Choisis une case à côté d'un domino.
triodomino-mismatch = { $tile } ne va pas en { $cell } : tous les nombres qui se touchent doivent être identiques. Ta main montre où il va.

## Options as the slash command names them

triodomino-slash-rounds = manches
triodomino-slash-topsy_turvy = monde_à_l_envers
triodomino-slash-first = qui_commence

## How players stand, and what a move would do

triodomino-stands =
    { $player } : { $penalty ->
        [yes] { $score ->
            [one] { $score } point de pénalité
           *[other] { $score } points de pénalité
        }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        }
    }, { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
triodomino-preview-tile =
    { $tile } : { $places ->
        [0] ne va nulle part
        [one] une place
       *[other] { $places } places
    }, { $best ->
        [0] vaut { $value }
       *[other] +{ $best }
    }{ $hexagons ->
        [0] { "" }
       *[other] , peut fermer un hexagone
    }
triodomino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }à la place { $number }
    }{ $formations ->
        [1] { "" }
       *[other] { " " }dans { LETTER($formation) }
    } : { $hexagons ->
        [0] { "" }
        [one] ferme un hexagone,{ " " }
       *[other] ferme { $hexagons } hexagones,{ " " }
    }{ $points ->
        [0] { $value } de moins en main
       *[other] +{ $points }
    }
triodomino-preview-open =
    { $tile } : { $points ->
        [0] { $value } de moins en main
       *[other] +{ $points }
    }

## The same on a button

triodomino-preview-tile-button =
    { $tile }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $best ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
triodomino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    }{ $points ->
        [0] { "" }
       *[other] { " " }+{ $points }
    }

## What the player on turn is asked

triodomino-prompt-open = Quel domino ouvre la manche ?
triodomino-prompt-tile = Quel domino ?
triodomino-prompt-free = Un hexagone ! Quel domino ouvre une nouvelle formation ?
triodomino-prompt-none = Aucun de tes dominos ne va.
triodomino-prompt-place = { $tile } : à quelle place ?
