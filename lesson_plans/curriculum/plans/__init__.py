"""Lesson plans: their schema, and what reads them."""
