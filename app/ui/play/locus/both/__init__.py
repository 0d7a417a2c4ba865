"""What both ways share."""
