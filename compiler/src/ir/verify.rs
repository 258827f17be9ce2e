//! Says whether a module is what its form promises. Each stage's tests call it behind the stage: what is wrong is found
//! where it was made.

use std::collections::{HashMap, HashSet};

use typed_index_collections::TiVec;

use super::{
    BinaryOperator, BlockId, Body, Callee, Constant, Conversion, DataLayout, Edge, Function, Instruction, Module,
    Operand, OperandKind, Operation, Parameter, Parting, Reach, Symbol, Terminator, Type, Value, TRUTH,
};
use crate::analysis::{Dominance, Flow};

/// How far a module has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// As clang writes it.
    Read,
    /// Words and truth values.
    Lowered,
    /// Lowered, with what each branch does with the lanes.
    Diverged,
}

/// In functions of which forms something may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// In functions of each form.
    Any,
    /// Read ones.
    Read,
    /// Lowered and diverged ones.
    Lowered,
    /// Diverged ones.
    Diverged,
}

impl Forms {
    /// Refuses another form.
    fn check(self, form: Form) -> Check {
        match self {
            Forms::Any => Ok(()),
            Forms::Read => that(form == Form::Read, "not in lowered functions"),
            Forms::Lowered => that(form >= Form::Lowered, "only in lowered functions"),
            Forms::Diverged => {
                Forms::Lowered.check(form)?;
                that(form == Form::Diverged, "only in diverged functions")
            }
        }
    }
}

/// What a check finds.
type Check = Result<(), String>;

/// Says what in the module is not as its form asks.
///
/// # Errors
/// The first thing that is wrong, with its function and block.
pub fn verify(module: &Module, form: Form) -> Check {
    let mut names = HashSet::new();
    for (name, _) in module.names() {
        if !names.insert(name) {
            return Err(format!("@{name} stands twice"));
        }
    }
    let functions: HashMap<&Symbol, &Function> = module.functions.iter().map(|of| (&of.name, of)).collect();
    let verifier = Verifier { form, layout: module.layout, names, functions };
    for global in &module.globals {
        let Some(initial) = &global.initial else {
            continue;
        };
        if initial.bytes.len() as u64 > global.size {
            return Err(format!("@{} holds more than its size", global.name));
        }
        for reference in &initial.references {
            let end = reference.offset + u64::from(module.layout.pointer_bytes);
            if end > global.size {
                return Err(format!("@{} holds more than its size", global.name));
            }
            verifier.symbol(&reference.symbol)?;
        }
    }
    for function in &module.functions {
        if let Some(body) = &function.body {
            verifier.function(function, body).map_err(|what| format!("in @{}: {what}", function.name))?;
        }
    }
    Ok(())
}

/// What is asked of a module.
struct Verifier<'m> {
    form: Form,
    layout: DataLayout,
    names: HashSet<&'m Symbol>,
    functions: HashMap<&'m Symbol, &'m Function>,
}

impl Verifier<'_> {
    fn symbol(&self, symbol: &Symbol) -> Check {
        if self.names.contains(symbol) {
            return Ok(());
        }
        Err(format!("@{symbol} is not declared"))
    }

    fn lowered(&self) -> bool {
        self.form >= Form::Lowered
    }

    /// The type that addresses have.
    fn address(&self) -> Type {
        if self.lowered() {
            self.layout.word()
        } else {
            Type::Pointer
        }
    }

    fn type_of(&self, body: &Body, operand: &Operand) -> Type {
        match operand {
            Operand::Constant(Constant::Address { .. }) => self.address(),
            _ => body.type_of(operand),
        }
    }

    fn expect(&self, body: &Body, operand: &Operand, kind: &Type) -> Check {
        let found = self.type_of(body, operand);
        if found == *kind {
            return Ok(());
        }
        Err(format!("{operand} is {found}, not {kind}"))
    }

    /// A type that values of this form have.
    fn value_type(&self, kind: &Type) -> Check {
        if *kind == Type::Void || (self.lowered() && *kind != self.layout.word() && *kind != TRUTH) {
            return Err(format!("a value of type {kind}"));
        }
        Ok(())
    }

    fn function(&self, function: &Function, body: &Body) -> Check {
        if body.order.is_empty() {
            return Err("no block".to_owned());
        }
        let places = Definitions::of(body)?;
        let expected = function.parameters.iter().map(|of| &of.kind);
        let entry = &body.blocks[body.entry()].parameters;
        if !expected.eq(entry.iter().map(|value| &body.values[*value])) {
            return Err("the entry's parameters are not the function's".to_owned());
        }
        for kind in &body.values {
            self.value_type(kind)?;
        }
        for slot in &body.slots {
            if !slot.alignment.is_power_of_two() || slot.alignment > 8 {
                return Err(format!("a slot with alignment {}", slot.alignment));
            }
        }
        let mut returns = 0;
        for id in &body.order {
            returns += u32::from(matches!(body.blocks[*id].end, Terminator::Return(_)));
            self.block(function, body, *id, &places).map_err(|what| format!("{id}: {what}"))?;
        }
        if self.form == Form::Diverged && returns > 1 {
            return Err(format!("{returns} returns, one is allowed"));
        }
        Ok(())
    }

    fn block(&self, function: &Function, body: &Body, id: BlockId, places: &Definitions) -> Check {
        let block = &body.blocks[id];
        let mut only_joins = true;
        for (index, instruction) in block.instructions.iter().enumerate() {
            let join = instruction.operation == Operation::Join;
            if join && !only_joins {
                return Err("a join behind another instruction".to_owned());
            }
            only_joins &= join;
            self.operands(body, &instruction.operands(), id, index, places)
                .and_then(|()| self.instruction(body, instruction))
                .map_err(|what| format!("{}: {what}", instruction.operation))?;
        }
        let end = block.instructions.len();
        self.operands(body, &block.end.operands(), id, end, places)
            .and_then(|()| self.end(function, body, &block.end))
            .map_err(|what| format!("{}: {what}", block.end))
    }

    /// Every operand is defined before, and is a constant of this form.
    fn operands(&self, body: &Body, operands: &[Operand], block: BlockId, index: usize, places: &Definitions) -> Check {
        for operand in operands {
            match operand {
                Operand::Value(value) => {
                    if body.values.get(*value).is_none() || !places.reaches(*value, block, index) {
                        return Err(format!("{value} is not defined on every way here"));
                    }
                }
                Operand::Constant(constant) => self.constant(constant)?,
            }
        }
        Ok(())
    }

    fn constant(&self, constant: &Constant) -> Check {
        match constant {
            Constant::Integer { bits, value } => {
                if *bits == 0 || *bits > 128 || (*bits < 128 && *value >> *bits != 0) {
                    return Err(format!("{value} as an integer of {bits} bits"));
                }
                self.value_type(&Type::Integer(*bits))
            }
            Constant::Address { symbol, .. } => self.symbol(symbol),
            Constant::Undefined(kind) => self.value_type(kind),
            Constant::Aggregate { kind, parts } => {
                let same = match kind {
                    Type::Array(element, count) | Type::Vector(element, count) => {
                        *count == parts.len() as u64 && parts.iter().all(|part| part.kind() == **element)
                    }
                    Type::Structure { fields, .. } => {
                        fields.iter().eq(parts.iter().map(Constant::kind).collect::<Vec<_>>().iter())
                    }
                    _ => false,
                };
                if self.lowered() || !same {
                    return Err(format!("a constant of type {kind}"));
                }
                parts.iter().try_for_each(|part| self.constant(part))
            }
            Constant::Float(_) | Constant::Double(_) | Constant::Null if self.lowered() => {
                Err(format!("the constant {constant}"))
            }
            Constant::Float(_) | Constant::Double(_) | Constant::Null => Ok(()),
        }
    }

    fn edge(&self, body: &Body, edge: &Edge) -> Check {
        let Some(target) = body.blocks.get(edge.block) else {
            return Err(format!("{} is no block", edge.block));
        };
        if edge.block == body.entry() {
            return Err("an edge to the entry".to_owned());
        }
        if target.parameters.len() != edge.arguments.len() {
            return Err(format!(
                "{} arguments for the {} parameters of {}",
                edge.arguments.len(),
                target.parameters.len(),
                edge.block
            ));
        }
        for (argument, parameter) in edge.arguments.iter().zip(&target.parameters) {
            self.expect(body, argument, &body.values[*parameter])?;
        }
        Ok(())
    }

    fn end(&self, function: &Function, body: &Body, end: &Terminator) -> Check {
        for edge in end.edges() {
            self.edge(body, edge)?;
        }
        match end {
            Terminator::Branch { condition, parting, .. } => {
                let decided = *parting != Parting::Undecided;
                if decided != (self.form == Form::Diverged) {
                    return Err(format!("a branch that parts as {parting:?}"));
                }
                self.expect(body, condition, &TRUTH)
            }
            Terminator::Switch { .. } | Terminator::JumpIndirect { .. } if self.lowered() => {
                Err("not in a lowered function".to_owned())
            }
            Terminator::Switch { value, bits, cases, .. } => {
                let mut seen = HashSet::new();
                for (case, _) in cases {
                    if !seen.insert(case) || (*bits < 128 && case >> bits != 0) {
                        return Err(format!("case {case}"));
                    }
                }
                self.expect(body, value, &Type::Integer(*bits))
            }
            Terminator::JumpIndirect { address, .. } => self.expect(body, address, &Type::Pointer),
            Terminator::Return(values) => {
                let expected = match &function.result {
                    _ if self.lowered() => function.results.clone(),
                    Type::Void => Vec::new(),
                    kind => vec![kind.clone()],
                };
                if expected.len() != values.len() {
                    return Err(format!("{} results are declared", expected.len()));
                }
                values.iter().zip(&expected).try_for_each(|(value, kind)| self.expect(body, value, kind))
            }
            Terminator::Jump(_) | Terminator::Unreachable => Ok(()),
        }
    }

    fn instruction(&self, body: &Body, instruction: &Instruction) -> Check {
        if let Some(guard) = &instruction.guard {
            if self.form != Form::Diverged {
                return Err("a guard".to_owned());
            }
            self.expect(body, &guard.condition, &TRUTH)?;
            match (&guard.otherwise, &instruction.results[..]) {
                (None, []) => {}
                (Some(otherwise), [result]) => {
                    self.expect(body, otherwise, &body.values[*result])?;
                }
                _ => return Err("a guard with and without a result".to_owned()),
            }
        }
        let results: Vec<&Type> = instruction.results.iter().map(|result: &Value| &body.values[*result]).collect();
        self.operation(body, &instruction.operation, &results)
    }
}

// Types of operands and results, operation by operation.

fn is_integer(kind: &Type) -> bool {
    matches!(kind, Type::Integer(_))
}

fn is_float(kind: &Type) -> bool {
    matches!(kind, Type::Float | Type::Double)
}

/// The only result's type, which is expected.
fn only<'k>(results: &[&'k Type]) -> Result<&'k Type, String> {
    match results {
        [kind] => Ok(kind),
        _ => Err(format!("{} results, one is expected", results.len())),
    }
}

fn that(holds: bool, what: &str) -> Check {
    if holds {
        return Ok(());
    }
    Err(what.to_owned())
}

/// The part at the end of a path.
fn part<'k>(kind: &'k Type, path: &[u32]) -> Option<&'k Type> {
    path.iter().try_fold(kind, |kind, index| match kind {
        Type::Array(element, count) | Type::Vector(element, count) => {
            (u64::from(*index) < *count).then_some(&**element)
        }
        Type::Structure { fields, .. } => fields.get(*index as usize),
        _ => None,
    })
}

impl Verifier<'_> {
    /// The result has a type, or there is none; and operands have theirs.
    fn types(&self, body: &Body, results: &[&Type], expected: Option<&Type>, operands: &[(&Operand, &Type)]) -> Check {
        match (results, expected) {
            ([], None) => {}
            (_, None) => return Err("a result of what has none".to_owned()),
            (_, Some(expected)) => {
                let found = only(results)?;
                if found != expected {
                    return Err(format!("{found} in place of {expected}"));
                }
            }
        }
        operands.iter().try_for_each(|(operand, kind)| self.expect(body, operand, kind))
    }

    /// Types of an operation's operands and results.
    pub(super) fn operation(&self, body: &Body, operation: &Operation, results: &[&Type]) -> Check {
        operation.forms().check(self.form)?;
        let lowered = self.lowered();
        let (word, address) = (&self.layout.word(), &self.address());
        let types = |expected, operands: &[(&Operand, &Type)]| self.types(body, results, expected, operands);
        match operation {
            Operation::Binary(operator, a, b) => self.binary(body, *operator, a, b, only(results)?),
            Operation::FloatNegate(a) => {
                let kind = only(results)?;
                that(self.float_type(kind), "of no float")?;
                types(Some(kind), &[(a, kind)])
            }
            Operation::Compare(_, a, b) | Operation::CompareFloat(_, a, b) if lowered => {
                types(Some(&TRUTH), &[(a, word), (b, word)])
            }
            Operation::Compare(_, a, b) => {
                let kind = &self.type_of(body, a);
                that(is_integer(kind) || *kind == Type::Pointer, "of no integers")?;
                types(Some(&TRUTH), &[(b, kind)])
            }
            Operation::CompareFloat(_, a, b) => {
                let kind = &self.type_of(body, a);
                that(is_float(kind), "of no floats")?;
                types(Some(&TRUTH), &[(b, kind)])
            }
            Operation::Convert(conversion, a) => {
                let from = self.type_of(body, a);
                that(self.converts(*conversion, &from, only(results)?), "between these types")
            }
            Operation::Freeze(a) => self.expect(body, a, only(results)?),
            Operation::Select(condition, a, b) => {
                let kind = only(results)?;
                types(Some(kind), &[(condition, &TRUTH), (a, kind), (b, kind)])
            }
            Operation::Load { address: from, reach, .. } => {
                that(lowered || *reach == Reach::Whole, "of some bytes, not in a lowered function")?;
                let kind = only(results)?;
                that(!lowered || kind == word, "a load of no word")?;
                types(Some(kind), &[(from, address)])
            }
            Operation::Store { value, address: to, .. } if lowered => types(None, &[(value, word), (to, address)]),
            Operation::Store { address: to, .. } => types(None, &[(to, address)]),
            Operation::ElementAddress { base, element, indices } => {
                types(Some(&Type::Pointer), &[(base, &Type::Pointer)])?;
                self.indices(body, element, indices)
            }
            Operation::Allocate { count, alignment, .. } => {
                types(Some(&Type::Pointer), &[])?;
                that(alignment.is_power_of_two(), "its alignment")?;
                that(is_integer(&self.type_of(body, count)), "its count")
            }
            Operation::Extract { aggregate, path } => {
                let kind = self.type_of(body, aggregate);
                that(part(&kind, path) == Some(only(results)?), "of another part")
            }
            Operation::Insert { aggregate, part: value, path } => {
                let kind = only(results)?;
                self.expect(body, aggregate, kind)?;
                that(part(kind, path) == Some(&self.type_of(body, value)), "of another part")
            }
            Operation::AtomicUpdate { address: at, value, .. } => {
                let kind = if lowered { word } else { only(results)? };
                types(Some(kind), &[(at, address), (value, kind)])
            }
            Operation::AtomicCompareExchange { address: at, expected, value } if lowered => {
                types(Some(word), &[(at, address), (expected, word), (value, word)])
            }
            Operation::AtomicCompareExchange { address: at, expected, value } => {
                let kind = self.type_of(body, expected);
                let pair = Type::Structure { fields: vec![kind.clone(), TRUTH], packed: false };
                types(Some(&pair), &[(at, address), (value, &kind)])
            }
            Operation::Call { callee, arguments, variadic, .. } if lowered => {
                that(!variadic, "variadic")?;
                self.lowered_call(body, callee, arguments, results)
            }
            Operation::Call { callee, arguments, parameters, variadic } => {
                match callee {
                    Callee::Indirect(target) => self.expect(body, target, address)?,
                    Callee::Direct(name) if name.starts_with("llvm.") => {}
                    Callee::Direct(name) => self.symbol(name)?,
                }
                that(results.len() <= 1, "two results")?;
                let enough = arguments.len() == parameters.len() || (*variadic && arguments.len() > parameters.len());
                that(enough, "too few arguments or too many")?;
                self.arguments(body, arguments, parameters)
            }
            Operation::InlineAssembly { .. } => Ok(()),
            Operation::Test(_, a) => types(Some(&TRUTH), &[(a, word)]),
            Operation::ToFloat(a) | Operation::FromFloat(a) | Operation::AllocateDynamic(a) => {
                types(Some(word), &[(a, word)])
            }
            Operation::SlotAddress(slot) => {
                that(body.slots.get(*slot).is_some(), "no such slot")?;
                types(Some(word), &[])
            }
            Operation::HardwareId(number) => {
                that(*number < 16, "no such number")?;
                types(Some(word), &[])
            }
            Operation::Vote(a) => types(Some(word), &[(a, &TRUTH)]),
            Operation::Barrier(id, warps) => types(None, &[(id, word), (warps, word)]),
            Operation::Probe(_, shown) => types(None, &[(shown, word)]),
            Operation::Fence | Operation::Acquire | Operation::Join | Operation::LeaveIfEnding => types(None, &[]),
        }
    }

    fn float_type(&self, kind: &Type) -> bool {
        if self.lowered() {
            *kind == self.layout.word()
        } else {
            is_float(kind)
        }
    }

    fn binary(&self, body: &Body, operator: BinaryOperator, a: &Operand, b: &Operand, kind: &Type) -> Check {
        operator.forms().check(self.form)?;
        let operands = operator.operands();
        if operands == OperandKind::Floats {
            that(self.float_type(kind), "of no floats")?;
        } else {
            that(is_integer(kind), "of no integers")?;
        }
        that(!self.lowered() || *kind != TRUTH || operands == OperandKind::Bits, "of truth values")?;
        self.types(body, &[kind], Some(kind), &[(a, kind), (b, kind)])
    }

    fn arguments(&self, body: &Body, arguments: &[Operand], parameters: &[Parameter]) -> Check {
        let mut pairs = parameters.iter().zip(arguments);
        pairs.try_for_each(|(parameter, argument)| self.expect(body, argument, &parameter.kind))
    }

    fn lowered_call(&self, body: &Body, callee: &Callee, arguments: &[Operand], results: &[&Type]) -> Check {
        let name = match callee {
            Callee::Indirect(target) => return self.expect(body, target, &self.address()),
            Callee::Direct(name) => name,
        };
        self.symbol(name)?;
        // Functions in assembly are declared without types.
        let Some(function) = self.functions.get(name).filter(|of| of.body.is_some()) else {
            return Ok(());
        };
        that(function.parameters.len() == arguments.len(), "too few arguments or too many")?;
        that(function.results.iter().eq(results.iter().copied()), "other results than the function has")?;
        self.arguments(body, arguments, &function.parameters)
    }

    fn converts(&self, conversion: Conversion, from: &Type, to: &Type) -> bool {
        let bits = |kind: &Type| match kind {
            Type::Integer(bits) => *bits,
            _ => 0,
        };
        let integers = is_integer(from) && is_integer(to);
        match conversion {
            Conversion::Truncate => integers && bits(from) > bits(to),
            Conversion::ExtendZero | Conversion::ExtendSign => integers && bits(from) < bits(to),
            Conversion::FloatTruncate => *from == Type::Double && *to == Type::Float,
            Conversion::FloatExtend => *from == Type::Float && *to == Type::Double,
            Conversion::FloatToUnsigned | Conversion::FloatToSigned => is_float(from) && is_integer(to),
            Conversion::UnsignedToFloat | Conversion::SignedToFloat => is_integer(from) && is_float(to),
            Conversion::Bits => {
                let simple = |kind: &Type| is_integer(kind) || is_float(kind);
                let pointers = *from == Type::Pointer || *to == Type::Pointer;
                let reaches = |kind: &Type| is_integer(kind) || *kind == Type::Pointer;
                (pointers && reaches(from) && reaches(to))
                    || (simple(from) && simple(to) && self.layout.size_of(from) == self.layout.size_of(to))
            }
        }
    }

    fn indices(&self, body: &Body, element: &Type, indices: &[Operand]) -> Check {
        let mut kind = element;
        for (place, index) in indices.iter().enumerate() {
            that(is_integer(&self.type_of(body, index)), "an index")?;
            if place == 0 {
                continue;
            }
            kind = match kind {
                Type::Array(element, _) | Type::Vector(element, _) => element,
                Type::Structure { fields, .. } => {
                    let field = match index {
                        Operand::Constant(Constant::Integer { value, .. }) => {
                            usize::try_from(*value).ok().and_then(|at| fields.get(at))
                        }
                        _ => None,
                    };
                    field.ok_or("a field that is not there")?
                }
                _ => return Err("an index of no aggregate".to_owned()),
            };
        }
        Ok(())
    }
}

// Where values are defined, and which places of a function come behind which on every way.

/// Where each value is defined, and the dominance of blocks.
struct Definitions {
    /// The block, and the instruction's place in it counted from 1; 0 is the block's parameters.
    definitions: TiVec<Value, Option<(BlockId, usize)>>,
    flow: Flow,
    dominance: Dominance,
}

impl Definitions {
    /// The definitions of a body. The order, the edges and the definitions are checked on the way.
    pub(super) fn of(body: &Body) -> Result<Self, String> {
        let mut ordered: TiVec<BlockId, bool> = body.blocks.iter().map(|_| false).collect();
        for id in &body.order {
            match ordered.get_mut(*id) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(format!("{id} stands twice in the order, or is no block")),
            }
        }
        let mut definitions: TiVec<Value, Option<(BlockId, usize)>> = body.values.iter().map(|_| None).collect();
        let mut define = |value: Value, place| match definitions.get_mut(value) {
            Some(slot @ None) => {
                *slot = Some(place);
                Ok(())
            }
            _ => Err(format!("{value} is defined twice, or is no value")),
        };
        for id in &body.order {
            for value in &body.blocks[*id].parameters {
                define(*value, (*id, 0))?;
            }
            for (index, instruction) in body.blocks[*id].instructions.iter().enumerate() {
                for value in &instruction.results {
                    define(*value, (*id, index + 1))?;
                }
            }
            for edge in body.blocks[*id].end.edges() {
                if !ordered.get(edge.block).copied().unwrap_or(false) {
                    return Err(format!("{id} goes to {}, which is not laid out", edge.block));
                }
            }
        }
        let flow = Flow::of(body);
        Ok(Self { definitions, dominance: Dominance::of(&flow), flow })
    }

    /// The value is defined on every way to the instruction. True of every place that is never reached.
    fn reaches(&self, value: Value, block: BlockId, index: usize) -> bool {
        let Some(Some((from, place))) = self.definitions.get(value) else {
            return false;
        };
        if !self.flow.reached(block) {
            return true;
        }
        match *from == block {
            true => *place <= index,
            false => self.dominance.dominates(*from, block),
        }
    }
}
