//! Instructions: those that compute values, those on memory and addresses, calls and inline assembly.

use std::borrow::Cow;
use std::sync::Arc;

use super::constants::Expression;
use super::function::{FunctionReader, Phi};
use super::lexer::Token;
use super::{malformed, unsupported, ReadResult};
use crate::ir::{
    BinaryOperator, Callee, Condition, Conversion, FloatCondition, Instruction, Operand, Operation, Parameter,
    Promises, Reach, Signedness, Symbol, Type, TRUTH,
};

/// What an instruction says of the order of accesses.
struct Ordering {
    scope: Scope,
    /// What comes behind it stays behind it, and sees what was stored before what it has read.
    acquires: bool,
}

/// Whose accesses an ordering is about.
#[derive(Clone, Copy)]
enum Scope {
    /// The accesses of all threads.
    Everywhere,
    /// Those of `syncscope("singlethread")` and the like.
    Named,
}

/// A result's name.
pub(super) type Name<'t> = Option<Cow<'t, str>>;

/// `oeq`, `une`, `ord` and the like.
fn float_condition(word: &str) -> Option<FloatCondition> {
    FloatCondition::all().find(|condition| condition.to_string() == word)
}

/// The conversion that a word of LLVM's names.
pub(super) fn conversion(word: &str) -> Option<Conversion> {
    match word {
        "ptrtoint" | "ptrtoaddr" | "inttoptr" | "bitcast" => Some(Conversion::Bits),
        "bits" => None,
        _ => word.parse().ok(),
    }
}

impl<'t> FunctionReader<'_, 't> {
    /// Words that promise something of an operation; [`Self::result`] keeps those that are of use.
    pub(super) fn flags(&mut self) -> ReadResult<()> {
        while let Token::Word(word) = *self.reader.lexer.token() {
            match word {
                "nuw" => self.promises.no_unsigned_wrap = true,
                "nsw" => self.promises.no_signed_wrap = true,
                "exact" => self.promises.exact = true,
                "samesign" => self.promises.same_sign = true,
                "nneg" => self.promises.not_negative = true,
                "disjoint" | "inbounds" | "nusw" | "fast" | "nnan" | "ninf" | "nsz" | "arcp" | "contract" | "afn"
                | "reassoc" => {}
                _ => break,
            }
            self.reader.lexer.advance()?;
        }
        Ok(())
    }

    /// Puts an instruction at the end of the block.
    pub(super) fn put(&mut self, instruction: Instruction) -> ReadResult<()> {
        let Some(block) = self.block else {
            return self.malformed("no block is open");
        };
        self.body.blocks[block].instructions.push(instruction);
        Ok(())
    }

    /// Puts an operation with a result at the end of the block.
    pub(super) fn result(&mut self, name: Name<'t>, kind: Type, operation: Operation) -> ReadResult<()> {
        if self.is_of_vectors(&operation) {
            return self.on_elements(name, &kind, &operation);
        }
        let value = self.define(name, kind)?;
        let promises = std::mem::take(&mut self.promises);
        if promises != Promises::default() {
            self.body.promises.insert(value, promises);
        }
        self.put(Instruction::new(vec![value], operation, None))
    }

    /// The instruction that begins with a word.
    pub(super) fn instruction(&mut self, word: &str, name: Name<'t>) -> ReadResult<()> {
        self.promises = Promises::default();
        if let Ok(operator) = word.parse::<BinaryOperator>() {
            self.flags()?;
            let (kind, a, b) = self.two_operands()?;
            return self.result(name, kind, Operation::Binary(operator, a, b));
        }
        if word == "addrspacecast" {
            let (kind, value) = self.typed_operand()?;
            self.reader.word("to")?;
            self.reader.kind()?;
            return self.result(name, kind, Operation::Freeze(value));
        }
        if let Some(conversion) = conversion(word) {
            self.flags()?;
            let (kind, from) = self.typed_operand()?;
            self.reader.word("to")?;
            let to = self.reader.kind()?;
            let vectors = matches!(kind, Type::Vector(..)) || matches!(to, Type::Vector(..));
            if vectors && conversion == Conversion::Bits {
                return match word {
                    "bitcast" => self.vector_bits(name, from, to),
                    _ => self.unsupported("vectors of pointers are not converted"),
                };
            }
            return self.result(name, to, Operation::Convert(conversion, from));
        }
        match word {
            "icmp" => self.compare(name),
            "fcmp" => self.compare_floats(name),
            "fneg" => {
                self.flags()?;
                let (kind, value) = self.typed_operand()?;
                self.result(name, kind, Operation::FloatNegate(value))
            }
            "freeze" => {
                let (kind, value) = self.typed_operand()?;
                self.result(name, kind, Operation::Freeze(value))
            }
            "select" => self.select(name),
            "phi" => self.phi_instruction(name),
            "extractvalue" => self.extract(name),
            "insertvalue" => self.insert(name),
            "call" => self.call(name),
            "tail" | "musttail" | "notail" => {
                self.reader.word("call")?;
                self.call(name)
            }
            "extractelement" => self.extract_element(name),
            "insertelement" => self.insert_element(name),
            "shufflevector" => self.shuffle(name),
            "va_arg" => self.unsupported("va_arg of this type is not supported"),
            "landingpad" | "cleanuppad" | "catchpad" => self.unsupported("exceptions are not supported"),
            _ => self.memory_instruction(word, name),
        }
    }

    fn condition_word(&mut self) -> ReadResult<&'t str> {
        self.flags()?;
        let position = self.reader.lexer.start();
        match self.reader.lexer.advance()? {
            Token::Word(word) => Ok(word),
            _ => Err(malformed(position, "a condition is missing")),
        }
    }

    fn compare(&mut self, name: Name<'t>) -> ReadResult<()> {
        let word = self.condition_word()?;
        let condition: Condition = match word.parse() {
            Ok(condition) => condition,
            Err(_) => return self.malformed(format!("{word:?} is no condition")),
        };
        let (_, a, b) = self.two_operands()?;
        self.result(name, TRUTH, Operation::Compare(condition, a, b))
    }

    fn compare_floats(&mut self, name: Name<'t>) -> ReadResult<()> {
        let word = self.condition_word()?;
        let Some(condition) = float_condition(word) else {
            return self.malformed(format!("{word:?} is no condition"));
        };
        let (_, a, b) = self.two_operands()?;
        self.result(name, TRUTH, Operation::CompareFloat(condition, a, b))
    }

    fn select(&mut self, name: Name<'t>) -> ReadResult<()> {
        self.flags()?;
        let (_, condition) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, b) = self.typed_operand()?;
        self.result(name, kind, Operation::Select(condition, a, b))
    }

    fn phi_instruction(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (kind, incoming) = self.phi()?;
        let Some(block) = self.block else {
            return self.malformed("no block is open");
        };
        if block == self.body.entry() || !self.body.blocks[block].instructions.is_empty() {
            return self.malformed("a phi stands behind other instructions");
        }
        let value = self.define(name, kind)?;
        self.phis.push(Phi { block, value, incoming });
        Ok(())
    }

    /// `, 0, 1`: which part of which part; and its type.
    fn path(&mut self, of: &Type) -> ReadResult<(Vec<u32>, Type)> {
        let mut path = Vec::new();
        let mut kind = of;
        let is_index = |token: &Token<'_>| matches!(token, Token::Integer(_));
        while self.reader.take_comma(is_index)? {
            let index = self.reader.count()?;
            let part = match kind {
                Type::Array(element, count) | Type::Vector(element, count) if index < *count => Some(&**element),
                Type::Structure { fields, .. } => usize::try_from(index).ok().and_then(|at| fields.get(at)),
                _ => None,
            };
            let (Some(part), Ok(index)) = (part, u32::try_from(index)) else {
                return self.malformed("there is no such part");
            };
            path.push(index);
            kind = part;
        }
        Ok((path, kind.clone()))
    }

    fn extract(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (kind, aggregate) = self.typed_operand()?;
        let (path, part) = self.path(&kind)?;
        self.result(name, part, Operation::Extract { aggregate, path })
    }

    fn insert(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (kind, aggregate) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, part) = self.typed_operand()?;
        let (path, _) = self.path(&kind)?;
        let operation = Operation::Insert { aggregate, part, path };
        self.result(name, kind, operation)
    }

    /// The instruction on memory that begins with a word.
    fn memory_instruction(&mut self, word: &str, name: Name<'t>) -> ReadResult<()> {
        match word {
            "load" => self.load(name),
            "store" => self.store(),
            "getelementptr" => self.element(name),
            "alloca" => self.allocate(name),
            "atomicrmw" => self.atomic_update(name),
            "cmpxchg" => self.compare_exchange(name),
            "fence" => match self.ordering()?.scope {
                Scope::Everywhere => self.put(Instruction::new(Vec::new(), Operation::Fence, None)),
                // Between a thread and its own signal handlers: accesses are in the program's order anyhow.
                Scope::Named => Ok(()),
            },
            _ => self.unsupported(format!("the instruction {word:?} is not supported")),
        }
    }

    /// `syncscope("x") seq_cst`, or nothing.
    fn ordering(&mut self) -> ReadResult<Ordering> {
        let mut ordering = Ordering { scope: Scope::Everywhere, acquires: false };
        loop {
            match self.reader.lexer.token() {
                Token::Word("syncscope") => {
                    ordering.scope = Scope::Named;
                    self.reader.lexer.advance()?;
                    self.reader.skip_balanced()?;
                }
                Token::Word("unordered" | "monotonic" | "release") => {
                    self.reader.lexer.advance()?;
                }
                Token::Word("acquire" | "acq_rel" | "seq_cst") => {
                    ordering.acquires = true;
                    self.reader.lexer.advance()?;
                }
                _ => return Ok(ordering),
            }
        }
    }

    /// What follows an atomic operation of this order.
    fn acquire(&mut self, ordering: &Ordering) -> ReadResult<()> {
        match ordering {
            Ordering { scope: Scope::Everywhere, acquires: true } => {
                self.put(Instruction::new(Vec::new(), Operation::Acquire, None))
            }
            _ => Ok(()),
        }
    }

    /// `, align 4`, or the type's own.
    fn alignment(&mut self, kind: &Type) -> ReadResult<u64> {
        let is_own = |token: &Token<'_>| *token == Token::Word("align");
        if self.reader.take_comma(is_own)? {
            self.reader.word("align")?;
            let alignment = self.reader.count()?;
            if !alignment.is_power_of_two() || alignment > 1 << 32 {
                return self.malformed("an alignment is no power of 2");
            }
            return Ok(alignment);
        }
        Ok(self.reader.layout.alignment_of(kind))
    }

    fn load(&mut self, name: Name<'t>) -> ReadResult<()> {
        let atomic = self.reader.take_word("atomic")?;
        let volatile = self.reader.take_word("volatile")?;
        let kind = self.reader.kind()?;
        self.reader.sign(',')?;
        let (_, address) = self.typed_operand()?;
        let ordering = self.ordering()?;
        let alignment = self.alignment(&kind)?;
        let operation =
            Operation::Load { address, offset: 0, volatile: volatile || atomic, alignment, reach: Reach::Whole };
        if let Some(packed) = self.packed(&kind)? {
            let bits = self.step(packed, operation)?;
            return self.vector_bits(name, bits, kind);
        }
        self.result(name, kind, operation)?;
        self.acquire(&ordering)
    }

    fn store(&mut self) -> ReadResult<()> {
        let atomic = self.reader.take_word("atomic")?;
        let volatile = self.reader.take_word("volatile")?;
        let (kind, mut value) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, address) = self.typed_operand()?;
        self.ordering()?;
        let alignment = self.alignment(&kind)?;
        if let Some(packed) = self.packed(&kind)? {
            value = self.bits_of_vector(value, packed)?;
        }
        let operation = Operation::Store {
            value,
            address,
            offset: 0,
            volatile: volatile || atomic,
            alignment,
            reach: Reach::Whole,
        };
        self.put(Instruction::new(Vec::new(), operation, None))
    }

    fn element(&mut self, name: Name<'t>) -> ReadResult<()> {
        self.flags()?;
        if self.reader.take_word("inrange")? {
            self.reader.skip_balanced()?;
        }
        let element = self.reader.kind()?;
        self.reader.sign(',')?;
        let (_, base) = self.typed_operand()?;
        let mut indices = Vec::new();
        let is_index = |token: &Token<'_>| !matches!(token, Token::Metadata(_));
        while self.reader.take_comma(is_index)? {
            indices.push(self.typed_operand()?.1);
        }
        let is_vector = |one: &Operand| matches!(self.body.type_of(one), Type::Vector(..));
        if is_vector(&base) || indices.iter().any(is_vector) {
            return self.unsupported("vectors of addresses are not supported");
        }
        let operation = Operation::ElementAddress { base, element, indices };
        self.result(name, Type::Pointer, operation)
    }

    fn allocate(&mut self, name: Name<'t>) -> ReadResult<()> {
        if self.reader.take_word("inalloca")? {
            return self.unsupported("inalloca is not supported");
        }
        let element = self.reader.kind()?;
        let mut count = Operand::integer(32, 1);
        let is_count = |token: &Token<'_>| !matches!(token, Token::Word("align" | "addrspace") | Token::Metadata(_));
        if self.reader.take_comma(is_count)? {
            count = self.typed_operand()?.1;
        }
        let alignment = self.alignment(&element)?;
        let operation = Operation::Allocate { element, count, alignment };
        self.result(name, Type::Pointer, operation)
    }

    fn atomic_update(&mut self, name: Name<'t>) -> ReadResult<()> {
        self.reader.take_word("volatile")?;
        let position = self.reader.lexer.start();
        let Token::Word(operator) = self.reader.lexer.advance()? else {
            return Err(malformed(position, "an operation is missing"));
        };
        let operator = Arc::from(operator);
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, value) = self.typed_operand()?;
        let ordering = self.ordering()?;
        let operation = Operation::AtomicUpdate { operator, address, value };
        self.result(name, kind, operation)?;
        self.acquire(&ordering)
    }

    fn compare_exchange(&mut self, name: Name<'t>) -> ReadResult<()> {
        self.reader.take_word("weak")?;
        self.reader.take_word("volatile")?;
        let (_, address) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (kind, expected) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, value) = self.typed_operand()?;
        let ordering = self.ordering()?;
        let operation = Operation::AtomicCompareExchange { address, expected, value };
        let kind = Type::Structure { fields: vec![kind, TRUTH], packed: false };
        self.result(name, kind, operation)?;
        self.acquire(&ordering)
    }
}

/// What `printf` is in OpenCL C: its vectors are passed by their elements.
const OPENCL_PRINTF: &str = "harp_opencl_printf";

/// Intrinsics that say something about a program and do nothing.
fn says_nothing(callee: &str) -> bool {
    const NAMES: [&str; 7] = [
        "llvm.assume",
        "llvm.donothing",
        "llvm.experimental.noalias.scope.decl",
        "llvm.sideeffect",
        "llvm.pseudoprobe",
        "llvm.fake.use",
        "llvm.var.annotation",
    ];
    NAMES.contains(&callee)
        || callee.starts_with("llvm.dbg.")
        || callee.starts_with("llvm.lifetime.")
        || callee.starts_with("llvm.prefetch.")
}

/// What becomes of the operand bundles behind a call's arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bundles {
    /// They are an error.
    Refused,
    /// They are passed over, as the call is.
    Skipped,
}

/// Arguments of a call.
#[derive(Default)]
pub(super) struct Arguments {
    pub values: Vec<Operand>,
    parameters: Vec<Parameter>,
    alignments: Vec<Option<u64>>,
    /// The types of what lies at addresses, where the text gives them.
    pub elements: Vec<Option<Type>>,
}

impl<'t> FunctionReader<'_, 't> {
    /// The rest of a `call`.
    pub(super) fn call(&mut self, name: Name<'t>) -> ReadResult<()> {
        self.reader.passing()?;
        let result = self.reader.kind()?;
        let mut prototype = None;
        if *self.reader.lexer.token() == Token::Sign('(') {
            // `(...)` alone is a function without a prototype, which is called with what it is given.
            prototype = Some(self.prototype()?).filter(|found| *found != (0, true));
        }
        let callee = match self.reader.lexer.token().clone() {
            Token::Word("asm") => {
                self.reader.lexer.advance()?;
                return self.assembly(name, result);
            }
            Token::Local(_) => Callee::Indirect(self.operand(&Type::Pointer)?),
            _ => match self.reader.constant(&Type::Pointer, 0)? {
                Expression::Address { symbol, addend: 0, .. } => Callee::Direct(symbol),
                expression => {
                    let block = self.block.unwrap_or(crate::ir::BlockId(0));
                    Callee::Indirect(self.materialize(&expression, block)?)
                }
            },
        };
        if let Callee::Direct(symbol) = &callee {
            if says_nothing(symbol) {
                self.reader.skip_balanced()?;
                return self.call_ending(Bundles::Skipped);
            }
        }
        let mut arguments = self.arguments()?;
        let variadic = matches!(prototype, Some((_, true)));
        if let Some((fixed, true)) = prototype {
            if matches!(&callee, Callee::Direct(symbol) if &**symbol == OPENCL_PRINTF) {
                self.take_vectors_apart(&mut arguments)?;
            }
            self.further(&mut arguments, fixed)?;
            arguments.parameters.truncate(fixed);
        }
        self.call_ending(Bundles::Refused)?;
        if let Callee::Direct(symbol) = &callee {
            let done = self.vector_intrinsic(&name, &result, symbol, &arguments.values)?;
            if done.is_some() {
                return Ok(());
            }
        }
        let operation =
            Operation::Call { callee, arguments: arguments.values, parameters: arguments.parameters, variadic };
        self.call_result(name, result, operation)
    }

    pub(super) fn call_result(&mut self, name: Name<'t>, kind: Type, operation: Operation) -> ReadResult<()> {
        if kind == Type::Void {
            return self.put(Instruction::new(Vec::new(), operation, None));
        }
        self.result(name, kind, operation)
    }

    /// `(ptr, ...)`: how many are fixed, and whether more may follow.
    fn prototype(&mut self) -> ReadResult<(usize, bool)> {
        let mut fixed = 0;
        self.reader.sign('(')?;
        while !self.reader.take_sign(')')? {
            if fixed > 0 {
                self.reader.sign(',')?;
            }
            if *self.reader.lexer.token() == Token::Ellipsis {
                self.reader.lexer.advance()?;
                self.reader.sign(')')?;
                return Ok((fixed, true));
            }
            self.reader.kind()?;
            fixed += 1;
        }
        Ok((fixed, false))
    }

    pub(super) fn arguments(&mut self) -> ReadResult<Arguments> {
        let mut arguments = Arguments::default();
        self.reader.sign('(')?;
        while !self.reader.take_sign(')')? {
            if !arguments.values.is_empty() {
                self.reader.sign(',')?;
            }
            let position = self.reader.lexer.start();
            if matches!(self.reader.lexer.token(), Token::Word("metadata" | "token")) {
                let message = "a call with metadata is not supported";
                return Err(unsupported(position, message));
            }
            let kind = self.reader.kind()?;
            let mut passing = self.reader.passing()?;
            arguments.alignments.push(passing.alignment);
            arguments.elements.push(passing.element.take());
            let value = self.operand(&kind)?;
            arguments.values.push(value);
            arguments.parameters.push(passing.parameter(kind));
        }
        Ok(arguments)
    }

    /// `#10 [ "align"(ptr %x) ]` behind the arguments.
    pub(super) fn call_ending(&mut self, bundles: Bundles) -> ReadResult<()> {
        while matches!(self.reader.lexer.token(), Token::Attributes(_)) {
            self.reader.lexer.advance()?;
        }
        if *self.reader.lexer.token() == Token::Sign('[') {
            if bundles == Bundles::Refused {
                return self.unsupported("a call with operand bundles is not supported");
            }
            self.reader.skip_balanced()?;
        }
        Ok(())
    }

    /// Further arguments of a variadic call: the address of a copy takes the place of what is passed by value, since
    /// what the parameters say of it is not kept; narrow integers are widened, as `va_arg` counts on.
    fn further(&mut self, arguments: &mut Arguments, fixed: usize) -> ReadResult<()> {
        for index in fixed..arguments.values.len() {
            let parameter = arguments.parameters[index].clone();
            let value = arguments.values[index].clone();
            if let Some(kind) = parameter.by_value {
                let alignment = arguments.alignments[index];
                arguments.values[index] = self.copy(value, kind, alignment)?;
            } else if let Type::Integer(bits @ (1..=31 | 33..=63)) = parameter.kind {
                let wide = self.body.value(Type::Integer(if bits < 32 { 32 } else { 64 }));
                let conversion = match parameter.extended {
                    Some(Signedness::Signed) => Conversion::ExtendSign,
                    _ => Conversion::ExtendZero,
                };
                let operation = Operation::Convert(conversion, value);
                self.put(Instruction::new(vec![wide], operation, None))?;
                arguments.values[index] = wide.into();
            }
        }
        Ok(())
    }

    /// Passes the elements of vectors one by one, floats as doubles.
    fn take_vectors_apart(&mut self, arguments: &mut Arguments) -> ReadResult<()> {
        let whole = std::mem::take(arguments);
        for (index, value) in whole.values.into_iter().enumerate() {
            let kind = self.body.type_of(&value);
            if !matches!(kind, Type::Vector(..)) {
                arguments.values.push(value);
                arguments.parameters.push(whole.parameters[index].clone());
                arguments.alignments.push(whole.alignments[index]);
                arguments.elements.push(whole.elements[index].clone());
                continue;
            }
            for mut element in self.elements(&value)? {
                if self.body.type_of(&element) == Type::Float {
                    element = self.step(Type::Double, Operation::Convert(Conversion::FloatExtend, element))?;
                }
                arguments.parameters.push(Parameter::plain(self.body.type_of(&element)));
                arguments.values.push(element);
                arguments.alignments.push(None);
                arguments.elements.push(None);
            }
        }
        Ok(())
    }

    /// The address of a copy of what lies at an address.
    fn copy(&mut self, from: Operand, kind: Type, alignment: Option<u64>) -> ReadResult<Operand> {
        let layout = self.reader.layout;
        let size = layout.size_of(&kind);
        let copy = self.body.value(Type::Pointer);
        let allocate = Operation::Allocate {
            alignment: alignment.unwrap_or_else(|| layout.alignment_of(&kind)),
            element: kind,
            count: Operand::integer(32, 1),
        };
        let entry = self.body.entry();
        let instruction = Instruction::new(vec![copy], allocate, None);
        self.body.blocks[entry].instructions.insert(0, instruction);
        let bits = layout.pointer_bytes * 8;
        let kinds = [Type::Pointer, Type::Pointer, layout.word(), TRUTH];
        let operation = Operation::Call {
            callee: Callee::Direct(Symbol::from(format!("llvm.memcpy.p0.p0.i{bits}"))),
            arguments: vec![copy.into(), from, Operand::integer(bits, u128::from(size)), Operand::truth(false)],
            parameters: kinds.map(Parameter::plain).to_vec(),
            variadic: false,
        };
        self.put(Instruction::new(Vec::new(), operation, None))?;
        Ok(copy.into())
    }
}
