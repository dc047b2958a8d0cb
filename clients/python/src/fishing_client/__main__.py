"""`python -m fishing_client`: the command `fishing`."""
import sys

from .terminal import main

sys.exit(main())
