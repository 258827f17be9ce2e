//! Calls: arguments as words, copies of structures, further arguments in memory, and what the compiler itself knows.

use super::function::Lowering;
use super::memory::MemoryAccess;
use super::values::{Extension, Shape};
use super::LowerResult;
use crate::ir::{
    BlockId, Callee, Function, Instruction, Operand, Operation, Parameter, Signedness, Test, Type, Value, TRUTH,
};

impl Lowering<'_> {
    /// A call of a routine of the library.
    pub(super) fn routine(&mut self, name: &str, arguments: Vec<Operand>, results: usize) -> Vec<Operand> {
        let kind = self.word_type();
        let results: Vec<_> = (0..results).map(|_| self.fresh(kind.clone())).collect();
        self.push(
            results.clone(),
            Operation::Call { callee: Callee::Direct(name.into()), arguments, parameters: Vec::new(), variadic: false },
        );
        results.into_iter().map(Operand::from).collect()
    }

    /// A call of a routine with one word as its result.
    pub(super) fn routine_word(&mut self, name: &str, arguments: Vec<Operand>) -> Operand {
        self.routine(name, arguments, 1).swap_remove(0)
    }

    /// A call.
    pub(super) fn call(&mut self, instruction: &Instruction) -> LowerResult<()> {
        let Operation::Call { callee, arguments, parameters, variadic } = &instruction.operation else {
            return Ok(());
        };
        let mut parameters: &[Parameter] = parameters;
        let mut variadic = *variadic;
        let mut known = None;
        if let Callee::Direct(name) = callee {
            if name.starts_with("llvm.") {
                return self.intrinsic(instruction, name, arguments);
            }
            if self.builtin(instruction, name, arguments)? {
                return Ok(());
            }
            if let Some(function) = self.functions.by_name.get(&**name).copied() {
                known = Some(function);
                if function.body.is_some() || function.variadic {
                    parameters = &function.parameters;
                    variadic = function.variadic;
                }
            }
        }
        let target = match callee {
            Callee::Direct(name) => Callee::Direct(name.clone()),
            Callee::Indirect(address) => Callee::Indirect(self.word(address)?),
        };
        let fixed = if variadic { parameters.len().min(arguments.len()) } else { arguments.len() };
        let (direct, further) = arguments.split_at(fixed);
        let mut words = Vec::new();
        for (index, argument) in direct.iter().enumerate() {
            words.extend(self.argument(argument, parameters.get(index))?);
        }
        if let Some(function) = known.filter(|function| function.body.is_some()) {
            // A call through another prototype: as many words as the function takes.
            let mut count = 0;
            for parameter in &function.parameters {
                count += self.leaves(&parameter.kind)?.len();
            }
            words.resize(count, self.number(0));
        }
        if variadic {
            let address = self.further_arguments(further)?;
            words.push(address);
        }
        self.call_words(instruction, target, words, known.is_some_and(|a| a.body.is_none()))
    }

    fn call_words(
        &mut self,
        instruction: &Instruction,
        callee: Callee,
        arguments: Vec<Operand>,
        is_foreign: bool,
    ) -> LowerResult<()> {
        let kind = match instruction.results.first() {
            Some(result) => self.read.values[*result].clone(),
            None => Type::Void,
        };
        let mut returned = kind.clone();
        if let Callee::Direct(name) = &callee {
            if let Some(function) = self.functions.by_name.get(&**name).copied() {
                if function.body.is_some() {
                    returned = function.result.clone();
                }
            }
        }
        let leaves = self.leaves(&kind)?;
        let mut words = if self.returns_in_memory(&returned)? {
            self.call_with_place(&returned, callee, arguments)?
        } else {
            let results = self.leaves(&returned)?.len();
            let word = self.word_type();
            let values: Vec<_> = (0..results).map(|_| self.fresh(word.clone())).collect();
            self.push(values.clone(), Operation::call(callee, arguments));
            values.into_iter().map(Operand::from).collect()
        };
        words.resize(leaves.len(), self.number(0));
        for (word, leaf) in words.iter_mut().zip(leaves) {
            if leaf == TRUTH && self.out.type_of(word) != TRUTH {
                *word = self.test(Test::NotZero, word.clone());
            }
        }
        let mut shape = Shape::of(words);
        if let (Type::Integer(bits), [word]) = (&kind, &shape.words[..]) {
            if is_foreign {
                shape.extension = Extension::Any;
            } else if *bits > 1 {
                let word = word.clone();
                self.note_unsigned(&word, *bits);
            }
        }
        self.define(instruction, shape);
        Ok(())
    }

    /// A call of a function that puts its result into memory: the words that it has put there.
    fn call_with_place(
        &mut self,
        kind: &Type,
        callee: Callee,
        mut arguments: Vec<Operand>,
    ) -> LowerResult<Vec<Operand>> {
        let slot = self.slot(self.layout.size_of(kind));
        let place = self.emit_word(Operation::SlotAddress(slot));
        arguments.insert(0, place.clone());
        self.push(Vec::new(), Operation::call(callee, arguments));
        self.load(kind, &self.result_access(kind, place))
    }

    /// Where a result lies that is returned in memory.
    pub(super) fn result_access(&self, kind: &Type, place: Operand) -> MemoryAccess {
        MemoryAccess::plain(place, 0, self.layout.alignment_of(kind).min(8))
    }

    /// Whether a function puts its result at an address that is passed in front of its arguments, as C's structures are
    /// returned: vectors, and integers of more than two words.
    pub(super) fn returns_in_memory(&self, kind: &Type) -> LowerResult<bool> {
        Ok(self.leaves(kind)?.len() > 2)
    }

    /// The words in which an argument is passed.
    fn argument(&mut self, argument: &Operand, parameter: Option<&Parameter>) -> LowerResult<Vec<Operand>> {
        if let Some(kind) = parameter.and_then(|a| a.by_value.as_ref()) {
            let size = self.layout.size_of(kind);
            let slot = self.slot(size);
            let word = self.word_type();
            let copy = self.emit(word, Operation::SlotAddress(slot));
            if let Operand::Value(value) = &copy {
                self.alignments.insert(*value, 8);
            }
            let from = self.word(argument)?;
            let alignment = self.layout.alignment_of(kind);
            self.copy_argument(&copy, &from, size, alignment);
            return Ok(vec![copy]);
        }
        let sign = parameter.and_then(|a| a.extended) == Some(Signedness::Signed);
        let kind = self.kind(argument);
        if sign && matches!(kind, Type::Integer(bits) if bits > 1 && bits < self.word) {
            return Ok(vec![self.narrow(argument, Extension::Sign)?]);
        }
        let mut words = Vec::new();
        for word in self.words(argument)? {
            words.push(self.as_word(word));
        }
        Ok(words)
    }

    /// Puts the arguments behind the parameters into memory, each at a multiple of its alignment; gives where.
    fn further_arguments(&mut self, arguments: &[Operand]) -> LowerResult<Operand> {
        if arguments.is_empty() {
            return Ok(self.number(0));
        }
        let mut size = 0_u64;
        let mut alignment = 8;
        let mut places = Vec::new();
        for argument in arguments {
            let kind = self.kind(argument);
            let multiple = self.layout.alignment_of(&kind);
            alignment = alignment.max(multiple);
            size = size.next_multiple_of(multiple);
            places.push((size, kind.clone()));
            size += self.layout.size_of(&kind);
        }
        // An argument of more than 8 bytes begins at a multiple within the slot.
        let size = size + alignment - 8;
        let slot = match self.further_slot {
            Some(slot) => slot,
            None => self.slot(size),
        };
        self.further_slot = Some(slot);
        self.out.slots[slot].size = self.out.slots[slot].size.max(size);
        let mut address = self.emit_word(Operation::SlotAddress(slot));
        if alignment > 8 {
            let above = self.number(u128::from(alignment - 1));
            let multiple = self.number(!u128::from(alignment - 1));
            let end = self.add(address, above);
            address = self.and(end, multiple);
        }
        for (argument, (offset, kind)) in arguments.iter().zip(places) {
            let access = MemoryAccess::plain(address.clone(), 0, 8).own();
            let words = self.words(argument)?;
            self.store(&kind, words, &access.behind(offset))?;
        }
        Ok(address)
    }

    /// Functions of `harp.h` that are instructions.
    fn builtin(&mut self, instruction: &Instruction, name: &str, arguments: &[Operand]) -> LowerResult<bool> {
        let result = match (name, arguments) {
            ("__harp_hardware_id", [number]) => {
                let number = self.word(number)?;
                let number = self.constant(&number).and_then(|a| u32::try_from(a).ok());
                let Some(number) = number.filter(|number| *number < 16) else {
                    return Err(self.refused("__harp_hardware_id of what is no constant number below 16"));
                };
                let id = self.emit_word(Operation::HardwareId(number));
                if number < 4 {
                    self.note_unsigned(&id, 7);
                }
                Some(id)
            }
            ("__harp_vote", [truth]) => {
                let word = self.word(truth)?;
                let truth = self.test(Test::NotZero, word);
                Some(self.emit_word(Operation::Vote(truth)))
            }
            ("__harp_barrier", [id, warps]) => {
                let (id, warps) = (self.word(id)?, self.word(warps)?);
                self.effect(Operation::Barrier(id, warps));
                None
            }
            _ => return Ok(false),
        };
        if let Some(result) = result {
            self.define(instruction, Shape::of(vec![result]));
        }
        Ok(true)
    }

    /// Assembly with register operands.
    pub(super) fn inline_assembly(&mut self, instruction: &Instruction) -> LowerResult<()> {
        let Operation::InlineAssembly { text, constraints, arguments, effects } = &instruction.operation else {
            return Ok(());
        };
        if text.trim().is_empty() && self.empty_assembly(instruction, constraints, arguments)? {
            return Ok(());
        }
        let mut words = Vec::new();
        for argument in arguments {
            words.push(self.word(argument)?);
        }
        let kind = match instruction.results.first() {
            Some(result) => self.read.values[*result].clone(),
            None => Type::Void,
        };
        let word = self.word_type();
        let parts = match &kind {
            Type::Structure { fields, .. } => fields.clone(),
            Type::Void => Vec::new(),
            other => vec![other.clone()],
        };
        for part in &parts {
            if self.leaves(part)?.len() != 1 {
                return Err(self.refused(format!("{part} in a register of inline assembly")));
            }
        }
        let values: Vec<_> = parts.iter().map(|_| self.fresh(word.clone())).collect();
        self.push(
            values.clone(),
            Operation::InlineAssembly {
                text: text.clone(),
                constraints: constraints.clone(),
                arguments: words,
                effects: *effects,
            },
        );
        let mut results = Vec::new();
        for (value, part) in values.into_iter().zip(&parts) {
            let value = Operand::from(value);
            results.push(match part {
                Type::Integer(1) => self.test(Test::NotZero, value),
                Type::Integer(bits) => self.extended(value, *bits, Extension::Any, Extension::Zero),
                _ => value,
            });
        }
        self.define(instruction, Shape::of(results));
        Ok(())
    }

    /// Assembly without text around values of several words, each of which goes through a register; whether it is so.
    /// At most one operand is a result, and it is tied to the first one.
    fn empty_assembly(
        &mut self,
        instruction: &Instruction,
        constraints: &str,
        arguments: &[Operand],
    ) -> LowerResult<bool> {
        let mut shapes = Vec::new();
        for argument in arguments {
            shapes.push(self.words(argument)?);
        }
        let is_tied = match instruction.results.first() {
            None => false,
            Some(result) => {
                let kind = arguments.first().map(|first| self.kind(first));
                let all: Vec<&str> = constraints.split(',').collect();
                let tied = matches!(all[..], [output, "0", ..] if output.starts_with('='));
                if !tied || kind.as_ref() != Some(&self.read.values[*result]) {
                    return Ok(false);
                }
                true
            }
        };
        if shapes.iter().all(|words| words.len() == 1) {
            return Ok(false);
        }
        let mut results = Vec::new();
        for (index, words) in shapes.into_iter().enumerate() {
            let is_result = is_tied && index == 0;
            for word in words {
                let word = self.as_word(word);
                let value = is_result.then(|| self.fresh(self.word_type()));
                results.extend(value.map(Operand::from));
                let operation = Operation::InlineAssembly {
                    text: "".into(),
                    constraints: if is_result { "=r,0" } else { "r" }.into(),
                    arguments: vec![word],
                    effects: true,
                };
                self.push(value.into_iter().collect(), operation);
            }
        }
        if is_tied {
            self.define(instruction, Shape::of(results));
        }
        Ok(true)
    }

    // How values come into a function, out of it, and into its blocks.

    /// The types in which a function's parameters are passed.
    pub(super) fn passed_parameters(&self, function: &Function) -> LowerResult<Vec<Parameter>> {
        let mut passed = Vec::new();
        if self.returns_in_memory(&function.result)? {
            passed.push(self.word_type());
        }
        for parameter in &function.parameters {
            passed.extend(self.passed(&parameter.kind)?);
        }
        if function.variadic {
            passed.push(self.word_type());
        }
        Ok(passed.into_iter().map(Parameter::plain).collect())
    }

    /// The words in which a value is passed: truth values as 0 or 1.
    pub(super) fn passed(&self, kind: &Type) -> LowerResult<Vec<Type>> {
        Ok(vec![self.word_type(); self.leaves(kind)?.len()])
    }

    /// What a function returns in registers.
    pub(super) fn passed_results(&self, kind: &Type) -> LowerResult<Vec<Type>> {
        match self.returns_in_memory(kind)? {
            true => Ok(Vec::new()),
            false => self.passed(kind),
        }
    }

    /// Gives a block its parameters. Those of the entry are the function's, in the words in which they are passed.
    pub(super) fn parameters(&mut self, block: BlockId) -> LowerResult<()> {
        if block == self.read.entry() {
            return Ok(());
        }
        let read = self.read;
        for parameter in &read.blocks[block].parameters {
            let kind = &read.values[*parameter];
            let mut words = Vec::new();
            for leaf in self.leaves(kind)? {
                let value = self.fresh(leaf);
                self.out.blocks[self.blocks[block]].parameters.push(value);
                words.push(Operand::from(value));
            }
            if let (Type::Integer(bits), [word]) = (kind, &words[..]) {
                if *bits > 1 {
                    self.note_unsigned(word, *bits);
                }
            }
            let shape = Shape::of(words);
            self.note_sign(*parameter, &shape);
            self.shapes[*parameter] = Some(shape);
        }
        Ok(())
    }

    /// Notes that an integer is known not to be negative.
    pub(super) fn note_sign(&mut self, read: Value, shape: &Shape) {
        let (Type::Integer(bits), true) = (&self.read.values[read], self.not_negative[read]) else {
            return;
        };
        let top = (*bits - 1) % self.word;
        let is_whole = shape.extension != Extension::Any || bits % self.word == 0;
        match shape.words.last() {
            // A word that others have already may hold what has no meaning here, but has there.
            Some(Operand::Value(word)) if is_whole && usize::from(*word) >= self.own => {
                self.note_unsigned(&Operand::Value(*word), top);
            }
            _ => {}
        }
    }

    /// The function's parameters.
    pub(super) fn arguments(&mut self) -> LowerResult<()> {
        let entry = self.read.entry();
        let body = self.read;
        let read = &body.blocks[entry].parameters;
        if self.returns_in_memory(&self.function.result)? {
            let value = self.fresh(self.word_type());
            self.out.blocks[self.block].parameters.push(value);
            self.result_place = Some(value.into());
        }
        for (index, parameter) in read.iter().enumerate() {
            let kind = &body.values[*parameter];
            let mut words: Vec<Operand> = Vec::new();
            for _ in self.passed(kind)? {
                let value = self.fresh(self.word_type());
                self.out.blocks[self.block].parameters.push(value);
                words.push(value.into());
            }
            let mut extension = Extension::Zero;
            if let (Type::Integer(bits), [word]) = (kind, &words[..]) {
                let declared = self.function.parameters.get(index);
                if declared.and_then(|a| a.extended) == Some(Signedness::Signed) && *bits > 1 {
                    extension = Extension::Sign;
                    self.note_signed(word, *bits);
                } else {
                    self.note_unsigned(word, *bits);
                }
            }
            let shape = Shape { words, extension };
            self.note_sign(*parameter, &shape);
            self.shapes[*parameter] = Some(shape);
        }
        if self.function.variadic {
            let value = self.fresh(self.word_type());
            self.out.blocks[self.block].parameters.push(value);
            self.further = Some(value.into());
        }
        // Truth values come as words.
        for parameter in read {
            let kind = self.read.values[*parameter].clone();
            let leaves = self.leaves(&kind)?;
            if !leaves.contains(&TRUTH) {
                continue;
            }
            let mut words = self.shapes[*parameter].take().map_or(Vec::new(), |a| a.words);
            for (word, leaf) in words.iter_mut().zip(&leaves) {
                if *leaf == TRUTH {
                    *word = self.test(Test::NotZero, word.clone());
                }
            }
            self.shapes[*parameter] = Some(Shape::of(words));
        }
        Ok(())
    }
}
