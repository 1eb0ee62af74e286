"""Names that people could take for each other, since their letters look alike.

The table is our own choice from the letters of living alphabets that look like a Latin one, for names alone; it is made
from pairs of strings so that it can be read.
"""

from unicodedata import category, name, normalize

TOGETHER = frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"})
"""Writings that people use side by side in one name, and of which none looks like another."""

PAIRS = (
    # Cyrillic, with capitals whose small letters look like no Latin ones.
    ("АВЕЅІЈКМНОРСТУХԌԚԜӀҮ", "ABESIJKMHOPCTYXGQWlY"),
    ("авеѕіјкмнорстухԁԛԝһӏѵүґг", "abesijkmhopctyxdqwhlvyrr"),
    # Greek.
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϜ", "ABEZHIKMNOPTYXCF"),  # noqa: RUF001 - meant
    ("αβγεικνορστυχωϲϳ", "abyeikvopotuxwcj"),
    # Armenian.
    ("ՏԼՍՕՈ", "SLUOn"),
    ("օսհոցզղյ", "ouhngqnj"),
    # Cherokee.
    ("ᎪᏴᏟᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᏀᎡᎠ", "ABCEHJKLMPSTVWZGRD"),  # noqa: RUF001 - meant
    # Other Latin letters, and signs that look like letters.
    ("ɑɡıɩƖʟɪʀƨƽɴƿƅᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ", "agiillirssnpbabcdejkmoptuvwz"),
    ("0|1Iǀ", "ollll"),  # noqa: RUF001 - meant
)

LIKE = str.maketrans({one: other for odd, plain in PAIRS for one, other in zip(odd, plain, strict=True)})

TWO_AS_ONE = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""


def skeleton(text: str) -> str:
    """Returns what is the same for names that look alike.

    >>> skeleton("Bill") == skeleton("BiII") == skeleton("Bi11")
    True
    >>> skeleton("Kai") == skeleton("Kal")
    False
    """
    plain = normalize("NFKC", text).translate(LIKE).translate(LIKE)
    plain = normalize("NFKC", plain.casefold()).replace(" ", "")
    for two, one in TWO_AS_ONE:
        plain = plain.replace(two, one)
    return plain


def mixes_writings(text: str) -> bool:
    """Tells whether letters stand side by side that nobody writes in one name, such as Latin and Cyrillic ones."""
    letters = [letter for letter in normalize("NFKC", text) if category(letter) in {"Lu", "Ll", "Lt", "Lo"}]
    writings = {name(letter, "").replace("-", " ").partition(" ")[0] for letter in letters}
    return len(writings) > 1 and not writings <= TOGETHER
