//! Floating-point operands at the edges: zeros of both signs, subnormals, what rounds to either side or halfway, what
//! overflows. The values of other code are integers, which as floats are small subnormals, or results of `itof`. Only for
//! cores that have floats: the programs of other cores are drawn as if this file were not there.

use isa::Opcode;

use super::super::tree::{Node, Step};
use super::{instruction, Generator};

use Opcode::*;

const OPERATIONS: [Opcode; 11] = [Fadd, Fadd, Fsub, Fsub, Fmul, Fmul, Fdiv, Fdiv, Fneg, Ftoi, Itof];
const COMPARISONS: [Opcode; 3] = [Feq, Flt, Fle];

/// The parts of a word that is a number.
#[derive(Clone, Copy)]
struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// Bits of the exponent.
    exponent: u32,
}

impl Format {
    fn of(word_bits: u32) -> Self {
        let exponent = match word_bits {
            16 => 5,
            32 => 8,
            _ => 11,
        };
        Format { fraction: word_bits - 1 - exponent, exponent }
    }

    /// The number with that biased exponent and fraction; a fraction that is too large counts in the exponent.
    fn number(self, exponent: u64, fraction: u64) -> u64 {
        (exponent << self.fraction).wrapping_add(fraction)
    }

    /// The biased exponent of 1.
    fn one(self) -> u64 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The biased exponent of infinities and NaNs.
    fn top(self) -> u64 {
        (1 << self.exponent) - 1
    }
}

impl Generator<'_> {
    /// Two numbers, each lane's a few places beside the next one's, and operations on them and on their results.
    pub(super) fn floats(&mut self) -> Node {
        let Some((first, second)) = self.two_targets() else {
            return self.straight();
        };
        let (likely, one, other) = self.float_pair();
        let mut steps = vec![Step::Constant(first, one), Step::Constant(second, other)];
        if self.random.percent(40) {
            // Lanes get numbers of their own.
            let lane = self.target();
            if lane != first && lane != second {
                let mixed = self.random.one(&[first, first, second]);
                let opcode = self.random.one(&[Add, Xor]);
                steps.push(instruction(Hwid, [lane, 0, 0], 0, None));
                steps.push(instruction(opcode, [mixed, mixed, lane], 0, None));
            }
        }
        if self.random.percent(75) {
            let target = self.target();
            steps.push(instruction(likely, [target, first, second], 0, None));
            if target == first || target == second {
                return Node::Group(steps);
            }
        }
        for _ in 0..1 + self.random.below(3) {
            let guard = self.guard(15);
            if self.config.extension && self.random.percent(25) {
                let (opcode, predicate) = (self.random.one(&COMPARISONS), self.predicate());
                steps.push(instruction(opcode, [predicate, first, second], 0, guard));
                continue;
            }
            let opcode = self.random.one(&OPERATIONS);
            let target = self.target();
            let operands = self.random.one(&[[first, second], [second, first], [first, first]]);
            steps.push(instruction(opcode, [target, operands[0], operands[1]], 0, guard));
            if target == first || target == second {
                break;
            }
        }
        Node::Group(steps)
    }

    /// Two numbers whose sum, product or quotient is at an edge, and the operation.
    fn float_pair(&mut self) -> (Opcode, u64, u64) {
        let format = Format::of(self.config.arch.word_bits());
        let one = format.one();
        let fraction_bits = u64::from(format.fraction);
        let (likely, one, other) = match self.random.below(8) {
            // A product that is subnormal, or just not: the exponents add up to about the lowest.
            0 | 1 => {
                let below = self.random.below(fraction_bits + 3);
                let share = 1 + self.random.below(one - 1);
                let rest = (one + 1).saturating_sub(share + below).max(1);
                (Fmul, format.number(share, self.fraction(format)), format.number(rest, self.fraction(format)))
            }
            // A sum of which half a place of the larger one is lost: both are a few places wide, far apart.
            2 | 3 => {
                let large = 1 + fraction_bits + self.random.below(format.top() - fraction_bits - 2);
                let distance = fraction_bits + self.random.one(&[0, 1, 1, 2]);
                let small = large.saturating_sub(distance);
                let half = 1 << (fraction_bits - 1);
                let of_small = self.random.one(&[0, 0, 1, half, self.fraction(format)]);
                let sum = self.random.one(&[Fadd, Fsub]);
                (sum, format.number(large, self.fraction(format)), format.number(small, of_small))
            }
            // A small subnormal divided by a small number: what is left is a half, a third, a quarter of a place.
            4 => {
                let divisor =
                    format.number(one + 1 + self.random.below(3), self.random.one(&[0, 0, 1]) << (fraction_bits - 1));
                (Fdiv, 1 + self.random.below(16), divisor)
            }
            _ => (self.random.one(&OPERATIONS[..8]), self.float_value(format), self.float_value(format)),
        };
        (likely, self.signed(one), self.signed(other))
    }

    /// A fraction that is full, empty, half, or nearly so; or any.
    fn fraction(&self, format: Format) -> u64 {
        let all = (1 << format.fraction) - 1;
        let half = 1 << (format.fraction - 1);
        let few = self.random.below(4);
        match self.random.below(6) {
            0 => few,
            1 => all - few,
            2 => half + few,
            3 => half - few,
            _ => self.random.any() & all,
        }
    }

    /// A number at an edge, positive.
    fn float_value(&self, format: Format) -> u64 {
        let few = self.random.below(4);
        let lowest = format.number(1, 0);
        match self.random.below(10) {
            0 | 1 => 0,
            2 => 1 + few,
            3 => lowest - 1 - few,
            4 => lowest + few,
            5 => format.number(format.one(), few),
            6 => format.number(format.one(), 0) - 1 - few,
            7 => format.number(format.top(), 0) - 1 - few,
            // Infinity, or a NaN.
            8 => format.number(format.top(), few),
            _ => format.number(1 + self.random.below(format.top() - 1), self.fraction(format)),
        }
    }

    /// With a sign.
    fn signed(&self, number: u64) -> u64 {
        let sign = u64::from(self.random.percent(50)) << (self.config.arch.word_bits() - 1);
        (number | sign) & self.config.arch.word_mask()
    }
}
