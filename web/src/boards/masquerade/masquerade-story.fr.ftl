### Masquerade. What the result tells.

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
