"""Section 6: IEEE 754 by exact arithmetic. A number is a Fraction and is rounded once, here."""

from __future__ import annotations

from fractions import Fraction

FRACTION_BITS = {16: 10, 32: 23, 64: 52}


class Format:
    """binary16, binary32 or binary64 (I6.1)."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.fraction = FRACTION_BITS[n]
        self.top = (1 << n - 1 - self.fraction) - 1
        self.bias = self.top >> 1
        self.sign = 1 << n - 1
        self.infinity = self.top << self.fraction
        self.nan = self.infinity | 1 << self.fraction - 1  # I6.2

    def is_nan(self, bits: int) -> bool:
        """Whether it is no number."""
        return bits & ~self.sign > self.infinity

    def is_infinite(self, bits: int) -> bool:
        """Whether it is infinite."""
        return bits & ~self.sign == self.infinity

    def value(self, bits: int) -> Fraction:
        """Give the value of a finite number; both zeros are 0."""
        exponent, fraction = bits >> self.fraction & self.top, bits & (1 << self.fraction) - 1
        magnitude = fraction + (1 << self.fraction if exponent else 0)
        value = magnitude * Fraction(2) ** (max(exponent, 1) - self.bias - self.fraction)
        return -value if bits & self.sign else value

    def round(self, value: Fraction, negative_zero: bool = False) -> int:
        """I6.1: the nearest number, of two the even one; subnormals are kept. `negative_zero` is the sign of a 0."""
        sign = self.sign if value < 0 or (value == 0 and negative_zero) else 0
        value = abs(value)
        if value == 0:
            return sign
        power = value.numerator.bit_length() - value.denominator.bit_length()
        power -= value < Fraction(2) ** power
        exponent = max(power, 1 - self.bias)
        # Python rounds a Fraction to the nearest integer, of two to the even one.
        units = round(value / Fraction(2) ** (exponent - self.fraction))
        # A subnormal has no hidden bit; a carry out of the fraction counts the exponent up.
        bits = units + (exponent + self.bias - 1 << self.fraction)
        return sign | min(bits, self.infinity)

    def add(self, a: int, b: int) -> int:
        """Add."""
        if self.is_nan(a) or self.is_nan(b) or (self.is_infinite(a) and self.is_infinite(b) and a != b):
            return self.nan
        if self.is_infinite(a) or self.is_infinite(b):
            return a if self.is_infinite(a) else b
        return self.round(self.value(a) + self.value(b), negative_zero=bool(a & b & self.sign))

    def subtract(self, a: int, b: int) -> int:
        """Subtract: a NaN with its sign flipped is one still."""
        return self.add(a, b ^ self.sign)

    def multiply(self, a: int, b: int) -> int:
        """Multiply."""
        sign = (a ^ b) & self.sign
        if self.is_nan(a) or self.is_nan(b):
            return self.nan
        if self.is_infinite(a) or self.is_infinite(b):
            return self.nan if 0 in (a & ~self.sign, b & ~self.sign) else sign | self.infinity
        return self.round(self.value(a) * self.value(b), bool(sign))

    def divide(self, a: int, b: int) -> int:
        """Divide: by 0 gives an infinity, 0 by 0 no number; there are no traps (I6.6)."""
        sign = (a ^ b) & self.sign
        if self.is_nan(a) or self.is_nan(b) or (self.is_infinite(a) and self.is_infinite(b)):
            return self.nan
        if self.is_infinite(a) or b & ~self.sign == 0:
            return self.nan if a & ~self.sign == 0 else sign | self.infinity
        if self.is_infinite(b):
            return sign
        return self.round(self.value(a) / self.value(b), bool(sign))

    def negate(self, a: int) -> int:
        """I6.5."""
        return a ^ self.sign

    def from_integer(self, a: int) -> int:
        """I6.3: a is signed already."""
        return self.round(Fraction(a))

    def to_integer(self, a: int) -> int:
        """I6.4: truncates, saturates; of a NaN 0."""
        if self.is_nan(a):
            return 0
        limit = self.sign - 1
        if self.is_infinite(a):
            return -limit - 1 if a & self.sign else limit
        return max(-limit - 1, min(limit, int(self.value(a))))

    def less(self, a: int, b: int, or_equal: bool) -> bool:
        """I12.7: false with a NaN; the zeros are equal."""
        if self.is_nan(a) or self.is_nan(b):
            return False
        x, y = self._order(a), self._order(b)
        return x <= y if or_equal else x < y

    def equal(self, a: int, b: int) -> bool:
        """I12.7."""
        return self.less(a, b, True) and self.less(b, a, True)

    def _order(self, bits: int) -> int:
        """Give an integer that orders numbers, infinities too: the magnitude's bits with the sign."""
        magnitude = bits & ~self.sign
        return -magnitude if bits & self.sign else magnitude
