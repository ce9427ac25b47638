### Masquerade. The guide of a first game.

guide-masquerade-UpOrDown = Scoperta o coperta? ▲ raddoppia un numero a carta scoperta, ▼ a carta coperta. Finché ci sono carte scoperte, chi attacca può scegliere solo quelle.
guide-masquerade-ShuffleOrNot = Puoi mescolare le tue carte coperte, così nessuno sa più quale sia quale.
guide-masquerade-YourAction = Tre azioni: attaccare con una carta, girarne una, o usare un testo. Tocca prima una tua carta, poi di' che cosa fa.
guide-masquerade-AttackWhom = Attacco contro salute: se il tuo è almeno pari il bersaglio cade, altrimenti cade la tua carta. Chi uccide il Re vince.
guide-masquerade-WhichFirst = Più testi valgono insieme: decidi tu quale viene prima.
guide-masquerade-Spoils = Hai abbattuto una carta, e puoi pescarne una.
guide-masquerade-MayDraw = A questo tavolo non sei obbligato a pescare.
guide-masquerade-CutLine = Sei carte al massimo: scegli quale delle tue se ne va. Re e Regina restano.
guide-masquerade-SubstituteOrNot = La tua carta cadrebbe. Al suo posto può andarsene un'altra, presa a caso.
guide-masquerade-UseText = Parla una tua carta. Il testo è qui; ciò che si può scegliere è illuminato.
