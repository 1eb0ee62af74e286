"""The numbers printed on the cards of fighters and of the Normals, typed in from the cards and not from the files.

Each row: card, kind, copies, cost, range, power, speed, armor, guard | boost, its kind, cost, cancelable.
"""

from typing import Final

NORMAL_ATTACKS: Final = """
    Grasp,     normal, 2, free,  1, 3, 7, 0, 0
    Cross,     normal, 2, free,1-2, 3, 6, 0, 0
    Assault,   normal, 2, free,  1, 4, 5, 0, 0
    Dive,      normal, 2, free,  1, 5, 4, 0, 0
    Spike,     normal, 2, free,2-3, 5, 3, 0, 4
    Sweep,     normal, 2, free,1-3, 6, 2, 0, 6
    Focus,     normal, 2, free,1-2, 4, 1, 2, 5
    Block,     normal, 2, free,  -, -, 0, 2, 3
"""
"""The same in all editions, but for two names."""

OTHER_NAMES: Final = {"strive": {"Assault": "Slash", "Spike": "Dust"}}
"""What an edition calls a Normal otherwise."""

NORMAL_BOOSTS: Final = {
    "standard": """
        Fierce,            continuous, free, no
        Run,               instant,    free, no
        Backstep,          instant,    free, no
        Tech,              instant,    free, no
        Defend,            continuous, free, no
        Light,             continuous, free, no
        Reading,           instant,    free, no
        Parry,             instant,    free, no
    """,
    "undernight": """
        Respect,           continuous, free, no
        Superior,          continuous, free, no
        Air Dash,          instant,    free, no
        Reading,           instant,    free, no
        Mixup,             instant,    free, no
        Just Defense,      continuous, free, no
        Veil Off,          instant,    free, no
        Tech Hit,          instant,    free, no
    """,
    "strive": """
        Let's Rock!,       continuous, free, no
        Area Shift,        instant,    free, yes
        Dash,              instant,    free, yes
        Ukemi,             instant,    free, yes
        Faultless Defense, continuous, free, yes
        Badass,            continuous, free, yes
        Scramble,          continuous, free, yes
        Parry,             instant,    free, no
    """,
}
"""In the order of the attacks."""

FIGHTERS: Final = {
    "Sol Badguy": """
        Heavy Mob Cemetery, ultra, 2, 3 gauge,  1, 5, 3, 0, 3, Find your one way,   continuous, free, yes
        Tyrant Rave,        ultra, 2, 2 gauge,1-2, 3, 7, 0, 0, Flame of corruption, continuous, free, yes
        Wild Throw,       special, 2,    free,  1, 5, 3, 0, 3, Smell of the Game,   continuous, free, yes
        Gun Flame,        special, 2,    free,1-3, 4, 5, 0, 0, Rock you,            continuous, free, yes
        Fafnir,           special, 2,    free,1-2, 5, 4, 0, 0, Outrage,             instant,    free, no
        Night Raid Vortex,special, 2,    free,  1, 4, 2, 0, 6, Keep yourself alive, continuous, free, yes
        Bandit Bringer,   special, 2,    free,  1, 4, 3, 0, 4, Free,                instant,    free, yes
        Volcanic Viper,   special, 2,    free,1-2, 3, 5, 0, 3, Bandit revolver,     continuous, free, yes
    """,
    "Ky Kiske": """
        Ride the Lightning, ultra, 2, 4 gauge,  1, 6, 1, 2, 6, Thunderseal,         continuous, free, yes
        Sacred Edge,        ultra, 2, 4 gauge,2-6, 5, 6, 0, 0, Roar of the Spark,   instant,    free, yes
        Stun Dipper,      special, 2,    free,1-2, 4, 5, 0, 0, Hope,                instant,    free, yes
        Vapor Thrust,     special, 2,    free,1-2, 3, 5, 0, 0, Holy Orders,         continuous, free, yes
        Foudre Arc,       special, 2,    free,1-2, 4, 4, 0, 3, Shock State,         continuous, free, no
        Dire Eclat,       special, 2,    free,1-2, 5, 4, 0, 4, Faith,               continuous, free, no
        Stun Edge,        special, 2,    free,2-6, 3, 3, 0, 5, Be Just or Be Dead,  continuous, free, yes
    """,
    "Hyde Kido": """
        Gyro Vortex,        ultra, 2, 3 gauge,1-3, 5, 5, 0, 0, Void Red,                 instant,    free,    no
        Dead Set Daze,      ultra, 2, 1 gauge,1-4, X, 2, 1, 4, Indulgence of Insulation, continuous, 1 force, no
        Vacant Shift,     special, 2,    free,  1, 5, 6, 0, 0, Double Jump,              instant,    free,    no
        Red-Clad Craver,  special, 3,    free,  1, 4, 5, 0, 0, Charged Attack,           continuous, free,    no
        Black Orbiter,    special, 2,    free,3-6, 4, 4, 0, 0, Reach,                    continuous, 1 force, no
        Pale Bringer,     special, 3,    free,  1, 4, 4, 0, 0, Power Attack,             continuous, free,    no
        Shadow Scare,     special, 2,    free,1-5, 4, 3, 0, 4, Overpower,                continuous, free,    no
    """,
    "Linne": """
        Divine Blaze,       ultra, 2, 3 gauge,1-2, 3, 6, 0, 0, Culling (Demise Razor),     continuous, free, no
        The Diviner,        ultra, 2, 2 gauge,2-3, 6, 3, 0, 0, Concentration (Deep Focus), continuous, free, no
        Elusive Flash,      ultra, 2, 1 gauge,1-2, 4, 4, 0, 0, Resistance (Sheer Wall),    continuous, free, no
        Flying Swallow,   special, 2,    free,  1, 3, 4, 0, 0, Roll (Sure-Kill Arts),      continuous, free, no
        Moon Gyre,        special, 2,    free,1-2, 3, 5, 0, 0, Vanish (Transcend),         continuous, free, no
        Sky Fangs,        special, 2,    free,3-5, 3, 4, 3, 0, Overcome (Godlike),         continuous, free, no
        Tenacious Mist,   special, 2,    free,  1, 4, 5, 0, 0, Sidestep (Transparent Foe), continuous, free, no
    """,
    "Ryu": """
        Metsu Hadoken,        ultra, 2, 3 gauge,3-5, 7, 5, 0, 0, Way of the Warrior,  continuous, 1 force, no
        Metsu Shoryuken,      ultra, 2, 4 gauge,  1, 7, 5, 0, 0, Lightning Reflexes,  instant,    1 force, no
        Donkey Kick,        special, 2,    free,1-2, 6, 4, 0, 4, Ki Charge,           instant,    free,    no
        One Inch Punch,     special, 2,    free,  1, 5, 3, 0, 6, Quick Step,          instant,    free,    no
        Tatsumaki Senpukyaku, special, 2,  free,1-2, 5, 3, 0, 4, Swift,               continuous, free,    no
        Hadoken,            special, 2,    free,3-6, 4, 4, 0, 0, Defensive,           continuous, free,    no
        Shoryuken,          special, 2,    free,  1, 4, 5, 0, 0, Overhead,            continuous, free,    no
    """,
    "Ken Masters": """
        Shinryuken,           ultra, 2, 4 gauge,  1, 7, 6, 0, 0, Rushdown Style,      instant,    1 force, no
        Guren Senpukyaku,     ultra, 2, 3 gauge,1-2, 5, 4, 0, 4, True Master,         continuous, 1 force, no
        Axe Kick,           special, 2,    free,  1, 5, 4, 0, 0, Ki Charge,           instant,    free,    no
        Knee Bash,          special, 2,    free,1-2, 5, 2, 0, 5, Custom Combo,        continuous, free,    no
        Tatsumaki Senpukyaku, special, 2,  free,1-2, 5, 3, 0, 0, Quick Attack,        continuous, free,    no
        Hadoken,            special, 2,    free,3-6, 4, 4, 0, 0, Overpower,           continuous, free,    no
        Shoryuken,          special, 2,    free,  1, 4, 5, 0, 4, Burning Passion,     continuous, free,    no
    """,
    "Leo Whitefang": """
        Stahlwirbel,          ultra, 2, 4 gauge,2-8, 6, 0, 0, 0, Bared Fangs,         continuous, free, no
        Leidenschaft des Dirigenten, ultra, 2, 3 gauge, 1-2, 6, 0, 0, 0, Roar of the Lion, continuous, free, no
        Zweites Kaltes Gestober, special, 2, free,1-2, 3, 5, 0, 0, Hellfire,          continuous, free, yes
        Blitzschlag,        special, 2,    free,1-3, 5, 4, 0, 0, Pride,               instant,    free, yes
        Eisensturm,         special, 2,    free,1-2, 5, 3, 1, 4, Stolz,               instant,    free, yes
        Gravierte Wurde,    special, 2,    free,2-6, 5, 2, 0, 5, Brynhildr Stance,    instant,    free, no
        Kahn Schild,        special, 2,    free,1-2, 3, 1, 0, 6, Hail to the King,    continuous, free, yes
    """,
    "Nagoriyuki": """
        Wasureyuki,           ultra, 2, 3 gauge,1-2, 5, 6, 0, 4, Nightless,           instant,    free, yes
        Zansetsu,             ultra, 2, 4 gauge,3-6, 0, 3, 0, 0, Crawl,               continuous, free, no
        Kamuriyuki,         special, 2,    free,  1, 4, 5, 0, 0, What do you fight for?, instant, free, no
        Kirioroshi,         special, 2,    free,1-2, 4, 4, 0, 0, Honour,              continuous, free, no
        Bloodsucking Universe, special, 2, free,  1, 4, 4, 0, 0, Disciplined,         continuous, free, no
        Shizuriyuki,        special, 2,    free,1-3, 3, 3, 0, 5, Fukyo,               instant,    free, yes
        Zarameyuki,         special, 2,    free,2-5, 5, 2, 0, 6, Drawing Stance,      continuous, free, yes
    """,
    "Waldstein": """
        Katastrophe,          ultra, 2, 2 gauge,1-2, 7, 5, 0, 0, Hecatoncheir,        instant,    free,    no
        Werfen Erschlagen,    ultra, 2, 2 gauge,2-3, 4, 4, 0, 0, The Destroyers,      continuous, free,    no
        Verderben,            ultra, 2, 4 gauge,3-4,10, 1, 4, 0, Maximize Power,      continuous, 1 force, no
        Wirbelwind,         special, 2,    free,1-2, 6, 4, 1, 2, Blowback,            instant,    free,    no
        Eisen Nagel,        special, 2,    free,2-4, 6, 3, 1, 2, Flex,                continuous, free,    no
        Sturmangriff,       special, 2,    free,  1, 5, 2, 1, 2, Face Me!,            continuous, free,    no
        Ferzen Volf,        special, 2,    free,1-3, 4, 1, 1, 2, Reach,               continuous, 1 force, no
    """,
    "Hilda": """
        In The Darkness,      ultra, 2, 3 gauge,  4, 2, 7, 0, 0, Masquerade,          continuous, free,    no
        Impalement,           ultra, 2, 2 gauge,3-8, 2, 6, 0, 0, Paradox,             continuous, 1 force, no
        Skewer,             special, 4,    free,1-8, 2, 6, 0, 0, Power Attack,        continuous, free,    no
        Tri-Furket,         special, 2,    free,1-2, 4, 4, 1, 4, The Darkness,        instant,    free,    no
        Revenant Pillar,    special, 2,    free,3-5, 5, 2, 0, 5, Charged Attack,      continuous, free,    no
        Interference,       special, 2,    free,1-3, 4, 2, 0, 6, The Light,           instant,    free,    no
        Condensity Gloom,   special, 2,    free,0-1, 5, 2, 1, 4, Fadeaway,            instant,    1 force, no
    """,
}

SHEETS: Final[dict[str, tuple[str, int | None, int]]] = {
    "Sol Badguy": ("strive", 3, 32),
    "Ky Kiske": ("strive", 2, 30),
    "Hyde Kido": ("undernight", 1, 32),
    "Linne": ("undernight", 1, 30),
    "Ryu": ("standard", 2, 30),
    "Ken Masters": ("standard", 3, 30),
    "Leo Whitefang": ("strive", None, 30),
    "Nagoriyuki": ("strive", None, 30),
    "Waldstein": ("undernight", 1, 30),
    "Hilda": ("undernight", 1, 32),
}
"""For each fighter: whose Normals it plays with, the gauge for exceeding, the cards of its starting deck.

None is a fighter without the Exceed action.
"""
