//! Which integers of a function that has been read are not negative, also around loops: a block's parameter is taken
//! not to be until one of the edges brings what may be negative.

use std::collections::HashSet;

use typed_index_collections::TiVec;

use crate::ir::{
    BinaryOperator, Body, Callee, Constant, Conversion, Function, Instruction, Linkage, Module, Operand, Operation,
    Promises, Symbol, Type, Value,
};

/// Functions that are only ever launched: their first parameter is the number of a thread, which is not negative.
pub(super) fn kernels(module: &Module) -> HashSet<Symbol> {
    let mut launched = HashSet::new();
    let mut others = HashSet::new();
    let globals = module.globals.iter().flat_map(|global| &global.initial);
    others.extend(globals.flat_map(|data| &data.references).map(|one| one.symbol.clone()));
    for body in module.bodies() {
        for operand in body.blocks.iter().flat_map(|block| block.end.operands()) {
            add_names(&operand, &mut others);
        }
        for instruction in body.instructions() {
            let operands = instruction.operands();
            let mut first_other = 0;
            if let Some(name) = instruction.operation.called() {
                others.insert(name.clone());
                if matches!(&**name, "launch" | "launch_warp") {
                    launched.extend(operands.first().and_then(Operand::symbol).cloned());
                    first_other = 1;
                }
            }
            for operand in operands.iter().skip(first_other) {
                add_names(operand, &mut others);
            }
        }
    }
    let is_internal = |function: &&Function| function.linkage == Linkage::Internal;
    let internal = module.functions.iter().filter(is_internal);
    internal
        .map(|function| function.name.clone())
        .filter(|name| launched.contains(name) && !others.contains(name))
        .collect()
}

/// The integers of which only the signed value is read: they are extended with their sign, compared as signed ones, or
/// become floats.
pub(super) fn read_signed(body: &Body) -> HashSet<Value> {
    let (mut signed, mut otherwise) = (HashSet::new(), HashSet::new());
    for instruction in body.instructions() {
        let reads = match &instruction.operation {
            Operation::Convert(Conversion::ExtendSign | Conversion::SignedToFloat, _) => &mut signed,
            Operation::Compare(condition, ..) if condition.is_signed() => &mut signed,
            _ => &mut otherwise,
        };
        reads.extend(instruction.operands().iter().filter_map(Operand::value));
    }
    let ends = body.blocks.iter().flat_map(|block| block.end.operands());
    otherwise.extend(ends.filter_map(|operand| operand.value()));
    signed.retain(|value| !otherwise.contains(value));
    signed
}

/// Every function and global that an operand names.
fn add_names(operand: &Operand, names: &mut HashSet<Symbol>) {
    match operand {
        Operand::Constant(Constant::Aggregate { parts, .. }) => {
            for part in parts {
                add_names(&Operand::Constant(part.clone()), names);
            }
        }
        other => names.extend(other.symbol().cloned()),
    }
}

/// For each value, whether it can be shown not to be negative.
pub(super) fn not_negative(body: &Body, is_kernel: bool) -> TiVec<Value, bool> {
    let mut known = Known { body, values: vec![false; body.values.len()].into() };
    let entry = body.entry();
    for block in body.order.iter().filter(|block| **block != entry) {
        for parameter in &body.blocks[*block].parameters {
            known.values[*parameter] = matches!(body.values[*parameter], Type::Integer(2..));
        }
    }
    if let (true, Some(thread)) = (is_kernel, body.blocks[entry].parameters.first()) {
        known.values[*thread] = matches!(body.values[*thread], Type::Integer(2..));
    }
    loop {
        known.follow();
        let mut changed = false;
        for block in &body.order {
            for edge in body.blocks[*block].end.edges() {
                let parameters = &body.blocks[edge.block].parameters;
                for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                    if known.values[*parameter] && !known.of(argument) {
                        known.values[*parameter] = false;
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            return known.values;
        }
    }
}

struct Known<'b> {
    body: &'b Body,
    values: TiVec<Value, bool>,
}

impl Known<'_> {
    /// What follows for results from what is assumed of parameters.
    fn follow(&mut self) {
        // More than once only where a definition follows its use in the order.
        loop {
            let mut changed = false;
            for block in &self.body.order {
                for instruction in &self.body.blocks[*block].instructions {
                    let [result] = &instruction.results[..] else {
                        continue;
                    };
                    let known = self.result(instruction, *result);
                    changed |= known != self.values[*result];
                    self.values[*result] = known;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn of(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Value(value) => self.values[*value],
            Operand::Constant(Constant::Integer { bits, value }) => value >> (bits - 1) == 0,
            Operand::Constant(_) => false,
        }
    }

    fn bits(&self, operand: &Operand) -> u32 {
        match self.body.type_of(operand) {
            Type::Integer(bits) => bits,
            _ => 0,
        }
    }

    fn result(&self, instruction: &Instruction, result: Value) -> bool {
        let Type::Integer(bits) = self.body.values[result] else {
            return false;
        };
        let promises = self.body.promises.get(&result).copied().unwrap_or_default();
        match &instruction.operation {
            Operation::Binary(operator, a, b) => self.binary(*operator, promises, a, b),
            Operation::Select(_, a, b) => self.of(a) && self.of(b),
            Operation::Convert(conversion, a) => match conversion {
                Conversion::ExtendZero => self.bits(a) < bits,
                Conversion::ExtendSign => self.of(a),
                Conversion::Truncate => promises.no_signed_wrap && self.of(a),
                _ => false,
            },
            Operation::Call { callee: Callee::Direct(name), arguments, .. } => self.call(name, arguments),
            _ => false,
        }
    }

    fn binary(&self, operator: BinaryOperator, promises: Promises, a: &Operand, b: &Operand) -> bool {
        use BinaryOperator as Op;
        let positive =
            |operand: &Operand| matches!(operand, Operand::Constant(Constant::Integer { value, .. }) if *value > 0);
        match operator {
            Op::Add | Op::Multiply => promises.no_signed_wrap && self.of(a) && self.of(b),
            Op::ShiftLeft => promises.no_signed_wrap && self.of(a),
            Op::Subtract => promises.no_unsigned_wrap && self.of(a),
            Op::DivideUnsigned => {
                self.of(a) || matches!(b, Operand::Constant(Constant::Integer { value, .. }) if *value > 1)
            }
            Op::RemainderUnsigned => self.of(a) || self.of(b),
            Op::DivideSigned => self.of(a) && self.of(b),
            Op::RemainderSigned | Op::ShiftRightArithmetic => self.of(a),
            Op::ShiftRightLogical => self.of(a) || positive(b),
            Op::And => self.of(a) || self.of(b),
            Op::Or | Op::Xor => self.of(a) && self.of(b),
            _ => false,
        }
    }

    fn call(&self, name: &str, arguments: &[Operand]) -> bool {
        let name = name.strip_prefix("llvm.").unwrap_or(name);
        let base = name.split('.').next().unwrap_or(name);
        match (base, arguments) {
            ("abs", [_, least_has_no_meaning]) => *least_has_no_meaning == Operand::truth(true),
            ("umin", [a, b]) | ("smax", [a, b]) => self.of(a) || self.of(b),
            ("smin" | "umax", [a, b]) => self.of(a) && self.of(b),
            ("__harp_hardware_id" | "__harp_vote", _) => true,
            _ => false,
        }
    }
}
