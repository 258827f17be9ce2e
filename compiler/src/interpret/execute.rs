//! One instruction.

use super::arithmetic::{binary, compare, compare_floats, convert, from_float, test, to_float};
use super::data::{keep, width};
use super::{Data, Frame, Interpreter, Rules, Stop};
use crate::ir::{Callee, Constant, Instruction, Operand, Operation, Type};

impl<'m> Interpreter<'m> {
    /// Executes an instruction; gives a frame when a function is called that has a body.
    pub(super) fn instruction(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
    ) -> Result<Option<Frame<'m>>, Stop> {
        if let Some(guard) = &instruction.guard {
            if self.operand(frame, &guard.condition)?.bits() == 0 {
                if let ([result], Some(otherwise)) = (&instruction.results[..], &guard.otherwise) {
                    frame.values[usize::from(*result)] = self.operand(frame, otherwise)?;
                }
                return Ok(None);
            }
        }
        if let Operation::Call {
            callee, arguments, ..
        } = &instruction.operation
        {
            return self.called(frame, instruction, callee, arguments);
        }
        if self.strict {
            self.keeps_promises(frame, instruction)?;
        }
        let result = self.operation(frame, instruction)?;
        if let ([target], Some(result)) = (&instruction.results[..], result) {
            frame.values[usize::from(*target)] = result;
        }
        Ok(None)
    }

    pub(super) fn bits(&self, frame: &Frame<'m>, operand: &Operand) -> Result<u128, Stop> {
        Ok(self.operand(frame, operand)?.bits())
    }

    pub(super) fn width(&self, kind: &Type) -> u32 {
        width(self.module.layout, kind)
    }

    pub(super) fn width_of(&self, frame: &Frame<'m>, operand: &Operand) -> u32 {
        match operand {
            Operand::Value(value) => self.width(&frame.body.values[*value]),
            Operand::Constant(constant) => self.width(&constant.kind()),
        }
    }

    /// The type of an instruction's one result.
    pub(super) fn kind_of(frame: &Frame<'m>, instruction: &Instruction) -> Result<&'m Type, Stop> {
        let [result] = &instruction.results[..] else {
            return Err(Stop::Fault("an instruction without a result".to_owned()));
        };
        Ok(&frame.body.values[*result])
    }

    fn operation(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
    ) -> Result<Option<Data>, Stop> {
        let kind = || Self::kind_of(frame, instruction);
        let result = match &instruction.operation {
            Operation::Binary(operator, a, b) => {
                let (a, b) = (self.bits(frame, a)?, self.bits(frame, b)?);
                binary(*operator, self.width(kind()?), a, b)?
            }
            Operation::FloatNegate(a) => {
                let bits = self.width(kind()?);
                self.bits(frame, a)? ^ 1 << (bits - 1)
            }
            Operation::Compare(condition, a, b) => {
                let bits = self.width_of(frame, a);
                let (a, b) = (self.bits(frame, a)?, self.bits(frame, b)?);
                u128::from(compare(*condition, bits, a, b))
            }
            Operation::CompareFloat(condition, a, b) => {
                let bits = self.width_of(frame, a);
                let (a, b) = (self.bits(frame, a)?, self.bits(frame, b)?);
                u128::from(compare_floats(*condition, bits, a, b))
            }
            Operation::Convert(conversion, a) => {
                let (from, to) = (self.width_of(frame, a), self.width(kind()?));
                convert(*conversion, from, to, self.bits(frame, a)?)
            }
            Operation::Freeze(a) => return self.operand(frame, a).map(Some),
            Operation::Select(condition, a, b) => {
                let taken = self.bits(frame, condition)? != 0;
                return self.operand(frame, if taken { a } else { b }).map(Some);
            }
            Operation::Test(which, a) => {
                let bits = self.width_of(frame, a);
                u128::from(test(*which, bits, self.bits(frame, a)?))
            }
            Operation::ToFloat(a) => to_float(self.width(kind()?), self.bits(frame, a)?),
            Operation::FromFloat(a) => from_float(self.width(kind()?), self.bits(frame, a)?),
            Operation::SlotAddress(slot) => u128::from(frame.slots[usize::from(*slot)]),
            Operation::AllocateDynamic(size) => {
                let size = self.bits(frame, size)? as u64;
                u128::from(self.move_stack(size)?)
            }
            Operation::HardwareId(number) => u128::from(
                self.hardware
                    .get(*number as usize)
                    .copied()
                    .unwrap_or_default(),
            ),
            Operation::Vote(truth) => self.bits(frame, truth)?,
            Operation::Barrier(..)
            | Operation::Join
            | Operation::Enclose
            | Operation::Probe(..)
            | Operation::Fence => return Ok(None),
            _ => return self.access(frame, instruction),
        };
        Ok(Some(Data::Bits(result)))
    }

    pub(super) fn constant(&self, constant: &Constant) -> Result<Data, Stop> {
        Ok(match constant {
            Constant::Integer { value, .. } => Data::Bits(*value),
            Constant::Float(bits) => Data::Bits(u128::from(*bits)),
            Constant::Double(bits) => Data::Bits(u128::from(*bits)),
            Constant::Null => Data::Bits(0),
            Constant::Undefined(kind) => Data::zero(kind),
            Constant::Address { symbol, addend } => {
                Data::Bits(u128::from(self.symbol(symbol, *addend)?))
            }
            Constant::Aggregate { parts, .. } => {
                let parts = parts.iter().map(|part| self.constant(part));
                Data::Parts(parts.collect::<Result<_, _>>()?)
            }
        })
    }

    pub(super) fn symbol(&self, symbol: &str, addend: i64) -> Result<u64, Stop> {
        let address = self
            .address(symbol)
            .ok_or_else(|| Stop::Fault(format!("no symbol {symbol}")))?;
        let bits = self.module.layout.pointer_bytes * 8;
        Ok(keep(bits, u128::from(address.wrapping_add_signed(addend))) as u64)
    }

    fn called(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
        callee: &'m Callee,
        arguments: &'m [Operand],
    ) -> Result<Option<Frame<'m>>, Stop> {
        let values = arguments.iter().map(|a| self.operand(frame, a));
        let mut values = values.collect::<Result<Vec<_>, _>>()?;
        let function = match callee {
            Callee::Direct(name) if name.starts_with("llvm.") => {
                let kind = Self::kind_of(frame, instruction).ok();
                let types: Vec<Type> = arguments.iter().map(|a| frame.body.type_of(a)).collect();
                let result = self.intrinsic(frame, name, &types, &values, kind)?;
                if let ([target], Some(result)) = (&instruction.results[..], result) {
                    frame.values[usize::from(*target)] = result;
                }
                return Ok(None);
            }
            Callee::Direct(name) => self.named(name)?,
            Callee::Indirect(target) => {
                let address = self.bits(frame, target)? as u64;
                self.functions
                    .get(&address)
                    .copied()
                    .ok_or_else(|| Stop::Fault(format!("no function at {address:#x}")))?
            }
        };
        if function.body.is_none() {
            let arguments: Vec<u128> = values.iter().map(Data::bits).collect();
            let results = self.external(&function.name, &arguments)?;
            for (target, result) in instruction.results.iter().zip(results) {
                let bits = self.width(&frame.body.values[*target]);
                frame.values[usize::from(*target)] = Data::Bits(keep(bits, result));
            }
            return Ok(None);
        }
        let stack = self.stack;
        let mut further = 0;
        if function.variadic && self.rules == Rules::Llvm {
            let from = function.parameters.len().min(values.len());
            let rest = values.split_off(from);
            further = self.further(frame, &arguments[from..], &rest)?;
        }
        let results = &instruction.results;
        self.frame(function, values, further, stack, results)
            .map(Some)
    }

    /// Puts the arguments behind a variadic function's parameters into memory.
    fn further(
        &mut self,
        frame: &Frame<'m>,
        operands: &[Operand],
        values: &[Data],
    ) -> Result<u64, Stop> {
        let layout = self.module.layout;
        let kinds: Vec<Type> = operands.iter().map(|a| frame.body.type_of(a)).collect();
        let structure = Type::Structure {
            fields: kinds.clone(),
            packed: false,
        };
        let address = self.allocate(layout.size_of(&structure), 16)?;
        let mut offset = 0_u64;
        for (kind, value) in kinds.iter().zip(values) {
            offset = offset.next_multiple_of(layout.alignment_of(kind));
            self.store(kind, address + offset, value)?;
            offset += layout.size_of(kind);
        }
        Ok(address)
    }

    fn external(&mut self, name: &str, arguments: &[u128]) -> Result<Vec<u128>, Stop> {
        let first = arguments.first().copied().unwrap_or_default();
        match name {
            "__harp_hardware_id" => {
                let id = self.hardware.get(first as usize).copied();
                return Ok(vec![u128::from(id.unwrap_or_default())]);
            }
            "__harp_vote" => return Ok(vec![(first & 1)]),
            "__harp_barrier" => return Ok(Vec::new()),
            _ => {}
        }
        (self.external)(name, arguments, &mut self.memory)
            .unwrap_or_else(|| Err(Stop::Fault(format!("{name} is not defined"))))
    }
}
