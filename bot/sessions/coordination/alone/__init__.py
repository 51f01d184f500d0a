"""The only process: all live tables, their timers and what messages show are in its memory."""
