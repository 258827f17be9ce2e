//! The instruction cache of a configuration (docs/pipeline.md section 19).

use super::{CoreConfig, SettledOptions};

/// The shape of an instruction cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InstructionCacheConfig {
    /// Bytes of instructions that it holds, a power of two below the RAM's.
    pub bytes: u64,
    /// Ways: 1, 2 or 4.
    pub ways: u32,
    /// Words of a line: 2, 4, 8 or 16.
    pub line_words: u32,
}

impl InstructionCacheConfig {
    /// The cache that is asked for; `None` when there is to be none.
    pub(super) fn of(settled: &SettledOptions) -> Option<Self> {
        (settled.instruction_cache_bytes > 0).then_some(InstructionCacheConfig {
            bytes: settled.instruction_cache_bytes,
            ways: settled.instruction_cache_ways,
            line_words: settled.instruction_line_words,
        })
    }

    /// What the heading of the Verilog says of it.
    pub(super) fn phrase(config: &CoreConfig) -> Option<String> {
        let InstructionCacheConfig { bytes, ways, line_words } = config.instruction_cache?;
        Some(format!("instruction cache of {bytes} bytes, ways: {ways}, words of a line: {line_words}"))
    }

    /// Sets of the cache: lines of a way, at least 2.
    pub const fn sets(self, config: &CoreConfig) -> u32 {
        let way_bytes = self.bytes / self.ways as u64;
        (way_bytes / (self.line_words * config.arch.word_bytes()) as u64) as u32
    }

    /// Width of the number of a word within its line, in bits, at least 1.
    pub const fn offset_bits(self) -> u32 {
        self.line_words.trailing_zeros()
    }

    /// Width of a set's number, in bits, at least 1.
    pub const fn set_bits(self, config: &CoreConfig) -> u32 {
        self.sets(config).trailing_zeros()
    }

    /// Width of a tag, in bits, at least 1.
    pub const fn tag_bits(self, config: &CoreConfig) -> u32 {
        config.ram_word_bits() - self.offset_bits() - self.set_bits(config)
    }
}
