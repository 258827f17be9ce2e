//! The system as Verilog text.

use super::config::{SocConfig, SocError};
use super::image::{image_files, ImageFile};
use super::top::HarmonicaSoc;
use crate::emission::MODULE_PREFIX;
use crate::kit::{emit, emit_prefixed, emit_with_defect, BuildErrors, Defect, Design, EmittedModule, Prefixes};

/// The name of the system's module.
pub const SOC_TOP_MODULE: &str = "harmonica_soc";

/// An emitted system.
#[derive(Clone, Debug)]
pub struct EmittedSoc {
    /// The modules, [`SOC_TOP_MODULE`] first, for one file each.
    pub modules: Vec<EmittedModule>,
    /// What the RAM starts with: one file, or with several cores one a bank. None when the RAM is outside.
    pub images: Vec<ImageFile>,
}

/// Emits a system whose RAM starts with an image. With an empty image and a loader, the core waits until an image is
/// loaded.
///
/// # Errors
/// A bit rate that the clock cannot give, an image that does not fit, or one for RAM outside.
pub fn emit_soc(config: &SocConfig, image: &[u8]) -> Result<EmittedSoc, SocError> {
    emitted(config, image, |soc| emit(soc))
}

/// Emits a system without an image, with names that begin with `prefix` before `harmonica_`; so do those of the files
/// that the RAM starts with.
pub(crate) fn emit_prefixed_soc(config: &SocConfig, prefix: &str) -> Result<EmittedSoc, SocError> {
    let prefixes = Prefixes { outer: prefix, family: MODULE_PREFIX };
    let mut soc = emitted(config, &[], |soc| emit_prefixed(soc, prefixes))?;
    for file in &mut soc.images {
        let name = format!("{prefix}{}", file.name);
        for module in &mut soc.modules {
            module.text = module.text.replace(&file.name, &name);
        }
        file.name = name;
    }
    Ok(soc)
}

/// Emits the same with one driver changed; for tests that the change is noticed.
///
/// # Errors
/// As [`emit_soc`]; and when the defect does not find its driver in exactly one module.
pub fn emit_soc_with_defect(config: &SocConfig, image: &[u8], defect: &Defect) -> Result<EmittedSoc, SocError> {
    emitted(config, image, |soc| emit_with_defect(soc, defect))
}

fn emitted(
    config: &SocConfig,
    image: &[u8],
    emit: impl Fn(&HarmonicaSoc) -> Result<Design, BuildErrors>,
) -> Result<EmittedSoc, SocError> {
    let core = &config.core;
    if image.len() as u64 > core.ram_bytes {
        return Err(SocError::ImageTooLarge { image_bytes: image.len(), ram_bytes: core.ram_bytes });
    }
    if !config.has_ram() && !image.is_empty() {
        return Err(SocError::ImageOutside);
    }
    let several = config.cluster()?;
    config.check_options()?;
    let bus = config.bus()?;
    let has_image = !image.is_empty();
    let soc = HarmonicaSoc::new(config, config.bit_clocks()?, bus, several, has_image);
    let design = emit(&soc)?;
    let banks = several.filter(|_| config.memory.has_banks());
    let banks = banks.map(|cluster| cluster.banks);
    let images = match config.has_ram() {
        true => image_files(image, core.ram_bytes, core.line_bytes(), banks),
        false => Vec::new(),
    };
    Ok(EmittedSoc { modules: design.modules, images })
}

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::super::{BusKind, SocMemory};
    use super::*;

    #[test]
    fn a_system_is_emitted_with_every_memory_with_and_without_loader() {
        for (arch, performance_counters) in [("4w8/8/1/1", true), ("4w8/8/4/4", false), ("8w16/16/3/5", true)] {
            let core = crate::tests::core_of(&format!(
                "arch = \"{arch}\", trace = true, \
                 performance_counters = {performance_counters}"
            ));
            let inside =
                [SocMemory::DualPort, SocMemory::RegisteredDualPort, SocMemory::SinglePort, SocMemory::External];
            let memories = inside.into_iter().chain(BusKind::ALL.map(SocMemory::Bus));
            for (number, memory) in memories.enumerate() {
                // The next core has the others.
                let config = SocConfig {
                    memory,
                    loader: performance_counters == number.is_multiple_of(2),
                    ..SocConfig::new(core, 12_000_000)
                };
                match emit_soc(&config, &[]) {
                    Ok(soc) => assert_eq!(soc.modules[0].name, SOC_TOP_MODULE),
                    Err(error) => panic!("{config:?}: {error}"),
                }
            }
        }
    }

    /// Rules: S5.1.1.
    #[test]
    fn systems_with_buses_of_every_width_are_emitted() {
        let config = SocConfig::new(CoreConfig::default(), 12_000_000);
        for kind in BusKind::ALL {
            for bits in [32, 64, 128] {
                let config = SocConfig { memory: SocMemory::Bus(kind), bus_bits: Some(bits), ..config };
                let fits = bits <= 64 || kind == BusKind::Axi;
                match emit_soc(&config, &[]) {
                    Ok(_) => assert!(fits),
                    Err(error) => assert!(!fits, "{kind:?} {bits}: {error}"),
                }
            }
        }
        let without = SocConfig { bus_bits: Some(32), ..config };
        assert!(matches!(emit_soc(&without, &[]), Err(SocError::NoBus(32))));
    }

    #[test]
    fn images_that_cannot_be_there_are_refused() {
        let config = SocConfig::new(CoreConfig::default(), 12_000_000);
        let error = emit_soc(&config, &[0; 65_537]).unwrap_err().to_string();
        assert!(error.contains("65537 bytes, the RAM 65536"), "{error}");
        let outside = SocConfig { memory: SocMemory::External, ..config };
        assert!(matches!(emit_soc(&outside, &[1]), Err(SocError::ImageOutside)));
        assert!(emit_soc(&outside, &[]).unwrap().images.is_empty());
    }
}
