"""One small program per contestant. Each runs in a process of its own and prints one JSON object of numbers."""
