//! Registers for the values of a function: regalloc2, with truth values as its class of floats.

mod cost;
mod function;

use std::sync::atomic::{AtomicBool, Ordering};

use isa::ArchId;
use regalloc2::{
    Allocation, Edit, Inst, MachineEnv, Operand, OperandKind, Output, PRegSet, RegAllocError, RegClass, RegallocOptions,
};

use crate::select::{truth_register, word_register, MachineFunction, ARGUMENT_REGISTERS, LINK, REGISTERS_MAX, SCRATCH};

/// How many of the registers that calls keep are tried, one after the other.
const KEPT: [usize; 6] = [0, 1, 3, 6, 12, REGISTERS_MAX as usize];

/// Which registers there are for values, and which registers of the core they are.
#[derive(Clone, Debug)]
pub struct Registers {
    words: usize,
    truths: usize,
    scratch: u32,
    truth_scratch: u32,
    return_address: u32,
}

impl Registers {
    /// Those of a core.
    pub fn new(arch: &ArchId) -> Self {
        Self {
            words: (arch.gprs() - 3).min(REGISTERS_MAX) as usize,
            truths: (arch.preds() - 1).min(REGISTERS_MAX) as usize,
            scratch: arch.gprs() - 3,
            return_address: arch.gprs() - 1,
            // Encoding b reads 255 as no guard.
            truth_scratch: (arch.preds() - 1).min(254),
        }
    }

    /// The register that no value is ever in.
    pub fn scratch(&self) -> u32 {
        self.scratch
    }

    /// The predicate register that no value is ever in.
    pub fn truth_scratch(&self) -> u32 {
        self.truth_scratch
    }

    /// The register that holds the frame's address where the stack pointer moves: the highest for values.
    pub fn base(&self) -> u32 {
        self.words as u32 - 1
    }

    /// The core's register of the allocator's.
    pub fn word(&self, number: usize) -> u32 {
        match number {
            SCRATCH => self.scratch,
            LINK => self.return_address,
            number => number as u32,
        }
    }

    /// The core's predicate register of the allocator's.
    pub fn truth(&self, number: usize) -> u32 {
        if number == SCRATCH {
            self.truth_scratch
        } else {
            number as u32
        }
    }

    /// Registers that calls keep and this function changes, in order.
    pub fn kept(&self, machine: &MachineFunction, output: &Output) -> Vec<u32> {
        let mut numbers = Vec::new();
        let mut add = |allocation: Allocation| {
            if let Some(register) = allocation.as_reg() {
                if register.class() == RegClass::Int {
                    numbers.push(self.word(register.hw_enc()));
                }
            }
        };
        for (index, instruction) in machine.instructions.iter().enumerate() {
            let allocations = output.inst_allocs(Inst::new(index));
            let written = |operand: &Operand| operand.kind() == OperandKind::Def;
            for (operand, allocation) in instruction.operands.iter().zip(allocations) {
                if written(operand) {
                    add(*allocation);
                }
            }
            let clobbers = instruction.clobbers.into_iter();
            clobbers.for_each(|register| add(Allocation::reg(register)));
        }
        for (_, Edit::Move { to, .. }) in &output.edits {
            add(*to);
        }
        if machine.dynamic {
            numbers.push(self.base());
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers.retain(|number| machine.keeps.has(*number) && *number < self.scratch());
        numbers
    }

    /// Registers for values: those that calls change, and so many of those that they keep.
    fn environment(&self, words: usize, link: Link) -> MachineEnv {
        let mut changed: PRegSet = (0..ARGUMENT_REGISTERS.min(words)).map(word_register).collect();
        let mut kept: PRegSet = (ARGUMENT_REGISTERS..words).map(word_register).collect();
        let truths: PRegSet = (0..self.truths).map(truth_register).collect();
        match link {
            Link::Free => changed.add(word_register(LINK)),
            Link::Kept => kept.add(word_register(LINK)),
            Link::Reserved => {}
        }
        MachineEnv {
            preferred_regs_by_class: [changed, truths, PRegSet::empty()],
            non_preferred_regs_by_class: [kept, PRegSet::empty(), PRegSet::empty()],
            scratch_by_class: [Some(word_register(SCRATCH)), Some(truth_register(SCRATCH)), None],
            fixed_stack_slots: Vec::new(),
        }
    }
}

/// Where the values of a function are.
pub struct Allocated {
    /// The allocator's answer.
    pub output: Output,
    /// How long the function takes, roughly.
    pub cost: u64,
}

/// Whether the register of the return address may hold values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// It may, and is saved in any case, since there are calls.
    Free,
    /// It may, and has to be saved if it does.
    Kept,
    /// It may not.
    Reserved,
}

impl Link {
    /// What a function's calls allow.
    pub fn of(machine: &MachineFunction) -> Self {
        if machine.links {
            Link::Free
        } else {
            Link::Kept
        }
    }
}

/// Whether an allocation puts a value into the register of the return address.
pub fn uses_link(output: &Output) -> bool {
    let link = Allocation::reg(word_register(LINK));
    let moved = output.edits.iter().any(|(_, Edit::Move { to, .. })| *to == link);
    moved || output.allocs.contains(&link)
}

/// Gives each virtual register its places. A register that calls keep has to be saved: as many are used as pay.
///
/// # Errors
/// When an instruction needs more registers than there are, or the function is malformed.
pub fn allocate(machine: &MachineFunction, registers: &Registers, link: Link) -> Result<Allocated, RegAllocError> {
    let checked = CHECKED.load(Ordering::Relaxed);
    let options = RegallocOptions { validate_ssa: checked, ..RegallocOptions::default() };
    let most = registers.words - usize::from(machine.dynamic);
    let weights = cost::weights(machine);
    let mut best: Option<(u64, Output)> = None;
    let mut failure = None;
    for kept in KEPT {
        let words = (ARGUMENT_REGISTERS + kept).min(most);
        let link = match link {
            Link::Kept if kept == 0 => Link::Reserved,
            link => link,
        };
        let environment = registers.environment(words, link);
        match regalloc2::run(machine, &environment, &options) {
            Ok(output) => {
                if checked {
                    check(machine, &environment, &output);
                }
                let cost = cost::of(machine, &output, &weights, registers);
                let nothing_spilled = output.num_spillslots == 0;
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, output));
                }
                if nothing_spilled {
                    break;
                }
            }
            Err(error) => failure = Some(error),
        }
        if words == most {
            break;
        }
    }
    match (best, failure) {
        (Some((cost, output)), _) => Ok(Allocated { output, cost }),
        (None, failure) => Err(failure.unwrap_or(RegAllocError::TooManyLiveRegs)),
    }
}

/// Whether each allocation is checked.
static CHECKED: AtomicBool = AtomicBool::new(false);

/// From now on, regalloc2 looks at each function of this process before it allocates, and its checker at the allocation; a
/// wrong one panics. Tests ask for it.
pub fn check_allocations() {
    CHECKED.store(true, Ordering::Relaxed);
}

/// Panics if the allocation does not do what the virtual registers say.
fn check(machine: &MachineFunction, environment: &MachineEnv, output: &Output) {
    let mut checker = regalloc2::checker::Checker::new(machine, environment);
    checker.prepare(output);
    if let Err(errors) = checker.run() {
        panic!("the allocation is wrong: {errors:?}");
    }
}
