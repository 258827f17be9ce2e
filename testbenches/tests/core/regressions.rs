//! What random and directed tests have found, made small: every program of `regressions/` says in its opening comment
//! what was wrong. They stay in lock step with several memories; a `// config:` line names the options that a program
//! needs, an `// input:` line what arrives at its console.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::core;
use isa::{CoreConfig, CoreOptions};
use testbenches::{ConsoleInput, CosimOptions, Cosimulator, Outcome};

const SEEDS: [u64; 4] = [0, 1, 2, 3];
/// The core of the programs that ask for none.
const ARCH: &str = "4w8/8/2/2";

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/core/regressions");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "s"));
    paths.sort();
    paths
}

fn config(path: &Path, source: &str) -> CoreConfig {
    let wanted = assembler::wanted_configuration(source.as_bytes());
    let options = wanted.into_iter().fold(CoreOptions::default(), |options, line| {
        options.or(CoreOptions::from_line(line).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    });
    let options = options.or(CoreOptions { arch: Some(ARCH.to_owned()), ..CoreOptions::default() });
    CoreConfig::from_options(&options).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn console_input(source: &str, seed: u64) -> ConsoleInput {
    let lines = assembler::console_input(source.as_bytes());
    let texts = lines.into_iter().map(|line| {
        let text = assembler::console_text(line);
        text.expect("a string in quotes")
    });
    ConsoleInput::seeded(texts.collect::<String>().as_bytes(), seed)
}

#[test]
fn what_was_found_stays_mended() {
    let mut cores: Vec<(CoreConfig, Cosimulator)> = Vec::new();
    for path in programs() {
        let source = fs::read_to_string(&path).expect("a text");
        assert!(source.starts_with("// What it was:"), "{} says what was wrong", path.display());
        let config = config(&path, &source);
        if !cores.iter().any(|(known, _)| *known == config) {
            cores.push((config, core(&config)));
        }
        let image = assembler::assemble(&config.arch, &[("regression.s", &source)])
            .unwrap_or_else(|errors| panic!("{}: {errors}", path.display()));
        let (_, core) = cores.iter().find(|(known, _)| *known == config).expect("it was just built");
        for seed in SEEDS {
            let options = CosimOptions {
                timing: seed.into(),
                max_cycles: 100_000,
                console_input: console_input(&source, seed),
                compare_state_every: Some(97),
                ..CosimOptions::new(config, image.clone())
            };
            let report = core.run(&options, &mut |_| {}).unwrap();
            // Warps that wait for ever are no fault of either side.
            assert!(
                matches!(report.outcome, Outcome::Passed(_) | Outcome::Hang(_)),
                "{}, seed {seed}\n{report}",
                path.display()
            );
        }
    }
}
