//! One instruction: what it computes, what it does to memory, which function it calls.

use super::arithmetic::{binary, compare, compare_floats, convert, from_float, on_floats, test, to_float, width};
use super::{fault, Data, Frame, Interpreter, Rules, RunResult, Stop};
use crate::analysis::calls::is_launch;
use crate::ir::{low_bits, signed, Callee, Constant, Instruction, Operand, Operation, Reach, Type};
use crate::library::STORE_PART;

impl<'m> Interpreter<'m> {
    /// Executes an instruction; gives a frame when a function is called that has a body.
    pub(super) fn instruction(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
    ) -> RunResult<Option<Frame<'m>>> {
        if let Some(guard) = &instruction.guard {
            if self.operand(frame, &guard.condition)?.bits() == 0 {
                if let ([result], Some(otherwise)) = (&instruction.results[..], &guard.otherwise) {
                    frame.values[usize::from(*result)] = self.operand(frame, otherwise)?;
                }
                return Ok(None);
            }
        }
        if let Operation::Call { callee, arguments, .. } = &instruction.operation {
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

    pub(super) fn bits(&self, frame: &Frame<'m>, operand: &Operand) -> RunResult<u128> {
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
    pub(super) fn kind_of(frame: &Frame<'m>, instruction: &Instruction) -> RunResult<&'m Type> {
        let [result] = &instruction.results[..] else {
            return fault("an instruction without a result");
        };
        Ok(&frame.body.values[*result])
    }

    fn operation(&mut self, frame: &mut Frame<'m>, instruction: &'m Instruction) -> RunResult<Option<Data>> {
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
            Operation::HardwareId(number) => {
                u128::from(self.hardware.get(*number as usize).copied().unwrap_or_default())
            }
            Operation::Vote(truth) => self.bits(frame, truth)?,
            Operation::Barrier(..) | Operation::Join | Operation::Probe(..) | Operation::Fence => return Ok(None),
            _ => return self.access(frame, instruction),
        };
        Ok(Some(Data::Bits(result)))
    }

    pub(super) fn constant(&self, constant: &Constant) -> RunResult<Data> {
        Ok(match constant {
            Constant::Integer { value, .. } => Data::Bits(*value),
            Constant::Float(bits) => Data::Bits(u128::from(*bits)),
            Constant::Double(bits) => Data::Bits(u128::from(*bits)),
            Constant::Null => Data::Bits(0),
            Constant::Undefined(kind) => Data::zero(kind),
            Constant::Address { symbol, addend } => Data::Bits(u128::from(self.symbol(symbol, *addend)?)),
            Constant::Aggregate { parts, .. } => {
                let parts = parts.iter().map(|part| self.constant(part));
                Data::Parts(parts.collect::<Result<_, _>>()?)
            }
        })
    }

    pub(super) fn symbol(&self, symbol: &str, addend: i64) -> RunResult<u64> {
        let console = (symbol == crate::alone::PRINTED).then(|| self.memory.console());
        let address =
            console.or_else(|| self.address(symbol)).ok_or_else(|| Stop::Fault(format!("no symbol {symbol}")))?;
        let bits = self.module.layout.pointer_bytes * 8;
        Ok(low_bits(bits, u128::from(address.wrapping_add_signed(addend))) as u64)
    }

    fn called(
        &mut self,
        frame: &mut Frame<'m>,
        instruction: &'m Instruction,
        callee: &'m Callee,
        arguments: &'m [Operand],
    ) -> RunResult<Option<Frame<'m>>> {
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
        if function.body.is_none() && is_launch(&function.name) {
            self.launch(&values)?;
            return Ok(None);
        }
        if function.body.is_none() {
            let arguments: Vec<u128> = values.iter().map(Data::bits).collect();
            let results = self.external(&function.name, &arguments)?;
            for (target, result) in instruction.results.iter().zip(results) {
                let bits = self.width(&frame.body.values[*target]);
                frame.values[usize::from(*target)] = Data::Bits(low_bits(bits, result));
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
        self.frame(function, values, further, stack, results).map(Some)
    }

    /// Runs a kernel's threads one after another: arguments are the kernel, how many threads there are, and what each
    /// gets.
    fn launch(&mut self, arguments: &[Data]) -> RunResult<()> {
        let [kernel, threads, argument] = arguments else {
            return fault("a launch has three arguments");
        };
        let address = kernel.bits() as u64;
        let kernel = self.functions.get(&address).copied();
        let kernel = kernel.ok_or_else(|| Stop::Fault(format!("no function at {address:#x}")))?;
        for thread in 0..threads.bits() {
            let mut values = vec![Data::Bits(thread), argument.clone()];
            // With masks, a diverged kernel takes a truth value: that the lane takes part.
            values.resize(kernel.parameters.len().max(2), Data::Bits(1));
            let stack = self.stack;
            let mut frames = vec![self.frame(kernel, values, 0, stack, &[])?];
            self.run(&mut frames)?;
        }
        Ok(())
    }

    /// Puts the arguments behind a variadic function's parameters into memory.
    fn further(&mut self, frame: &Frame<'m>, operands: &[Operand], values: &[Data]) -> RunResult<u64> {
        let layout = self.module.layout;
        let kinds: Vec<Type> = operands.iter().map(|a| frame.body.type_of(a)).collect();
        let structure = Type::Structure { fields: kinds.clone(), packed: false };
        let address = self.allocate(layout.size_of(&structure), 16)?;
        let mut offset = 0_u64;
        for (kind, value) in kinds.iter().zip(values) {
            offset = offset.next_multiple_of(layout.alignment_of(kind));
            self.store(kind, address + offset, value)?;
            offset += layout.size_of(kind);
        }
        Ok(address)
    }

    fn external(&mut self, name: &str, arguments: &[u128]) -> RunResult<Vec<u128>> {
        let first = arguments.first().copied().unwrap_or_default();
        match name {
            "__harp_hardware_id" => {
                let id = self.hardware.get(first as usize).copied();
                return Ok(vec![u128::from(id.unwrap_or_default())]);
            }
            crate::alone::ALONE => return Ok(vec![1]),
            "__harp_vote" => return Ok(vec![(first & 1)]),
            "__harp_barrier" => return Ok(Vec::new()),
            STORE_PART => {
                if let [address, value, mask, meant @ ..] = arguments {
                    let bytes = mask.trailing_ones() / 8;
                    if meant.first() != Some(&0) {
                        self.memory.store(*address as u64, bytes, *value)?;
                    }
                }
                return Ok(Vec::new());
            }
            _ => {}
        }
        (self.external)(name, arguments, &mut self.memory).unwrap_or_else(|| fault(format!("{name} is not defined")))
    }

    /// What has to do with memory and aggregates.
    pub(super) fn access(&mut self, frame: &mut Frame<'m>, instruction: &'m Instruction) -> RunResult<Option<Data>> {
        let layout = self.module.layout;
        match &instruction.operation {
            Operation::Load { address, offset, reach, .. } => {
                let address = self.place(frame, address, *offset)?;
                let kind = Self::kind_of(frame, instruction)?;
                let (bytes, is_signed) = match *reach {
                    Reach::Whole => return self.load(kind, address).map(Some),
                    Reach::Bytes(bytes) => (bytes, false),
                    Reach::SignedBytes(bytes) => (bytes, true),
                };
                let within = self.within_word(address, bytes);
                let value = self.memory.load(address, within)?;
                let value = if is_signed { signed(8 * bytes, value).cast_unsigned() } else { value };
                Ok(Some(Data::Bits(low_bits(self.width(kind), value))))
            }
            Operation::Store { value, address, offset, reach, .. } => {
                let address = self.place(frame, address, *offset)?;
                let kind = frame.body.type_of(value);
                let value = self.operand(frame, value)?;
                match reach.bytes() {
                    None => self.store(&kind, address, &value)?,
                    Some(bytes) => {
                        let within = self.within_word(address, bytes);
                        self.memory.store(address, within, value.bits())?;
                    }
                }
                Ok(None)
            }
            Operation::ElementAddress { base, element, indices } => {
                let address = self.element_address(frame, base, element, indices)?;
                Ok(Some(Data::Bits(address)))
            }
            Operation::Allocate { element, count, alignment } => {
                let count = self.bits(frame, count)? as u64;
                let size = layout.size_of(element).saturating_mul(count);
                let address = self.allocate(size, *alignment)?;
                Ok(Some(Data::Bits(u128::from(address))))
            }
            Operation::Extract { aggregate, path } => {
                let mut part = self.operand(frame, aggregate)?;
                Ok(Some(part_of(&mut part, path)?.clone()))
            }
            Operation::Insert { aggregate, part, path } => {
                let mut whole = self.operand(frame, aggregate)?;
                *part_of(&mut whole, path)? = self.operand(frame, part)?;
                Ok(Some(whole))
            }
            Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => {
                self.atomic(frame, instruction).map(Some)
            }
            Operation::InlineAssembly { text, arguments, constraints, .. } => {
                self.assembly(frame, text, constraints, arguments)
            }
            _ => fault("an unknown operation"),
        }
    }

    /// Assembly without text: its result is what has been put into its register.
    fn assembly(
        &self,
        frame: &Frame<'m>,
        text: &str,
        constraints: &str,
        arguments: &[Operand],
    ) -> RunResult<Option<Data>> {
        if !text.trim().is_empty() {
            return fault("inline assembly");
        }
        let value = tied(constraints).and_then(|place| arguments.get(place));
        let value = value.or(arguments.first());
        value.map(|a| self.operand(frame, a)).transpose()
    }

    fn place(&self, frame: &Frame<'m>, address: &Operand, offset: i64) -> RunResult<u64> {
        let bits = self.module.layout.pointer_bytes * 8;
        let address = self.bits(frame, address)?;
        Ok(low_bits(bits, address.wrapping_add_signed(i128::from(offset))) as u64)
    }

    pub(super) fn load(&self, kind: &Type, address: u64) -> RunResult<Data> {
        let layout = self.module.layout;
        match kind {
            Type::Structure { fields, .. } => {
                let parts = fields.iter().enumerate().map(|(index, field)| {
                    let offset = layout.field_offset(kind, index).unwrap_or_default();
                    self.load(field, address + offset)
                });
                Ok(Data::Parts(parts.collect::<Result<_, _>>()?))
            }
            Type::Array(element, count) | Type::Vector(element, count) => {
                let size = layout.size_of(element);
                let parts = (0..*count).map(|index| self.load(element, address + index * size));
                Ok(Data::Parts(parts.collect::<Result<_, _>>()?))
            }
            _ => {
                let bits = self.width(kind);
                let bytes = self.memory.reach(self.rules, address, bits.div_ceil(8));
                Ok(Data::Bits(low_bits(bits, self.memory.load(address, bytes)?)))
            }
        }
    }

    pub(super) fn store(&mut self, kind: &Type, address: u64, value: &Data) -> RunResult<()> {
        let layout = self.module.layout;
        match (kind, value) {
            (Type::Structure { fields, .. }, Data::Parts(parts)) => {
                for (index, (field, part)) in fields.iter().zip(parts).enumerate() {
                    let offset = layout.field_offset(kind, index).unwrap_or_default();
                    self.store(field, address + offset, part)?;
                }
                Ok(())
            }
            (Type::Array(element, _) | Type::Vector(element, _), Data::Parts(parts)) => {
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

    /// How many of so many bytes lie in the word of the address (I12.12).
    fn within_word(&self, address: u64, bytes: u32) -> u32 {
        let word_bytes = self.module.layout.pointer_bytes;
        bytes.min(word_bytes - (address % u64::from(word_bytes)) as u32)
    }

    fn element_address(
        &self,
        frame: &Frame<'m>,
        base: &Operand,
        element: &Type,
        indices: &[Operand],
    ) -> RunResult<u128> {
        let layout = self.module.layout;
        let mut address = self.bits(frame, base)?;
        let mut kind = element.clone();
        for (position, operand) in indices.iter().enumerate() {
            let bits = self.width_of(frame, operand);
            let index = signed(bits, self.bits(frame, operand)?);
            if position > 0 {
                kind = match &kind {
                    Type::Array(element, _) | Type::Vector(element, _) => (**element).clone(),
                    Type::Structure { fields, .. } => {
                        let field = usize::try_from(index).unwrap_or(usize::MAX);
                        let offset = layout.field_offset(&kind, field);
                        let (Some(offset), Some(next)) = (offset, fields.get(field)) else {
                            return fault("no such field");
                        };
                        address += u128::from(offset);
                        kind = next.clone();
                        continue;
                    }
                    _ => return fault("an index into a simple type"),
                };
            }
            let size = i128::from(layout.size_of(&kind));
            address = address.wrapping_add_signed(index.wrapping_mul(size));
        }
        Ok(low_bits(layout.pointer_bytes * 8, address))
    }

    /// Where an atomic operation reaches: of HARP's, the bits of the address below the word do not count (I12.14).
    fn atomic_place(&self, frame: &Frame<'m>, address: &Operand) -> RunResult<u64> {
        let address = self.place(frame, address, 0)?;
        let word_bytes = u64::from(self.module.layout.pointer_bytes);
        Ok(match self.rules {
            Rules::Llvm => address,
            Rules::Harp => address - address % word_bytes,
        })
    }

    fn atomic(&mut self, frame: &Frame<'m>, instruction: &Instruction) -> RunResult<Data> {
        match &instruction.operation {
            Operation::AtomicUpdate { operator, address, value } => {
                let kind = Self::kind_of(frame, instruction)?;
                let bits = self.width(kind);
                let at = self.atomic_place(frame, address)?;
                let value = self.bits(frame, value)?;
                let old = self.load(kind, at)?.bits();
                let new = updated(operator, bits, old, value)?;
                self.store(kind, at, &Data::Bits(low_bits(bits, new)))?;
                Ok(Data::Bits(old))
            }
            Operation::AtomicCompareExchange { address, expected, value } => {
                let kind = frame.body.type_of(value);
                let at = self.atomic_place(frame, address)?;
                let old = self.load(&kind, at)?;
                let same = old == self.operand(frame, expected)?;
                if same {
                    let value = self.operand(frame, value)?;
                    self.store(&kind, at, &value)?;
                }
                match Self::kind_of(frame, instruction)? {
                    Type::Structure { .. } => Ok(Data::Parts(vec![old, Data::Bits(u128::from(same))])),
                    _ => Ok(old),
                }
            }
            _ => fault("no atomic operation"),
        }
    }
}

/// What `atomicrmw` puts in place of a value; of its bits, those above do not count.
fn updated(operator: &str, bits: u32, old: u128, value: u128) -> RunResult<u128> {
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
        other => return fault(format!("atomicrmw {other}")),
    })
}

fn part_of<'d>(data: &'d mut Data, path: &[u32]) -> RunResult<&'d mut Data> {
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
    let mut inputs = constraints.split(',').filter(|one| !one.starts_with('=') && !one.starts_with('~'));
    inputs.position(|one| one == "0")
}
