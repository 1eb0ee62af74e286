"""What is printed on the cards of the fighters of Strive."""

STRIVE = {
    "Anji Mito": (
        30,
        """
    Issei Ougi: Sai,    ultra,   2, 3 gauge, 1-3, 3, 3, 3, 3, Fuuga,                 continuous, free, yes
    Kachoufuugetsu Kai, ultra,   2, 2 gauge, 1-2, 0, 3, 0, 0, Matsuri -Rock Parade-, instant,    free, no
    Fuujin,             special, 2, free,    1-2, 3, 5, 0, 3, Zessen,                continuous, free, yes
    Nagiha,             special, 2, free,    1-2, 3, 4, 1, 3, Issokutobi,            instant,    free, no
    Kou,                special, 2, free,    1-2, 4, 3, 0, 4, Shin: Ichishiki,       continuous, free, no
    Rin,                special, 2, free,    1-2, 4, 3, 0, 3, Suigetsu no Hakobi,    continuous, free, yes
    Shitsu,             special, 2, free,    2-4, 3, 2, 0, 3, Okizeme,               continuous, free, yes
        """,
    ),
    "Axl Low": (
        32,
        """
    One Vision,    ultra,   2, 4 gauge, 1-2, 5, 5, 0, 0, Out of the Box,               continuous, free, no
    Sickle Storm,  ultra,   2, 2 gauge, 1-2, 5, 4, 3, 3, Idealism,                     instant,    free, no
    Snail,         special, 2, free,    2-3, 3, 6, 0, 0, Dogs on the Run,              instant,    free, yes
    Sickle Flash,  special, 4, free,    3-8, 2, 5, 0, 0, A Slow Walker,                instant,    free, yes
    Rainwater,     special, 2, free,    2-4, 4, 4, 0, 3, Make Oneself,                 continuous, free, yes
    Axl Bomber,    special, 2, free,    1-2, 4, 3, 0, 5, Wise Remarks,                 continuous, free, yes
    Winter Mantis, special, 2, free,    1-2, 5, 2, 0, 0, The March of the Wicked King, instant,    free, no
        """,
    ),
    "Baiken": (
        30,
        """
    Kenjyu,                ultra,   2, 2 gauge, 2-5, 3, 6, 0, 0, Momentary Life,      continuous, free, yes
    Tsurane Sanzu-watashi, ultra,   2, 3 gauge, 1,   5, 5, 0, 0, Mirror of the World, continuous, free, no
    Kabari,                special, 2, free,    2-4, 3, 5, 0, 0, Deadeye,             continuous, free, yes
    Youzansen,             special, 2, free,    1-2, 5, 4, 0, 0, Any Means Necessary, continuous, free, no
    Karatakewari,          special, 2, free,    1,   5, 4, 0, 0, Swagger,             instant,    free, yes
    Tatami Gaeshi,         special, 2, free,    1-3, 4, 4, 1, 4, Hidden Weapon,       continuous, free, no
    Hiiragi,               special, 2, free,    1-2, 1, 3, 0, 6, Glare,               instant,    free, yes
        """,
    ),
    "Chipp Zanuff": (
        30,
        """
    Zansei Rouga, ultra,   2, 2 gauge, 1-2, 2, 9, 0, 0, Suck a Sage,   continuous, free, yes
    Banki Messai, ultra,   2, 1 gauge, 1,   5, 4, 0, 0, Play the Hero, instant,    free, no
    Beta Blade,   special, 2, free,    1-2, 1, 7, 0, 0, Shogun!,       continuous, free, yes
    Alpha Blade,  special, 2, free,    1-2, 1, 6, 0, 0, Daijoubu!,     continuous, free, yes
    Resshou,      special, 2, free,    1-2, 2, 5, 0, 0, Harakiri!,     continuous, free, yes
    Gamma Blade,  special, 2, free,    1-5, 3, 3, 0, 0, Sushi!,        continuous, free, yes
    Genrouzan,    special, 2, free,    1,   3, 2, 0, 0, Sukiyaki!,     continuous, free, yes
        """,
    ),
    "Faust": (
        30,
        """
    W-W-What Could This Be?, ultra, 2, 2 gauge, 2-5, 3, 6, 0, 0, Alone Infection/Destructive Goodwill, instant, free, no
    Bone-Crushing Excitement, ultra,   2, 4 gauge,   1, 7, 3, 0, 0, Mini Faust,          continuous, free, no
    Snip Snip Snip,           special, 2, free,      1, 3, 6, 0, 0, Afro,                continuous, free, yes
    Scarecrow,                special, 2, free,      1, 4, 4, 0, 0, 100t Weight/Hammer,  continuous, free, no
    Love,                     special, 2, free,    2-4, 4, 4, 0, 0, Fanfare/Trumpet,     continuous, free, yes
    Thrust,                   special, 2, free,    1-5, 4, 3, 0, 4, Banana Peel/Donut,   continuous, free, yes
    Mix Mix Mix,              special, 2, free,    1-2, 4, 2, 0, 5, Bomb/Meteors,        continuous, free, no
        """,
    ),
    "Giovanna": (
        30,
        """
    Ventania,     ultra,   2, 4 gauge, 1-2, 6, 7, 0, 0, Trigger,      instant,    free, yes
    Tempestade,   ultra,   2, 1 gauge, 1,   3, 6, 0, 0, Rei,          continuous, free, yes
    Sol Nascente, special, 2, free,    1-2, 3, 6, 0, 0, Step Dash,    continuous, free, yes
    Triple Kick,  special, 2, free,    1-3, 2, 5, 0, 0, Beatdown,     continuous, free, yes
    Sepultura,    special, 2, free,    1-3, 4, 4, 0, 0, Microdash,    instant,    free, yes
    Sol Poente,   special, 2, free,    1-2, 4, 3, 0, 0, Tension Rush, continuous, free, no
    Trovao,       special, 2, free,    1,   4, 2, 0, 5, Pursuit,      continuous, free, no
        """,
    ),
    "Goldlewis Dickinson": (
        36,
        """
    Down with the System, ultra,   2, 2 gauge, 1-2, 3, 7, 0, 0, U.M.A.,            continuous, free, no
    Burn It Down,         ultra,   2, 3 gauge, 4-8, 5, 3, 0, 6, Cryptid Collector, instant,    free, no
    BT Rise,              special, 2, free,    1-3, 3, 5, 0, 0, Guts,              continuous, free, yes
    BT Hurl,              special, 2, free,    1,   6, 5, 0, 0, The Kiss of Death, continuous, free, no
    BT Slam,              special, 2, free,    2-4, 4, 4, 3, 3, Security Level Up, continuous, free, no
    BT Swing,             special, 2, free,    1-2, 3, 4, 0, 0, Sky Fish,          continuous, free, yes
    BT Drop,              special, 2, free,    1-2, 5, 3, 0, 0, Thunderbird,       continuous, free, no
    BT Smash,             special, 2, free,    1-2, 4, 3, 0, 3, Brute Strength,    continuous, free, no
    BT Spin,              special, 2, free,    2-3, 6, 2, 1, 4, Absolute Defense,  continuous, free, yes
    BT Crush,             special, 2, free,    1-2, 5, 2, 0, 6, Huge,              continuous, free, yes
        """,
    ),
    "Happy Chaos": (
        30,
        """
    Cheap Shot,   ultra,   3, 1 gauge, 1-4, 0, 6, 0, 0, Super Focus, instant,    free, yes
    Gun Down,     ultra,   3, 1 gauge, 2-5, 3, 5, 0, 0, Curse,       continuous, free, no
    Steady Aim,   ultra,   3, 1 gauge, 3-8, 4, 2, 0, 6, Drift,       instant,    free, no
    At the Ready, special, 2, free,    1-2, 2, 6, 0, 0, Love You,    continuous, free, no
    Fire,         special, 3, free,    2-5, 2, 4, 0, 0, Scapegoat,   continuous, free, no
        """,
    ),
    "I-No": (
        30,
        """
    Megalomania,          ultra,   2, 5 gauge, 2-3, 4, 6, 0, 0, The Midnight Carnival, continuous, free, yes
    Ultimate Fortissimo,  ultra,   2, 3 gauge, 1-3, 4, 3, 6, 0, Requiem,               continuous, free, yes
    Chemical Love,        special, 2, free,    2-4, 2, 6, 0, 0, Hover Dash,            instant,    free, yes
    Antidepressant Scale, special, 2, free,    2-3, 3, 5, 0, 0, Marlene,               continuous, free, yes
    Stroke the Big Tree,  special, 2, free,    1,   3, 5, 0, 3, Sadism,                continuous, free, no
    Sultry Performance,   special, 2, free,    1-2, 4, 4, 0, 0, Smell of the Game,     continuous, free, yes
    Guitar Stamping,      special, 2, free,    1-2, 5, 4, 0, 0, Gatling,               continuous, free, no
        """,
    ),
    "Jack-O": (
        30,
        """
    Cheer Servant On,       ultra,   2, 3 gauge, 1-2, 4, 6, 0, 0, Perfection Can't Please Me, instant,    free, no
    Forever Elysion Driver, ultra,   2, 2 gauge, 1,   6, 4, 0, 0, Juno,                       continuous, free, no
    Iron Pumpkin,           special, 2, free,    3-4, 2, 6, 0, 0, Atack Command,              continuous, free, no
    Chain of Chiron,        special, 2, free,    2-3, 3, 5, 0, 0, Defend Command,             continuous, free, no
    Servant Shoot,          special, 2, free,    1,   5, 4, 0, 0, Dopros,                     continuous, free, no
    Throw Servant,          special, 2, free,    2-6, 3, 2, 0, 6, Sweet Tooth,                continuous, free, no
    Countdown,              special, 2, free,    0,   1, 2, 3, 4, Summon Servant,             instant,    free, yes
        """,
    ),
    "May": (
        30,
        """
    The Wonderful and Dynamic Goshogawara, ultra, 2, 3 gauge, 1-2, 4, 5, 0, 0, Disaster of Passion, continuous, free, no
    Great Yamada Attack, ultra, 2, 3 gauge, 2-4, 6, 1, 0, 0, Chaaarge!, instant, free, no
    Totsugeki!, special, 2, free, 1, 4, 5, 0, 0, Relentless, continuous, free, no
    Arisugawa Sparkle, special, 2, free, 2-4, 3, 4, 2, 3, Gooooo!, instant, free, no
    Mr. Dolphin, special, 2, free, 1-2, 4, 4, 0, 0, Energetic, continuous, free, yes
    Overhead Kiss, special, 2, free, 1, 4, 3, 0, 0, Gatling, continuous, free, no
    Anchor Swing, special, 2, free, 1-2, 5, 2, 0, 6, "Blue Water, Blue Sky", continuous, free, yes
        """,
    ),
    "Millia Rage": (
        30,
        """
    Septem Voices, ultra,   2, 2 gauge, 2-4, 4, 5, 0, 0, Writhe in Pain,         continuous, free, yes
    Winger,        ultra,   2, 3 gauge, 1-2, 5, 5, 0, 0, Love the Subhuman Self, continuous, free, yes
    Low Kick,      special, 2, free,    1,   2, 7, 0, 0, Mirazh,                 instant,    free, no
    Bad Moon,      special, 2, free,    1,   4, 6, 0, 0, Lust Shaker,            continuous, free, yes
    Swing Braid,   special, 2, free,    1-2, 3, 5, 0, 0, The Spider's Thread,    continuous, free, yes
    Tandem Top,    special, 2, free,    2-4, 3, 4, 0, 4, Kapel,                  instant,    free, yes
    Iron Savior,   special, 2, free,    1-2, 5, 2, 0, 5, Turbo Fall,             continuous, free, yes
        """,
    ),
    "Potemkin": (
        32,
        """
    Giganter Kai,             ultra,   2, 2 gauge, 2-4, 4,  1, 3, 4, Armor-clad Faith, continuous, free, no
    Heavenly Potemkin Buster, ultra,   2, 4 gauge, 1,   11, 0, 0, 7, Burly Heart,      continuous, free, no
    Mega Fist,                special, 2, free,    1,   3,  5, 0, 0, Megatona Furioso, continuous, free, yes
    Garuda Impact,            special, 2, free,    1-2, 5,  4, 0, 0, Kara Cancel,      instant,    free, yes
    Potemkin Buster,          special, 2, free,    1-2, 6,  3, 0, 3, F.D.B.,           continuous, free, yes
    Hammer Fall,              special, 2, free,    1,   2,  3, 1, 3, Huge,             continuous, free, yes
    Slide Head,               special, 2, free,    1-8, 0,  2, 1, 4, Steadfast,        continuous, free, no
    Heat Knuckle,             special, 2, free,    1-2, 5,  1, 0, 5, Engage,           continuous, free, no
        """,
    ),
    "Ramlethal Valentine": (
        30,
        """
    Mortobato,     ultra,   2, 3 gauge, 1-2, 4, 7, 0, 0, Necessary Discrepancy, instant,    free, no
    Calvados,      ultra,   2, 1 gauge, 1-5, 4, 1, 1, 5, Diva of Despair,       continuous, free, yes
    Dauro,         special, 2, free,    1,   2, 6, 0, 0, Lucifero,              instant,    free, no
    Bajoneto,      special, 2, free,    2-4, 3, 5, 0, 0, Brigadier Sword,       continuous, free, yes
    Erarlumo,      special, 2, free,    1,   3, 5, 0, 0, Delayed Explosion,     continuous, free, no
    Agresa Ordono, special, 2, free,    1-4, 4, 3, 0, 3, Efficient,             continuous, free, no
    Sabrobato,     special, 2, free,    1-2, 4, 2, 0, 5, Impose,                instant,    free, yes
        """,
    ),
    "Testament": (
        30,
        """
    Nostrovia,              ultra,   2, 4 gauge, 3,   6, 5, 0, 0, "Like a Weed, Naturally", continuous, free, no
    Calamity One,           ultra,   2, 2 gauge, 1-2, 5, 3, 0, 4, Possession,               instant,    free, no
    Unholy Diver,           special, 2, free,    2-3, 1, 6, 0, 0, Bloodstained Lineage,     continuous, free, no
    Arbiter Sign - Rising,  special, 2, free,    3-6, 3, 5, 0, 0, As a matter of course,    instant,    free, yes
    Grave Reaper,           special, 2, free,    1-5, 4, 4, 0, 0, Exe Beast,                continuous, free, yes
    Arbiter Sign - Falling, special, 2, free,    3-6, 5, 3, 0, 3, Elegance,                 continuous, free, yes
    Scythe Swing,           special, 2, free,    2-4, 5, 2, 0, 5, Courtesy,                 continuous, free, yes
        """,
    ),
    "Zato-1": (
        32,
        """
    Sun Void,      ultra,   2, 2 gauge, 0-1, 3, 7, 0, 0, Let me carve your way, continuous, free, no
    Amorphous,     ultra,   2, 4 gauge,   3, 6, 1, 2, 0, Feel a Fear,           continuous, free, no
    Pierce,        special, 2, free,      1, 3, 6, 0, 0, Still in the Dark,     continuous, free, yes
    Leap,          special, 2, free,    1-3, 4, 5, 0, 0, Vanish into Dark,      continuous, free, no
    Invite Hell,   special, 2, free,    2-5, 3, 4, 0, 0, Negative Edge,         instant,    free, yes
    That's a lot!, special, 2, free,    2-4, 5, 3, 0, 4, Break the law,         continuous, free, no
    Damned Fang,   special, 2, free,      1, 4, 3, 0, 0, Drunkard Shade,        continuous, free, yes
    Oppose,        special, 2, free,    0-1, 0, 2, 2, 5, Fly By Night,          instant,    free, yes
        """,
    ),
}
"""The number of cards in the deck, and each card as in `numbers.py`."""
