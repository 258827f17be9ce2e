//! What a configuration must keep to (docs/pipeline.md section 2).

use super::ranges::{check, check_power_of_two};
use super::{ConfigError, CoreConfig, Multiplier, Shifter};
use crate::divergence::multi_path::CONTEXTS_MAX;
use crate::{DivergenceMechanism, Encoding};

impl CoreConfig {
    /// Whether the options are in their ranges, and go together.
    ///
    /// # Errors
    /// Names the option that does not, and its range or what it needs.
    pub(super) fn validate(&self) -> Result<(), ConfigError> {
        let arch = self.arch;
        let no_hardware = |reason| ConfigError::NoHardware { arch, reason };
        if arch.encoding() != Encoding::Word {
            return Err(no_hardware("the core decodes encoding w only"));
        }
        if arch.word_bytes() == 2 {
            return Err(no_hardware("the core has words of 4 or 8 bytes"));
        }
        if self.divergence == DivergenceMechanism::MultiPath {
            let split_contexts_max = CONTEXTS_MAX.saturating_sub(arch.warps());
            check(
                "split_contexts",
                self.split_contexts.into(),
                0..=split_contexts_max.into(),
                "a core has at most 64 contexts, the homes of its warps among them",
            )?;
        }
        let entry = "each is a queue entry";
        let fetches = self.fetch_outstanding.into();
        check("fetch_outstanding", fetches, 2..=64, entry)?;
        let requests = self.data_outstanding.into();
        check("data_outstanding", requests, 2..=64, entry)?;
        let set = "each holds a set of warps";
        check("barriers", self.barriers.into(), 0..=64, set)?;
        let compared = "each is compared with every address";
        check("tlb_entries", self.tlb_entries.into(), 0..=64, compared)?;
        if self.shifter == Shifter::Dsp && self.multiplier != Multiplier::Dsp {
            return Err(ConfigError::Needs {
                option: "shifter = \"dsp\"",
                needs: "multiplier = \"dsp\"",
                reason: "shifts go through the multiplier",
            });
        }
        let line_words_max = 64 / u64::from(arch.word_bytes());
        check(
            "line_words",
            self.line_words.into(),
            1..=line_words_max,
            "a line has at most 64 bytes",
        )?;
        check_power_of_two("line_words", self.line_words.into())?;
        let group = "of adjacent lanes, whose stores may share a request";
        let lanes = u64::from(arch.lanes());
        check("store_lanes", self.store_lanes.into(), 1..=lanes, group)?;
        let below = "below the console's address";
        check("ram_bytes", self.ram_bytes, 256..=1 << 30, below)?;
        check_power_of_two("ram_bytes", self.ram_bytes)?;
        if self.scoreboard {
            let set = "the scoreboard has a bit for each";
            check("the number of registers", arch.gprs().into(), 1..=64, set)?;
        }
        self.check_scratchpad()?;
        let cache = self.instruction_cache;
        cache.map_or(Ok(()), |cache| cache.validate(self))?;
        let cache = self.data_cache;
        cache.map_or(Ok(()), |cache| cache.validate(self))
    }

    fn check_scratchpad(&self) -> Result<(), ConfigError> {
        if self.scratchpad_bytes == 0 {
            return Ok(());
        }
        let rows = "from two rows of line_words words to the size of the RAM";
        let least = 2 * u64::from(self.line_bytes());
        let most = self.ram_bytes.max(least);
        check(
            "scratchpad_bytes",
            self.scratchpad_bytes,
            least..=most,
            rows,
        )?;
        check_power_of_two("scratchpad_bytes", self.scratchpad_bytes)
    }
}
