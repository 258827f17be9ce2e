//! What the tests share: programs written as lists of instructions, and a machine that runs them.

pub mod agree;
pub mod cached;
pub mod cluster;
pub mod environment;
pub mod litmus;
pub mod litmus_programs;
pub mod many;
pub mod parts;
pub mod pieces;
pub mod regions;

use golden_model::{Features, Machine, MachineOptions, Outcome};
use isa::{encode, ArchId, Context, CoreConfig, CoreOptions, Gpr, Instruction, Opcode, PredicateRegister, Warp};

/// The options of a core of an ArchID.
pub fn options(arch: &str) -> CoreOptions {
    CoreOptions { arch: Some(arch.to_owned()), ..CoreOptions::default() }
}

/// The options of a line, as a program's `// config:` has them, and the others where it says nothing.
pub fn with(line: &str, others: CoreOptions) -> CoreOptions {
    let options = CoreOptions::from_line(line).expect("options in a line");
    options.or(others)
}

/// A core with such options.
pub fn config(options: CoreOptions) -> CoreConfig {
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// An instruction without operands.
pub fn bare(opcode: Opcode) -> Instruction {
    op(opcode, &[], 0)
}

pub fn nop() -> Instruction {
    bare(Opcode::Nop)
}

pub fn halt() -> Instruction {
    bare(Opcode::Halt)
}

/// Programs of so many lanes, whose numbers are in a register.
pub struct InLanes(pub i64, pub u8);

impl InLanes {
    /// The lanes are switched on, with their numbers; then, at 12, the body, and halt. r1 and r2 are overwritten
    /// before.
    pub fn program(&self, body: &[Instruction]) -> Vec<Instruction> {
        let mut program =
            vec![op(Opcode::Ldi, &[1], self.0), op(Opcode::Jalis, &[2, 1], 0), op(Opcode::Hwid, &[self.1], 0)];
        program.extend_from_slice(body);
        program.push(halt());
        program
    }
}

/// An unpredicated instruction: register numbers in assembly order, then the immediate.
pub fn op(opcode: Opcode, registers: &[u8], immediate: i64) -> Instruction {
    let mut slots = [0; 3];
    slots[..registers.len()].copy_from_slice(registers);
    Instruction::new(opcode, slots, immediate)
}

/// An instruction guarded by a predicate register.
pub fn when(guard: u8, instruction: Instruction) -> Instruction {
    instruction.guarded(Some(PredicateRegister(guard)))
}

/// The image of a program.
pub fn image(arch: &ArchId, program: &[Instruction]) -> Vec<u8> {
    program.iter().flat_map(|instruction| encode(arch, instruction).expect("an encodable instruction")).collect()
}

/// A machine with a program. The interrupts of all warps are off, so that one stops its warp, with
/// its cause and pc to be read.
pub fn machine(arch: &str, program: &[Instruction]) -> Machine {
    machine_with(arch, Features::COMPLETE, program)
}

/// A machine with a program, and with optional parts of one's own choice.
pub fn machine_with(arch: &str, features: Features, program: &[Instruction]) -> Machine {
    machine_of(arch, |options| options.features = features, program)
}

/// A machine with a program, and with options of one's own choice.
pub fn machine_of(arch: &str, choose: impl FnOnce(&mut MachineOptions), program: &[Instruction]) -> Machine {
    let arch: ArchId = arch.parse().expect("a legal ArchID");
    let mut options = MachineOptions::for_arch(&arch);
    choose(&mut options);
    let mut machine = Machine::new(arch, options, &image(&arch, program)).expect("a program that fits");
    for warp in (0..arch.warps()).map(Warp) {
        machine.state_mut().set_interrupts_enabled(warp, false);
    }
    machine
}

/// Runs a program to its end.
pub fn run(arch: &str, program: &[Instruction]) -> Machine {
    let mut machine = machine(arch, program);
    assert_eq!(machine.run(100_000), Outcome::AllStopped);
    machine
}

/// All lanes of a register of warp 0.
pub fn lanes(machine: &Machine, register: u8) -> Vec<u64> {
    machine.state().gpr_lanes(Warp(0), Gpr(register)).to_vec()
}

/// Sets all lanes of a register of warp 0.
pub fn set_lanes(state: &mut golden_model::State, register: u8, values: &[u64]) {
    for (lane, value) in (0..).zip(values) {
        state.set_gpr(Warp(0), isa::Lane(lane), Gpr(register), *value);
    }
}

/// The number of the interrupt that stopped warp 0, and the saved pc.
pub fn fault(machine: &Machine) -> Option<(u8, u64)> {
    let fault = *machine.stopped_by_interrupts().first()?;
    Some((fault.interrupt.number(), fault.pc.0))
}

/// One warp of four lanes.
pub const FOUR: &str = "4w8/8/4/1";

/// All four lanes active; @p1 = lanes 1 and 2, @p2 = none, @p3 = all.
pub fn four_lanes(state: &mut golden_model::State) {
    state.set_active_mask(Context(0), isa::LaneMask(0b1111));
    state.set_predicate(Warp(0), PredicateRegister(1), isa::LaneMask(0b0110));
    state.set_predicate(Warp(0), PredicateRegister(3), isa::LaneMask(0b1111));
}
