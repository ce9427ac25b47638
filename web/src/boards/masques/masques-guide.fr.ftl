### Masques. The guide of a first game.

guide-masques-PickOne = Chacun garde une carte et passe le reste, jusqu'à ce que tout soit choisi. Les cartes de votre famille gagnent des jetons pour vous ; une forte carte d'une autre famille, mieux vaut la soustraire à son propriétaire.
guide-masques-YourTurn = Posez une carte dans un intervalle : elle compte pour le jeton de chaque côté. Quand la ronde est complète, la plus forte carte à côté d'un jeton le gagne pour sa famille, qui que ce soit qui l'ait posée. Ou achetez une carte d'influence.
guide-masques-WhichTo = L'invité que vous avez acheté agit. Ce qui peut être choisi est éclairé.
guide-masques-counted = La danse est finie : jeton après jeton, le côté le plus fort l'emporte. Quatre sceaux semblables ou cinq différents gagnent la partie.
