"""What is printed on the cards of fighters whose tokens move, start in play or come in several copies."""

TOKENS = {
    "Mole Knight": (
        30,
        """
    Erupt      , ultra  , 2, 3 gauge, 2-4, 8, 1, 2, 5, Molten Armor , continuous, 1 force, no
    Cave In    , ultra  , 2, 2 gauge, 1-3, 4, 1, 3, 0, Undermine    , continuous,    free, no
    Burrow Dig , special, 2,    free,   1, 3, 7, 0, 0, Lost Treasure, instant   ,    free, no
    Headbutt   , special, 2, 1 force, 1-2, 4, 6, 0, 0, Come At Me!  , continuous, 1 force, no
    Diving Dig , special, 2,    free,   1, 5, 3, 0, 0, Tunneling    , instant   ,    free, no
    Block Push , special, 2,    free, 3-6, 5, 2, 0, 6, Stockpile    , continuous, 1 force, no
    Belly Slide, special, 2,    free,   1, 4, 2, 1, 5, Tunnel Vision, continuous, 1 force, no
        """,
    ),
    "Shovel & Shield Knight": (
        30,
        """
    Tandem Attack   , ultra  , 2, 2 gauge,   1, 7, 5, 0, 0, Inseperable   , continuous, 1 force, no
    Shield Boomerang, ultra  , 2, 3 gauge, 2-4, 6, 3, 0, 0, Shovel of Hope, instant   , 1 force, no
    Buckler Blow    , special, 2, 1 force, 0-1, 2, 7, 0, 0, Quick Switch  , instant   , 1 force, no
    Discovery!      , special, 2,    free, 1-2, 1, 6, 0, 0, Quick Step    , instant   ,    free, no
    Shovel Drop     , special, 2,    free, 1-2, 4, 4, 0, 3, Hop           , instant   ,    free, no
    Shield Gong     , special, 2, 1 force, 0-1, 4, 2, 2, 4, Full Defense  , continuous,    free, no
    Charge Slash    , special, 2,    free,   1, 5, 1, 0, 6, Charge Up     , continuous, 1 force, no
        """,
    ),
    "Polar Knight": (
        30,
        """
    Icicle Drop  , ultra  , 2, 3 gauge, 1-8, 8, 2, 2, 0, Rebuild         , instant   ,    free, no
    Snow Slash   , ultra  , 2, 2 gauge, 1-2, 4, 0, 2, 3, Block And...    , continuous,    free, no
    Stomp        , special, 2,    free, 1-2, 0, 7, 0, 0, Reach           , continuous, 1 force, no
    Shovel Charge, special, 2,    free,   1, 3, 5, 0, 0, Shattering Stomp, instant   ,    free, no
    Shovel Slam  , special, 2, 1 force, 1-3, 5, 4, 0, 3, Dashing Through , instant   ,    free, no
    Polar Plow   , special, 2,    free, 1-7, 5, 2, 0, 6, Overpower       , continuous, 1 force, no
    Shovel Drop  , special, 2,    free,   1, 3, 1, 1, 5, Avalanche       , instant   , 1 force, no
        """,
    ),
    "Litchi Faye Ling": (
        30,
        """
    Nine Gates of Heaven   , ultra  , 1, 4 gauge,   1, 3, 7, 0, 0, Burst              , instant   ,    free, no
    All Green              , ultra  , 2, 2 gauge,   3, 5, 6, 0, 0, Additional Backstep, instant   ,    free, no
    Thirteen Orphans       , ultra  , 2, 3 gauge, 0-1, 6, 5, 0, 0, Lao Jiu            , instant   , 1 force, no
    Tsubame Gaeshi         , special, 2,    free,   1, 3, 7, 0, 0, Three Dragons      , continuous,    free, no
    Reach: Robbing the Kong, special, 2, 1 force,   1, 4, 6, 0, 0, Reach: Kong on Kong, instant   ,    free, no
    Renchan                , special, 2,    free, 2-3, 4, 5, 0, 0, Reach: Last Chance , instant   , 1 force, no
    Four Winds             , special, 2, 1 force, 0-1, 3, 5, 0, 0, Straight Through   , continuous,    free, no
    Unarmed Lunge          , special, 2,    free,   1, 5, 3, 1, 5, Kote Gaeshi        , instant   ,    free, no
        """,
    ),
}
