"""What is printed on the cards of the fighters who pay, spend or limit in ways of their own."""

SPENDERS = {
    "Taisei": (
        30,
        """
    Dust to Dust, special, 2, free, 1, 3, 7, 0, 0, Demonheart, transformation, free, no
    Anathema Surge, special, 2, free, 1-2, 2, 6, 0, 0, Edge of Death, transformation, free, no
    Bloodthirst, special, 2, free, 1-3, 3, 5, 0, 3, Grave Ambitions, continuous, free, no
    Ashen Claws, special, 2, free, 2-4, 4, 4, 0, 0, Deathless, transformation, free, no
    Blackvolt, special, 2, free, 1-3, 4, 4, 0, 0, Demonhide, continuous, free, no
    Chaos Scissors, ultra, 2, 2 gauge, 1-2, 8, 5, 0, 0, Demonblood, continuous, free, no
    Nightmare Tares, ultra, 2, 2 gauge, 2-5, 5, 1, 2, 0, False Life, continuous, free, no
        """,
    ),
    "Iron Tager": (
        30,
        """
    King of Tager, ultra, 1, 4 gauge, 1, 16, 0, 0, 3, Burst, instant, free, no
    Genesic Emerald Tager Buster, ultra, 2, 4 gauge, 1, 10, 6, 0, 0, Charge In, instant, free, no
    Magna Tech Wheel, ultra, 2, 3 gauge, 1, 8, 1, 2, 6, Demon Cells, continuous, 1 force, no
    Gigantic Tager Driver, special, 2, 1 force, 1, 7, 5, 0, 0, Voltic Charge, continuous, free, no
    Sledgehammer, special, 2, free, 1-2, 4, 4, 1, 3, Gadget Finger, instant, free, no
    Atomic Collider, special, 2, free, 1-2, 6, 3, 0, 3, Powerful Blow, continuous, 1 force, no
    Spark Bolt, special, 2, 1 force, 3-8, 4, 1, 0, 0, Heavy, continuous, free, no
    Crimson Punisher, special, 2, free, 1, 5, 1, 2, 5, Reach, continuous, 1 force, no
        """,
    ),
    "Guile": (
        30,
        """
    Flash Explosion, ultra, 2, 4 gauge, 1-2, 9, 3, 2, 5, Shades of Glory, continuous, free, no
    Sonic Hurricane, ultra, 2, 3 gauge, 2-5, 8, 4, 0, 5, Preemptive Strike, continuous, 1 force, no
    Double Sweep Kick, special, 2, free, 1, 2, 6, 0, 0, Sonic Force, continuous, free, no
    Flash Kick, special, 2, free, 1-2, 4, 3, 1, 4, Patience, continuous, free, no
    Reverse Spin Kick, special, 2, free, 1-2, 5, 3, 0, 0, Homeland Defense, continuous, free, no
    Sonic Boom, special, 2, free, 3-8, 4, 3, 0, 5, Military Discipline, continuous, free, no
    Spinning Back Knuckle, special, 2, free, 1-2, 5, 4, 0, 0, Roll, instant, free, no
        """,
    ),
    "Super Skull Man 33": (
        30,
        """
    Kaplow!!!!, ultra, 2, 4 gauge, 1-2, 10, 6, 0, 0, Burning Justice, continuous, free, no
    Zing! Zing! Zing!, ultra, 2, 2 gauge, 1, 7, 5, 0, 0, Lucky Dodge, continuous, 1 force, no
    Bang! Bang! Bang!, special, 2, free, 1-2, 3, 6, 0, 0, I'm Sure I'll Hit Something, continuous, 1 force, no
    Bing Bong!, special, 2, free, 1, 3, 5, 0, 0, This is Just Like that Issue..., instant, free, no
    Slam Evil, special, 2, free, 2-3, 4, 4, 0, 0, "Fear Not, Citizen!", continuous, free, no
    Splam!, special, 2, free, 1-2, 2, 4, 0, 0, "Hold it, Villain!", instant, 1 force, no
    Zaaaap!!!, special, 2, free, 3-5, 1, 6, 0, 0, Quick Change, instant, free, no
        """,
    ),
    "Seijun": (
        30,
        """
    Tale of Nine Sorrows, ultra, 2, 4 gauge, 1-3, 9, 4, 0, 4, Ancient Ambition, instant, free, no
    Tale of Seven Trials, ultra, 2, 4 gauge, 1-7, X, 2, 0, 0, Heart of the Mountain, continuous, 1 force, no
    Ink Splash, special, 2, free, 1-3, 4, X, 0, 0, Watchful Guardian, transformation, free, no
    Yokai Banishing, special, 2, free, 1-2, 1, 6, 0, 0, Meddlesome, transformation, free, no
    Inari Guidance, special, 2, free, 2-3, 5, 4, 0, 0, Kitsune's Pride, transformation, free, no
    Ink Spike, special, 2, free, 1-3, X, 4, 0, 0, Kitsune Wrath, transformation, free, no
    Fox Fire, special, 2, free, 1-2, 6, 3, 0, 4, Ninth Tail, transformation, free, no
        """,
    ),
    "Galdred": (
        30,
        """
    Hydra Helix, ultra, 2, 2 gauge, 1-3, 2, 6, 0, 0, Obsessive Research, instant, free, no
    Metamorphosis, ultra, 2, 2 gauge, 1, 7, 6, 0, 0, Inhuman Speed, instant, free, no
    Blood Frenzy, special, 2, free, 1-3, 2, 5, 0, 0, Secret Formula, transformation, free, no
    Violent Transgression, special, 2, free, 2-3, 4, 5, 0, 0, Faster Than The Eye, transformation, free, no
    Explosive Cocktail, special, 2, free, 3-6, 6, 3, 0, 5, Hidden Strength, transformation, free, no
    Withering Toxin, special, 2, free, 1-2, 3, 3, 0, 5, No Escape, transformation, free, no
    Eviscerate, special, 2, free, 1-2, 5, 0, 2, 5, Instinctive Response, transformation, free, no
        """,
    ),
}
