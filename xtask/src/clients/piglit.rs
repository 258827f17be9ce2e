//! Piglit's tests of OpenCL, by its own runner: programs that call the API, and kernels with what they have to give.

use std::process::Command;
use std::time::Duration;

use super::bench::{Bench, Setting};
use super::report::{Row, Tally};
use crate::packages::version;
use crate::run::Failed;

/// Seconds that a test may take.
const TEST_SECONDS: &str = "300";
/// Where the package has the modules that the runner needs.
const MODULES: &str = "usr/lib/python3/dist-packages";

/// The profile `cl`.
pub fn piglit(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let package = bench.debian("piglit")?;
    let results = bench.folder("logs/piglit-results")?;
    let start = |name: &str, arguments: &[&str]| {
        let mut command = Command::new("python3");
        command.arg(package.join("usr/bin/piglit")).args(arguments).env("PYTHONPATH", package.join(MODULES));
        bench.start(
            name,
            command,
            &Setting { package: Some(&package), longest: Duration::from_secs(60 * 60), ..Setting::default() },
        )
    };
    let folder = results.display().to_string();
    let mut arguments = vec!["run", "cl", &folder, "--overwrite", "--jobs", "1", "--timeout", TEST_SECONDS];
    arguments.extend(["--log-level", "quiet"]);
    for part in bench.parts() {
        arguments.extend(["--include-tests", part]);
    }
    let ran = start("piglit", &arguments)?;
    let summary = start("piglit-summary", &["summary", "console", &folder])?;
    let (tally, mut faults) = fates(&summary.text);
    faults.extend(ran.fault.into_iter().chain(summary.fault));
    let client = format!("piglit {} (Debian), its profile `cl`", version("piglit")?);
    Ok(vec![Row::of_tests(client, tally, ran.seconds, faults)])
}

/// What became of each test, from lines such as `program/build/scalar-int: pass`.
fn fates(summary: &str) -> (Tally, Vec<String>) {
    let mut tally = Tally::default();
    let mut faults = Vec::new();
    for line in summary.lines().filter(|line| line.contains('/')) {
        match line.rsplit_once(": ").map(|(_, fate)| fate) {
            Some("pass") => tally.passed += 1,
            Some("skip") => tally.skipped += 1,
            _ => {
                tally.failed += 1;
                faults.push(line.to_owned());
            }
        }
    }
    (tally, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted_by_their_fates() {
        let text =
            "program/build/int: pass\napi/clcreateimage: skip\napi/clgetdeviceinfo: fail\nsummary:\n    pass: 1\n";
        let (tally, faults) = fates(text);
        assert_eq!(tally, Tally { passed: 1, failed: 1, skipped: 1 });
        assert_eq!(faults, ["api/clgetdeviceinfo: fail"]);
    }
}
