//! What a mismatch says of the user's function unit: for which operands a function gives a wrong result, or which
//! promise of its description the unit breaks at its ports (docs/pipeline.md section 29).

use std::fmt::{self, Display};

use isa::trace::{CustomField, Slot, WarpState, WriteSource};
use isa::{Context, CustomCycles, CustomUnit, Cycle, CycleRecord, Lane, PerContext, PerLane, Scalar};
use serde::Serialize;

use crate::compare::history::{Records, RECORDS_KEPT};
use crate::report::table::{hexadecimal, Table};

/// What the function unit does wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitFault {
    /// The unit's name.
    pub unit: &'static str,
    /// Its folder, or the name that it was registered under.
    pub folder: &'static str,
    /// The number of the function, and its name, where one is asked for.
    pub function: Option<(usize, &'static str)>,
    /// Which promise it breaks; none when a result is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// The results that are wrong.
    pub results: Vec<WrongResult>,
    /// Width of a value in bits.
    pub word_bits: u32,
}

/// A result that is not what the function's meaning gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WrongResult {
    /// In which lane.
    pub lane: Lane,
    /// The operands, as many as the function has: a, b and d; `None` where one is not known any more.
    pub operands: Vec<Option<u64>>,
    /// What the unit gives.
    pub got: u64,
    /// What the meaning gives.
    pub expected: u64,
}

/// Whether the records of a cycle, RTL's and model's, first differ in what the function unit has computed.
pub(super) fn is_result(first: Slot, now: [&CycleRecord; 2]) -> bool {
    let is_own = |record: &CycleRecord| record.scalar(Scalar::WriteSource) == WriteSource::Custom as u64;
    matches!(first, Slot::Lane(PerLane::WriteValue, _)) && now.into_iter().all(is_own)
}

/// Whether they first differ in an output of the function unit whose inputs have been right.
pub(super) fn is_broken_promise(first: Slot, [rtl, model]: [&CycleRecord; 2]) -> bool {
    use CustomField::{RequestReady, RequestValid, ResponseReady, ResponseValid};
    let agree = |field| rtl.get(Slot::Custom(field)) == model.get(Slot::Custom(field));
    matches!(first, Slot::Custom(RequestReady | ResponseValid)) && agree(RequestValid) && agree(ResponseReady)
}

/// The request that the unit has to answer next, if one is under way: whose, and when it was handed over.
pub(super) fn asked(cycle: Cycle, now: &CycleRecord, records: &Records) -> Option<(Context, Cycle)> {
    use CustomField::*;
    let fires = |record: &CycleRecord, valid, ready, context| {
        let both = [valid, ready].map(|field| record.get(Slot::Custom(field)) != 0);
        both.into_iter().all(|one| one).then(|| Context(record.get(Slot::Custom(context)) as u32))
    };
    let waits = |context| now.get(Slot::Context(PerContext::State, context)) == WarpState::WaitArithmetic as u64;
    let (mut known, mut oldest) = (Vec::new(), None);
    let first = cycle.0.saturating_sub(RECORDS_KEPT as u64 - 1);
    for before in (first..cycle.0).rev() {
        let Some(record) = records.record(Some(before)) else {
            break;
        };
        let answered = fires(record, ResponseValid, ResponseReady, ResponseContext);
        let taken = fires(record, RequestValid, RequestReady, RequestContext);
        let taken = taken.map(|context| (context, true)).into_iter();
        for (context, is_request) in taken.chain(answered.map(|context| (context, false))) {
            if !known.contains(&context) {
                known.push(context);
                if is_request && waits(context) {
                    oldest = Some((context, Cycle(before)));
                }
            }
        }
    }
    oldest
}

/// In words, the promise that the unit breaks: in which of its outputs, and what its description says. `asked` is when
/// the request was handed over that it has to answer next.
pub(super) fn broken_promise(
    unit: CustomUnit,
    function: Option<usize>,
    first: Slot,
    model: &CycleRecord,
    asked: Option<Cycle>,
    cycle: Cycle,
) -> String {
    let says = promise(unit, function);
    let after = asked.map(|asked| format!("{} cycles after the request of cycle {asked}", cycle.0 - asked.0));
    let is_under_way = asked.is_some() || model.get(Slot::Custom(CustomField::ResponseReady)) != 0;
    let after = after.unwrap_or_else(|| format!("more than {} cycles after its request", RECORDS_KEPT - 1));
    let expects = model.get(first) != 0;
    match (first == Slot::Custom(CustomField::ResponseValid), expects) {
        (true, false) if !is_under_way => "it answers (response_valid is 1), and no request is under way".to_owned(),
        (true, false) => format!("it answers (response_valid is 1) {after}: that is too early, by {says}"),
        (true, true) => format!("it does not answer (response_valid is 0) {after}: that is too late, by {says}"),
        (false, false) => {
            format!("it takes a request (request_ready is 1) in a cycle in which it has no room, by {says}")
        }
        (false, true) => {
            format!("it takes no request (request_ready is 0) in a cycle in which it has room, by {says}")
        }
    }
}

/// What the description says of the time that a function takes.
fn promise(unit: CustomUnit, function: Option<usize>) -> String {
    let cycles = function.and_then(|number| unit.function(number)).map(|function| function.cycles);
    let says = match (unit.spec().stages, cycles) {
        (Some(stages), _) => format!("stages = {stages}"),
        (None, Some(CustomCycles::Fixed(cycles))) => format!("cycles = {cycles}"),
        (None, Some(CustomCycles::ByOperands)) => "cycles, a function of the operands,".to_owned(),
        (None, None) => "one instruction at a time".to_owned(),
    };
    match unit.spec().stages.is_some() || cycles.is_some() {
        true => format!("{says} of its description"),
        false => format!("a description without stages: {says}"),
    }
}

impl Display for UnitFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "function unit {} ({})", self.unit, self.folder)?;
        if let Some((number, name)) = self.function {
            write!(f, ", function {number}, {name}")?;
        }
        if let Some(broken) = &self.broken {
            return writeln!(f, "\n  {broken}");
        }
        writeln!(f, ": a wrong result")?;
        let operands = self.results.iter().map(|result| result.operands.len()).max().unwrap_or_default();
        let names = ["a", "b", "d"].into_iter().take(operands);
        let mut table = Table::new(&"r".repeat(operands + 3));
        table.row(["lane"].into_iter().chain(names).chain(["got", "expected"]));
        let value = |value: u64| hexadecimal(value, self.word_bits);
        for WrongResult { lane, operands, got, expected } in &self.results {
            let operands = operands.iter().map(|operand| operand.map_or_else(|| "?".to_owned(), value));
            let results = [value(*got), value(*expected)];
            table.row([lane.to_string()].into_iter().chain(operands).chain(results));
        }
        write!(f, "{table}")
    }
}
