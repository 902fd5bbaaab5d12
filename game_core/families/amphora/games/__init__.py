"""The games of this family, one file each."""
