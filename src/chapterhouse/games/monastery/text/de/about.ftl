# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-abbey = Hier warten Mönche und gehen durch einen beliebigen Weg hinaus; in einer Runde des Studiums bringt ein stehender Mönch 1 Punkt (Y-11, Y-77).
about-built = Hat Platz für so viele Mönche, wie die Scheibe sagt (Y-13). In der Wertung kann beten, wer allein steht, für die Punkte der Scheibe (Y-71, Y-72); in einer Runde seiner Farbe bekommt jeder Besitzer 1 Punkt (Y-76).
about-feature = Wird fertig gelegt (Y-119). Kein Mönch betritt es je; wer es legt, bekommt 1 Segen für jedes Plättchen daneben (Y-52, Y-120).
about-site = Noch nicht gebaut: Mönche stehen in den Kästchen. Sind alle besetzt, bringt in der Wertung jedes Kästchen seine Zahl, und das Plättchen wird gewendet (Y-13, Y-61, Y-62).
about-box = Platz für 1 Mönch; wer hineingeht, ist angekommen und zieht nicht weiter (Y-47). Sind alle Kästchen besetzt, bringt es seine Zahl (Y-61).
about-cell = Platz für ein Plättchen: neben einem fertigen oder vollen, verbunden und ohne Sackgasse (Y-32, Y-33, Y-34).
about-door = Hier wartet ein Mönch, der das Plättchen eben betritt und sein Kästchen wählt (Y-47).
about-gift = Der nächste Spieler, dessen Mönch das Plättchen betritt, nimmt alle (Y-56, Y-57).
about-hand = Ein Plättchen deiner Hand, den anderen verborgen (Y-4). In deinem Zug legst oder tauschst du eines (Y-31, Y-40); was am Ende bleibt, kostet seine Scheibe (Y-100).
about-turn = Eine der Lagen, in denen dieses Plättchen hier liegen darf (Y-31).
about-price = Was Buchstaben und Mönche einer Spalte kosten; den ermäßigten Preis zahlt, wessen Satz vollständig ist (Y-83, Y-88).
about-grid = In deiner Wertung kaufst du Buchstaben und Mönche aus jeder Reihe, mit ihren Punkten und mit Segen (Y-81, Y-82). Ein Mönch steht danach in der Abtei (Y-87).
about-strip = Die Buchstaben des Besitzers liegen golden und bringen am Ende je 3 Punkte; die anderer liegen schwarz, für je einen Segen (Y-85, Y-86, Y-100).
about-bought = Ein eben gekaufter Buchstabe; er kommt sofort auf ein leeres Feld, das ihn zeigt (Y-84).
about-hour = Eine Runde des Tages. Die Messe bringt einen Abt und neue Plättchen (Y-91, Y-92, Y-95); Studium zählt graue Plättchen, harte Arbeit braune (Y-76); zur Nacht kehren alle heim (Y-96).
