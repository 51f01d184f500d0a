### /conseil

command-hint = conseil
command-hint-description = Montre le meilleur coup ; la partie ne compte alors plus
button-hint = Conseil
button-show-hint = Le montrer dans ma main
hint-question = Avec un conseil, cette partie ne compte pas pour ton record. En veux-tu un ?
hint-ask = Je demanderais à { $players } si les conseils sont permis. La partie ne compterait alors pas. Je demande ?
button-hint-ask = Demander
hint-best = ## Le meilleur ici : { $move }
hint-all-equal = ## Tous les coups semblent se valoir
hint-chance = Chances de gagner : { $share } %.
hint-equal = Tout aussi bons : { $moves }
hint-others = Ensuite : { $moves }
