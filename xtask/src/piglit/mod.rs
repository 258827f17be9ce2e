//! `cargo xtask torture piglit`: the tests of OpenCL C kernels in Debian's package of piglit, on the functional model.
//!
//! A test is a kernel with its arguments and what must come out, in the comment at the head of a `.cl` file. The
//! kernels of a file are one program with a host part that this chore writes, and which prints each buffer that
//! matters.

mod header;
mod host;
mod number;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use header::{Argument, Header, Test};

use crate::files::{failed, read};
use crate::run::{cargo, Failed};

/// The folder in the package for which its tests are written.
const SOURCES: &str = "usr/lib/x86_64-linux-gnu/piglit";
/// Where the package has its tests.
const TESTS: [&str; 2] =
    ["usr/lib/x86_64-linux-gnu/piglit/generated_tests/cl", "usr/lib/x86_64-linux-gnu/piglit/tests/cl"];
/// The core: groups of as many items as it has lanes in all warps need no loops.
const CORE: [&str; 3] = ["--arch", "4w16/16/8/4", "--extension"];
/// The largest groups that a host finds, as `CL_DEVICE_MAX_WORK_GROUP_SIZE` says it.
const GROUP_ITEMS_MAX: u64 = 1024;
/// A program that takes longer is stopped.
const DURATION_MAX: Duration = Duration::from_secs(120);
/// What a device need not have, and we have not.
const ABSENT: [&str; 3] = ["cl_khr_fp16", "cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"];

/// What has become of the tests.
#[derive(Default)]
struct Fates {
    passed: usize,
    /// Causes, with the tests of each.
    failed: BTreeMap<String, Vec<String>>,
    skipped: BTreeMap<String, usize>,
}

/// Runs the tests of all files below the package's folder whose paths have one of the words in them.
pub fn run(package: &Path, folder: &Path, words: &[&str]) -> Result<(), Failed> {
    cargo(&["build", "--quiet", "--package", "harmonica"])?;
    let harmonica = super::root().join("target/debug/harmonica");
    let mut sources = Vec::new();
    for tests in TESTS {
        kernels(&package.join(tests), &mut sources)?;
    }
    sources.retain(|path| words.is_empty() || words.iter().any(|word| path.to_string_lossy().contains(word)));
    sources.sort();
    std::fs::create_dir_all(folder).map_err(failed("create", folder))?;
    let mut fates = Fates::default();
    for source in &sources {
        let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let file = File { harmonica: &harmonica, folder, name: &name, source, package };
        file.check(&read(source)?, &mut fates)?;
    }
    fates.show();
    match fates.passed {
        0 => Err(Failed("no test passed".to_owned())),
        _ => Ok(()),
    }
}

/// The `.cl` files below a folder.
fn kernels(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failed> {
    for entry in std::fs::read_dir(folder).map_err(failed("read", folder))? {
        let path = entry.map_err(failed("read", folder))?.path();
        if path.is_dir() {
            kernels(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "cl") {
            found.push(path);
        }
    }
    Ok(())
}

/// A file of tests.
struct File<'f> {
    harmonica: &'f Path,
    folder: &'f Path,
    name: &'f str,
    source: &'f Path,
    package: &'f Path,
}

impl File<'_> {
    fn check(&self, text: &str, fates: &mut Fates) -> Result<(), Failed> {
        let header = match Header::read(text) {
            Ok(header) => header,
            Err(why) => {
                fates.fail(&format!("the header: {why}"), self.name);
                return Ok(());
            }
        };
        let count = header.tests.len().max(1);
        if let Some(why) = absent(&header) {
            *fates.skipped.entry(why).or_default() += count;
            return Ok(());
        }
        if header.option("expect_build_fail") == "true" || header.tests.is_empty() {
            let output = self.start("cc", &header, &[])?;
            let is_refused = header.option("expect_build_fail") == "true";
            // The host of the test's asks for warnings to be errors.
            let warns = header.option("build_options").contains("-Werror")
                && String::from_utf8_lossy(&output.stderr).contains(": warning: ");
            match (output.status.success() && !warns) == is_refused {
                true if is_refused => fates.fail("it compiles, but should not", self.name),
                true => fates.fail(&first_error(&output), self.name),
                false => fates.passed += 1,
            }
            return Ok(());
        }
        self.run_tests(&header, &header.tests, fates)
    }

    /// Runs tests in one program; if it does not get through them, each half in one of its own.
    fn run_tests(&self, header: &Header, tests: &[Test], fates: &mut Fates) -> Result<(), Failed> {
        let output = self.start("run", header, tests)?;
        let printed = String::from_utf8_lossy(&output.stdout);
        let results = host::results(&printed);
        if results.len() < tests.len() && tests.len() > 1 {
            let (first, second) = tests.split_at(tests.len() / 2);
            self.run_tests(header, first, fates)?;
            return self.run_tests(header, second, fates);
        }
        for (index, test) in tests.iter().enumerate() {
            let name = format!("{}: {}", self.name, test.name);
            let wrong = match results.get(&index) {
                Some(buffers) => wrong(test, buffers),
                None => Some(first_error(&output)),
            };
            match (wrong, test.is_to_fail) {
                (None, false) | (Some(_), true) => fates.passed += 1,
                (None, true) => fates.fail("it passes, but should not", &name),
                (Some(why), false) => fates.fail(&why, &name),
            }
        }
        Ok(())
    }

    /// Starts `harmonica` with the file and a host part for these tests.
    fn start(&self, command: &str, header: &Header, tests: &[Test]) -> Result<Output, Failed> {
        let kernels = self.folder.join(format!("{}.cl", self.name));
        let host = self.folder.join(format!("{}-host.c", self.name));
        let text = read(self.source)?;
        std::fs::write(&kernels, &text).map_err(failed("write", &kernels))?;
        std::fs::write(&host, host::text(tests, &text)).map_err(failed("write", &host))?;
        let mut process = Command::new(self.harmonica);
        process.arg(command).arg(&host).arg(&kernels).args(CORE);
        if command == "cc" {
            process.arg("-o").arg(self.folder.join("image.bin"));
        }
        process.args(options(header, self.package));
        let output = self.folder.join("output");
        let errors = self.folder.join("errors");
        let create = |path: &Path| std::fs::File::create(path).map_err(failed("create", path));
        process.stdin(Stdio::null()).stdout(create(&output)?).stderr(create(&errors)?);
        let child = process.spawn().map_err(failed("start", self.harmonica))?;
        let status = ended(child).map_err(failed("wait for", self.harmonica))?;
        let bytes = |path: &Path| std::fs::read(path).map_err(failed("read", path));
        Ok(Output { status, stdout: bytes(&output)?, stderr: bytes(&errors)? })
    }
}

/// How a process ends, which is stopped when it takes too long.
fn ended(mut child: Child) -> std::io::Result<std::process::ExitStatus> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if start.elapsed() > DURATION_MAX {
            child.kill()?;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// What a test's options are on our command line: macros, folders, and the version of OpenCL C. Others let a device
/// compute less exactly, or say what it warns of.
fn options(header: &Header, package: &Path) -> Vec<String> {
    let mut given = Vec::new();
    let mut version = match header.option("clc_version_min").parse::<u32>() {
        Ok(least) if least >= 20 => Some(format!("CL{}.0", least / 10)),
        _ => None,
    };
    let mut words = header.option("build_options").split_whitespace();
    while let Some(word) = words.next() {
        if let Some(standard) = word.strip_prefix("-cl-std=") {
            version = Some(standard.to_owned());
        } else if let Some(name) = word.strip_prefix("-D") {
            let name = if name.is_empty() { words.next().unwrap_or_default() } else { name };
            given.push(format!("-D{name}"));
        } else if let Some(folder) = word.strip_prefix("-I") {
            let folder = if folder.is_empty() { words.next().unwrap_or_default() } else { folder };
            given.push(format!("-I{}", package.join(SOURCES).join(folder).display()));
        }
    }
    given.extend(version.map(|version| format!("--cl-std={version}")));
    given
}

/// Why a file is not for us.
fn absent(header: &Header) -> Option<String> {
    if header.option("need_image_support") == "true" || header.tests.iter().any(|test| test.needs_images) {
        return Some("images".to_owned());
    }
    let items = |test: &Test| test.range()[1].into_iter().map(|size| u64::from(size.max(1))).product::<u64>();
    if header.tests.iter().any(|test| items(test) > GROUP_ITEMS_MAX) {
        return Some(format!("groups of more than {GROUP_ITEMS_MAX} items"));
    }
    if !header.option("device_regex").is_empty() {
        return Some(format!("the name {}", header.option("device_regex")));
    }
    let extensions = header.option("require_device_extensions");
    let absent = ABSENT.iter().find(|extension| extensions.split_whitespace().any(|word| word == **extension));
    absent.map(|extension| (*extension).to_owned())
}

/// The first line of an error, without the place.
fn first_error(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find(|line| line.contains("error")).or_else(|| text.lines().last());
    let line = line.unwrap_or("it ends without a word");
    line.split_once("error: ").map_or(line, |(_, what)| what).to_owned()
}

/// What is wrong with what a test gave.
fn wrong(test: &Test, buffers: &BTreeMap<u32, Vec<u8>>) -> Option<String> {
    test.arguments.iter().find_map(|(place, argument)| {
        let Argument::Buffer(buffer) = argument else {
            return None;
        };
        let (expected, tolerance) = buffer.expected.as_ref()?;
        let Some(got) = buffers.get(place).filter(|got| got.len() == buffer.length * buffer.kind.bytes()) else {
            return Some(format!("argument {place} is not printed"));
        };
        let what = expected.differ(buffer.kind, got, *tolerance)?;
        Some(format!("wrong: argument {place}: {what}"))
    })
}

impl Fates {
    fn fail(&mut self, why: &str, name: &str) {
        println!("{name}: {why}");
        self.failed.entry(why.to_owned()).or_default().push(name.to_owned());
    }

    fn show(&self) {
        println!();
        for (why, names) in &self.failed {
            println!("{} fail: {why}: {}", names.len(), names.join("; "));
        }
        for (why, count) in &self.skipped {
            println!("{count} are for devices with {why}");
        }
        let failed: usize = self.failed.values().map(Vec::len).sum();
        let all = self.passed + failed;
        let share = 100.0 * self.passed as f64 / all.max(1) as f64;
        println!("{all} tests: {} pass ({share:.1} %), {failed} fail", self.passed);
    }
}
