option-missions-category = Kategorie { $category }: zwei
option-missions-card = { $mission }: { $needs }
