//! What is written of a run that has been made small.

use crate::machine::build_system;
use std::path::Path;

use testbenches::CosimOptions;

use super::subject::{Subject, PROGRAM_FILE};
use super::{Shrunk, Symptom};
use crate::campaign::caught;

/// The name of the report's file.
const REPORT_FILE: &str = "report.txt";

impl Shrunk {
    /// The files of a folder that keeps it, by name: program, configuration, input, report.
    pub fn files(&self, folder: &Path) -> Vec<(String, Vec<u8>)> {
        let command = self.subject.command(folder);
        let source = format!("// {command}\n\n{}", self.subject.source());
        let told = match &self.sighting.symptom {
            // Such a run must not be made in this process.
            Symptom::Killed(_) | Symptom::Endless => Err(self.sighting.symptom.to_string()),
            _ => report(&self.subject, &command),
        };
        let told = told.unwrap_or_else(|words| format!("{words}\n\nreproduce\n  {command}\n"));
        let report = format!("{told}\n{PROGRAM_FILE}\n{}", self.subject.source());
        let surroundings = self.subject.surroundings();
        let files = [(PROGRAM_FILE, source), (REPORT_FILE, report)];
        let files = files.into_iter().chain(surroundings);
        files.map(|(name, content)| (name.to_owned(), content.into_bytes())).collect()
    }
}

/// The run's report with its lines of source.
///
/// # Errors
/// In words: a side cannot go on.
fn report(subject: &Subject, command: &str) -> Result<String, String> {
    let image = subject.assembled().map_err(|errors| errors.to_string())?;
    let options = CosimOptions {
        timing: subject.timing,
        max_cycles: subject.max_cycles,
        compare_state_every: subject.compare_state_every,
        console_input: subject.console_input.clone(),
        resets: subject.resets.clone(),
        start: subject.start,
        command: command.to_owned(),
        ..CosimOptions::new(subject.config, image)
    };
    caught(|| {
        let built = build_system(&subject.machine());
        let report = built.and_then(|built| built.report(&options));
        report.map_err(|error| error.to_string())
    })
}
