"""Adapters that bring Ubao's games to other programs; nothing imports these modules.

PettingZoo and OpenSpiel need packages of their own, which the extras of `ubao-rules` install.
"""
