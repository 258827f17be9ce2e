//! The statistics of `harmonica run`, as text and as JSON.

use golden_model::{Cluster, Outcome, Statistics};
use isa::DivergenceMechanism;
use testbenches::Livelock;

/// The statistics as a table.
pub fn text(machine: &Cluster) -> String {
    let statistics = &machine.statistics_of_all();
    let mut text = format!(
        "warp-instructions    {}\nthread-instructions  {}\nactivity factor      {:.3} (executing lanes / lanes)\n{}\n",
        statistics.warp_instructions,
        statistics.thread_instructions,
        statistics.activity_factor(),
        divergence(machine, statistics)
    );
    if machine.core_count() > 1 {
        for core in 0..machine.core_count() {
            let count = machine.statistics(core).warp_instructions;
            text += &format!("{:<20} {count} warp-instructions\n", format!("core {core}"));
        }
    }
    for (opcode, count) in statistics.by_opcode() {
        let share = 100.0 * count as f64 / statistics.warp_instructions as f64;
        let mnemonic = opcode.mnemonic();
        text += &format!("  {mnemonic:<10} {count:>12}  {share:5.1} %\n");
    }
    text
}

/// What the mechanism of divergence has done, in one line.
fn divergence(machine: &Cluster, statistics: &Statistics) -> String {
    let features = machine.state(0).shape().features;
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

/// Everything about the run as one JSON object. With several cores the counts are those of all, and faults name their
/// core.
pub fn json(
    machine: &Cluster,
    outcome: &Outcome,
    console: &[u8],
    livelock: Option<&Livelock>,
    races: Option<serde_json::Value>,
) -> serde_json::Value {
    let statistics = &machine.statistics_of_all();
    let cores = machine.core_count();
    let opcodes: serde_json::Map<_, _> = statistics
        .by_opcode()
        .into_iter()
        .map(|(opcode, count)| (opcode.mnemonic().to_owned(), count.into()))
        .collect();
    let faults: Vec<_> = machine
        .stopped_by_interrupts()
        .iter()
        .map(|(core, fault)| {
            let mut json = serde_json::json!({
                "warp": fault.warp.0, "interrupt": fault.interrupt.number(), "pc": fault.pc.0
            });
            if cores > 1 {
                json["core"] = (*core).into();
            }
            json
        })
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
        "divergence": machine.state(0).shape().features.divergence.name(),
        "divergent_splits": statistics.divergent_splits,
        "uniform_splits": statistics.uniform_splits,
        "divergent_jumps": statistics.divergent_jumps,
        "merges": statistics.merges,
        "exchanges": statistics.exchanges,
        "deepest_stack": statistics.deepest_stack,
        "opcodes": opcodes,
        "livelock": livelock,
    });
    if cores > 1 {
        let of = |core| machine.statistics(core).warp_instructions;
        let counts: Vec<_> = (0..cores).map(of).collect();
        json["cores"] = serde_json::json!({ "warp_instructions": counts });
    }
    if let Some(races) = races {
        json["races"] = races;
    }
    json
}
