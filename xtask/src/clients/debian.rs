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

/// The default device without doubles: programs of CLBlast's test each precision that a device has.
const SINGLE_DEVICE: &str = "[[device]]\narch = \"4w32/16/16/16\"\nram_bytes = 0x10000000\ndoubles = false\n";

/// The programs of `clblast-tests`, with real and complex numbers of single precision.
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
        let setting = Setting { package: Some(&package), devices: Some(SINGLE_DEVICE), longest };
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

/// The device of clpeak: 16 lanes at 50 MHz. It makes 2,048 groups of the greatest size, so the groups are small; and its
/// figures of doubles would be those of a routine.
const PEAK_DEVICE: &str = "arch = \"4w32/16/16/16\"\nram_bytes = 0x2000000\ngroup_items = 16\ndoubles = false\n";
/// Instructions that its lanes execute in a second, in thousand millions: 16 lanes, 50 MHz.
const PEAK: f64 = 0.8;

/// `clpeak`: all of it on the functional machine, and what it computes on the device that counts cycles.
pub fn clpeak(bench: &Bench) -> Result<Vec<Row>, Failed> {
    let package = bench.debian("clpeak")?;
    let name = client("clpeak", "clpeak")?;
    let run = |kind: &str, options: &[&str]| {
        let mut command = Command::new(package.join("usr/bin/clpeak"));
        command.args(options);
        let devices = format!("[[device]]\nkind = \"{kind}\"\n{PEAK_DEVICE}");
        let longest = Duration::from_secs(60 * 60);
        let setting = Setting { package: Some(&package), devices: Some(&devices), longest };
        bench.start(&format!("clpeak-{kind}"), command, &setting)
    };
    let mut rows = Vec::new();
    if bench.wants("model") {
        let finished = run("model", &[])?;
        let figures = clpeak_figures(&finished.text).len();
        rows.push(clpeak_row(format!("{name} on `model`"), format!("to its end, {figures} figures"), finished));
    }
    if bench.wants("cycles") {
        let tests = ["--use-event-timer", "--compute-sp", "--compute-integer", "--compute-intfast"];
        let finished = run("cycles", &tests)?;
        let result = shares(&clpeak_figures(&finished.text));
        rows.push(clpeak_row(format!("{name} on `cycles`"), result, finished));
    }
    Ok(rows)
}

fn clpeak_row(client: String, result: String, finished: Finished) -> Row {
    let mut faults: Vec<_> = finished.fault.into_iter().collect();
    faults.extend(finished.text.lines().filter(|line| line.contains("skipped")).map(|line| line.trim().to_owned()));
    if clpeak_figures(&finished.text).is_empty() {
        faults.push("it has no figures".to_owned());
    }
    Row { client, result, seconds: finished.seconds, faults }
}

/// The best figure below each heading, beside what the lanes could do.
fn shares(figures: &[(String, f64)]) -> String {
    let mut best: Vec<(&str, f64)> = Vec::new();
    for (name, value) in figures {
        let heading = name.rsplit_once(": ").map_or(name.as_str(), |(heading, _)| heading);
        match best.last_mut().filter(|(last, _)| *last == heading) {
            Some((_, most)) => *most = most.max(*value),
            None => best.push((heading, *value)),
        }
    }
    let shown: Vec<_> = best.iter().map(|(heading, value)| format!("{heading} {value} of {PEAK}")).collect();
    shown.join("; ")
}

/// The figures that clpeak prints, each with its heading: `float4 : 1.25`. What it says of the device has none.
fn clpeak_figures(text: &str) -> Vec<(String, f64)> {
    let mut heading = "";
    let mut figures = Vec::new();
    for line in text.lines() {
        let Some((name, value)) = line.split_once(" : ").map(|(name, value)| (name.trim(), value.trim())) else {
            heading = line.trim();
            continue;
        };
        match value.trim_end_matches(" us").parse() {
            Ok(value) if !heading.is_empty() => figures.push((format!("{heading}: {name}"), value)),
            Ok(microseconds) if value.ends_with(" us") => figures.push((name.to_owned(), microseconds)),
            _ => heading = "",
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
    fn the_best_figure_is_beside_what_the_lanes_can_do() {
        let text = "  Single (GFLOPS)\n   float   : 0.5\n   float2  : 0.75\n  Integer (GIOPS)\n   int : 0.6\n";
        assert_eq!(shares(&clpeak_figures(text)), "Single (GFLOPS) 0.75 of 0.8; Integer (GIOPS) 0.6 of 0.8");
    }

    #[test]
    fn figures_have_their_headings() {
        let text = "  Device: one\n    Driver version  : 0.1.0 a (Linux)\n    Compute units   : 1\n\n\
                    \x20   Single-precision compute (GFLOPS)\n      float   : 1.25\n\n    Kernel launch latency : 52.10 us\n";
        let expected = [("Single-precision compute (GFLOPS): float", 1.25), ("Kernel launch latency", 52.1)];
        assert_eq!(clpeak_figures(text), expected.map(|(name, value)| (name.to_owned(), value)));
    }
}
