//! What is under way between a core and its memory, and which contexts wait at its barriers, in words: for a report.

use isa::{Context, Instruction, LaneMask};

use super::Core;

/// Something that is under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// Where it is.
    pub part: String,
    /// The context that it belongs to, if it belongs to one.
    pub context: Option<Context>,
    /// The instruction that it belongs to, where that is known.
    pub instruction: Option<Instruction>,
    /// What it is.
    pub text: String,
}

impl UnderWay {
    /// Something that belongs to no context.
    pub(super) fn new(part: impl Into<String>, text: String) -> Self {
        UnderWay { part: part.into(), context: None, instruction: None, text }
    }

    /// Something that belongs to a context.
    pub(super) fn of(part: &str, context: Context, instruction: Option<Instruction>, text: String) -> Self {
        UnderWay { part: part.to_owned(), context: Some(context), instruction, text }
    }
}

/// Lanes in binary, the highest first.
pub(super) fn lanes_text(lanes: LaneMask, count: usize) -> String {
    format!("{:0count$b}", lanes.0)
}

impl Core {
    /// What is under way at the start of the next cycle: from the access that is sent to what the memory owes, and which
    /// contexts wait at barriers.
    pub fn under_way(&self) -> Vec<UnderWay> {
        let mut found = self.load_store.under_way();
        found.extend(self.data_cache.iter().flat_map(|cache| cache.under_way()));
        found.extend(self.request_queue.iter().flat_map(|queue| queue.under_way()));
        let contexts_text = |contexts: u64| {
            let numbers = (0..u64::BITS).filter(|context| contexts >> context & 1 == 1);
            let numbers: Vec<String> = numbers.map(|context| context.to_string()).collect();
            match numbers.len() {
                1 => format!("context {} waits", numbers.join(" ")),
                _ => format!("contexts {} wait", numbers.join(" ")),
            }
        };
        for (number, waiting) in (0..).zip(self.state.barriers()).filter(|(_, waiting)| waiting.0 != 0) {
            let number: usize = number;
            found.push(UnderWay::new(format!("barrier {number}"), contexts_text(waiting.0)));
        }
        for (number, barrier) in (0..).zip(self.state.cluster_barriers()).filter(|(_, one)| one.waiting.0 != 0) {
            let number: usize = number;
            let waits = contexts_text(barrier.waiting.0);
            let part = format!("cluster barrier {number}");
            found.push(UnderWay::new(part, format!("{waits} until {} cores have come", barrier.wanted)));
        }
        found
    }
}
