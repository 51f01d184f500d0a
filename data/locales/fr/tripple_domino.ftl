### Tripple Domino

tripple_domino-name = Tripple Domino
tripple_domino-blurb = Des triangles côte à côte ; ponts, doubles liaisons et hexagones rapportent plus. De 1 à 6 joueurs.
tripple_domino-thumbnail = Six dominos triangulaires forment un hexagone, le dernier vient d'être posé.
tripple_domino-about =
    Des dominos à trois pointes : les dominos se posent côté contre côté, et les nombres qui se touchent doivent être égaux.
    Chaque domino rapporte ; ponts, doubles liaisons et hexagones fermés rapportent plus, et le plus de points gagne.

## Options

tripple_domino-option-target = À deux ou plus : la partie se termine avec la manche où quelqu'un atteint ce nombre de points
tripple_domino-option-target-name = Objectif
tripple_domino-option-multi_hexagon = Ce que valent plusieurs hexagones fermés par un seul domino
tripple_domino-option-multi_hexagon-name = Plusieurs hexagones
tripple_domino-option-multi_hexagon-each = 40 points par hexagone
tripple_domino-option-multi_hexagon-once = 40 points en tout
tripple_domino-option-tiles = En solitaire : combien de dominos il y a en tout
tripple_domino-option-tiles-name = Dominos, en solo
tripple_domino-short-target = en { $value } points
tripple_domino-short-multi_hexagon-each = chaque hexagone compte
tripple_domino-short-multi_hexagon-once = hexagones comptés une fois
tripple_domino-short-tiles = en solo : { $value } dominos
tripple_domino-with-tiles = avec { $value } dominos
tripple_domino-with-multi_hexagon-once = avec les hexagones comptés une fois

## Words of a move

tripple_domino-word-place = Poser
tripple_domino-word-draw = Piocher un domino
tripple_domino-word-pass = Passer

## What happens

tripple_domino-round = La manche { $round } commence.
tripple_domino-opens = { $player } a le domino d'ouverture.
tripple_domino-opened = { $player } ouvre avec { $tile } : { $value } points et { $bonus } de plus.
tripple_domino-placed =
    { $value ->
        [one] { $player } pose { $tile } pour { $value } point.
       *[other] { $player } pose { $tile } pour { $value } points.
    }
tripple_domino-bridge = Un pont : +{ $bonus }.
tripple_domino-double = Une double liaison : +{ $bonus }.
tripple_domino-hexagon =
    { $count ->
        [one] Un hexagone : +{ $bonus }.
       *[other] { $count } hexagones d'un coup : +{ $bonus }.
    }
tripple_domino-drew =
    { $player } pioche un domino et perd { $cost } points ; { $reserve ->
        [0] la pioche est vide.
        [one] il en reste un.
       *[other] il en reste { $reserve }.
    }
tripple_domino-took = Tu as pioché { $tile }.
tripple_domino-passed =
    { $cost ->
        [0] { $player } passe.
       *[other] { $player } passe et perd { $cost } points : la pioche est vide.
    }
tripple_domino-out = { $player } a posé son dernier domino : { $bonus } points, et { $left } pour les autres mains.
tripple_domino-blocked = La manche est bloquée : plus personne ne pose.
tripple_domino-left =
    { $value ->
        [one] { $player } a encore en main { $held } : { $value } point.
       *[other] { $player } a encore en main { $held } : { $value } points.
    }
tripple_domino-lowest =
    { $points ->
        [one] { $player } a le moins en main ; cela fait { $points } point.
       *[other] { $player } a le moins en main ; cela fait { $points } points.
    }
tripple_domino-all-laid = { $player } a posé tous les dominos : { $bonus } points de plus.
tripple_domino-subtracted =
    { $value ->
        [one] Plus aucun domino n'est posé. { $player } perd { $value } point pour ceux en main.
       *[other] Plus aucun domino n'est posé. { $player } perd { $value } points pour ceux en main.
    }

## Why it is over

tripple_domino-target = Le score visé est atteint.
tripple_domino-complete = Tous les dominos sont posés.
tripple_domino-incomplete = La pioche est vide et il reste des dominos en main.

## What cannot be done, and what to do instead

tripple_domino-tiles-or-target = `dominos` sert à jouer en solitaire, `objectif` à jouer à plusieurs. Choisis l'une des deux options.
tripple_domino-unreadable = Je ne comprends pas ce coup. Essaie `piocher un domino`, `passer`, ou un domino et une case : `poser 0-1-2 u3,-1`.
tripple_domino-opening = Il faut d'abord ouvrir la manche, avec le plus haut triple ou sinon le domino le plus fort. Il n'y a qu'un coup ; joue-le.
tripple_domino-not-held = Tu n'as pas { $tile } en main. Choisis un de tes dominos.
tripple_domino-only-drawn = Tu as commencé à piocher, donc { $tile } doit attendre. Seul le domino que tu viens de piocher peut être posé.
tripple_domino-occupied = Il y a déjà un domino en { $cell }. Choisis une case libre à côté.
tripple_domino-apart = Aucun domino ne longe { $cell }. Choisis une case à côté d'un domino.
tripple_domino-mismatch = { $tile } ne va pas en { $cell } : tous les nombres qui se touchent doivent être identiques. Ta main montre où il va.
tripple_domino-drawn-three = Tu as pioché trois dominos. Pose le dernier, ou passe avec `passer`.
tripple_domino-reserve-empty = La pioche est vide. Pose un domino, ou passe avec `passer`.
tripple_domino-must-draw = On ne passe pas encore. Pose un domino, ou pioche avec `piocher un domino`.

## Options as the slash command names them

tripple_domino-slash-target = objectif
tripple_domino-slash-multi_hexagon = hexagones_multiples
tripple_domino-slash-tiles = dominos

## How players stand, and what a move would do

tripple_domino-stands =
    { $player } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $tiles ->
        [one] { $tiles } domino
       *[other] { $tiles } dominos
    }
tripple_domino-preview-tile =
    { $tile } : { $places ->
        [0] ne va nulle part
        [one] une place, +{ $best }
       *[other] { $places } places, jusqu'à +{ $best }
    }
tripple_domino-preview-place =
    { $tile }{ $places ->
        [1] { "" }
       *[other] { " " }à la place { $number }
    } : { $kind ->
        [hexagon] { $hexagons ->
            [one] ferme un hexagone, +{ $points }
           *[other] ferme { $hexagons } hexagones, +{ $points }
        }
        [bridge] pont, +{ $points }
        [double] double liaison, +{ $points }
       *[plain] +{ $points }
    }
tripple_domino-preview-draw = Piocher un domino : { $points } points, { $reserve } dans la pioche
tripple_domino-preview-pass = Passer : { $points } points

## The same on a button

tripple_domino-preview-tile-button =
    { $tile }{ $places ->
        [0] { "" }
       *[other] { " " }+{ $best }
    }
tripple_domino-preview-place-button =
    { $number }{ $hexagons ->
        [0] { "" }
       *[other] { " " }⬡
    } +{ $points }
tripple_domino-preview-draw-button = { $word } { $points }
tripple_domino-preview-pass-button = { $word } { $points }

## What the player on turn is asked

tripple_domino-prompt-tile = Quel domino ?
tripple_domino-prompt-drawn = Poser le domino pioché ?
tripple_domino-prompt-none = Aucun de tes dominos ne va.
tripple_domino-prompt-place = { $tile } : à quelle place ?

## The daily puzzle

tripple_domino-daily-about = 24 dominos, en solo
tripple_domino-daily-rules = Un domino est sur la table, 23 sont dans la pioche. Pose-les côté contre côté : chacun rapporte ses nombres, les ponts, doubles liaisons et hexagones rapportent plus. Piocher coûte 5 points, au plus trois fois par tour ; après cela, seul le domino qu'on vient de piocher peut être posé. À la fin 20 points si tous sont posés, sinon on soustrait ce qui reste en main.
tripple_domino-daily-legend = 🔺 un domino posé · 🌉 un pont ou une double liaison · ⭐ un hexagone · 🔻 pioché · ⬛ passé
