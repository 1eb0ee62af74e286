"""Passwords that whoever guesses tries first; none of them can be chosen."""

import re

from wildswing.server.basics.names import known_as

WORDS = """
abcdabcd abcdefgh access action admin administrator america anthony apple arsenal asdfgh asdfghjkl ashley august
austin autumn azerty bailey banana barcelona baseball basketball batman biteme blink brandon brooklyn bubbles buster
butterfly changeme charlie cheese chelsea chicken chocolate chris christmas computer cookie corvette cowboys dallas
daniel default diamond dolphin dragon einstein elephant football forever freedom fussball gandalf george ginger
google guest guitar hallo hallowelt hannah harley harrypotter hello helloworld hockey hunter iceman iloveyou
internet jackson jasmine jennifer jessica jesus jordan joshua justin killer kitten letmein liverpool login london
love loveme lovely mandalorian maggie manchester marina marlboro marvin master matrix matthew maverick melanie
mercedes merlin metallica michael michelle minecraft monkey monster morgan mustang mynoob mypassword naruto nicole
ninja nothing november october oliver orange passw0rd passwd password passwort patrick peanut pepper phoenix pokemon
porsche princess purple qazwsx qazwsxedc qwerty qwertyuiop qwertz qwertzuiop rainbow ranger robert runescape samsung
samantha samurai schalke schatz schatzi scooter secret september shadow sommer spiderman startrek starwars steelers
summer sunshine superman superstar taylor tennis test testtest thomas thunder tigger trustno tweety valentin viking
voodoo welcome whatever wildswing william willkommen winner winter yankees yellow zaqwsx zxcvbn zxcvbnm
"""

FIRST_TRIED = frozenset(WORDS.split())
"""Words that lists of stolen passwords have at their head, and what this game is called."""

ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik",
    "1q2w3e4r5t6y7u8i9o0p",
)
"""What fingers and tongues do by themselves."""

WRITTEN_FOR = str.maketrans("0134578@$!", "oieastbasi")
"""Signs that are written for letters."""


def is_common(password: str, name: str = "") -> bool:
    """Tells whether a password is among the first that anybody would try for an account of this name.

    >>> is_common("Passw0rd123!"), is_common("abcdefghij"), is_common("ann-2026", "Ann"), is_common("correct horse")
    (True, True, True, False)
    """
    plain = password.casefold().replace(" ", "")
    twice = plain[: len(plain) // 2] * 2
    if len(set(plain)) < 4 or any(plain in row or plain in row[::-1] for row in ROWS):
        return True
    words = {plain, plain if twice != plain else plain[: len(plain) // 2]}
    words |= {re.sub(r"[\W\d_]+", "", word) for word in words} | {_bare(word).translate(WRITTEN_FOR) for word in words}
    if words & FIRST_TRIED:
        return True
    own = known_as(name)
    rest = plain.replace(own, "") if own else plain
    return rest != plain and (len(rest) < 6 or not any(letter.isalpha() for letter in rest))


def _bare(word: str) -> str:
    """Returns a word without the figures and signs that are added where some are wanted."""
    return re.sub(r"^[\d\W_]+|[\d\W_]+$", "", word)
