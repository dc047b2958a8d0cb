"""Bots against bots, without a database: who is better, by how much, and how sure that is. `manage.py tournament` is its door."""
