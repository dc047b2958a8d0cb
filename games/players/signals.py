"""What is told to those above."""
from django.dispatch import Signal

# Every token of some players ends, for they leave or somebody had one who should not: `players`, a queryset of them. Sent in the
# transaction that ends them, so that whatever else opens something for them ends with it.
shut_out = Signal()
