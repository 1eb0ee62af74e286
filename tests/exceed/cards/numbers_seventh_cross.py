"""What is printed on the cards of the fighters of Seventh Cross who came last."""

SEVENTH_CROSS = {
    "Carl Swangee": (
        30,
        """
  Authorized Force,   ultra,   2, 4 gauge,   1, 10, 6, 0, 0, Overload,              overload,      free, no
  Autonomic Response, ultra,   2, 2 gauge, 1-3,  6, 1, 0, 0, Overload,              overload,      free, no
  Improvised Weapon,  special, 2,    free, 3-6,  1, 6, 0, 0, Investigate,           instant,    1 force, no
  Disarming Strike,   special, 2,    free,   1,  2, 6, 0, 0, Disarming Maneuver,    instant,    1 force, no
  Swangee Elbow,      special, 2,    free,   1,  4, 4, 0, 4, Armor Up,              continuous, 1 force, no
  Cease & Desist,     special, 2,    free, 1-3,  3, 3, 3, 3, Headlong Run,          instant,       free, no
  Power Short,        special, 2,    free, 1-2,  7, 2, 2, 3, Precision Engineering, instant,       free, no
        """,
    ),
    "D'Janette": (
        30,
        """
  Carmine Offering,  ultra,   2, 1 gauge, 0-2,  2, 7, 0, 0, Dominion Over the Earth, continuous,        free, no
  Death Knell,       ultra,   2, 1 gauge,   0, 10, 3, 0, 0, Enervation,              continuous,     2 force, no
  Affliction,        special, 2,    free, 0-1,  3, 6, 0, 0, Curse the Earth,         transformation,    free, no
  Black Death,       special, 2,    free, 3-6,  6, 3, 0, 5, Ritual Magic,            transformation,    free, no
  Blood Thorns,      special, 2,    free, 0-3,  3, 5, 0, 0, Leylines,                transformation,    free, no
  Charnel Blast,     special, 2,    free, 1-3,  6, 1, 0, 4, Summoning Portal,        instant,        2 force, no
  Profane Sanctuary, special, 2,    free, 0-2,  3, 6, 0, 0, Blood Ritual,            transformation,    free, no
        """,
    ),
    "Emogine": (
        30,
        """
  Hand of Judgment,  ultra,   2, 2 gauge,   2,  7, 6, 0, 4, Evil Within,          continuous,     2 force, no
  Touch of Divinity, ultra,   2, 4 gauge, 2-4, 10, 2, 3, 0, Desperate Prayer,     instant,           free, no
  Blood for Blood,   special, 2,    free, 1-3,  1, 2, 0, 6, Blood Ministration,   transformation,    free, no
  Guilty Paean,      special, 2,    free, 1-3,  6, 4, 0, 5, Intercessor's Prayer, transformation,    free, no
  Holy Warding,      special, 2,    free, 2-4,  4, 4, 1, 4, Corrupted Power,      transformation,    free, no
  Martyr's Lash,     special, 2,    free, 1-2,  5, 2, 0, 6, Bloodletting,         continuous,     1 force, no
  Purifying Chime,   special, 2,    free, 1-2,  4, 6, 0, 0, Blood Frenzy,         transformation,    free, no
        """,
    ),
    "Sydney & Serena": (
        30,
        """
  Aluraune's Kiss,   ultra,   2, 2 gauge, 0-1, 4, 7, 0, 0, Feed Me,            instant,           free, no
  Verdant Slaughter, ultra,   2, 2 gauge, 0-1, 8, 1, 0, 3, Saphrophyte,        instant,           free, no
  Blossom Haze,      special, 2,    free, 1-3, 3, 5, 0, 0, Enthralling Toxins, transformation,    free, no
  Choking Thorns,    special, 2,    free, 0-1, 6, 0, 2, 0, Barkskin,           continuous,     1 force, no
  Pea Shooter,       special, 2,    free, 3-5, 1, 6, 0, 0, Vine Snare,         continuous,     1 force, no
  Spore Burst,       special, 2,    free, 0-2, 5, 2, 0, 6, Reinforcement,      transformation,    free, no
  Venom Lash,        special, 2,    free, 2-4, 3, 4, 0, 0, Metabolism,         transformation,    free, no
        """,
    ),
}
