//! What is said on stderr of a run that did not end well, and the command's result.

use assembler::Image;
use golden_model::{Cluster, Outcome, State, StoppedByInterrupt};
use isa::Interrupt;

use crate::failure::Failure;

/// What helps where an address has no page.
const MAP_PAGES: &str = "after reset the TLB maps page 0 (0 to 0xfff) alone: map the others and the console with \
                         tlbadd, or at each miss as programs/lib/supervisor.s does, or take a core without a TLB \
                         (--tlb-entries 0)";

/// Says on stderr what did not end well; `is_stopped`: a signal came before the limit.
pub fn conclude(machine: &Cluster, outcome: &Outcome, is_stopped: bool, image: &Image) -> Result<(), Failure> {
    let faults = machine.stopped_by_interrupts();
    for (core, fault) in &faults {
        let of = of_core(machine, *core);
        eprintln!("{of}{fault} ({})", image.describe(fault.pc));
        if fault.interrupt == Interrupt::PageMissing {
            eprintln!("  {MAP_PAGES}");
        }
        if let Some(help) = more_room(machine.state(*core), fault, image) {
            eprintln!("  {help}");
        }
    }
    match outcome {
        Outcome::AllStopped if faults.is_empty() => return exit_code(machine, image),
        Outcome::AllStopped => {}
        Outcome::Limit => {
            let count = machine.statistics_of_all().warp_instructions;
            match is_stopped {
                true => eprintln!("stopped by a signal after {count} instructions"),
                false => eprintln!("did not end in {count} instructions; --max-instructions sets the limit"),
            }
            tell_waiting(machine);
        }
        Outcome::Deadlock(_) => {
            eprintln!("deadlock: nothing will ever wake the warps that wait");
            tell_waiting(machine);
        }
    }
    Err(Failure::Check)
}

/// `core 2: `, when there are several.
fn of_core(machine: &Cluster, core: usize) -> String {
    match machine.core_count() {
        1 => String::new(),
        _ => format!("core {core}: "),
    }
}

fn tell_waiting(machine: &Cluster) {
    for core in 0..machine.core_count() {
        let of = of_core(machine, core);
        for waiting in machine.state(core).awaiting() {
            eprintln!("{of}warp {} waits for {waiting}", waiting.warp);
        }
    }
    for (barrier, cores) in machine.waited_cluster_barriers() {
        let noun = if cores.len() == 1 { "core" } else { "cores" };
        let cores: Vec<String> = cores.iter().map(ToString::to_string).collect();
        eprintln!("at cluster barrier {barrier}: {noun} {}", cores.join(", "));
    }
}

/// What helps where lanes that part have found no room.
fn more_room(state: &State, fault: &StoppedByInterrupt, image: &Image) -> Option<String> {
    if fault.interrupt != Interrupt::Divergence {
        return None;
    }
    let opcode = image.instruction(fault.pc)?.opcode();
    let shape = state.shape();
    let depth = u32::try_from(shape.stack_depth).ok()?;
    shape.features.divergence.more_room(opcode, depth)
}

/// A program of C says with its exit code whether it has done what it should.
fn exit_code(machine: &Cluster, image: &Image) -> Result<(), Failure> {
    let code = match image.symbol("__harp_exit_code") {
        Some(symbol) => machine.memory().read_word(symbol.address.0) as u32,
        None => 0,
    };
    if code != 0 {
        eprintln!("the program ended with code {}", code.cast_signed());
    }
    Failure::unless(code == 0)
}
