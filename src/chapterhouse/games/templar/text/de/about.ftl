# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-floor = Hier stehen Pöppel und Figuren; ein Schritt führt durch einen offenen Durchgang in den nächsten Raum (T-31). Versteckt wird nur, wo der Pöppel hält, und nicht vor Severus (T-42, T-47).
about-chalice = Ein Versteck für 1 Kelch. Er bringt { $points } Punkte, wenn Remigius den Raum werten lässt, nur einmal (T-5, T-39, T-66).
about-book = Ein Versteck für 1 Buch. Es bringt { $points } Punkte, wenn Remigius den Raum werten lässt, nur einmal (T-5, T-39, T-66).
about-area = Verstecke für Ringe einer Art; der erste Ring entscheidet, welcher (T-40). Jeder bringt { $points } Punkte, wenn der Raum gewertet wird; dann wird von jedem Spieler einer gewendet (T-65, T-67).
about-outside = Pöppel beginnen vor einem Tor und betreten mit dem ersten Schritt seinen Raum; hinaus geht niemand (T-35, T-37).
about-passage = Ein Weg zwischen zwei Räumen. Die Tür schließt einen Durchgang für Pöppel, Remigius und Severus; Vitus hat einen Schlüssel. Porticus versetzt sie für 1 Punkt (T-31, T-59).
about-store = Maria nimmt alle Plättchen eines Speichers: für jedes kommt der gleiche Schatz vom Vorrat in den Bestand (T-55). Die Glocken bringen neue, im Uhrzeigersinn ab dem Schiff (T-70, T-73).
about-pile = Die oberste Karte ist für alle anderen gesperrt, solange sie dort liegt (T-28). Ihre Hafenzahl sagt, wie viele Plättchen die Glocken ihres Besitzers bringen (T-6, T-70).
about-bag = Die Plättchen, die noch im Hafen ankommen können (T-73, T-92).
about-hand = In deinem Zug spielst du eine Karte, nie eine, die auf einem anderen Stapel obenauf liegt (T-25, T-28). Die Glocken holen alle gespielten Karten zurück (T-30).
about-stock = Schätze, die jetzt versteckt werden können, mit Anselmus, Josua und Lucas (T-7, T-39).
about-supply = Schätze, die noch nicht zu gebrauchen sind; Hafenplättchen bringen sie in den Bestand (T-7, T-55).
