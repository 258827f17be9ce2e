//! Binaries: what `clGetProgramInfo` gives of a program, and `clCreateProgramWithBinary` takes. A line says what follows,
//! and for which core; then comes JSON with the units' IR, from which the image is linked again.

use compiler::opencl::HEADERS;
use isa::CoreConfig;
use serde::{Deserialize, Serialize};

use super::cache::hash;
use super::Units;

const MAGIC: &str = "Harmonica OpenCL program 1\n";

/// What is in a binary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binary {
    /// The core, as its configuration has it.
    core: String,
    /// The run time whose headers the units have seen.
    run_time: String,
    /// The program is linked.
    pub is_executable: bool,
    /// It is a library.
    pub is_library: bool,
    /// What has been compiled.
    pub units: Units,
}

/// A hash of the headers by which kernels reach the run time's data. Units that have seen other headers do not run with
/// this run time.
pub fn run_time() -> String {
    hash(HEADERS.iter().flat_map(|(name, text)| [*name, *text]))
}

/// The driver's version on a core. It is another one where binaries are refused, so that a host program which keeps
/// binaries, by the device's name and this version, makes them anew.
pub fn version(config: &CoreConfig) -> String {
    let of_binaries = hash([MAGIC, &config.to_toml(), &run_time()].into_iter());
    format!("{} {}", env!("CARGO_PKG_VERSION"), &of_binaries[..8])
}

/// A binary for a core.
pub fn write_binary(units: &Units, is_executable: bool, is_library: bool, config: &CoreConfig) -> Vec<u8> {
    let binary =
        Binary { core: config.to_toml(), run_time: run_time(), is_executable, is_library, units: units.clone() };
    let text = serde_json::to_string(&binary).unwrap_or_default();
    [MAGIC.as_bytes(), text.as_bytes()].concat()
}

/// What is in the bytes of a binary, if they are one for this core and this run time.
pub fn read_binary(bytes: &[u8], config: &CoreConfig) -> Option<Binary> {
    let text = bytes.strip_prefix(MAGIC.as_bytes())?;
    let binary: Binary = serde_json::from_slice(text).ok()?;
    (binary.core == config.to_toml() && binary.run_time == run_time()).then_some(binary)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_binary_is_for_one_core_and_one_run_time() {
        let config = |text: &str| CoreConfig::from_line(text).unwrap();
        let (one, other) = (config("arch = \"4w32/16/16/16\""), config("arch = \"4w32/16/8/16\""));
        let units = vec![("a".to_owned(), "define".to_owned())];
        let bytes = write_binary(&units, true, false, &one);
        let read = read_binary(&bytes, &one).unwrap();
        assert!(read.is_executable && !read.is_library);
        assert_eq!(read.units, units);
        assert_eq!(read_binary(&bytes, &other), None);
        assert_ne!(version(&one), version(&other));
        assert_eq!(read_binary(&bytes[..bytes.len() - 1], &one), None);
        assert_eq!(read_binary(b"ELF", &one), None);
        let older = String::from_utf8(bytes).unwrap().replace(&run_time(), "another");
        assert_eq!(read_binary(older.as_bytes(), &one), None);
    }
}
