//! Calls: four words in registers, truth values in predicate registers, further words on the stack.

use isa::Opcode;
use regalloc2::{
    Operand as RegisterOperand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet,
    RegClass, VReg,
};

use super::{
    truth_register, word_register, CallTarget, FramePlace, Kind, Refusal, Selector,
    ARGUMENT_REGISTERS, LINK, REGISTERS_MAX, TRUTH,
};
use crate::ir::{Callee, Operand};

/// Where a caller puts an argument.
#[derive(Clone, Copy, Debug)]
pub(super) enum Assignment {
    Register(PReg),
    /// So many bytes above the stack pointer.
    Stack(u64),
}

impl Selector<'_> {
    /// Predicate registers that values can be in.
    pub(super) fn truth_registers(&self) -> usize {
        (self.target.arch.preds() - 1).min(REGISTERS_MAX) as usize
    }

    /// Where arguments of these classes go.
    pub(super) fn assign(
        &self,
        classes: impl Iterator<Item = RegClass>,
    ) -> Result<Vec<Assignment>, Refusal> {
        let (mut words, mut truths) = (0, 0);
        let mut assignments = Vec::new();
        for class in classes {
            assignments.push(if class == TRUTH {
                if truths == self.truth_registers() {
                    return self.refuse("more truth values than predicate registers");
                }
                truths += 1;
                Assignment::Register(truth_register(truths - 1))
            } else {
                words += 1;
                if words <= ARGUMENT_REGISTERS {
                    Assignment::Register(word_register(words - 1))
                } else {
                    let offset = words - 1 - ARGUMENT_REGISTERS;
                    Assignment::Stack(offset as u64 * u64::from(self.target.arch.word_bytes()))
                }
            });
        }
        Ok(assignments)
    }

    /// A call.
    pub(super) fn call(
        &mut self,
        callee: &Callee,
        arguments: &[Operand],
        results: &[VReg],
    ) -> Result<(), Refusal> {
        if self.guard.is_some() {
            return self.refuse("a call for some lanes");
        }
        let classes: Vec<_> = arguments
            .iter()
            .map(|argument| {
                if self.is_truth(argument) {
                    TRUTH
                } else {
                    super::WORD
                }
            })
            .collect();
        let assignments = self.assign(classes.into_iter())?;
        let mut operands = Vec::new();
        for (argument, assignment) in arguments.iter().zip(&assignments) {
            if let Assignment::Stack(offset) = assignment {
                let register = self.operand(argument)?;
                let bytes = offset + u64::from(self.target.arch.word_bytes());
                self.machine.outgoing = self.machine.outgoing.max(bytes);
                let kind = Kind::Frame {
                    opcode: Opcode::St,
                    place: FramePlace::Outgoing(*offset),
                };
                self.push_effect(kind, &[register]);
            }
        }
        for (argument, assignment) in arguments.iter().zip(&assignments) {
            if let Assignment::Register(place) = assignment {
                let register = self.operand(argument)?;
                operands.push(RegisterOperand::reg_fixed_use(register, *place));
            }
        }
        let target = match callee {
            Callee::Direct(symbol) => CallTarget::Symbol(symbol.clone()),
            Callee::Indirect(address) => {
                let register = self.operand(address)?;
                // In a register that is kept, or on the stack: the others may all hold arguments.
                operands.push(RegisterOperand::new(
                    register,
                    OperandConstraint::Any,
                    OperandKind::Use,
                    OperandPos::Early,
                ));
                CallTarget::Operand(operands.len() - 1)
            }
        };
        let mut clobbers = self.changed_by_calls();
        let places = self.assign(results.iter().map(|result| result.class()))?;
        for (result, place) in results.iter().zip(places) {
            let Assignment::Register(place) = place else {
                return self.refuse("a result of more than four words");
            };
            clobbers.remove(place);
            operands.push(RegisterOperand::reg_fixed_def(*result, place));
        }
        self.machine.links = true;
        self.push_clobbering(Kind::Call(target), operands, clobbers);
        Ok(())
    }

    fn changed_by_calls(&self) -> PRegSet {
        let words = (0..ARGUMENT_REGISTERS).map(word_register);
        words
            .chain([word_register(LINK)])
            .chain((0..self.truth_registers()).map(truth_register))
            .collect()
    }
}
