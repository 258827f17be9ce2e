//! A list of the Verilog files.

use super::{written_by, ModulePrefix, PackageFile, PackageTop, LICENSE};

/// One path a line, as seen from the list's own folder.
pub(super) fn file(top: &PackageTop, prefix: &ModulePrefix, sources: &[String]) -> PackageFile {
    let name = prefix.on(top.name());
    let heading = written_by(top);
    let list = sources.join("\n");
    PackageFile {
        path: format!("{name}.f"),
        text: format!(
            "// {heading}\n// {LICENSE}\n// Top module: {name}. Paths are seen from this file's folder: with most tools `-F {name}.f`.\n{list}\n"
        ),
    }
}
