"""A network of two layers that classifies digits, by tinygrad from PyPI.

    pip install tinygrad numpy
    DEV=CL OCL_ICD_VENDORS=~/.config/OpenCL/vendors/harmonica.icd python3 digits.py

numpy trains it on the host, on pictures of 5 x 7 points with noise; that takes a second. Then tinygrad classifies other
pictures, and what it finds is what numpy finds. `python3 digits.py 20` classifies 20 pictures.
"""

import sys

import numpy
from tinygrad import Device, Tensor

# Five rows of each digit lie side by side.
GLYPHS = """
.###. ..#.. .###. ##### ...#. ##### ..##. ##### .###. .###.
#...# .##.. #...# ...#. ..##. #.... .#... ....# #...# #...#
#..## ..#.. ....# ..#.. .#.#. ####. #.... ...#. #...# #...#
#.#.# ..#.. ...#. ...#. #..#. ....# ####. ..#.. .###. .####
##..# ..#.. ..#.. ....# ##### ....# #...# .#... #...# ....#
#...# ..#.. .#... #...# ...#. #...# #...# .#... #...# ...#.
.###. .###. ##### .###. ...#. .###. .###. .#... .###. .##..
"""
HIDDEN = 24
NOISE = 0.35


def glyphs():
    """The ten digits, 35 points each."""
    rows = [line.split() for line in GLYPHS.split("\n") if line]
    return numpy.array([[point == "#" for row in rows for point in row[digit]] for digit in range(10)], numpy.float32)


def pictures(random, count):
    """Digits with noise, and which they are."""
    digits = random.integers(0, 10, count)
    points = glyphs()[digits] + random.normal(0, NOISE, (count, 35))
    return points.astype(numpy.float32), digits


def layers(points, weights):
    """What both layers give, by numpy."""
    first, second = weights
    hidden = numpy.maximum(points @ first, 0)
    return hidden, hidden @ second


def train(random):
    """Descends the gradient of the cross entropy."""
    weights = [random.normal(0, 0.2, shape).astype(numpy.float32) for shape in [(35, HIDDEN), (HIDDEN, 10)]]
    for _ in range(1500):
        points, digits = pictures(random, 64)
        hidden, scores = layers(points, weights)
        likely = numpy.exp(scores - scores.max(axis=1, keepdims=True))
        wrong = likely / likely.sum(axis=1, keepdims=True) - numpy.eye(10)[digits]
        back = (wrong @ weights[1].T) * (hidden > 0)
        for weight, gradient in zip(weights, [points.T @ back, hidden.T @ wrong]):
            weight -= (0.1 / len(digits)) * gradient
    return weights


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    random = numpy.random.default_rng(1)
    weights = train(random)
    points, digits = pictures(random, count)
    first, second = (Tensor(weight) for weight in weights)
    scores = ((Tensor(points) @ first).relu() @ second).numpy()
    expected = layers(points, weights)[1]
    found = scores.argmax(axis=1)
    right = int((found == digits).sum())
    for row in range(7):
        print("  ".join("".join(" .:#"[int(numpy.clip(4 * point, 0, 3))] for point in points[picture, 5 * row : 5 * row + 5])
                        for picture in range(min(count, 12))))
    print("  ".join(f"{digit:^5}" for digit in found[:12]))
    print(f"{Device.DEFAULT}: {right} of {count} digits are right")
    difference = abs(scores - expected).max()
    if difference > 1e-4 or right < 0.9 * count:
        raise SystemExit(f"the scores differ from numpy's by {difference}")


if __name__ == "__main__":
    main()
