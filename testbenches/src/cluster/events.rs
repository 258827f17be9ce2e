//! What has happened at the ports that the cores share, kept for a report: in which cycle which core was served.

use std::collections::VecDeque;
use std::fmt;

use isa::{ClusterConfig, Cycle, CycleRecord, InterconnectSlot, Scalar, TraceLayout};
use serde::Serialize;

use super::record::{ClusterRecord, OnceField, SharedLayout, SharedSlot};
use crate::compare::history::Records;
use crate::system::{SystemHistory, SystemRecord};

/// Events of a port that are kept.
const EVENTS_KEPT: usize = 12;

/// A port that the cores share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SharedPort {
    /// The port of fetches.
    Fetches,
    /// The port of bytes to print.
    Console,
    /// The port of a bank's loads and stores.
    Bank(u32),
}

impl fmt::Display for SharedPort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SharedPort::Fetches => f.write_str("the instruction port"),
            SharedPort::Console => f.write_str("the console"),
            SharedPort::Bank(bank) => write!(f, "bank {bank}"),
        }
    }
}

impl SharedPort {
    /// The port that the first difference of the two sides' records is about, if it is about one.
    pub(super) fn in_question(
        cluster: &ClusterConfig,
        layout: &SharedLayout,
        records: [&ClusterRecord; 2],
    ) -> Option<SharedPort> {
        let [rtl, model] = records;
        let values = rtl.shared.iter().zip(&model.shared);
        let mut slots = layout.slots().iter().zip(values);
        let shared = slots.find_map(|(&slot, (ours, theirs))| (ours != theirs).then(|| SharedPort::of(slot)).flatten());
        let of_cores = || {
            let mut cores = rtl.cores.iter().zip(&model.cores);
            cores.find_map(|(rtl, model)| SharedPort::of_core(cluster, rtl, model))
        };
        shared.or_else(of_cores)
    }

    /// The port that a shared value belongs to.
    const fn of(slot: SharedSlot) -> Option<SharedPort> {
        match slot {
            SharedSlot::Interconnect(slot) => match slot {
                InterconnectSlot::InstructionTurn
                | InterconnectSlot::InstructionCount
                | InterconnectSlot::BankPassed(_) => Some(SharedPort::Fetches),
                InterconnectSlot::ConsoleTurn => Some(SharedPort::Console),
                InterconnectSlot::BankTurn(bank)
                | InterconnectSlot::BankLocked(bank)
                | InterconnectSlot::BankLockCore(bank)
                | InterconnectSlot::BankCount(bank)
                | InterconnectSlot::BankCache(bank, _) => Some(SharedPort::Bank(bank)),
                InterconnectSlot::CoreCount(_) | InterconnectSlot::BarrierOpen(_) => None,
            },
            SharedSlot::Once(field) => match field {
                OnceField::InstructionRequestValid
                | OnceField::InstructionRequestWord
                | OnceField::InstructionResponseReady => Some(SharedPort::Fetches),
                OnceField::ConsoleOutputValid | OnceField::ConsoleOutputData => Some(SharedPort::Console),
                OnceField::Done => None,
            },
            SharedSlot::Bank(_, bank) | SharedSlot::Word(bank, _) => Some(SharedPort::Bank(bank)),
        }
    }

    /// The port at which a core gets something else on the two sides.
    fn of_core(cluster: &ClusterConfig, rtl: &CycleRecord, model: &CycleRecord) -> Option<SharedPort> {
        use Scalar::*;
        let differs = |fields: &[Scalar]| {
            let mut fields = fields.iter();
            fields.any(|&field| rtl.scalar(field) != model.scalar(field))
        };
        let fetches = [InstructionRequestReady, InstructionResponseValid, InstructionResponseData];
        if differs(&fetches) {
            return Some(SharedPort::Fetches);
        }
        if differs(&[ConsoleOutputReady]) {
            return Some(SharedPort::Console);
        }
        let accesses = [DataRequestReady, DataResponseValid];
        let asks = model.scalar(DataRequestValid) != 0;
        (asks && differs(&accesses)).then(|| bank_of(cluster, model))
    }
}

/// The bank that a core's request is for.
fn bank_of(cluster: &ClusterConfig, record: &CycleRecord) -> SharedPort {
    let is_console = record.scalar(Scalar::DataRequestConsole) != 0;
    let line = record.scalar(Scalar::DataRequestLine);
    SharedPort::Bank(match is_console {
        true => 0,
        false => (line % u64::from(cluster.banks)) as u32,
    })
}

/// What a core has done at a shared port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SharedEvent {
    /// A fetch of a word of RAM was taken.
    Fetch(u64),
    /// A fetch was answered.
    Fetched,
    /// A byte was printed.
    Print(u64),
    /// A load of a line of RAM was taken.
    Load(u64),
    /// A load of a line of RAM was taken, and the bank was locked.
    LoadAndLock(u64),
    /// A load of the console's word was taken.
    LoadConsole,
    /// A store to a line of RAM was taken.
    Store(u64),
    /// A load was answered.
    Answer,
}

/// One of the last things at a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PortEvent {
    /// When.
    pub cycle: Cycle,
    /// Which core.
    pub core: u32,
    /// What.
    pub event: SharedEvent,
}

impl fmt::Display for SharedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SharedEvent::Fetch(word) => write!(f, "fetches word {word:x}"),
            SharedEvent::Fetched => f.write_str("gets a word"),
            SharedEvent::Print(byte) => write!(f, "prints {byte:02x}"),
            SharedEvent::Load(line) => write!(f, "loads line {line:x}"),
            SharedEvent::LoadAndLock(line) => write!(f, "loads line {line:x} and locks the bank"),
            SharedEvent::LoadConsole => f.write_str("reads the console"),
            SharedEvent::Store(line) => write!(f, "stores line {line:x}"),
            SharedEvent::Answer => f.write_str("gets an answer"),
        }
    }
}

/// The last events of a port, oldest first.
type Kept = VecDeque<PortEvent>;

/// The past of a cluster's run: the last records of each core, and the last events of each port.
pub struct PortHistory {
    cluster: ClusterConfig,
    /// The record of the cycle that is being compared.
    record: ClusterRecord,
    records: Vec<Records>,
    fetches: Kept,
    console: Kept,
    banks: Vec<Kept>,
    /// The banks of each core's loads under way.
    orders: Vec<VecDeque<u32>>,
}

impl SystemHistory<ClusterConfig> for PortHistory {
    fn new(cluster: &ClusterConfig) -> Self {
        let layout = TraceLayout::new(&cluster.core);
        let cores = cluster.cores as usize;
        PortHistory {
            cluster: *cluster,
            record: ClusterRecord::new(cluster),
            records: (0..cores).map(|_| Records::new(layout)).collect(),
            fetches: Kept::new(),
            console: Kept::new(),
            banks: vec![Kept::new(); cluster.banks as usize],
            orders: vec![VecDeque::new(); cores],
        }
    }

    fn record_mut(&mut self, _: Cycle) -> &mut ClusterRecord {
        &mut self.record
    }

    /// The events of a cycle in which the sides differ are not noted: they would tell of what went wrong, not of what
    /// led there.
    fn note(&mut self, cycle: Cycle) {
        let noted = std::mem::take(&mut self.record.cores);
        for (core, record) in (0..).zip(&noted) {
            let kept = self.records[core as usize].record_mut(cycle);
            kept.slots_mut().copy_from_slice(record.slots());
            self.note_core(cycle, core, record);
        }
        self.record.cores = noted;
    }

    fn reset(&mut self) {
        self.orders.iter_mut().for_each(VecDeque::clear);
    }

    fn records(&self, core: u32) -> &Records {
        &self.records[core as usize]
    }

    fn events(&self, port: SharedPort) -> Vec<PortEvent> {
        let kept = match port {
            SharedPort::Fetches => &self.fetches,
            SharedPort::Console => &self.console,
            SharedPort::Bank(bank) => &self.banks[bank as usize],
        };
        kept.iter().copied().collect()
    }
}

impl PortHistory {
    fn note_core(&mut self, cycle: Cycle, core: u32, record: &CycleRecord) {
        use Scalar::*;
        let fires = |valid, ready| record.scalar(valid) & record.scalar(ready) != 0;
        let event = |event| PortEvent { cycle, core, event };
        if fires(InstructionResponseValid, InstructionResponseReady) {
            keep(&mut self.fetches, event(SharedEvent::Fetched));
        }
        if fires(InstructionRequestValid, InstructionRequestReady) {
            let fetch = SharedEvent::Fetch(record.scalar(InstructionRequestWord));
            keep(&mut self.fetches, event(fetch));
        }
        if fires(ConsoleOutputValid, ConsoleOutputReady) {
            let print = SharedEvent::Print(record.scalar(ConsoleOutputData));
            keep(&mut self.console, event(print));
        }
        if fires(DataResponseValid, DataResponseReady) {
            if let Some(bank) = self.orders[core as usize].pop_front() {
                keep(&mut self.banks[bank as usize], event(SharedEvent::Answer));
            }
        }
        if fires(DataRequestValid, DataRequestReady) {
            let SharedPort::Bank(bank) = bank_of(&self.cluster, record) else {
                return;
            };
            let line = record.scalar(DataRequestLine);
            let locks =
                self.cluster.core.extension && record.get(isa::Slot::Exchange(isa::trace::ExchangeField::Lock)) != 0;
            let is_store = record.scalar(DataRequestWrite) != 0;
            let access = match (is_store, record.scalar(DataRequestConsole) != 0) {
                (true, _) => SharedEvent::Store(line),
                (false, true) => SharedEvent::LoadConsole,
                (false, false) if locks => SharedEvent::LoadAndLock(line),
                (false, false) => SharedEvent::Load(line),
            };
            if !is_store {
                self.orders[core as usize].push_back(bank);
            }
            keep(&mut self.banks[bank as usize], event(access));
        }
    }
}

fn keep(kept: &mut Kept, event: PortEvent) {
    if kept.len() == EVENTS_KEPT {
        kept.pop_front();
    }
    kept.push_back(event);
}
