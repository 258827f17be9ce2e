//! The clients of PyPI: their own tests, from their own sources, and a script of ours where they have none.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::bench::{Bench, Finished, Setting};
use super::report::{Row, Tally};
use crate::files::failed;
use crate::packages::{environment, sources};
use crate::run::Failed;

const PYOPENCL: &str = "pyopencl==2026.1.4";
const NUMPY: &str = "numpy==2.4.6";
const REIKNA: &str = "reikna==0.9.0";
/// The last release whose sources have the tests of operations.
const TINYGRAD: &str = "tinygrad==0.12.0";
const DIGITS_TINYGRAD: &str = "tinygrad==0.14.0";
/// What runs tests.
const PYTEST: [&str; 2] = ["pytest==9.2.0", "pytest-timeout==2.4.0"];
/// Seconds that a test may take.
const TEST_SECONDS: &str = "--timeout=900";
/// The files of PyOpenCL's tests.
const PYOPENCL_TESTS: [&str; 7] = [
    "test_wrapper",
    "test_enqueue_copy",
    "test_arrays_in_structs",
    "test_clmath",
    "test_clrandom",
    "test_algorithm",
    "test_array",
];

/// The file of PyOpenCL's tests that [`ON_MODEL`] and [`IN_LOCK_STEP`] are of.
const SAMPLE_FILE: &str = "test_wrapper.py";
/// Tests that run on the functional machine wherever the project's own tests do.
const ON_MODEL: [&str; 12] = [
    "test_get_info",
    "test_int_ptr",
    "test_invalid_kernel_names_cause_failures",
    "test_vector_args",
    "test_header_dep_handling",
    "test_can_build_and_run_binary",
    "test_enqueue_barrier_marker",
    "test_user_event",
    "test_event_set_callback",
    "test_sub_buffers",
    "test_compile_link",
    "test_copy_buffer_rect",
];
/// Tests that run in lock step, too.
const IN_LOCK_STEP: [&str; 2] = ["test_vector_args", "test_global_offset"];
/// The core that they run on: a small one is compiled soon.
const LOCK_STEP_DEVICE: &str = "[[device]]\nkind = \"lockstep\"\narch = \"4w8/8/4/2\"\nram_bytes = 0x2000000\n";

/// An environment with PyOpenCL, and the folder of its tests.
fn pyopencl_tests(bench: &Bench) -> Result<(PathBuf, PathBuf), Failed> {
    let folder = bench.folder("pyopencl")?;
    let python = environment(&folder, &[&PYTEST[..], &[PYOPENCL, NUMPY, "mako==1.4.3"]].concat())?;
    Ok((python, sources(&folder, PYOPENCL)?.join("test")))
}

/// Some tests of PyOpenCL's.
pub fn pyopencl_sample(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let (python, tests) = pyopencl_tests(bench)?;
    let runs = [("model", &ON_MODEL[..], None), ("lock step", &IN_LOCK_STEP, Some(LOCK_STEP_DEVICE))];
    let row = |(device, names, devices): (&str, &[&str], _)| {
        let chosen: Vec<_> = names.iter().map(|name| format!("{SAMPLE_FILE}::{name}")).collect();
        let command = pytest(&python, &tests, &chosen);
        let setting = Setting { devices, ..Setting::default() };
        let finished = bench.start(&format!("pyopencl-{device}"), command, &setting)?;
        let tally = pytest_tally(&finished.text);
        let mut row = tests_row(format!("{} (PyPI), some tests on `{device}`", PYOPENCL.replace("==", " ")), finished);
        if tally.passed != names.len() as u64 && row.faults.is_empty() {
            row.faults.push(format!("{} tests of {} pass", tally.passed, names.len()));
        }
        Ok(row)
    };
    runs.into_iter().map(row).collect()
}

/// The tests of PyOpenCL's sources.
pub fn pyopencl(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let (python, tests) = pyopencl_tests(bench)?;
    let mut rows = Vec::new();
    for file in PYOPENCL_TESTS.iter().filter(|file| bench.wants(file)) {
        let command = pytest(&python, &tests, &[format!("{file}.py")]);
        let finished = bench.start(&format!("pyopencl-{file}"), command, &long(None))?;
        rows.push(tests_row(format!("{} (PyPI), `{file}`", PYOPENCL.replace("==", " ")), finished));
    }
    Ok(rows)
}

/// The tests of tinygrad's operations, against Debian's PyTorch.
pub fn tinygrad(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let folder = bench.folder("tinygrad")?;
    let torch = bench.debian("python3-torch")?;
    let python = environment(&folder, &[&PYTEST[..], &[TINYGRAD]].concat())?;
    let tests = sources(&folder, TINYGRAD)?.join("test");
    let mut rows = Vec::new();
    for file in ["test_tiny", "test_ops"].iter().filter(|file| bench.wants(file)) {
        let mut command = pytest(&python, &tests, &[format!("{file}.py")]);
        command.env("PYTHONPATH", torch.join("usr/lib/python3/dist-packages"));
        command.env("CL", "1").env("CACHELEVEL", "0");
        let finished = bench.start(&format!("tinygrad-{file}"), command, &long(Some(&torch)))?;
        rows.push(tests_row(format!("{} (PyPI), `{file}`", TINYGRAD.replace("==", " ")), finished));
    }
    Ok(rows)
}

/// The example of a network that classifies digits, on the newest tinygrad that it was tried with.
pub fn digits(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let folder = bench.folder("digits")?;
    let python = environment(&folder, &[DIGITS_TINYGRAD, NUMPY])?;
    let mut command = Command::new(python.join("bin/python"));
    command.arg(super::super::root().join("examples/digits.py"));
    command.env("DEV", "CL").env("CACHELEVEL", "0");
    let finished = bench.start("digits", command, &Setting::default())?;
    let last = finished.text.lines().last().unwrap_or_default().to_owned();
    let client = format!("`examples/digits.py` with {} (PyPI)", DIGITS_TINYGRAD.replace("==", " "));
    Ok(vec![Row { client, result: last, seconds: finished.seconds, faults: finished.fault.into_iter().collect() }])
}

/// A script of ours that transforms vectors of 2^4 to 2^12 complex numbers with reikna.
pub fn reikna(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let folder = bench.folder("reikna")?;
    let python = environment(&folder, &[REIKNA, PYOPENCL, NUMPY])?;
    let script = folder.join("fft.py");
    std::fs::write(&script, include_str!("fft.py")).map_err(failed("write", &script))?;
    let mut command = Command::new(python.join("bin/python"));
    command.arg(script);
    let finished = bench.start("reikna", command, &Setting::default())?;
    let right = finished.text.lines().filter(|line| line.ends_with(": right")).count() as u64;
    let faults: Vec<_> = finished.text.lines().filter(|line| line.ends_with(": wrong")).map(str::to_owned).collect();
    let tally = Tally { passed: right, failed: faults.len() as u64, skipped: 0 };
    let client = format!("{} (PyPI), FFT of 2^4 to 2^12 and back", REIKNA.replace("==", " "));
    let faults = faults.into_iter().chain(finished.fault).collect();
    Ok(vec![Row::of_tests(client, tally, finished.seconds, faults)])
}

/// A file of tests may take two hours.
fn long(package: Option<&Path>) -> Setting<'_> {
    Setting { package, longest: Duration::from_secs(2 * 60 * 60), ..Setting::default() }
}

/// Pytest with files, or tests of files, of a folder.
fn pytest(python: &Path, tests: &Path, chosen: &[String]) -> Command {
    let mut command = Command::new(python.join("bin/python"));
    command.args(["-m", "pytest", "-rfEs", "--tb=short", "-p", "no:cacheprovider", TEST_SECONDS]);
    command.args(chosen).current_dir(tests);
    command
}

fn tests_row(client: String, finished: Finished) -> Row {
    let tally = pytest_tally(&finished.text);
    println!("  {client}: {tally:?}, {} s", finished.seconds);
    let mut faults: Vec<_> = finished
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("FAILED ").or_else(|| line.strip_prefix("ERROR ")))
        .map(str::to_owned)
        .collect();
    if faults.is_empty() {
        faults.extend(finished.fault);
    }
    Row::of_tests(client, tally, finished.seconds, faults)
}

/// What the last line says: `=== 37 passed, 10 skipped in 30.21s ===`.
fn pytest_tally(text: &str) -> Tally {
    let mut tally = Tally::default();
    let last = text.lines().rev().find(|line| line.starts_with("===")).unwrap_or_default();
    for part in last.trim_matches(['=', ' ']).split(", ") {
        let mut words = part.split(' ');
        let (Some(Ok(number)), Some(fate)) = (words.next().map(str::parse::<u64>), words.next()) else {
            continue;
        };
        match fate {
            "passed" => tally.passed += number,
            "failed" | "error" | "errors" => tally.failed += number,
            // What its authors know to fail tells nothing of the driver.
            "skipped" | "xfailed" => tally.skipped += number,
            _ => {}
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_line_of_pytest_counts() {
        let text = "===== test session starts =====\nFAILED a.py::b - c\n=== 1 failed, 37 passed, 10 skipped, 1 xfailed, 2 warnings in 30.21s (0:00:30) ===\n";
        assert_eq!(pytest_tally(text), Tally { passed: 37, failed: 1, skipped: 11 });
    }
}
