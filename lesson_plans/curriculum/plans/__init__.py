"""Lesson plans: their schema, reader and checks."""
