"""The school standards that a plan may name: the closed list, with a title for each.

Titles are short forms in our words. Sources: Common Core State Standards for Mathematics (2010);
CASEL's framework of social and emotional learning (2020); the four parts of computational thinking
as schools in many countries teach them, and the practice of testing from the K–12 Computer Science
Framework (2016).
"""

from __future__ import annotations

from collections.abc import Mapping

COMMON_CORE = "Common Core mathematics"
CASEL = "CASEL"
COMPUTATIONAL_THINKING = "Computational thinking"

STANDARDS: Mapping[str, Mapping[str, str]] = {
    COMMON_CORE: {
        "MP1": "Make sense of problems and persevere in solving them",
        "MP2": "Reason abstractly and quantitatively",
        "MP3": "Construct viable arguments and critique the reasoning of others",
        "MP4": "Model with mathematics",
        "MP5": "Use appropriate tools strategically",
        "MP6": "Attend to precision",
        "MP7": "Look for and make use of structure",
        "MP8": "Look for and express regularity in repeated reasoning",
        "2.OA.C.3": "Tell whether a group of up to 20 objects is odd or even",
        "3.OA.A.1": "Read a product as a number of equal groups",
        "3.OA.A.2": "Read a quotient as equal shares, or as a number of equal groups",
        "3.OA.D.8": "Solve two-step problems with the four operations",
        "3.OA.D.9": "Find patterns in arithmetic and explain them",
        "4.OA.B.4": "Find factors and multiples of numbers up to 100",
        "4.OA.C.5": "Make a pattern from a rule, and find features the rule does not name",
        "5.OA.B.3": "Make two patterns from two rules and compare them",
        "5.G.A.1": "Name points of a plane by two coordinates",
        "6.SP.B.5": "Sum up numerical data in relation to their context",
        "7.SP.C.6": "Estimate a probability from data collected over many trials",
        "7.SP.C.8": "Find probabilities of compound events by lists, tables and simulation",
    },
    CASEL: {
        "CASEL-1": "Self-awareness",
        "CASEL-2": "Self-management",
        "CASEL-3": "Social awareness",
        "CASEL-4": "Relationship skills",
        "CASEL-5": "Responsible decision-making",
    },
    COMPUTATIONAL_THINKING: {
        "CT-decomposition": "Decomposition: break a problem into smaller parts",
        "CT-patterns": "Pattern recognition: see what is the same in different cases",
        "CT-abstraction": "Abstraction: keep what matters and leave out the rest",
        "CT-algorithms": "Algorithms: write steps that somebody else can follow exactly",
        "CT-testing": "Testing and refining: try, find what fails, and improve it",
    },
}
"""By the name of the list and then by code, titles."""

TITLES = {code: title for codes in STANDARDS.values() for code, title in codes.items()}
LISTS = {code: name for name, codes in STANDARDS.items() for code in codes}
