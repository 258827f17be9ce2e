//! What a case runs its program on: the functional machine, or the timing model in its small environment.

use std::collections::HashMap;

use assembler::assemble;
use golden_model::{Machine, MachineOptions, Memory, Outcome, State};
use isa::trace::Scalar;
use isa::{
    ArchId, Context, CoreConfig, CoreOptions, CycleRecord, DivergenceMechanism, Gpr, Lane, LaneMask, PredicateRegister,
    Slot, TraceLayout, Warp,
};

use super::value::{number, words};
use crate::common::environment::{Bench, CONSOLE_LINE, IDEAL};

/// What a case says before its program runs.
#[derive(Clone, Default)]
pub struct Setup {
    /// `machine` or `core`.
    engine: String,
    /// The ArchID and the options.
    line: String,
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

/// The machine or core that runs.
pub enum Engine {
    Machine(Box<Machine>),
    Core(Box<Bench>),
}

/// An engine, and what it has shown.
pub struct Subject {
    pub engine: Engine,
    pub options: CoreOptions,
    /// The slots of a core's records, by their names.
    pub slots: HashMap<String, Slot>,
    /// The records of all cycles.
    pub history: Vec<CycleRecord>,
    /// The cycle that counts as 0; earlier ones are not looked at.
    pub zero: u64,
    /// Warps that wait for something that cannot come, as the last run has found.
    pub deadlock: Vec<Warp>,
}

impl Setup {
    pub fn engine(&mut self, word: &str, line: &str) {
        (self.engine, self.line) = (word.to_owned(), line.to_owned());
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

    /// Makes the machine or core, with the interrupts of a machine's warps off unless they are set.
    pub fn start(&self) -> Result<Subject, String> {
        let (arch, options) = self.options()?;
        let image = self.image(&arch)?;
        let mut slots = HashMap::new();
        let (engine, values): (_, Vec<_>) = match self.engine.as_str() {
            "machine" => {
                let mut own = MachineOptions::as_wanted(&arch, &options);
                if options.stack_depth.is_none() && own.features.divergence == DivergenceMechanism::Stack {
                    own.stack_depth = MachineOptions::for_arch(&arch).stack_depth;
                }
                let (early, values): (Vec<_>, Vec<_>) =
                    self.values.iter().cloned().partition(|(name, _)| name == "core_number");
                for (_, value) in early {
                    own.core_number = number(&value)?;
                }
                let mut machine = Machine::new(arch, own, &image).map_err(|error| error.to_string())?;
                for warp in (0..arch.warps()).map(Warp) {
                    machine.state_mut().set_interrupts_enabled(warp, false);
                }
                machine.type_input(self.input.as_bytes());
                (Engine::Machine(Box::new(machine)), values)
            }
            "core" => {
                let config = CoreConfig::from_options(&options).map_err(|error| error.to_string())?;
                slots.extend(TraceLayout::new(&config).slots().map(|slot| (slot.to_string(), slot)));
                let mut bench = Bench::new(&config, &image, IDEAL);
                bench.memory.type_input(self.input.as_bytes());
                (Engine::Core(Box::new(bench)), self.values.clone())
            }
            _ => return Err("neither `machine` nor `core` is given".to_owned()),
        };
        let mut subject = Subject { engine, options, slots, history: Vec::new(), zero: 0, deadlock: Vec::new() };
        for (name, value) in values {
            subject.set(&name, &value)?;
        }
        Ok(subject)
    }
}

/// `ADDRESS: WORDS`.
fn memory_words(text: &str) -> Result<(u64, Vec<u64>), String> {
    let (address, values) = text.split_once(':').ok_or("write `memory ADDRESS: WORDS`")?;
    let values = words(values).iter().map(|word| number(word)).collect::<Result<_, _>>()?;
    Ok((number(address)?, values))
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
    pub fn state(&self) -> &State {
        match &self.engine {
            Engine::Machine(machine) => machine.state(),
            Engine::Core(bench) => bench.core.state(),
        }
    }

    pub fn memory(&self) -> &Memory {
        match &self.engine {
            Engine::Machine(machine) => machine.memory(),
            Engine::Core(bench) => &bench.memory,
        }
    }

    /// Writes words into the memory of a core, as another master would.
    pub fn write(&mut self, text: &str) -> Result<(), String> {
        let Engine::Core(bench) = &mut self.engine else {
            return Err("the memory of a machine that runs is its own".to_owned());
        };
        let (address, values) = memory_words(text)?;
        let word_bytes = u64::from(self.options.arch.as_deref().is_some_and(|arch| arch.starts_with('8'))) * 4 + 4;
        for (number, value) in (0..).zip(values) {
            bench.memory.write_word(address + word_bytes * number, value, (1 << word_bytes) - 1);
        }
        Ok(())
    }

    /// More input for the console.
    pub fn input(&mut self, text: &str) {
        let text = words(text).concat();
        match &mut self.engine {
            Engine::Machine(machine) => machine.type_input(text.as_bytes()),
            Engine::Core(bench) => bench.memory.type_input(text.as_bytes()),
        }
    }

    /// Sets a part of a machine's state, or how the environment of a core behaves.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut values = Vec::new();
        for word in words(value) {
            match word.split_once("..") {
                Some((first, end)) => values.extend(number(first)?..number(end)?),
                None if word == "console" => values.push(CONSOLE_LINE),
                None => values.push(number(&word)?),
            }
        }
        match &mut self.engine {
            Engine::Machine(machine) => set_state(machine.state_mut(), name, &values),
            Engine::Core(bench) => set_environment(bench, name, &values),
        }
    }

    /// Runs: a machine for some instructions, a core for some cycles, or until a condition holds.
    pub fn run(
        &mut self,
        how: &str,
        holds: impl Fn(&Subject, &CycleRecord, u64) -> Result<bool, String>,
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
        if let Engine::Machine(machine) = &mut self.engine {
            let limit = if rest.is_empty() { INSTRUCTIONS_MAX } else { number(rest)? };
            let outcome = machine.run(limit);
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
                while !self.is_done() {
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

    pub fn is_done(&self) -> bool {
        match &self.engine {
            Engine::Machine(_) => false,
            Engine::Core(bench) => bench.is_done(),
        }
    }

    fn step(&mut self) -> Result<(), String> {
        let Engine::Core(bench) = &mut self.engine else {
            return Ok(());
        };
        if bench.cycle >= CYCLES_MAX {
            let last = bench.scalar(Scalar::ExecutePc);
            return Err(format!("after {CYCLES_MAX} cycles it has not come to that; {last:#x} is in execute"));
        }
        bench.step();
        self.history.push(bench.record.clone());
        Ok(())
    }
}

/// One value for all lanes, or one for each.
fn set_state(state: &mut State, name: &str, values: &[u64]) -> Result<(), String> {
    let (warp, name) = of_warp(name);
    let (name, index) = indexed(name)?;
    let [first, ..] = values else {
        return Err(format!("{name} gets no value"));
    };
    let lanes = LaneMask(*first);
    if let Some(register) = numbered(name, 'r') {
        let every = state.shape().lanes;
        for lane in 0..every.min(if values.len() == 1 { every } else { values.len() }) {
            let value = values.get(lane).unwrap_or(first);
            if index.is_none_or(|index| index == lane as u64) {
                state.set_gpr(warp, Lane(lane as u32), Gpr(register as u8), *value);
            }
        }
    } else if let Some(register) = numbered(name, 'p') {
        state.set_predicate(warp, PredicateRegister(register as u8), lanes);
    } else if name == "active" {
        state.set_active_mask(Context(warp.0), lanes);
    } else if name == "interrupts" {
        state.set_interrupts_enabled(warp, *first == 1);
    } else {
        return Err(format!("a machine has no {name} that can be set"));
    }
    Ok(())
}

fn set_environment(bench: &mut Bench, name: &str, values: &[u64]) -> Result<(), String> {
    let first = values.first().copied().unwrap_or(0);
    let is_set = first == 1;
    match name {
        "data_port_closed" => bench.data_port_closed = is_set,
        "data_answers_held" => bench.data_answers_held = is_set,
        "fetch_port_closed" => bench.fetch_port_closed = is_set,
        "console_closed" => bench.console_closed = is_set,
        "rung" => bench.rung = is_set,
        "fetch_latency" => bench.fetch_latency = Some(first),
        "data_latency" => bench.data_latency = Some(first),
        "cluster_barrier_open" => bench.cluster_barrier_open = first,
        "late_stores" => bench.late_stores = first as u32,
        "failing_words" => bench.failing_words = values.to_vec(),
        "failing_lines" => bench.failing_lines = values.to_vec(),
        "start" | "among" => {
            let [one, two] = *values else {
                return Err(format!("{name} has two values"));
            };
            match name {
                "start" => bench.start = (one, two),
                _ => bench.among = Some((one, two)),
            }
        }
        _ => return Err(format!("the environment of a core has no {name}")),
    }
    Ok(())
}
