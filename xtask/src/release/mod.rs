//! `cargo xtask release`: what a release consists of, in target/publish: the wheel, an archive with the command, and
//! check sums. Each is tried where there is neither Rust nor a C++ compiler. Nothing is published; the last lines say how.

mod archive;
mod bare;
mod checks;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::failed;
use crate::packages::output;
use crate::run::Failed;
use crate::wheel;

/// The version of everything: that of the workspace.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds for a machine, tries what has been built, and says how to publish it.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let built = wheel::build(words)?;
    let root = super::root().canonicalize().map_err(failed("find", &super::root()))?;
    let folder = root.join("target/publish").join(built.target);
    if folder.is_dir() {
        std::fs::remove_dir_all(&folder).map_err(failed("remove", &folder))?;
    }
    let place = bare::Place::new(&folder, built.target)?;
    let wheel = folder.join(built.wheel.file_name().unwrap_or_default());
    std::fs::copy(&built.wheel, &wheel).map_err(failed("copy", &built.wheel))?;
    let archive = archive::make(&root, &folder, &built, &place)?;
    checks::archive(&root, &archive, &place)?;
    match place.is_native() {
        true => checks::wheel(&root, &wheel, &place)?,
        false => println!("the wheel's module is not loaded: this machine is none of {}", built.target),
    }
    sums(&folder, &[&wheel, &archive])?;
    println!("\n{}", how_to_publish(&folder));
    Ok(())
}

/// Prints sizes and SHA-256 of files of a folder, and writes the sums as `sha256sum --check` reads them.
fn sums(folder: &Path, files: &[&PathBuf]) -> Result<(), Failed> {
    let mut command = Command::new("sha256sum");
    command.args(files.iter().filter_map(|file| file.file_name())).current_dir(folder);
    let sums = output(&mut command)?;
    let path = folder.join("SHA256SUMS");
    std::fs::write(&path, &sums).map_err(failed("write", &path))?;
    println!();
    for (file, sum) in files.iter().zip(String::from_utf8_lossy(&sums).lines()) {
        let bytes = std::fs::metadata(file).map_err(failed("read", file))?.len();
        println!("{:5.1} MB  {sum}", bytes as f64 / 1e6);
    }
    println!("{}", path.display());
    Ok(())
}

/// What is left for somebody with the accounts.
fn how_to_publish(folder: &Path) -> String {
    let folder = folder.display();
    format!(
        "Nothing has been published. To publish version {VERSION} (docs/release.md):\n  \
         1. set `repository` in cli/Cargo.toml to the project's address, and commit; `git tag v{VERSION}` and push the tag\n  \
         2. PyPI: python3 -m pip install twine && python3 -m twine upload {folder}/*.whl\n  \
         3. the release v{VERSION} of the repository gets {folder}/*.tar.gz and SHA256SUMS; `cargo binstall` finds the \
         archive there"
    )
}

#[cfg(test)]
mod tests {
    use std::fs;

    /// `cargo binstall` looks for the archive under the name that it has.
    #[test]
    fn the_command_s_package_names_the_archive() {
        let path = crate::root().join("cli/Cargo.toml");
        let manifest: toml::Value = toml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let binstall = &manifest["package"]["metadata"]["binstall"];
        let target = "x86_64-unknown-linux-gnu";
        let filled = |key: &str| {
            let text = binstall[key].as_str().unwrap();
            let values = [("version", super::VERSION), ("target", target), ("bin", "harmonica")];
            values.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{ {name} }}"), value))
        };
        let archive = super::archive::name(target);
        let address = format!("{{ repo }}/releases/download/v{}/{archive}.tar.gz", super::VERSION);
        assert_eq!((filled("pkg-url"), filled("bin-dir")), (address, format!("{archive}/harmonica")));
        assert_eq!(binstall["pkg-fmt"].as_str(), Some("tgz"));
    }

    /// One line of the root's Cargo.toml is the version of every crate, of the module and of the archive.
    #[test]
    fn there_is_one_version() {
        let root = crate::root();
        let read = |path: &str| toml::from_str::<toml::Value>(&fs::read_to_string(root.join(path)).unwrap()).unwrap();
        let workspace = read("Cargo.toml");
        assert_eq!(workspace["workspace"]["package"]["version"].as_str(), Some(super::VERSION));
        for member in workspace["workspace"]["members"].as_array().unwrap() {
            let member = member.as_str().unwrap();
            let version = &read(&format!("{member}/Cargo.toml"))["package"]["version"];
            assert_eq!(version.get("workspace").and_then(toml::Value::as_bool), Some(true), "{member}");
        }
        let python = read("python/pyproject.toml");
        assert!(python["project"].get("version").is_none());
        assert_eq!(python["project"]["dynamic"].as_array().unwrap()[0].as_str(), Some("version"));
    }
}
