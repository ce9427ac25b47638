### Masques. What the result tells.

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
