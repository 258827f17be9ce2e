//! The machines and cores that cases run their programs on, what of them can be set, and what their cycles show.

use golden_model::{Cluster, Machine, Memory, Outcome, State};
use isa::ports::{PortInputs, PortOutputs};
use isa::{Context, CycleRecord, Gpr, Lane, LaneMask, PredicateRegister};

use super::subject::{indexed, numbered, of_warp};
use crate::common::cluster::ClusterBench;
use crate::common::environment::{Bench, Manners};

/// The machines or cores that run.
pub enum Engine {
    Machine(Box<Machine>),
    Core(Box<Bench>),
    /// A cluster, functionally.
    Machines(Box<Cluster>),
    /// A cluster, by cycles.
    Cores(Box<ClusterBench>),
}

/// What a cycle has shown.
pub struct Moment {
    /// The record of each core.
    pub records: Vec<CycleRecord>,
    /// What is recorded of the interconnect of a cluster.
    pub interconnect: Vec<u64>,
    /// What the port of the core, or of each bank of a cluster, has driven.
    pub driven: Vec<PortOutputs>,
    /// What the port of each bank of a cluster has got.
    pub inputs: Vec<PortInputs>,
}

impl Engine {
    pub fn state(&self, core: usize) -> &State {
        match self {
            Engine::Machine(machine) => machine.state(),
            Engine::Core(bench) => bench.core.state(),
            Engine::Machines(cluster) => cluster.state(core),
            Engine::Cores(bench) => bench.core(core).state(),
        }
    }

    pub fn memory(&self) -> &Memory {
        match self {
            Engine::Machine(machine) => machine.memory(),
            Engine::Core(bench) => &bench.memory,
            Engine::Machines(cluster) => cluster.memory(),
            Engine::Cores(bench) => &bench.memory,
        }
    }

    /// The memory, where another master can write it.
    pub fn memory_mut(&mut self) -> Option<&mut Memory> {
        match self {
            Engine::Core(bench) => Some(&mut bench.memory),
            Engine::Cores(bench) => Some(&mut bench.memory),
            Engine::Machine(_) | Engine::Machines(_) => None,
        }
    }

    pub fn cores(&self) -> usize {
        match self {
            Engine::Machine(_) | Engine::Core(_) => 1,
            Engine::Machines(cluster) => cluster.core_count(),
            Engine::Cores(bench) => bench.records.len(),
        }
    }

    /// Banks of a cluster that goes by cycles.
    pub fn banks(&self) -> usize {
        match self {
            Engine::Cores(bench) => bench.driven.len(),
            _ => 1,
        }
    }

    /// Whether it goes by cycles.
    pub const fn is_timed(&self) -> bool {
        matches!(self, Engine::Core(_) | Engine::Cores(_))
    }

    pub fn is_done(&self) -> bool {
        match self {
            Engine::Core(bench) => bench.is_done(),
            Engine::Cores(bench) => bench.is_done(),
            Engine::Machine(_) | Engine::Machines(_) => false,
        }
    }

    pub fn type_input(&mut self, bytes: &[u8]) {
        match self {
            Engine::Machine(machine) => machine.type_input(bytes),
            Engine::Core(bench) => bench.memory.type_input(bytes),
            Engine::Machines(cluster) => cluster.type_input(bytes),
            Engine::Cores(bench) => bench.memory.type_input(bytes),
        }
    }

    /// So many more instructions of a functional machine, at most.
    pub fn run(&mut self, limit: u64) -> Option<Outcome> {
        match self {
            Engine::Machine(machine) => Some(machine.run(limit)),
            Engine::Machines(cluster) => Some(cluster.run(limit)),
            Engine::Core(_) | Engine::Cores(_) => None,
        }
    }

    /// A cycle, where it goes by cycles.
    pub fn step(&mut self) -> Option<Moment> {
        match self {
            Engine::Machine(_) | Engine::Machines(_) => None,
            Engine::Core(bench) => {
                let driven = vec![*bench.core.outputs()];
                bench.step();
                let records = vec![bench.record.clone()];
                Some(Moment { records, interconnect: Vec::new(), driven, inputs: Vec::new() })
            }
            Engine::Cores(bench) => {
                bench.step();
                Some(Moment {
                    records: bench.records.clone(),
                    interconnect: bench.interconnect().to_vec(),
                    driven: bench.driven.clone(),
                    inputs: bench.inputs.clone(),
                })
            }
        }
    }

    /// The core or the cluster is reset; memory and console stay.
    pub fn reset(&mut self) -> Result<(), String> {
        match self {
            Engine::Core(bench) => bench.reset(),
            Engine::Cores(bench) => bench.reset(),
            Engine::Machine(_) | Engine::Machines(_) => return Err("a machine has no reset".to_owned()),
        }
        Ok(())
    }

    /// Sets a part of a machine's state, or how the environment of a core or a cluster behaves.
    pub fn set(&mut self, name: &str, values: &[u64]) -> Result<(), String> {
        match self {
            Engine::Machine(machine) => set_state(machine.state_mut(), name, values),
            Engine::Machines(_) => Err(format!("the machines of a cluster have no {name} that can be set")),
            Engine::Core(bench) => set_environment(bench, name, values),
            Engine::Cores(bench) => set_environment_of_cluster(bench, name, values),
        }
    }
}

impl Moment {
    /// A port of the core, or of a bank.
    pub fn port(&self, bank: usize, name: &str) -> Option<u64> {
        let driven = self.driven.get(bank)?;
        let inputs = self.inputs.get(bank);
        Some(match name {
            "instruction_request_valid" => driven.instruction_request_valid.into(),
            "data_request_valid" => driven.data_request_valid.into(),
            "data_request_ready" => inputs?.data_request_ready.into(),
            "data_request_write" => driven.data_request_write.into(),
            "data_request_console" => driven.data_request_console.into(),
            "data_request_line" => driven.data_request_line,
            "data_request_byte_enable" => driven.data_request_byte_enable,
            "data_request_lock" => driven.data_request_lock.into(),
            "data_response_valid" => inputs?.data_response_valid.into(),
            "data_response_ready" => driven.data_response_ready.into(),
            "console_output_valid" => driven.console_output_valid.into(),
            "console_output_data" => driven.console_output_data,
            "done" => driven.done.into(),
            "cluster_barrier_waiting" => driven.cluster_barrier_waiting,
            "cluster_barrier_wanted" => driven.cluster_barrier_wanted,
            "ring_valid" => driven.ring_valid.into(),
            "ring_core" => driven.ring_core,
            _ => return None,
        })
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

/// So many values of a name that has as many.
fn exactly<const COUNT: usize>(name: &str, values: &[u64]) -> Result<[u64; COUNT], String> {
    values.try_into().map_err(|_| format!("{name} has {COUNT} values"))
}

/// Latency, busy of 256 cycles, seed.
fn manners(values: &[u64]) -> Result<Manners, String> {
    let [latency, busy, seed] = exactly("manners", values)?;
    Ok(Manners::new(latency, busy, seed))
}

fn set_environment(bench: &mut Bench, name: &str, values: &[u64]) -> Result<(), String> {
    let first = values.first().copied().unwrap_or(0);
    let is_set = first == 1;
    match name {
        "data_port_closed" => bench.data_port_closed = is_set,
        "data_answers_held" => bench.data_answers_held = is_set,
        "fetch_port_closed" => bench.fetch_port_closed = is_set,
        "console_closed" => bench.console_closed = is_set,
        "rung_in" => bench.rung_in = values.to_vec(),
        "fetch_latency" => bench.fetch_latency = Some(first),
        "data_latency" => bench.data_latency = Some(first),
        "cluster_barrier_open" => bench.cluster_barrier_open = first,
        "late_stores" => bench.late_stores = first as u32,
        "failing_words" => bench.failing_words = values.to_vec(),
        "failing_lines" => bench.failing_lines = values.to_vec(),
        "manners" => bench.set_manners(manners(values)?),
        "start" | "among" => {
            let [one, two] = exactly(name, values)?;
            match name {
                "start" => bench.start = (one, two),
                _ => bench.among = Some((one, two)),
            }
        }
        _ => return Err(format!("the environment of a core has no {name}")),
    }
    Ok(())
}

/// Banks are named by their numbers; `bank_latency` has a value for all of them or one for each.
fn set_environment_of_cluster(bench: &mut ClusterBench, name: &str, values: &[u64]) -> Result<(), String> {
    let first = values.first().copied().unwrap_or(0);
    let is_set = first == 1;
    let named = |banks: &mut [bool]| {
        for (bank, is_named) in (0..).zip(banks) {
            *is_named = values.contains(&bank);
        }
    };
    match name {
        "closed_banks" => named(&mut bench.closed),
        "held_banks" => named(&mut bench.held),
        "bank_latency" => {
            for (bank, latency) in bench.latency.iter_mut().enumerate() {
                *latency = Some(values.get(bank).copied().unwrap_or(first));
            }
        }
        "fetch_port_closed" => bench.fetches_closed = is_set,
        "fetch_answers_held" => bench.fetch_answers_held = is_set,
        "console_closed" => bench.console_closed = is_set,
        "manners" => bench.set_manners(manners(values)?),
        "start" => bench.start = exactly::<2>(name, values)?.into(),
        _ => return Err(format!("the environment of a cluster has no {name}")),
    }
    Ok(())
}
