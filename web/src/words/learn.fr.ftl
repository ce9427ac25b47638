### Apprendre en jouant : la leçon, la première partie et son guide.

lesson-title = Mascarade en huit décisions
lesson-you = Adele
lesson-progress = Décision { $step } sur { $steps }
lesson-next = Continuer
lesson-later = Quelques tours plus tard.
lesson-end = Voilà Mascarade : les cartes circulent, nul ne vérifie ce dont nul ne doute, et les pièces vont à qui ose. Une vraie partie, maintenant ?
learn-by-playing = Apprendre en jouant
first-game = Une première partie guidée : { $game }
first-game-means = Une table avec des robots qui prennent leur temps : tout est expliqué à la première occasion, avec des conseils et sans horloge.
refusal-lesson = Pas à cette étape de la leçon.

## Ce qui est demandé

lesson-ask-1 = Cinq personnes, cinq masques, et un de plus au centre. Un instant, tout est visible : touchez une chaise pour lire ce que fait son masque. Puis faites retourner les cartes.
lesson-ask-2 = Les quatre premiers tours ne servent qu'à échanger. Prenez votre carte et une autre sous la table et rendez-les : échangées ou non. Personne d'autre ne le saura.
lesson-ask-3 = Brighella a eu votre carte sous la table. L'a-t-il échangée ? Regardez-la et vous le saurez : cela coûte votre tour. Puis maintenez votre carte pour la voir.
lesson-ask-4 = Colombina annonce la Reine. Qui dit « Non, c'est moi ! » montre sa carte en même temps qu'elle, et qui a tort paie une pièce. Vous venez de regarder. Contester, ou passer ?
lesson-ask-5 = Pantalone annonce le Roi. Or vous avez regardé : le Roi, c'est vous !
lesson-ask-6 = À vous d'annoncer. Pas besoin d'être ce que vous dites. Il suffit que personne n'objecte.
lesson-ask-7 = Brighella a 11 pièces, et il en faut 13. Annoncez la Sorcière, qui échange les bourses entières. Laquelle prenez-vous ?
lesson-ask-8 = Rosaura a dix pièces et annonce le Tricheur, qui gagne aussitôt avec dix. Personne n'a vu le Tricheur depuis longtemps. Contester, ou passer ?

## Ce qu'on en dit

lesson-memorise-done = Les cartes sont retournées, et désormais on n'en voit plus une pour rien. Tâchez de retenir qui est qui.
lesson-swap-done = Échangées. Les autres ont vu deux cartes partir et revenir, et rien de plus.
lesson-swap-kept = Vous avez seulement fait semblant. Cela ressemblait trait pour trait à un échange.
lesson-look-done = Maintenez votre carte, en bas, pour la voir : Brighella vous avait donné le Roi. Tous ont vu que vous regardiez ; nul n'a vu quoi.
lesson-others-pass = Personne n'a objecté, donc personne n'a rien montré : Colombina prend 2 pièces, Reine ou pas.
lesson-others-claim = Vous avez montré le Roi : cela vous coûte une pièce, et maintenant tous savent qui vous êtes. Un bluff vaut la peine quand il arrête quelqu'un.
lesson-own-claim = Bien vu ! Le pouvoir est à vous, 3 pièces, et celle de Pantalone va au tribunal. Un jour, le Juge viendra la chercher.
lesson-own-pass = Qui ne dit mot consent : on ne compare rien, et Pantalone prend les 3 pièces du Roi.
lesson-announce-true = Personne n'a objecté, et cette fois c'était même vrai.
lesson-announce-lie = Ce n'était pas vrai, et personne n'a objecté. Qui pouvait le savoir ?
lesson-announce-caught = { $name } est vraiment { $mask }, l'a dit, et obtient le pouvoir. Vous payez une pièce. Retenir qui tient quoi, cela compte.
lesson-witch-best = Personne n'a demandé à voir la Sorcière. Les { $coins } pièces de Brighella sont à vous : encore deux, et vous gagnez.
lesson-witch-other =
    { $coins ->
        [one] Personne n'a demandé à voir la Sorcière. Vous avez maintenant { $coins } pièce, et Brighella en a toujours 11.
       *[other] Personne n'a demandé à voir la Sorcière. Vous avez maintenant { $coins } pièces, et Brighella en a toujours 11.
    }
lesson-witch-declined = On peut aussi ne rien échanger. Mais Brighella a toujours 11 pièces.
lesson-last-claim = Rosaura était { $mask }. Vous aviez tort aussi et payez une pièce, mais la partie continue : le doute coûte parfois peu.
lesson-last-pass = Rosaura gagne, alors qu'elle n'était que { $mask }. Personne n'a objecté, donc personne n'a regardé.

## Le guide de la première partie

guide-done = Compris
guide-end = Arrêter le guide
guide-mascarade-memorise = Faites le tour de la table : touchez une chaise pour lire son masque. Retenez surtout le vôtre, ceux de vos voisins et le Roi.
guide-mascarade-Opening = Les premiers tours ne servent qu'à échanger. Choisissez une carte, puis échangez ou gardez : personne d'autre ne peut le savoir.
guide-mascarade-YourTurn = Trois possibilités : échanger ou non, regarder votre carte, ou annoncer un masque et user de son pouvoir. C'est l'annonce qui rapporte, et elle n'a pas besoin d'être vraie.
guide-mascarade-MustSwap = Votre carte vient d'être montrée ; la règle veut qu'elle bouge : échangez, ou faites semblant.
guide-mascarade-MayNotAnnounce = Votre carte vient d'être montrée : ce tour-ci vous pouvez regarder ou échanger, mais pas annoncer.
guide-mascarade-YouToo = Quelqu'un a annoncé un masque. Si vous pensez que c'est vous, dites-le : tous ceux qui le réclament montrent leur carte, et qui a tort paie une pièce. Passer ne coûte rien.
guide-mascarade-UsePower = Le pouvoir est à vous. Choisissez sur la table, puis confirmez ici.
guide-masques-PickOne = Chacun garde une carte et passe le reste, jusqu'à ce que tout soit choisi. Les cartes de votre famille gagnent des jetons pour vous ; une forte carte d'une autre famille, mieux vaut la soustraire à son propriétaire.
guide-masques-YourTurn = Posez une carte dans un intervalle : elle compte pour le jeton de chaque côté. Quand la ronde est complète, la plus forte carte à côté d'un jeton le gagne pour sa famille, qui que ce soit qui l'ait posée. Ou achetez une carte d'influence.
guide-masques-WhichTo = L'invité que vous avez acheté agit. Ce qui peut être choisi est éclairé.
guide-masques-counted = La danse est finie : jeton après jeton, le côté le plus fort l'emporte. Quatre sceaux semblables ou cinq différents gagnent la partie.
guide-masquerade-UpOrDown = Visible ou cachée ? ▲ double un nombre face visible, ▼ face cachée. Tant qu'il y a des cartes visibles, un attaquant ne peut choisir qu'elles.
guide-masquerade-ShuffleOrNot = Vous pouvez mêler vos cartes cachées, pour que personne ne sache plus laquelle est laquelle.
guide-masquerade-YourAction = Trois actions : attaquer avec une carte, en retourner une, ou user d'un texte. Touchez d'abord une de vos cartes, puis dites ce qu'elle fait.
guide-masquerade-AttackWhom = Attaque contre santé : si la vôtre est au moins égale, la cible tombe ; sinon, c'est votre carte. Qui tue le Roi gagne.
guide-masquerade-WhichFirst = Plusieurs textes s'appliquent à la fois : à vous de dire lequel d'abord.
guide-masquerade-Spoils = Vous avez fait tomber une carte, et pouvez en piocher une.
guide-masquerade-MayDraw = À cette table, on n’est pas obligé de piocher.
guide-masquerade-CutLine = Six cartes au plus : choisissez laquelle des vôtres s'en va. Roi et Reine restent.
guide-masquerade-SubstituteOrNot = Votre carte allait tomber. Une autre, tirée au hasard, peut partir à sa place.
guide-masquerade-UseText = Une de vos cartes parle. Son texte est ici ; ce qui peut être choisi est éclairé.
