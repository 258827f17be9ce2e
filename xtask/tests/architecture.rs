//! Enforces the rules of ARCHITECTURE.md: which crate depends on which, which may start processes, where unsafe code
//! may be, and that semantics and timing do not mix.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use walkdir::WalkDir;

/// Crate directory, and the crates of this workspace it may depend on.
const MAY_DEPEND_ON: &[(&str, &[&str])] = &[
    ("isa", &[]),
    ("tools", &[]),
    ("assembler", &["isa"]),
    ("golden-model", &["isa"]),
    ("hdl", &["isa"]),
    ("loader", &[]),
    ("selftest", &["isa", "assembler", "golden-model", "loader"]),
    ("timeline", &["isa", "assembler"]),
    ("pages", &[]),
    ("coverage", &["isa", "golden-model", "pages"]),
    // What bundles its page is used when it is built.
    ("view", &["isa", "assembler", "timeline", "tools"]),
    ("playground", &["isa", "assembler", "golden-model"]),
    ("planted", &["isa", "hdl"]),
    ("testbenches", &["isa", "assembler", "coverage", "golden-model", "hdl", "fpga", "tools"]),
    ("fuzz", &["isa", "assembler", "coverage", "golden-model", "pages", "testbenches"]),
    ("mutation", &["isa", "assembler", "fpga", "fuzz", "hdl", "testbenches", "tools"]),
    ("laboratory", &["isa", "assembler", "pages", "testbenches", "timeline"]),
    ("compiler", &["isa", "assembler"]),
    ("frontend", &["compiler", "isa", "tools"]),
    ("units", &["compiler", "frontend", "isa"]),
    (
        "opencl",
        &[
            "isa",
            "assembler",
            "compiler",
            "coverage",
            "frontend",
            "golden-model",
            "loader",
            "races",
            "testbenches",
            "tools",
            "view",
        ],
    ),
    ("races", &["isa", "assembler", "golden-model"]),
    ("fpga", &["isa", "hdl", "tools"]),
    (
        "cli",
        &[
            "isa",
            "assembler",
            "compiler",
            "coverage",
            "frontend",
            "golden-model",
            "fuzz",
            "hdl",
            "laboratory",
            "loader",
            "mutation",
            "opencl",
            "races",
            "selftest",
            "testbenches",
            "timeline",
            "fpga",
            "tools",
            "units",
            "view",
        ],
    ),
    (
        "python",
        &[
            "isa",
            "assembler",
            "compiler",
            "frontend",
            "golden-model",
            "hdl",
            "races",
            "testbenches",
            "timeline",
            "units",
        ],
    ),
    ("chores", &["isa", "assembler", "fuzz", "hdl", "loader", "testbenches", "timeline", "fpga", "tools"]),
    ("xtask", &[]),
];

/// Crates that may start other programs.
const MAY_START_PROCESSES: &[&str] = &[
    "tools",
    "testbenches",
    "fuzz",
    // Cargo, which builds the golden model with mutants, and what it has built.
    "mutation",
    "fpga",
    // Itself, to make figures again.
    "cli",
    "xtask",
];

/// The only places for unsafe code.
const UNSAFE_IS_ALLOWED_IN: [&str; 2] = [
    // Calls into the Verilated model.
    "testbenches/src/bridge",
    // The functions that host programs call: their pointers are the host's.
    "opencl/src/api",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let files: Vec<_> = WalkDir::new(folder)
        .into_iter()
        .map(Result::unwrap)
        .filter(|entry| entry.path().extension().is_some_and(|extension| extension == "rs"))
        .map(|entry| (entry.path().to_path_buf(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    assert!(!files.is_empty(), "{} has no Rust sources", folder.display());
    files
}

/// A source line without its comment: prose may name what code may not.
fn code(line: &str) -> &str {
    line.split("//").next().unwrap_or(line)
}

fn lines_with(folder: &Path, forbidden: &str) -> Vec<String> {
    sources(folder)
        .iter()
        .flat_map(|(path, text)| {
            text.lines()
                .enumerate()
                .filter(|(_, line)| code(line).contains(forbidden))
                .map(|(number, _)| format!("{}:{}", path.display(), number + 1))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_crate_depends_only_on_what_the_architecture_allows() {
    let manifest: toml::Table = fs::read_to_string(root().join("Cargo.toml")).unwrap().parse().unwrap();
    let members: BTreeSet<_> =
        manifest["workspace"]["members"].as_array().unwrap().iter().map(|member| member.as_str().unwrap()).collect();
    let listed: BTreeSet<_> = MAY_DEPEND_ON.iter().map(|(folder, _)| *folder).collect();
    assert_eq!(members, listed, "a crate is missing from the rules, or gone");
    for (folder, allowed) in MAY_DEPEND_ON {
        let text = fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap();
        let manifest: toml::Table = text.parse().unwrap();
        for name in manifest["dependencies"].as_table().unwrap().keys() {
            let internal = listed.contains(name.as_str());
            assert!(!internal || allowed.contains(&name.as_str()), "{folder} must not depend on {name}");
        }
    }
}

#[test]
fn core_and_golden_model_do_not_see_each_other_even_in_tests() {
    for (folder, other) in [("hdl", "golden_model"), ("golden-model", "hdl")] {
        let text = fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap();
        let manifest: toml::Table = text.parse().unwrap();
        for table in ["dependencies", "dev-dependencies", "build-dependencies"] {
            let names = manifest.get(table).and_then(|table| table.as_table());
            let found = names.is_some_and(|names| names.contains_key(&other.replace('_', "-")));
            assert!(!found, "{folder} has {other} among its {table}");
        }
        let seen = lines_with(&root().join(folder), &format!("{other}::"));
        assert!(seen.is_empty(), "{folder} names {other}: {seen:?}");
    }
}

#[test]
fn names_of_instructions_stand_in_the_opcode_table_alone() {
    // Those that are no other word, too.
    const NAMES: [&str; 12] =
        ["tlbadd", "tlbflush", "tlbrm", "jali", "jalis", "jalrs", "jmpru", "rtop", "isneg", "iszero", "wspawn", "hwid"];
    let quoted = |name| format!("\"{name}\"");
    for name in NAMES {
        let table = lines_with(&root().join("isa/src"), &quoted(name));
        assert_eq!(table.len(), 1, "{name} stands in isa at {table:?}");
        for folder in ["assembler", "golden-model", "hdl"] {
            let found = lines_with(&root().join(folder).join("src"), &quoted(name));
            assert!(found.is_empty(), "{name} is spelled out in {found:?}");
        }
    }
}

#[test]
fn only_the_named_crates_start_processes() {
    for (folder, _) in MAY_DEPEND_ON {
        let source = root().join(folder).join("src");
        let found = lines_with(&source, "process::Command");
        assert!(found.is_empty() || MAY_START_PROCESSES.contains(folder), "{folder} starts processes: {found:?}");
    }
}

#[test]
fn unsafe_code_stands_only_at_the_named_boundaries() {
    let allowed = UNSAFE_IS_ALLOWED_IN.map(|folder| root().join(folder).display().to_string());
    for (folder, _) in MAY_DEPEND_ON {
        for place in lines_with(&root().join(folder).join("src"), "unsafe ") {
            assert!(allowed.iter().any(|folder| place.starts_with(folder)), "unsafe code in {place}");
        }
    }
}

#[test]
fn semantics_knows_no_cycle_and_no_timing() {
    let semantics = root().join("golden-model/src/semantics");
    for forbidden in ["timing", "Cycle"] {
        let found = lines_with(&semantics, forbidden);
        assert!(found.is_empty(), "semantics names {forbidden}: {found:?}");
    }
}

/// Methods of the state that hand out operand values: the public ones of the register files' own source that return
/// something.
fn value_accessors() -> Vec<String> {
    let registers = root().join("golden-model/src/semantics/registers.rs");
    let text = fs::read_to_string(registers).unwrap();
    let heads = text.split("\n    pub fn ").skip(1);
    heads
        .filter_map(|head| head.split_once(" {"))
        .filter(|(head, _)| head.contains("->"))
        .map(|(head, _)| head.split('(').next().unwrap().to_owned())
        .collect()
}

#[test]
fn timing_looks_at_no_operand_value() {
    let mut forbidden = value_accessors();
    for known in ["gpr", "gpr_lanes", "predicate_lanes", "staged_gpr", "stored_value"] {
        assert!(
            forbidden.iter().any(|name| name == known),
            "{known} does not stand where operand values are handed out: {forbidden:?}"
        );
    }
    forbidden.push("immediate".to_owned());
    for name in forbidden {
        let found = lines_with(&root().join("golden-model/src/timing"), &format!(".{name}("));
        // The cycle record shows what is written; it decides nothing.
        let found: Vec<_> = found.iter().filter(|place| !place.contains("/timing/record.rs:")).collect();
        assert!(found.is_empty(), "timing looks at values: {name} in {found:?}");
    }
}

#[test]
fn the_isa_crate_does_no_input_or_output() {
    for forbidden in ["std::fs", "std::io", "std::net", "std::env"] {
        let found = lines_with(&root().join("isa/src"), forbidden);
        assert!(found.is_empty(), "isa uses {forbidden}: {found:?}");
    }
}

/// The packages that a command of cargo's would build, each with its features.
fn packages(selection: &[&str]) -> BTreeSet<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let format = ["tree", "--locked", "--prefix", "none", "--format", "{p} {f}"];
    let output = Command::new(cargo).args(format).args(selection).current_dir(root()).output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
}

/// With other features a package is compiled once more, and with it all that depend on it.
#[test]
fn the_demo_compiles_nothing_that_the_tests_have_compiled() {
    let demo = packages(&["--package", "harmonica", "--no-default-features", "--edges", "normal,build"]);
    let tests = packages(&["--workspace", "--edges", "all"]);
    let own: Vec<_> = demo.difference(&tests).filter(|package| !package.starts_with("harmonica v")).collect();
    assert!(own.is_empty(), "cli/Cargo.toml must name the features that other crates ask for of {own:#?}");
}
