### Pourquoi un robot a décidé ainsi. Tous les chiffres sont ses propres estimations : pourcentages, et pièces en moyenne.

## Tous les jeux

reason-whim = Joue ce qui lui passe par la tête.
reason-lost = A perdu le fil et joue ce qui lui passe par la tête.
reason-only = Il n'y a pas le choix.

## Mascarade : un tour. La valeur d'une action est ce qu'elle rapporte maintenant et au tour suivant.

reason-announce = Annonce { $mask-the } : { $holds } % que ce soit vrai et { $unopposed } % que personne ne s'oppose, soit { $gain } pièces ; avec le tour suivant { $value }, l'autre choix { $otherValue } (« { $other } »).
reason-look = Regarde : au mieux { $mask-the } à { $holds } %, et le savoir vaut { $value } pièces, l'autre choix { $otherValue } (« { $other } »).
reason-swap = Échange contre { $place }, { $mask-the } à { $there } % : vaut { $value } pièces, l'autre choix { $otherValue } (« { $other } »).
reason-pretend = Fait semblant d'échanger contre { $place }, { $mask-the } à { $there } %, pour semer le doute : vaut { $value } pièces, l'autre choix { $otherValue } (« { $other } »).

## Mascarade : une réponse

reason-claim = Conteste { $mask-the } : { $holds } % de l'avoir, { $theirs } % que ce soit l'annonceur ; { $value } pièces contre { $otherValue } en passant.
reason-pass = Passe : { $holds } % d'avoir { $mask-the }, { $theirs } % que ce soit l'annonceur, { $opposed } % que quelqu'un s'oppose plus tard ; { $value } pièces contre { $otherValue } en contestant.

## Mascarade : les pouvoirs

reason-rob = Prend à { $seat } : vaut { $value } pièces.
reason-pass-on = Fait passer toutes les bourses, en commençant par { $seat } : vaut { $value } pièces.
reason-challenge = Fait deviner { $seat } : vaut { $value } pièces.
reason-hide = Cache { $coins } : le fait { $often } % du temps, pour ne pas être lu.
reason-guess = Dit { $coins } : le fait { $often } % du temps, car les grosses mises sont rares et comptent plus.
reason-question = Interroge { $seat } : { $wrong } % que la réponse soit fausse, vaut { $value } pièces.
reason-show = Fait montrer une carte à { $seat } : inconnue à { $doubt } %, et la savoir vaut { $value } pièces.
reason-fortune = Échange sa fortune avec { $seat } : vaut { $value } pièces.
reason-decline = Garde sa fortune : le meilleur échange vaudrait { $value } pièces.
reason-spy = Regarde { $place }, { $mask-the } à { $there } % : la meilleure des deux cartes vaut { $value } pièces.
reason-exchange = Les échange : la nouvelle carte vaut { $value } pièces, l'ancienne { $otherValue }.
reason-keep = Fait semblant : l'ancienne carte vaut { $value } pièces, la nouvelle { $otherValue }.
reason-muddle = Manie { $one } et { $other } : le doute vaut { $value } pièces.
reason-move = Déplace { $one } et { $other } : vaut { $value } pièces.
reason-name = Nomme { $mask-the } : { $holds } % que ce soit vrai.

## Tout jeu où l’on cherche

reason-search = Joue « { $move } » : { $chance } % de gagner après { $playouts } parties imaginées ; ensuite vient « { $other } » avec { $otherChance } %.
reason-search-alone = Joue « { $move } » : { $chance } % de gagner à première vue.
