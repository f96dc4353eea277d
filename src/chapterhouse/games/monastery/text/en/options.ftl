option-colours-seat = Seat { $number }
