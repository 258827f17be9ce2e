//! Faults of both sides: those put into the golden model, and those of the core that the table in the crate `planted`
//! marks.

use isa::Opcode::*;
use isa::{CoreConfig, Scalar};
use planted::Core;

use crate::faulty_model::Change::{self, *};

/// A fault, and the core that random programs find it on.
#[derive(Clone, Copy)]
pub struct Fault {
    /// What is wrong.
    pub name: &'static str,
    core: Core,
    /// Which side has it.
    pub side: FaultySide,
}

/// Which side has the fault.
#[derive(Clone, Copy)]
pub enum FaultySide {
    /// The core.
    Rtl(&'static planted::Fault),
    /// The golden model.
    Model(Change),
}

impl Fault {
    /// The core.
    pub fn config(&self) -> CoreConfig {
        self.core.in_full().with_trace()
    }

    /// All faults.
    pub fn all() -> impl Iterator<Item = Fault> {
        let of_core = planted::all().filter_map(|fault| {
            fault.shrunk.map(|core| Fault { name: fault.name, core, side: FaultySide::Rtl(fault) })
        });
        OF_MODEL
            .iter()
            .map(|&(name, arch, options, change)| Fault {
                name,
                core: Core { arch, options },
                side: FaultySide::Model(change),
            })
            .chain(of_core)
    }

    /// The fault of that name.
    pub fn named(name: &str) -> Fault {
        Fault::all().find(|fault| fault.name == name).expect("a fault of the list")
    }
}

/// Faults of the model: what is wrong, the core's ArchID and options, and what the model does instead.
const OF_MODEL: [(&str, &str, &str, Change); 10] = [
    ("the model takes xor for or", "4w8/8/4/4", "", Opcode(Xor, Or)),
    ("the model takes shri for shli", "4w16/8/4/2", "shifter = 'dsp', tlb_entries = 2", Opcode(Shri, Shli)),
    ("the model takes join for nop", "4w8/8/4/4", "divergence = 'multi-path', split_contexts = 2", Opcode(Join, Nop)),
    ("the model takes splitl for split", "4w8/8/4/2", "divergence = 'stack'", Opcode(Splitl, Split)),
    ("the model takes fadd for fsub", "4w8/8/2/2", "float = true, scoreboard = true", Opcode(Fadd, Fsub)),
    ("the model takes amin for amax", "4w8/8/4/2", "extension = true", Opcode(Amin, Amax)),
    ("the model takes tlbrm for nop", "4w8/8/2/2", "tlb_entries = 4", Opcode(Tlbrm, Nop)),
    (
        "the model loads a wrong bit",
        "4w8/8/4/2",
        "line_words = 4, data_cache_bytes = 128",
        Loaded(|inputs| inputs.data_response_data[1] ^= 4),
    ),
    (
        "the model shows no interrupt",
        "4w8/8/2/4",
        "divergence = 'paired-path'",
        Record(|_, record| record.set(Scalar::InterruptValid, 0)),
    ),
    (
        "the model keeps a wrong bit of a register",
        "4w8/8/4/2",
        "jump_prediction = true",
        State(|state| {
            if let Some(value) = state.gprs.get_mut(13) {
                *value |= 0x100;
            }
        }),
    ),
];
