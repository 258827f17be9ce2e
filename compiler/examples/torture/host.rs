//! The oracle of random programs: the machine's own gcc, with the `harp.h` that runs threads one after another.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of that `harp.h`.
pub fn headers() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs/c/host")
}

/// How gcc is asked. `options` come last.
pub fn compile(source: &Path, options: &[&str], program: &Path) -> Result<String, String> {
    let output = Command::new("gcc")
        .args(["-std=c17", "-O1", "-o"])
        .arg(program)
        .arg("-I")
        .arg(headers())
        .args(options)
        .arg(source)
        .output()
        .map_err(|why| format!("gcc does not run: {why}; `apt-get install gcc` brings it"))?;
    let words = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        Ok(words)
    } else {
        Err(format!("gcc refuses it: {words}"))
    }
}

/// What a program prints on this machine.
pub fn prints(program: &Path) -> Result<String, String> {
    let output = Command::new(program).output().map_err(|why| format!("{}: {why}", program.display()))?;
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        return Err(format!("it ends with {}: {words}", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What a source prints on this machine.
pub fn expected(source: &Path) -> Result<String, String> {
    let place = tempfile::tempdir().map_err(|why| why.to_string())?;
    let program = place.path().join("program");
    compile(source, &["-w"], &program)?;
    prints(&program)
}
