"""What came of two attacks that meet, as far as it was looked at."""


class Meeting:
    """Sums over all looks at one pair of attacks, as the seat sees it that thinks."""

    __slots__ = ("_dealt", "_taken", "looks", "squares", "total")

    def __init__(self) -> None:
        self.looks = 0
        self.total = 0.0
        self.squares = 0.0
        self._dealt = 0
        self._taken = 0

    def note(self, value: float, dealt: int, taken: int) -> None:
        """Takes in a look: how likely the seat wins after it, and how much life the opponent and the seat lost."""
        self.looks += 1
        self.total += value
        self.squares += value * value
        self._dealt += dealt
        self._taken += taken

    @property
    def mean(self) -> float:
        """How likely the seat wins after it, on average."""
        return self.total / self.looks

    def error_beside(self, noise: float) -> float:
        """Returns how far the mean may be off, as a variance; what is known of all pairs counts as two looks more."""
        apart = max(0.0, self.squares - self.total**2 / self.looks) + 2.0 * noise
        return apart / (self.looks + 1) / self.looks

    @property
    def dealt(self) -> float:
        """How much life the opponent loses, on average."""
        return self._dealt / self.looks

    @property
    def taken(self) -> float:
        """How much life the seat loses, on average."""
        return self._taken / self.looks

    @property
    def lead(self) -> float:
        """How much more life the opponent loses than the seat, on average."""
        return self.dealt - self.taken
