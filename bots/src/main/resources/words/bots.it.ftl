### Perché un bot ha deciso così. Tutte le cifre sono stime sue: percentuali, e monete in media.

## Tutti i giochi

reason-whim = Gioca quello che gli passa per la testa.
reason-lost = Ha perso il filo e gioca quello che gli passa per la testa.
reason-only = Non c'è scelta.

## Mascarade: un turno. Il valore di un'azione è quello che rende ora e al turno seguente.

reason-announce = Annuncia { $mask-the }: { $holds } % che sia vero e { $unopposed } % che nessuno si opponga, quindi { $gain } monete; col turno seguente { $value }, l'altra scelta { $otherValue } («{ $other }»).
reason-look = Guarda: al meglio { $mask-the } al { $holds } %, e saperlo vale { $value } monete, l'altra scelta { $otherValue } («{ $other }»).
reason-swap = Scambia con { $place }, { $mask-the } al { $there } %: vale { $value } monete, l'altra scelta { $otherValue } («{ $other }»).
reason-pretend = Finge di scambiare con { $place }, { $mask-the } al { $there } %, per seminare il dubbio: vale { $value } monete, l'altra scelta { $otherValue } («{ $other }»).

## Mascarade: una risposta

reason-claim = Contesta { $mask-the }: { $holds } % che sia qui, { $theirs } % che sia di chi annuncia; { $value } monete contro { $otherValue } passando.
reason-pass = Passa: { $holds } % che { $mask-the } sia qui, { $theirs } % che sia di chi annuncia, { $opposed } % che qualcuno si opponga dopo; { $value } monete contro { $otherValue } contestando.

## Mascarade: i poteri

reason-rob = Prende da { $seat }: vale { $value } monete.
reason-pass-on = Fa passare tutte le borse, a cominciare da { $seat }: vale { $value } monete.
reason-challenge = Fa indovinare { $seat }: vale { $value } monete.
reason-hide = Nasconde { $coins }: lo fa il { $often } % delle volte, per non farsi leggere.
reason-guess = Dice { $coins }: lo fa il { $often } % delle volte, perché le poste grosse sono rare e contano di più.
reason-question = Interroga { $seat }: { $wrong } % che la risposta sia sbagliata, vale { $value } monete.
reason-show = Fa mostrare una carta: { $seat }, ignota al { $doubt } %, e saperla vale { $value } monete.
reason-fortune = Scambia la fortuna con { $seat }: vale { $value } monete.
reason-decline = Tiene la fortuna: lo scambio migliore varrebbe { $value } monete.
reason-spy = Guarda { $place }, { $mask-the } al { $there } %: la migliore delle due carte vale { $value } monete.
reason-exchange = Le scambia: la carta nuova vale { $value } monete, la vecchia { $otherValue }.
reason-keep = Finge soltanto: la carta vecchia vale { $value } monete, la nuova { $otherValue }.
reason-muddle = Maneggia { $one } e { $other }: il dubbio vale { $value } monete.
reason-move = Fa scambiare il posto, { $one } con { $other }: vale { $value } monete.
reason-name = Nomina { $mask-the }: { $holds } % che sia vero.

## Ogni gioco in cui si cerca

reason-search = Gioca “{ $move }”: { $chance } % di vincere dopo { $playouts } partite immaginate; poi viene “{ $other }” con { $otherChance } %.
reason-search-alone = Gioca “{ $move }”: { $chance } % di vincere a prima vista.
