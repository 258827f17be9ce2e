//! A system as it is drawn, kept and named: a core alone, or several cores on one memory.

use std::fmt;

use super::{ClusterConfig, ClusterError, SharedCacheConfig};
use crate::CoreConfig;

/// What a cluster has beside its cores: how many they are, on how many banks, and with which shared cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClusterShape {
    /// Cores, 1..=[`CORES_MAX`](super::CORES_MAX).
    pub cores: u32,
    /// Banks of the memory, a power of two, 1..=[`BANKS_MAX`](super::BANKS_MAX).
    pub banks: u32,
    /// The cache that the cores share, if there is one.
    pub shared_cache: Option<SharedCacheConfig>,
}

impl ClusterShape {
    /// A cluster without a shared cache.
    pub const fn new(cores: u32, banks: u32) -> Self {
        ClusterShape { cores, banks, shared_cache: None }
    }

    /// So many cores of that kind, on the usual banks if nothing is said.
    pub fn of_cores(
        core: &CoreConfig,
        cores: u32,
        banks: Option<u32>,
        shared_cache: Option<SharedCacheConfig>,
    ) -> Self {
        let banks = banks.unwrap_or_else(|| ClusterConfig::usual_banks(core, cores));
        ClusterShape { cores, banks, shared_cache }
    }

    /// The cluster of such cores.
    ///
    /// # Errors
    /// When there is no such cluster.
    pub fn config(&self, core: CoreConfig) -> Result<ClusterConfig, ClusterError> {
        ClusterConfig::new(core, self.cores, self.banks)?.with_shared_cache(self.shared_cache)
    }

    /// Its numbers by their names, which are those of flags, with `_` for `-`.
    pub fn values(&self) -> Vec<(&'static str, u64)> {
        let mut values = vec![("cores", self.cores.into()), ("banks", self.banks.into())];
        if let Some(SharedCacheConfig { bank_bytes, ways }) = self.shared_cache {
            values.extend([("shared_cache", bank_bytes), ("shared_cache_ways", ways.into())]);
        }
        values
    }

    /// The shape whose numbers `find` gives by their names; `None` when it gives none for `cores`.
    ///
    /// # Errors
    /// Those of `find`.
    pub fn from_values<E>(find: impl Fn(&'static str) -> Result<Option<u64>, E>) -> Result<Option<Self>, E> {
        let Some(cores) = find("cores")? else {
            return Ok(None);
        };
        let number = |value: Option<u64>| value.and_then(|value| u32::try_from(value).ok()).unwrap_or(0);
        let mut shape = ClusterShape::new(number(Some(cores)), number(find("banks")?));
        if let Some(bank_bytes) = find("shared_cache")? {
            shape.shared_cache = Some(SharedCacheConfig { bank_bytes, ways: number(find("shared_cache_ways")?) });
        }
        Ok(Some(shape))
    }
}

/// `4 cores with 8 banks`, or with a shared cache `4 cores with 8 banks and 1024 bytes of shared cache each`.
impl fmt::Display for ClusterShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cores with {} banks", self.cores, self.banks)?;
        match self.shared_cache {
            Some(cache) => write!(f, " and {} bytes of shared cache each", cache.bank_bytes),
            None => Ok(()),
        }
    }
}

/// A core alone, or a cluster of such cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SystemConfig {
    /// The core, or each of the cores.
    pub core: CoreConfig,
    /// The cluster; `None`: a core alone.
    pub cluster: Option<ClusterShape>,
}

impl From<CoreConfig> for SystemConfig {
    fn from(core: CoreConfig) -> Self {
        SystemConfig { core, cluster: None }
    }
}

impl From<ClusterConfig> for SystemConfig {
    fn from(config: ClusterConfig) -> Self {
        SystemConfig { core: config.core, cluster: Some(config.shape()) }
    }
}

impl SystemConfig {
    /// How many cores it has.
    pub fn cores(&self) -> u32 {
        self.cluster.map_or(1, |shape| shape.cores)
    }

    /// The cluster, if it is one.
    ///
    /// # Errors
    /// When there is no such cluster.
    pub fn cluster(&self) -> Option<Result<ClusterConfig, ClusterError>> {
        self.cluster.map(|shape| shape.config(self.core))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_read_as_it_is_written() {
        let cached = ClusterShape {
            shared_cache: Some(SharedCacheConfig { bank_bytes: 64, ways: 2 }),
            ..ClusterShape::new(3, 4)
        };
        for shape in [ClusterShape::new(2, 1), cached] {
            let values = shape.values();
            let find = |name| Ok::<_, ()>(values.iter().find(|(one, _)| *one == name).map(|(_, value)| *value));
            assert_eq!(ClusterShape::from_values(find), Ok(Some(shape)));
        }
        assert_eq!(ClusterShape::from_values(|_| Ok::<_, ()>(None)), Ok(None));
        assert_eq!(cached.to_string(), "3 cores with 4 banks and 64 bytes of shared cache each");
        let cluster = ClusterShape::new(2, 2).config(CoreConfig::default()).expect("a cluster");
        assert_eq!(SystemConfig::from(cluster).cluster(), Some(Ok(cluster)));
    }
}
