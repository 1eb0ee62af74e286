"""What is printed on the cards of the fighters that seal cards where nobody sees them, or by the dozen."""

SEALERS = {
    "Arakune": (
        30,
        """
    n to infinity,         ultra, 1, 3 gauge,  1, 5, 4, 0, 0, Burst,               instant,    free,    no
    f inverse,             ultra, 2, 3 gauge,  2, 4, 7, 0, 0, Forbidden Knowledge, instant,    1 force, no
    f of g,                ultra, 2, 2 gauge,3-7, 3, 3, 0, 3, Wall Teleport,       instant,    free,    no
    Disjoint Union,      special, 2,    free,  4, 3, 5, 0, 0, Bell Bug,            continuous, free,    no
    "If p, then q",      special, 2, 1 force,  1, 0, 5, 0, 0, Equals 0,            continuous, free,    no
    "y, two-dash",       special, 2,    free,2-3, 4, 4, 0, 0, Irrationality,       continuous, free,    no
    "Permutation n, r",  special, 2,    free,  7, 5, 3, 1, 5, A +- B,              instant,    1 force, no
    f piecewise,         special, 2,    free,  0, 6, 2, 0, 6, Zero Vector,         continuous, free,    no
        """,
    ),
    "Celinka": (
        30,
        """
    Moon Ritual Dance,   ultra, 2, 2 gauge,1-2, 2, 7, 0, 0, Preta Memory,          instant,        free,    no
    Purifying Roar,      ultra, 2, 3 gauge,2-3, 3, 2, 0, 0, Fortune's Roar,        instant,        free,    no
    Dispelling Horn,   special, 2,    free,1-2, 3, 6, 0, 0, Feral Leap,            instant,        1 force, no
    Moon Fall,         special, 2,    free,  1, 3, 5, 0, 0, Devour My Own Tail,    transformation, free,    no
    Moon Flare,        special, 2,    free,1-5, 4, 3, 0, 3, A Familiar Taste,      transformation, free,    no
    Swift Exorcism,    special, 2,    free,  1, 2, 7, 0, 0, Good to the Last Bite, transformation, free,    no
    Wishing Ward,      special, 2,    free,1-3, 5, 2, 0, 6, Endless Hunger,        instant,        1 force, no
        """,
    ),
    "Specter Knight": (
        30,
        """
    Barrier Lantern,   ultra, 2, 3 gauge,1-3, 6, 3, 0, 0, From the Grave,     continuous, 1 force, no
    Dread Reaper,      ultra, 2, 3 gauge,  1,10, 3, 0, 0, Judgment Rush,      continuous, 3 force, no
    Spider Scythe,   special, 2, 1 force,1-2, 3, 7, 0, 0, Gathering Darkness, instant,    1 force, no
    Throwing Sickle, special, 2,    free,2-3, 3, 5, 0, 0, Shadow Mirror,      instant,    free,    no
    Bounding Soul,   special, 2,    free,  2, 4, 5, 0, 0, Vanish,             continuous, 2 force, no
    Spin Scythe,     special, 2,    free,1-2, 5, 4, 0, 3, Dash Slash,         continuous, 2 force, no
    Dread Talon,     special, 2,    free,  1, 5, 3, 0, 0, Wall Climb,         continuous, 1 force, no
        """,
    ),
}
