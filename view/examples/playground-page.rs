//! Makes the playground's page: `playground-page MODULE OUTPUT`, from a module of WebAssembly. `cargo xtask playground`
//! starts it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use view::{playground_page, PlaygroundPrograms};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let words: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [module, output] = words.as_slice() else {
        return Err("usage: playground-page MODULE OUTPUT".to_owned());
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let bytes = fs::read(module).map_err(|error| format!("cannot read {}: {error}", module.display()))?;
    let programs = PlaygroundPrograms::of_repository(&root)
        .map_err(|error| format!("cannot read the programs of {}: {error}", root.display()))?;
    let page = playground_page(&bytes, &programs).map_err(|error| error.to_string())?;
    // A browser that looks meanwhile sees the page before, or this one.
    let beside = output.with_extension("new");
    fs::write(&beside, page)
        .and_then(|()| fs::rename(&beside, output))
        .map_err(|error| format!("cannot write {}: {error}", output.display()))
}
