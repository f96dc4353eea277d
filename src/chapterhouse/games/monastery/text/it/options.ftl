option-colours-seat = Posto { $number }
