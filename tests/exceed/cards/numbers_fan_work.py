"""What stands on the cards of the fighters of fans, whom nobody has printed."""

FAN_WORK = {
    "Eugenia": (
        30,
        """
    Queen of Hearts,       ultra, 2, 3 gauge,  1, 1, 7, 0, 0, Wanderlust,          instant,        1 force, no
    Cat's Cradle,          ultra, 2, 3 gauge,1-3, 9, 1, 0, 0, Edge of Sanity,      continuous,     free,    no
    Shimmer of Madness,  special, 2,    free,1-2, 2, 6, 0, 0, Hanging by a Thread, transformation, free,    no
    Absinthin Arrow,     special, 2,    free,3-6, 2, 5, 0, 0, We're All Mad Here,  instant,        free,    no
    Plot Hook,           special, 2,    free,1-5, 3, 4, 0, 3, Time for Tea,        transformation, free,    no
    Werelight,           special, 2,    free,2-4, 4, 3, 0, 5, Off With Her Head,   instant,        free,    no
    Color Spray,         special, 2,    free,1-3, 6, 2, 0, 0, Unhinged,            transformation, free,    no
        """,
    ),
    "Zsolt": (
        30,
        """
    Fanatical Purification, ultra, 2, 3 gauge,  1, 6, 4, 0, 0, Battle Instinct,     continuous,     1 force, no
    Wild Hunt,              ultra, 2, 3 gauge,  1, 5, 3, 0, 0, Heightened Reflexes, instant,        free,    no
    Fatal Eye,            special, 2,    free,1-3, 1, 7, 0, 0, Somersault,          instant,        free,    no
    Cross Up,             special, 2,    free,1-2, 4, 6, 0, 0, Battle Fugue,        transformation, free,    no
    Blaze of Fervour,     special, 2,    free,2-4, 4, 5, 0, 0, Mad Dog,             transformation, free,    no
    Whip Crack,           special, 2,    free,2-4, 3, 4, 0, 0, Press the Attack,    transformation, free,    no
    Gunblaze,             special, 2,    free,1-4, 3, 2, 0, 6, Seeing Red,          instant,        free,    no
        """,
    ),
}
