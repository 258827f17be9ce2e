//! What `harmonica run` tells about a run, for people and for scripts.

use std::fmt::Write;

use golden_model::{Machine, Outcome};
use isa::Opcode;

/// The statistics as a table.
pub fn text(machine: &Machine) -> String {
    let statistics = machine.statistics();
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = writeln!(
        text,
        "warp-instructions    {}",
        statistics.warp_instructions
    );
    let _ = writeln!(
        text,
        "thread-instructions  {}",
        statistics.thread_instructions
    );
    let _ = writeln!(
        text,
        "activity factor      {:.3} (executing lanes / lanes)",
        statistics.activity_factor()
    );
    let _ = writeln!(
        text,
        "splits               {} divergent, {} uniform; deepest stack {}",
        statistics.divergent_splits, statistics.uniform_splits, statistics.deepest_stack
    );
    for (opcode, count) in counts(machine) {
        let share = 100.0 * count as f64 / statistics.warp_instructions as f64;
        let _ = writeln!(
            text,
            "  {:<10} {count:>12}  {share:5.1} %",
            opcode.mnemonic()
        );
    }
    text
}

/// Everything about the run as one JSON object.
pub fn json(machine: &Machine, outcome: &Outcome, console: &[u8]) -> serde_json::Value {
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
    serde_json::json!({
        "outcome": outcome,
        "console": String::from_utf8_lossy(console),
        "faults": faults,
        "warp_instructions": statistics.warp_instructions,
        "thread_instructions": statistics.thread_instructions,
        "activity_factor": statistics.activity_factor(),
        "divergent_splits": statistics.divergent_splits,
        "uniform_splits": statistics.uniform_splits,
        "deepest_stack": statistics.deepest_stack,
        "opcodes": opcodes,
    })
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
