### Mascarade. What the result tells.

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
