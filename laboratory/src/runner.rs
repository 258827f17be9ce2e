//! Runs of programs on the timing model, on as many threads as there are processors, and whether they print what they
//! must.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use isa::{ArchId, Scalar};
use serde::Serialize;
use testbenches::{retires, Latencies, MemoryTiming};

use crate::{measure, measure_cluster, Cluster, Cores, Measurement, Mechanism, Variant};

/// A run that went wrong, or printed what it should not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failed {
    /// What was run, on what.
    pub run: String,
    /// What is wrong.
    pub reason: String,
}

/// A run that is to be made.
pub(crate) struct Job<'a> {
    /// What it is called in messages.
    pub(crate) name: String,
    pub(crate) variant: &'a Variant,
    pub(crate) mechanism: Mechanism,
    /// The cluster that it runs on; `None`: a core alone.
    pub(crate) cores: Option<Cores>,
    pub(crate) latency: Latencies,
    /// Addresses of the instructions that are counted apart.
    pub(crate) kernels: &'a [Range<u64>],
}

/// What has come of it.
pub(crate) struct Run {
    pub(crate) measured: Measurement,
    /// On which cluster.
    pub(crate) cluster: Option<Cluster>,
    /// Instructions of warps in the kernels.
    pub(crate) kernel_instructions: u64,
}

/// A run, or why there is none.
pub(crate) type RunResult = Result<Run, String>;

impl Job<'_> {
    fn run(&self, arch: ArchId, max_cycles: u64) -> RunResult {
        if let Some(cores) = &self.cores {
            return self.run_on(cores, arch, max_cycles);
        }
        let config = self.variant.config(arch, self.mechanism);
        let config = config.map_err(|error| error.to_string())?;
        let timing = MemoryTiming::Latency(self.latency);
        let mut kernel_instructions = 0;
        let measured = measure(&config, self.variant, timing, max_cycles, &mut |_, record| {
            if !self.kernels.is_empty() && retires(record) {
                let pc = record.scalar(Scalar::CommitPc);
                let is_in_kernel = self.kernels.iter().any(|range| range.contains(&pc));
                kernel_instructions += u64::from(is_in_kernel);
            }
        });
        Ok(Run { measured: measured.map_err(|error| error.to_string())?, cluster: None, kernel_instructions })
    }

    fn run_on(&self, cores: &Cores, arch: ArchId, max_cycles: u64) -> RunResult {
        let cluster = self.variant.cluster(arch, self.mechanism, cores);
        let cluster = cluster.map_err(|error| error.to_string())?;
        let timing = MemoryTiming::Latency(self.latency);
        let measured = measure_cluster(&cluster, self.variant, timing, max_cycles, &mut |_, _| {});
        Ok(Run {
            measured: measured.map_err(|error| error.to_string())?,
            cluster: Some(Cluster::from(&cluster)),
            kernel_instructions: 0,
        })
    }
}

/// Makes all runs on cores of an ArchID, each given up after so many cycles; their outcomes in the order of the jobs.
pub(crate) fn run_all(arch: ArchId, max_cycles: u64, jobs: &[&Job<'_>]) -> Vec<RunResult> {
    in_parallel(jobs, |job| job.run(arch, max_cycles))
}

/// Holds the runs of a program against what it must print: as its file says, or else as the first of them.
pub(crate) struct Judge<'a> {
    /// What, and why that.
    expected: Option<(Vec<u8>, String)>,
    failed: &'a mut Vec<Failed>,
}

impl<'a> Judge<'a> {
    /// Judges a program in these forms, and notes what goes wrong.
    pub(crate) fn new<'b>(forms: impl Iterator<Item = &'b Variant>, failed: &'a mut Vec<Failed>) -> Self {
        let known = forms.into_iter().find_map(|form| form.expected.clone());
        Judge { expected: known.map(|text| (text, "as its file says".to_owned())), failed }
    }

    /// The runs of these jobs if all of them are good.
    pub(crate) fn good<'b, 'c>(&mut self, runs: &'b [(&'c Job<'c>, RunResult)]) -> Option<Vec<(&'c Job<'c>, &'b Run)>> {
        let judged = runs.iter().map(|(job, outcome)| {
            let reason = match outcome {
                Err(reason) => reason.clone(),
                Ok(run) => {
                    let printed = &run.measured.console;
                    let first = || (printed.clone(), format!("as {}", job.name));
                    let (wanted, why) = self.expected.get_or_insert_with(first);
                    if printed == wanted {
                        return Some((*job, run));
                    }
                    let [printed, wanted] = [printed, &*wanted].map(|text| String::from_utf8_lossy(text));
                    format!("prints {printed:?}, but should print {wanted:?}, {why}")
                }
            };
            let run = job.name.clone();
            self.failed.push(Failed { run, reason });
            None
        });
        // All are judged, also those behind one that has failed.
        let judged: Vec<_> = judged.collect();
        judged.into_iter().collect()
    }
}

// Jobs on as many threads as there are processors.

/// Carries out all jobs on as many threads as there are processors, and gives what comes of them in their order.
pub fn in_parallel<J: Sync, R: Send>(jobs: &[J], run: impl Fn(&J) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = jobs.get(number) else {
            return;
        };
        let result = run(job);
        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
        done.push((number, result));
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
