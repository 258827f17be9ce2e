//! The playground's page: the golden model as a module of WebAssembly, and programs for it.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use serde::Serialize;

use crate::pack::packed;
use crate::page::{filled, NotBundled, Parts};

const PLAYGROUND: Parts = Parts {
    template: include_str!("../page/playground.html"),
    script: include_str!(concat!(env!("OUT_DIR"), "/playground.js")),
    style: include_str!(concat!(env!("OUT_DIR"), "/playground.css")),
};

/// The programs that can be chosen in the playground, and the files that their `// uses:` lines name. Paths are
/// relative to the folder of the programs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlaygroundPrograms {
    /// Sources by path.
    pub programs: BTreeMap<String, String>,
    /// Sources of the library by path.
    pub library: BTreeMap<String, String>,
}

impl PlaygroundPrograms {
    /// The assembly programs of the repository whose root is given: those of `programs`, of `programs/divergence`, and
    /// those that docs/divergence.md draws, as `docs/NAME`.
    ///
    /// # Errors
    /// When a folder or a source cannot be read.
    pub fn of_repository(root: &Path) -> io::Result<Self> {
        let programs = root.join("programs");
        let mut all = sources(&programs, "")?;
        all.extend(sources(&programs.join("divergence"), "divergence/")?);
        let drawn = sources(&root.join("docs/diagrams"), "docs/")?;
        all.extend(drawn.into_iter().filter(|(name, _)| name.starts_with("docs/sides-")));
        Ok(PlaygroundPrograms { programs: all, library: sources(&programs.join("lib"), "lib/")? })
    }
}

/// The assembly sources of a folder, their names behind a prefix.
fn sources(folder: &Path, prefix: &str) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let is_source = path.extension().is_some_and(|kind| kind == "s");
        if let (true, Some(name)) = (is_source, path.file_name().and_then(|name| name.to_str())) {
            found.insert(format!("{prefix}{name}"), std::fs::read_to_string(&path)?);
        }
    }
    Ok(found)
}

/// The page of the playground. `module` is the crate `playground`, built for wasm32-unknown-unknown.
///
/// # Errors
/// When the page's scripts were not bundled.
pub fn playground_page(module: &[u8], programs: &PlaygroundPrograms) -> Result<String, NotBundled> {
    let programs = serde_json::to_string(programs).unwrap_or_default();
    let pieces = [
        ("model".to_owned(), packed(&without_custom_sections(module))),
        ("programs".to_owned(), packed(programs.as_bytes())),
    ];
    filled(&PLAYGROUND, "Harmonica: playground", &pieces)
}

/// Magic number and version, at the start of a module.
const HEADER_BYTES: usize = 8;
/// The id of a section that says nothing to the machine: names, lines of sources.
const CUSTOM: u8 = 0;

/// A module without its custom sections, which take three quarters of it. What is no module stays as it is.
fn without_custom_sections(module: &[u8]) -> Vec<u8> {
    let mut kept = module.get(..HEADER_BYTES).unwrap_or(module).to_vec();
    let mut rest = module.get(HEADER_BYTES..).unwrap_or_default();
    while let Some((&id, behind)) = rest.split_first() {
        let Some((bytes, length_bytes)) = number(behind) else {
            return module.to_vec();
        };
        let whole = 1 + length_bytes + bytes;
        let Some((section, after)) = rest.split_at_checked(whole) else {
            return module.to_vec();
        };
        if id != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = after;
    }
    kept
}

/// A number in LEB128, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut value = 0;
    for (index, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((value, index + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_loses_its_custom_sections_alone() {
        let header = *b"\0asm\x01\0\0\0";
        let (types, custom, data) = ([1, 2, 0xaa, 0xbb], [0, 0x83, 0x00, 1, b'x', 9], [11, 1, 0xcc]);
        let module = [&header[..], &types, &custom, &data, &custom].concat();
        let kept = [&header[..], &types, &data].concat();
        assert_eq!(without_custom_sections(&module), kept);
        for broken in [&module[..module.len() - 1], b"", b"no module at all"] {
            assert_eq!(without_custom_sections(broken), broken);
        }
    }
}
