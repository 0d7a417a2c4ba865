"""Crops a rendered picture to what is on it and makes it small: `trim.py FROM TO`. Pillow comes with fpdf2."""

import sys

from PIL import Image, ImageChops

WIDE = 1000  # px
RIM = 24  # px of ground left round the model


def trimmed(picture: Image.Image) -> Image.Image:
    """Return the picture without its empty ground, at most `WIDE` across."""
    picture = picture.convert("RGB")
    ground = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
    left, top, right, bottom = ImageChops.difference(picture, ground).getbbox() or (0, 0, *picture.size)
    cut = picture.crop((left - RIM, top - RIM, right + RIM, bottom + RIM)) if left >= RIM <= top else picture
    return cut.resize((WIDE, round(cut.height * WIDE / cut.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Trim one file into another, with 128 colours: the models have few."""
    source, target = sys.argv[1:]
    with Image.open(source) as picture:
        trimmed(picture).quantize(128, dither=Image.Dither.NONE).save(target, optimize=True)


if __name__ == "__main__":
    main()
