# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-floor = Qui stanno pedoni e figure; un passo porta, per un passaggio aperto, nella stanza vicina (T-31). Si nasconde solo dove il pedone si ferma, e non davanti a Severus (T-42, T-47).
about-chalice = Un nascondiglio per 1 calice. Dà { $points } punti quando Remigius fa conteggiare la stanza, una volta sola (T-5, T-39, T-66).
about-book = Un nascondiglio per 1 libro. Dà { $points } punti quando Remigius fa conteggiare la stanza, una volta sola (T-5, T-39, T-66).
about-area = Nascondigli per anelli di un solo tipo; lo decide il primo (T-40). Ognuno dà { $points } punti quando la stanza è conteggiata; poi se ne gira uno per giocatore (T-65, T-67).
about-outside = I pedoni cominciano fuori da un portone ed entrano nella sua stanza con il primo passo; nessuno ne esce (T-35, T-37).
about-passage = Una via tra due stanze. La porta chiude un passaggio a pedoni, Remigius e Severus; Vitus ha una chiave. Porticus la sposta per 1 punto (T-31, T-59).
about-store = Maria prende tutte le tessere di un magazzino: per ognuna lo stesso tesoro passa dalla riserva alla scorta (T-55). Le Campane ne portano di nuove, in senso orario dalla nave (T-70, T-73).
about-pile = La carta in cima è bloccata per tutti gli altri finché resta lì (T-28). Il suo numero del porto dice quante tessere portano le Campane del proprietario (T-6, T-70).
about-bag = Le tessere che possono ancora arrivare in porto (T-73, T-92).
about-hand = Nel tuo turno giochi una carta, mai una che sia in cima a un’altra pila (T-25, T-28). Le Campane riprendono tutte le carte giocate (T-30).
about-stock = Tesori che si possono nascondere ora, con Anselmus, Josua e Lucas (T-7, T-39).
about-supply = Tesori non ancora utilizzabili; le tessere del porto li portano nella scorta (T-7, T-55).
