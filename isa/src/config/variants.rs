//! Configurations that differ from another one in a single choice.

use super::{ConfigError, CoreConfig};
use crate::ArchId;

impl CoreConfig {
    /// The same configuration with another number of warps.
    ///
    /// # Errors
    /// When there is no such core.
    pub fn with_warps(self, warps: u32) -> Result<Self, ConfigError> {
        let old = self.arch;
        let (word_bytes, encoding) = (old.word_bytes(), old.encoding());
        let (gprs, preds, lanes) = (old.gprs(), old.preds(), old.lanes());
        let config = CoreConfig {
            arch: ArchId::new(word_bytes, encoding, gprs, preds, lanes, warps)?,
            ..self
        };
        config.validate()?;
        Ok(config)
    }
}
