# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-isle = Una delle 7 isole in cerchio; le figure le percorrono in senso orario (L-2, L-17).
about-on = I novizi qui sono attivi: con loro il proprietario agisce. Chi viene usato finisce accanto all’isola, inattivo (L-4).
about-beside = I novizi qui sono inattivi; alla fine del turno si risvegliano e salgono sull’isola (L-4, L-73).
about-stock = Gettoni favore da prendere con il Favore del sacerdote; nessuno ne ha più di 1 per tipo (L-7, L-41).
about-guard = Qui passa la Guardia, di tessera in tessera. Le tessere tempio tra lei e il pontile sono valide, quelle fino alla tessera guardia seguente corruttibili, le altre chiuse (L-11). Il suo numero è quanto dà l’ingresso nel tempio (L-56).
about-tile = La Promozione la reclama con novizi dell’isola che mostra; la Consacrazione porta il pretendente sullo spazio del tempio con lo stesso numero (L-50, L-54). Deve essere valida, o corruttibile per chi restituisce un gettone Corruzione (L-52, L-55).
about-pier = Qui attendono i novizi rimpiazzati, che non contano nulla; solo Marea e Barca a vela li riportano (L-58, L-59).
about-temple = Vi si entra con la tessera del percorso dello stesso numero (L-54). Ogni novizio qui dà 1 punto alla fine di ogni turno (L-72); chi entra in uno spazio adiacente con un numero più alto lo rimpiazza, se non sta su un Libro (L-8, L-57).
about-council = L’azione Consiglio fa salire i segnalini; chi sta più in alto, o in cima a una pila, ha la precedenza nelle parità (L-15, L-61). I punti contano alla fine (L-80).
about-time = La Meditazione gira un gettone tempo. L’ultimo dà 1 punto e chiude la fase azione (L-65).
about-token = Un gettone favore di questo tipo, se c’è: la sua azione lo restituisce alla sua isola (L-7).
about-supply = Novizi non ancora in gioco; il Reclutamento li porta sulle isole (L-43).
about-shrines = Santuari da costruire con un gettone Santuario; ognuno su un’isola dà 4 punti alla fine (L-45, L-78).
