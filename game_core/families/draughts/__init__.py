"""African Queen's draughts: steps and leaps of men and ringed pieces, and the duty to capture."""
