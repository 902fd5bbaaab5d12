"""Ubao's games where other programs expect them: each adapter is a module that nothing imports.

PettingZoo and OpenSpiel bring packages of their own, which the extras of `ubao-rules` install.
"""
