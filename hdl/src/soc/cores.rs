//! How many cores a system has, and what is between them and the RAM.

use isa::{ClusterConfig, CoreConfig, SharedCacheConfig};

use super::config::{SocError, SocMemory};

/// Several cores in a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SocCores {
    /// How many, 1 to 16.
    pub cores: u32,
    /// Banks of the RAM, a power of two, 1 to 16; in block RAM each has two lines or more. RAM with one port is one
    /// bank.
    pub banks: u32,
    /// The cache that they share, before the banks (docs/cluster.md section 12).
    pub shared_cache: Option<SharedCacheConfig>,
}

impl SocCores {
    /// So many cores, with as many banks of that memory as serve them well when nothing is said of banks; `None` when
    /// nothing is said of cores: there is one, whose RAM has no banks.
    ///
    /// # Errors
    /// [`SocError::BanksOfOneCore`], [`SocError::SharedCacheOfOneCore`].
    pub fn asked(
        core: &CoreConfig,
        memory: SocMemory,
        cores: Option<u32>,
        banks: Option<u32>,
        shared_cache: Option<SharedCacheConfig>,
    ) -> Result<Option<SocCores>, SocError> {
        match (cores, banks) {
            (None, None) if shared_cache.is_some() => Err(SocError::SharedCacheOfOneCore),
            (None, None) => Ok(None),
            (None, Some(banks)) => Err(SocError::BanksOfOneCore(banks)),
            (Some(cores), banks) => {
                let usual = match memory.has_banks() {
                    true => ClusterConfig::usual_banks(core, cores),
                    false => 1,
                };
                let banks = banks.unwrap_or(usual);
                Ok(Some(SocCores { cores, banks, shared_cache }))
            }
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
            let several = SocCores::asked(&core, memory, cores, None, Some(cache));
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
