"""The sounds of the game: wooden bars and paper, all in G."""

from soundmaker.waves import Samples, add, band, mode, noise, shaped, silence

G3 = 196.0
PENTATONIC = (0, 2, 4, 7, 9)
"""Semitones above the first note of an octave."""
PENTATONIC_STEPS = 16
"""Three octaves; from there on takes climb by semitones, or the last would only whistle."""
LONGEST_CHAIN = 28


def semitones(count: float) -> float:
    return float(2.0 ** (count / 12))


def take_pitch(chain: int) -> float:
    """Return the pitch in Hz of the take that makes a chain of this length."""
    step = min(chain, PENTATONIC_STEPS) - 1
    octave, note = divmod(step, len(PENTATONIC))
    return G3 * semitones(12 * octave + PENTATONIC[note] + max(0, chain - PENTATONIC_STEPS))


def bar(pitch: float, decay: float) -> Samples:
    """Return a wooden bar struck with a soft mallet."""
    seconds = 4.6 * decay
    struck = mode(pitch, decay, seconds)
    for ratio, level, share in ((3.98, 0.18, 0.3), (9.4, 0.06, 0.12)):
        audible = 1 - pitch * ratio / 9_000
        if audible > 0:
            add(struck, mode(pitch * ratio, decay * share, seconds), level=level * audible)
    add(struck, knock(900, 0.012, seed=7), level=0.5)
    return struck


def knock(pitch: float, seconds: float, seed: int) -> Samples:
    """Return a mallet's dull touch."""
    return shaped(band(noise(seed, seconds), lambda _: pitch, 0.9), 0.001, seconds * 0.9)


def brush(seed: int, seconds: float, start: float, end: float, rise: float) -> Samples:
    """Return paper sliding over paper, from one brightness in Hz to another."""

    def brightness(share: float) -> float:
        return start + (end - start) * share

    passed = band(band(noise(seed, seconds), brightness, 0.9), brightness, 1.1)
    return shaped(passed, rise * seconds, (1 - rise) * seconds)


def take(chain: int) -> Samples:
    pitch = take_pitch(chain)
    return bar(pitch, 0.075 * (G3 / pitch) ** 0.35)


def draw() -> Samples:
    sound = silence(0.15)
    add(sound, brush(11, 0.1, 1_300, 2_800, rise=0.4))
    add(sound, mode(233, 0.018, 0.07), at=0.07, level=0.5)
    add(sound, knock(1_100, 0.02, seed=12), at=0.07, level=0.6)
    return sound


def turn() -> Samples:
    sound = silence(0.085)
    add(sound, brush(21, 0.04, 2_000, 3_200, rise=0.35), level=0.7)
    add(sound, brush(22, 0.04, 3_000, 1_700, rise=0.12), at=0.034)
    add(sound, mode(420, 0.008, 0.04), at=0.036, level=0.3)
    return sound


def refuse() -> Samples:
    sound = silence(0.2)
    for at, level in ((0.0, 1.0), (0.08, 0.75)):
        add(sound, mode(116, 0.03, 0.12, fall=0.92), at=at, level=level)
        add(sound, mode(313, 0.014, 0.1), at=at, level=0.5 * level)
        add(sound, knock(500, 0.015, seed=31), at=at, level=0.6 * level)
    return sound


def undo() -> Samples:
    sound = silence(0.15)
    add(sound, mode(294, 0.02, 0.08), level=0.5)
    add(sound, knock(1_000, 0.018, seed=41), level=0.6)
    add(sound, brush(42, 0.12, 2_600, 1_000, rise=0.3), at=0.015)
    return sound


def notes(places: tuple[int, ...], gap: float, decay: float, last: float) -> Samples:
    """Return bars struck one after the other, so many semitones above G4."""
    end = (len(places) - 1) * gap
    sound = silence(end + 4.6 * last)
    for index, place in enumerate(places):
        is_last = index == len(places) - 1
        struck = bar(2 * G3 * semitones(place), last if is_last else decay)
        add(sound, struck, at=index * gap, level=1.0 if is_last else 0.85)
    return sound


def peak() -> Samples:
    return notes((7, 12), gap=0.11, decay=0.07, last=0.1)


def win() -> Samples:
    return notes((0, 4, 7, 12), gap=0.12, decay=0.09, last=0.17)


def stuck() -> Samples:
    sound = mode(330, 0.16, 0.62, fall=0.55)
    add(sound, mode(330 * 3.98, 0.05, 0.62, fall=0.55), level=0.14)
    add(sound, knock(700, 0.015, seed=51), level=0.4)
    return sound
