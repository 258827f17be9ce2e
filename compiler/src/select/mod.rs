//! Lowered functions to instructions of HARP over virtual registers.
//!
//! A value of the function becomes the virtual register of the same number. What an address or a branch takes in, and
//! nobody else reads, is not computed.

mod block;
mod inline_assembly;
mod instruction;
mod machine;
mod plan;

use isa::{Opcode, OperandClass};
use regalloc2::{Operand as RegisterOperand, PRegSet, RegClass, VReg};

use crate::ir::{signed, Body, Constant, Function, Location, Module, Operand, Operation, Type, Value};
use crate::{CompileError, Target};

pub use machine::{
    truth_register, word_register, FrameAddress, Keeps, MachineBlock, MachineFunction, MachineInstruction,
    MachineOperation, Piece, Target as CallTarget, ARGUMENT_REGISTERS, LINK, REGISTERS_MAX, SCRATCH, TRUTH, WORD,
};
use plan::Plan;

/// What is wrong, and where.
type Refusal = (String, Option<Location>);
/// What selecting gives, or why it stops.
type Selected<T> = Result<T, Refusal>;

/// Where addresses of variables of the frame are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SlotAddresses {
    /// In registers, as other values.
    Kept,
    /// Computed where they are read: they hold no registers.
    Anew,
}

/// Selects the instructions of a function that has a body.
///
/// # Errors
/// When an operation has not been lowered, or a call has more truth values than there are registers.
pub fn select(
    module: &Module,
    function: &Function,
    body: &Body,
    target: &Target,
    addresses: SlotAddresses,
) -> Result<MachineFunction, CompileError> {
    Selector::new(body, target, addresses).run().map_err(|(message, location)| {
        CompileError::new(format!("{}: {message}", function.name)).at(module, location.or(function.location))
    })
}

/// A function on its way.
struct Selector<'a> {
    target: &'a Target,
    body: &'a Body,
    plan: Plan<'a>,
    addresses: SlotAddresses,
    machine: MachineFunction,
    /// The guard of the instruction that is selected.
    guard: Option<VReg>,
    location: Option<Location>,
    /// The operation is a volatile or atomic access.
    shared: bool,
}

/// Where a result goes.
#[derive(Clone, Copy)]
struct Destination {
    result: VReg,
    /// What the result is where the guard is false.
    otherwise: Option<VReg>,
}

impl From<VReg> for Destination {
    fn from(result: VReg) -> Self {
        Self { result, otherwise: None }
    }
}

/// The second operand of an instruction.
enum Second {
    Register(VReg),
    Immediate(i64),
}

impl<'a> Selector<'a> {
    fn new(body: &'a Body, target: &'a Target, addresses: SlotAddresses) -> Self {
        Self {
            target,
            body,
            plan: Plan::new(body),
            addresses,
            machine: MachineFunction {
                registers: body.values.len(),
                slots: body.slots.iter().cloned().collect(),
                ..MachineFunction::default()
            },
            guard: None,
            location: None,
            shared: false,
        }
    }

    fn run(mut self) -> Selected<MachineFunction> {
        self.blocks()?;
        Ok(self.machine)
    }

    fn refuse<T>(&self, message: impl Into<String>) -> Selected<T> {
        Err((message.into(), self.location))
    }

    /// A new virtual register.
    fn register(&mut self, class: RegClass) -> VReg {
        let register = VReg::new(self.machine.registers, class);
        self.machine.registers += 1;
        register
    }

    /// The virtual register of a value.
    fn of(&self, value: Value) -> VReg {
        VReg::new(value.0 as usize, self.class(value))
    }

    fn class(&self, value: Value) -> RegClass {
        class_of(&self.body.values[value])
    }

    /// Whether a number fits the immediate of a class.
    fn fits(&self, class: OperandClass, number: i64) -> bool {
        self.target.arch.immediate_range(class).is_some_and(|range| range.contains(&number))
    }

    /// An instruction with these operands, whose last is the guard if there is one.
    fn push(&mut self, kind: MachineOperation, operands: Vec<RegisterOperand>) {
        self.push_clobbering(kind, operands, PRegSet::empty());
    }

    fn push_clobbering(&mut self, kind: MachineOperation, operands: Vec<RegisterOperand>, clobbers: PRegSet) {
        self.machine.instructions.push(MachineInstruction {
            kind,
            operands,
            guarded: self.guard.is_some(),
            clobbers,
            location: self.location,
            shared: self.shared,
        });
    }

    /// An instruction with a result, under the guard if there is one.
    fn push_result(&mut self, kind: MachineOperation, to: impl Into<Destination>, sources: &[VReg]) {
        let to = to.into();
        // Two truth values, guard and `otherwise` at once are too many for three predicate registers.
        if to.result.class() == TRUTH && sources.len() == 2 && self.guard.is_some() {
            let value = self.compute(kind, TRUTH, sources);
            return self.push_result(MachineOperation::Move, to, &[value]);
        }
        let otherwise = to.otherwise.filter(|_| self.guard.is_some());
        self.push_tied(kind, Destination { otherwise, ..to }, sources);
    }

    /// An instruction with a result in the register of `otherwise`, if there is one; under the guard if there is one.
    fn push_tied(&mut self, kind: MachineOperation, to: Destination, sources: &[VReg]) {
        let mut operands = vec![RegisterOperand::reg_def(to.result)];
        let read = sources.iter().copied().chain(self.guard);
        operands.extend(read.map(RegisterOperand::reg_use));
        if let Some(otherwise) = to.otherwise {
            operands[0] = RegisterOperand::reg_reuse_def(to.result, operands.len());
            operands.push(RegisterOperand::reg_use(otherwise));
        }
        self.push(kind, operands);
    }

    /// An instruction without result, under the guard.
    fn push_effect(&mut self, kind: MachineOperation, sources: &[VReg]) {
        let sources = sources.iter().copied().chain(self.guard);
        self.push(kind, sources.map(RegisterOperand::reg_use).collect());
    }

    /// A pure instruction into a new register, in all lanes.
    fn compute(&mut self, kind: MachineOperation, class: RegClass, sources: &[VReg]) -> VReg {
        let result = self.register(class);
        let guard = self.guard.take();
        self.push_result(kind, result, sources);
        self.guard = guard;
        result
    }

    /// The register that an operand is in; constants get one.
    fn operand(&mut self, operand: &Operand) -> Selected<VReg> {
        match operand {
            Operand::Value(value) => match self.plan.unguarded(*value) {
                Some(Operation::SlotAddress(slot)) if self.addresses == SlotAddresses::Anew => {
                    let place = FrameAddress::Slot(*slot, 0);
                    let opcode = Opcode::Addi;
                    Ok(self.compute(MachineOperation::Frame { opcode, place }, WORD, &[]))
                }
                _ => Ok(self.of(*value)),
            },
            Operand::Constant(constant) => {
                let class = class_of(&constant.kind());
                let result = self.register(class);
                let guard = self.guard.take();
                self.constant(result, constant)?;
                self.guard = guard;
                Ok(result)
            }
        }
    }

    /// Puts a constant into a register, in all lanes.
    fn constant(&mut self, result: VReg, constant: &Constant) -> Selected<()> {
        match constant {
            Constant::Undefined(_) => {
                self.push_result(MachineOperation::Undefined, result, &[]);
            }
            Constant::Address { symbol, addend } => {
                let (kind, sources) = self.address(symbol, *addend);
                self.push_result(kind, result, &sources);
            }
            Constant::Integer { bits: 1, value } => {
                self.push_result(MachineOperation::Truth(*value == 1), result, &[]);
            }
            other => {
                let Some(number) = self.number(other) else {
                    return self.refuse(format!("a constant of type {} here", other.kind()));
                };
                self.push_result(MachineOperation::Constant(number), result, &[]);
            }
        }
        Ok(())
    }

    /// A constant word as a signed number.
    fn number(&self, constant: &Constant) -> Option<i64> {
        let bits = self.target.arch.word_bits();
        let low = match constant {
            Constant::Integer { bits: 1, .. } => return None,
            Constant::Integer { value, .. } => *value as u64,
            Constant::Float(bits) => u64::from(*bits),
            Constant::Double(bits) => *bits,
            Constant::Null => 0,
            Constant::Address { .. } | Constant::Undefined(_) | Constant::Aggregate { .. } => return None,
        };
        Some(signed(bits, low.into()) as i64)
    }

    /// The number that an operand is, if it is one.
    fn number_of(&self, operand: &Operand) -> Option<i64> {
        match operand {
            Operand::Constant(constant) => self.number(constant),
            Operand::Value(_) => None,
        }
    }
}

/// The class of registers that hold values of a type.
fn class_of(kind: &Type) -> RegClass {
    if *kind == crate::ir::TRUTH {
        TRUTH
    } else {
        WORD
    }
}
