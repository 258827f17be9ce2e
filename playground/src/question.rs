//! What the page can ask, and what it is answered. Both are JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{json, Value};

use crate::picture;
use crate::program::{Program, Setting};
use crate::run::{Run, Wanted};
use crate::watch::Happening;

/// The most columns of an overview.
const COLUMNS_MAX: usize = 4096;

/// A question.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// Takes the files that `// uses:` lines may name, by path.
    Library {
        /// Texts by path.
        files: BTreeMap<String, String>,
    },
    /// Assembles a program and runs it to its end.
    Open(Setting),
    /// The machine before a step, as a [`picture::Picture`].
    Show {
        /// Which step; beyond the last one, the end.
        step: u64,
        /// The warp whose registers are shown.
        warp: u32,
        /// How many steps before and after it are listed.
        around: u64,
    },
    /// Where the next (or last) step of a kind ends.
    Find {
        /// From where.
        step: u64,
        /// What.
        what: Wanted,
        /// Backwards.
        back: bool,
    },
    /// The whole run in so many columns.
    Overview {
        /// How many.
        columns: usize,
    },
    /// A hash of all that the machine holds before a step.
    Fingerprint {
        /// Which step.
        step: u64,
    },
}

/// The whole run in columns, each for an equal number of steps.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Overview {
    /// Steps of a column; at least 1, not always whole.
    pub steps_per_column: f64,
    /// By warp and column: the share of the column's steps that are its, of 255.
    pub shares: Vec<Vec<u8>>,
    /// By warp and column: the share of the lanes that execute in these steps, of 255.
    pub lanes: Vec<Vec<u8>>,
    /// Columns in which lanes part.
    pub parts: Vec<usize>,
    /// Columns in which lanes meet.
    pub meets: Vec<usize>,
}

/// A page's playground: its library, and the run that is looked at.
#[derive(Default)]
pub struct Playground {
    library: BTreeMap<String, String>,
    run: Option<Run>,
}

impl Playground {
    /// Answers a question. The answer has a member `error` when the question cannot be understood, and `problems` when
    /// a program cannot be run.
    pub fn answer(&mut self, question: &str) -> String {
        let answer = match serde_json::from_str(question) {
            Ok(question) => self.carry_out(question),
            Err(error) => Err(format!("the question is not understood: {error}")),
        };
        answer.unwrap_or_else(|error| json!({ "error": error })).to_string()
    }

    fn carry_out(&mut self, question: Question) -> Result<Value, String> {
        match question {
            Question::Library { files } => {
                self.library = files;
                Ok(json!({ "files": self.library.len() }))
            }
            Question::Open(setting) => self.open(&setting),
            Question::Show { step, warp, around } => {
                let run = self.run()?;
                run.go_to(step);
                to_json(&picture::of(run, warp, around))
            }
            Question::Find { step, what, back } => Ok(json!({ "step": self.run()?.find(step, what, back) })),
            Question::Overview { columns } => to_json(&overview(self.run()?, columns)),
            Question::Fingerprint { step } => {
                let run = self.run()?;
                run.go_to(step);
                Ok(json!({ "fingerprint": format!("{:016x}", run.fingerprint()) }))
            }
        }
    }

    fn open(&mut self, setting: &Setting) -> Result<Value, String> {
        self.run = None;
        let program = match Program::new(setting, &self.library) {
            Ok(program) => program,
            Err(problems) => return Ok(json!({ "problems": problems })),
        };
        let run = Run::new(program)?;
        let opened = to_json(&picture::opened(&run));
        self.run = Some(run);
        opened
    }

    fn run(&mut self) -> Result<&mut Run, String> {
        let none = || "no program is open; ask `open` first".to_owned();
        self.run.as_mut().ok_or_else(none)
    }
}

fn to_json(value: &impl Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}

fn overview(run: &Run, columns: usize) -> Overview {
    let arch = run.program().image.arch;
    let (steps, lanes) = (run.shares().len(), f64::from(arch.lanes()));
    let columns = columns.clamp(1, COLUMNS_MAX).min(steps.max(1));
    let per_column = steps.max(1) as f64 / columns as f64;
    let column_of = |step: usize| ((step as f64 / per_column) as usize).min(columns - 1);
    let warps = arch.warps() as usize;
    let mut counts = vec![vec![(0u32, 0u32); columns]; warps];
    for (step, (warp, executing)) in run.shares().iter().enumerate() {
        let (times, sum) = &mut counts[usize::from(*warp)][column_of(step)];
        *times += 1;
        *sum += u32::from(*executing);
    }
    let by_column = |share: &dyn Fn(&(u32, u32)) -> f64| -> Vec<Vec<u8>> {
        let byte = |count| (share(count) * 255.0).clamp(0.0, 255.0).ceil() as u8;
        counts.iter().map(|row| row.iter().map(byte).collect()).collect()
    };
    let of = |wanted: Happening| {
        let steps = run.notable().iter();
        let mut found: Vec<_> = steps
            .filter(|(_, happening, _)| *happening == wanted)
            .map(|(step, _, _)| column_of(*step as usize))
            .collect();
        found.dedup();
        found
    };
    Overview {
        steps_per_column: per_column,
        shares: by_column(&|(times, _)| f64::from(*times) / per_column.max(1.0)),
        lanes: by_column(&|(times, sum)| f64::from(*sum) / (f64::from(*times).max(1.0) * lanes)),
        parts: of(Happening::Parts),
        meets: of(Happening::Meets),
    }
}
