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

STANDARDS: Mapping[str, Value] = {
    "MP1": term("lessons-standard-mp1"),
    "MP2": term("lessons-standard-mp2"),
    "MP3": term("lessons-standard-mp3"),
    "MP4": term("lessons-standard-mp4"),
    "MP5": term("lessons-standard-mp5"),
    "MP6": term("lessons-standard-mp6"),
    "MP7": term("lessons-standard-mp7"),
    "MP8": term("lessons-standard-mp8"),
    "2.OA.C.3": term("lessons-standard-2-oa-c-3"),
    "3.OA.A.1": term("lessons-standard-3-oa-a-1"),
    "3.OA.A.2": term("lessons-standard-3-oa-a-2"),
    "3.OA.D.8": term("lessons-standard-3-oa-d-8"),
    "3.OA.D.9": term("lessons-standard-3-oa-d-9"),
    "4.OA.B.4": term("lessons-standard-4-oa-b-4"),
    "4.OA.C.5": term("lessons-standard-4-oa-c-5"),
    "5.OA.B.3": term("lessons-standard-5-oa-b-3"),
    "5.G.A.1": term("lessons-standard-5-g-a-1"),
    "6.SP.B.5": term("lessons-standard-6-sp-b-5"),
    "7.SP.C.6": term("lessons-standard-7-sp-c-6"),
    "7.SP.C.8": term("lessons-standard-7-sp-c-8"),
    "CASEL-1": term("lessons-standard-casel-1"),
    "CASEL-2": term("lessons-standard-casel-2"),
    "CASEL-3": term("lessons-standard-casel-3"),
    "CASEL-4": term("lessons-standard-casel-4"),
    "CASEL-5": term("lessons-standard-casel-5"),
    "CT-decomposition": term("lessons-standard-ct-decomposition"),
    "CT-patterns": term("lessons-standard-ct-patterns"),
    "CT-abstraction": term("lessons-standard-ct-abstraction"),
    "CT-algorithms": term("lessons-standard-ct-algorithms"),
    "CT-testing": term("lessons-standard-ct-testing"),
}
