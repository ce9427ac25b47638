### Masques. Help: advice, and what helps to remember.

masques-advice-draft = Ce que vous ne gardez pas, votre voisin le verra. Gardez les fortes cartes de votre famille, et aux autres celles qui vous gêneraient.
masques-advice-keep = Il ne manque qu'un sceau à { $name } ({ $faction }). Mieux vaut ne pas laisser passer les fortes cartes { $families }.
masques-advice-turn = Chaque intervalle touche deux jetons : cherchez celui où votre carte compte des deux côtés.
masques-advice-chance = Le sceau de l'arcade { $arcade } ({ $faction }) vous ferait gagner la partie.
masques-advice-threat = Le sceau de l'arcade { $arcade } ({ $faction }) ferait gagner { $name } : posez une forte carte à côté.
masques-fact-wins = Gagne avec le sceau de l'arcade { $arcade } ({ $faction }).
masques-fact-passed = A reçu de vous dans cette danse : { $plots }.
masques-fact-unseen = Vues nulle part dans cette danse : { $plots }.
