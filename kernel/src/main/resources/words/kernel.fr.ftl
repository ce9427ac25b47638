### Ce que disent tous les jeux. Un refus suit le champ ou la ligne dont il parle.

## Listes : A, B et C

list-none = aucun
list-comma = { $first }, { $next }
list-and = { $first } et { $next }
list-and-before-e = { $first } et { $next }

## Ce qui n'a pas de nom à soi dans le fichier du jeu

name-other = { $name }
    .the = { $name }
    .of = de « { $name } »

## Coups

refusal-game-over = La partie est finie.
refusal-not-asked = Ce n'est pas son tour de répondre ; la table attend { $awaited }.
refusal-house-moves = Personne ne peut jouer : la maison doit d'abord distribuer ou tirer.
refusal-another-question = Cela répond à une autre question que celle qui est posée.

## Réglages

refusal-unknown-game = Aucun jeu ne s'appelle « { $name } ». Il y a : { $known }.
refusal-players-range = On ne joue pas à { $n } : il faut être de { $few } à { $most }.
refusal-unknown-setting = Ce réglage n'existe pas. Il y a : { $known }.
refusal-number-range = « { $value } » n'est pas un nombre de { $least } à { $most }.
refusal-number-or-word = « { $value } » n'est ni « { $word } » ni un nombre de { $least } à { $most }.
refusal-one-of = « { $value } » n'est pas parmi : { $known }.

## Lire une partie notée

refusal-empty-record = Il n'y a rien dedans.
refusal-not-a-record = Ce n'est pas une partie notée : la première ligne doit être « { $expected } ».
refusal-no-value = Il faut quelque chose après « { $word } ».
refusal-heading-late = « { $word } » se met en tête, avant toute indication et tout coup.
refusal-bad-name = « { $name } » ne peut pas être un nom : c'est un seul mot, qui commence par une lettre ou un chiffre.
refusal-name-twice = Deux personnes s'appellent « { $name } ».
refusal-name-is-a-word = Personne ne peut s'appeler « { $name } » : le fichier se sert de ce mot.
refusal-refused-form = Un coup refusé s'écrit « { $expected } ».
refusal-no-game-line = Il manque la ligne « game … ».
refusal-no-seats-line = Il manque la ligne « seats … ».
refusal-fair-form = « { $value } » ne prouve pas une donne honnête : engagement et secret ont 64 chiffres hexadécimaux, une contribution a un nom et 32 chiffres, la manche est un nombre.
refusal-fair-incomplete = La preuve d'une donne honnête demande l'engagement, le secret, la manche et une contribution de chaque place, dans l'ordre.

## Rejouer une partie notée

refusal-stated-twice = « { $fact } » est indiqué deux fois.
refusal-unknown-fact = Rien ne s'appelle « { $fact } ». Il y a : { $known }.
refusal-does-not-hold = « { $fact } » doit valoir { $must }, mais vaut { $is }.
refusal-no-such-move = « { $move } » n'est pas un coup de ce jeu. Possible maintenant : { $options }.
refusal-not-refused = « { $move } » doit être refusé, mais c'est permis.
refusal-refused-otherwise = Le refus doit être « { $must } », mais c'est « { $is } ».
refusal-unknown-name = Personne ici ne s'appelle « { $name } ». Il y a : { $known }.

## Vérifier une partie notée

refusal-no-proof = Rien n'y dit comment les mélanges se sont faits : il n'y a pas de lignes « fair … ».
refusal-proof-of-position = Une position donnée ne prouve rien : il faut commencer par la donne.
refusal-wrong-secret = Le secret n'est pas celui sur lequel la maison s'était engagée.
refusal-wrong-contribution = { $name } : cette contribution ne découle pas du secret, comme le doit celle d'un robot.
refusal-wrong-draw = La maison avait tiré autre chose : « { $must } ».

## Une position indiquée

refusal-only-checked = Cela se vérifie après un coup, mais ne se pose pas avant le premier.
refusal-not-at-table = Personne à cette table ne s'appelle « { $name } ».
refusal-sits-twice = Quelqu'un occupe deux places.
refusal-list-length =
    { $n ->
        [one] { $n } valeur est indiquée
       *[other] { $n } valeurs sont indiquées
    }, mais il en faut { $needed }.

## Jeux et fichiers

refusal-file-missing = Ce fichier n'existe pas.
refusal-file-without-map = Cette page n'a pas de place pour le plan : mettez « <!-- drawn by ./ridotto map --> » et « <!-- end --> » chacun sur une ligne.
refusal-bench-failed = Cette version n'a pas pu exécuter « { $command } ».
refusal-at-line = ligne { $n }
refusal-file-not-regular = Ce n'est pas un fichier qu'on peut lire.
refusal-file-too-large = Le fichier est trop grand pour une partie notée.
refusal-file-not-text = Ce n'est pas un fichier texte (UTF-8).
refusal-file-unreadable = Le fichier ne peut être ni lu ni écrit.
refusal-shard-form = « { $value } » n'est pas une part : écrivez 3/10, ou /10 là où la tâche d'un tableau a son numéro (SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX).
refusal-shard-out = Une part demande --out : le dossier où sont gardées toutes les parts.
refusal-run-other = Une autre série s'y trouve : { $command }
refusal-run-none = Il n'y a pas de série.
refusal-run-broken = { $file } n'est pas ce que cette série a écrit.
refusal-run-there = Une série s'y trouve déjà.
refusal-run-missing = La série n'est pas entière : --array={ $array }
refusal-run-shards = Il y a là des parts, pas une série entière : joignez-les d'abord par « merge DIR --out WHOLE ».
refusal-run-partly = La série n'est pas entière : { $n } parties sur { $games } sont là.
refusal-part-broken = { $file } n'est pas ce que cette série a écrit. Effacez-le, et la commande qui l'a fait rejoue ses parties.
refusal-export-none = Il n'y a pas d'export en Parquet.
refusal-precision-shard = Une part ne peut savoir ce que l'on sait du tout : donnez --games.
refusal-precision-form = « { $value } » n'est pas une précision : écrivez 0.5%.
refusal-sql-wrong = DuckDB dit : { $why }
refusal-unknown-generation = Il y a des générations de bots jusqu'à { $most }, pas { $value }.
refusal-columns-missing = Parquet et SQL demandent columns/target/ridotto-columns.jar parmi les classes ; ./ridotto l'y met.
