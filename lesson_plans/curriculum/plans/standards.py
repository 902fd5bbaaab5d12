"""The school standards that plans may name, in words.

The wording is ours; each names its list: Common Core State Standards for Mathematics (2010);
CASEL's framework of social and emotional learning (2020); computational thinking as taught in many
countries, with the practice of testing from the K–12 Computer Science Framework (2016).
Translations give their country's nearest standard: Brazil's BNCC (2018, and Computação, 2022), the
French *socle commun* (2015), the Italian *Indicazioni nazionali* (2012, and 2018).
"""

from __future__ import annotations

from collections.abc import Mapping

from game_core.messages import Value, term

CODES = """
    MP1 MP2 MP3 MP4 MP5 MP6 MP7 MP8
    2.OA.C.3 3.OA.A.1 3.OA.A.2 3.OA.D.8 3.OA.D.9 4.OA.B.4 4.OA.C.5 5.OA.B.3
    5.G.A.1 6.SP.B.5 7.SP.C.6 7.SP.C.8
    CASEL-1 CASEL-2 CASEL-3 CASEL-4 CASEL-5
    CT-decomposition CT-patterns CT-abstraction CT-algorithms CT-testing
""".split()
NAMES = {code: f"lessons-standard-{code.lower().replace('.', '-')}" for code in CODES}
STANDARDS: Mapping[str, Value] = {code: term(name) for code, name in NAMES.items()}
"""Each standard in words, by its code."""
