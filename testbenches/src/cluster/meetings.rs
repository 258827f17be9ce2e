//! What passes between the cores of a cluster beside memory, for a report: which core rings which, and which contexts
//! wait at barriers.

use std::fmt::{self, Display};

use isa::{Context, Cycle, CycleRecord, PerClusterBarrier, RingField, Scalar, Slot};
use serde::Serialize;

use super::record::ClusterRecord;
use crate::report::listing::InstructionLine;
use crate::report::table::{hexadecimal, Table};
use crate::run::scene::Scene;
use crate::sides::SideName;
use crate::system::SystemHistory;

/// A core rings another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ring {
    /// When.
    pub cycle: Cycle,
    /// On which side alone; `None`: on both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<SideName>,
    /// Which core rings.
    pub sender: u32,
    /// Which core it rings.
    pub receiver: u64,
    /// The instruction that does, if the records of that cycle are still there.
    pub instruction: Option<InstructionLine>,
}

/// A core with contexts that wait at a barrier between cores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaitingCore {
    /// The barrier.
    pub barrier: u32,
    /// The core.
    pub core: u32,
    /// Its contexts that wait.
    pub contexts: Vec<Context>,
    /// How many cores they wait for.
    pub wanted: u64,
}

/// What meets around the cycle of a mismatch.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Meetings {
    /// Rings of the cycle before and of the cycle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rings: Vec<Ring>,
    /// Contexts that wait at barriers between cores, in the model, at the start of the cycle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<WaitingCore>,
    /// Width of an address in bits, for printing.
    #[serde(skip)]
    word_bits: u32,
}

impl Meetings {
    /// Those of the cycle in which the sides differ.
    pub(super) fn of(scene: &Scene<'_, isa::ClusterConfig>) -> Self {
        let config = scene.run.config;
        let rings = match config.core.rings() {
            true => rings(scene),
            false => Vec::new(),
        };
        let barriers = 0..config.core.cluster_barriers();
        let waiting = barriers.flat_map(|barrier| waiting(scene.records[1], barrier)).collect();
        Meetings { rings, waiting, word_bits: config.core.arch.word_bits() }
    }
}

/// The core that is rung, if one is.
fn rung_by(record: &CycleRecord) -> Option<u64> {
    let field = |field| record.get(Slot::Ring(field));
    (field(RingField::Valid) != 0).then(|| field(RingField::Core))
}

fn rings(scene: &Scene<'_, isa::ClusterConfig>) -> Vec<Ring> {
    let cycle = scene.cycle;
    let mut found = Vec::new();
    for sender in 0..scene.run.config.cores {
        let kept = scene.history.records(sender);
        // A core rings in the cycle behind the one with the instruction in execute.
        let instruction = |cycle: Option<u64>| {
            let record = kept.record(cycle?.checked_sub(1))?;
            let executes = record.scalar(Scalar::ExecuteValid) != 0;
            executes.then(|| scene.run.listing().line(scene.ram, record.scalar(Scalar::ExecutePc)))
        };
        let before = cycle.0.checked_sub(1);
        if let Some(receiver) = kept.record(before).and_then(rung_by) {
            let cycle = Cycle(cycle.0 - 1);
            found.push(Ring { cycle, side: None, sender, receiver, instruction: instruction(before) });
        }
        let [rtl, model] = scene.records.map(|record| rung_by(&record.cores[sender as usize]));
        let sides = match rtl == model {
            true => vec![(None, rtl)],
            false => vec![(Some(SideName::Rtl), rtl), (Some(SideName::Model), model)],
        };
        found.extend(sides.into_iter().filter_map(|(side, receiver)| {
            Some(Ring { cycle, side, sender, receiver: receiver?, instruction: instruction(Some(cycle.0)) })
        }));
    }
    found.sort_by_key(|ring| ring.cycle);
    found
}

fn waiting(record: &ClusterRecord, barrier: u32) -> impl Iterator<Item = WaitingCore> + '_ {
    let cores = (0..).zip(&record.cores);
    cores.filter_map(move |(core, record)| {
        let field = |field| record.get(Slot::ClusterBarrier(field, barrier));
        let set = field(PerClusterBarrier::Waiting);
        let contexts: Vec<Context> = (0..u64::BITS).filter(|bit| set >> bit & 1 == 1).map(Context).collect();
        let wanted = field(PerClusterBarrier::Wanted);
        (!contexts.is_empty()).then_some(WaitingCore { barrier, core, contexts, wanted })
    })
}

impl Display for Meetings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.rings.is_empty() {
            writeln!(f, "\nrings in that cycle and the one before")?;
            let mut table = Table::new("lllllll");
            for Ring { cycle, side, sender, receiver, instruction } in &self.rings {
                let side = side.map_or_else(|| "both".to_owned(), |side| side.to_string());
                let who = format!("core {sender} rings core {receiver}");
                let mut row = vec![format!("cycle {cycle}"), side, who];
                if let Some(line) = instruction {
                    let source = line.source.as_ref();
                    let source = source.map_or_else(String::new, |place| format!("{}:{}", place.file, place.line));
                    row.extend([hexadecimal(line.pc, self.word_bits), line.text.clone(), source]);
                }
                table.row(row);
            }
            write!(f, "{table}")?;
        }
        if !self.waiting.is_empty() {
            writeln!(f, "\nbarriers between cores, at the start of that cycle in the model")?;
            let mut table = Table::new("llll");
            for WaitingCore { barrier, core, contexts, wanted } in &self.waiting {
                let numbers: Vec<String> = contexts.iter().map(|context| context.0.to_string()).collect();
                let plural = if numbers.len() == 1 { "" } else { "s" };
                table.row([
                    format!("barrier {barrier}"),
                    format!("core {core}"),
                    format!("context{plural} {}", numbers.join(" ")),
                    format!("until {wanted} cores have come"),
                ]);
            }
            write!(f, "{table}")?;
        }
        Ok(())
    }
}
