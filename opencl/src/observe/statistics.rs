//! Figures of each call of a kernel: a line of JSON each, appended to a file.
//!
//! Lines, and not one document: a line costs as much at the thousandth call as at the first, several processes may share
//! a file, and what has been written is right at any time, also when the host program is killed.

use std::collections::BTreeMap;
use std::path::Path;

use assembler::Image;
use isa::{ExecutionUnit, Opcode, OperandClass};
use serde::Serialize;

use super::{files, races, Call};
use crate::devices::{Counts, Cycles, Ran};

/// A line.
#[derive(Serialize)]
struct Line<'a> {
    call: u64,
    kernel: &'a str,
    device: &'a str,
    items: &'a [u64],
    /// The group that the host program asks for.
    group: Option<&'a [u64]>,
    offset: &'a [u64],
    /// The event's status: 0 of a kernel that has ended well.
    status: i32,
    warp_instructions: u64,
    thread_instructions: u64,
    activity_factor: f64,
    divergence: &'static str,
    divergent_splits: u64,
    uniform_splits: u64,
    divergent_jumps: u64,
    merges: u64,
    exchanges: u64,
    deepest_stack: usize,
    loads: u64,
    stores: u64,
    atomics: u64,
    /// Of devices that count cycles: what they have counted.
    timing: Option<Cycles>,
    opcodes: BTreeMap<&'static str, u64>,
}

/// Appends the line of a call.
pub fn add(file: &Path, call: &Call<'_>, ram: Option<&Image>, ran: &Ran) -> Result<(), String> {
    let counts = match (&ran.counts, ram) {
        (Some(counts), _) => counts.clone(),
        (None, Some(ram)) => races::counted(call, ram, ran)?,
        (None, None) => return Err("the device has counted nothing".to_owned()),
    };
    let line = line(call, ran, &counts);
    files::append(file, &serde_json::to_string(&line).map_err(|error| error.to_string())?)
}

fn line<'a>(call: &'a Call<'_>, ran: &Ran, counts: &Counts) -> Line<'a> {
    let launch = call.launch;
    let dimensions = launch.items.iter().take_while(|items| **items > 0).count();
    let shape = call.device.shape();
    let opcodes = counts.by_opcode();
    let of = |wanted: Access| {
        let counts = opcodes.iter().filter(|(opcode, _)| access(*opcode) == Some(wanted));
        counts.map(|(_, count)| count).sum()
    };
    Line {
        call: call.number,
        kernel: call.kernel(),
        device: &shape.name,
        items: &launch.items[..dimensions],
        group: (launch.group[0] > 0).then(|| &launch.group[..dimensions]),
        offset: &launch.offset[..dimensions],
        status: ran.ended.as_ref().map_or_else(|failure| failure.code, |()| 0),
        warp_instructions: counts.warp_instructions,
        thread_instructions: counts.thread_instructions,
        activity_factor: counts.activity_factor(),
        divergence: shape.config.divergence.name(),
        divergent_splits: counts.divergent_splits,
        uniform_splits: counts.uniform_splits,
        divergent_jumps: counts.divergent_jumps,
        merges: counts.merges,
        exchanges: counts.exchanges,
        deepest_stack: counts.deepest_stack,
        loads: of(Access::Load),
        stores: of(Access::Store),
        atomics: of(Access::Atomic),
        timing: ran.cycles,
        opcodes: opcodes.iter().map(|(opcode, count)| (opcode.mnemonic(), *count)).collect(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Load,
    Store,
    Atomic,
}

/// How an instruction reaches memory.
fn access(opcode: Opcode) -> Option<Access> {
    match opcode.class() {
        _ if opcode.unit() != ExecutionUnit::LoadStore => None,
        _ if opcode.is_atomic() => Some(Access::Atomic),
        OperandClass::ThreeImmSrc | OperandClass::ShortSrc => Some(Access::Store),
        _ => Some(Access::Load),
    }
}
