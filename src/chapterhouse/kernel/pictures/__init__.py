"""Pictures of scenes: where everything is drawn, and with which colours and symbols."""
