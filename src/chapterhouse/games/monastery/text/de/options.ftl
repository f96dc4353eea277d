option-colours-seat = Platz { $number }
