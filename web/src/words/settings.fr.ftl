### Réglages et touches.

## Réglages

setting-language = Langue
setting-theme = Thème
theme-auto = Comme l'appareil
theme-dark = Sombre
theme-light = Clair
setting-motion = Mouvement
motion-auto = Comme l'appareil
motion-full = Complet
motion-none = Réduit
setting-tempo = Tempo
tempo-brisk = Vif
tempo-standard = Normal
tempo-slow = Lent
tempo-step = Pas à pas : attend → ou Entrée
setting-sound = Son
sound-off = Coupé
sound-turn = Seulement quand c'est mon tour
sound-all = Tout
setting-hints = Indices
hints-off = Aucun
hints-gentle = Discrets : pourquoi quelque chose est impossible
hints-full = Complets : conseils d'après ce que tous voient
setting-text = Taille du texte : { $percent } %
setting-volume = Volume : { $percent } %
setting-keys = Jouer d'une seule touche : N, Espace, etc.
no-wake-lock = Ce navigateur ne laisse pas la page garder l'écran allumé ; en HTTPS, peut-être.

## Cet appareil

device = Cet appareil
forget-device = Oublier cet appareil
forget-means = Efface sa clé, votre nom, vos réglages et vos notes. Vous quittez toutes vos chaises.
forgotten = Cet appareil est oublié : plus rien n'est conservé ici.
sign-out-others = Déconnecter mes autres appareils
sign-out-means = Vous recevez une autre clé. Vos chaises restent les vôtres ici, et nulle part ailleurs.
signed-out-others = C'est fait : cet appareil seul a maintenant votre clé.
kept = Ce qui est conservé, et combien de temps
kept-most = Cette maison conserve une table que personne ne visite { $days } jours au plus.

## Touches

keys = Touches
key-turn = Dire à qui est le tour et ce qui est demandé
key-react = Lancer un mot à la table
key-outcome = Dire ce qui s'est passé en dernier
key-fortunes = Dire la fortune de chacun
key-cast = Montrer les personnages
key-log = Montrer le journal
key-keys = Montrer ces touches
key-arrows = Faire le tour de la table
key-digits = Aller à une chaise ou une carte
key-swap = Échanger ou non
key-look = Regarder votre carte
key-announce = Annoncer
key-no = Non, c'est moi !
key-pass = Passer
key-back = Retour, ou fermer
key-keep = Garder, quand on échange ou pas
key-hold = Garder visibles les cartes montrées, trois secondes de plus
key-place = Confirmer une carte et un intervalle
key-flip = Retourner une carte, ou la poser face visible
key-ring = Aller au palais
key-piles = Aller aux cartes influence à vendre
key-attack = Attaquer
key-draw = Piocher une carte, ou la poser face cachée
key-use = Utiliser le texte d'une carte
key-stop = Arrêter, mélanger ou sacrifier
key-decline = Refuser, ou laisser les choses en l'état
key-read = Lire la carte où l'on se trouve, tant qu'on appuie
key-graveyard = Ouvrir le cimetière
key-skip = Avancer dans le récit ; maintenue, jusqu’à votre prochaine décision
key-confirm = Confirmer
keys-how = Appuyez sur le bouton d'une touche, puis sur celle que vous préférez ; Suppr la désactive.
key-press = appuyez…
key-off = désactivée
key-remove = Désactiver { $key }
key-restore = Réactiver { $key }
keys-usual = Toutes les touches par défaut
