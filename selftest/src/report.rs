//! What a test has shown, for the board's owner, and to be sent in.

use std::fmt;

use isa::CoreConfig;
use serde::Serialize;

use crate::suite::{Case, CaseKind};

/// What came of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It printed what it must.
    Passed,
    /// It printed this, twice in a row.
    Differs(Vec<u8>),
    /// It printed something else each time.
    Unstable(Vec<Vec<u8>>),
}

/// A program's outcome.
#[derive(Clone, Debug, Serialize)]
pub struct CaseResult {
    /// The program's name.
    pub name: String,
    /// What came of it.
    #[serde(serialize_with = "in_words")]
    pub verdict: Verdict,
    /// How often it was loaded or tried to be.
    pub attempts: u32,
    /// In how many of them the line has damaged the image.
    pub damaged_on_the_way: u32,
    /// What it must print.
    pub expected: String,
    /// What it printed instead, each time.
    pub printed: Vec<String>,
    /// Which of the results differ, where the program tells of each.
    pub differs_in: Vec<String>,
}

fn in_words<S: serde::Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match verdict {
        Verdict::Passed => "passed",
        Verdict::Differs(_) => "differs",
        Verdict::Unstable(_) => "unstable",
    })
}

impl CaseResult {
    pub(crate) fn new(case: &Case, attempts: u32, damaged: u32, verdict: Verdict) -> CaseResult {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let expected = text(&case.expected);
        let printed: Vec<_> = match &verdict {
            Verdict::Passed => Vec::new(),
            Verdict::Differs(printed) => vec![text(printed)],
            Verdict::Unstable(all) => all.iter().map(|printed| text(printed)).collect(),
        };
        let differs_in = match (&verdict, case.kind) {
            (Verdict::Differs(_), CaseKind::Random) => differences(&expected, &printed[0]),
            _ => Vec::new(),
        };
        CaseResult {
            name: case.name.clone(),
            verdict,
            attempts,
            damaged_on_the_way: damaged,
            expected,
            printed,
            differs_in,
        }
    }

    /// What the program has printed in the end.
    pub(crate) fn printed(&self, case: &Case) -> Vec<u8> {
        match &self.verdict {
            Verdict::Passed => case.expected.clone(),
            Verdict::Differs(printed) => printed.clone(),
            Verdict::Unstable(all) => all.last().cloned().unwrap_or_default(),
        }
    }
}

/// Which digests of a random program's output differ: `registers of warp 1`.
fn differences(expected: &str, printed: &str) -> Vec<String> {
    const DIGESTS: [&str; 3] = ["registers", "memory", "active lanes"];
    let mut found = Vec::new();
    for (warp, (wanted, got)) in expected.lines().zip(printed.lines()).enumerate() {
        let digests = wanted.split(' ').zip(got.split(' ')).zip(DIGESTS);
        let wrong = digests.filter(|((wanted, got), _)| wanted != got && !wanted.starts_with('='));
        found.extend(wrong.map(|(_, what)| format!("{what} of warp {warp}")));
    }
    found
}

/// What a test of a board has shown.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Version of this program.
    pub harmonica: &'static str,
    /// The core's configuration, as `--config` reads it.
    pub core: String,
    /// The programs, in their order.
    pub outcomes: Vec<CaseResult>,
    /// Why it ended early.
    pub trouble: Option<String>,
}

impl Report {
    pub(crate) fn new(config: &CoreConfig) -> Report {
        Report { harmonica: env!("CARGO_PKG_VERSION"), core: config.to_toml(), outcomes: Vec::new(), trouble: None }
    }

    /// Programs that did not print what they must.
    pub fn failures(&self) -> usize {
        let failed = |outcome: &&CaseResult| outcome.verdict != Verdict::Passed;
        self.outcomes.iter().filter(failed).count()
    }

    /// Whether every program printed what it must.
    pub fn is_good(&self) -> bool {
        self.trouble.is_none() && self.failures() == 0
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for outcome in &self.outcomes {
            match &outcome.verdict {
                Verdict::Passed => {}
                Verdict::Differs(_) if outcome.differs_in.is_empty() => {
                    writeln!(f, "{}: prints {:?}", outcome.name, outcome.printed[0])?;
                    writeln!(f, "    instead of {:?}", outcome.expected)?;
                }
                Verdict::Differs(_) => {
                    let places = outcome.differs_in.join(", ");
                    writeln!(f, "{}: other {places} than the model's", outcome.name)?;
                }
                Verdict::Unstable(all) => {
                    let count = all.len();
                    writeln!(
                        f,
                        "{}: {count} runs, and another wrong output each time; the line is noisy, the power is weak, or the clock too fast",
                        outcome.name
                    )?;
                }
            }
        }
        let (all, failed) = (self.outcomes.len(), self.failures());
        let attempts: u32 = self.outcomes.iter().map(|outcome| outcome.attempts).sum();
        let damaged: u32 = self.outcomes.iter().map(|outcome| outcome.damaged_on_the_way).sum();
        writeln!(f, "{} of {all} programs print what they must", all - failed)?;
        let again = attempts as usize - all;
        if again > 0 {
            writeln!(f, "{again} attempts were made again, {damaged} of them because the line had damaged the image")?;
        }
        match &self.trouble {
            Some(trouble) => writeln!(f, "given up: {trouble}"),
            None => Ok(()),
        }
    }
}
