"""The numbers printed on the cards of the Under Night fighters, typed in from the cards and not from the files.

Each row: card, kind, copies, cost, range, power, speed, armor, guard, boost, its kind, cost, cancelable.
A boost that is laid on a space and stays by itself is a trap.
"""

from typing import Final

UNDER_NIGHT: Final = {
    "Byakuya": """
        Become a Part of Me, ultra, 2, 4 gauge, 1-3, 6, 5, 0, 0, Web Trap, trap, free, no
        Endless Nightmare, ultra, 2, 2 gauge, 1, 3, 4, 0, 0, Web Trap, trap, free, no
        Caught You!, special, 2, free, 1-4, 3, 8, 0, 0, Disrespect, continuous, free, no
        Minced?, special, 4, free, 1, 3, 7, 0, 0, Menace, continuous, free, no
        How Shall I Cook You?, special, 4, free, 1-2, 3, 5, 0, 0, Soul's Oath, continuous, free, no
        I'll Plant It Somewhere Over Here, special, 2, free, 2-4, 3, 4, 0, 0, Chelicerata, instant, 3 force, no
        Or... Shredded?, special, 4, free, 2-5, 4, 3, 0, 0, Predator, continuous, free, no
    """,
    "Carmine": """
        Twist!, ultra, 2, 1 gauge, 1-2, 2, 7, 0, 0, Dissolve, trap, free, no
        Hahahaha! Be Devoured!, ultra, 2, 3 gauge, 1, 3, 6, 0, 0, Dissolve, trap, free, no
        You Shit! This is the END!, ultra, 2, 3 gauge, 0-1, 7, 2, 2, 0, Dissolve, trap, free, no
        Thrust!, special, 2, free, 0-1, 3, 6, 0, 0, Bloodletting, continuous, 1 force, no
        Spin!, special, 2, free, 1-4, 4, 2, 0, 6, Rein Blood, instant, free, no
        Pulverize!, special, 2, free, 1-3, 4, 1, 2, 5, Reckless Run, instant, free, no
        Give Me That!, special, 2, free, 1, 3, 1, 3, 3, Blood Spike, instant, free, no
    """,
    "Chaos": """
        Dissect Barrage, ultra, 2, 2 gauge, 1-2, 5, 5, 0, 0, Aerial Leap, instant, free, no
        Deep Revenance, ultra, 2, 4 gauge, 4, 10, 2, 2, 5, Chaos Code, continuous, 1 force, no
        Cold Reflection, special, 2, free, 1-2, 2, 4, 0, 0, Lie In Wait, continuous, free, no
        Spew Out, special, 2, free, 2-3, 4, 3, 0, 4, Tactical, continuous, free, no
        Repel, special, 2, free, 0, 5, 3, 0, 0, Compounding Plots, continuous, free, no
        Conceal, special, 2, free, 1-2, 5, 2, 0, 0, Checkmate, continuous, 2 force, no
        That's Your Prey, special, 2, free, 0-1, 5, 1, 0, 5, Umbral, continuous, 1 force, no
    """,
    "Enkidu": """
        Spiral Dual Palm Strike, ultra, 2, 2 gauge, 1-3, 4, 4, 6, 0, Immovable Object, continuous, free, no
        Demon Seal: Abyssal Force, ultra, 2, 6 gauge, 2-5, 10, 1, 0, 6, Unstoppable Force, continuous, 1 force, no
        Tidal Spin, special, 2, free, 1, 5, 7, 0, 0, Tactical, continuous, free, no
        Three Precept Strike, special, 6, free, 1-3, 3, 5, 0, 0, Calamity Crest, instant, free, no
        Chained Kick, special, 2, free, 1-2, 4, 3, 0, 4, Reckless Run, instant, free, no
        Gale Edge, special, 2, free, 2-3, 6, 2, 0, 0, Chain Shift, continuous, free, no
        Thunder Stomp, special, 2, free, 1-2, 4, 1, 1, 4, Maelstrom, instant, free, no
    """,
    "Gordeau": """
        Soul Exodus, ultra, 1, 3 gauge, 1-3, 1, 5, 0, 0, Snatcher, instant, free, no
        Rusty Nail, ultra, 2, 1 gauge, 3-6, 3, 5, 0, 0, Assimilation, instant, free, no
        Turbulence, ultra, 2, 3 gauge, 1-4, 6, 3, 0, 0, Devourer, continuous, free, no
        Mortal Glide, special, 2, free, 1, 3, 6, 0, 0, Fadeaway, instant, 1 force, no
        Precise Aim, special, 2, free, 1-2, 4, 5, 0, 0, Tactical, continuous, free, no
        Mortal Slide, special, 2, free, 4-8, 3, 4, 0, 4, Godlike, continuous, free, no
        Grim Reaper, special, 2, free, 3-6, 4, 3, 0, 4, Blowback, instant, free, no
    """,
    "Londrekia Light": """
        Hail Storm, ultra, 2, 2 gauge, 1-8, 3, 6, 0, 0, Riddle, continuous, 1 force, no
        Frozen Cleave, ultra, 2, 1 gauge, 1-2, 1, 6, 0, 0, Surprise Attack, instant, free, no
        Cocytus Ice Prison, ultra, 2, 4 gauge, 3, 6, 2, 0, 0, Dare Glacial, continuous, free, no
        Circular Step, special, 4, free, 1-2, 2, 6, 0, 0, Veil Off, instant, free, no
        Snow Blossom, special, 2, free, 2-5, 3, 4, 0, 0, Iceflower, trap, free, no
        Frozen Vine, special, 2, free, 2-4, 5, 2, 0, 0, Swift Attack, continuous, free, no
        Frozen Spire, special, 2, free, 1-4, 4, 1, 4, 0, Power Attack, continuous, free, no
    """,
    "Merkava": """
        "I, Defile", ultra, 2, 8 gauge, 1-8, range, 8, 0, 0, Dark Bite, continuous, free, no
        "I, Resentfully Rage", ultra, 2, 3 gauge, 1-3, 6, 5, 0, 0, Jormungandr, continuous, free, no
        "I, Capture and Devour", special, 2, free, 3-6, 1, 6, 0, 0, Slithering, continuous, free, no
        "I, Breathe Out", special, 2, free, 2-4, 3, 5, 0, 0, Instant Flight, continuous, 1 force, no
        "I, Drill Through", special, 2, free, 1, 2, 5, 0, 0, Madness, continuous, free, no
        "I, Rampage", special, 2, free, 1-3, 4, 4, 0, 0, Deflection, continuous, free, no
        "I, Agitate", special, 2, free, 1-3, 5, 3, 0, 5, Lie In Wait, continuous, free, no
        "I, Persistently Cling", special, 2, free, 0, 7, 1, 0, 5, Wide, continuous, free, no
    """,
    "Mika Returna": """
        Mika's Revolution, ultra, 2, 2 gauge, 1-2, 3, 2, 3, 2, Diesel, continuous, 1 force, no
        Mika's Galaxy, ultra, 2, 3 gauge, 0-1, 12, 1, 0, 4, Smart Steer, instant, free, no
        Mika's Crash, special, 2, free, 2-3, 3, 5, 0, 0, Power Attack, continuous, free, no
        Mika's Missile, special, 2, free, 1, 0, 4, 0, 4, Precision Handling, instant, free, no
        Mika's Tornado, special, 2, free, 1, 5, 4, 0, 4, "Can't Stop, Won't Stop", continuous, free, no
        Mika's Hip Attack, special, 2, free, 1, 5, 3, 0, 6, Pachelbel Cannon, continuous, free, no
        Mika's Cannon, special, 2, free, 1, 7, 1, 1, 6, Swift Attack, continuous, free, no
    """,
    "Miyashiro Wagner": """
        Megiddo L'or Celeste, ultra, 2, 2 gauge, 1-2, 6, 6, 0, 0, Ancile, continuous, free, no
        Hitze Falke, ultra, 2, 2 gauge, 3-4, 7, 1, 3, 3, Flame Brand, continuous, free, no
        Schild Zack, special, 2, free, 2, 5, 6, 0, 0, Defend, continuous, free, no
        Filthy Dog!, special, 2, free, 1, 3, 6, 0, 0, Recover, instant, free, no
        Kugel Blitz, special, 2, free, 1, 4, 5, 0, 0, Overpower, continuous, free, no
        Wackenroder, special, 2, free, 2-3, 6, 4, 0, 4, Deflection, continuous, free, no
        Sturm Brecher, special, 2, free, 1-2, 5, 4, 0, 0, Tactical, continuous, free, no
    """,
    "Nanase": """
        Atmosphere of the Aether, ultra, 2, 3 gauge, 1-2, 4, 6, 0, 0, Zephyr, continuous, free, no
        Lumiere of the Dawn, ultra, 2, 3 gauge, 1, 9, 4, 6, 0, Surge Forward, instant, 1 force, no
        Chasing le Reve, special, 2, free, 1-2, 3, 6, 0, 0, Windmill, continuous, free, no
        Plumage Dancing in the Wind, special, 2, free, 1, 3, 6, 0, 0, Reach, continuous, 1 force, no
        Conveying My Vrai Couer, special, 2, free, 1, 3, 5, 0, 0, Overpower, continuous, free, no
        Let the Fleur Carry Your Feelings, special, 2, free, 2-4, 4,4, 0,0, Jumping to Conclusions, instant, 2 force, no
        Ange's Invitation, special, 2, free, 1-2, 5, 3, 0, 0, Chain Shift, continuous, free, no
    """,
    "Orie Ballardiae": """
        Luminous Embrace, ultra, 2, 3 gauge, 3-6, 7, 2, 0, 0, Fifth Executor, continuous, free, no
        Rest in Peace, ultra, 2, 2 gauge, 1-2, 1, 0, 6, 0, The Ruler, continuous, free, no
        Divine Thrust, special, 2, free, 1-2, 3, 6, 0, 0, Aggressive, continuous, free, no
        To Me! (Command Order), special, 2, free, 1-2, 3, 4, 0, 0, Aerial Leap, instant, free, no
        Sealing Hoplon, special, 2, free, 1-3, 2, 3, 0, 0, Wide, continuous, free, no
        Succession, special, 2, free, 3-5, 3, 2, 0, 0, Defensive, continuous, free, no
        Sacred Arrow, special, 2, free, 1-2, 5, 2, 0, 0, Tactical, continuous, free, no
    """,
    "Phonon": """
        Complete Servitude, ultra, 2, 3 gauge, 3-power, 3, 4, 0, 0, Muniel, continuous, free, no
        Binding Beatitude, ultra, 2, 2 gauge, 3-power, 3, 3, 3, 3, Baroque Noise, continuous, free, no
        Guidance Ascension, special, 2, free, power, 1, 6, 0, 0, Charged Attack, continuous, free, no
        Tuning Satisfaction, special, 4, free, 1-4, 2, 5, 0, 0, Compounding Plots, continuous, free, no
        Impulsive Frustration, special, 2, free, 2-power, 3, 4, 0, 0, Come At Me!, continuous, 1 force, no
        Sliding Affliction, special, 2, free, 1-power, 3, 3, 0, 4, Resonance, continuous, free, no
        Suppressive Restriction, special, 2, free, 1-8, 1, 2, 0, 6, Blowback, instant, free, no
    """,
    "Seth": """
        Abyssal Geometry, ultra, 2, 1 gauge, 2, 3, 4, 0, 0, Stitched Segment, continuous, free, no
        Distant Frontier, ultra, 2, 3 gauge, 1, 6, 3, 0, 0, Stitched Segment, continuous, free, no
        Captive Segment, special, 2, free, 4, 1, 6, 0, 0, Surge Forward, instant, 1 force, no
        Dead Space of Intrusion, special, 2, free, 1, 3, 5, 0, 0, Fadeaway, instant, 1 force, no
        Vanishing Confusion, special, 2, free, 4, 5, 4, 0, 0, Soul's Oath, continuous, free, no
        Transgressing Convict, special, 2, free, 1, 3, 4, 0, 0, Fast Fall, continuous, free, no
        Piercing Penetration, special, 2, free, 3, 7, 2, 0, 0, Kerykeion, continuous, free, no
    """,
    "Vatista": """
        Zahhishio, ultra, 2, 2 gauge, 1-2, 2, 6, 0, 0, Curse Commandment, continuous, free, no
        Transvoranse, ultra, 2, 1 gauge, 2-3, 4, 4, 0, 0, Charged Attack, continuous, free, no
        Lateus Orbis, ultra, 2, 3 gauge, 3-8, 6, 3, 0, 5, Autonomic Nerve, continuous, free, no
        Armabellum, ultra, 2, 1 gauge, 1-3, 2, 2, 0, 5, Crimson Wings, continuous, free, no
        Ruber Angelus, ultra, 2, 2 gauge, 1-2, 6, 2, 1, 3, Restriction, continuous, free, no
        Mikoruseo, special, 2, free, 3-8, 2, 5, 2, 0, Swift Attack, continuous, free, no
        Lumen Stella, special, 2, free, 3-6, 5, 3, 0, 5, Instant Flight, continuous, 1 force, no
    """,
    "Yuzuriha": """
        Sogetsu Ittou-Ryuu Ougi: Kashou, ultra, 2, 2 gauge, 1-4, 0, 6, 0, 0, Iris Blade, instant, free, no
        Zero no Kata Hi-Ougi: Inochi Kurenai, ultra, 2, 1 gauge, 1-2, 6, 3, 0, 0, Ainsel Lost, continuous, free, no
        Sougetsu Ittou-Ryu et cetera! Yae Ichirin, special, 2, free, 1-3, 4, 5, 0,0, Swift and Deadly, instant, free, no
        Over Here!, special, 2, free, 1-3, 1, 4, 0, 0, Unsheathe, continuous, free, no
        Battoujutsu San no Kata: Tachi, special, 2, free, 2-4, 5, 3, 0, 5, Not Over Yet, continuous, free, no
        Battoujutsu Ni No Kata: Saki, special, 2, free, 3-5, 7, 1, 0, 0, Come At Me!, continuous, 1 force, no
        Battoujutsu Ichi no Kata: Kiri, special, 2, free, 1-3, 7, 1, 1, 5, Try Hard, continuous, free, no
    """,
}

UNDER_NIGHT_SHEETS: Final[dict[str, tuple[str, int | None, int]]] = {
    "Byakuya": ("undernight", 1, 36),
    "Carmine": ("undernight", 1, 30),
    "Chaos": ("undernight", 1, 30),
    "Enkidu": ("undernight", 1, 34),
    "Gordeau": ("undernight", 1, 29),
    "Londrekia Light": ("undernight", 1, 32),
    "Merkava": ("undernight", 1, 32),
    "Mika Returna": ("undernight", 1, 30),
    "Miyashiro Wagner": ("undernight", 1, 30),
    "Nanase": ("undernight", 1, 30),
    "Orie Ballardiae": ("undernight", 1, 30),
    "Phonon": ("undernight", 1, 32),
    "Seth": ("undernight", 1, 30),
    "Vatista": ("undernight", 1, 30),
    "Yuzuriha": ("undernight", 1, 30),
}
"""For each fighter: whose Normals it plays with, the gauge for exceeding, the cards of its starting deck."""
