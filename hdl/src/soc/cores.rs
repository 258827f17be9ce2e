//! How many cores a system has, and what is between them and the RAM.

use isa::{ClusterShape, CoreConfig, SharedCacheConfig};

use super::config::{SocError, SocMemory};

impl SocMemory {
    /// So many cores on this memory, with as many banks as serve them well unless `banks` says how many; `None` without
    /// a number of cores: there is one, whose RAM has no banks.
    ///
    /// # Errors
    /// [`SocError::BanksOfOneCore`], [`SocError::SharedCacheOfOneCore`].
    pub fn shape(
        self,
        core: &CoreConfig,
        cores: Option<u32>,
        banks: Option<u32>,
        shared_cache: Option<SharedCacheConfig>,
    ) -> Result<Option<ClusterShape>, SocError> {
        let banks = banks.or((!self.has_banks() && cores.is_some()).then_some(1));
        match (cores, banks) {
            (None, None) if shared_cache.is_some() => Err(SocError::SharedCacheOfOneCore),
            (None, None) => Ok(None),
            (None, Some(banks)) => Err(SocError::BanksOfOneCore(banks)),
            (Some(cores), banks) => Ok(Some(ClusterShape::of_cores(core, cores, banks, shared_cache))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: S5.2.12.
    #[test]
    fn a_shared_cache_is_for_several_cores_that_have_instruction_caches() {
        use crate::soc::SocConfig;
        let cache = SharedCacheConfig { bank_bytes: 1024, ways: 1 };
        let told = |options: &str, cores| {
            let core = CoreConfig::from_toml(options).expect("a legal core");
            let memory = SocMemory::External;
            let several = memory.shape(&core, cores, None, Some(cache));
            let config = several.map(|several| SocConfig { several, memory, ..SocConfig::new(core, 12_000_000) });
            let cluster = config.and_then(|config| config.cluster());
            cluster.map_err(|error| error.to_string())
        };
        let cached = "instruction_cache_bytes = 1024";
        let cluster = told(cached, Some(2)).expect("a legal system").expect("cores");
        assert_eq!((cluster.banks, cluster.shared_cache), (1, Some(cache)));
        let error = told(cached, None).unwrap_err();
        assert!(error.contains("say how many cores there are"), "{error}");
        let error = told("", Some(2)).unwrap_err();
        assert!(error.contains("give instruction_cache_bytes"), "{error}");
    }
}
