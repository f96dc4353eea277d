# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-dice = Hier liegen Würfel dieser Zahl. Ein Zug der Aktionsphase nimmt Würfel eines Feldes für eine Spalte: eigene vor neutralen, nie die der anderen (M-1, M-29, M-30).
about-roll = Eben geworfene Würfel: alle mit einer Zahl werden zusammen gesetzt (M-24, M-26); vorher darf man einige mit dem Neuwurf-Plättchen noch einmal werfen (M-25).
about-mission = Von selbst erfüllt, sobald die Bedingung gilt, einmal von jedem (M-100, M-101). Die Kategorien A und B bringen von Jahr zu Jahr weniger (M-102).
about-road = Gesandte gehen den Weg vorwärts, Schritt für Schritt; ein Feld öffnet dir seine Klöster und gibt seinen Bonus, sobald du es betrittst (M-40, M-41, M-71).
about-gate = Ein Kloster steht dem offen, dessen Gesandter auf einem verbundenen Wegfeld steht oder der einen Novizen in seiner Kapelle hat (M-71).
about-tiles = Fensterplättchen dieses Klosters, zu bekommen durch Gemeinschaftsräume, Aktionen der Reihe III und Boni (M-55, M-73, M-82).
about-chapel = Nimmt Novizen der Reihe III auf, für 1, 2 und dann 3 Einfluss (M-70, M-74); ein Novize hier hält dir das Kloster offen (M-71). Kapellen zählen am Ende (M-121).
about-building = Nimmt 1 Novizen der Reihe I oder II auf, für 1 Einfluss und 2 oder 3 Güter des Gebäudes; es gibt sofort Punkte und mehr (M-70, M-72).
about-cloister = Nimmt 1 Novizen der Reihe IV neben einem Gebäude mit einem Novizen von dir auf, für 1, 2 und dann 3 Rosenkränze (M-70, M-75). Kreuzgänge zählen am Ende (M-122).
about-head = Die Standardaktion dieser Spalte, für jeden Würfel, der hierher kommt. Auf der gelben Seite bringt jeder Würfel auch 1 Punkt (M-3, M-32, M-34).
about-action = Freigeschaltet für die Würfel dieser Spalte, sobald ihr Novize entsandt ist (M-4, M-34, M-35).
about-last = Ist dieser Novize entsandt, wird das Aktionsplättchen der Spalte für immer gelb (M-62).
about-extra = Darf sofort entsandt werden, wenn der fünfte Novize der Reihe fort ist, in jeden Bereich und ohne Güter (M-90, M-91).
about-line = Jedes in dieser Linie eingebaute Plättchen kann ihren Bonus geben; eine volle Linie bringt ihre Punkte (M-83, M-84).
about-pane = Ein Plättchen kommt auf das erste freie Feld einer Reihe von links; kein Kloster zweimal in einer Linie (M-80, M-81).
about-goods = Güter bezahlen das Entsenden von Novizen (M-6, M-72, M-74, M-75).
about-own = Würfel in der Hand: ein Zug der Setzphase wirft sie alle (M-23, M-24). Persönliche Würfel nützen nur ihrem Besitzer (M-27, M-30).
about-reroll = Ist es bereit, dürfen einige eben geworfene Würfel noch einmal geworfen werden (M-25).
about-price = Was es kostet, einen Novizen dorthin zu entsenden, und was es sofort gibt (M-72, M-74, M-75).
