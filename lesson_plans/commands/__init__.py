"""The commands of `python -m lesson_plans`, each in a module of its own."""
