//! A campaign in a process of its own, and another one that keeps what has ended or blocked it.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::note::left;
use super::{CampaignError, Failure};
use crate::case::Case;
use crate::cause::Cause;
use crate::cores::Cores;
use crate::shrink::{Oracle, Symptom};

/// A program that has run for so long does not come back. Few take longer than a second.
const RUN_TIME_MAX: Duration = Duration::from_secs(120);
/// The flag of `harmonica fuzz` with the folder for notes. With it the campaign runs in the process itself.
const NOTES_FLAG: &str = "--notes";
/// How often the process is asked whether it has ended.
const LOOK: Duration = Duration::from_millis(100);

/// What has become of a campaign.
#[derive(Debug)]
pub enum Supervised {
    /// Its process has ended by itself, with this exit code.
    Ended(i32),
    /// Its process has been ended by what these cases do.
    Lost(Vec<Failure>),
}

/// Starts a campaign on these cores by the `harmonica` command with these arguments and the [flag](NOTES_FLAG) for
/// notes, and waits for its end. Its failures are kept in `folder`, programs are given up after so many cycles. The
/// oracle says which of the programs that ran at last has ended the process. The flag ends the campaign as a signal
/// does.
///
/// # Errors
/// When the process cannot be started or asked, or a case cannot be kept.
pub fn supervise(
    harmonica: &Path,
    arguments: &[OsString],
    cores: &Cores,
    folder: &Path,
    max_cycles: u64,
    oracle: &mut dyn Oracle,
    stop: &AtomicBool,
) -> Result<Supervised, CampaignError> {
    let failed = |source| CampaignError::Process { source };
    let notes = tempfile::tempdir().map_err(failed)?;
    let mut command = Command::new(harmonica);
    let command = command.args(arguments).arg(NOTES_FLAG).arg(notes.path());
    let child = command.stdin(Stdio::piped()).spawn().map_err(failed)?;
    let status = wait(child, notes.path(), stop).map_err(failed)?;
    if let Some(code) = status.and_then(|status| status.code()) {
        return Ok(Supervised::Ended(code));
    }
    let mut told: Vec<(Case, String)> = Vec::new();
    let mut silent = Vec::new();
    for note in left(notes.path()) {
        let number = note.number;
        let case = Case::new(cores.machine(number.seed, number.configuration), number);
        let subject = case.subject(max_cycles).ok();
        match subject.and_then(|subject| oracle.sighting(&subject)) {
            Some(sighting) => told.push((case, sighting.symptom.to_string())),
            None => silent.push(case),
        }
    }
    if told.is_empty() {
        let words = match status {
            Some(status) => format!("the campaign's process has ended ({status}) while this ran"),
            None => Symptom::Endless.to_string(),
        };
        told.extend(silent.into_iter().map(|case| (case, words.clone())));
    }
    let failures = told.iter().map(|(case, words)| {
        let kept = case.folder(folder);
        let command = case.command(&kept, max_cycles);
        let written = case.keep(&kept, words, &command, max_cycles);
        written.map_err(|source| CampaignError::Keep { folder: kept.clone(), source })?;
        Ok(Failure {
            number: case.number,
            cause: Cause::of_words(words),
            summary: words.clone(),
            folder: kept,
            command,
        })
    });
    Ok(Supervised::Lost(failures.collect::<Result<_, _>>()?))
}

/// Sets the flag when the process that supervises this one says so, by the end of standard input, or is gone.
pub fn stop_with_supervisor(stop: Arc<AtomicBool>) {
    thread::spawn(move || {
        let ended = io::copy(&mut io::stdin(), &mut io::sink());
        stop.store(ended.is_ok(), Ordering::Relaxed);
    });
}

/// How the process has ended; `None`: it has been ended because a program did not come back.
fn wait(mut child: Child, notes: &Path, stop: &AtomicBool) -> io::Result<Option<ExitStatus>> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if stop.load(Ordering::Relaxed) {
            drop(child.stdin.take());
        }
        if left(notes).iter().any(|note| note.age > RUN_TIME_MAX) {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(LOOK);
    }
}
