"""What is printed on the cards of the fighters of Street Fighter who came later than Ryu, Ken and Dan."""

STREET_FIGHTER = {
    "C. Viper": (
        30,
        """
    Burning Dance        , ultra  , 2, 3 gauge, 1-3,  5, 5, 0, 0, Stylish       , continuous,    free, no
    Burst Time           , ultra  , 2, 4 gauge, 1-2, 10, 2, 0, 0, Exoskeleton   , continuous,    free, no
    Burning Kick         , special, 2,    free, 2-3,  4, 5, 0, 0, Blazing       , continuous,    free, no
    Emergency Combination, special, 2,    free, 2-3,  3, 5, 0, 0, Hidden Weapons, instant   , 1 force, no
    Seismic Hammer       , special, 2,    free, 2-5,  5, 1, 0, 0, Blasting      , continuous, 1 force, no
    Temple Massage       , special, 2,    free,   1,  4, 4, 0, 0, Cheater       , instant   ,    free, no
    Thunder Knuckle      , special, 2,    free,   1,  3, 5, 0, 0, Electrifying  , continuous,    free, no
        """,
    ),
    "Chun-Li": (
        30,
        """
    Hosenka           , ultra  , 2, 4 gauge, 1-2, 9, 4, 0, 0, Ultra Parry     , instant   , 2 force, no
    Kikousho          , ultra  , 2, 2 gauge, 1-3, 7, 2, 0, 0, Faultless Focus , continuous, 1 force, no
    Lightning Legs    , special, 2,    free, 1-2, 3, 6, 0, 0, Repeating Attack, continuous,    free, no
    Flipping Ax Kick  , special, 2,    free, 1-2, 3, 5, 0, 0, Power Attack    , continuous,    free, no
    Head Stomp        , special, 2,    free,   -, 5, 5, 0, 0, Swift Attack    , continuous,    free, no
    Spinning Bird Kick, special, 2,    free, 1-2, 5, 4, 0, 4, Guard Crush     , continuous, 1 force, no
    Kikoken           , special, 2,    free, 3-5, 4, 2, 0, 4, Overhead        , continuous,    free, no
        """,
    ),
}
