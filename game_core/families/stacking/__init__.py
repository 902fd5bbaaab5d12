"""African Chess: stacks of stones on a chessboard, sown in straight lines."""
