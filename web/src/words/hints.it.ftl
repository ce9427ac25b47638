### Aiuto: consigli tratti da ciò che tutti vedono, e ciò che ricava un tavolo che aiuta a ricordare.

advice = Consiglio
notes-possible = Possibili: { $masks }
