### Ce que la maison dit à sa porte : sur la demande, non sur le jeu.

## Ce qui a été envoyé

refusal-no-json = Ce n'est pas du JSON.
refusal-field-missing = Il manque une valeur.
refusal-field-unknown = Rien ne porte ce nom. Il y a : { $known }.
refusal-field-type = Ce doit être { $wanted ->
    [number] un nombre entier
    [text] un texte
    [boolean] oui ou non
    [list] une liste
   *[object] un groupe de valeurs nommées
  }.
refusal-type-unknown = Ce type n'existe pas. Il y a : { $known }.
refusal-text-long = C'est vide ou plus long que { $most } caractères.
refusal-list-long = Il y en a plus de { $most }.
refusal-body-type = Ce doit être envoyé comme { $wanted }.
refusal-body-large = C'est plus grand que { $most } octets.
refusal-body-text = Ce n'est pas du texte en UTF-8.
refusal-body-cut = L'envoi s'est interrompu avant la fin.
refusal-no-request = La maison ne comprend pas cette demande.
refusal-no-upgrade = Ce chemin est fait pour les WebSockets.

## Qui et où

refusal-no-guest = La maison ne vous connaît pas encore : demandez d'abord une clé.
refusal-no-table = Cette table n'existe pas, ou plus.
refusal-no-page = Il n'y a rien à cet endroit.
refusal-no-method = On ne peut pas faire cela ici. Il y a : { $known }.
refusal-wrong-origin = C'est la page d'un autre site qui l'a demandé.

## Combien

refusal-too-fast = C'était trop à la fois. Attendez un instant.
refusal-too-many = Vous avez trop de fenêtres ouvertes aux tables de la maison.

## La maison elle-même

refusal-house-closing = La maison va fermer. Elle rouvrira bientôt.
refusal-our-fault = Quelque chose s'est mal passé dans la maison. Vous n'y êtes pour rien.
refusal-not-sure = La maison ne sait pas encore si cela a été fait. Redemandez : ce ne sera fait qu'une fois.
refusal-disk-full = Le disque de la maison est plein. Rien ne s'est passé ; elle reprendra dès qu'il y aura de la place.
refusal-disk-fails = Le disque de la maison est en panne. Rien ne s'est passé ; elle reprendra dès que possible.
refusal-data-damaged = Les données de la maison sont abîmées. « ./ridotto check » nomme les tables abîmées et les met de côté ; les autres sont entières.
refusal-file-exists = « { $value } » existe déjà.
refusal-no-file = Il n'y a pas de fichier « { $value } ».
refusal-data-in-use = « { $value } » est utilisé par un autre Ridotto.
refusal-data-gone = Les données de la maison ont été enlevées ou remplacées pendant qu'elle était ouverte. Rien n'est conservé jusqu'à leur retour.
refusal-table-damaged = Cette table est abîmée et a été mise de côté. Les autres continuent.
refusal-no-network = « { $value } » n'est ni une adresse ni une plage comme 10.0.0.0/8.
refusal-no-url = « { $value } » n'est pas une adresse comme https://ridotto.example.
refusal-no-contact = « { $value } » n'est pas un contact comme mailto:moi@ridotto.example ou https://ridotto.example/contact.
refusal-no-beat = « { $value } » n'est pas deux durées en millisecondes comme 250-550.
refusal-port-taken = Le port { $port } est pris par un autre programme, ou interdit.
refusal-data-unusable = On ne peut rien conserver dans « { $value } ».
refusal-database-away = La maison ne peut joindre sa base de données. Rien ne s'est passé ; elle reprendra dès que possible.
refusal-database-fails = La base de données de la maison est en panne. Rien ne s'est passé ; elle reprendra dès que possible.
refusal-database-unreachable = La base de données « { $value } » ne peut être jointe.
refusal-database-refuses = La base de données « { $value } » n'accepte pas « { $user } » avec ce mot de passe, ou sans mot de passe. Il est lu dans PGPASSWORD, --store-password-file ou PGPASSFILE.
refusal-database-forbids = La base de données « { $value } » ne permet pas à « { $user } » d'y créer des tables.
refusal-database-newer = La base de données a été écrite par une version plus récente de Ridotto.
refusal-database-old = La base de données est PostgreSQL { $value } ; cette maison demande { $least } ou plus récent.
refusal-no-database = Il n'y a pas de base de données « { $value } ».
refusal-turned-away = La personne qui tient cette maison refuse votre adresse pour ce soir.
refusal-operator-only = Il faut pour cela la clé qui se trouve avec les données de la maison.
refusal-no-address = « { $value } » n'est pas une adresse comme 192.0.2.7.
refusal-house-not-open = Aucune maison n'est ouverte avec les données de « { $value } ».
