option-missions-category = Categoria { $category }: due
option-missions-card = { $mission }: { $needs }
