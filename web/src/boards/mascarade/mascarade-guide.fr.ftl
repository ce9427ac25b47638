### Mascarade. The guide of a first game.

guide-mascarade-memorise = Faites le tour de la table : touchez une chaise pour lire son masque. Retenez surtout le vôtre, ceux de vos voisins et le Roi.
guide-mascarade-Opening = Les premiers tours ne servent qu'à échanger. Choisissez une carte, puis échangez ou gardez : personne d'autre ne peut le savoir.
guide-mascarade-YourTurn = Trois possibilités : échanger ou non, regarder votre carte, ou annoncer un masque et user de son pouvoir. C'est l'annonce qui rapporte, et elle n'a pas besoin d'être vraie.
guide-mascarade-MustSwap = Votre carte vient d'être montrée ; la règle veut qu'elle bouge : échangez, ou faites semblant.
guide-mascarade-MayNotAnnounce = Votre carte vient d'être montrée : ce tour-ci vous pouvez regarder ou échanger, mais pas annoncer.
guide-mascarade-YouToo = Quelqu'un a annoncé un masque. Si vous pensez que c'est vous, dites-le : tous ceux qui contestent montrent leur carte, et qui a tort paie une pièce. Passer ne coûte rien.
guide-mascarade-UsePower = Le pouvoir est à vous. Choisissez sur la table, puis confirmez ici.
