"""What an Xvfb started with `-fbdir` shows: a file in the format of xwd that it draws into."""

import struct
from pathlib import Path


class Framebuffer:
    """The pixels of the screen as they are now."""

    def __init__(self, path):
        self.path = Path(path)
        with self.path.open("rb") as file:
            header = struct.unpack(">25I", file.read(100))
        self.start = header[0] + header[19] * 12
        self.width, self.height, self.row = header[4], header[5], header[12]
        assert header[11] == 32, f"{header[11]} bits a pixel"

    def pixels(self, left, top, right, bottom, step=1):
        """Every so many pixels of a rectangle, as numbers, as far as it lies on the screen."""
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, self.width), min(bottom, self.height)
        if left >= right:
            return
        with self.path.open("rb") as file:
            for y in range(top, bottom, step):
                file.seek(self.start + y * self.row + left * 4)
                line = file.read((right - left) * 4)
                yield from (pixel for (pixel,) in struct.iter_unpack("<I", line[: len(line) // 4 * 4]))
