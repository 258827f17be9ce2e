//! RAM at the ports `wishbone_*` of a system: a pipelined Wishbone B4 slave of any latency that stalls when it likes,
//! and looks whether the master keeps the rules.

use std::collections::VecDeque;

use super::bench::Peripheral;
use super::bus_memory::SharedMemory;
use super::bus_ram::{beat_at, count, show, BusRam, SharedCounts};
use super::moods::Moods;
use super::rival::SharedRival;
use crate::bridge::{model_ports, BridgeError, Model, Output};

/// The most cycles between a transfer and its acknowledgement.
const LATENCY_MAX: u64 = 12;
/// Cycles that stall, of 256.
const STALLS_OF_256: u8 = 100;
/// Transfers that may be under way (docs/soc.md section 5.1).
const TRANSFERS_MAX: usize = 8;

/// A transfer that is under way.
struct Transfer {
    /// Cycle in which it is acknowledged.
    due: u64,
    /// What is shown then, if it went well; of a write nothing in particular.
    beat: Option<Vec<u32>>,
}

/// A transfer as the master asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    pub write: bool,
    pub number: usize,
    pub select: u64,
    pub data: Vec<u32>,
}

model_ports! {
    /// The outputs of every master.
    struct TransferOutputs {
        output: cyc, stb, we, adr, sel;
        wide_output: dat_w;
    }
}

/// The master's outputs.
pub(super) struct MasterOutputs {
    transfer: TransferOutputs,
    /// The lock of a master that makes exchanges.
    lock: Option<Output>,
}

impl MasterOutputs {
    pub(super) fn find(model: &Model) -> Result<Self, BridgeError> {
        Ok(MasterOutputs {
            transfer: TransferOutputs::find(model, "wishbone_")?,
            lock: model.output("wishbone_lock").ok(),
        })
    }

    pub(super) fn in_cycle(&self, model: &Model) -> bool {
        model.get(self.transfer.cyc) == 1
    }

    /// Whether no other master may get the bus. There is no lock without a bus cycle.
    pub(super) fn is_locked(&self, model: &Model) -> bool {
        let is_locked = self.lock.is_some_and(|lock| model.get(lock) == 1);
        assert!(!is_locked || self.in_cycle(model), "a lock without a cycle");
        is_locked
    }

    /// The transfer that is asked for.
    pub(super) fn asked(&self, model: &Model, ram: &BusRam) -> Option<Asked> {
        let ports = &self.transfer;
        let (cyc, stb) = (self.in_cycle(model), model.get(ports.stb) == 1);
        assert!(cyc || !stb, "a transfer outside of a bus cycle");
        let write = model.get(ports.we) == 1;
        let asked = || Asked {
            write,
            number: model.get(ports.adr) as usize,
            select: model.get(ports.sel),
            data: match write {
                true => beat_at(model, ports.dat_w, ram.beat_bytes()),
                false => Vec::new(),
            },
        };
        let asked = stb.then(asked)?;
        let all = u64::MAX >> (64 - ram.beat_bytes());
        assert!(write || asked.select == all, "a read of {:x}", asked.select);
        let may_be_empty = self.lock.is_some();
        assert!(asked.select != 0 || may_be_empty, "a write of nothing");
        Some(asked)
    }
}

/// RAM behind a Wishbone bus.
pub struct WishboneSlave {
    ram: BusRam,
    moods: Moods,
    cycle: u64,
    pending: VecDeque<Transfer>,
    /// What the master asked for in the last cycle, in vain.
    stalled: Option<Asked>,
    stalls: bool,
    rival: Option<SharedRival>,
    counts: SharedCounts,
    outputs: MasterOutputs,
    inputs: MasterInputs,
}

model_ports! {
    /// What the master is answered.
    struct MasterInputs {
        input: stall, ack, err;
        wide_input: dat_r;
    }
}

impl WishboneSlave {
    /// Memory behind a bus of that width; the seed makes latencies and stalls; without one, each
    /// transfer is acknowledged in the next cycle.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, memory: SharedMemory, beat_bytes: u32, seed: Option<u64>) -> Result<Self, BridgeError> {
        Ok(WishboneSlave {
            ram: BusRam::new(memory, beat_bytes),
            moods: Moods::new(seed),
            cycle: 0,
            pending: VecDeque::new(),
            stalled: None,
            stalls: false,
            rival: None,
            counts: SharedCounts::default(),
            outputs: MasterOutputs::find(model)?,
            inputs: MasterInputs::find(model, "wishbone_")?,
        })
    }

    /// Answers an error now and then, although all went well: for a master that does not tell software.
    pub fn with_errors(mut self) -> Self {
        self.moods.err();
        self
    }

    /// Lets another master have the bus whenever this one does not.
    pub fn with_rival(mut self, rival: SharedRival) -> Self {
        self.rival = Some(rival);
        self
    }

    /// What it has seen.
    pub fn counts(&self) -> SharedCounts {
        self.counts.clone()
    }

    /// Carries out a transfer; gives the beat read, or nothing for an error.
    fn transfer(&mut self, asked: &Asked) -> Option<Vec<u32>> {
        if !asked.write {
            count(&self.counts, |counts| counts.reads += 1);
            return self.ram.read(asked.number);
        }
        count(&self.counts, |counts| {
            counts.writes += 1;
            counts.empty_writes += u64::from(asked.select == 0);
        });
        self.ram.write(asked.number, asked.select, &asked.data)?;
        Some(Vec::new())
    }
}

impl Peripheral for WishboneSlave {
    fn observe(&mut self, model: &Model) {
        let asked = self.outputs.asked(model, &self.ram);
        if let Some(rival) = &self.rival {
            let is_taken = self.outputs.in_cycle(model);
            rival.borrow_mut().cycle(is_taken);
        }
        if !self.outputs.in_cycle(model) {
            // The end of the bus cycle ends what is under way: only a reset may do that.
            if !self.pending.is_empty() {
                count(&self.counts, |counts| counts.resets += 1);
            }
            self.pending.clear();
            self.stalled = None;
        }
        if let Some(before) = self.stalled.take() {
            assert_eq!(asked, Some(before), "a stalled transfer stays as it is");
        }
        let Some(asked) = asked else {
            return;
        };
        if self.stalls {
            self.stalled = Some(asked);
            return;
        }
        let beat = self.transfer(&asked);
        let latency = self.moods.latency(LATENCY_MAX);
        let after = self.pending.back().map_or(0, |transfer| transfer.due + 1);
        self.pending.push_back(Transfer { due: after.max(self.cycle + latency), beat });
        let under_way = self.pending.len();
        assert!(under_way <= TRANSFERS_MAX);
        count(&self.counts, |counts| {
            counts.most_under_way = counts.most_under_way.max(under_way);
        });
    }

    fn drive(&mut self, model: &mut Model) {
        self.cycle += 1;
        let first = self.pending.front();
        let due = first.is_some_and(|transfer| transfer.due <= self.cycle);
        let due = due && !self.ram.is_silent();
        let done = if due { self.pending.pop_front() } else { None };
        let is_done = done.is_some();
        let beat = done.and_then(|transfer| transfer.beat);
        let well = beat.is_some() && !self.moods.lies();
        model.set(self.inputs.ack, well.into());
        model.set(self.inputs.err, (is_done && !well).into());
        show(
            model,
            self.inputs.dat_r,
            self.ram.beat_bytes(),
            beat.as_deref().filter(|beat| !beat.is_empty()),
            self.cycle,
        );
        let rival = self.rival.as_ref();
        let is_rivals = rival.is_some_and(|rival| rival.borrow().has_bus());
        self.stalls = self.moods.chance(STALLS_OF_256) || is_rivals;
        model.set(self.inputs.stall, self.stalls.into());
    }
}
