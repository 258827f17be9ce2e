//! One operation after the other.

use isa::{Opcode, OperandClass};
use regalloc2::{Operand as RegisterOperand, VReg};

use super::plan::has_effects;
use super::{FramePlace, Kind, Refusal, Second, Selector, TRUTH, WORD};
use crate::ir::{BinaryOperator, Constant, Instruction, Operand, Operation, Test};

/// An instruction without immediate.
pub(super) fn plain(opcode: Opcode) -> Kind {
    Kind::Plain {
        opcode,
        immediate: None,
    }
}

fn with_immediate(opcode: Opcode, immediate: i64) -> Kind {
    Kind::Plain {
        opcode,
        immediate: Some(immediate),
    }
}

impl Selector<'_> {
    /// Selects an instruction, unless nobody needs it.
    pub(super) fn instruction(&mut self, instruction: &Instruction) -> Result<(), Refusal> {
        let mut results = instruction.results.iter();
        let read = results.any(|result| self.plan.reads[*result] > 0);
        if !read && !instruction.results.is_empty() && !has_effects(&instruction.operation) {
            return Ok(());
        }
        self.guard = None;
        let mut otherwise = None;
        if let Some(guard) = &instruction.guard {
            if let Some(value) = &guard.otherwise {
                if !matches!(value, Operand::Constant(Constant::Undefined(_))) {
                    otherwise = Some(self.operand(value)?);
                }
            }
            self.guard = Some(self.operand(&guard.condition)?);
        }
        let results: Vec<_> = instruction
            .results
            .iter()
            .map(|value| self.of(*value))
            .collect();
        match (&instruction.operation, results.first()) {
            (
                Operation::Call {
                    callee, arguments, ..
                },
                _,
            ) => self.call(callee, arguments, &results),
            (
                Operation::InlineAssembly {
                    text,
                    constraints,
                    arguments,
                    ..
                },
                _,
            ) => self.inline_assembly(text, constraints, arguments, &results),
            (operation, Some(result)) => {
                let flipped = self.plan.flipped[instruction.results[0]];
                self.value(operation, *result, otherwise, flipped)
            }
            (operation, None) => self.effect(operation),
        }
    }

    /// An operation without result.
    fn effect(&mut self, operation: &Operation) -> Result<(), Refusal> {
        match operation {
            Operation::Store {
                value,
                address,
                offset,
                ..
            } => self.store(value, address, *offset),
            Operation::Barrier(number, warps) => {
                let sources = [self.operand(number)?, self.operand(warps)?];
                self.push_effect(plain(Opcode::Bar), &sources);
                Ok(())
            }
            Operation::Join => {
                self.push(plain(Opcode::Join), Vec::new());
                Ok(())
            }
            Operation::Enclose => {
                self.push(plain(Opcode::Split), Vec::new());
                Ok(())
            }
            Operation::Probe(number, shown) => {
                let shown = self.operand(shown)?;
                self.push_effect(Kind::Probe(*number), &[shown]);
                Ok(())
            }
            Operation::Fence => Ok(()),
            other => self.refuse(format!("an operation that has not been lowered: {other:?}")),
        }
    }

    /// An operation with one result.
    fn value(
        &mut self,
        operation: &Operation,
        result: VReg,
        otherwise: Option<VReg>,
        flipped: bool,
    ) -> Result<(), Refusal> {
        match operation {
            Operation::Binary(operator, a, b) => self.binary(*operator, a, b, result, otherwise),
            Operation::FloatNegate(a) => self.unary(Opcode::Fneg, a, result, otherwise),
            Operation::ToFloat(a) => self.unary(Opcode::Itof, a, result, otherwise),
            Operation::FromFloat(a) => self.unary(Opcode::Ftoi, a, result, otherwise),
            Operation::Freeze(a) => self.copy(a, result, otherwise),
            Operation::Test(test, a) => {
                let opcode = match (test, flipped) {
                    (Test::Negative, _) => Opcode::Isneg,
                    (Test::Zero, false) | (Test::NotZero, true) => Opcode::Iszero,
                    (Test::NotZero, false) | (Test::Zero, true) => Opcode::Rtop,
                };
                self.unary(opcode, a, result, otherwise)
            }
            Operation::Select(condition, a, b) => self.choice(condition, a, b, result, otherwise),
            Operation::Load {
                address, offset, ..
            } => self.load(result, address, *offset, otherwise),
            Operation::SlotAddress(slot) => {
                let kind = Kind::Frame {
                    opcode: Opcode::Addi,
                    place: FramePlace::Slot(*slot, 0),
                };
                self.push_result(kind, result, &[], otherwise);
                Ok(())
            }
            Operation::HardwareId(number) => {
                let kind = with_immediate(Opcode::Hwid, i64::from(*number));
                self.push_result(kind, result, &[], otherwise);
                Ok(())
            }
            Operation::Vote(truth) => {
                let truth = self.operand(truth)?;
                self.push_result(Kind::Vote, result, &[truth], otherwise);
                Ok(())
            }
            Operation::AllocateDynamic(bytes) => self.allocate_dynamic(bytes, result),
            other => self.refuse(format!("an operation that has not been lowered: {other:?}")),
        }
    }

    pub(super) fn unary(
        &mut self,
        opcode: Opcode,
        source: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        let source = self.operand(source)?;
        self.push_result(plain(opcode), result, &[source], otherwise);
        Ok(())
    }

    /// The result is the operand.
    pub(super) fn copy(
        &mut self,
        source: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        if let (Some(number), true) = (self.number_of(source), result.class() == WORD) {
            if self.fits(OperandClass::TwoImm, number) {
                self.push_result(Kind::Constant(number), result, &[], otherwise);
                return Ok(());
            }
        }
        if let Operand::Constant(Constant::Integer { bits: 1, value }) = source {
            self.push_result(Kind::Truth(*value == 1), result, &[], otherwise);
            return Ok(());
        }
        if let (Operand::Constant(constant), None) = (source, self.guard) {
            return self.constant(result, constant);
        }
        let source = self.operand(source)?;
        self.push_result(Kind::Move, result, &[source], otherwise);
        Ok(())
    }

    /// `b`, and `a` where the condition is true.
    fn choice(
        &mut self,
        condition: &Operand,
        a: &Operand,
        b: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        if self.guard.is_some() {
            let guard = self.guard.take();
            let chosen = self.register(result.class());
            self.choice(condition, a, b, chosen, None)?;
            self.guard = guard;
            self.push_result(Kind::Move, result, &[chosen], otherwise);
            return Ok(());
        }
        if result.class() == TRUTH && self.choice_of_truths(condition, a, b, result)? {
            return Ok(());
        }
        let condition = self.operand(condition)?;
        let undefined =
            |operand: &Operand| matches!(operand, Operand::Constant(Constant::Undefined(_)));
        if undefined(a) {
            return self.copy(b, result, None);
        }
        let otherwise = if undefined(b) {
            None
        } else {
            Some(self.operand(b)?)
        };
        // What the guarded move reads comes before it, in all lanes.
        let long = self
            .number_of(a)
            .is_some_and(|number| !self.fits(OperandClass::TwoImm, number));
        if a.value().is_some() || long || result.class() == TRUTH {
            let source = self.operand(a)?;
            self.guard = Some(condition);
            self.push_result(Kind::Move, result, &[source], otherwise);
        } else {
            self.guard = Some(condition);
            self.copy(a, result, otherwise)?;
        }
        self.guard = None;
        Ok(())
    }

    fn binary(
        &mut self,
        operator: BinaryOperator,
        a: &Operand,
        b: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        if result.class() == TRUTH {
            return self.truths(operator, a, b, result, otherwise);
        }
        if operator == BinaryOperator::Add && self.number_of(b) == Some(0) {
            return self.copy(a, result, otherwise);
        }
        let (a, b) = if is_commutative(operator) && a.value().is_none() {
            (b, a)
        } else {
            (a, b)
        };
        if operator == BinaryOperator::Subtract && self.number_of(a) == Some(0) {
            return self.unary(Opcode::Neg, b, result, otherwise);
        }
        if operator == BinaryOperator::Xor && self.number_of(b) == Some(-1) {
            return self.unary(Opcode::Not, a, result, otherwise);
        }
        let Some((registers, immediate)) = opcodes(operator) else {
            return self.refuse(format!("{operator:?} has not been lowered"));
        };
        let a = self.operand(a)?;
        match self.second(b, immediate)? {
            Second::Register(b) => self.push_result(plain(registers), result, &[a, b], otherwise),
            Second::Immediate(number) => {
                let (opcode, number) = self.cheaper(operator, immediate, number);
                self.push_result(with_immediate(opcode, number), result, &[a], otherwise);
            }
        }
        Ok(())
    }

    /// The second operand as an immediate, if there is such an instruction and it fits.
    fn second(&mut self, b: &Operand, immediate: Option<Opcode>) -> Result<Second, Refusal> {
        match (self.number_of(b), immediate) {
            (Some(number), Some(_)) if self.fits(OperandClass::ThreeImm, number) => {
                Ok(Second::Immediate(number))
            }
            _ => Ok(Second::Register(self.operand(b)?)),
        }
    }

    /// Powers of two need no multiplier and no divider.
    fn cheaper(
        &self,
        operator: BinaryOperator,
        immediate: Option<Opcode>,
        number: i64,
    ) -> (Opcode, i64) {
        let power =
            (number > 0 && number & (number - 1) == 0).then(|| i64::from(number.trailing_zeros()));
        let shifts = power.filter(|power| self.fits(OperandClass::ThreeImm, *power));
        match (operator, shifts) {
            (BinaryOperator::Multiply, Some(power)) => (Opcode::Shli, power),
            (BinaryOperator::DivideUnsigned, Some(power)) => (Opcode::Shri, power),
            (BinaryOperator::RemainderUnsigned, Some(_)) => (Opcode::Andi, number - 1),
            _ => (immediate.unwrap_or(Opcode::Addi), number),
        }
    }

    fn allocate_dynamic(&mut self, bytes: &Operand, result: VReg) -> Result<(), Refusal> {
        if self.guard.is_some() {
            return self.refuse("memory of the frame for some lanes");
        }
        let bytes = self.operand(bytes)?;
        self.machine.dynamic = true;
        let operands = vec![
            RegisterOperand::reg_def(result),
            RegisterOperand::reg_use(bytes),
        ];
        self.push(Kind::AllocateDynamic, operands);
        Ok(())
    }
}

fn is_commutative(operator: BinaryOperator) -> bool {
    matches!(
        operator,
        BinaryOperator::Add
            | BinaryOperator::Multiply
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor
    )
}

/// The instruction for registers, and the one with an immediate.
fn opcodes(operator: BinaryOperator) -> Option<(Opcode, Option<Opcode>)> {
    Some(match operator {
        BinaryOperator::Add => (Opcode::Add, Some(Opcode::Addi)),
        BinaryOperator::Subtract => (Opcode::Sub, Some(Opcode::Subi)),
        BinaryOperator::Multiply => (Opcode::Mul, Some(Opcode::Muli)),
        BinaryOperator::DivideUnsigned => (Opcode::Div, Some(Opcode::Divi)),
        BinaryOperator::RemainderUnsigned => (Opcode::Mod, Some(Opcode::Modi)),
        BinaryOperator::ShiftLeft => (Opcode::Shl, Some(Opcode::Shli)),
        BinaryOperator::ShiftRightLogical => (Opcode::Shr, Some(Opcode::Shri)),
        BinaryOperator::And => (Opcode::And, Some(Opcode::Andi)),
        BinaryOperator::Or => (Opcode::Or, Some(Opcode::Ori)),
        BinaryOperator::Xor => (Opcode::Xor, Some(Opcode::Xori)),
        BinaryOperator::FloatAdd => (Opcode::Fadd, None),
        BinaryOperator::FloatSubtract => (Opcode::Fsub, None),
        BinaryOperator::FloatMultiply => (Opcode::Fmul, None),
        BinaryOperator::FloatDivide => (Opcode::Fdiv, None),
        BinaryOperator::DivideSigned
        | BinaryOperator::RemainderSigned
        | BinaryOperator::ShiftRightArithmetic
        | BinaryOperator::FloatRemainder => return None,
    })
}
