"""What is printed on the cards of the fighters of Red Horizon."""

RED_HORIZON = {
    "Nehtali": (
        30,
        """
    Heaven's Punishment, ultra  , 2, 3 gauge, 3-5,  0, 5, 0, 0, Begone!          , instant   ,    free, no
    Hell's Salvation   , ultra  , 2, 5 gauge,   2, 12, 7, 0, 0, Building Power   , instant   ,    free, no
    Azazel's Torment   , special, 2,    free, 1-2,  3, 5, 0, 0, Divine Harvester , instant   , 2 force, no
    Darkness Barrier   , special, 2,    free, 3-5,  5, 1, 0, 0, Soul Exchange    , instant   ,    free, no
    Hellfire           , special, 2,    free, 1-3,  0, 4, 0, 0, Gauge Boost      , instant   ,    free, no
    Soul Thresher      , special, 2,    free, 1-7,  0, 7, 0, 0, Clutch of Evil   , instant   , 1 force, no
    Volt Damnation     , special, 2,    free, 1-2,  5, 1, 0, 6, Swift Destruction, continuous, 2 force, no
        """,
    ),
    "Vincent": (
        30,
        """
    Ballot Fixing  , ultra  , 2, 2 gauge, 1-2, 4, 8, 0, 0, Natioanl Scar         , instant   , 2 force, no
    Phoenix Revival, ultra  , 2, 3 gauge, 1-3, 6, 1, 4, 0, A Moment of Reflection, instant   ,    free, no
    Crimson Barrage, special, 2,    free, 2-5, 4, 1, 0, 0, National Debt         , instant   ,    free, no
    Gatling Punch  , special, 2,    free, 1-2, 2, 5, 0, 0, Fortress Frame        , continuous, 1 force, no
    Majority Whip  , special, 2,    free, 1-2, 3, 5, 0, 0, Rushdown              , continuous,    free, no
    National Guard , special, 2,    free,   1, 6, 3, 0, 0, Bunker Buster         , continuous,    free, no
    Phoenix Ascent , special, 2,    free, 1-2, 3, 6, 0, 2, Foundation            , continuous,    free, no
        """,
    ),
}
