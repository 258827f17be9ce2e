//! `harmonica bench cpi`, `bench cores` and the lock step of one core: figures, comparison with saved ones, and what
//! they refuse.

use std::collections::BTreeSet;

use crate::common::{programs, TestFolder};
use serde_json::Value;

fn line(options: &str) -> String {
    let folder = programs().display().to_string();
    format!("bench cpi --programs {folder} --latency 1 {options}")
}

/// The instructions of a kernel in the window, on so many warps.
fn kernel(figures: &Value, name: &str, warps: u64) -> u64 {
    let kernels = figures["kernels"].as_array().expect("kernels");
    let found = kernels.iter().find(|one| one["kernel"] == name && one["warps"] == warps);
    found.expect("it is measured")["instructions"].as_u64().expect("the core can run it")
}

/// A loop of five instructions alone takes nine cycles, for the jump's target is fetched four cycles after it; eight
/// warps hide that.
#[test]
fn figures_are_exact_and_equal_when_nothing_has_changed() {
    let place = TestFolder::new();
    let text = place.expect(&line("--json a.json"));
    assert!(text.contains("alu-loop, warps: 8                         1.00"));
    let figures = place.json("a.json");
    let window = figures["window"]["cycles"].as_u64().expect("a window");
    assert_eq!(kernel(&figures, "alu-loop", 8), window);
    assert!((window * 5 / 9).abs_diff(kernel(&figures, "alu-loop", 1)) <= 5);
    for name in ["vector-add", "matrix-multiply"] {
        let of = |warps| kernel(&figures, name, warps);
        assert!(of(1) < of(4) && of(4) < of(8) && of(8) <= window, "{text}");
    }
    let again = place.expect(&line("--compare a.json"));
    assert!(again.ends_with("the same as before in every figure\n"));
    assert!(again.starts_with(&text));
}

/// In a deep pipeline a warp's turn takes eleven cycles, whether it jumps or not.
///
/// Rules: P28.14.
#[test]
fn eleven_warps_fill_a_deep_pipeline() {
    let place = TestFolder::new();
    place.expect(&line("--pipeline deep --warps 1,8,11 --json a.json"));
    let figures = place.json("a.json");
    let window = figures["window"]["cycles"].as_u64().expect("a window");
    for warps in [1, 8, 11] {
        let turns = window * warps / 11;
        assert!(turns.abs_diff(kernel(&figures, "alu-loop", warps)) <= warps);
    }
}

/// Programs that are named, in C too, are measured in place of kernels and repository. Four warps do not fill a deep
/// pipeline.
#[test]
fn named_programs_are_measured_alone() {
    let place = TestFolder::new();
    let scan = programs().join("c/scan.c");
    let cycles = |pipeline: &str| {
        let options = format!("--latency 1 --pipeline {pipeline} --json {pipeline}.json");
        place.expect(&format!("bench cpi {} {options}", scan.display()));
        let figures = place.json(&format!("{pipeline}.json"));
        let count = |what: &str| figures[what].as_array().map(Vec::len);
        assert_eq!((count("kernels"), count("programs")), (Some(0), Some(1)));
        figures["programs"][0]["run"]["cycles"].as_u64().expect("it ends")
    };
    assert!(cycles("short") < cycles("deep"));
}

/// Every program of the repository that ends by itself is measured, and prints on the default core what it must.
#[test]
fn all_programs_are_measured() {
    let place = TestFolder::new();
    place.expect(&line("--json a.json"));
    let figures = place.json("a.json");
    let measured = figures["programs"].as_array().expect("programs").iter();
    let measured: BTreeSet<_> = measured
        .filter(|one| one["run"]["cycles"].as_u64() > Some(0))
        .filter_map(|one| one["program"].as_str().map(str::to_owned))
        .collect();
    let entries = std::fs::read_dir(programs()).expect("the programs");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let there: BTreeSet<_> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "s"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "no-handler")
        .collect();
    assert_eq!(measured, there);
}

#[test]
fn every_difference_is_a_line_and_fails() {
    let place = TestFolder::new();
    place.expect(&line("--json a.json"));
    let mut saved: Value = serde_json::from_slice(&place.read("a.json")).expect("JSON");
    let first = &mut saved["kernels"][0]["instructions"];
    let is = first.take();
    *first = Value::from(1);
    saved["programs"][0]["run"]["cycles"] = Value::from(2);
    let gone = saved["programs"].as_array_mut().expect("programs").pop();
    let gone = gone.expect("a program");
    let place = place.with("b.json", saved.to_string());
    let outcome = place.run(&line("--compare b.json"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (1, ""));
    let told: Vec<_> = outcome.stdout.lines().skip_while(|text| *text != "other than before:").skip(1).collect();
    assert_eq!(told.len(), 4, "{told:?}");
    let kernel = format!("  alu-loop, warps 1, latency 1: instructions: was 1, is {is}");
    assert_eq!(told[0], kernel);
    assert!(told[1].starts_with("  binary-search, latency 1: cycles: was 2, is "));
    let cycles = &gone["run"]["cycles"];
    let new = format!("  vector-sum, latency 1: cycles: was not measured, is {cycles}");
    assert_eq!(told[2], new);
}

/// docs/verification.md shows the kernels' figures of the configuration `cached`.
#[test]
fn the_page_shows_the_figures_of_the_cached_core() {
    let folder = programs();
    let text = TestFolder::new().expect(&format!("bench cpi --config cached --programs {}", folder.display()));
    let page = folder.with_file_name("docs").join("verification.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let (kernels, _) = text.split_once("\n\n").expect("kernels, then programs");
    let (_, table) = kernels.split_once('\n').expect("a heading, then rows");
    assert_eq!(table.lines().count(), 13, "{table}");
    assert!(page.contains(table), "the page does not have\n{table}");
}

/// On a core without a divider or with other divergence, programs that need them have no figure, and the others do.
#[test]
fn a_core_that_lacks_something_leaves_gaps() {
    let place = TestFolder::new().with("core.toml", "divider = \"none\"\nmultiplier = \"none\"\n");
    let text = place.expect(&line("--config core.toml"));
    let cell = |name: &str| {
        let row = text.lines().find(|row| row.trim_start().starts_with(name));
        row.expect("a row").split_whitespace().last().map(str::to_owned)
    };
    assert_eq!(cell("matrix-multiply, warps: 8").as_deref(), Some("-"));
    assert_eq!(cell("alu-loop, warps: 8").as_deref(), Some("1.00"));
    assert_ne!(cell("hello").as_deref(), Some("-"));
}

#[test]
fn bad_input_is_refused_before_anything_runs() {
    let place = TestFolder::new().with("saved.json", "{}");
    place.refuse(
        r"
        bench cpi --compare saved.json => a file that `harmonica bench cpi --json` wrote is expected
        bench cpi --compare none.json => cannot read none.json
        bench cpi --latency 0 => a latency of 0 cycles is not possible: 1 to 256
        bench cpi --config nosuch => no configuration is called nosuch
        bench lock-step --config nosuch => no configuration is called nosuch
        ",
    );
    let outcome = place.ends("bench cpi --programs nowhere --json a.json", 2);
    outcome.tells("name its programs with --programs");
    outcome.tells("nowhere/binary-search.s");
    assert_eq!(place.files().len(), 1, "nothing was written");
}

/// A core that is named is measured alone, and nothing else is.
#[test]
fn the_lock_step_of_one_core() {
    let text = TestFolder::new().expect("bench --arch 4w8/8/1/1 --cycles 1 --json");
    let figures: Value = serde_json::from_str(&text).expect("JSON");
    let cores = figures["lock_step"].as_array().expect("the lock step");
    assert_eq!((cores.len(), &cores[0][0]), (1, &Value::from("4w8/8/1/1")), "{text}");
    assert!(figures["emission_seconds"].is_null(), "{text}");
}

/// The cycles are the model's, so these figures are the same on every machine.
#[test]
fn four_cores_do_four_times_as_much() {
    let place = TestFolder::new();
    let figures: Value =
        serde_json::from_str(&place.expect("bench cores --cores 1,4 --latency 4 --json")).expect("JSON");
    let rate = |kernel: &str, cores: u64| {
        let mut figures = figures.as_array().expect("figures").iter();
        let found = figures.find(|one| one["kernel"] == kernel && one["cores"] == cores);
        let rate = &found.expect("it is measured")["instructions_a_cycle"];
        rate.as_f64().expect("the core can run it")
    };
    assert_eq!((rate("alu-loop", 1), rate("alu-loop", 4)), (1.0, 4.0));
    for (kernel, least) in [("vector-add", 3.2), ("matrix-multiply", 3.6)] {
        assert!(rate(kernel, 4) >= least, "{figures}");
    }
    for kernel in ["n-body", "mandelbrot"] {
        let of_four = rate(kernel, 4) / (4.0 * rate(kernel, 1));
        assert!((0.95..1.05).contains(&of_four), "{kernel}: {figures}");
    }
    // What a core lacks it does not run, and says so.
    let without = place.expect("bench cores --cores 2 --latency 1 --extension=false");
    let is_left_out = |line: &str| line.starts_with("n-body") && line.ends_with(" -");
    assert!(without.lines().any(is_left_out), "{without}");
    place.refuse(
        r"
        bench cores --cores 17 => a cluster of 17 cores is not possible: 1 to 16
        bench cores --cores 2 --banks 3 => 3 banks
    ",
    );
}

/// Matrices that fit into the shared cache are read from it, however slow the memory is.
#[test]
fn a_shared_cache_is_a_column_of_its_own() {
    let place = TestFolder::new();
    let line = "bench cores --cores 2 --banks 1 --latency 64 --shared-cache 0,4096";
    let figures = place.expect(&format!("{line} --json"));
    let figures: Value = serde_json::from_str(&figures).expect("JSON");
    let rate = |kernel: &str, bytes: u64| {
        let mut figures = figures.as_array().expect("figures").iter();
        let found = figures.find(|one| one["kernel"] == kernel && one["shared_cache"] == bytes);
        let rate = &found.expect("it is measured")["instructions_a_cycle"];
        rate.as_f64().expect("the core can run it")
    };
    let [without, with] = [0, 4096].map(|bytes| rate("matrix-multiply", bytes));
    assert!(with > 1.5 * without, "{figures}");
    let [without, with] = [0, 4096].map(|bytes| rate("alu-loop", bytes));
    assert!((with - without).abs() < 0.01, "{figures}");
    let table = place.expect(line);
    assert!(table.contains("  2 on 1  2 on 1+4096\n"), "{table}");
    assert!(table.ends_with(", + bytes of the shared cache at each\n"), "{table}");
    place.refuse(
        r"
        bench cores --cores 2 --shared-cache 96 => a shared cache of 96 bytes a bank and 1 ways is not possible
        bench cores --cores 2 --shared-cache 64 --shared-cache-ways 3 => it has 1, 2 or 4 ways
        bench cores --cores 2 --shared-cache-ways 2 => --shared-cache <BYTES,..>
    ",
    );
}
