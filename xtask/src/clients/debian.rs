//! The clients of Debian.

use std::process::Command;
use std::time::Duration;

use super::bench::{Bench, Finished, Setting};
use super::report::{Row, Tally};
use crate::files::failed;
use crate::packages::version;
use crate::run::Failed;

/// `clinfo`: what each query answers.
pub fn clinfo(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let package = bench.debian("clinfo")?;
    let mut row = Row { client: client("clinfo", "clinfo")?, result: String::new(), seconds: 0, faults: Vec::new() };
    let mut lines = Vec::new();
    for (name, options) in [("clinfo", &[][..]), ("clinfo-raw", &["--raw"])] {
        let mut command = Command::new(package.join("usr/bin/clinfo"));
        command.args(options);
        let finished = bench.start(name, command, &Setting { package: Some(&package), ..Setting::default() })?;
        row.seconds += finished.seconds;
        row.faults.extend(finished.fault);
        row.faults.extend(finished.text.lines().filter(|line| line.contains(": error ")).map(str::to_owned));
        lines.push(finished.text.lines().count());
    }
    row.result = format!("{} lines, and {} with `--raw`", lines[0], lines[1]);
    Ok(vec![row])
}

fn client(name: &str, package: &str) -> Result<String, Failed> {
    Ok(format!("`{name}` {} (Debian)", version(package)?))
}

/// The programs of `clblast-tests`, in each precision that the device has.
pub fn clblast(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let package = bench.debian("clblast-tests")?;
    let mut programs = Vec::new();
    let folder = package.join("usr/bin");
    for entry in std::fs::read_dir(&folder).map_err(failed("read", &folder))? {
        let path = entry.map_err(failed("read", &folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(routine) = name.strip_prefix("clblast_test_").filter(|routine| bench.wants(routine)) {
            programs.push((routine.to_owned(), path.clone()));
        }
    }
    programs.sort();
    let mut tally = Tally::default();
    let (mut seconds, mut right, mut faults) = (0, 0, Vec::new());
    for (routine, path) in &programs {
        let longest = Duration::from_secs(30 * 60);
        let setting = Setting { package: Some(&package), longest };
        let finished = bench.start(&format!("clblast-{routine}"), Command::new(path), &setting)?;
        let of_program = clblast_tally(&finished.text);
        seconds += finished.seconds;
        tally.add(of_program);
        match clblast_fault(&finished, of_program) {
            Some(fault) => faults.push(format!("{routine}: {fault}")),
            None => right += 1,
        }
        println!("  {routine}: {of_program:?}, {} s", finished.seconds);
    }
    let client = format!("CLBlast {} (Debian), its tests", version("clblast-tests")?);
    let mut row = Row::of_tests(client, tally, seconds, faults);
    row.result = format!("{right} of {} programs, in which {}", programs.len(), row.result);
    Ok(vec![row])
}

/// What a program of CLBlast's counts: `36 test(s) passed`, once for each routine.
fn clblast_tally(text: &str) -> Tally {
    let mut tally = Tally::default();
    for line in text.lines() {
        let Some((Ok(number), fate)) =
            line.trim().split_once(" test(s) ").map(|(number, fate)| (number.parse::<u64>(), fate))
        else {
            continue;
        };
        match fate {
            "passed" => tally.passed += number,
            "failed" => tally.failed += number,
            "skipped" => tally.skipped += number,
            _ => {}
        }
    }
    tally
}

fn clblast_fault(finished: &Finished, tally: Tally) -> Option<String> {
    if tally.failed > 0 {
        return Some(format!("{} of {} tests fail", tally.failed, tally.passed + tally.failed));
    }
    finished.fault.clone().or_else(|| (tally.passed == 0).then(|| "no test passes".to_owned()))
}

/// `clpeak`, to its end or for an hour.
pub fn clpeak(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let package = bench.debian("clpeak")?;
    let longest = Duration::from_secs(60 * 60);
    let setting = Setting { package: Some(&package), longest };
    let finished = bench.start("clpeak", Command::new(package.join("usr/bin/clpeak")), &setting)?;
    let result = format!("{} figures", clpeak_figures(&finished.text).len());
    let mut faults: Vec<_> = finished.fault.into_iter().collect();
    faults.extend(finished.text.lines().filter(|line| line.contains("skipped")).map(|line| line.trim().to_owned()));
    Ok(vec![Row { client: client("clpeak", "clpeak")?, result, seconds: finished.seconds, faults }])
}

/// The figures that clpeak prints, each with its heading: `float4 : 1.25`.
fn clpeak_figures(text: &str) -> Vec<(String, f64)> {
    let mut heading = String::new();
    let mut figures = Vec::new();
    for line in text.lines() {
        match line.split_once(" : ").map(|(name, value)| (name, value.trim().trim_end_matches(" us").parse::<f64>())) {
            Some((name, Ok(value))) => figures.push((format!("{heading}: {}", name.trim()), value)),
            _ => heading = line.trim().to_owned(),
        }
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tests_of_each_routine_are_counted() {
        let text = "   36 test(s) passed\n   0 test(s) skipped\n   0 test(s) failed\n\n   2 test(s) passed\n   1 test(s) failed\n";
        assert_eq!(clblast_tally(text), Tally { passed: 38, failed: 1, skipped: 0 });
    }

    #[test]
    fn figures_have_their_headings() {
        let text =
            "    Single-precision compute (GFLOPS)\n      float   : 1.25\n\n    Kernel launch latency : 52.10 us\n";
        let figures = clpeak_figures(text);
        assert_eq!(figures[0], ("Single-precision compute (GFLOPS): float".to_owned(), 1.25));
        assert_eq!(figures[1].1, 52.1);
    }
}
