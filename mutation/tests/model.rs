//! Some mutants of the golden model: the copy is built, most mutants are found, and a campaign that was broken off is
//! continued.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use isa::{CoreConfig, CoreOptions};
use mutation::{model_campaign, ModelMutationOptions, Program, Summary};

const MUTANTS: usize = 27;

const PROGRAM: &str = include_str!("sample.s");

fn options(folder: &Path) -> ModelMutationOptions {
    let config = CoreOptions::named("tiny").expect("a named configuration");
    let config = CoreConfig::from_options(&config).expect("a legal configuration");
    let image = assembler::assemble(&config.arch, &[("sample.s", PROGRAM)]);
    let program = Program {
        name: "sample.s".to_owned(),
        image: image.unwrap_or_else(|errors| panic!("{errors}")),
        input: Vec::new(),
    };
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    ModelMutationOptions {
        project: project.map_or_else(PathBuf::new, Path::to_path_buf),
        cores: vec![(config, vec![program])],
        name: "sample".to_owned(),
        seed: 3,
        mutants: MUTANTS,
        random_programs: 6,
        cycles_max: 5_000,
        jobs: 2,
        time: None,
        folder: folder.to_path_buf(),
        stop: Default::default(),
    }
}

/// The campaign itself requires that all runs agree without any mutant.
#[test]
#[ignore = "minutes: it builds the golden model with mutants"]
fn most_mutants_of_the_model_are_found_and_a_campaign_is_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = options(folder.path());
    let records = model_campaign(&options, &|_| {}).unwrap_or_else(|error| panic!("{error}"));
    let summary = Summary::of(&records);
    println!("{summary}");
    assert_eq!(records.len(), MUTANTS);
    let reached = MUTANTS - summary.total.unreached;
    assert!(reached >= MUTANTS / 5, "{summary}");
    assert!(summary.total.survivors * 2 < reached, "{summary}");

    // The file lacks the last record: that mutant alone is run again, and comes out alike.
    let file = folder.path().join("sample.jsonl");
    let text = std::fs::read_to_string(&file).expect("the file of records");
    let (kept, _) = text.trim_end().rsplit_once('\n').expect("several lines");
    std::fs::write(&file, kept).expect("written");
    let ran = AtomicUsize::new(0);
    let count = |_| {
        ran.fetch_add(1, Ordering::Relaxed);
    };
    let continued = model_campaign(&options, &count).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(ran.into_inner(), 1);
    for (record, again) in records.iter().zip(&continued) {
        assert_eq!((record.number, &record.finding), (again.number, &again.finding));
    }
}

#[test]
fn a_folder_without_the_model_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let options = ModelMutationOptions { project: folder.path().to_path_buf(), ..options(folder.path()) };
    let refused = model_campaign(&options, &|_| {}).expect_err("there is no model");
    assert!(refused.to_string().contains("golden-model/src"), "{refused}");
}
