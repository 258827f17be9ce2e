//! Bundles the pages' scripts and styles, or notes why it cannot: the rest of the project is built without a network.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What is bundled: the page of a run, and the playground.
const ENTRIES: [&str; 2] = ["main", "playground"];

fn main() -> io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
    let output = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed={}", page.display());
    println!("cargo:rerun-if-env-changed=HARMONICA_TOOLS_DIR");
    let lock = fs::read_to_string(page.join("package-lock.json"))?;
    let bundled = tools::bundler(&lock).and_then(|bundler| {
        ENTRIES.iter().try_for_each(|name| bundler.bundle(&page.join(format!("src/{name}.ts")), &output))
    });
    let missing = match bundled {
        Ok(()) => String::new(),
        Err(error) => {
            println!("cargo:warning=without the page of `harmonica view` and the playground: {error}");
            // A file that is never there: the next build tries again.
            println!("cargo:rerun-if-changed={}", output.join("again").display());
            for name in ENTRIES {
                fs::write(output.join(format!("{name}.js")), "")?;
                fs::write(output.join(format!("{name}.css")), "")?;
            }
            // The command that needs the page names the remedy.
            let words = error.to_string();
            words.lines().next().unwrap_or_default().to_owned()
        }
    };
    fs::write(output.join("missing.txt"), missing)
}
