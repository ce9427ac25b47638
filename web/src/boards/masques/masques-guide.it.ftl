### Masques. The guide of a first game.

guide-masques-PickOne = Ognuno tiene una carta e passa il resto, finché tutto è scelto. Le carte della tua famiglia vincono gettoni per te; una carta forte di un'altra famiglia conviene sottrarla al suo padrone.
guide-masques-YourTurn = Metti una carta in un varco: conta per il gettone su ciascun lato. Quando il giro è pieno, la carta più alta accanto a un gettone lo vince per la sua famiglia, chiunque l'abbia giocata. Oppure compra una carta influenza.
guide-masques-WhichTo = La carta che hai comprato ora agisce. Ciò che si può scegliere è illuminato.
guide-masques-counted = Il ballo è finito: gettone per gettone, vince il lato più forte. Quattro sigilli uguali o cinque diversi vincono la partita.
