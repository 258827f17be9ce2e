//! The flags of the shared cache of several cores (docs/cluster.md section 12).

use clap::Args;
use isa::SharedCacheConfig;

/// The cache that the cores of a cluster share.
#[derive(Args)]
pub struct SharedCacheSelection {
    /// Shared cache of so many bytes at each bank, a power of two below the bank's (docs/cluster.md section 12)
    #[arg(long, value_name = "BYTES", requires = "cores")]
    shared_cache: Option<u64>,
    /// Ways of the shared cache: 1, 2 or 4 [default: 1]
    #[arg(long, value_name = "N", requires_all = ["cores", "shared_cache"])]
    shared_cache_ways: Option<u32>,
}

impl SharedCacheSelection {
    /// The shared cache that is asked for, if one is.
    pub fn config(&self) -> Option<SharedCacheConfig> {
        let ways = self.shared_cache_ways.unwrap_or(1);
        let config = |bank_bytes| SharedCacheConfig { bank_bytes, ways };
        self.shared_cache.map(config)
    }
}
