//! LLVM's intrinsics, which are called by name.

use super::function::Lowering;
use super::integers::Direction;
use super::memory::MemoryAccess;
use super::values::{words_of, Extension, Shape};
use super::LowerResult;
use crate::ir::Signedness::{self, Signed, Unsigned};
use crate::ir::{intrinsic_base, BinaryOperator, Condition, Instruction, Operand, Operation, Test, Type};

/// Says something to the compiler that this one does not use.
fn says_nothing(name: &str) -> bool {
    const NAMES: [&str; 9] = [
        "assume",
        "lifetime.",
        "dbg.",
        "experimental.noalias",
        "donothing",
        "prefetch",
        "invariant.",
        "va_end",
        "sideeffect",
    ];
    NAMES.iter().any(|known| name.starts_with(known))
}

impl Lowering<'_> {
    /// A call of an intrinsic.
    pub(super) fn intrinsic(
        &mut self,
        instruction: &Instruction,
        name: &str,
        arguments: &[Operand],
    ) -> LowerResult<()> {
        let base = intrinsic_base(name);
        if says_nothing(base) {
            if let Some(result) = instruction.results.first() {
                let kind = &self.read.values[*result];
                let words = self.undefined(kind)?;
                self.define(instruction, Shape::of(words));
            }
            return Ok(());
        }
        let kind = instruction.results.first().map(|result| self.read.values[*result].clone());
        let shape = match &kind {
            None => return self.effect_of(base, name, arguments),
            Some(kind) => self.value_of(base, kind, arguments)?,
        };
        let Some(shape) = shape else {
            return Err(self.refused(format!("the intrinsic {name}")));
        };
        self.define(instruction, shape);
        Ok(())
    }

    /// The result of an intrinsic; `None` if it is not known.
    fn value_of(&mut self, base: &str, kind: &Type, arguments: &[Operand]) -> LowerResult<Option<Shape>> {
        if let Some(shape) = self.bits_intrinsic(base, kind, arguments)? {
            return Ok(Some(shape));
        }
        if let Some(shape) = self.checked_intrinsic(base, kind, arguments)? {
            return Ok(Some(shape));
        }
        if let Some(shape) = self.float_intrinsic(base, kind, arguments)? {
            return Ok(Some(shape));
        }
        self.other_intrinsic(base, kind, arguments)
    }

    /// Intrinsics without a result.
    fn effect_of(&mut self, base: &str, name: &str, arguments: &[Operand]) -> LowerResult<()> {
        match (base, arguments) {
            ("memcpy" | "memcpy.inline", [to, from, size, ..]) => self.copy_intrinsic("memcpy", to, from, size),
            ("memmove", [to, from, size, ..]) => self.copy_intrinsic("memmove", to, from, size),
            ("memset" | "memset.inline", [to, byte, size, ..]) => self.fill(to, byte, size),
            ("va_start", [list, ..]) => {
                let Some(further) = self.further.clone() else {
                    return Err(self.refused("va_start in a function without `...`"));
                };
                let list = self.word(list)?;
                let access = self.word_at(list);
                self.store(&Type::Pointer, vec![further], &access)
            }
            ("stackrestore", [saved]) => {
                // What has been taken since then is given back.
                let (saved, end) = (self.word(saved)?, self.stack_end());
                let (kind, bytes) = (self.word_type(), self.subtract(end, saved));
                self.emit(kind, Operation::AllocateDynamic(bytes));
                Ok(())
            }
            ("va_copy", [to, from]) => {
                let (to, from) = (self.word(to)?, self.word(from)?);
                let access = self.word_at(from);
                let words = self.load(&Type::Pointer, &access)?;
                let access = self.word_at(to);
                self.store(&Type::Pointer, words, &access)
            }
            ("trap" | "debugtrap" | "ubsantrap", _) => {
                self.effect(Operation::InlineAssembly {
                    text: "trap".into(),
                    constraints: "".into(),
                    arguments: Vec::new(),
                    effects: true,
                });
                Ok(())
            }
            _ => Err(self.refused(format!("the intrinsic {name}"))),
        }
    }

    fn word_at(&self, address: Operand) -> MemoryAccess {
        let (address, offset) = self.place(address, 0);
        MemoryAccess::plain(address, offset, u64::from(self.word / 8))
    }

    fn copy_intrinsic(&mut self, routine: &str, to: &Operand, from: &Operand, size: &Operand) -> LowerResult<()> {
        let is_own = self.is_own(to);
        let (to, from) = (self.word(to)?, self.word(from)?);
        let size = self.words(size)?.swap_remove(0);
        let known = self.alignment(&to).min(self.alignment(&from));
        if let Some(size) = self.constant(&size) {
            let size = u64::try_from(size).unwrap_or(u64::MAX);
            if self.is_short(size, known) {
                self.copy_short((&to, is_own), &from, size, known);
                return Ok(());
            }
        }
        self.routine(routine, vec![to, from, size], 1);
        Ok(())
    }

    /// Copied in place rather than by a routine.
    fn is_short(&self, size: u64, alignment: u64) -> bool {
        let unit = alignment.min(u64::from(self.word / 8));
        let units = size / unit + u64::from((size % unit).count_ones());
        size == 0 || units <= if unit == u64::from(self.word / 8) { 8 } else { 2 }
    }

    /// A copy of so many bytes, in the function's own frame.
    pub(super) fn copy_argument(&mut self, to: &Operand, from: &Operand, size: u64, alignment: u64) {
        let known = self.alignment(to).min(self.alignment(from)).max(alignment);
        if self.is_short(size, known) {
            self.copy_short((to, true), from, size, known);
            return;
        }
        self.routine("memcpy", vec![to.clone(), from.clone(), self.number(u128::from(size))], 1);
    }

    /// So many bytes in pieces, each at most a word: where each begins, and its bytes.
    fn pieces(&self, size: u64, alignment: u64) -> Vec<(u64, u32)> {
        let mut pieces = Vec::new();
        let mut at = 0;
        while at < size {
            let mut bytes = u64::from(self.word / 8).min(alignment);
            while bytes > size - at {
                bytes /= 2;
            }
            pieces.push((at, bytes as u32));
            at += bytes;
        }
        pieces
    }

    /// Loads all, then stores all: right also when the places overlap. `to` may be in the function's own frame.
    fn copy_short(&mut self, (to, is_own): (&Operand, bool), from: &Operand, size: u64, alignment: u64) {
        let access = |work: &Self, address: &Operand| {
            let (address, offset) = work.place(address.clone(), 0);
            MemoryAccess::plain(address, offset, alignment)
        };
        let (to, from) = (access(self, to), access(self, from));
        let to = MemoryAccess { is_own, ..to };
        let pieces = self.pieces(size, alignment);
        let load = |&(at, bytes): &(u64, u32)| self.load_bytes(bytes, &from.behind(at));
        let words: Vec<Operand> = pieces.iter().map(load).collect();
        for ((at, bytes), word) in pieces.into_iter().zip(words) {
            self.store_bytes(bytes, word, &to.behind(at));
        }
    }

    fn fill(&mut self, to: &Operand, byte: &Operand, size: &Operand) -> LowerResult<()> {
        let is_own = self.is_own(to);
        let to = self.word(to)?;
        let byte = self.word(byte)?;
        let size = self.words(size)?.swap_remove(0);
        let alignment = self.alignment(&to);
        if let (Some(bytes), Some(value)) = (self.constant(&size), self.constant(&byte)) {
            let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
            if self.is_short(bytes, alignment) {
                let (address, offset) = self.place(to, 0);
                let access = MemoryAccess { is_own, ..MemoryAccess::plain(address, offset, alignment) };
                let ones = self.mask(self.word) / 255;
                let word = self.number((value & 255) * ones);
                for (at, piece) in self.pieces(bytes, alignment) {
                    self.store_bytes(piece, word.clone(), &access.behind(at));
                }
                return Ok(());
            }
        }
        self.routine("memset", vec![to, byte, size], 1);
        Ok(())
    }

    /// Intrinsics that are one of their arguments, or a constant.
    fn other_intrinsic(&mut self, base: &str, kind: &Type, arguments: &[Operand]) -> LowerResult<Option<Shape>> {
        let shape = match (base, arguments) {
            (
                "expect"
                | "expect.with.probability"
                | "launder.invariant.group"
                | "strip.invariant.group"
                | "threadlocal.address"
                | "ptr.annotation"
                | "annotation",
                [first, ..],
            ) => self.shape(first)?,
            ("is.fpclass", [a, classes]) => {
                let Some(wanted) = classes.number() else {
                    return Err(self.refused("a class of floats that is no constant"));
                };
                Shape::of(vec![self.float_class(a, wanted)?])
            }
            ("is.constant", _) => Shape::of(vec![Operand::truth(false)]),
            ("stacksave", _) => Shape::of(vec![self.stack_end()]),
            // A place in this function's own frame.
            ("frameaddress", [level]) if level.number() == Some(0) => {
                let slot = self.slot(8);
                Shape::of(vec![self.emit_word(Operation::SlotAddress(slot))])
            }
            ("frameaddress" | "returnaddress", _) => {
                return Err(self.refused("the address of another function's frame, or of the place to return to"));
            }
            ("objectsize", [_, least, ..]) => {
                let (least, bits) = (self.truth(least)?, self.width_of(kind)?);
                let least = self.constant(&least) == Some(1);
                Shape::of(self.split(bits, if least { 0 } else { self.mask(bits) }))
            }
            ("ptrmask", [address, mask]) => {
                let address = self.word(address)?;
                let mask = self.words(mask)?.swap_remove(0);
                Shape::of(vec![self.and(address, mask)])
            }
            _ => return Ok(None),
        };
        Ok(Some(shape))
    }

    // Intrinsics of integers: least and greatest, magnitude, counts of bits, turned and rotated words.

    /// The result of such an intrinsic; `None` if it is another.
    fn bits_intrinsic(&mut self, base: &str, kind: &Type, arguments: &[Operand]) -> LowerResult<Option<Shape>> {
        let condition = match base {
            "umax" => Some(Condition::GreaterUnsigned),
            "umin" => Some(Condition::LessUnsigned),
            "smax" => Some(Condition::GreaterSigned),
            "smin" => Some(Condition::LessSigned),
            _ => None,
        };
        let bits = self.width_of(kind);
        if let (Some(condition), [a, b]) = (condition, arguments) {
            return self.extreme(condition, a, b).map(Some);
        }
        let shape = match (base, arguments) {
            ("abs", [a, ..]) => self.absolute(bits?, a)?,
            ("scmp", [a, b]) => self.three_way(Signed, bits?, a, b)?,
            ("ucmp", [a, b]) => self.three_way(Unsigned, bits?, a, b)?,
            ("ctpop", [a]) => self.count_ones(bits?, a)?,
            ("ctlz", [a, ..]) => self.count_leading(bits?, a)?,
            ("cttz", [a, ..]) => self.count_trailing(bits?, a)?,
            ("bswap", [a]) => self.turned(bits?, a, 8)?,
            ("bitreverse", [a]) => self.turned(bits?, a, 1)?,
            ("fshl", [a, b, count]) => self.funnel(Direction::Left, bits?, a, b, count)?,
            ("fshr", [a, b, count]) => self.funnel(Direction::Right, bits?, a, b, count)?,
            _ => return Ok(None),
        };
        Ok(Some(shape))
    }

    fn extreme(&mut self, condition: Condition, a: &Operand, b: &Operand) -> LowerResult<Shape> {
        let chosen = self.compare(condition, a, b)?;
        let (a, b) = (self.words(a)?, self.words(b)?);
        Ok(Shape::of(self.select_words(&chosen, a, b)))
    }

    fn absolute(&mut self, bits: u32, a: &Operand) -> LowerResult<Shape> {
        if bits == 1 {
            return self.shape(a);
        }
        if bits <= self.word {
            let a = self.narrow(a, Extension::Sign)?;
            if self.is_not_negative(&a) {
                return Ok(Shape::one(a, Extension::Zero));
            }
            let known = self.signed_bits(&a);
            let sign = self.sign(a.clone());
            let flipped = self.xor(a, sign.clone());
            let word = self.subtract(flipped, sign);
            self.note_unsigned(&word, known);
            return Ok(Shape::one(word, Extension::Any));
        }
        let words = self.words_signed(a, Signed)?;
        let sign = self.above(Signed, &words);
        let flipped: Vec<Operand> = words.into_iter().map(|word| self.xor(word, sign.clone())).collect();
        let signs = vec![sign; flipped.len()];
        let (words, _) = self.subtract_wide(&flipped, &signs);
        Ok(Shape::of(self.cut(bits, words)))
    }

    fn three_way(&mut self, signedness: Signedness, bits: u32, a: &Operand, b: &Operand) -> LowerResult<Shape> {
        let (less, greater) = if signedness == Signed {
            (Condition::LessSigned, Condition::GreaterSigned)
        } else {
            (Condition::LessUnsigned, Condition::GreaterUnsigned)
        };
        let less = self.compare(less, a, b)?;
        let greater = self.compare(greater, a, b)?;
        let (minus, plus) = (self.split(bits, self.mask(bits)), self.split(bits, 1));
        let zero = self.number(0);
        let mut words = Vec::new();
        for (minus, plus) in minus.into_iter().zip(plus) {
            let positive = self.select(greater.clone(), plus, zero.clone());
            words.push(self.select(less.clone(), minus, positive));
        }
        Ok(Shape::of(words))
    }

    /// As many bits as are set in a word.
    fn ones_of_word(&mut self, word: Operand) -> Operand {
        let of_byte = |byte: u128| self.number(self.mask(self.word) / 255 * byte);
        let (pairs, fours, eights) = (of_byte(0x55), of_byte(0x33), of_byte(0x0f));
        let shifted = |work: &mut Self, word: &Operand, count: u32| {
            work.shift_right(word.clone(), work.number(u128::from(count)))
        };
        let half = shifted(self, &word, 1);
        let half = self.and(half, pairs);
        let word = self.subtract(word, half);
        let low = self.and(word.clone(), fours.clone());
        let high = shifted(self, &word, 2);
        let high = self.and(high, fours);
        let word = self.add(low, high);
        let high = shifted(self, &word, 4);
        let sum = self.add(word, high);
        let mut sum = self.and(sum, eights);
        let mut count = 8;
        while count < self.word {
            let high = shifted(self, &sum, count);
            sum = self.add(sum, high);
            count *= 2;
        }
        self.and(sum, self.number(127))
    }

    fn count_ones(&mut self, bits: u32, a: &Operand) -> LowerResult<Shape> {
        if bits == 1 {
            return self.shape(a);
        }
        let mut sum = self.number(0);
        for word in self.words(a)? {
            let ones = self.ones_of_word(word);
            sum = self.add(sum, ones);
        }
        Ok(self.small(bits, sum))
    }

    /// A small number as an integer of so many bits.
    fn small(&mut self, bits: u32, low: Operand) -> Shape {
        let mut words = vec![low];
        words.resize(super::values::words_of(bits, self.word), self.number(0));
        Shape::of(words)
    }

    /// How many bits of a word are above the highest that is set.
    fn leading_of_word(&mut self, mut word: Operand) -> Operand {
        let mut count = 1;
        while count < self.word {
            let lower = self.shift_right(word.clone(), self.number(u128::from(count)));
            word = self.or(word, lower);
            count *= 2;
        }
        let above = self.complement(word);
        self.ones_of_word(above)
    }

    fn count_leading(&mut self, bits: u32, a: &Operand) -> LowerResult<Shape> {
        if bits == 1 {
            let truth = self.truth(a)?;
            return Ok(Shape::of(vec![self.not(truth)]));
        }
        let words = self.words(a)?;
        let total = words.len() as u32 * self.word;
        let mut result = self.number(0);
        for (word, index) in words.into_iter().zip(0..) {
            let leading = self.leading_of_word(word.clone());
            if index == 0 {
                result = leading;
                continue;
            }
            let further = self.add(result, self.number(u128::from(self.word)));
            let is_zero = self.test(Test::Zero, word);
            result = self.select(is_zero, further, leading);
        }
        let result = self.subtract(result, self.number(u128::from(total - bits)));
        self.note_unsigned(&result, 8);
        Ok(self.small(bits, result))
    }

    fn count_trailing(&mut self, bits: u32, a: &Operand) -> LowerResult<Shape> {
        if bits == 1 {
            let truth = self.truth(a)?;
            return Ok(Shape::of(vec![self.not(truth)]));
        }
        let words = self.words(a)?;
        let mut result = None;
        for (index, mut word) in words.into_iter().enumerate().rev() {
            // If the number is 0, all its bits are below the 1 that is set behind it.
            let end = bits - index as u32 * self.word;
            if end < self.word {
                word = self.or(word, self.number(1 << end));
            }
            let less = self.subtract(word.clone(), self.number(1));
            let others = self.complement(word.clone());
            let below = self.and(less, others);
            let trailing = self.ones_of_word(below);
            result = Some(match result {
                None => trailing,
                Some(above) => {
                    let further = self.add(above, self.number(u128::from(self.word)));
                    let is_zero = self.test(Test::Zero, word);
                    self.select(is_zero, further, trailing)
                }
            });
        }
        let result = result.unwrap_or_else(|| self.number(0));
        Ok(self.small(bits, result))
    }

    /// Bytes, or bits, in the other order.
    fn turned(&mut self, bits: u32, a: &Operand, unit: u32) -> LowerResult<Shape> {
        if bits == 1 {
            return self.shape(a);
        }
        let words = self.words(a)?;
        let total = words.len() as u32 * self.word;
        let mut turned = Vec::new();
        for mut word in words {
            let mut count = unit;
            while count < self.word {
                word = self.swap_halves(word, count);
                count *= 2;
            }
            turned.insert(0, word);
        }
        if total == bits {
            return Ok(Shape::of(turned));
        }
        let count = self.number(u128::from(total - bits));
        if turned.len() == 1 {
            let word = self.shift_right(turned.swap_remove(0), count);
            return Ok(Shape::one(word, Extension::Zero));
        }
        let right = BinaryOperator::ShiftRightLogical;
        Ok(Shape::of(self.shift_wide(right, total, turned, count)))
    }

    /// Exchanges neighbours of so many bits.
    fn swap_halves(&mut self, word: Operand, bits: u32) -> Operand {
        let count = self.number(u128::from(bits));
        let up = self.shift_left(word.clone(), count.clone());
        let down = self.shift_right(word, count);
        if bits * 2 >= self.word {
            return self.or(up, down);
        }
        let pattern = self.mask(self.word) / ((1 << bits) + 1);
        let (low, high) = (self.number(pattern), self.number(!pattern));
        let (up, down) = (self.and(up, high), self.and(down, low));
        self.or(up, down)
    }

    /// The high, or low, half of two numbers behind each other that are shifted by the count.
    fn funnel(
        &mut self,
        direction: Direction,
        bits: u32,
        a: &Operand,
        b: &Operand,
        count: &Operand,
    ) -> LowerResult<Shape> {
        let count =
            if bits > self.word { self.words(count)?.swap_remove(0) } else { self.narrow(count, Extension::Zero)? };
        let width = self.number(u128::from(bits));
        // Below 2^bits, so that a remainder of its low word is the remainder when the width is a power of two.
        if !bits.is_power_of_two() && bits > self.word {
            return Err(self.refused(format!("a funnel shift of {bits} bits")));
        }
        let count = self.binary(BinaryOperator::RemainderUnsigned, count, width.clone());
        let rest = self.subtract(width, count.clone());
        let (up, down) = match direction {
            Direction::Left => (count, rest),
            Direction::Right => (rest, count),
        };
        if bits > self.word {
            let (high, low) = (self.words(a)?, self.words(b)?);
            let high = self.shift_wide(BinaryOperator::ShiftLeft, bits, high, up);
            let low = self.shift_wide(BinaryOperator::ShiftRightLogical, bits, low, down);
            let words = high.into_iter().zip(low).map(|(a, b)| self.or(a, b));
            return Ok(Shape::of(words.collect()));
        }
        let high = self.narrow(a, Extension::Any)?;
        let low = self.narrow(b, Extension::Zero)?;
        let high = self.shift_left(high, up);
        let low = self.shift_right(low, down);
        Ok(Shape::one(self.or(high, low), Extension::Any))
    }
}

// Arithmetic that says whether it has overflowed, or stays at the limit.

/// The operation that is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CheckedOperation {
    Add,
    Subtract,
    Multiply,
}

impl Lowering<'_> {
    /// The result of such an intrinsic; `None` if it is another.
    fn checked_intrinsic(&mut self, base: &str, kind: &Type, arguments: &[Operand]) -> LowerResult<Option<Shape>> {
        let [a, b] = arguments else {
            return Ok(None);
        };
        let (operation, saturates) = match (base.strip_suffix(".with.overflow"), base.strip_suffix(".sat")) {
            (Some(operation), _) => (operation, false),
            (_, Some(operation)) => (operation, true),
            _ => return Ok(None),
        };
        let (signedness, operation) = match operation {
            "uadd" => (Unsigned, CheckedOperation::Add),
            "usub" => (Unsigned, CheckedOperation::Subtract),
            "umul" => (Unsigned, CheckedOperation::Multiply),
            "sadd" => (Signed, CheckedOperation::Add),
            "ssub" => (Signed, CheckedOperation::Subtract),
            "smul" => (Signed, CheckedOperation::Multiply),
            _ => return Ok(None),
        };
        let bits = match kind {
            Type::Structure { fields, .. } => fields.first().map_or(Ok(0), |a| self.width_of(a))?,
            other => self.width_of(other)?,
        };
        let (mut words, over) = self.checked(signedness, operation, bits, a, b)?;
        if saturates {
            let shape = self.saturated(signedness, operation, bits, a, (words, over))?;
            return Ok(Some(shape));
        }
        words.push(over);
        Ok(Some(Shape::of(words)))
    }

    /// The result, cut to the width, and whether it is another than the exact one: what that many more bits would show.
    fn checked(
        &mut self,
        signedness: Signedness,
        operation: CheckedOperation,
        bits: u32,
        a: &Operand,
        b: &Operand,
    ) -> LowerResult<(Vec<Operand>, Operand)> {
        if bits < 2 {
            return Err(self.refused("arithmetic of one bit that looks for overflow"));
        }
        let (a, b) = (self.filled(signedness, bits, a)?, self.filled(signedness, bits, b)?);
        let whole = bits.is_multiple_of(self.word);
        match operation {
            CheckedOperation::Add | CheckedOperation::Subtract if whole => {
                let (words, over) =
                    if operation == CheckedOperation::Add { self.add_wide(&a, &b) } else { self.subtract_wide(&a, &b) };
                let over = if signedness == Signed { self.sign_is_wrong(operation, &a, &b, &words) } else { over };
                Ok((words, over))
            }
            CheckedOperation::Add | CheckedOperation::Subtract => {
                let (words, _) =
                    if operation == CheckedOperation::Add { self.add_wide(&a, &b) } else { self.subtract_wide(&a, &b) };
                Ok(self.compared_with_cut(signedness, bits, words))
            }
            CheckedOperation::Multiply => {
                let count = words_of(2 * bits, self.word);
                let (a, b) = (self.lengthened(signedness, a, count), self.lengthened(signedness, b, count));
                let words = self.multiply_wide(&a, &b);
                Ok(self.compared_with_cut(signedness, bits, words))
            }
        }
    }

    /// Whether the sign of a sum or difference of whole words is wrong.
    fn sign_is_wrong(
        &mut self,
        operation: CheckedOperation,
        a: &[Operand],
        b: &[Operand],
        result: &[Operand],
    ) -> Operand {
        let (Some(a), Some(b), Some(result)) = (a.last(), b.last(), result.last()) else {
            return Operand::truth(false);
        };
        let first = self.xor(a.clone(), result.clone());
        let second = if operation == CheckedOperation::Add {
            self.xor(b.clone(), result.clone())
        } else {
            self.xor(a.clone(), b.clone())
        };
        let both = self.and(first, second);
        self.test(Test::Negative, both)
    }

    /// The low bits of an exact result, and whether the others are not its sign, or 0.
    fn compared_with_cut(&mut self, signedness: Signedness, bits: u32, exact: Vec<Operand>) -> (Vec<Operand>, Operand) {
        let count = words_of(bits, self.word);
        let low = self.cut(bits, exact[..count].to_vec());
        let mut again = low.clone();
        let top = bits % self.word;
        if signedness == Signed && top != 0 {
            if let Some(word) = again.pop() {
                again.push(self.extended(word, top, Extension::Zero, Extension::Sign));
            }
        }
        let again = self.lengthened(signedness, again, exact.len());
        let mut all = self.number(0);
        for (exact, again) in exact.into_iter().zip(again) {
            let difference = self.xor(exact, again);
            all = self.or(all, difference);
        }
        let over = self.test(Test::NotZero, all);
        (low, over)
    }

    /// The limit where a result has overflowed.
    fn saturated(
        &mut self,
        signedness: Signedness,
        operation: CheckedOperation,
        bits: u32,
        a: &Operand,
        (words, over): (Vec<Operand>, Operand),
    ) -> LowerResult<Shape> {
        if operation == CheckedOperation::Multiply {
            return Err(self.refused("a product that stays at the limit"));
        }
        let limit = if signedness == Signed {
            // The greatest number, and the least where the first operand is negative.
            let filled = self.filled(Signed, bits, a)?;
            let sign = self.above(Signed, &filled);
            let greatest = self.split(bits, self.mask(bits - 1));
            let words = greatest.into_iter().map(|a| self.xor(a, sign.clone())).collect();
            self.cut(bits, words)
        } else if operation == CheckedOperation::Add {
            self.split(bits, self.mask(bits))
        } else {
            self.split(bits, 0)
        };
        Ok(Shape::of(self.select_words(&over, limit, words)))
    }
}
