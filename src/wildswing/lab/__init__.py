"""Measure games, agents and the engine itself."""
