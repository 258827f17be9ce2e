//! Standard output and standard error: the one place that writes to them.
//!
//! `print!`, `println!`, `eprint!` and `eprintln!` of this crate come here. A reader that has gone away, as `head`
//! does, is no fault: what would follow is dropped, and the command ends quietly. What cannot be written for another
//! reason, as on a full disk, makes the command fail.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::sync::Mutex;

use serde::Serialize;

use crate::failure::Failure;

/// Why nothing more is written to standard output.
static STOPPED: Mutex<Option<io::Error>> = Mutex::new(None);

/// Prints to standard output, as the macro of the standard library does, but does not panic.
macro_rules! print {
    ($($text:tt)*) => { $crate::output::format(format_args!($($text)*)) };
}

/// Prints a line to standard output, as the macro of the standard library does, but does not panic.
macro_rules! println {
    () => { $crate::output::write(b"\n") };
    ($($text:tt)*) => {{
        $crate::output::format(format_args!($($text)*));
        $crate::output::write(b"\n");
    }};
}

/// Prints to standard error, as the macro of the standard library does, but does not panic.
macro_rules! eprint {
    ($($text:tt)*) => {{
        use std::io::Write;
        // No reader is left.
        let _ = write!(std::io::stderr(), $($text)*);
    }};
}

/// Prints a line to standard error, as the macro of the standard library does, but does not panic.
macro_rules! eprintln {
    ($($text:tt)*) => {{
        use std::io::Write;
        // No reader is left.
        let _ = writeln!(std::io::stderr(), $($text)*);
    }};
}

/// Writes to standard output.
pub fn write(bytes: &[u8]) {
    attempt(|stdout| stdout.write_all(bytes));
}

/// Writes formatted text to standard output.
pub fn format(text: Arguments<'_>) {
    attempt(|stdout| stdout.write_fmt(text));
}

/// Passes on what is kept until the end of a line.
pub fn flush() {
    attempt(|stdout| stdout.flush());
}

/// Prints what a program printed, as a terminal would have shown it, and an empty line.
pub fn console(bytes: &[u8]) {
    if !bytes.is_empty() {
        let text = String::from_utf8_lossy(bytes);
        println!("{}\n", text.trim_end_matches('\n'));
    }
}

/// Prints a result as JSON.
pub fn json(result: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(result).map_err(Failure::input)?;
    println!("{text}");
    Ok(())
}

/// Whether standard output has no reader any more, or cannot be written.
pub fn is_closed() -> bool {
    stopped().is_some()
}

/// Ends a command: its own end, unless standard output could not be written.
pub fn finish(result: Result<(), Failure>) -> Result<(), Failure> {
    flush();
    match stopped().take() {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::input(format!("cannot write to standard output: {error}")))
        }
        _ => result,
    }
}

/// Writes, unless something could not be written before.
fn attempt(writes: impl FnOnce(&mut io::StdoutLock<'_>) -> io::Result<()>) {
    let mut stopped = stopped();
    if stopped.is_none() {
        *stopped = writes(&mut io::stdout().lock()).err();
    }
}

fn stopped() -> std::sync::MutexGuard<'static, Option<io::Error>> {
    STOPPED.lock().unwrap_or_else(|broken| broken.into_inner())
}
