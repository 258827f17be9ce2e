//! Runs in a process of their own: for what ends or blocks the process that runs it.

use crate::machine::build_system;
use isa::SystemConfig;
use std::collections::HashSet;
use std::fs::{self, File};
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::oracle::Oracle;
use super::subject::{Subject, PROGRAM_FILE};
use super::symptom::{Sighting, Symptom};

/// A run that takes longer than this and [`CYCLE_TIME_MAX`] for each cycle does not come back.
const START_TIME_MAX: Duration = Duration::from_secs(10);
/// Some twenty times what a cycle of an ordinary core takes.
const CYCLE_TIME_MAX: Duration = Duration::from_micros(50);
/// How often a process is asked whether it has ended.
const LOOK: Duration = Duration::from_millis(2);
/// The exit code of a process of Rust that has panicked.
const PANICKED: i32 = 101;
/// How the words of a panic begin.
const PANIC: &str = "panicked at";

/// Has `harmonica cosim` run each subject, and sees what becomes of the process. How a run comes out that ends in an
/// orderly way is not its business.
pub struct Apart {
    harmonica: PathBuf,
    folder: tempfile::TempDir,
    /// Cores and clusters whose models are in the cache: building one is not a part of a run's time.
    built: HashSet<SystemConfig>,
    build_time: Duration,
}

impl Apart {
    /// With this executable file of the `harmonica` command.
    ///
    /// # Errors
    /// When there is no room for the files of the runs.
    pub fn new(harmonica: impl Into<PathBuf>) -> io::Result<Self> {
        Ok(Apart {
            harmonica: harmonica.into(),
            folder: tempfile::tempdir()?,
            built: HashSet::new(),
            build_time: Duration::ZERO,
        })
    }

    /// Runs the subject; `None` when its files cannot be written, or the process not be started.
    fn ended(&self, subject: &Subject) -> io::Result<Ended> {
        let folder = self.folder.path();
        fs::write(folder.join(PROGRAM_FILE), subject.source())?;
        for (name, content) in subject.surroundings() {
            fs::write(folder.join(name), content)?;
        }
        let words = folder.join("words.txt");
        let child = Command::new(&self.harmonica)
            .args(subject.arguments(folder))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&words)?)
            .spawn()?;
        let cycles = u32::try_from(subject.max_cycles).unwrap_or(u32::MAX);
        let status = end_within(child, START_TIME_MAX + CYCLE_TIME_MAX * cycles)?;
        let words = fs::read(&words)?;
        Ok(Ended { status, words: String::from_utf8_lossy(&words).into_owned() })
    }
}

impl Oracle for Apart {
    fn sighting(&mut self, subject: &Subject) -> Option<Sighting> {
        subject.image()?;
        let machine = subject.machine();
        if !self.built.contains(&machine) {
            let begin = Instant::now();
            build_system(&machine).ok()?;
            self.build_time = self.build_time.max(begin.elapsed());
            self.built.insert(machine);
        }
        let ended = self.ended(subject).ok()?;
        let symptom = ended.symptom()?;
        Some(Sighting { symptom, cycle: subject.max_cycles })
    }

    fn build_time(&self) -> Duration {
        self.build_time
    }

    fn cores(&self) -> usize {
        self.built.len()
    }
}

/// Waits for a process, and ends it when it takes too long: `None`.
fn end_within(mut child: Child, time: Duration) -> io::Result<Option<ExitStatus>> {
    let begin = Instant::now();
    while begin.elapsed() < time {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(LOOK);
    }
    child.kill()?;
    child.wait()?;
    Ok(None)
}

/// What has become of a process.
struct Ended {
    /// How it has ended; `None`: not by itself.
    status: Option<ExitStatus>,
    /// What it has printed of errors.
    words: String,
}

impl Ended {
    /// What that shows; `None` of a process that has ended in an orderly way.
    fn symptom(&self) -> Option<Symptom> {
        let Some(status) = self.status else {
            return Some(Symptom::Endless);
        };
        match (status.signal(), status.code()) {
            (Some(signal), _) => Some(Symptom::Killed(signal)),
            (None, Some(PANICKED)) => {
                let mut lines = self.words.lines();
                lines.find(|line| line.contains(PANIC))?;
                Some(Symptom::stopped(lines.next().unwrap_or_default()))
            }
            (None, _) => None,
        }
    }
}
