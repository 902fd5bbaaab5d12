"""Make endgame tables.

    python -m workshop tables --game oware --seeds 8
    python -m workshop tables --game ouri --seeds 16 --out ouri.table --dask tcp://10.0.0.5:8786

An interrupted run resumes where it stopped. With --dask, the workers of that scheduler do the work;
without it, all of this computer's processors do. Each worker needs this checkout and NumPy.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game_core.families.sowing import tables
from game_core.families.sowing.coverage import TABLES
from lesson_plans.curriculum.commands.here import open_parser
from workshop.executors import NEEDED, NoDask

SHIPPED = Path(tables.__file__).parent / tables.FOLDER
MOST = 24
"""A table of this many seeds would have 2.5 billion boards; the code supports no larger ones."""


def main(arguments: Sequence[str]) -> int:
    """Make one table; exit with an error, or with the usage if the arguments make no sense."""
    parser = open_parser("tables", __doc__, "python -m workshop")
    parser.add_argument("--game", choices=sorted({*TABLES.values()}), required=True)
    parser.add_argument("--seeds", type=int, required=True, help=f"the most seeds, 1 to {MOST}")
    parser.add_argument("--out", type=Path, help="the file to write; the package's by default")
    parser.add_argument(
        "--work", type=Path, default=Path(".workshop"), help="the folder for resuming runs"
    )
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="a Dask scheduler's address")
    options = parser.parse_args(arguments)
    if not 1 <= options.seeds <= MOST:
        parser.error(f"--seeds {options.seeds}: it must be 1 to {MOST}")
    try:
        from workshop.endgames.tables import make_table, open_pool

        pool = open_pool(options.dask)
    except ModuleNotFoundError as error:
        sys.exit(NEEDED.format(error.name))
    except NoDask as error:
        sys.exit(str(error))
    out: Path = options.out or SHIPPED / f"{options.game}.table"
    table = make_table(options.game, options.seeds, options.work, pool, tell)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(table)
    tell(f"{out}: {len(table):,} bytes")
    return 0


def tell(line: str) -> None:
    """Print progress."""
    print(line, file=sys.stderr, flush=True)
