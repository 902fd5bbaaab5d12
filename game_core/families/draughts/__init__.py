"""African Queen's checkers: steps and leaps of men and ringed pieces, and the duty to capture."""
