//! What `harmonica run` tells about a run, for people and for scripts.

use golden_model::{Machine, Outcome};
use isa::{DivergenceMechanism, Opcode};
use testbenches::Livelock;

/// The statistics as a table.
pub fn text(machine: &Machine) -> String {
    let statistics = machine.statistics();
    let mut text = format!(
        "warp-instructions    {}\nthread-instructions  {}\nactivity factor      {:.3} (executing lanes / lanes)\n{}\n",
        statistics.warp_instructions,
        statistics.thread_instructions,
        statistics.activity_factor(),
        divergence(machine)
    );
    for (opcode, count) in counts(machine) {
        let share = 100.0 * count as f64 / statistics.warp_instructions as f64;
        let mnemonic = opcode.mnemonic();
        text += &format!("  {mnemonic:<10} {count:>12}  {share:5.1} %\n");
    }
    text
}

/// What the mechanism of divergence has done, in one line.
fn divergence(machine: &Machine) -> String {
    let statistics = machine.statistics();
    let features = machine.state().shape().features;
    match features.divergence {
        DivergenceMechanism::Stack => format!(
            "splits               {} divergent, {} uniform; deepest stack {}",
            statistics.divergent_splits, statistics.uniform_splits, statistics.deepest_stack
        ),
        DivergenceMechanism::MultiPath => format!(
            "splits               {} divergent, {} uniform; most regions open {}",
            statistics.divergent_splits, statistics.uniform_splits, statistics.deepest_stack
        ),
        DivergenceMechanism::Masks => "masks                nothing parts".to_owned(),
        DivergenceMechanism::PairedPath => format!(
            "paired paths         {} partings, {} meetings, {} exchanges ({}); most paths waiting {}",
            statistics.divergent_jumps,
            statistics.merges,
            statistics.exchanges,
            features.reconvergence.name(),
            statistics.deepest_stack
        ),
    }
}

/// Everything about the run as one JSON object.
pub fn json(
    machine: &Machine,
    outcome: &Outcome,
    console: &[u8],
    livelock: Option<&Livelock>,
    races: Option<serde_json::Value>,
) -> serde_json::Value {
    let statistics = machine.statistics();
    let opcodes: serde_json::Map<_, _> = counts(machine)
        .into_iter()
        .map(|(opcode, count)| (opcode.mnemonic().to_owned(), count.into()))
        .collect();
    let faults: Vec<_> = machine
        .stopped_by_interrupts()
        .iter()
        .map(|fault| serde_json::json!({"warp": fault.warp.0, "interrupt": fault.interrupt.number(), "pc": fault.pc.0}))
        .collect();
    let outcome = match outcome {
        Outcome::AllStopped => "stopped",
        Outcome::Limit => "limit",
        Outcome::Deadlock(_) => "deadlock",
    };
    let mut json = serde_json::json!({
        "outcome": outcome,
        "console": String::from_utf8_lossy(console),
        "faults": faults,
        "warp_instructions": statistics.warp_instructions,
        "thread_instructions": statistics.thread_instructions,
        "activity_factor": statistics.activity_factor(),
        "divergence": machine.state().shape().features.divergence.name(),
        "divergent_splits": statistics.divergent_splits,
        "uniform_splits": statistics.uniform_splits,
        "divergent_jumps": statistics.divergent_jumps,
        "merges": statistics.merges,
        "exchanges": statistics.exchanges,
        "deepest_stack": statistics.deepest_stack,
        "opcodes": opcodes,
        "livelock": livelock,
    });
    if let Some(races) = races {
        json["races"] = races;
    }
    json
}

/// The opcodes that occurred, most frequent first.
fn counts(machine: &Machine) -> Vec<(Opcode, u64)> {
    let statistics = machine.statistics();
    let mut counts: Vec<_> = Opcode::ALL
        .into_iter()
        .map(|opcode| (opcode, statistics.count(opcode)))
        .collect();
    counts.retain(|(_, count)| *count > 0);
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}
