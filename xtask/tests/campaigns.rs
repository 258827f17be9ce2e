//! What keeps a test from being run: `#[ignore]` with a reason alone, and a campaign that runs it.

use std::fs;
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

// The list of the binary `xtask`, which is no library.
#[allow(dead_code, reason = "the list alone is wanted")]
#[path = "../src/campaign.rs"]
mod campaign;
#[allow(dead_code, reason = "the list alone is wanted")]
#[path = "../src/run.rs"]
mod run;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Sources of the repository, by their paths from the root.
fn sources() -> Vec<(PathBuf, String)> {
    let entries = WalkDir::new(root()).into_iter().filter_entry(|entry| {
        let name = entry.file_name().to_string_lossy();
        entry.depth() == 0 || !name.starts_with('.') && name != "target"
    });
    let paths = entries.map(|entry| entry.unwrap().into_path());
    paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path.strip_prefix(root()).unwrap().to_owned(), text)
        })
        .collect()
}

/// The test program that a source in a package's `tests` belongs to: `tests/NAME.rs`, or below `tests/NAME`.
fn program(path: &Path) -> Option<(String, String)> {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let [folder, tests, name, ..] = &parts[..] else {
        return None;
    };
    let package = if folder == "cli" { "harmonica" } else { folder };
    let program = match &**folder {
        // All its tests are one program.
        "golden-model" => "model",
        _ => name.trim_end_matches(".rs"),
    };
    (tests == "tests").then(|| (package.to_owned(), program.to_owned()))
}

#[test]
fn every_ignored_test_says_why_and_has_a_campaign() {
    let mut programs = 0;
    for (path, text) in sources() {
        let marks = ["#[ignore", "extents! {"];
        if !text.lines().any(|line| marks.iter().any(|mark| line.trim_start().starts_with(mark))) {
            continue;
        }
        let bare = text.lines().any(|line| line.trim() == "#[ignore]");
        assert!(!bare, "{}: an ignored test says why", path.display());
        let Some((package, program)) = program(&path) else {
            continue;
        };
        // Code that test programs share is in a folder of that name.
        if program == "common" {
            continue;
        }
        let is_run = campaign::CAMPAIGNS
            .iter()
            .flat_map(|campaign| campaign.programs)
            .any(|(of, name)| *of == package && *name == program);
        assert!(is_run, "no campaign runs what {} ignores", path.display());
        programs += 1;
    }
    assert!(programs > 10, "ignored tests are not found");
}

#[test]
fn every_campaign_runs_a_test_program() {
    let paths: Vec<_> = sources().into_iter().map(|(path, _)| path).collect();
    for campaign in campaign::CAMPAIGNS {
        for (package, name) in campaign.programs {
            if *name == "lib" {
                continue;
            }
            let wanted = Some(((*package).to_owned(), (*name).to_owned()));
            let is_there = paths.iter().any(|path| program(path) == wanted);
            assert!(is_there, "{}: there is no {package} {name}", campaign.name);
        }
    }
}

#[test]
fn no_environment_variable_switches_a_test() {
    // Where tools are looked for, and variables for a process that a test starts.
    let allowed = ["\"PATH\"", "CHILD"];
    for (path, text) in sources() {
        let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        let is_test = parts.iter().any(|part| *part == "tests" || *part == "tests.rs");
        // Examples, and programs of this kind, are no tests.
        if !is_test || path.starts_with("xtask") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let asks = line.contains("env::var");
            let is_allowed = allowed.iter().any(|name| line.contains(name));
            assert!(!asks || is_allowed, "{}:{}: {line}", path.display(), number + 1);
        }
    }
}
