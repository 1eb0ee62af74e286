"""What is printed on the cards of fighters of the earlier seasons who bring notions of their own."""

EARLIER = {
    "The Beheaded": (
        30,
        """
  Trait: Brutality, set aside, 1,    free,   -, -, 0, 0, 0, Brutality,       transformation,    free, no
  Trait: Survival,  set aside, 1,    free,   -, -, 0, 0, 0, Survival,        transformation,    free, no
  Trait: Tactics,   set aside, 1,    free,   -, -, 0, 0, 0, Tactics,         transformation,    free, no
  Wave of Denial,   ultra,     2, 1 gauge,   1, 2, 7, 0, 0, Spartan Sandals, instant,        1 force, no
  Phaser,           ultra,     2, 1 gauge,   1, 0, 4, 0, 4, Giant Killer,    continuous,     1 force, no
  Twin Daggers,     special,   2,    free, 1-2, 3, 6, 0, 0, Wolf Trap,       continuous,     1 force, no
  Dive Attack,      special,   2,    free,   1, 3, 5, 0, 0, Tornado,         continuous,        free, no
  Wrenching Whip,   special,   2,    free, 1-3, 3, 5, 0, 0, Dodge Roll,      instant,           free, no
  Infantry Bow,     special,   2,    free, 2-5, 2, 4, 0, 0, Knife Dance,     continuous,        free, no
  Assault Shield,   special,   2,    free,   1, 1, 1, 2, 2, Corrupted Power, continuous,        free, no
        """,
    ),
    "Iaquis": (
        30,
        """
  Dragon's Heart,   ultra,   2, 2 gauge,   1, 7, 6, 0, 0, Swift Destruction, continuous,     1 force, no
  Dragon's Descent, ultra,   2, 3 gauge, 2-6, 7, 4, 0, 4, Dragon's Roar,     continuous,        free, no
  Dragon's Fire,    special, 2,    free, 2-5, 3, 4, 0, 0, Martial Challenge, instant,           free, no
  Dragon's Flight,  special, 2,    free, 1-2, 3, 4, 0, 5, Dragon's Force,    transformation,    free, no
  Dragon's Spine,   special, 2,    free, 2-6, 5, 2, 0, 6, Growing Hatred,    transformation,    free, no
  Dragon's Tail,    special, 2,    free, 1-2, 4, 3, 0, 5, Single-Minded,     transformation,    free, no
  Dragon's Tongue,  special, 2,    free, 1-3, 3, 5, 0, 0, Dragon's Scorn,    instant,           free, no
        """,
    ),
    "King Knight": (
        30,
        """
  Royal Decree: Kingly Strut,        set aside, 1,    free,   -, -, 0, 0, 0, Kingly Strut,      continuous, 3 force, no
  Royal Decree: Lordly Might,        set aside, 1,    free,   -, -, 0, 0, 0, Lordly Might,      continuous, 3 force, no
  Glorious Decree: Magnificent Cape, set aside, 1,    free,   -, -, 0, 0, 0, Magnificent Cape,  continuous, 4 force, no
  Glorious Decree: Pay To Win,       set aside, 1,    free,   -, -, 0, 0, 0, Pay To Win,        continuous, 4 force, no
  King of Cards,                     ultra,     2, 3 gauge, 1-2, 6, 6, 0, 0, Kingmaker,         continuous,    free, no
  Victory Trumpets,                  ultra,     2, 2 gauge, 2-4, 0, 3, 2, 4, Royal Tribute,     instant,       free, no
  Healing Hammer,                    special,   2, 1 force, 1-2, 2, 6, 0, 0, "To Me, Minions!", continuous, 1 force, no
  Scepter Slam,                      special,   2,    free,   1, 2, 5, 0, 0, Unsteady Ground,   instant,    1 force, no
  Spin Jump,                         special,   2,    free,   1, 4, 5, 0, 0, Edict,             continuous, 1 force, no
  Scepter Smite,                     special,   2,    free, 1-2, 4, 4, 0, 0, Charge Up,         continuous, 1 force, no
  Shoulder Bash,                     special,   2,    free,   1, 5, 2, 0, 6, Brutal Coronation, continuous, 1 force, no
        """,
    ),
    "Morathi": (
        30,
        """
  God of War,             ultra,   2, 3 gauge, 1-2,  7, 4, 0, 6, Power Overwhelming, continuous, 3 force, no
  Shadow of Death,        ultra,   2, 8 gauge,   1, 15, 8, 0, 0, Intimidation,       instant,    4 force, no
  Gyro Chain Gash,        special, 2,    free,   1,  2, 3, 0, 5, Casting Bones,      continuous, 2 force, no
  Ivory Ghost Charge,     special, 2,    free, 1-2,  5, 3, 0, 5, Ruby Pact,          continuous,    free, no
  Ivory Ghost Impalement, special, 2,    free, 1-3,  4, 2, 0, 5, Obsidian Pact,      continuous,    free, no
  Neck Snapper,           special, 2,    free,   1,  4, 5, 0, 0, Crushing Might,     continuous, 1 force, no
  Revenger,               special, 2,    free, 1-3,  5, 1, 0, 7, Fates Crossing,     instant,    3 force, no
        """,
    ),
    "Plague Knight": (
        30,
        """
  Castle Crasher,   ultra,   2, 3 gauge, 3-5, 5, 3, 3, 4, Serum Supernus,     continuous, 4 force, no
  Triple Dose,      ultra,   2, 3 gauge, 1-3, 5, 1, 0, 6, Berserker's Brew,   continuous,    free, no
  Perfect Pitch,    special, 2,    free,   2, 3, 7, 0, 0, Bomb Burst,         instant,       free, no
  Staff of Surging, special, 2,    free,   1, 2, 6, 0, 0, Frantic Research,   continuous,    free, no
  Long Pitch,       special, 2, 1 force, 3-5, 3, 5, 0, 0, Unexpected Results, continuous, 1 force, no
  Chain Reaction,   special, 2,    free, 1-3, 4, 5, 0, 0, Bait Bomb,          instant,    1 force, no
  Giant Bomb,       special, 2,    free, 1-3, 6, 2, 0, 6, Tonic,              continuous,    free, no
        """,
    ),
    "Remiliss": (
        30,
        """
  Consumption,    ultra,   2, 4 gauge, 1-2, 4, 6, 0, 0, Aftershock,             instant,        free, no
  Nuclear Option, ultra,   2, 1 gauge, 1-4, 4, 2, 0, 4, Initiate Launch,        continuous,     free, no
  Caustic Vent,   special, 2,    free,   1, 3, 5, 0, 0, Reclamation,            instant,        free, no
  Ground Zero,    special, 2,    free, 1-3, 4, 3, 0, 5, Power Cycle,            transformation, free, no
  Irradiate,      special, 2,    free, 2-5, 3, 3, 0, 3, Sequence,               transformation, free, no
  Napalm Stream,  special, 2,    free, 1-2, 3, 1, 0, 4, Engineered Destruction, instant,        free, no
  Toxic Tendrils, special, 2,    free, 1-2, 4, 4, 0, 0, Radiation,              transformation, free, no
        """,
    ),
}
