//! Loads, stores, addresses, aggregates.

use super::arithmetic::on_floats;
use super::data::{keep, signed};
use super::{Data, Frame, Interpreter, Stop};
use crate::ir::{Instruction, Operand, Operation, Type};

impl<'m> Interpreter<'m> {
    /// What has to do with memory and aggregates.
    pub(super) fn access(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
    ) -> Result<Option<Data>, Stop> {
        let layout = self.module.layout;
        match &instruction.operation {
            Operation::Load {
                address, offset, ..
            } => {
                let address = self.place(frame, address, *offset)?;
                let kind = Self::kind_of(frame, instruction)?;
                self.load(kind, address).map(Some)
            }
            Operation::Store {
                value,
                address,
                offset,
                ..
            } => {
                let address = self.place(frame, address, *offset)?;
                let kind = frame.body.type_of(value);
                let value = self.operand(frame, value)?;
                self.store(&kind, address, &value)?;
                Ok(None)
            }
            Operation::ElementAddress {
                base,
                element,
                indices,
            } => {
                let address = self.element_address(frame, base, element, indices)?;
                Ok(Some(Data::Bits(address)))
            }
            Operation::Allocate {
                element,
                count,
                alignment,
            } => {
                let count = self.bits(frame, count)? as u64;
                let size = layout.size_of(element).saturating_mul(count);
                let address = self.allocate(size, *alignment)?;
                Ok(Some(Data::Bits(u128::from(address))))
            }
            Operation::Extract { aggregate, path } => {
                let mut part = self.operand(frame, aggregate)?;
                Ok(Some(part_of(&mut part, path)?.clone()))
            }
            Operation::Insert {
                aggregate,
                part,
                path,
            } => {
                let mut whole = self.operand(frame, aggregate)?;
                *part_of(&mut whole, path)? = self.operand(frame, part)?;
                Ok(Some(whole))
            }
            Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => {
                self.atomic(frame, instruction).map(Some)
            }
            Operation::InlineAssembly {
                text,
                arguments,
                constraints,
                ..
            } => self.assembly(frame, text, constraints, arguments),
            _ => Err(Stop::Fault("an unknown operation".to_owned())),
        }
    }

    /// Assembly without text: its result is what has been put into its register.
    fn assembly(
        &self,
        frame: &Frame<'m>,
        text: &str,
        constraints: &str,
        arguments: &[Operand],
    ) -> Result<Option<Data>, Stop> {
        if !text.trim().is_empty() {
            return Err(Stop::Fault("inline assembly".to_owned()));
        }
        let value = tied(constraints).and_then(|place| arguments.get(place));
        let value = value.or(arguments.first());
        value.map(|a| self.operand(frame, a)).transpose()
    }

    fn place(&self, frame: &Frame<'m>, address: &Operand, offset: i64) -> Result<u64, Stop> {
        let bits = self.module.layout.pointer_bytes * 8;
        let address = self.bits(frame, address)?;
        Ok(keep(bits, address.wrapping_add_signed(i128::from(offset))) as u64)
    }

    pub(super) fn load(&self, kind: &Type, address: u64) -> Result<Data, Stop> {
        let layout = self.module.layout;
        match kind {
            Type::Structure { fields, .. } => {
                let parts = fields.iter().enumerate().map(|(index, field)| {
                    let offset = layout.field_offset(kind, index).unwrap_or_default();
                    self.load(field, address + offset)
                });
                Ok(Data::Parts(parts.collect::<Result<_, _>>()?))
            }
            Type::Array(element, count) => {
                let size = layout.size_of(element);
                let parts = (0..*count).map(|index| self.load(element, address + index * size));
                Ok(Data::Parts(parts.collect::<Result<_, _>>()?))
            }
            _ => {
                let bits = self.width(kind);
                let bytes = self.memory.reach(self.rules, address, bits.div_ceil(8));
                Ok(Data::Bits(keep(bits, self.memory.load(address, bytes)?)))
            }
        }
    }

    pub(super) fn store(&mut self, kind: &Type, address: u64, value: &Data) -> Result<(), Stop> {
        let layout = self.module.layout;
        match (kind, value) {
            (Type::Structure { fields, .. }, Data::Parts(parts)) => {
                for (index, (field, part)) in fields.iter().zip(parts).enumerate() {
                    let offset = layout.field_offset(kind, index).unwrap_or_default();
                    self.store(field, address + offset, part)?;
                }
                Ok(())
            }
            (Type::Array(element, _), Data::Parts(parts)) => {
                let size = layout.size_of(element);
                for (part, index) in parts.iter().zip(0..) {
                    self.store(element, address + index * size, part)?;
                }
                Ok(())
            }
            _ => {
                let bytes = self.width(kind).div_ceil(8);
                let bytes = self.memory.reach(self.rules, address, bytes);
                self.memory.store(address, bytes, value.bits())
            }
        }
    }

    fn element_address(
        &self,
        frame: &Frame<'m>,
        base: &Operand,
        element: &Type,
        indices: &[Operand],
    ) -> Result<u128, Stop> {
        let layout = self.module.layout;
        let mut address = self.bits(frame, base)?;
        let mut kind = element.clone();
        for (position, operand) in indices.iter().enumerate() {
            let bits = self.width_of(frame, operand);
            let index = signed(bits, self.bits(frame, operand)?);
            if position > 0 {
                kind = match &kind {
                    Type::Array(element, _) => (**element).clone(),
                    Type::Structure { fields, .. } => {
                        let field = usize::try_from(index).unwrap_or(usize::MAX);
                        let offset = layout.field_offset(&kind, field);
                        let (Some(offset), Some(next)) = (offset, fields.get(field)) else {
                            return Err(Stop::Fault("no such field".to_owned()));
                        };
                        address += u128::from(offset);
                        kind = next.clone();
                        continue;
                    }
                    _ => return Err(Stop::Fault("an index into a simple type".to_owned())),
                };
            }
            let size = i128::from(layout.size_of(&kind));
            address = address.wrapping_add_signed(index.wrapping_mul(size));
        }
        Ok(keep(layout.pointer_bytes * 8, address))
    }

    fn atomic(&mut self, frame: &Frame<'m>, instruction: &Instruction) -> Result<Data, Stop> {
        match &instruction.operation {
            Operation::AtomicUpdate {
                operator,
                address,
                value,
            } => {
                let kind = Self::kind_of(frame, instruction)?;
                let bits = self.width(kind);
                let at = self.place(frame, address, 0)?;
                let value = self.bits(frame, value)?;
                let old = self.load(kind, at)?.bits();
                let new = updated(operator, bits, old, value)?;
                self.store(kind, at, &Data::Bits(keep(bits, new)))?;
                Ok(Data::Bits(old))
            }
            Operation::AtomicCompareExchange {
                address,
                expected,
                value,
            } => {
                let kind = frame.body.type_of(value);
                let at = self.place(frame, address, 0)?;
                let old = self.load(&kind, at)?;
                let same = old == self.operand(frame, expected)?;
                if same {
                    let value = self.operand(frame, value)?;
                    self.store(&kind, at, &value)?;
                }
                Ok(Data::Parts(vec![old, Data::Bits(u128::from(same))]))
            }
            _ => Err(Stop::Fault("no atomic operation".to_owned())),
        }
    }
}

/// What `atomicrmw` puts in place of a value; of its bits, those above do not count.
fn updated(operator: &str, bits: u32, old: u128, value: u128) -> Result<u128, Stop> {
    let (less, below) = (signed(bits, old) < signed(bits, value), old < value);
    let value_if = |better: bool| if better { value } else { old };
    Ok(match operator {
        "xchg" => value,
        "add" => old.wrapping_add(value),
        "sub" => old.wrapping_sub(value),
        "and" => old & value,
        "nand" => !(old & value),
        "or" => old | value,
        "xor" => old ^ value,
        "max" => value_if(less),
        "min" => value_if(!less),
        "umax" => value_if(below),
        "umin" => value_if(!below),
        "fadd" => on_floats(bits, &[old, value], |f| f[0] + f[1], |f| f[0] + f[1]),
        "fsub" => on_floats(bits, &[old, value], |f| f[0] - f[1], |f| f[0] - f[1]),
        other => return Err(Stop::Fault(format!("atomicrmw {other}"))),
    })
}

fn part_of<'d>(data: &'d mut Data, path: &[u32]) -> Result<&'d mut Data, Stop> {
    let mut part = data;
    for index in path {
        part = match part {
            Data::Parts(parts) => parts.get_mut(*index as usize),
            Data::Bits(_) => None,
        }
        .ok_or_else(|| Stop::Fault("no such part".to_owned()))?;
    }
    Ok(part)
}

/// Which of the inputs shares the register of the first output: `"=r,r,0"`.
fn tied(constraints: &str) -> Option<usize> {
    let mut inputs = constraints
        .split(',')
        .filter(|one| !one.starts_with('=') && !one.starts_with('~'));
    inputs.position(|one| one == "0")
}
