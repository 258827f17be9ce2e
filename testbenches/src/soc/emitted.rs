//! The emitted system, to be simulated as it is.

use std::path::PathBuf;

use hdl::soc::{emit_soc, emit_soc_with_defect, EmittedSoc, SocConfig, SocError, SOC_TOP_MODULE};
use hdl::Defect;
use sha2::{Digest, Sha256};

use super::system::{SimulatedSystem, SystemPins};
use crate::bridge::{Design, Optimisation};

/// Why there is no system to simulate.
#[derive(Debug, thiserror::Error)]
pub enum EmittedSystemError {
    /// The system is not emitted.
    #[error(transparent)]
    Soc(#[from] SocError),
    /// The image cannot be written.
    #[error("cannot write the image {}: {source}", path.display())]
    Image {
        /// Where to.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}

/// Emits a system. Its image goes into a file named by its content, so that the Verilog is the same whenever the image
/// is.
///
/// # Errors
/// When the system is not emitted or the image not written.
pub fn emitted_system(config: &SocConfig, image: &[u8]) -> Result<SimulatedSystem, EmittedSystemError> {
    simulated(config, emit_soc(config, image)?)
}

/// Emits a system with a defect in one place of the design; for tests that it is caught.
///
/// # Errors
/// As [`emitted_system`]; that the design does not have the place, or has it in several modules.
pub fn defective_system(
    config: &SocConfig,
    image: &[u8],
    defect: &Defect,
) -> Result<SimulatedSystem, EmittedSystemError> {
    simulated(config, emit_soc_with_defect(config, image, defect)?)
}

fn simulated(config: &SocConfig, soc: EmittedSoc) -> Result<SimulatedSystem, EmittedSystemError> {
    let images = soc.images.iter();
    let images = images.map(|file| Ok((file.name.as_str(), keep_image(&file.text)?)));
    let images: Vec<(&str, String)> = images.collect::<Result<_, EmittedSystemError>>()?;
    let mut design = Design::new(SOC_TOP_MODULE);
    for module in &soc.modules {
        let mut text = module.text.clone();
        for (name, path) in &images {
            text = text.replace(name, path);
        }
        design = design.with_file(format!("{}.v", module.name), text);
    }
    Ok(SimulatedSystem {
        design,
        pins: SystemPins::default(),
        bit_clocks: config.bit_clocks()?,
        optimisation: Optimisation::Some,
    })
}

/// Writes the image into the folder of images; gives its path.
fn keep_image(text: &str) -> Result<String, EmittedSystemError> {
    let digest = Sha256::digest(text);
    let name: String = digest[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    let folder = tools::work_directory().join("images");
    let path = folder.join(format!("{name}.hex"));
    let written = || {
        std::fs::create_dir_all(&folder)?;
        // Renamed when it is whole, so that no model reads half of it.
        let mut file = tempfile::NamedTempFile::new_in(&folder)?;
        std::io::Write::write_all(&mut file, text.as_bytes())?;
        file.persist(&path).map(drop).map_err(|error| error.error)
    };
    match path.is_file() {
        true => Ok(()),
        false => written(),
    }
    .map_err(|source| EmittedSystemError::Image { path: path.clone(), source })?;
    Ok(path.display().to_string())
}
