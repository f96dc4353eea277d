option-missions-category = Category { $category }: two
option-missions-card = { $mission }: { $needs }
