"""The command `tavolino`, and `python -m tavolino`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # the folder of `bot`, `renderers` and `sandbox`

from bot.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
