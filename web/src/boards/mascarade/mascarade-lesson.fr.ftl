### Mascarade. The lesson: what is asked, and what is said of it.

lesson-you = Adele
lesson-end = Voilà Mascarade : les cartes circulent, nul ne vérifie ce dont nul ne doute, et les pièces vont à qui ose. Une vraie partie, maintenant ?
lesson-ask-1 = Cinq personnes, cinq masques, et un de plus au centre. Un instant, tout est visible : touchez une chaise pour lire ce que fait son masque. Puis faites retourner les cartes.
lesson-ask-2 = Les quatre premiers tours ne servent qu'à échanger. Prenez votre carte et une autre sous la table et rendez-les : échangées ou non. Personne d'autre ne le saura.
lesson-ask-3 = Brighella a eu votre carte sous la table. L'a-t-il échangée ? Regardez-la et vous le saurez : cela coûte votre tour. Puis maintenez votre carte pour la voir.
lesson-ask-4 = Colombina annonce la Reine. Qui dit « Non, c'est moi ! » montre sa carte en même temps qu'elle, et qui a tort paie une pièce. Vous venez de regarder. Contester, ou passer ?
lesson-ask-5 = Pantalone annonce le Roi. Or vous avez regardé : le Roi, c'est vous !
lesson-ask-6 = À vous d'annoncer. Pas besoin d'être ce que vous dites. Il suffit que personne n'objecte.
lesson-ask-7 = Brighella a 11 pièces, et il en faut 13. Annoncez la Sorcière, qui échange les bourses entières. Laquelle prenez-vous ?
lesson-ask-8 = Rosaura a dix pièces et annonce le Tricheur, qui gagne aussitôt avec dix. Personne n'a vu le Tricheur depuis longtemps. Contester, ou passer ?
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
