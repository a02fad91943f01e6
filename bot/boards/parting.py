"""Names on two lines."""

from __future__ import annotations

from bot.boards.lettering import fitted, width


def parted(name: str, letters: float, upper: float, lower: float) -> tuple[str, ...]:
    """A name on one line, or on two even ones within their rooms; of one that is too long for that, what fits."""
    if width(name, letters) <= upper:
        return (name,)
    words = name.split(" ")
    if len(words) == 1:
        return (fitted(name, letters, upper),)
    parts = [(" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words))]
    first = [each for each in parts if width(each[0], letters) <= upper] or [
        (fitted(words[0], letters, upper), parts[0][1])
    ]
    both = [each for each in first if width(each[1], letters) <= lower]
    if both:
        return min(both, key=lambda each: max(width(part, letters) for part in each))
    return (first[-1][0], fitted(first[-1][1], letters, lower))
