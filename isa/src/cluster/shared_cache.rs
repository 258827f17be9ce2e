//! The cache that the cores of a cluster share (docs/cluster.md section 12).

use super::{ClusterConfig, ClusterError, QUEUE_ENTRIES};
use crate::config::DataCacheConfig;
use crate::CoreConfig;

/// The most lines of a bank's part of the shared cache: each has a valid bit, which reset clears.
const SHARED_LINES_MAX: u64 = 1024;

/// The cache that the cores share: each bank has a part of it, and all parts are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SharedCacheConfig {
    /// Bytes of a bank's part, a power of two below the bank's.
    pub bank_bytes: u64,
    /// Ways: 1, 2 or 4.
    pub ways: u32,
}

impl ClusterConfig {
    /// The cluster with this shared cache, or without one.
    ///
    /// # Errors
    /// [`ClusterError::SharedCache`].
    pub fn with_shared_cache(self, cache: Option<SharedCacheConfig>) -> Result<Self, ClusterError> {
        if let Some(SharedCacheConfig { bank_bytes, ways }) = cache {
            let why_not = self.why_no_shared_cache(bank_bytes, ways);
            if let Some(reason) = why_not {
                return Err(ClusterError::SharedCache { bank_bytes, ways, reason });
            }
        }
        Ok(ClusterConfig { shared_cache: cache, ..self })
    }

    fn why_no_shared_cache(&self, bank_bytes: u64, ways: u32) -> Option<String> {
        if !matches!(ways, 1 | 2 | 4) {
            return Some("it has 1, 2 or 4 ways".to_owned());
        }
        let line_bytes = u64::from(self.core.line_bytes());
        let least = 2 * u64::from(ways) * line_bytes;
        let most = (self.bank_bytes() / 2).min(SHARED_LINES_MAX * line_bytes);
        if least > most {
            let bank = self.bank_bytes();
            return Some(format!(
                "the banks of {bank} bytes are too small for it; take fewer banks or a larger ram_bytes"
            ));
        }
        if !bank_bytes.is_power_of_two() || !(least..=most).contains(&bank_bytes) {
            return Some(format!(
                "a bank's part is a power of two in {least}..={most}: at least two lines a way, at most {SHARED_LINES_MAX} \
                 lines, and less than the bank"
            ));
        }
        if self.core.instruction_cache.is_none() {
            return Some("the cores need instruction caches of their own; give instruction_cache_bytes".to_owned());
        }
        let window = self.core.data_cache.and_then(|cache| cache.uncached);
        let least_window = u64::from(self.banks) * line_bytes;
        if let Some(window) = window.filter(|window| window.bytes < least_window) {
            return Some(format!(
                "the uncached window has {} bytes, less than a line of each bank; give uncached_bytes = {least_window}",
                window.bytes
            ));
        }
        None
    }

    /// A bank as a core would see it that has it alone: its RAM is the bank, its data cache the bank's part of the
    /// shared cache, which holds [`QUEUE_ENTRIES`] answers under way. The uncached window is that of the cores, as far
    /// as it lies in the bank.
    pub fn core_of_bank(&self) -> CoreConfig {
        let banks = u64::from(self.banks);
        let window = self.core.data_cache.and_then(|cache| cache.uncached);
        let data_cache = self.shared_cache.map(|cache| DataCacheConfig {
            bytes: cache.bank_bytes,
            ways: cache.ways,
            uncached: window.map(|window| window.of_bank(banks)),
        });
        CoreConfig {
            ram_bytes: self.bank_bytes(),
            data_outstanding: QUEUE_ENTRIES,
            bus_errors: false,
            request_queue: false,
            data_cache,
            ..self.core
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DataCacheField, InterconnectSlot};

    fn cached(options: &str, banks: u32, cache: (u64, u32)) -> Result<ClusterConfig, String> {
        let core = CoreConfig::from_toml(&format!("ram_bytes = 4096\nline_words = 4\n{options}"));
        let (bank_bytes, ways) = cache;
        let cache = SharedCacheConfig { bank_bytes, ways };
        let cluster = ClusterConfig::new(core.expect("a core"), 2, banks).expect("a cluster");
        let cluster = cluster.with_shared_cache(Some(cache));
        cluster.map_err(|error| error.to_string())
    }

    /// Rules: C12.1, C12.3, C12.4.
    #[test]
    fn a_shared_cache_has_a_part_a_bank() {
        let options = "instruction_cache_bytes = 64";
        let config = cached(options, 4, (128, 2)).unwrap();
        let bank = config.core_of_bank();
        let part = bank.data_cache.unwrap();
        assert_eq!((bank.ram_bytes, bank.data_outstanding), (1024, 16));
        assert_eq!((part.sets(&bank), part.ways, part.uncached), (4, 2, None));
        assert_eq!(bank.ram_line_bits(), config.bank_line_bits());
        let with_window = format!("{options}\ndata_cache_bytes = 64\nuncached_start = 2048\nuncached_bytes = 128");
        let bank = cached(&with_window, 4, (32, 1)).unwrap().core_of_bank();
        let window = bank.data_cache.unwrap().uncached.unwrap();
        assert_eq!((window.start, window.bytes), (512, 32));
        let slots = InterconnectSlot::all(&config);
        let line = InterconnectSlot::BankCache(3, DataCacheField::LookupLine);
        assert!(slots.contains(&line) && slots.contains(&InterconnectSlot::BankPassed(0)));
        assert_eq!((line.to_string(), line.bits(&config)), ("bank_lookup_line_3".to_owned(), 6));
    }

    /// The cores' request queues are before the interconnect, and a part has none.
    ///
    /// Rules: P27.1.
    #[test]
    fn a_part_of_a_shared_cache_has_no_request_queue() {
        let options = "instruction_cache_bytes = 64\nrequest_queue = true";
        let config = cached(options, 4, (128, 2)).unwrap();
        assert!(config.core.request_queue);
        assert!(!config.core_of_bank().request_queue);
    }

    /// Rules: C12.1, C12.3.
    #[test]
    fn shared_caches_that_are_not_possible_say_what_is() {
        let told = |options: &str, banks, cache| cached(options, banks, cache).unwrap_err();
        let with_cache = "instruction_cache_bytes = 64";
        for (options, banks, cache, reason) in [
            (with_cache, 4, (128, 3), "it has 1, 2 or 4 ways"),
            (with_cache, 4, (96, 1), "a bank's part is a power of two in 32..=512"),
            (with_cache, 4, (1024, 1), "less than the bank"),
            (with_cache, 16, (512, 4), "a bank's part is a power of two in 128..=128"),
            ("", 4, (128, 1), "give instruction_cache_bytes"),
        ] {
            let error = told(options, banks, cache);
            assert!(error.contains(reason), "{error}");
        }
        let narrow = format!("{with_cache}\ndata_cache_bytes = 64\nuncached_bytes = 32");
        let error = told(&narrow, 4, (128, 1));
        assert!(error.contains("give uncached_bytes = 64"), "{error}");
    }
}
