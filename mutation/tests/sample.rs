//! A few mutants of a small core: most are found, and the records of a campaign that was broken off are continued.

use std::fs;
use std::path::Path;
use std::time::Duration;

use hdl::MutantChoice;
use isa::{ClusterConfig, CoreConfig, CoreOptions};
use mutation::{campaign, is_idle, Check, MutationError, MutationOptions, Program, Record, Summary};
use testbenches::EmittedVerilog;

const MUTANTS: usize = 10;

const PROGRAM: &str = include_str!("sample.s");

fn small_core() -> CoreConfig {
    CoreConfig::from_options(&CoreOptions::named("tiny").expect("a named configuration"))
        .expect("a legal configuration")
}

fn options(folder: &Path) -> MutationOptions {
    options_of(small_core(), folder)
}

fn options_of<S>(config: S, folder: &Path) -> MutationOptions<S> {
    MutationOptions {
        config,
        name: "sample".to_owned(),
        seed: 1,
        mutants: MUTANTS,
        random_programs: 6,
        random_first: false,
        cycles_max: 5_000,
        proves: false,
        jobs: 2,
        time: None,
        folder: folder.to_path_buf(),
        stop: Default::default(),
    }
}

fn programs() -> Vec<Program> {
    let arch = small_core().arch;
    let image = assembler::assemble(&arch, &[("sample.s", PROGRAM)]);
    vec![Program {
        name: "sample.s".to_owned(),
        image: image.unwrap_or_else(|errors| panic!("{errors}")),
        input: Vec::new(),
    }]
}

/// The campaign itself requires that all runs agree without any mutant.
#[test]
fn most_mutants_are_found_and_a_campaign_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = options(folder.path());
    let begun = MutationOptions { time: Some(Duration::ZERO), ..options.clone() };
    let none = campaign(&begun, &programs(), &|_| {}).expect("it can be run");
    assert_eq!(none, []);

    let records = campaign(&options, &programs(), &|_| {}).expect("it can be run");
    let summary = Summary::of(&records);
    assert!(records.len() > MUTANTS / 2, "{summary}");
    assert!(summary.total.survivors < records.len() / 2, "{summary}");
    assert!(summary.total.found.contains_key(&Check::Programs), "{summary}");
    // What a run has found is not proven to be nothing.
    let proven = |record: &Record| is_idle(&options, record).expect("yosys");
    let seen = records.iter().filter(|record| record.finding.is_some());
    assert!(!seen.take(1).any(proven));
    let found = records.iter().filter_map(|record| record.finding.as_ref());
    assert!(found.clone().all(|finding| !finding.field.is_empty()));
    let with_line = records.iter().filter(|record| record.line.is_some());
    assert!(with_line.count() * 2 > records.len(), "{records:#?}");

    // The file lacks the last record: that mutant alone is run again, and comes out alike.
    let file = folder.path().join("sample.jsonl");
    let text = fs::read_to_string(&file).expect("the file of records");
    let (kept, _) = text.trim_end().rsplit_once('\n').expect("several lines");
    fs::write(&file, kept).expect("written");
    let ran = std::sync::atomic::AtomicUsize::new(0);
    let count = |_| {
        ran.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    let continued = campaign(&options, &programs(), &count).expect("it can be run");
    assert_eq!(ran.into_inner(), 1);
    for (record, again) in records.iter().zip(&continued) {
        assert_eq!((record.number, &record.finding, record.cycles), (again.number, &again.finding, again.cycles));
    }

    let further = MutationOptions { random_programs: options.random_programs + 2, ..options.clone() };
    let further = campaign(&further, &programs(), &|_| {}).expect("it can be run");
    for (record, further) in continued.iter().zip(&further) {
        let is_found = record.finding.is_some();
        assert_eq!(further.cycles > record.cycles, !is_found, "{further:?}");
    }

    // In another order the same runs find the same mutants, more of them by random programs.
    let first = MutationOptions { name: "first".to_owned(), random_first: true, ..options.clone() };
    let first = Summary::of(&campaign(&first, &programs(), &|_| {}).expect("it can be run"));
    let survivors = |summary: &Summary| -> Vec<usize> { summary.survivors.iter().map(|one| one.number).collect() };
    assert_eq!(survivors(&first), survivors(&summary));
    let random = |summary: &Summary| summary.total.found.get(&Check::Random).copied();
    assert!(random(&first) > random(&summary), "{first}");

    let other = MutationOptions { seed: 2, ..options };
    let refused = campaign(&other, &programs(), &|_| {});
    assert!(matches!(refused, Err(MutationError::OtherCampaign { .. })));
}

#[test]
fn two_campaigns_do_not_write_one_file_at_the_same_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = options(folder.path());
    let lock = fs::File::create(folder.path().join("sample.lock")).expect("a file");
    lock.lock().expect("nobody has it");
    let refused = campaign(&options, &programs(), &|_| {});
    assert!(matches!(refused, Err(MutationError::InUse { .. })));
}

/// Warp 0 is never above the one chosen last, so nothing shows whether the condition is there.
#[test]
fn a_mutant_that_nothing_can_see_is_proven_idle() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = MutationOptions { mutants: 40, seed: 0, ..options(folder.path()) };
    let record = |number| Record {
        number,
        module: "round_robin".to_owned(),
        line: None,
        signal: "chosen_warp_if_above".to_owned(),
        kind: String::new(),
        right: "~above[0]".to_owned(),
        wrong: "(no such term)".to_owned(),
        finding: None,
        random_programs: 0,
        cycles: 0,
        seconds: 0.0,
        is_idle: false,
        is_unreached: false,
    };
    let choice = MutantChoice { seed: options.seed, skipped: 0, count: 4000 };
    let (_, mutants) = EmittedVerilog::with_mutants(&options.config, &choice).expect("a core");
    let looked_for = record(0);
    let found = mutants.iter().find(|mutant| {
        (&mutant.module, &mutant.signal, &mutant.wrong) == (&looked_for.module, &looked_for.signal, &looked_for.wrong)
    });
    let number = found.expect("it is among the first of the seed").number;
    let number = usize::from(number) - 1;
    assert!(is_idle(&options, &record(number)).expect("yosys"));
}

/// Two cores on one bank: the interconnect has mutants, too.
#[test]
#[ignore = "two minutes: compiles a cluster with mutants"]
fn mutants_of_a_cluster_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = ClusterConfig::new(small_core(), 2, 1).expect("a cluster");
    let options = MutationOptions { mutants: 8, random_programs: 2, ..options_of(cluster, folder.path()) };
    let records = campaign(&options, &programs(), &|_| {}).expect("it can be run");
    let summary = Summary::of(&records);
    assert!(records.iter().any(|record| record.finding.is_some()), "{summary}");
    let heading = fs::read_to_string(folder.path().join("sample.jsonl")).expect("records");
    assert!(heading.contains("# cores = 2"), "{heading}");
}
