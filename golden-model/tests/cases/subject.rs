//! What a case runs its program on: the functional machine, or the timing model in its small environment.

use std::collections::HashMap;

use assembler::assemble;
use golden_model::{Cluster, Machine, MachineOptions, Outcome};
use isa::trace::Scalar;
use isa::{
    ArchId, ClusterConfig, CoreConfig, CoreOptions, DivergenceMechanism, SharedCacheConfig, Slot, TraceLayout, Warp,
};

use super::engine::{Engine, Moment};
use super::value::{number, words};
use crate::common::cluster::ClusterBench;
use crate::common::environment::{Bench, CONSOLE_LINE, IDEAL};

/// What a case says before its program runs.
#[derive(Clone, Default)]
pub struct Setup {
    /// `machine` or `core`.
    engine: String,
    /// The ArchID and the options.
    line: String,
    /// How many cores and banks a cluster has, and how many bytes and ways a bank's part of its shared cache; `None` where
    /// there is one core alone.
    cluster: Option<[u64; 4]>,
    /// Words of memory, from an address on.
    memory: Vec<(u64, Vec<u64>)>,
    /// Names and their values.
    values: Vec<(String, String)>,
    input: String,
    source: String,
}

/// A run of a functional machine: at most so many instructions.
const INSTRUCTIONS_MAX: u64 = 100_000;
/// A run of a core: at most so many cycles.
const CYCLES_MAX: u64 = 10_000;

/// An engine, and what it has shown.
pub struct Subject {
    pub engine: Engine,
    pub options: CoreOptions,
    /// The slots of a core's records, by their names.
    pub slots: HashMap<String, Slot>,
    /// The places of the interconnect's record, by their names.
    pub between: HashMap<String, usize>,
    /// What all cycles have shown.
    pub history: Vec<Moment>,
    /// The cycle that counts as 0; earlier ones are not looked at.
    pub zero: u64,
    /// Warps that wait for something that cannot come, as the last run has found.
    pub deadlock: Vec<Warp>,
}

impl Setup {
    pub fn engine(&mut self, word: &str, line: &str) {
        (self.engine, self.line) = (word.to_owned(), line.to_owned());
    }

    /// `cores = 2, banks = 4, shared_cache_bytes = 64, shared_cache_ways = 1`.
    pub fn cluster(&mut self, text: &str) -> Result<(), String> {
        let mut sizes = [1, 1, 0, 1];
        for (name, value) in assignments(text)? {
            let names = ["cores", "banks", "shared_cache_bytes", "shared_cache_ways"];
            let place = names.iter().position(|one| *one == name);
            sizes[place.ok_or_else(|| format!("a cluster has no {name}"))?] = number(&value)?;
        }
        if sizes.iter().any(|size| *size > u64::from(u32::MAX)) {
            return Err(format!("`{text}` has a size that no cluster can have"));
        }
        self.cluster = Some(sizes);
        Ok(())
    }

    pub fn memory(&mut self, text: &str) -> Result<(), String> {
        self.memory.push(memory_words(text)?);
        Ok(())
    }

    pub fn set(&mut self, text: &str) -> Result<(), String> {
        self.values.extend(assignments(text)?);
        Ok(())
    }

    pub fn input(&mut self, text: &str) {
        self.input = words(text).concat();
    }

    pub fn program(&mut self, source: String) {
        self.source = source;
    }

    fn options(&self) -> Result<(ArchId, CoreOptions), String> {
        let (arch, line) = self.line.split_once(',').unwrap_or((&self.line, ""));
        let mut options = CoreOptions::from_line(line.trim()).map_err(|error| error.to_string())?;
        options.arch = Some(arch.trim().to_owned());
        Ok((arch.trim().parse().map_err(|error| format!("{arch}: {error}"))?, options))
    }

    /// The program's bytes, and behind them what the case writes into memory.
    fn image(&self, arch: &ArchId) -> Result<Vec<u8>, String> {
        let image = assemble(arch, &[("program", &self.source)]).map_err(|errors| {
            let lines: Vec<_> = errors.0.iter().map(|error| error.one_line()).collect();
            lines.join("; ")
        })?;
        let mut bytes = image.bytes;
        let word_bytes = arch.word_bytes() as usize;
        for (address, values) in &self.memory {
            let start = *address as usize;
            bytes.resize(bytes.len().max(start + word_bytes * values.len()), 0);
            for (place, value) in bytes[start..].chunks_mut(word_bytes).zip(values) {
                place.copy_from_slice(&value.to_le_bytes()[..word_bytes]);
            }
        }
        Ok(bytes)
    }

    /// Makes the machines or cores. The interrupts of a machine's warps are off unless they are set.
    pub fn start(&self) -> Result<Subject, String> {
        let (arch, options) = self.options()?;
        let image = self.image(&arch)?;
        let (mut slots, mut between) = (HashMap::new(), HashMap::new());
        let (engine, own) = match self.engine.as_str() {
            "machine" => self.machine(arch, &options, &image)?,
            "core" => {
                let config = CoreConfig::from_options(&options).map_err(|error| error.to_string())?;
                slots.extend(TraceLayout::new(&config).slots().map(|slot| (slot.to_string(), slot)));
                match self.cluster {
                    None => (Engine::Core(Box::new(Bench::new(&config, &image, IDEAL))), self.values.clone()),
                    Some(sizes) => {
                        let config = cluster_of(config, sizes)?;
                        let bench = ClusterBench::new(&config, &image, IDEAL);
                        slots.clear();
                        slots.extend(TraceLayout::new(&config.core).slots().map(|slot| (slot.to_string(), slot)));
                        between.extend(bench.slots().iter().map(ToString::to_string).zip(0..));
                        (Engine::Cores(Box::new(bench)), self.values.clone())
                    }
                }
            }
            _ => return Err("neither `machine` nor `core` is given".to_owned()),
        };
        let (zero, history, deadlock) = (0, Vec::new(), Vec::new());
        let mut subject = Subject { engine, options, slots, between, history, zero, deadlock };
        subject.engine.type_input(self.input.as_bytes());
        for (name, value) in own {
            subject.set(&name, &value)?;
        }
        Ok(subject)
    }

    /// A functional machine or cluster, and what is still to be set.
    fn machine(&self, arch: ArchId, options: &CoreOptions, image: &[u8]) -> Result<Started, String> {
        let mut own = MachineOptions::as_wanted(&arch, options);
        if options.stack_depth.is_none() && own.features.divergence == DivergenceMechanism::Stack {
            own.stack_depth = MachineOptions::for_arch(&arch).stack_depth;
        }
        let mut later = Vec::new();
        for (name, text) in &self.values {
            match (name.as_str(), &values(text)?[..]) {
                ("core_number", [number]) => own.core_number = *number,
                ("among", [number, count]) => (own.core_number, own.core_count) = (*number, *count),
                ("start", [address, argument]) => (own.start_address, own.start_argument) = (*address, *argument),
                // A machine has no cycles in which a memory could be slow.
                ("manners", _) => {}
                _ => later.push((name.clone(), text.clone())),
            }
        }
        if let Some([cores, ..]) = self.cluster {
            let cluster = Cluster::new(arch, own, image, cores as u32).map_err(|error| error.to_string())?;
            return Ok((Engine::Machines(Box::new(cluster)), later));
        }
        let mut machine = Machine::new(arch, own, image).map_err(|error| error.to_string())?;
        for warp in (0..arch.warps()).map(Warp) {
            machine.state_mut().set_interrupts_enabled(warp, false);
        }
        Ok((Engine::Machine(Box::new(machine)), later))
    }
}

/// An engine, and the values that it is to have yet.
type Started = (Engine, Vec<(String, String)>);

fn cluster_of(core: CoreConfig, [cores, banks, cache_bytes, cache_ways]: [u64; 4]) -> Result<ClusterConfig, String> {
    let cache = SharedCacheConfig { bank_bytes: cache_bytes, ways: cache_ways as u32 };
    let config = ClusterConfig::new(core, cores as u32, banks as u32).map_err(|error| error.to_string())?;
    let config = config.with_shared_cache((cache_bytes > 0).then_some(cache));
    config.map_err(|error| error.to_string())
}

/// Numbers, the ranges of some (`3..6`), the line of the console, or `none`.
fn values(text: &str) -> Result<Vec<u64>, String> {
    let mut values = Vec::new();
    for word in words(text) {
        match word.split_once("..") {
            Some((first, end)) => values.extend(number(first)?..number(end)?),
            None if word == "console" => values.push(CONSOLE_LINE),
            None if word == "none" => {}
            None => values.push(number(&word)?),
        }
    }
    Ok(values)
}

/// `ADDRESS: WORDS`.
fn memory_words(text: &str) -> Result<(u64, Vec<u64>), String> {
    let (address, words) = text.split_once(':').ok_or("write `memory ADDRESS: WORDS`")?;
    Ok((number(address)?, values(words)?))
}

/// `NAME = VALUE, NAME = VALUE`, names and values apart.
pub fn assignments(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut parts = vec![String::new()];
    let mut is_quoted = false;
    for letter in text.chars() {
        is_quoted ^= letter == '"';
        match letter {
            ',' if !is_quoted => parts.push(String::new()),
            _ => parts.last_mut().expect("one at least").push(letter),
        }
    }
    let pair = |part: &String| {
        let (name, value) = part.split_once('=').ok_or_else(|| format!("`{}` has no `=`", part.trim()))?;
        Ok((name.trim().to_owned(), value.trim().to_owned()))
    };
    parts.iter().map(pair).collect()
}

/// The number behind a letter: 5 of `r5`.
pub fn numbered(name: &str, letter: char) -> Option<u32> {
    name.strip_prefix(letter)?.parse().ok()
}

/// `NAME[NUMBER]`, or a name alone.
pub fn indexed(name: &str) -> Result<(&str, Option<u64>), String> {
    match name.split_once('[') {
        None => Ok((name, None)),
        Some((name, index)) => Ok((name, Some(number(index.trim_end_matches(']'))?))),
    }
}

/// `w1.r3` is a register of warp 1; without a warp it is one of warp 0.
pub fn of_warp(name: &str) -> (Warp, &str) {
    let of_warp = name.split_once('.').and_then(|(warp, name)| Some((Warp(numbered(warp, 'w')?), name)));
    of_warp.unwrap_or((Warp(0), name))
}

impl Subject {
    /// Writes words into the memory of a core, as another master would.
    pub fn write(&mut self, text: &str) -> Result<(), String> {
        let memory = self.engine.memory_mut().ok_or("the memory of a machine that runs is its own")?;
        let (address, values) = memory_words(text)?;
        let word_bytes = u64::from(self.options.arch.as_deref().is_some_and(|arch| arch.starts_with('8'))) * 4 + 4;
        for (number, value) in (0..).zip(values) {
            memory.write_word(address + word_bytes * number, value, (1 << word_bytes) - 1);
        }
        Ok(())
    }

    /// More input for the console.
    pub fn input(&mut self, text: &str) {
        self.engine.type_input(words(text).concat().as_bytes());
    }

    /// Sets a part of a machine's state, or how the environment of a core behaves.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        self.engine.set(name, &values(value)?)
    }

    /// Runs: a machine for some instructions, a core for some cycles, or until a condition holds.
    pub fn run(
        &mut self,
        how: &str,
        holds: impl Fn(&Subject, &Moment, u64) -> Result<bool, String>,
    ) -> Result<(), String> {
        let (kind, rest) = match how {
            "" => ("end", ""),
            "to a deadlock" => ("deadlock", ""),
            _ => match how.split_once(' ') {
                Some(("at", rest)) => ("most", rest.trim_start_matches("most ")),
                Some(("until", rest)) => ("until", rest),
                _ => ("count", how),
            },
        };
        if !self.engine.is_timed() {
            let limit = if rest.is_empty() { INSTRUCTIONS_MAX } else { number(rest)? };
            let outcome = self.engine.run(limit).expect("a machine");
            self.deadlock = match &outcome {
                Outcome::Deadlock(warps) => warps.clone(),
                _ => Vec::new(),
            };
            let is_right = match kind {
                "end" => outcome == Outcome::AllStopped,
                "count" => outcome == Outcome::Limit,
                "deadlock" => !self.deadlock.is_empty(),
                "most" => true,
                _ => return Err(format!("a machine does not run `{how}`")),
            };
            return if is_right { Ok(()) } else { Err(format!("the run ends with {outcome:?}")) };
        }
        match kind {
            "end" => {
                while !self.engine.is_done() {
                    self.step()?;
                }
            }
            "count" => {
                for _ in 0..number(rest)? {
                    self.step()?;
                }
            }
            "until" => loop {
                self.step()?;
                let record = self.history.last().expect("a cycle");
                if holds(self, record, self.history.len() as u64 - 1)? {
                    break;
                }
            },
            _ => return Err(format!("a core does not run `{how}`")),
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), String> {
        if self.history.len() as u64 >= CYCLES_MAX {
            let record = self.history.last().map(|moment| &moment.records[0]);
            let last = record.map_or(0, |record| record.scalar(Scalar::ExecutePc));
            return Err(format!("after {CYCLES_MAX} cycles it has not come to that; {last:#x} is in execute"));
        }
        self.history.extend(self.engine.step());
        Ok(())
    }
}
