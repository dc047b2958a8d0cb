"""What is told to those above."""
from django.dispatch import Signal

# Every token of some players ends, for they leave or somebody had one who should not: `players`, a queryset of them. Sent in the
# transaction that ends them, so that whatever else opens something for them ends with it.
shut_out = Signal()

# Somebody found a credential where none should be: `secret`, all of it. Receivers end what it opens and return how much that was.
leaked = Signal()
