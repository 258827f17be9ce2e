//! The accelerator as Verilog text.

use super::config::{AcceleratorConfig, AcceleratorError};
use super::top::HarmonicaAccelerator;
use crate::emission::MODULE_PREFIX;
use crate::kit::{emit_prefixed, emit_with_defect, Defect, EmittedModule, Prefixes};

/// The name of the accelerator's module.
pub const ACCELERATOR_TOP_MODULE: &str = "harmonica_accelerator";

/// Emits an accelerator: the modules, [`ACCELERATOR_TOP_MODULE`] first, for one file each. Their names begin with
/// `harmonica_`.
///
/// # Errors
/// A bus that the core cannot have, a cluster that there is not, or a fault in the description.
pub fn emit_accelerator(config: &AcceleratorConfig) -> Result<Vec<EmittedModule>, AcceleratorError> {
    emit_prefixed_accelerator(config, "")
}

/// Emits an accelerator with names that begin with `prefix` before `harmonica_`.
pub(crate) fn emit_prefixed_accelerator(
    config: &AcceleratorConfig,
    prefix: &str,
) -> Result<Vec<EmittedModule>, AcceleratorError> {
    let prefixes = Prefixes { outer: prefix, family: MODULE_PREFIX };
    let several = config.cluster()?;
    let accelerator = HarmonicaAccelerator::new(config, config.shape()?, several);
    Ok(emit_prefixed(&accelerator, prefixes)?.modules)
}

/// Emits the same, with the modules' own names, with one driver changed; for tests that the change is noticed.
///
/// # Errors
/// As [`emit_accelerator`]; and when the defect does not find its driver in exactly one module.
pub fn emit_accelerator_with_defect(
    config: &AcceleratorConfig,
    defect: &Defect,
) -> Result<Vec<EmittedModule>, AcceleratorError> {
    let several = config.cluster()?;
    let accelerator = HarmonicaAccelerator::new(config, config.shape()?, several);
    Ok(emit_with_defect(&accelerator, defect)?.modules)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::super::{ControlBus, HostBus, HostConsole};
    use super::*;

    #[test]
    fn an_accelerator_is_emitted_for_every_bus_and_console() {
        let cores = [("4w8/8/1/1", true), ("4w8/8/4/4", false), ("8w16/16/3/5", true)];
        // The core does not depend on what is around it, so they take turns.
        let mut cores = cores.iter().cycle();
        for &bus in HostBus::VARIANTS {
            let with_console = |&console| ControlBus::VARIANTS.iter().map(move |&control| (console, control));
            for (console, control) in HostConsole::VARIANTS.iter().flat_map(with_console) {
                let (arch, performance_counters) = cores.next().expect("they go round");
                let core = crate::tests::core_of(&format!(
                    "arch = \"{arch}\", trace = true, \
                     performance_counters = {performance_counters}"
                ));
                let config = AcceleratorConfig { console, control, ..AcceleratorConfig::new(core, bus) };
                let modules = emit_accelerator(&config).unwrap_or_else(|error| panic!("{config:?}: {error}"));
                assert_eq!(modules[0].name, ACCELERATOR_TOP_MODULE);
                let prefixed = |module: &EmittedModule| module.name.starts_with(MODULE_PREFIX);
                assert!(modules.iter().all(prefixed));
            }
        }
    }
}
