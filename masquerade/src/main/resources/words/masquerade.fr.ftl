### Masquerade. Les variables sont les champs de ce dont le message porte le nom.
### Devant un nom de personne, jamais « de » ni « que » : on ne sait pas s'il faut élider.

## Cartes (K23) : le nom, le même dans une phrase, et à son début

name-King = Roi Alric Dacre
    .the = le roi Alric Dacre
    .first = Le roi Alric Dacre
name-Queen = Reine Beatrice Dacre
    .the = la reine Beatrice Dacre
    .first = La reine Beatrice Dacre
name-Avatar = Avatar des fêtes
    .the = l'Avatar des fêtes
    .first = L'Avatar des fêtes
name-Beatrice = Lady Beatrice Serell
    .the = lady Beatrice Serell
    .first = Lady Beatrice Serell
name-Carnell = Comte Jop Carnell
    .the = le comte Jop Carnell
    .first = Le comte Jop Carnell
name-Feck = Lord Snivellous Feck
    .the = lord Snivellous Feck
    .first = Lord Snivellous Feck
name-Stonebrooke = Arl Henry Stonebrooke
    .the = l'arl Henry Stonebrooke
    .first = L'arl Henry Stonebrooke
name-Jaric = Seigneur barbare Jaric
    .the = le seigneur barbare Jaric
    .first = Le seigneur barbare Jaric
name-Dante = Dante Anderson le Beau
    .the = Dante Anderson le Beau
    .first = Dante Anderson le Beau
name-Sorcerer = Sorcier Theodoric Whitemane
    .the = le sorcier Theodoric Whitemane
    .first = Le sorcier Theodoric Whitemane
name-Ermintrade = Comtesse Ida Ermintrade
    .the = la comtesse Ida Ermintrade
    .first = La comtesse Ida Ermintrade
name-VanCole = Baron Van Cole
    .the = le baron Van Cole
    .first = Le baron Van Cole
name-Drago = Prince Hugh Drago
    .the = le prince Hugh Drago
    .first = Le prince Hugh Drago
name-Bishop = Évêque Cornellous Shepard
    .the = l'évêque Cornellous Shepard
    .first = L'évêque Cornellous Shepard
name-Anneliese = Lady Anneliese la Commère
    .the = lady Anneliese la Commère
    .first = Lady Anneliese la Commère
name-Advisor = Conseiller Simon Ernest
    .the = le conseiller Simon Ernest
    .first = Le conseiller Simon Ernest
name-Maynard = Baron Radolf Maynard
    .the = le baron Radolf Maynard
    .first = Le baron Radolf Maynard
name-Duke = Duc Walter le Brave
    .the = le duc Walter le Brave
    .first = Le duc Walter le Brave
name-Wymund = Lance Wymund
    .the = Lance Wymund
    .first = Lance Wymund
name-Raz = Raz la Lame
    .the = Raz la Lame
    .first = Raz la Lame
name-Ghost = Fantôme le Tueur silencieux
    .the = Fantôme le Tueur silencieux
    .first = Fantôme le Tueur silencieux
name-TwoStrikes = Thomas Deux-Coups
    .the = Thomas Deux-Coups
    .first = Thomas Deux-Coups
name-Sampson = Sampson le Furtif
    .the = Sampson le Furtif
    .first = Sampson le Furtif
name-Hicket = Novice Ralf Hicket
    .the = le novice Ralf Hicket
    .first = Le novice Ralf Hicket
name-Timm = Timm l'Assassin de la cour
    .the = Timm l'Assassin de la cour
    .first = Timm l'Assassin de la cour
name-Anfroy = Anfroy aux Lames exotiques
    .the = Anfroy aux Lames exotiques
    .first = Anfroy aux Lames exotiques
name-Ourri = Ourri le Tueur de nobles
    .the = Ourri le Tueur de nobles
    .first = Ourri le Tueur de nobles
name-Looys = Looys le Copieur
    .the = Looys le Copieur
    .first = Looys le Copieur
name-LeBlanc = Maître de guilde le Blanc
    .the = le maître de guilde le Blanc
    .first = Le maître de guilde le Blanc
name-Nickie = Nickie Dickens la Déchiqueteuse
    .the = Nickie Dickens la Déchiqueteuse
    .first = Nickie Dickens la Déchiqueteuse
name-Widow = Veuve noire
    .the = la Veuve noire
    .first = La Veuve noire
name-Baldwin = Empoisonneur Roger Baldwin
    .the = l'empoisonneur Roger Baldwin
    .first = L'empoisonneur Roger Baldwin
name-Isolda = Princesse Isolda Drago
    .the = la princesse Isolda Drago
    .first = La princesse Isolda Drago
name-Hodgkin = Rollin Hodgkin
    .the = Rollin Hodgkin
    .first = Rollin Hodgkin
name-Olaf = Sire Olaf le Glouton
    .the = sire Olaf le Glouton
    .first = Sire Olaf le Glouton
name-Garthas = Sire Ymbert Garthas le Boiteux
    .the = sire Ymbert Garthas le Boiteux
    .first = Sire Ymbert Garthas le Boiteux
name-Tankcreed = Dame Sela Tankcreed
    .the = dame Sela Tankcreed
    .first = Dame Sela Tankcreed
name-Oddo = Sire Oddo le Dérangé
    .the = sire Oddo le Dérangé
    .first = Sire Oddo le Dérangé
name-Ogg = Ogg le Garde du corps barbare
    .the = Ogg le Garde du corps barbare
    .first = Ogg le Garde du corps barbare
name-Newgate = Capitaine Gunter Newgate
    .the = le capitaine Gunter Newgate
    .first = Le capitaine Gunter Newgate
name-Lancelot = Hal Lancelot le Héros de guerre
    .the = Hal Lancelot le Héros de guerre
    .first = Hal Lancelot le Héros de guerre
name-Oldman = Sergent Warrin Oldman
    .the = le sergent Warrin Oldman
    .first = Le sergent Warrin Oldman
name-Mourne = Sire Arthur Mourne
    .the = sire Arthur Mourne
    .first = Sire Arthur Mourne
name-Leowulf = Sire Richard Leowulf
    .the = sire Richard Leowulf
    .first = Sire Richard Leowulf
name-Bartholomew = Sire Bartholomew Theodorothaniel
    .the = sire Bartholomew Theodorothaniel
    .first = Sire Bartholomew Theodorothaniel
name-Stout = Sire Arthur Stout
    .the = sire Arthur Stout
    .first = Sire Arthur Stout
name-Illbert = Garde Terric Illbert
    .the = le garde Terric Illbert
    .first = Le garde Terric Illbert
name-Gravekeeper = Fossoyeur Anathema
    .the = le fossoyeur Anathema
    .first = Le fossoyeur Anathema
name-Helga = Helga la Gueuse
    .the = Helga la Gueuse
    .first = Helga la Gueuse
name-Chef = Cuisinier Steven Michaelson
    .the = le cuisinier Steven Michaelson
    .first = Le cuisinier Steven Michaelson
name-Servant = Servante Emma
    .the = la servante Emma
    .first = La servante Emma
name-Mistress = Maîtresse Eva
    .the = la maîtresse Eva
    .first = La maîtresse Eva
name-Job = Job le Majordome
    .the = Job le Majordome
    .first = Job le Majordome
name-Foolset = Bouffon Foolset
    .the = le bouffon Foolset
    .first = Le bouffon Foolset
name-Bard = Henry le Barde
    .the = Henry le Barde
    .first = Henry le Barde
name-Blacksmith = Forgeron Roger Norman
    .the = le forgeron Roger Norman
    .first = Le forgeron Roger Norman
name-Nan = Nan la Mécontente
    .the = Nan la Mécontente
    .first = Nan la Mécontente
name-Squire = Écuyer Terry Wynne
    .the = l'écuyer Terry Wynne
    .first = L'écuyer Terry Wynne
name-Alchemist = Alchimiste Leon Brewster
    .the = l'alchimiste Leon Brewster
    .first = L'alchimiste Leon Brewster
name-Dancer = Danseuse Isabella Pascoe
    .the = la danseuse Isabella Pascoe
    .first = La danseuse Isabella Pascoe
name-Pestilence = Docteur Pestilence
    .the = le docteur Pestilence
    .first = Le docteur Pestilence
name-Mute = Mary la Muette
    .the = Mary la Muette
    .first = Mary la Muette

## Ce que disent les cartes, avec nos mots

effect-King = Qui le tue gagne. Qui possède le roi et la reine gagne. Ni l'un ni l'autre ne se défausse jamais.
effect-Queen = Quand on la tue, son meurtrier remet toutes les cartes qu'il contrôle à qui la contrôlait.
effect-Avatar = Retourné : défaussez-le, puis toutes les cartes en jeu sont mélangées et redistribuées une à une autour de la table, en commençant par vous.
effect-Beatrice = Toujours face visible. À votre phase de début : défaussez une autre de vos cartes, puis donnez Beatrice à qui vous voulez.
effect-Feck = S'il doit mourir, vous pouvez faire défausser à sa place une autre de vos cartes, tirée au sort.
effect-Dante = Tant qu'un autre noble est face visible, où que ce soit, il a 3 points d'attaque de plus et on ne peut pas le tuer.
effect-Sorcerer = À votre phase de début, vous pouvez défausser une autre de vos cartes : il a 5 points d'attaque et 5 de santé de plus jusqu'à votre prochain tour.
effect-Bishop = Retourné : mettez en jeu de votre côté, face visible, une autre carte du cimetière.
effect-Anneliese = Retournée : toutes les cartes en jeu passent face visible.
effect-Advisor = Retourné : chacun vous donne tous ses assassins.
effect-Maynard = Après son attaque : piochez une carte.
effect-Wymund = Tant que le roi ou la reine est face visible, où que ce soit, il a 7 points d'attaque de plus.
effect-Raz = Après son attaque : la carte attaquée est empoisonnée et meurt à la prochaine phase de début de qui la contrôle.
effect-Hicket = Il a 2 points d'attaque par carte que vous contrôlez, lui compris.
effect-Timm = Après son attaque : remettez-le face cachée.
effect-Ourri = Il ne tue que les nobles, le roi et la reine.
effect-Nickie = Quand elle attaque, les flèches de sa cible ne comptent pas.
effect-Widow = Une carte qui l'attaque meurt.
effect-Baldwin = Après son attaque : la carte attaquée est empoisonnée et meurt à la prochaine phase de début de qui la contrôle.
effect-Isolda = Retournée : tuez un noble ou un soldat face visible de votre choix.
effect-Hodgkin = Après son attaque : défaussez-le.
effect-Olaf = À votre phase de début : piochez une carte.
effect-Ogg = Après chaque attaque il perd pour de bon 1 point d'attaque et 1 de santé, avant doublement.
effect-Oldman = Retourné : chacun vous donne tous ses soldats face visible.
effect-Mourne = Tant qu'il est face visible, on ne peut pas tuer le roi.
effect-Illbert = Après son attaque : toutes les cartes du joueur attaqué passent face visible.
effect-Gravekeeper = Pour une action : défaussez une de vos cartes, puis mettez en jeu une autre carte du cimetière, face de votre choix.
effect-Helga = Une carte qui l'attaque meurt.
effect-Mistress = Après son attaque : prenez une carte de votre choix au joueur attaqué ; si Eva survit, elle passe chez lui.
effect-Job = À la fin de chaque tour, qui finit le sien avec moins de 3 cartes en pioche jusqu'à 3, jouées face visible.
effect-Foolset = Après son attaque : chacun choisit en secret une de ses cartes, que l'on défausse ensemble.
effect-Blacksmith = Tant qu'il est face visible, vos cartes ont 2 points d'attaque de plus, ajoutés après doublement.
effect-Alchemist = Tant qu'il est face visible, vos cartes ont 2 points de santé de plus, ajoutés après doublement.
effect-Dancer = Après son attaque : la carte attaquée est mélangée à la pioche.
effect-Pestilence = Au lieu de piocher, regardez les deux cartes du dessus : défaussez-les toutes deux, ou donnez-en une face cachée à un autre et prenez l'autre.
effect-Mute = Tant qu'elle est face visible, toutes les autres cartes sauf le roi perdent leur texte.

## Quand un texte s'applique : les constantes de Trigger, et sinon face visible ou toujours (K22)

when-start = Au début de votre tour
when-draw-phase = Au lieu de piocher
when-flip-up = Quand la carte se retourne face visible
when-after-attack = Après avoir attaqué
when-death = Quand la carte est tuée
when-action = Pour une action
when-turn-end = À la fin de chaque tour
when-face-up = Tant que la carte est face visible
when-always = Toujours, même face cachée

## Classes (K1)

rank-king = Roi
rank-queen = Reine
rank-noble = Noble
rank-assassin = Assassin
rank-soldier = Soldat
rank-commoner = Roturier

## Lieux : la carte qui s'y trouve, et la même en tête de phrase

place-InLine = la carte { $number } devant { $seat }
    .first = La carte { $number } devant { $seat }

## Ce qui arrive

event-Dealt =
    { $again ->
        [true] Quelqu'un a reçu le roi et la reine : on redistribue tout.
       *[false] Chacun a trois cartes.
    }
event-TurnBegan = Tour { $turn } : à { $seat } de jouer.
event-Joined =
    { $pair ->
        [true] { $place-first } entre en jeu, et voilà le roi et la reine réunis !
       *[false] { $place-first } entre en jeu.
    }
event-Learned = { $player } voit : { $place }, c'est { $card-the }.
event-Laid =
    { $up ->
        [true] { $place-first } est posée face visible.
       *[false] { $place-first } est posée face cachée.
    }
event-Revealed = { $place-first }, c'est { $card-the }.
event-Shuffled =
    { $staying-count ->
        [0] { $seat } mélange ses cartes cachées.
       *[other] { $seat } mélange ses cartes cachées sauf { $staying }.
    }
event-LookedOver = { $player } a maintenant, dans cet ordre : { $cards }.
event-Attacked = { $attacker-first } attaque { $target }.
event-Compared = { $attacker-first } attaque avec { $attack } ; { $target-the } a { $health } de santé.
event-Killed = { $by } tue { $card-the }.
event-Unharmed = { $card-first } reste en vie : personne n'y peut rien.
event-Discarded = { $place-first } va au cimetière : { $card-the }.
event-TurnedUp = { $place-first } est retournée face visible : { $card-the }.
event-TurnedDown = { $card-first } repasse face cachée.
event-TextUsed = Le texte s'applique, pour { $seat } : { $card-the }.
event-AbleToDiscard =
    { $seats-count ->
        [0] Personne n'a de carte à défausser.
        [one] { $seats } a une carte à défausser.
       *[other] { $seats } ont une carte à défausser.
    }
event-Declined = { $seat } y renonce.
event-Shielded = { $seat } fait tomber une autre carte pour sauver { $card-the }.
event-Poisoned = { $by } empoisonne { $place }.
event-PoisonStruck = Le poison versé par { $by } atteint { $place }.
event-Weakened = { $card-first } a déjà perdu { $losses } en attaque et en santé.
event-Strengthened = { $card-first } a { $bonus } de plus en attaque et en santé.
event-Summoned =
    { $rank ->
        [assassin] { $by } appelle tous les assassins : { $places }.
        [soldier] { $by } appelle tous les soldats face visible : { $places }.
        [noble] { $by } appelle tous les nobles : { $places }.
       *[commoner] { $by } appelle tous les roturiers : { $places }.
    }
event-ChangedSides = { $from-first } passe chez { $to }.
event-Gathered =
    { $cards ->
        [one] { $by } ramasse la seule carte en jeu pour la redistribuer.
       *[other] { $by } ramasse les { $cards } cartes en jeu pour les redistribuer.
    }
event-Raised = { $seat } ramène du cimetière { $card-the }.
event-ShuffledAway = { $card-first } rejoint la pioche, que l'on mélange.
event-Emptied = { $seat } n'a plus de carte : { $by } peut en piocher une.
event-LookedAtTop = { $seat } regarde la carte du dessus de la pioche.
event-Glimpsed = { $player } voit { $card-the }.
event-HandedOver = { $from } remet une des deux cartes à { $to }.
event-DiscardedTop = { $by } défausse les deux : { $cards }.
event-Ended =
    { $winners-count ->
        [one] { $winners } gagne ! { $ending }
       *[other] { $winners } partagent la victoire ! { $ending }
    }

## Comment cela finit

ending-kill = Le roi est mort.
ending-pair = Le roi et la reine sont réunis.
ending-deck = La pioche est vide : qui possède le roi gagne.
ending-limit = Le dernier tour de table convenu est fini : qui possède le roi gagne, ou tous s'il est dans la pioche.

## Ce que l'on demande

question-WhichCard = Quelle carte distribue-t-on ?
question-WhoBegins = Qui commence ?
question-Drawn = Quelle carte est piochée ?
question-MayDraw = Piocher, ou continuer sans ?
question-WhichFalls = Quelle carte tombe à la place de l'autre ?
question-WhichLiesHere = Laquelle des cartes mélangées va à la dernière place libre ?
question-UpOrDown = La nouvelle carte : face visible ou face cachée ?
question-ShuffleOrNot = Mélanger vos cartes cachées ?
question-YourAction = Attaquer, retourner une carte, utiliser un texte, ou s'arrêter ?
question-AttackWhom = Quelle carte est attaquée ?
question-WhichFirst = Lequel de vos textes vient en premier ?
question-Spoils = Un adversaire a perdu sa dernière carte : en piocher une ?
question-CutLine = Plus de six cartes : laquelle s'en va ?
question-SubstituteOrNot = Votre carte va mourir : une autre tombe-t-elle à sa place ?
question-UseText =
    { $choice ->
        [card-to-discard] { $card } : laquelle de vos cartes défausser ?
        [card-to-pay] { $card } : laquelle de vos cartes défausser, ou aucune ?
        [secret-discard] { $card } : laquelle de vos cartes défausser ?
        [player] { $card } : pour qui ?
        [from-graveyard] { $card } : quelle carte revient du cimetière ?
        [card-to-kill] { $card } : quelle carte meurt ?
        [card-to-take] { $card } : quelle carte prendre ?
        [top-card] { $card } : quelle carte est au-dessus de la pioche ?
       *[one-of-two] { $card } : donner une carte et prendre l'autre, ou défausser les deux ?
    }

## Ce que l'on peut dire

move-Deal = Distribuer { $card-the }
move-Draw = Piocher { $card-the }
move-Begin = { $seat } commence
move-Lay =
    { $up ->
        [true] Face visible
       *[false] Face cachée
    }
move-Shuffle = Les mélanger
move-LeaveLying = Laisser la carte { $place } à sa place
move-Keep = Les laisser ainsi
move-Attack = Attaquer avec la carte { $place }
move-Flip = Retourner la carte { $place }
move-Use = Utiliser le texte de la carte { $place }
move-Stop = S'arrêter
move-Point = Choisir { $place }
move-Resolve = D'abord { $card-the }
move-Discard = Défausser la carte { $place }
move-Take = Prendre { $card-the }
move-To = Choisir { $seat }
move-Sacrifice = Faire tomber une autre carte
move-DrawOne = Piocher une carte
move-Decline = Y renoncer
move-GiveDrawn =
    { $first ->
        [true] Donner la première carte à { $to }
       *[false] Donner la seconde carte à { $to }
    }
move-DiscardBoth = Défausser les deux

## Pourquoi non : le tour

refusal-card-gone = { $card-first } n'est pas dans la pioche ({ $clause }).
refusal-no-card-there = Il n'y a pas de carte { $place } à cet endroit ({ $clause }).
refusal-has-acted = Cette carte a déjà agi ce tour-ci ({ $clause }).
refusal-never-flipped = Lady Beatrice reste face visible ({ $clause }).
refusal-no-attack = Sans point d'attaque, une carte ne peut pas attaquer ({ $clause }).
refusal-nobody-to-attack = Aucun adversaire n'a de carte ({ $clause }).
refusal-no-action-text = Cette carte n'a pas de texte pour une action ({ $clause }).
refusal-text-face-down = Le texte d'une carte cachée est muet ({ $clause }).
refusal-text-silenced = Mary la Muette fait taire cette carte ({ $clause }).
refusal-graveyard-empty = Le cimetière est vide ({ $clause }).
refusal-own-card = On attaque les cartes des adversaires ({ $clause }).
refusal-behind-face-up = Tant qu'il y a une carte face visible devant { $seat }, on n'attaque là que celles-là ({ $clause }).
refusal-not-waiting = Ce texte n'attend pas ici : { $card-the } ({ $clause }).
refusal-no-poison-there = Aucun poison n'attend là ({ $clause }).

## Pourquoi non : les textes

refusal-two-to-shuffle = On mélange au moins deux cartes : la carte { $place } ne peut pas rester ({ $clause }).
refusal-not-shuffled = La carte { $place } n'est pas de celles qu'on mélange ({ $clause }).
refusal-royal-discard = Le roi et la reine ne se défaussent jamais ({ $clause }).
refusal-another-card = Il faut une autre carte ({ $clause }).
refusal-not-a-substitute = Cette carte ne peut pas tomber à la place de l'autre ({ $clause }).
refusal-not-yourself = Il faut quelqu'un d'autre ({ $clause }).
refusal-different-card = Il faut une autre carte : ni { $card-the }, ni celle qu'on vient de défausser ({ $clause }).
refusal-not-in-graveyard = { $card-first } n'est pas au cimetière ({ $clause }).
refusal-not-a-victim = Ce texte n'atteint pas cette carte : { $card-the } ({ $clause }).
refusal-only-defender = { $card-first } prend une carte à qui vient d'être attaqué ({ $clause }).

## Pourquoi non : une position

refusal-lines-needed = Il faut indiquer les lignes.
refusal-king-is-dead = Avec le roi au cimetière, la partie serait finie (K17).
refusal-card-twice = { $card-first } ne peut pas être à deux endroits (K1).
refusal-never-down = { $card-first } n'est jamais face cachée.
refusal-pair-wins = Avec le roi et la reine dans une même ligne, la partie serait finie (K18).
refusal-mark-form = « { $value } » n'est pas une marque : le poison s'écrit JOUEUR.CARTE, les pertes CARTE.NOMBRE, la force JOUEUR.CARTE.NOMBRE.
refusal-not-in-play = { $card-first } n'est pas en jeu.
refusal-no-such-card = Aucune carte ne s'appelle « { $name } ».
