//! The conversation with a board: a program is loaded, runs, and what comes back is judged.
//!
//! A line damages bytes, and a faulty core computes wrongly. What tells them apart is that a core does so again: an
//! output that is wrong in the same way twice in a row is the core's, one that is wrong in another way each time is the
//! line's, or the power's.

use std::io;
use std::time::Duration;

use isa::CoreConfig;
use loader::{Answer, LoadError, Port};

use crate::report::{CaseResult, Report, Verdict};
use crate::shape::{expected, others, probe, told, Shape};
use crate::suite::Case;

/// How often a program is tried.
const ATTEMPTS_MAX: u32 = 6;
/// How long the line must be quiet behind the last byte that was expected.
const SETTLING: Duration = Duration::from_millis(30);
/// Bytes beyond what was expected after which no more are read.
const EXCESS_BYTES_MAX: usize = 256;

/// A board with a system that has a loader.
pub struct Board<'a, P: Port> {
    /// The line to it.
    pub port: &'a mut P,
    /// Bits a second.
    pub baud: u32,
    /// How long a program may take before it prints, and between two bytes.
    pub patience: Duration,
}

/// What is going on.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// The board is asked what it is; so many of so many shapes have been tried.
    Probing(usize, usize),
    /// This program, of so many, is next.
    Program(usize, usize, &'a str),
}

/// Why a board is not tested any further.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The port itself is gone.
    #[error("the port is gone after {after} programs ({source}): is the board still plugged in?")]
    Unplugged {
        /// Programs that had been carried out.
        after: usize,
        /// What the operating system says.
        source: io::Error,
    },
    /// Nothing has ever come back.
    #[error(
        "the board does not answer at {baud} baud: check that it has power, that the port is the right one, that its bitstream is that of \
         a system with a loader (`harmonica fpga --board ...`; docs/soc.md), and that --baud is its baud rate"
    )]
    NoAnswer {
        /// The bit rate used.
        baud: u32,
    },
    /// Answers have stopped coming.
    #[error("the board has gone silent after {after} programs: check cable and power; a reset or a new bitstream may be needed")]
    Silent {
        /// Programs that had been carried out.
        after: usize,
    },
    /// It answers, but what runs on it is no HARP core that could be recognised.
    #[error(
        "a loader answers and takes programs, but no program for {wanted} or any other usual shape prints what it must; it sent {got:?}: \
         the bitstream is of another core, or the core does not work at all"
    )]
    Unknown {
        /// What was looked for.
        wanted: Shape,
        /// What the first probe printed.
        got: String,
    },
    /// It is another core.
    #[error("the board has a core {found}, and not {wanted}: give --arch {found} and its options, or load the bitstream that is meant")]
    OtherShape {
        /// What was looked for.
        wanted: Shape,
        /// What is there.
        found: Shape,
    },
    /// The RAM is smaller than the configuration says.
    #[error("the loader refuses {name}, of {bytes} bytes, as too large: the board has less RAM than ram_bytes = {ram_bytes} says")]
    SmallRam {
        /// The program.
        name: String,
        /// Its length.
        bytes: usize,
        /// What the configuration says.
        ram_bytes: u64,
    },
    /// Too much is damaged on the way.
    #[error(
        "the line is too noisy: {name} could not be loaded in {attempts} attempts, of which the last ended so: {last}; use a shorter cable, \
         another port, or a lower baud rate in both the system and this command"
    )]
    Noise {
        /// The program.
        name: String,
        /// How often it was tried.
        attempts: u32,
        /// What went wrong the last time.
        last: String,
    },
}

/// How one attempt ended.
enum Attempt {
    /// The program was loaded, and printed this.
    Printed(Vec<u8>),
    /// It was not, as it seems because of the line.
    Damaged(LoadError),
}

impl<P: Port> Board<'_, P> {
    /// Carries out all cases, until so many differ or something ends it.
    pub fn test(
        &mut self,
        config: &CoreConfig,
        cases: &[Case],
        failures_max: usize,
        progress: &mut dyn FnMut(Progress<'_>),
    ) -> Report {
        let mut report = Report::new(config);
        match self.tested(config, cases, failures_max, progress, &mut report) {
            Ok(()) => {}
            Err(trouble) => report.trouble = Some(trouble.to_string()),
        }
        report
    }

    fn tested(
        &mut self,
        config: &CoreConfig,
        cases: &[Case],
        failures_max: usize,
        progress: &mut dyn FnMut(Progress<'_>),
        report: &mut Report,
    ) -> Result<(), Trouble> {
        self.recognise(config, progress)?;
        for (number, case) in cases.iter().enumerate() {
            progress(Progress::Program(number, cases.len(), &case.name));
            let outcome = self.carry_out(config, case, number)?;
            report.outcomes.push(outcome);
            if report.failures() >= failures_max {
                break;
            }
        }
        Ok(())
    }

    /// That the board has the core that is meant.
    fn recognise(&mut self, config: &CoreConfig, progress: &mut dyn FnMut(Progress<'_>)) -> Result<(), Trouble> {
        let wanted = Shape::of(&config.arch);
        let candidates = others(&config.arch);
        progress(Progress::Probing(0, candidates.len() + 1));
        let first = self.asked(config, &config.arch, &wanted)?;
        match told(config.arch, &first) {
            Some(found) if found == wanted => return Ok(()),
            Some(found) => return Err(Trouble::OtherShape { wanted, found }),
            None => {}
        }
        for (number, words) in candidates.iter().enumerate() {
            progress(Progress::Probing(number + 1, candidates.len() + 1));
            let printed = self.asked(config, words, &Shape::of(words))?;
            if let Some(found) = told(*words, &printed) {
                return Err(Trouble::OtherShape { wanted, found });
            }
        }
        let got = String::from_utf8_lossy(&first).into_owned();
        Err(Trouble::Unknown { wanted, got })
    }

    /// What the probe for these words prints, at most as many bytes as it would print for a shape; twice the same.
    fn asked(&mut self, config: &CoreConfig, words: &isa::ArchId, shape: &Shape) -> Result<Vec<u8>, Trouble> {
        let Some(image) = probe(words) else {
            return Ok(Vec::new());
        };
        let case = Case {
            name: format!("the probe of {shape}"),
            kind: crate::suite::CaseKind::Given,
            sources: Vec::new(),
            image,
            expected: expected(shape),
        };
        let outcome = self.carry_out(config, &case, 0)?;
        Ok(outcome.printed(&case))
    }

    /// Loads and runs a program until it has printed what it must, or twice the same wrong thing, or has been tried too
    /// often.
    fn carry_out(&mut self, config: &CoreConfig, case: &Case, after: usize) -> Result<CaseResult, Trouble> {
        let mut wrong: Vec<Vec<u8>> = Vec::new();
        let (mut damaged, mut silent) = (0, 0);
        let mut last = None;
        for attempt in 1..=ATTEMPTS_MAX {
            match self.attempt(config, case, after)? {
                Attempt::Printed(printed) if printed == case.expected => {
                    return Ok(CaseResult::new(case, attempt, damaged, Verdict::Passed));
                }
                Attempt::Printed(printed) if wrong.last() == Some(&printed) => {
                    let verdict = Verdict::Differs(printed);
                    return Ok(CaseResult::new(case, attempt, damaged, verdict));
                }
                Attempt::Printed(printed) => wrong.push(printed),
                Attempt::Damaged(LoadError::NoAnswer { .. }) if silent > 0 => {
                    return Err(match after {
                        0 => Trouble::NoAnswer { baud: self.baud },
                        after => Trouble::Silent { after },
                    });
                }
                Attempt::Damaged(error) => {
                    silent += usize::from(matches!(error, LoadError::NoAnswer { .. }));
                    damaged += 1;
                    last = Some(error.to_string());
                }
            }
        }
        match (wrong.is_empty(), last) {
            (true, Some(last)) => Err(Trouble::Noise { name: case.name.clone(), attempts: ATTEMPTS_MAX, last }),
            _ => {
                let verdict = Verdict::Unstable(wrong);
                Ok(CaseResult::new(case, ATTEMPTS_MAX, damaged, verdict))
            }
        }
    }

    fn attempt(&mut self, config: &CoreConfig, case: &Case, after: usize) -> Result<Attempt, Trouble> {
        match loader::load(self.port, self.baud, &case.image, &mut |_, _| {}) {
            Ok(()) => {}
            Err(LoadError::Port { source, .. }) => return Err(Trouble::Unplugged { after, source }),
            Err(LoadError::Refused(Answer::BadLength)) => {
                return Err(Trouble::SmallRam {
                    name: case.name.clone(),
                    bytes: case.image.len(),
                    ram_bytes: config.ram_bytes,
                })
            }
            Err(error) => return Ok(Attempt::Damaged(error)),
        }
        let printed = self.printed(&case.expected);
        let printed = printed.map_err(|source| Trouble::Unplugged { after, source })?;
        Ok(Attempt::Printed(printed))
    }

    /// What comes until it is quiet.
    fn printed(&mut self, expected: &[u8]) -> io::Result<Vec<u8>> {
        let mut printed = Vec::new();
        while printed.len() < expected.len() + EXCESS_BYTES_MAX {
            let wait = match printed == expected {
                true => SETTLING,
                false => self.patience,
            };
            match self.port.receive(wait)? {
                Some(byte) => printed.push(byte),
                None => break,
            }
        }
        Ok(printed)
    }
}

#[cfg(test)]
mod tests;
