### Après une partie : ce que le résultat raconte.

story = Le récit de la partie
story-tell = Le récit
story-table = La table
story-opening = Ouverture du compte rendu…
story-moments = Les grands moments
story-see = Revoir
story-see-moment = Revoir : { $moment }
story-fortunes = Les fortunes
story-fortunes-said = Les pièces de chacun après chaque tour
story-goal = { $coins } pièces pour gagner
story-choose = Quelles courbes mettre en valeur
story-as-table = La même chose en tableau
story-turn = Après le tour
story-turn-of = { $turn }, { $name }
story-start = Début
story-on-turn = tour { $turn }
story-unmasking = Qui était qui à la fin
story-paths = Le vrai parcours de chaque carte

## Mascarade

mascarade-believed = vous pensiez : { $mask }
mascarade-believed-right = comme vous le pensiez
mascarade-never-moved = et n'a jamais bougé
mascarade-hand-of =
    { $hand ->
        [left] { $name }, à gauche
        [right] { $name }, à droite
       *[protected] { $name }, protégée
    }
mascarade-moment-called = { $name } avait vu juste : { $against } n'était pas { $mask }.
mascarade-moment-lie =
    { $count ->
        [0] { $name } s'est fait passer pour { $mask } en étant { $truth }, et personne n'a rien dit.
        [one] { $name } s'est fait passer pour { $mask } en étant { $truth } : personne n'a rien dit, et cela a rapporté { $count } pièce.
       *[other] { $name } s'est fait passer pour { $mask } en étant { $truth } : personne n'a rien dit, et cela a rapporté { $count } pièces.
    }
mascarade-moment-haul = { $name } a raflé { $count } pièces d'un coup avec { $mask }.
mascarade-moment-knew = À la question « qui êtes-vous ? », { $name } a répondu juste : { $mask }.
mascarade-moment-forgot = { $name } a dit { $mask } et c'était { $truth }.
mascarade-moment-feints = { $name } a pris des cartes sous la table { $count } fois sans jamais les échanger.
mascarade-moment-kept = { $name } a échangé, ou pas, { $count } fois, et a fini avec { $mask } comme au début.
mascarade-moment-fined = { $name } a payé { $count } pièces d'amende, plus que quiconque.
mascarade-moment-comeback =
    { $count ->
        [0] { $name } n'avait plus rien, et l'a emporté.
        [one] { $name } n'avait plus qu'une pièce, et l'a emporté.
       *[other] { $name } n'avait plus que { $count } pièces, et l'a emporté.
    }
mascarade-moment-travelled = La carte la plus voyageuse : { $mask }, qui a changé de mains { $count } fois.

## Masques

masques-story-tally = Sceaux et ducats
masques-story-tokens = Comment chaque jeton a été gagné
masques-story-dance =
    { $count ->
        [0] Danse { $dance } : rien de gagné
        [one] Danse { $dance } : un jeton gagné
       *[other] Danse { $dance } : { $count } jetons gagnés
    }
masques-moment-feast = { $name } a pris { $count } jetons en une seule danse.
masques-moment-gifts = { $name } a posé { $count } cartes qui ont fait gagner les autres.
masques-moment-bargains = { $name } a acheté { $count } cartes d'influence.
masques-moment-ties = { $count } jetons ne sont allés à personne : égalité des deux côtés.
masques-moment-fourth = Le quatrième sceau de la même faction, { $faction }, a donné la victoire à { $name }.
masques-moment-fifth = Avec { $faction }, { $name } avait les cinq sortes de sceaux.

## Masquerade

masquerade-story-way = Comment la partie a été gagnée
masquerade-story-this = C'est ainsi qu'elle s'est terminée.
masquerade-story-king = À qui était le Roi
masquerade-story-reign =
    { $turn ->
        [0] de la donne au tour { $last }
       *[other] tours { $turn } à { $last }
    }
masquerade-story-falls =
    { $count ->
        [0] Personne n'est tombé
        [one] Un invité est tombé
       *[other] { $count } invités sont tombés
    }
masquerade-story-fall =
    { $how ->
        [attack] { $by } l'emporte sur { $card }, chez { $owner }
        [own-attack] { $card } attaque pour { $owner }, et perd
       *[text] { $by } élimine { $card }, chez { $owner }, par un texte
    }
masquerade-moment-slayer = { $card } a fait tomber { $count } invités.
masquerade-moment-hunter = { $name } a fait tomber { $count } invités des autres.
masquerade-moment-backfired = { $card } a attaqué pour { $name } et y a laissé la vie.
masquerade-moment-wandering = Le Roi a changé de maison encore et encore : on l'a vu dans { $count } lignes.
masquerade-moment-reign = { $name } a gardé le Roi pendant { $count } tours.
masquerade-moment-speaker = { $card } a pris la parole { $count } fois.
masquerade-moment-captures = { $name } a attiré { $count } cartes dans son camp.
