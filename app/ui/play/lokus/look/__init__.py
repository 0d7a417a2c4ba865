"""How things of this game look: elements that know their place and nothing else."""
