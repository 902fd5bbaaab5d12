"""A run of the miner, game after game, saved in a file so that it can resume."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from lesson_plans.curriculum.puzzles.digests import digest, digest_rules
from workshop.miner.digging import dig
from workshop.miner.proposals import Proposal

AHEAD = 64
"""Games that may be queued."""

type Tell = Callable[[int, int, int], None]
"""Called with the number of games done, of all games, and of puzzles found."""


def mine(
    slug: str, seed: int, games: int, folder: Path, executor: Executor, tell: Tell
) -> list[Proposal]:
    """Return the puzzles of so many games; `folder` keeps those that the same code mined before."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"mine-{slug}-{seed}.jsonl"
    heading = json.dumps({"game": slug, "seed": seed, "code": digest_code(slug)})
    done = read_log(path, heading)[:games]
    found = [proposal for proposals in done for proposal in proposals]
    if not done:
        path.write_text(f"{heading}\n", encoding="utf-8")
    tell(len(done), games, len(found))
    with path.open("a", encoding="utf-8") as log:
        for number, proposals in enumerate(_dig_all(executor, slug, seed, range(len(done), games))):
            log.write(f"{json.dumps(proposals)}\n")
            log.flush()
            found += proposals
            tell(len(done) + number + 1, games, len(found))
    return found


def _dig_all(executor: Executor, slug: str, seed: int, numbers: range) -> Iterator[list[Proposal]]:
    """Yield each game's puzzles, in the order of the games."""
    waiting: deque[Future[list[Proposal]]] = deque()
    try:
        for number in numbers:
            waiting.append(executor.submit(dig, slug, seed, number))
            if len(waiting) == AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def read_log(path: Path, heading: str) -> list[list[Proposal]]:
    """Return a file's puzzles by game, without a broken last line; none if other code wrote it."""
    if not path.is_file():
        return []
    first, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if first != heading:
        return []
    games: list[Any] = []
    for line in lines:
        try:
            games.append(json.loads(line))
        except ValueError:
            break
    kept = [first, *lines[: len(games)]]
    path.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    return games


def digest_code(slug: str) -> str:
    """Digest all code that affects which puzzles are found for a game."""
    own = sorted(Path(__file__).parent.glob("*.py"))
    texts = (path.read_text(encoding="utf-8") for path in own)
    return digest(digest_rules(slug), *texts)[:16]
