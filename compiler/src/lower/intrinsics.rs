//! LLVM's intrinsics, which are called by name.

use super::function::Lowering;
use super::memory::Access;
use super::values::Shape;
use crate::ir::{Instruction, Operand, Operation, Type};
use crate::CompileError;

/// A name without what stands before it and the types behind it: `umul.with.overflow`.
fn base(name: &str) -> &str {
    let mut name = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((front, last)) = name.rsplit_once('.') {
        let digits = last.trim_start_matches(['i', 'f', 'p']);
        let is_type = digits.len() < last.len() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !is_type || digits.is_empty() {
            break;
        }
        name = front;
    }
    name
}

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
    ) -> Result<(), CompileError> {
        let base = base(name);
        if says_nothing(base) {
            if let Some(result) = instruction.results.first() {
                let kind = &self.read.values[*result];
                let words = self.undefined(kind)?;
                self.define(instruction, Shape::of(words));
            }
            return Ok(());
        }
        let kind = instruction
            .results
            .first()
            .map(|result| self.read.values[*result].clone());
        let shape = match &kind {
            None => return self.effect_of(base, name, arguments),
            Some(kind) => self
                .bits_intrinsic(base, kind, arguments)
                .or_else(|| self.checked_intrinsic(base, kind, arguments))
                .or_else(|| self.float_intrinsic(base, kind, arguments))
                .or_else(|| self.other_intrinsic(base, kind, arguments))
                .unwrap_or_else(|| Err(self.refused(format!("the intrinsic {name}"))))?,
        };
        self.define(instruction, shape);
        Ok(())
    }

    /// Intrinsics without a result.
    fn effect_of(
        &mut self,
        base: &str,
        name: &str,
        arguments: &[Operand],
    ) -> Result<(), CompileError> {
        match (base, arguments) {
            ("memcpy" | "memcpy.inline", [to, from, size, ..]) => {
                self.copy_intrinsic("memcpy", to, from, size)
            }
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

    fn word_at(&self, address: Operand) -> Access {
        let (address, offset) = self.place(address, 0);
        Access {
            address,
            offset,
            alignment: u64::from(self.word / 8),
            volatile: false,
        }
    }

    fn copy_intrinsic(
        &mut self,
        routine: &str,
        to: &Operand,
        from: &Operand,
        size: &Operand,
    ) -> Result<(), CompileError> {
        let (to, from) = (self.word(to)?, self.word(from)?);
        let size = self.words(size)?.swap_remove(0);
        let known = self.alignment(&to).min(self.alignment(&from));
        if let Some(size) = self.constant(&size) {
            let size = u64::try_from(size).unwrap_or(u64::MAX);
            if self.is_short(size, known) {
                self.copy_short(&to, &from, size, known);
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
        size == 0
            || units
                <= if unit == u64::from(self.word / 8) {
                    8
                } else {
                    2
                }
    }

    /// A copy of so many bytes.
    pub(super) fn copy_bytes(&mut self, to: &Operand, from: &Operand, size: u64, alignment: u64) {
        let known = self.alignment(to).min(self.alignment(from)).max(alignment);
        if self.is_short(size, known) {
            self.copy_short(to, from, size, known);
            return;
        }
        let size = self.number(u128::from(size));
        self.routine("memcpy", vec![to.clone(), from.clone(), size], 1);
    }

    /// Loads all, then stores all: right also when the places overlap.
    fn copy_short(&mut self, to: &Operand, from: &Operand, size: u64, alignment: u64) {
        let word_bytes = u64::from(self.word / 8);
        let access = |work: &Self, address: &Operand| {
            let (address, offset) = work.place(address.clone(), 0);
            Access {
                address,
                offset,
                alignment,
                volatile: false,
            }
        };
        let (to, from) = (access(self, to), access(self, from));
        let mut pieces = Vec::new();
        let mut at = 0;
        while at < size {
            let mut bytes = word_bytes.min(alignment);
            while bytes > size - at {
                bytes /= 2;
            }
            let word = self.load_bytes(bytes as u32, &from.behind(at));
            pieces.push((at, bytes, word));
            at += bytes;
        }
        for (at, bytes, word) in pieces {
            self.store_bytes(bytes as u32, word, &to.behind(at));
        }
    }

    fn fill(&mut self, to: &Operand, byte: &Operand, size: &Operand) -> Result<(), CompileError> {
        let to = self.word(to)?;
        let byte = self.word(byte)?;
        let size = self.words(size)?.swap_remove(0);
        let alignment = self.alignment(&to);
        if let (Some(bytes), Some(value)) = (self.constant(&size), self.constant(&byte)) {
            let bytes = u64::try_from(bytes).unwrap_or(u64::MAX);
            if self.is_short(bytes, alignment) {
                let (address, offset) = self.place(to, 0);
                let access = Access {
                    address,
                    offset,
                    alignment,
                    volatile: false,
                };
                let ones = self.mask(self.word) / 255;
                let word = self.number((value & 255) * ones);
                let mut at = 0;
                while at < bytes {
                    let mut piece = u64::from(self.word / 8).min(alignment);
                    while piece > bytes - at {
                        piece /= 2;
                    }
                    self.store_bytes(piece as u32, word.clone(), &access.behind(at));
                    at += piece;
                }
                return Ok(());
            }
        }
        self.routine("memset", vec![to, byte, size], 1);
        Ok(())
    }

    /// Intrinsics that are one of their arguments, or a constant.
    fn other_intrinsic(
        &mut self,
        base: &str,
        kind: &Type,
        arguments: &[Operand],
    ) -> Option<Result<Shape, CompileError>> {
        let result = match (base, arguments) {
            (
                "expect"
                | "expect.with.probability"
                | "launder.invariant.group"
                | "strip.invariant.group"
                | "threadlocal.address"
                | "ptr.annotation"
                | "annotation",
                [first, ..],
            ) => self.shape(first),
            ("is.constant", _) => Ok(Shape::of(vec![Operand::truth(false)])),
            ("stacksave", _) => Ok(Shape::of(vec![self.stack_end()])),
            ("objectsize", [_, least, ..]) => self.truth(least).and_then(|least| {
                let bits = self.width_of(kind)?;
                let least = self.constant(&least) == Some(1);
                let size = if least { 0 } else { self.mask(bits) };
                Ok(Shape::of(self.split(bits, size)))
            }),
            ("ptrmask", [address, mask]) => self.word(address).and_then(|address| {
                let mask = self.words(mask)?.swap_remove(0);
                Ok(Shape::of(vec![self.and(address, mask)]))
            }),
            _ => return None,
        };
        Some(result)
    }
}
