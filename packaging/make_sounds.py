"""Make the sounds: every file of resources/sounds.

    python packaging/make_sounds.py [FOLDER]

The files are kept in git; a test makes them anew and compares. What is in them is in soundmaker/.
"""

import sys
from pathlib import Path

from soundmaker import sounds
from soundmaker.waves import finished, wav

SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"


def make_sounds() -> dict[str, bytes]:
    """Return every file by its name."""
    made = {f"take{chain}": sounds.take(chain) for chain in range(1, sounds.LONGEST_CHAIN + 1)}
    made |= {
        "draw": sounds.draw(),
        "turn": sounds.turn(),
        "refuse": sounds.refuse(),
        "undo": sounds.undo(),
        "peak": sounds.peak(),
        "win": sounds.win(),
        "stuck": sounds.stuck(),
    }
    return {f"{name}.wav": wav(finished(samples)) for name, samples in made.items()}


def main() -> None:
    """Write the files into the folder named, or resources/sounds; take away any others."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS
    folder.mkdir(parents=True, exist_ok=True)
    files = make_sounds()
    for old in folder.glob("*.wav"):
        if old.name not in files:
            old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    print(f"{len(files)} files, {sum(map(len, files.values())) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
