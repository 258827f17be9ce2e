//! A value in a model's memory, laid out as Verilator lays it out for its width.

use std::ptr::NonNull;

/// How Verilator stores a value of some width; in order of size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::bridge) enum Storage {
    Byte,
    Half,
    Word,
    Double,
    /// 32-bit words, least significant first.
    Words,
}

impl Storage {
    pub fn of_width(width_bits: u32) -> Self {
        match width_bits {
            0..=8 => Storage::Byte,
            9..=16 => Storage::Half,
            17..=32 => Storage::Word,
            33..=64 => Storage::Double,
            _ => Storage::Words,
        }
    }

    /// The bytes that a value of that width takes.
    pub fn bytes(self, width_bits: u32) -> u32 {
        match self {
            Storage::Byte => 1,
            Storage::Half => 2,
            Storage::Word => 4,
            Storage::Double => 8,
            Storage::Words => width_bits.div_ceil(32) * 4,
        }
    }
}

/// A place in a model's memory. Reached only through the instance that it belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) struct VariableMemory {
    /// The value's first byte.
    pub data: NonNull<u8>,
    /// How it is stored there.
    pub storage: Storage,
    /// Its width in bits.
    pub width_bits: u32,
}

impl VariableMemory {
    /// The value's low 64 bits.
    ///
    /// # Safety
    /// The place's instance lives and is not running.
    #[inline(always)]
    pub unsafe fn read(self) -> u64 {
        let data = self.data.as_ptr();
        // SAFETY: Verilator lays a value of this width out as an aligned integer of this size (CData to
        // QData), or as words, of which there are at least three.
        // Compared in order instead of matched: after an evaluation, a jump through a table is never predicted.
        unsafe {
            if self.storage < Storage::Half {
                u64::from(data.read())
            } else if self.storage < Storage::Word {
                u64::from(data.cast::<u16>().read())
            } else if self.storage < Storage::Double {
                u64::from(data.cast::<u32>().read())
            } else if self.storage < Storage::Words {
                data.cast::<u64>().read()
            } else {
                let words = data.cast::<u32>();
                u64::from(words.read()) | u64::from(words.add(1).read()) << 32
            }
        }
    }

    /// Sets the value, without the bits above its width. Words beyond the second become 0.
    ///
    /// # Safety
    /// The place's instance lives, is not running, and the caller has it to itself.
    #[inline(always)]
    pub unsafe fn write(self, value: u64) {
        let data = self.data.as_ptr();
        let value = value & low_bits(self.width_bits);
        // SAFETY: as in `read`. The casts drop only bits that the mask has cleared.
        unsafe {
            if self.storage < Storage::Half {
                data.write(value as u8);
            } else if self.storage < Storage::Word {
                data.cast::<u16>().write(value as u16);
            } else if self.storage < Storage::Double {
                data.cast::<u32>().write(value as u32);
            } else if self.storage < Storage::Words {
                data.cast::<u64>().write(value);
            } else {
                let words = data.cast::<u32>();
                words.write(value as u32);
                words.add(1).write((value >> 32) as u32);
                for index in 2..self.width_bits.div_ceil(32) as usize {
                    words.add(index).write(0);
                }
            }
        }
    }

    /// Sets a value stored as words: missing words are 0, the bits above the width are dropped.
    ///
    /// # Safety
    /// The place's instance lives, is not running, and the caller has it to itself.
    pub unsafe fn write_words(self, words: &[u32]) {
        let given = |index: u32| words.get(index as usize).copied().unwrap_or_default();
        if self.storage != Storage::Words {
            // SAFETY: the caller's promise is the same.
            return unsafe { self.write(u64::from(given(0)) | u64::from(given(1)) << 32) };
        }
        for index in 0..self.width_bits.div_ceil(32) {
            let width_bits = (self.width_bits - index * 32).min(32);
            let word = given(index) & low_bits(width_bits) as u32;
            // SAFETY: the value is stored as that many aligned words.
            unsafe { self.data.as_ptr().cast::<u32>().add(index as usize).write(word) };
        }
    }

    /// The value as words, if that is how it is stored.
    ///
    /// # Safety
    /// The place's instance lives and does not run for as long as the slice does.
    #[inline]
    pub unsafe fn words<'a>(self) -> Option<&'a [u32]> {
        (self.storage == Storage::Words).then(|| {
            let count = self.width_bits.div_ceil(32) as usize;
            // SAFETY: Verilator stores such a value as that many aligned words.
            unsafe { std::slice::from_raw_parts(self.data.as_ptr().cast::<u32>(), count) }
        })
    }
}

/// The lowest `count` bits set; all 64 for more.
#[inline(always)]
pub(in crate::bridge) fn low_bits(count: u32) -> u64 {
    if count >= 64 {
        u64::MAX
    } else {
        (1 << count) - 1
    }
}
