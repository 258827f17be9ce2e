//! What ends the process that runs it: scripts replace the `harmonica` command.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use fuzz::{
    configuration, shrink, supervise, Apart, Case, CaseNumber, Code, Cores, Kept, Oracle, ShrinkOptions, Shrunk,
    Sighting, Subject, Supervised, Symptom,
};
use isa::CoreConfig;
use testbenches::CosimOptions;

const PROGRAM: &str = "
        ldi     %r1, #7
        ldi     %r2, #3
again:  mul     %r3, %r1, %r2
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        halt
";

/// A stand-in for the `harmonica` command, in a folder.
fn command(folder: &Path, script: &str) -> PathBuf {
    let harmonica = folder.join("harmonica");
    fs::write(&harmonica, format!("#!/bin/sh\n{script}\n")).expect("the script");
    fs::set_permissions(&harmonica, Permissions::from_mode(0o755)).expect("its permissions");
    harmonica
}

/// Makes [`PROGRAM`] small where `harmonica cosim PROGRAM ...` is this script of the shell.
fn shrunk_by(script: &str) -> Option<Shrunk> {
    let folder = tempfile::tempdir().expect("a folder");
    let harmonica = command(folder.path(), script);
    let config = CoreConfig::for_arch("4w8/8/1/1".parse().expect("an ArchID"));
    let config = config.expect("a core").with_trace();
    let image = assembler::assemble(&config.arch, &[("program.s", PROGRAM)]).expect("a program");
    let subject = Subject { max_cycles: 100, ..Subject::from(&CosimOptions::new(config, image)) };
    assert_eq!(subject.code, Code::of(&subject.assembled().expect("its own text")));
    let mut oracle = Apart::new(harmonica).expect("a folder for its runs");
    let shrunk = shrink(subject, None, &mut oracle, &ShrinkOptions::new(Duration::from_secs(60)))?;
    assert_eq!(oracle.sighting(&shrunk.subject), Some(shrunk.sighting.clone()));
    Some(shrunk)
}

#[test]
fn a_program_that_kills_the_simulation_is_made_small() {
    let shrunk = shrunk_by("if grep -q mul \"$2\"; then kill -SEGV $$; fi").expect("it fails");
    assert_eq!(shrunk.sighting.symptom, Symptom::Killed(11));
    assert_eq!(shrunk.subject.source(), "    mul %r0, %r0, %r0\n");
}

/// The number in the words is another one in each run.
#[test]
fn a_panic_is_told_by_its_words() {
    let panics = "if grep -q jmpi \"$2\"; then
        printf \"thread 'main' panicked at core.rs:1:2:\\nno context $$ in a core of 4\\n\" >&2
        exit 101
    fi";
    let shrunk = shrunk_by(panics).expect("it fails");
    let reason = "no context * in a core of *".to_owned();
    assert_eq!(shrunk.sighting.symptom, Symptom::Stopped { reason });
    assert_eq!(shrunk.subject.code.lines().len(), 1, "{}", shrunk.subject.source());
}

#[test]
fn an_orderly_end_is_no_failure_of_the_process() {
    assert!(shrunk_by("exit 1").is_none());
}

/// Says of the programs with this number that they kill their process.
struct Kills(u64);

impl Oracle for Kills {
    fn sighting(&mut self, subject: &Subject) -> Option<Sighting> {
        let number = CaseNumber { seed: 1, configuration: 2, program: self.0 };
        let culprit = Case::new(configuration(1, 2), number);
        let culprit = culprit.subject(subject.max_cycles).expect("a program");
        (*subject == culprit).then_some(Sighting { symptom: Symptom::Killed(11), cycle: 0 })
    }

    fn build_time(&self) -> Duration {
        Duration::ZERO
    }

    fn cores(&self) -> usize {
        0
    }
}

/// Two programs run when the process of the campaign is killed. One of them has done it.
#[test]
fn a_case_that_kills_the_campaign_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let notes_and_dies = "shift; echo 1 2 30 > \"$2/0\"; echo 1 2 31 > \"$2/1\"; kill -SEGV $$";
    let harmonica = command(folder.path(), notes_and_dies);
    let keep = folder.path().join("kept");
    let arguments = ["fuzz".into()];
    let supervised =
        supervise(&harmonica, &arguments, &Cores::Drawn, &keep, 500, &mut Kills(31), &AtomicBool::default());
    let Ok(Supervised::Lost(failures)) = supervised else {
        panic!("{supervised:?}");
    };
    let [failure] = failures.as_slice() else {
        panic!("{failures:?}");
    };
    assert_eq!(failure.summary, "the process is ended by signal 11");
    assert!(failure.folder.ends_with("seed-1-core-2-program-31"), "{failure:?}");
    let kept = Kept::read(&failure.folder).unwrap_or_else(|error| panic!("{error}"));
    assert!(Kills(31).sighting(&kept.subject).is_some());
    assert!(kept.tree.is_some());
}

#[test]
fn a_campaign_that_ends_by_itself_has_its_own_exit_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let harmonica = command(folder.path(), "exit 3");
    let supervised =
        supervise(&harmonica, &[], &Cores::Drawn, folder.path(), 500, &mut Kills(0), &AtomicBool::default());
    assert!(matches!(supervised, Ok(Supervised::Ended(3))), "{supervised:?}");
}
