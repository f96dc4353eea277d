# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-isle = Eine von 7 Inseln im Kreis; Figuren ziehen im Uhrzeigersinn von Insel zu Insel (L-2, L-17).
about-on = Novizen hier sind aktiv: mit ihnen handelt ihr Besitzer. Wer verwendet wird, endet inaktiv neben der Insel (L-4).
about-beside = Novizen hier sind inaktiv; am Ende der Runde erwachen sie und kommen auf die Insel (L-4, L-73).
about-stock = Gunstplättchen, zu holen mit der Gunst des Priesters; niemand hält mehr als 1 von einer Art (L-7, L-41).
about-guard = Hier geht der Wächter von Plättchen zu Plättchen. Tempelplättchen zwischen ihm und dem Anleger sind gültig, die bis zum nächsten Wächterplättchen bestechlich, die übrigen verschlossen (L-11). Seine Zahl bringt, wer in den Tempel einzieht (L-56).
about-tile = Die Berufung beansprucht es mit Novizen der gezeigten Insel; die Weihe bringt den Anwärter auf das Tempelfeld derselben Zahl (L-50, L-54). Es muss gültig sein, oder bestechlich für den, der ein Bestechungsplättchen zurückgibt (L-52, L-55).
about-pier = Hier warten verdrängte Novizen und zählen nicht; nur Gezeiten und Segelboot holen sie zurück (L-58, L-59).
about-temple = Hier zieht ein, wessen Pfadplättchen diese Zahl zeigt (L-54). Jeder Novize bringt hier am Ende jeder Runde 1 Punkt (L-72); wer auf ein Nachbarfeld mit höherer Zahl einzieht, verdrängt ihn, wenn er nicht auf einem Buch steht (L-8, L-57).
about-council = Die Aktion Rat bringt Ratssteine herauf; wer höher oder im Stapel oben steht, geht bei Gleichstand vor (L-15, L-61). Die Punkte zählen am Ende (L-80).
about-time = Die Meditation wendet ein Zeitplättchen. Das letzte bringt 1 Punkt und beendet die Aktionsphase (L-65).
about-token = Ein Gunstplättchen dieser Art, wenn eines hier liegt: seine Aktion bringt es zur Insel zurück (L-7).
about-supply = Novizen, die noch nicht im Spiel sind; die Anwerbung bringt sie auf Inseln (L-43).
about-shrines = Schreine, zu bauen mit einem Schreinplättchen; jeder auf einer Insel bringt am Ende 4 Punkte (L-45, L-78).
