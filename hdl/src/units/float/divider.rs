//! One lane's divider: two bits of the quotient a cycle, by trial subtraction.
//!
//! First both significands are moved up, two places a cycle, until their hidden bits are high; then the dividend once
//! more if it is the smaller one. So the quotient starts with a one, and its exponent says how many of its bits are
//! wanted: fewer for a subnormal, which so comes out at its place. With the worst operands this takes 29 cycles for
//! binary32 and 57 for binary64; the result stays until the next start.

use isa::CoreConfig;

use super::format::{FloatFormat, Parts};
use super::round::{rounded, Unrounded};
use crate::kit::prelude::*;

hardware! {
    /// One lane's floating-point division: a quotient as many cycles after its start as a word has bits.
    pub struct FloatDivider(config: &CoreConfig) {
        let format = FloatFormat::of(config);
        let significand = format.significand();

        /// Take over the operands; never while a division is under way.
        pub start: In(1),
        /// The dividend.
        pub a: In(format.word),
        /// The divisor.
        pub b: In(format.word),
        /// The quotient, until the next start.
        pub result: Out(format.word),

        /// The significands are being moved up.
        normalises: Register(1),
        /// The number of quotient bits is being worked out.
        prepares: Register(1),
        /// Quotient bits are being found; then the result is rounded.
        divides: Register(1),
        /// Sign of the quotient.
        sign: Register(1),
        /// The quotient is no number.
        is_nan: Register(1),
        /// The quotient is infinite, for its operands are.
        is_infinite: Register(1),
        /// The quotient is exactly 0.
        is_zero: Register(1),
        /// Exponent of dividend less that of divisor; then that of the quotient, biased, less one.
        exponent: Register(format.wide_exponent() + 1),
        /// Quotient bits still to be found; negative when one too many was.
        bits_left: Register(index_width(significand + 2) + 1),
        /// The dividend's significand, then what is left of it; less than twice the divisor once that is normalised.
        remainder: Register(significand + 1),
        /// The divisor's significand.
        divisor: Register(significand),
        /// The quotient's bits so far.
        quotient: Register((significand + 1).next_multiple_of(2)),
        /// The result.
        rounded: Register(format.word),
        _format: FloatFormat = format,
    }
}

/// One trial subtraction.
struct Step {
    /// The quotient bit: the divisor fits.
    fits: Expr,
    /// Twice what is left.
    doubled: Expr,
}

impl FloatDivider {
    /// Sign and class of the quotient, from the operands alone.
    fn classify(&self, k: &mut Kernel, a: &Parts, b: &Parts) {
        k.comment("what the operands alone decide");
        let mut classes = |name: &str, parts: &Parts| {
            let has_fraction = k.wire(format!("{name}_has_fraction"), parts.fraction.any());
            [
                k.wire(format!("{name}_is_nan"), &parts.is_special & &has_fraction),
                k.wire(format!("{name}_is_infinite"), &parts.is_special & !&has_fraction),
                k.wire(format!("{name}_is_zero"), !&parts.hidden & !has_fraction),
            ]
        };
        let [a_is_nan, a_is_infinite, a_is_zero] = classes("a", a);
        let [b_is_nan, b_is_infinite, b_is_zero] = classes("b", b);
        let both = (&a_is_infinite & &b_is_infinite) | (&a_is_zero & &b_is_zero);
        let nan = k.wire("gives_nan", a_is_nan | b_is_nan | both);
        let infinite = (a_is_infinite | b_is_zero) & !&nan;
        let zero = (a_is_zero | b_is_infinite) & !&nan;
        k.update_when(&self.is_infinite, &self.start, infinite);
        k.update_when(&self.is_zero, &self.start, zero);
        k.update_when(&self.sign, &self.start, (&a.sign ^ &b.sign) & !&nan);
        k.update_when(&self.is_nan, &self.start, nan);
    }

    /// A quotient bit from a remainder that is less than twice the divisor.
    fn step(&self, k: &mut Kernel, name: &str, remainder: &Expr) -> Step {
        let wide = remainder.width() + 1;
        let trial =
            k.subtract(format!("{name}_trial"), remainder.zero_extend(wide), self.divisor.val().zero_extend(wide));
        let fits = k.wire(format!("{name}_bit"), !trial.sign());
        let width = self.divisor.width();
        let left = select(&fits, trial.bits(0, width), remainder.bits(0, width));
        k.ignore("what is left is less than the divisor", vec![trial.bit(width)]);
        Step { fits, doubled: k.wire(format!("{name}_left"), concat([left, low()])) }
    }

    /// The dividend's and the divisor's moves up, in places: `[by one, by two]` each; and whether none is needed any
    /// more.
    fn moves(&self, k: &mut Kernel, fits: &Expr) -> ([Expr; 2], [Expr; 2], Expr) {
        k.comment("moves up: to the hidden bit, then the dividend beyond the divisor");
        let top = self._format.significand() - 1;
        let (dividend, divisor) = (self.remainder.val(), self.divisor.val());
        wire!(k, is_special = self.is_nan.val() | &self.is_infinite | &self.is_zero);
        let ready = (dividend.bit(top) & divisor.bit(top)) | &is_special;
        let ready = k.wire("is_normalised", self.normalises.val() & ready);
        let one = |value: &Expr| !value.bit(top) & value.bit(top - 1);
        let two = |value: &Expr| !value.bit(top) & !value.bit(top - 1);
        let of_dividend = select(&ready, !fits, one(&dividend));
        let of_dividend = [k.wire("dividend_by_one", of_dividend), k.wire("dividend_by_two", !&ready & two(&dividend))];
        let of_divisor = [k.wire("divisor_by_one", one(&divisor)), k.wire("divisor_by_two", two(&divisor))];
        (of_dividend, of_divisor, ready)
    }

    /// The exponent follows the moves; it gets its bias when they are done, and is cut off below when the number of
    /// bits is known.
    fn follow(&self, k: &mut Kernel, a: &Parts, b: &Parts, moves: &[[Expr; 2]; 2], ready: &Expr) {
        let format = self._format;
        let width = self.exponent.width();
        k.comment("the exponent: of a dividend moved up it sinks, of a divisor it rises");
        let initial = k.subtract(
            "exponent_initial",
            a.effective_exponent().zero_extend(width),
            b.effective_exponent().zero_extend(width),
        );
        let places = |moves: &[Expr; 2]| concat([low(), moves[1].clone(), moves[0].clone()]);
        let change = k.subtract("exponent_change", places(&moves[1]), places(&moves[0]));
        // Ready: bias - 1, less one if the dividend is moved once more.
        let bias = constant(width - 2, (format.bias() - 1) >> 2);
        let [once_more, _] = &moves[0];
        let bias = concat([bias, !once_more, once_more.clone()]);
        let change = k.wire("exponent_change_or_bias", select(ready, bias, change.sign_extend(width)));
        let changed = k.add("exponent_changed", &self.exponent, change);
        k.update_when(&self.exponent, &self.start, initial);
        k.update_when(&self.exponent, &self.normalises, changed);

        k.comment("the bits wanted: significand and guard, less as many as the exponent is below the lowest");
        let wanted = u128::from(format.significand()) + 1;
        let reduced = k.add_constant("bits_reduced", &self.exponent, wanted);
        wire!(k, is_below = self.exponent.val().sign());
        let is_special = self.is_nan.val() | &self.is_infinite;
        let none = &is_special | &self.is_zero | (&is_below & reduced.sign());
        let none = k.wire("wants_none", none);
        let count = self.bits_left.width();
        let wants = select(&is_below, reduced.bits(0, count), constant(count, wanted));
        k.ignore("a count of bits is small", vec![reduced]);
        k.update_when(&self.bits_left, &self.prepares, replicate(count, !none) & wants);
        let cut = (replicate(width, !(is_below | &self.is_zero)) & &self.exponent) | replicate(width, is_special);
        k.update_when(&self.exponent, &self.prepares, cut);
    }

    /// Rounds what has been found.
    fn finish(&self, k: &mut Kernel, ends: &Expr) {
        let format = self._format;
        let quotient = self.quotient.val();
        let width = format.significand();
        k.comment("the guard is the lowest bit, or the one above it if one too many was found");
        let is_one_more = self.bits_left.val().sign();
        let from = |place: u32| {
            let kept = width.min(quotient.width() - place);
            quotient.bits(place, kept).zero_extend(width)
        };
        wire!(k, significand = select(&is_one_more, from(2), from(1)));
        let value = Unrounded {
            sign: self.sign.val(),
            is_nan: self.is_nan.val(),
            exponent: self.exponent.val().bits(0, format.wide_exponent()),
            significand,
            guard: select(&is_one_more, quotient.bit(1), quotient.bit(0)),
            sticky: self.remainder.val().any() | (&is_one_more & quotient.bit(0)),
        };
        let result = rounded(k, format, &value);
        k.update_when(&self.rounded, ends, result);
        k.drive(&self.result, &self.rounded);
    }
}

impl Describe for FloatDivider {
    fn kernel(&self, k: &mut Kernel) {
        let format = self._format;
        let width = format.significand();
        let start = &self.start;
        let a = Parts::of(k, format, "a", &self.a);
        let b = Parts::of(k, format, "b", &self.b);
        self.classify(k, &a, &b);

        k.comment("two quotient bits");
        let first = self.step(k, "first", &self.remainder.val());
        let second = self.step(k, "second", &first.doubled);
        let (of_dividend, of_divisor, ready) = self.moves(k, &first.fits);
        let moves = [of_dividend, of_divisor];
        self.follow(k, &a, &b, &moves, &ready);

        k.comment("the work in its order");
        let left = self.bits_left.val();
        wire!(k, is_found = left.sign() | !left.any());
        wire!(k, finds = self.divides.val() & !&is_found);
        wire!(k, ends = self.divides.val() & is_found);
        k.update_when(&self.normalises, start, high());
        k.update_when(&self.normalises, &ready, low());
        k.update_when(&self.prepares, start, low());
        k.update(&self.prepares, &ready);
        k.update_when(&self.divides, start, low());
        k.update_when(&self.divides, &self.prepares, high());
        k.update_when(&self.divides, &ends, low());

        let up = |value: &Expr, places: u32| concat([value.bits(0, value.width() - places), zeros(places)]);
        let [[dividend_by_one, dividend_by_two], [divisor_by_one, divisor_by_two]] = moves;
        let dividend = self.remainder.val();
        let moved = first_of(vec![(dividend_by_one, up(&dividend, 1)), (dividend_by_two, up(&dividend, 2))], &dividend);
        k.update_when(&self.remainder, start, a.significand().zero_extend(width + 1));
        k.update_when(&self.remainder, &self.normalises, moved);
        k.update_when(&self.remainder, &finds, &second.doubled);

        let divisor = self.divisor.val();
        k.update_when(&self.divisor, start, b.significand());
        let normalises = self.normalises.val();
        let by_one = &normalises & divisor_by_one;
        k.update_when(&self.divisor, by_one, up(&divisor, 1));
        let by_two = &normalises & divisor_by_two;
        k.update_when(&self.divisor, by_two, up(&divisor, 2));

        let fewer = k.add_constant("bits_fewer", &left, (1 << left.width()) - 2);
        k.update_when(&self.bits_left, &finds, fewer);
        let quotient = self.quotient.val();
        let longer = concat([quotient.bits(0, quotient.width() - 2), first.fits, second.fits]);
        k.update_when(&self.quotient, start, zeros(quotient.width()));
        k.update_when(&self.quotient, &finds, longer);
        self.finish(k, &ends);
    }
}
