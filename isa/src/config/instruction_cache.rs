//! The instruction cache of a configuration (docs/pipeline.md section 19).

use super::ranges::{check, check_power_of_two};
use super::{ConfigError, CoreConfig, CoreOptions};

/// The most lines that the cache has: each has a valid bit that the fence clears at once.
const LINES_MAX: u64 = 256;

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
    ///
    /// # Errors
    /// When ways or words of a line are given without a size.
    pub(super) fn of_options(options: &CoreOptions) -> Result<Option<Self>, ConfigError> {
        let bytes = options.instruction_cache_bytes.unwrap_or(0);
        if bytes > 0 {
            return Ok(Some(InstructionCacheConfig {
                bytes,
                ways: options.instruction_cache_ways.unwrap_or(1),
                line_words: options.instruction_line_words.unwrap_or(4),
            }));
        }
        let given = [
            ("instruction_cache_ways", options.instruction_cache_ways),
            ("instruction_line_words", options.instruction_line_words),
        ];
        match given.iter().find(|(_, value)| value.is_some()) {
            None => Ok(None),
            Some((option, _)) => Err(ConfigError::Needs {
                option,
                needs: "instruction_cache_bytes",
                reason: "without a size there is no instruction cache",
            }),
        }
    }

    /// Whether the cache fits the core.
    ///
    /// # Errors
    /// Names the option that is out of range, and its range.
    pub(super) fn validate(self, config: &CoreConfig) -> Result<(), ConfigError> {
        let (ways, words) = (u64::from(self.ways), u64::from(self.line_words));
        check("instruction_cache_ways", ways, 1..=4, "each is compared")?;
        check_power_of_two("instruction_cache_ways", ways)?;
        check("instruction_line_words", words, 2..=16, "a line's words")?;
        check_power_of_two("instruction_line_words", words)?;
        let line_bytes = words * u64::from(config.arch.word_bytes());
        let least = 2 * ways * line_bytes;
        let most = (config.ram_bytes / 2).min(LINES_MAX * line_bytes);
        check(
            "instruction_cache_bytes",
            self.bytes,
            least..=most.max(least),
            "at least two lines a way, at most 256 lines, and less than the RAM",
        )?;
        if self.bytes > most {
            return Err(ConfigError::Needs {
                option: "instruction_cache_bytes",
                needs: "a larger ram_bytes",
                reason: "the smallest cache of these ways and lines is not smaller than the RAM",
            });
        }
        check_power_of_two("instruction_cache_bytes", self.bytes)
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
