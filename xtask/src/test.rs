//! `cargo xtask test`: builds everything once, then runs all test programs, two at a time, and beside them some host
//! programs of OpenCL that others have written, and the tests of the Python module. Long tests are ignored: `campaign`
//! runs them.
//!
//! Many of them wait for one thread, of yosys or of a C++ compiler, so that one program after the other leaves a
//! processor idle.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::time::Instant;

use super::clients;
use super::packages;
use super::python;
use super::run::{cargo_command, cargo_counted, outcome, Counts, Failed};
use super::sizes::Long;

/// Programs at once; each has as many threads as there are processors.
const AT_ONCE: usize = 2;

/// Tests that are ignored because they need a tool which is not installed by itself. They run where it is.
struct Needs {
    /// The test program, all of whose ignored tests need it.
    program: &'static str,
    /// What it may be called on PATH.
    tools: &'static [&'static str],
    /// What installs it.
    remedy: &'static str,
}

/// What is left out where packages cannot be fetched.
const WITH_PACKAGES: &str = "clients of OpenCL and the Python module";

/// The Python module, whose tests run beside the others.
const MODULE: &str = "the Python module";

/// The host programs that run beside the tests.
const CLIENTS: &str = "clients of OpenCL";

const NEEDS: [Needs; 5] = [
    Needs { program: "compiler torture", tools: &["gcc"], remedy: "apt-get install gcc" },
    Needs {
        program: "cli lab_page",
        tools: &["chromium", "chromium-browser", "google-chrome", "chrome-headless-shell"],
        remedy: "apt-get install chromium",
    },
    Needs {
        program: "cli view_page",
        tools: &["chromium", "chromium-browser", "google-chrome"],
        remedy: "apt-get install chromium",
    },
    Needs { program: "testbenches packages", tools: &["tclsh"], remedy: "apt-get install tcl" },
    Needs {
        program: "fpga fpga",
        tools: &["nextpnr-himbaechel-xilinx"],
        remedy: "apt-get install nextpnr-himbaechel-xilinx prjxray prjxray-database",
    },
];

impl Needs {
    /// Whether PATH has it.
    fn is_there(&self) -> bool {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let has = |folder: &Path| self.tools.iter().any(|name| folder.join(name).is_file());
        std::env::split_paths(&path).any(|folder| has(&folder))
    }
}

/// A program with the tests of a library, of a binary, or of a file in `tests`.
struct TestProgram {
    /// The executable file.
    path: PathBuf,
    /// The folder of its package, in which it runs.
    package: PathBuf,
    /// Size of the file.
    bytes: u64,
}

impl TestProgram {
    /// The program in a message of cargo's, if it is about one.
    fn from_message(line: &str) -> Option<TestProgram> {
        let profile = line.split_once("\"profile\":{")?.1.split_once('}')?.0;
        if !profile.contains("\"test\":true") {
            return None;
        }
        let path = PathBuf::from(text_of(line, "executable")?);
        let manifest = PathBuf::from(text_of(line, "manifest_path")?);
        Some(TestProgram {
            bytes: path.metadata().map_or(0, |file| file.len()),
            package: manifest.parent()?.to_owned(),
            path,
        })
    }

    /// Package and program, without the hash that cargo puts behind it.
    fn name(&self) -> String {
        let package = self.package.file_name().unwrap_or_default();
        let program = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let program = program.rsplit_once('-').map_or(&*program, |(name, _)| name);
        format!("{} {program}", package.to_string_lossy())
    }

    fn run(&self) -> std::io::Result<Output> {
        let mut command = Command::new(&self.path);
        let mut needs = NEEDS.iter().filter(|needs| needs.program == self.name());
        if needs.any(Needs::is_there) {
            command.arg("--include-ignored");
        }
        command.arg("--quiet").current_dir(&self.package).env("CARGO_MANIFEST_DIR", &self.package).output()
    }
}

/// The value of a member of a JSON object, if it is a text; paths have nothing in them that is escaped but backslashes.
fn text_of(object: &str, member: &str) -> Option<String> {
    let (_, rest) = object.split_once(&format!("\"{member}\":\""))?;
    Some(rest.split_once('"')?.0.replace("\\\\", "\\"))
}

/// Runs all tests, also when some have failed.
pub fn run() -> Result<(), Failed> {
    let mut programs = built()?;
    // What a program is linked with says how much it has to do; the longest should not be the last.
    programs.sort_by_key(|program| Reverse(program.bytes));
    // They wait for the network and for Python, mostly.
    let lacks = packages::lacks();
    let clients = lacks.is_none().then(|| std::thread::spawn(|| (clients::sample(), python::sample())));
    let (mut failed, mut counts) = run_at_once(programs);
    if let Some((rows, tested)) = clients.map(|clients| clients.join().expect("it does not panic")) {
        let outcomes = [
            (CLIENTS, rows.and_then(|rows| clients::show(&rows))),
            (MODULE, tested.map(|text| println!("\n{MODULE}\n{text}"))),
        ];
        for (name, outcome) in outcomes {
            if let Err(Failed(why)) = outcome {
                eprintln!("{why}");
                failed.push(name.to_owned());
            }
        }
    }
    let examples = ["test", "--workspace", "--doc", "--quiet", "--no-fail-fast"];
    if cargo_counted(&examples, &mut counts).is_err() {
        failed.push("examples in documentation".to_owned());
    }
    println!("\n{counts} (`cargo xtask campaign` lists and runs what is ignored)");
    let wanting = NEEDS.iter().filter(|needs| !needs.is_there());
    let wanting = wanting.map(|needs| (needs.program, needs.tools[0], needs.remedy));
    for (program, tool, remedy) in wanting.chain(lacks.map(|(tool, remedy)| (WITH_PACKAGES, tool, remedy))) {
        println!("ignored for want of {tool}: {program} ({remedy})");
    }
    if let Ok(long) = Long::find() {
        println!("note: {} (`cargo xtask sizes` names them)", long.note());
    }
    if failed.is_empty() {
        return Ok(());
    }
    Err(Failed(format!("tests failed: {}", failed.join(", "))))
}

/// Builds all test programs.
fn built() -> Result<Vec<TestProgram>, Failed> {
    const BUILD: [&str; 4] = ["test", "--workspace", "--no-run", "--message-format=json-render-diagnostics"];
    let output = cargo_command(&BUILD)
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failed(format!("cannot start cargo: {error}")))?;
    outcome(&BUILD, output.status)?;
    let messages = String::from_utf8_lossy(&output.stdout);
    let programs: Vec<TestProgram> = messages.lines().filter_map(TestProgram::from_message).collect();
    if programs.is_empty() {
        let cause = "cargo's messages name no test program; does cargo write them in another way than `from_message` in xtask/src/test.rs reads?";
        return Err(Failed(cause.to_owned()));
    }
    Ok(programs)
}

/// Runs programs, each when one before it has ended; prints what they have printed, and gives the names of those that
/// have failed, and the tests of all.
fn run_at_once(programs: Vec<TestProgram>) -> (Vec<String>, Counts) {
    let waiting = Mutex::new(programs.into_iter());
    let results = Mutex::new((Vec::new(), Counts::default()));
    let next = || waiting.lock().ok()?.next();
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(program) = next() {
                    let start = Instant::now();
                    let output = program.run();
                    let seconds = start.elapsed().as_secs_f32();
                    let mut results = results.lock().expect("no thread panics while it holds it");
                    let (failed, counts) = &mut *results;
                    println!("\n{}, {seconds:.1} s", program.name());
                    let output = match output {
                        Ok(output) => output,
                        Err(error) => {
                            eprintln!("cannot start {}: {error}", program.path.display());
                            failed.push(program.name());
                            continue;
                        }
                    };
                    let text = String::from_utf8_lossy(&output.stdout);
                    print!("{text}");
                    eprint!("{}", String::from_utf8_lossy(&output.stderr));
                    text.lines().for_each(|line| counts.read(line));
                    if !output.status.success() {
                        failed.push(program.name());
                    }
                }
            });
        }
    });
    results.into_inner().expect("no thread panics while it holds it")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message of cargo 1.95 for a test program, or with `test` false for a program.
    fn message(test: bool) -> String {
        format!(
            r#"{{"reason":"compiler-artifact","package_id":"path+file:///h/isa#0.1.0","manifest_path":"/h/isa/Cargo.toml","target":{{"kind":["test"],"name":"tables","src_path":"/h/isa/tests/tables.rs","test":true}},"profile":{{"opt_level":"0","debuginfo":2,"test":{test}}},"features":[],"filenames":["/h/target/debug/deps/tables-0f"],"executable":"/h/target/debug/deps/tables-0f","fresh":true}}"#
        )
    }

    #[test]
    fn a_test_program_has_its_file_and_its_package() {
        let program = TestProgram::from_message(&message(true)).expect("a test program");
        assert_eq!(program.path, PathBuf::from("/h/target/debug/deps/tables-0f"));
        assert_eq!(program.package, PathBuf::from("/h/isa"));
        assert_eq!(program.name(), "isa tables");
    }

    #[test]
    fn a_program_that_cargo_builds_for_tests_to_start_is_none() {
        assert!(TestProgram::from_message(&message(false)).is_none());
    }
}
