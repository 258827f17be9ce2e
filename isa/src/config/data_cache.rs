//! The data cache of a configuration (docs/pipeline.md section 24).

use super::{CoreConfig, SettledOptions};

/// The shape of a data cache, whose lines are those of the data port (`line_words`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataCacheConfig {
    /// Bytes of data that it holds, a power of two below the RAM's.
    pub bytes: u64,
    /// Ways: 1, 2 or 4.
    pub ways: u32,
    /// The addresses that are not cached, if there are any.
    pub uncached: Option<UncachedWindow>,
}

/// Addresses that every access goes to memory for, as peripherals want it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UncachedWindow {
    /// Its first address, a multiple of its size.
    pub start: u64,
    /// Its bytes, a power of two, a line of the data port at least.
    pub bytes: u64,
}

impl DataCacheConfig {
    /// The cache that is asked for; `None` when there is to be none.
    pub(super) fn of(settled: &SettledOptions) -> Option<Self> {
        let window = UncachedWindow { start: settled.uncached_start, bytes: settled.uncached_bytes };
        (settled.data_cache_bytes > 0).then_some(DataCacheConfig {
            bytes: settled.data_cache_bytes,
            ways: settled.data_cache_ways,
            uncached: (window.bytes > 0).then_some(window),
        })
    }

    /// What the heading of the Verilog says of it.
    pub(super) fn phrase(config: &CoreConfig) -> Option<String> {
        let DataCacheConfig { bytes, ways, uncached } = config.data_cache?;
        let uncached = uncached
            .map_or(String::new(), |window| format!(" (not from {:#x} on, {} bytes)", window.start, window.bytes));
        Some(format!("data cache of {bytes} bytes, ways: {ways}{uncached}"))
    }

    /// Sets of the cache: lines of a way, at least 2.
    pub const fn sets(self, config: &CoreConfig) -> u32 {
        let way_bytes = self.bytes / self.ways as u64;
        (way_bytes / config.line_bytes() as u64) as u32
    }

    /// Width of a set's number, in bits, at least 1.
    pub const fn set_bits(self, config: &CoreConfig) -> u32 {
        self.sets(config).trailing_zeros()
    }

    /// Width of a tag, in bits, at least 1.
    pub const fn tag_bits(self, config: &CoreConfig) -> u32 {
        config.ram_line_bits() - self.set_bits(config)
    }
}

impl UncachedWindow {
    /// Whether an address of the RAM lies in it.
    pub const fn contains(self, address: u64) -> bool {
        address / self.bytes == self.start / self.bytes
    }

    /// The part of it that lies in each of so many banks, by the bank's addresses; the window has a line of each bank
    /// at least.
    pub(crate) const fn of_bank(self, banks: u64) -> UncachedWindow {
        UncachedWindow { start: self.start / banks, bytes: self.bytes / banks }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ConfigError;

    /// A core with lines of 16 bytes and 64 KiB of RAM.
    fn of(text: &str) -> Result<CoreConfig, ConfigError> {
        CoreConfig::from_toml(&format!("arch = \"4w8/8/4/4\"\n{text}"))
    }

    fn error(text: &str) -> String {
        of(text).unwrap_err().to_string()
    }

    /// Rules: I5.32.
    #[test]
    fn a_cache_has_sets_and_tags_and_may_have_a_window() {
        assert_eq!(of("").unwrap().data_cache, None);
        let config = of("data_cache_bytes = 1024\ndata_cache_ways = 2").unwrap();
        let cache = config.data_cache.unwrap();
        assert_eq!((cache.bytes, cache.ways, cache.uncached), (1024, 2, None));
        let bits = (cache.set_bits(&config), cache.tag_bits(&config));
        assert_eq!((cache.sets(&config), bits), (32, (5, 7)));
        assert_eq!(config.data_queue_count_bits(), 4);
        let window = "data_cache_bytes = 32\nuncached_start = 0x8000\nuncached_bytes = 0x1000";
        let cache = of(window).unwrap().data_cache.unwrap();
        let window = cache.uncached.unwrap();
        let inside = [0x7fff, 0x8000, 0x8fff, 0x9000].map(|address| window.contains(address));
        assert_eq!((cache.ways, inside), (1, [false, true, true, false]));
        let at_0 = of("data_cache_bytes = 32\nuncached_bytes = 16").unwrap();
        let window = at_0.data_cache.unwrap().uncached.unwrap();
        assert!(window.contains(15) && !window.contains(16));
    }

    #[test]
    fn options_that_need_others_say_which() {
        assert_eq!(
            error("data_cache_ways = 2"),
            "data_cache_ways needs data_cache_bytes: without a size there is no data cache"
        );
        assert_eq!(
            error("uncached_bytes = 1024"),
            "uncached_bytes needs data_cache_bytes: without a size there is no data cache"
        );
        assert_eq!(
            error("data_cache_bytes = 1024\nuncached_start = 1024"),
            "uncached_start needs uncached_bytes: without a size nothing is uncached"
        );
        assert_eq!(
            error("ram_bytes = 256\nline_words = 16\ndata_cache_bytes = 512\ndata_cache_ways = 4"),
            "data_cache_bytes needs a larger ram_bytes: the smallest cache of these ways and lines is not smaller than the RAM"
        );
    }

    #[test]
    fn what_does_not_fit_says_its_range() {
        let sizes = "at least two lines a way, at most 256 lines, and less than the RAM";
        for (bytes, ways, least) in [(16, 1, 32), (64, 4, 128), (8192, 1, 32)] {
            assert_eq!(
                error(&format!("data_cache_bytes = {bytes}\ndata_cache_ways = {ways}")),
                format!("data_cache_bytes is {bytes}, but must be in {least}..=4096: {sizes}")
            );
        }
        assert_eq!(error("data_cache_bytes = 96"), "data_cache_bytes is 96, but must be a power of two");
        assert_eq!(
            error("data_cache_bytes = 96\ndata_cache_ways = 3"),
            "data_cache_ways is 3, but must be a power of two"
        );
        let window = |text| error(&format!("data_cache_bytes = 1024\n{text}"));
        assert_eq!(
            window("uncached_bytes = 8"),
            "uncached_bytes is 8, but must be in 16..=32768: from a line of the data port to half of the RAM"
        );
        assert_eq!(window("uncached_bytes = 48"), "uncached_bytes is 48, but must be a power of two");
        assert_eq!(
            window("uncached_bytes = 1024\nuncached_start = 512"),
            "uncached_start is 512, but must be a multiple of uncached_bytes, which is 1024"
        );
        assert_eq!(
            window("uncached_bytes = 1024\nuncached_start = 0x10000"),
            "uncached_start is 65536, but must be in 0..=64512: it lies in the RAM"
        );
    }
}
