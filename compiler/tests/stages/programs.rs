//! The programs of `programs/c`, from their IR to what they print, on every mechanism of divergence.

use std::fs;
use std::process::Command;

use crate::extent::Extent;
use crate::running::{
    all_program_names, compiled, extended, linked, program_names, program_output, program_text, programs, run, target,
    MECHANISMS,
};
use crate::runs;
use compiler::{Linked, Target};

/// Cores: words of both sizes, both encodings, few and many registers, odd numbers of lanes and warps.
const CORES: [&str; 6] = ["4w8/8/4/4", "4w16/16/16/16", "8w32/32/8/8", "4w8/8/3/5", "4b8/4/2/1", "4w8/8/1/1"];

/// Cores that have the extension, too: words of both sizes, few and many registers, short immediates.
const EXTENDED_CORES: [&str; 4] = ["4w8/8/4/4", "4w16/16/16/16", "8w32/32/8/8", "4b8/8/3/2"];

const INSTRUCTIONS_MAX: u64 = 2_000_000;

fn image(name: &str, target: &Target) -> Result<Linked, String> {
    let text = program_text(name, target.arch.word_bytes());
    linked(&compiled(name, &text, target)?)
}

fn check(extent: Extent, row: usize) {
    let mechanism = MECHANISMS[row];
    let mut failed = Vec::new();
    let basic = CORES.map(|arch| target(arch, mechanism));
    let extended = EXTENDED_CORES.map(|arch| extended(arch, mechanism));
    for (core, target) in basic.into_iter().chain(extended).enumerate() {
        let arch =
            if target.extension { format!("{} with the extension", target.arch) } else { target.arch.to_string() };
        for (number, name) in program_names(&target).into_iter().enumerate() {
            if !runs(extent, (row, core, number)) {
                continue;
            }
            let expected = program_output(&name);
            eprintln!("{arch} {name}");
            let output = image(&name, &target).and_then(|linked| run(&linked, &target, INSTRUCTIONS_MAX));
            match output {
                Ok(output) if output == expected => {}
                Ok(output) => failed.push(format!(
                    "{arch} {name}: prints\n{}instead of\n{}",
                    String::from_utf8_lossy(&output),
                    String::from_utf8_lossy(&expected)
                )),
                Err(error) => failed.push(format!("{arch} {name}: {error}")),
            }
        }
    }
    assert!(failed.is_empty(), "these fail:\n{}", failed.join("\n"));
}

on_every_mechanism!(check, "1 minute: every program on every core");

/// The C, compiled for the machine at hand, where threads run one after another.
#[test]
fn what_is_expected_is_what_the_host_prints() {
    let folder = programs();
    let place = std::env::temp_dir().join(format!("harmonica-host-{}", std::process::id()));
    for name in all_program_names() {
        let compiled = Command::new("gcc")
            .args(["-std=gnu17", "-O1", "-ffp-contract=off", "-Ihost", "-o"])
            .arg(&place)
            .arg(format!("{name}.c"))
            .current_dir(&folder)
            .output()
            .expect("gcc, which `apt-get install gcc` brings");
        let words = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{name}: {words}");
        let printed = Command::new(&place).output().unwrap().stdout;
        let expected = program_output(&name);
        let text = String::from_utf8_lossy(&printed);
        assert!(printed == expected, "{name}: {text}");
    }
    fs::remove_file(place).unwrap();
}
