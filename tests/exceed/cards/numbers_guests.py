"""What is printed on the cards of the fighters of smaller seasons, and of Byakuya."""

GUESTS = {
    "Byakuya": (
        36,
        """
    Become a Part of Me,    ultra,   2, 4 gauge, 1-3, 6, 5, 0, 0, Web Trap,    trap,       free,    no
    Endless Nightmare,      ultra,   2, 2 gauge,   1, 3, 4, 0, 0, Web Trap,    trap,       free,    no
    Caught You!,            special, 2, free,    1-4, 3, 8, 0, 0, Disrespect,  continuous, free,    no
    Minced?,                special, 4, free,      1, 3, 7, 0, 0, Menace,      continuous, free,    no
    How Shall I Cook You?,  special, 4, free,    1-2, 3, 5, 0, 0, Soul's Oath, continuous, free,    no
    I'll Plant It Somewhere Over Here, special, 2, free, 2-4, 3, 4, 0, 0, Chelicerata, instant, 3 force, no
    Or... Shredded?,        special, 4, free,    2-5, 4, 3, 0, 0, Predator,    continuous, free,    no
        """,
    ),
    "Dan Hibiki": (
        30,
        """
    Haoh Gadouken,       ultra, 2, 3 gauge,1-4, 7, 1, 0, 0, Saikyo Power,     continuous, free,    no
    Legendary Taunt,     ultra, 2, 2 gauge,  -, 0, 4, 1, 5, Secret Technique, instant,    free,    no
    Shisso Buraiken,     ultra, 2, 3 gauge,  1, 7, 5, 0, 0, Lucky!,           instant,    free,    no
    Dankukyaku,        special, 2,    free,1-2, 3, 6, 0, 0, Saikyo Leap,      instant,    1 force, no
    Gadouken,          special, 2,    free,1-4, 4, 4, 0, 0, Saikyo Vision,    instant,    1 force, no
    Koryuken,          special, 2,    free,1-2, 0, 6, 0, 0, Saikyo Glory,     continuous, free,    no
    Saikyo Haraigoshi, special, 2,    free,  1, 2, 7, 0, 0, Peek,             instant,    free,    no
        """,
    ),
    "Geoffrey": (
        30,
        """
    Golden Arrow,        special, 2,    free,3-7, 5, 4, 0, 3, Golden Chains,          continuous,     1 force, no
    Inquisition,         special, 2,    free,  1, 5, 4, 0, 1, Compulsive Purification, transformation, free,   no
    Sacrament of Blades, special, 2,    free,2-6, 3, 3, 0, 4, Ministry of Saints,     transformation, free,    no
    Solemn Exorcism,     special, 2,    free,  1, 4, 3, 0, 4, Inviolability,          continuous,     free,    no
    Bastion Stance,      special, 2,    free,1-2, 3, 1, 1, 5, Untainted,              transformation, free,    no
    Crusader's Oath,       ultra, 2, 2 gauge,1-2, 4, 3, 0, 0, Solemn Oath,            continuous,     free,    no
    Inviolable Judgment,   ultra, 2, 3 gauge,  1,10, 0, 2, 0, Holy Wings,             instant,        1 force, no
        """,
    ),
    "Hazama": (
        30,
        """
    Hungry Darkness of 1000 Souls,       ultra, 1, 4 gauge,  1, 4, 4, 0, 4, Burst,                 instant,    free, no
    Serpent's Infernal Rapture,          ultra, 2, 4 gauge,  1, 7, 8, 0, 0, Check out my snake!,   instant,    free, no
    Eternal Coils of the Dragon Serpent, ultra, 2, 3 gauge,2-4, 3, 6, 0, 0, Having fun yet?,       instant,    free, no
    Falling Fang,                      special, 2, 1 force,2-3, 3, 6, 0, 0, Shadow Serpent,        instant,    free, no
    Hungry Coils,                      special, 2,    free,2-3, 3, 5, 0, 0, Serpent's Benediction, continuous, free, no
    Venom Sword,                       special, 2,    free,1-4, 4, 4, 0, 0, Serpent's Redemption,  continuous, free, no
    Devouring Fang,                    special, 2, 1 force,1-2, 6, 4, 0, 0, Bloody Fangs,          continuous, free, no
    Rising Fang,                       special, 2, 1 force,1-2, 4, 2, 2, 3, Vengeful Viper,        continuous, free, no
        """,
    ),
    "Tinker Knight": (
        30,
        """
    Mech Charge,   ultra, 2, 3 gauge,  1, 3, 3, 0, 4, Upgrade,            continuous, 2 force, no
    Bomb Bounce,   ultra, 2, 3 gauge,1-3, 6, 2, 0, 0, Within My Reach,    continuous, free,    no
    Flail,       special, 2,    free,  1, 3, 6, 0, 0, Armor Plating,      continuous, 4 force, no
    Mobile Gear, special, 2,    free,  1, 3, 5, 0, 0, Force Feedback,     continuous, 4 force, no
    Wrench Toss, special, 2,    free,1-3, 2, 4, 0, 0, Pocket Fuel,        continuous, 4 force, no
    Drill Arm,   special, 2, 1 force,  1, 4, 3, 0, 3, Turbocharger,       continuous, 4 force, no
    Missiles,    special, 2,    free,1-3, 4, 2, 1, 5, Arcing Projectiles, continuous, 4 force, no
        """,
    ),
}
"""The number of cards in the deck, and each card as in `numbers.py`."""
