//! Runs a tool, its output into a log, line by line past a watcher, and ends it when the user wants no more.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::error::CheckError;

/// How long a wish to stop may go unheard.
const POLL: Duration = Duration::from_millis(100);

/// How a tool ended.
pub(crate) enum Ended {
    /// With exit code 0.
    Well,
    /// Otherwise.
    Failed,
    /// Not by itself: it was stopped.
    Stopped,
}

/// Runs a command with both its outputs in the log; `line` sees each line of them. Ends it when `stop` becomes true.
///
/// # Errors
/// When the log cannot be written or the command not started.
pub(crate) fn run(
    command: &mut Command,
    tool: &'static str,
    log: &Path,
    stop: &AtomicBool,
    line: &dyn Fn(&str),
) -> Result<Ended, CheckError> {
    let starting = |source| CheckError::Io {
        what: format!("starting {tool}"),
        source,
    };
    let writing = |source| CheckError::Io {
        what: format!("writing {}", log.display()),
        source,
    };
    let mut file = File::create(log).map_err(writing)?;
    let (reader, writer) = std::io::pipe().map_err(starting)?;
    command
        .stdin(Stdio::null())
        .stdout(writer.try_clone().map_err(starting)?)
        .stderr(writer);
    let mut child = Running(command.spawn().map_err(starting)?);
    // The command keeps the pipe's writing ends, and with them the reader waiting.
    command.stdout(Stdio::null()).stderr(Stdio::null());

    let lines = lines_of(reader);
    loop {
        match lines.recv_timeout(POLL) {
            Ok(text) => {
                line(&text);
                writeln!(file, "{text}").map_err(writing)?;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(Ended::Stopped);
        }
    }
    let status = child.0.wait().map_err(starting)?;
    // Ctrl-C reaches the tool first.
    if stop.load(Ordering::Relaxed) {
        return Ok(Ended::Stopped);
    }
    Ok(if status.success() {
        Ended::Well
    } else {
        Ended::Failed
    })
}

/// The lines from a pipe, as they come; progress that is drawn over itself counts as lines.
fn lines_of(pipe: std::io::PipeReader) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let mut reader = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while matches!(reader.read_until(b'\n', &mut bytes), Ok(count) if count > 0) {
            let text = String::from_utf8_lossy(&bytes);
            if sender.send(text.trim_end().to_owned()).is_err() {
                return;
            }
            bytes.clear();
        }
    });
    lines
}

/// A process that ends with this value, whatever becomes of the work.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It has mostly ended by itself before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
