//! The runner in a process of its own: a mutant that goes round for ever or takes all memory ends with it.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::runner::{Answer, Question};
use crate::campaign::MutationError;

/// A run that says nothing for so long goes round for ever. The longest right ones take less than a second.
const SILENCE_MAX: Duration = Duration::from_secs(20);
/// To load the cores, or to compile those that are not in the cache, may take longer.
const FIRST_MAX: Duration = Duration::from_secs(1800);
/// Address space of a runner in KiB: the right model takes a small part of it.
const MEMORY_KIB: &str = "6000000";

/// A runner that waits for questions.
pub(crate) struct Worker {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

/// Why no answer comes.
pub(crate) enum Silent {
    /// The run goes on for ever.
    Endless,
    /// The process has ended.
    Ended,
}

impl Worker {
    /// Starts the program with the job.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(program: &Path, job: &Path, caches: [(&str, &Path); 2]) -> Result<Self, MutationError> {
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -v $1; exec \"$2\" \"$3\"", "sh", MEMORY_KIB]);
        command.arg(program).arg(job);
        command.envs(caches);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let cannot = |error: std::io::Error| MutationError::Runner(error.to_string());
        let mut child = command.spawn().map_err(cannot)?;
        let (Some(questions), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(MutationError::Runner("it has no pipes".to_owned()));
        };
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Worker { child, questions, answers })
    }

    /// Asks, and gives each answer to `hear` until all is done.
    ///
    /// # Errors
    /// When the runner says that it cannot go on.
    pub fn ask(&mut self, question: &Question, hear: &mut dyn FnMut(Answer)) -> Result<Option<Silent>, MutationError> {
        let line = serde_json::to_string(question).unwrap_or_default();
        if writeln!(self.questions, "{line}").is_err() {
            return Ok(Some(Silent::Ended));
        }
        let mut patience = FIRST_MAX;
        loop {
            let line = match self.answers.recv_timeout(patience) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Ok(Some(Silent::Endless)),
                Err(RecvTimeoutError::Disconnected) => return Ok(Some(Silent::Ended)),
            };
            let wrong = |error: serde_json::Error| MutationError::Runner(error.to_string());
            match serde_json::from_str(&line).map_err(wrong)? {
                Answer::Done => return Ok(None),
                Answer::Error(reason) => return Err(MutationError::Runner(reason)),
                // The next thing that it says may be after the next core has been compiled.
                answer @ (Answer::Nothing(_) | Answer::Reached(_)) => {
                    patience = FIRST_MAX;
                    hear(answer);
                }
                answer => {
                    patience = SILENCE_MAX;
                    hear(answer);
                }
            }
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
