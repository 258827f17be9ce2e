//! What is under way in the model's core when the sides differ: accesses, exchanges, the data cache's queue, the request
//! queue, and which contexts wait at barriers.

use golden_model::timing;
use isa::{Context, Warp};
use serde::Serialize;

use crate::report::mismatch_text::whose;
use crate::report::table::Table;

/// Something that is under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnderWay {
    /// Where it is.
    pub part: String,
    /// Whose it is, where one warp's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warp: Option<Warp>,
    /// In which of the warp's contexts, if that is not its home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split_context: Option<Context>,
    /// The instruction that it belongs to, where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instruction: Option<String>,
    /// What it is.
    pub text: String,
}

impl UnderWay {
    /// As the model says it; `warp_of` gives the warp that a context belongs to, `is_split` whether it is no home.
    pub(super) fn of(
        found: timing::UnderWay,
        warp_of: impl Fn(Context) -> Warp,
        is_split: impl Fn(Context) -> bool,
    ) -> Self {
        let timing::UnderWay { part, context, instruction, text } = found;
        UnderWay {
            part,
            warp: context.map(warp_of),
            split_context: context.filter(|&context| is_split(context)),
            instruction: instruction.map(|instruction| instruction.to_string()),
            text,
        }
    }
}

/// A line each.
pub(super) fn table(under_way: &[UnderWay]) -> Table {
    let mut table = Table::new("llll");
    for one in under_way {
        let whose = one.warp.map_or_else(String::new, |warp| whose(warp, one.split_context));
        let instruction = one.instruction.clone().unwrap_or_default();
        table.row([one.part.clone(), whose, instruction, one.text.clone()]);
    }
    table
}
