"""Letters, colours and pictures: how anything gets onto a surface."""
