"""What is printed on the cards of fighters of the seasons two to five."""

MIDDLE = {
    "Akuma": (
        30,
        """
    Demon Armageddon, ultra, 2, 4 gauge, 1, 6, 5, 0, 0, Die One Thousand Deaths!, continuous, free, no
    Wrath of the Raging Demon, ultra, 2, 3 gauge, 1, 11, 3, 0, 0, Instant Hell Murder, continuous, free, no
    Gohadoken, special, 2, free, 2-6, 5, 4, 0, 0, Demon Illusion, continuous, free, no
    Goshoryuken, special, 2, free, 1, 3, 7, 0, 0, Ashura Senku, instant, 1 force, no
    Hyakkishu, special, 2, free, 1, 4, 4, 0, 0, Fakeout, continuous, free, no
    Tatsumaki Zankukyaku, special, 2, free, 1-2, 4, 4, 0, 0, Spite, continuous, free, no
    Zugaihasatsu, special, 2, free, 1-2, 3, 5, 0, 0, Power of Hatred, continuous, free, no
        """,
    ),
    "Cammy": (
        30,
        """
    CQC, ultra, 2, 3 gauge, 1, 6, 2, 0, 0, Acrobatics, continuous, free, no
    Gyro Driver Smasher, ultra, 2, 2 gauge, 1, 5, 2, 0, 0, Hooligan Combination, instant, 1 force, no
    Cannon Spike, special, 2, free, 1, 2, 7, 0, 0, Backflip, instant, free, no
    Cannonball, special, 2, free, 1, 5, 3, 0, 0, Skip, continuous, free, no
    Dive Kick, special, 2, free, 1, 4, 5, 0, 0, Slide, continuous, free, no
    Razor's Edge Slicer, special, 2, free, 1, 4, 1, 0, 0, High Jump, instant, free, no
    Spiral Arrow, special, 2, free, 1, 5, 4, 0, 0, Ejection Kick, instant, free, no
        """,
    ),
    "Fight": (
        30,
        """
    Lightning Gun, ultra, 2, 2 gauge, 1-3, 2, 6, 0, 0, Arachnomorph, continuous, free, no
    Rail Gun, ultra, 2, 4 gauge, 3-8, 7, 5, 0, 0, Mothorb, continuous, 1 force, no
    Flamethrower, ultra, 2, 2 gauge, 1, 4, 5, 0, 0, Explorb, continuous, 1 force, no
    Explosive Shot, special, 2, free, 3-5, 3, 5, 0, 0, Shoot Orb, continuous, free, no
    Retreating Bolts, special, 2, free, 3, 2, 4, 0, 0, Deadlock Boots, continuous, 1 force, no
    Power Jump, special, 2, free, 1-2, 2, 3, 1, 3, Dash, instant, free, no
    Electro Charge, special, 2, free, 4-6, 5, 1, 0, 0, Speed Shell, continuous, free, no
        """,
    ),
    "Jin Kisaragi": (
        30,
        """
    Arctic Dungeon, ultra, 1, 4 gauge, 1-8, 8, 0, 0, 0, Burst, instant, free, no
    Moonsong, ultra, 2, 3 gauge, 2-3, 6, 6, 0, 0, Pre-emptive Strike, continuous, 1 force, no
    Ice Fang, ultra, 2, 2 gauge, 4-7, 4, 4, 1, 4, Power of Order, instant, 1 force, no
    Violent Ice, special, 2, free, 1-2, 2, 7, 0, 0, Pinpoint Strike, continuous, 1 force, no
    Crystal Strike, special, 2, free, 1, 3, 5, 0, 0, Overhead, continuous, free, no
    Permafrost, special, 2, free, 1-2, 5, 4, 0, 0, Cool Under Pressure, continuous, free, no
    Ice Blade, special, 2, free, 2-5, 4, 3, 0, 5, Scorn, instant, free, no
    Dual Ice Strike, special, 2, free, 1-2, 3, 3, 3, 3, Flying Ice Strike, continuous, 1 force, no
        """,
    ),
    "M. Bison": (
        30,
        """
    Nightmare Booster, ultra, 2, 3 gauge, 2-3, 6, 6, 0, 0, Psycho Booster, instant, free, no
    Psycho Punisher, ultra, 2, 3 gauge, 1-2, 7, 4, 0, 4, Bison Teleport, instant, free, no
    Head Stomp, special, 2, free, 2-3, 5, 5, 0, 0, Unstoppable, continuous, 1 force, no
    Devil Reverse, special, 2, free, 1-2, 5, 5, 0, 0, Bison Dollars, instant, free, no
    Sliding Kick, special, 2, free, 1, 4, 5, 0, 3, Quick Backdash, instant, free, no
    Psycho Crusher, special, 2, free, 1-2, 4, 4, 0, 0, Psycho Power, continuous, 1 force, no
    Somersault Skull Diver, special, 2, free, 1, 4, 4, 0, 0, Shadaloo Intelligence, instant, free, no
        """,
    ),
    "Platinum the Trinity": (
        30,
        """
    Shining Layered Force, ultra, 1, 4 gauge, 2, 9, 5, 3, 0, Burst, instant, free, no
    Cure Dot Typhoon, ultra, 2, 2 gauge, 1, 4, 6, 0, 0, Magical Cat Hammer, continuous, free, no
    Miracle Jeanne, ultra, 2, 4 gauge, 2-3, 3, 4, 0, 0, Piko Hammer, continuous, free, no
    Mystique Momo, special, 2, free, 2-5, 2, 5, 0, 0, Magical Do-Re-Mi Box, continuous, free, no
    Mami Circular, special, 2, free, 1, 4, 5, 0, 0, Magical Bat, continuous, free, no
    Dramatic Sammy, special, 2, free, 1, 4, 2, 0, 0, Magical Bomb, continuous, free, no
    Happy Magicka, special, 2, free, 1-3, 3, 1, 2, 4, Magical Missile, continuous, free, no
    Dream Sally, special, 2, free, 1-5, 3, 1, 0, 5, Magical Boomerang, continuous, free, no
        """,
    ),
    "Propeller Knight": (
        30,
        """
    Launcher, ultra, 2, 2 gauge, 4, 3, 7, 0, 0, Fly Up, instant, 1 force, no
    Full Broadside, ultra, 2, 3 gauge, 2-4, 6, 2, 0, 0, Private Reserve, instant, free, no
    Cannonball, special, 2, free, 4-6, 4, 3, 0, 3, Quick Step, instant, free, no
    Headwind, special, 2, free, 3-4, 1, 5, 0, 0, Wind Stream, continuous, free, no
    Propeller Pull, special, 2, free, 1-2, 4, 2, 0, 6, Jet Stream, continuous, 1 force, no
    Saber Lunge, special, 2, free, 1-3, 2, 6, 0, 0, Blade Flourish, continuous, free, no
    Swoop, special, 2, 1 force, 1, 1, 7, 0, 0, Rose Toss, continuous, free, no
        """,
    ),
    "Sagat": (
        30,
        """
    Tiger Destruction, ultra, 2, 2 gauge, 1, 7, 5, 0, 0, Massive, continuous, free, no
    Tiger Cannon, ultra, 2, 4 gauge, 2-5, 4, 6, 0, 0, Swift Destruction, continuous, 1 force, no
    Tiger Shot, special, 2, free, 2-5, 3, 4, 0, 0, Reach, continuous, 1 force, no
    Low Step Kick, special, 2, free, 1-2, 2, 5, 0, 0, Anger Charge, continuous, free, no
    Low Tiger Shot, special, 2, free, 3-8, 5, 2, 0, 5, Quick Backdash, instant, free, no
    Tiger Knee, special, 2, free, 1, 5, 3, 0, 4, Spite, continuous, free, no
    Tiger Uppercut, special, 2, free, 1, 4, 4, 3, 3, Terrifying, instant, 1 force, no
        """,
    ),
    "Shovel Knight": (
        30,
        """
    Propeller Dagger, ultra, 2, 1 gauge, 1-2, 4, 6, 0, 0, For Shovelry, instant, free, no
    Troupple Chalice, ultra, 2, 3 gauge, 2-4, 5, 1, 0, 0, Justice in Spades, continuous, free, no
    Flare Wand, special, 2, free, 1-2, 0, 7, 0, 0, Dig In, continuous, 1 force, no
    Mobile Gear, special, 2, free, -, 3, 5, 0, 0, Dig Tirelessly, continuous, free, no
    War Horn, special, 2, free, 1-2, 5, 5, 0, 3, Get Digging, continuous, free, no
    Chaos Sphere, special, 2, free, 1-2, 4, 4, 0, 0, Sharpen Thy Shovel, continuous, 1 force, no
    Alchemy Coin, special, 2, free, 1-5, 4, 1, 0, 5, Slash Mercilessly, continuous, 1 force, no
        """,
    ),
    "The Enchantress": (
        30,
        """
    Rapid Beam, ultra, 2, 3 gauge, 5-8, 4, 4, 0, 0, Dark Strafe, instant, 2 force, no
    Shattering Scream, ultra, 2, 3 gauge, 1, 6, 4, 0, 6, Critical Attack, continuous, 2 force, no
    Homing Orb, special, 2, free, X, 3, 6, 0, 0, Ground Break, instant, free, no
    Magic Shot, special, 2, 1 force, 2-5, 2, 5, 0, 0, Rebirth, instant, free, no
    Fire Wave, special, 2, 1 force, 3-6, 4, 4, 0, 4, Will Made Real, instant, free, no
    Flying Charge, special, 2, free, 1, 4, 4, 0, 4, Mind Control, instant, free, no
    Spiral Orb, special, 2, 1 force, 1-3, 4, 1, 2, 4, Destructive Force, continuous, free, no
        """,
    ),
    "Vega": (
        30,
        """
    Bloody High Claw, ultra, 2, 3 gauge, 1-2, 4, 6, 0, 0, Claw, continuous, 1 force, no
    Splendid Claw, ultra, 2, 3 gauge, 1-2, 7, 4, 0, 0, Mask, continuous, free, no
    Scarlet Terror, special, 2, free, 1-2, 3, 4, 0, 0, Repel Leap, instant, 2 force, no
    Flying Barcelona Attack, special, 2, free, 1-2, 5, 3, 0, 0, Wall Leap, instant, free, no
    Sky High Claw, special, 2, free, 1, 4, 3, 0, 0, Retrieve, instant, 1 force, no
    Pounce, special, 2, free, 1-2, 5, 2, 0, 4, Dancer's Step, instant, 1 force, no
    Rolling Crystal Flash, special, 2, free, 1, 3, 2, 0, 0, High Jump, instant, free, no
        """,
    ),
    "Zangief": (
        30,
        """
    Ultimate Atomic Buster, ultra, 2, 4 gauge, 1, 11, 5, 0, 0, Super Armor, continuous, free, no
    Siberian Blizzard, ultra, 2, 3 gauge, 1, 8, 2, 0, 6, Jump In, instant, free, no
    Atomic Suplex, special, 2, free, 1, 4, 6, 0, 0, Siberian Fortitude, continuous, 1 force, no
    Banishing Flat, special, 2, free, 2-3, 4, 4, 0, 5, Reach, continuous, 1 force, no
    Spinning Piledriver, special, 2, free, 1, 5, 4, 0, 0, Thick Skinned, continuous, free, no
    Double Lariat, special, 2, free, 1-2, 5, 2, 1, 6, Ki Charge, instant, free, no
    Flying Power Bomb, special, 2, free, 1, 6, 2, 0, 0, Intimidate, instant, free, no
        """,
    ),
}
"""Deck and cards of each fighter, as in `numbers_guests`."""
