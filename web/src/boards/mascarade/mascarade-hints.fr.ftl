### Mascarade. Help: advice, and what helps to remember.

mascarade-advice-opening = Chaque carte que vous touchez devient moins sûre pour tous les autres, la vôtre aussi.
mascarade-advice-leader =
    { $need ->
        [one] { $name } a { $coins } pièces et gagne avec une de plus. Pensez d'abord à l'empêcher.
       *[other] { $name } a { $coins } pièces et gagne avec { $need } de plus. Pensez d'abord à l'empêcher.
    }
mascarade-advice-look =
    { $count ->
        [one] Une autre main a touché votre carte depuis qu'on l'a vue. Un regard vous dirait qui vous êtes.
       *[other] D'autres mains ont touché votre carte { $count } fois depuis qu'on l'a vue. Un regard vous dirait qui vous êtes.
    }
mascarade-advice-court = { $coins } pièces attendent au tribunal, toutes pour un seul masque : { $mask }.
mascarade-advice-announce = Une annonce ne coûte rien tant que personne n'objecte. Que laisseraient passer les autres ?
mascarade-advice-shown = Tous viennent de voir votre carte. Un échange, ou ce qui y ressemble, les fera douter de nouveau.
mascarade-advice-impossible = D'après tout ce qu'on a vu, { $name } ne peut pas être { $mask }.
mascarade-advice-certain = D'après tout ce qu'on a vu, { $name } est vraiment { $mask }.
mascarade-advice-close = { $name } a { $coins } pièces et touche au but. Un doute coûte une pièce.
mascarade-advice-last-coin = Une erreur vous coûterait votre dernière pièce, et la ruine met fin à la partie.
mascarade-advice-answer = Passer ne coûte rien ; se tromper coûte une pièce et montre votre carte.
mascarade-advice-richest = Le plus riche : { $name }, { $coins } pièces.
mascarade-advice-only = D'après tout ce qu'on a vu, vous ne pouvez être que { $mask }.
mascarade-advice-among = D'après tout ce qu'on a vu, votre carte est l'une de { $count }.
mascarade-fact-is = C'est forcément { $mask }.
mascarade-fact-unseen = Pas vue depuis votre arrivée.
mascarade-fact-handled =
    { $count ->
        [0] Touchée par personne d'autre depuis que vous l'avez vue.
        [one] Touchée une fois par d'autres depuis que vous l'avez vue.
       *[other] Touchée { $count } fois par d'autres depuis que vous l'avez vue.
    }
