//! Says whether a module is what its form promises. Each stage's tests call it behind the stage: what is wrong is found where
//! it was made.

mod dominance;
mod operations;

use std::collections::{HashMap, HashSet};

use super::{
    BlockId, Body, Constant, DataLayout, Edge, Function, Instruction, Module, Operand, Operation,
    Parting, Symbol, Terminator, Type, Value, TRUTH,
};
use dominance::Places;

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

/// What a check finds.
type Check = Result<(), String>;

/// Says what in the module is not as its form asks.
///
/// # Errors
/// The first thing that is wrong, with its function and block.
pub fn verify(module: &Module, form: Form) -> Check {
    let mut names = HashSet::new();
    for name in module
        .globals
        .iter()
        .map(|of| &of.name)
        .chain(module.functions.iter().map(|of| &of.name))
    {
        if !names.insert(name) {
            return Err(format!("@{name} stands twice"));
        }
    }
    let functions: HashMap<&Symbol, &Function> =
        module.functions.iter().map(|of| (&of.name, of)).collect();
    let verifier = Verifier {
        form,
        layout: module.layout,
        names,
        functions,
    };
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
            verifier
                .function(function, body)
                .map_err(|what| format!("in @{}: {what}", function.name))?;
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
        if *kind == Type::Void || (self.lowered() && *kind != self.layout.word() && *kind != TRUTH)
        {
            return Err(format!("a value of type {kind}"));
        }
        Ok(())
    }

    fn function(&self, function: &Function, body: &Body) -> Check {
        if body.order.is_empty() {
            return Err("no block".to_owned());
        }
        let places = Places::of(body)?;
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
            self.block(function, body, *id, &places)
                .map_err(|what| format!("{id}: {what}"))?;
        }
        if self.form == Form::Diverged && returns > 1 {
            return Err(format!("{returns} returns, one is allowed"));
        }
        Ok(())
    }

    fn block(&self, function: &Function, body: &Body, id: BlockId, places: &Places) -> Check {
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
    fn operands(
        &self,
        body: &Body,
        operands: &[Operand],
        block: BlockId,
        index: usize,
        places: &Places,
    ) -> Check {
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
                    Type::Array(element, count) => {
                        *count == parts.len() as u64
                            && parts.iter().all(|part| part.kind() == **element)
                    }
                    Type::Structure { fields, .. } => fields.iter().eq(parts
                        .iter()
                        .map(Constant::kind)
                        .collect::<Vec<_>>()
                        .iter()),
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
            Terminator::Branch {
                condition, parting, ..
            } => {
                let decided = *parting != Parting::Undecided;
                if decided != (self.form == Form::Diverged) {
                    return Err(format!("a branch that parts as {parting:?}"));
                }
                self.expect(body, condition, &TRUTH)
            }
            Terminator::Switch { .. } | Terminator::JumpIndirect { .. } if self.lowered() => {
                Err("not in a lowered function".to_owned())
            }
            Terminator::Switch {
                value, bits, cases, ..
            } => {
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
                values
                    .iter()
                    .zip(&expected)
                    .try_for_each(|(value, kind)| self.expect(body, value, kind))
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
        let results: Vec<&Type> = instruction
            .results
            .iter()
            .map(|result: &Value| &body.values[*result])
            .collect();
        self.operation(body, &instruction.operation, &results)
    }
}
