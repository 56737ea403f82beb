"""What a scene of work is made of, and from where it is seen."""
from dataclasses import dataclass, field

from kit.build import Build


@dataclass
class Shot:
    """`middle` and `focus` in mm, `seen` the width that is seen there; `moves`: part → ("spin", axis, point in mm, degrees) or ("fly", way in mm) while the shutter is open."""

    middle: tuple
    azimuth: float
    elevation: float
    seen: float
    focus: tuple
    lens: float = 70
    stop: float = 5.6
    # A warm light of its own: (place in mm, watts).
    glow: tuple = ()
    moves: dict = field(default_factory=dict)
    build: Build = field(default_factory=Build)

    def view(self):
        """What tells this shot from another of the same things."""
        return str([self.middle, self.azimuth, self.elevation, self.seen, self.focus, self.lens, self.stop, self.glow])
