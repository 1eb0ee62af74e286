"""What is printed on the cards of the fighters of BlazBlue but Hazama."""

BLAZBLUE = {
    "Noel Vermillion": (
        30,
        """
    Valkyrie Veil   , ultra  , 1, 3 gauge, 1-2, 3, 2, 5, 0, Burst           , instant   ,    free, no
    Bullet Storm    , ultra  , 2, 3 gauge, 3-4, 6, 4, 0, 0, Power of the Eye, instant   ,    free, no
    Zero Gun: Fenrir, ultra  , 2, 2 gauge,   1, 5, 7, 0, 0, Drive Charge    , continuous, 1 force, no
    Assault Through , special, 2,    free,   1, 4, 4, 0, 0, Step In         , instant   ,    free, no
    Muzzle Flitter  , special, 2,    free,   1, 3, 5, 0, 0, Chain Revolver  , instant   , 1 force, no
    Optic Barrel    , special, 2,    free, 2-3, 5, 3, 0, 4, Overpower       , continuous,    free, no
    Spring Raid     , special, 2,    free,   1, 3, 7, 0, 0, Dash Cancel     , continuous,    free, no
    Type One        , special, 2,    free, 1-2, 3, 5, 0, 0, Swift Attack    , continuous,    free, no
        """,
    ),
    "Nu-13": (
        30,
        """
    Sword of Destruction, ultra  , 1, 3 gauge,   1, 3, 5, 0, 0, Burst          , instant   ,    free, no
    Calamity Sword      , ultra  , 2, 3 gauge, 2-3, 6, 7, 0, 0, Broken Weapon  , instant   , 2 force, no
    Legacy Edge         , ultra  , 2, 3 gauge, 4-8, 7, 3, 0, 0, Counter Assault, instant   , 2 force, no
    Sword Summoner      , special, 2,    free,   1, 2, 6, 0, 0, Aerial Backflip, instant   ,    free, no
    Supra Rage          , special, 2,    free, 2-3, 3, 5, 0, 0, Air Dash       , instant   ,    free, no
    Sword Dance         , special, 2,    free,   2, 3, 4, 0, 4, Gravity Seed   , continuous, 1 force, no
    Sickle Storm        , special, 2,    free, 2-4, 4, 4, 0, 0, Alter Space    , continuous,    free, no
    Spike Chaser        , special, 2,    free,   1, 5, 3, 0, 0, Luminous Slave , continuous,    free, no
        """,
    ),
    "Ragna the Bloodedge": (
        30,
        """
    Black Onslaught     , ultra  , 1, 4 gauge, 2-3, 6, 6, 0, 0, Burst          , instant   ,    free, no
    Devoured by Darkness, ultra  , 2, 3 gauge, 1-2, 5, 5, 0, 0, Azure Grimoire , instant   , 1 force, no
    Carnage Scissors    , ultra  , 2, 2 gauge,   1, 5, 3, 0, 0, Not Over Yet   , continuous,    free, no
    Inferno Divider     , special, 2, 1 force, 1-2, 3, 7, 0, 0, Unrelenting    , continuous, 1 force, no
    Hell's Fang         , special, 2,    free,   1, 4, 4, 0, 0, Foul-Tempered  , continuous,    free, no
    Dead Spike          , special, 2,    free, 2-4, 5, 3, 0, 4, Nightmare Edge , continuous,    free, no
    Gauntlet Hades      , special, 2,    free, 1-2, 4, 3, 0, 4, Revolver Action, continuous,    free, no
    Blood Scythe        , special, 2,    free, 1-2, 5, 1, 0, 6, Soul Eater     , continuous,    free, no
        """,
    ),
    "Taokaka": (
        30,
        """
    Attack Meow Pow!             , ultra  , 1, 4 gauge,   1, 9, 5, 0, 0, Burst               , instant   ,    free, no
    Hexa Edge!                   , ultra  , 2, 3 gauge,   1, 6, 7, 0, 0, Almost Becoming Two!, continuous, 1 force, no
    Imma Beat The Crap Outta You!, ultra  , 2, 2 gauge,   1, 7, 4, 0, 0, Meow I'm Serious!   , continuous, 1 force, no
    Cat Spirit One!              , special, 2, 1 force, 1-2, 2, 6, 0, 0, Feral Fury!         , continuous,    free, no
    Kitty Litter Special!        , special, 2,    free, 3-5, 3, 5, 0, 0, Pounce!             , instant   ,    free, no
    Double Paw Strike!           , special, 2,    free, 1-2, 4, 5, 0, 0, Cat Jump!           , instant   ,    free, no
    Slashy Slashy!               , special, 2,    free, 1-2, 3, 3, 0, 4, Let's Play!         , instant   ,    free, no
    Trick Edge!                  , special, 2,    free,   1, 4, 3, 0, 0, Surprise!           , instant   , 1 force, no
        """,
    ),
    "Shishigami Bang": (
        30,
        """
    The Ultimate Bang, ultra, 1, 4 gauge, 3, 2, 1, 0, 30, Burst, instant, free, no
Infinite Chaos-Fist of the Void, ultra, 2, 2 gauge, 1, 3, 9, 0, 0, Beat A Nail With Your Hammer, continuous, 1 force, no
    Hyper Shadowstep Strike, ultra, 2, 8 gauge, 1, 8, 7, 0, 0, For Love And Justice, continuous, 1 force, no
    Fatal Eruption, ultra, 2, 1 gauge, 1-2, 5, 5, 0, 4, Set Nail, continuous, 1 force, no
    Bang-Style Shuriken, special, 2, 1 force, 1-4, 1, 6, 0, 0, Instant Ninpo, instant, free, no
    Unstoppable Palm Thrust, special, 2, free, 1-2, 4, 5, 0, 4, Tempest Flying Squirrel Jutsu, continuous, free, no
    Void Tempest Kick, special, 2, free, 1-2, 4, 4, 0, 0, Larger Than Life, continuous, free, no
    Pulverizing Blast Jutsu, special, 2, free, 1-2, 5, 2, 1, 5, Double Jump, instant, free, no
        """,
    ),
    "Hakumen": (
        30,
        """
    Akumetsu          , ultra  , 1, 8 gauge,   1, 10, 0, 0, 0, Burst   , instant   ,    free, no
    Kokuujin: Yukikaze, ultra  , 2, 4 gauge,   1,  0, 2, 0, 0, Massive , continuous,    free, no
    Kokuujin: Shippu  , ultra  , 2, 4 gauge, 1-6,  4, 1, 2, 5, Zanshin , continuous, 1 force, no
    Enma              , special, 2,    free,   1,  4, 6, 0, 3, Fuumajin, continuous,    free, no
    Guren             , special, 2,    free, 1-4,  3, 5, 0, 0, Tsubaki , continuous,    free, no
    Renka             , special, 2,    free, 1-2,  4, 4, 1, 3, Reach   , continuous, 1 force, no
    Yanagi            , special, 2,    free, 1-2,  3, 3, 0, 5, Agito   , continuous,    free, no
    Zantetsu          , special, 2,    free, 1-2,  4, 2, 0, 6, Kishuu  , instant   ,    free, no
        """,
    ),
    "Carl Clover": (
        30,
        """
    Deus Ex Machina     , ultra  , 1, 4 gauge, 0-1, 10, 0, 4, 0, Burst        , instant   ,    free, no
    Rhapsody of Memories, ultra  , 2, 3 gauge, 0-1,  5, 4, 0, 5, Virtuoso     , continuous, 1 force, no
    Laetabilis Cantata  , ultra  , 2, 2 gauge, 1-2,  3, 2, 2, 5, Duet         , continuous, 1 force, no
    Con Brio            , special, 2, 1 force, 0-1,  3, 7, 0, 0, Hurry Sis!   , instant   ,    free, no
    Cantabile           , special, 2,    free, 1-3,  1, 6, 0, 0, La Campanella, instant   ,    free, no
    Con Fuoco           , special, 2, 1 force, 1-2,  6, 4, 0, 0, Vivace       , instant   ,    free, no
    Con Anima           , special, 2,    free, 0-1,  5, 2, 0, 3, Fine Tuning  , continuous, 1 force, no
    Volante             , special, 2,    free, 3-8,  3, 1, 1, 6, Allegretto   , continuous,    free, no
        """,
    ),
    "Kokonoe Mercury": (
        30,
        """
    Ultimate Impact            , ultra  , 1, 4 gauge,   1, 7, 4, 0, 0, Burst             , instant   ,    free, no
    Dreadnought Exterminator   , ultra  , 2, 4 gauge, 4-8, 7, 3, 0, 5, Reckless Upgrades , continuous,    free, no
    Flaming Belobog v2.73      , ultra  , 2, 2 gauge, 1-4, 5, 2, 2, 4, Jamming Dark v.165, continuous,    free, no
    Absolute Zero v4.32        , special, 2,    free, 1-2, 2, 6, 0, 0, Grappling Hook    , continuous,    free, no
    Broken Bunker Assault v2.21, special, 2, 1 force,   1, 5, 5, 0, 0, Impact Hammer     , continuous,    free, no
    Flame Cage v1.43           , special, 2,    free, 2-5, 3, 3, 1, 3, Overtime          , continuous,    free, no
    Banishing Rays v3.10       , special, 2,    free,   3, 3, 4, 0, 0, Planar Haze v1.24 , instant   , 1 force, no
    Solid Wheel v3.37          , special, 2,    free,   1, 4, 4, 0, 0, Timed Explosives  , continuous, 1 force, no
        """,
    ),
    "Nine the Phantom": (
        25,
        """
    Colorless Void             , ultra  , 1, 9 gauge,   3, 9, 9, 0, 0, Burst                  , instant   ,    free, no
    Azurite Inferno            , ultra  , 2, 1 gauge,   1, 2, 8, 0, 0, Teleport Step          , instant   ,    free, no
    Flame Punisher             , ultra  , 2, 2 gauge, 2-5, 7, 0, 0, 0, Hi no Kagutsuchi       , instant   , 3 force, no
    Lapis Lazuli of Lamentation, special, 2, 1 force,   1, 2, 7, 0, 0, Citrine of Change      , continuous,    free, no
    Emerald of Enmity          , special, 2, 1 force, 3-4, 2, 6, 0, 0, Seamoss Gate           , instant   , 1 force, no
    Morganite of Malice        , special, 2,    free, 3-5, 4, 5, 0, 0, Flax Nurture           , instant   ,    free, no
    Coral of Catastrophe       , special, 2,    free, 2-3, 3, 4, 0, 0, Andradite of Accord    , continuous,    free, no
    Kunzite of Keep Breaker    , special, 2,    free,   X, 5, 3, 0, 0, Uvarovite of Undoing   , continuous, 1 force, no
    Amethyst of Annihilation   , special, 2,    free, 1-3, 5, 2, 0, 4, Taaffeite of Temptation, continuous, 1 force, no
    Navy Pressure              , special, 2, 1 force, 4-7, 6, 1, 0, 5, Heliodor of Humility   , continuous,    free, no
        """,
    ),
}
