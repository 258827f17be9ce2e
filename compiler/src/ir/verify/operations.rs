//! Types of operands and results, operation by operation.

use super::{Check, Form, Verifier};
use crate::ir::{
    BinaryOperator, Body, Callee, Constant, Conversion, Operand, Operation, Type, TRUTH,
};

fn is_integer(kind: &Type) -> bool {
    matches!(kind, Type::Integer(_))
}

fn is_float(kind: &Type) -> bool {
    matches!(kind, Type::Float | Type::Double)
}

fn is_float_operator(operator: BinaryOperator) -> bool {
    matches!(
        operator,
        BinaryOperator::FloatAdd
            | BinaryOperator::FloatSubtract
            | BinaryOperator::FloatMultiply
            | BinaryOperator::FloatDivide
            | BinaryOperator::FloatRemainder
    )
}

/// Operators of lowered functions; of these, those on truth values.
fn lowered_operator(operator: BinaryOperator) -> (bool, bool) {
    match operator {
        BinaryOperator::And | BinaryOperator::Or | BinaryOperator::Xor => (true, true),
        BinaryOperator::DivideSigned
        | BinaryOperator::RemainderSigned
        | BinaryOperator::ShiftRightArithmetic
        | BinaryOperator::FloatRemainder => (false, false),
        _ => (true, false),
    }
}

/// The only result's type, which is expected.
fn only<'k>(results: &[&'k Type]) -> Result<&'k Type, String> {
    match results {
        [kind] => Ok(kind),
        _ => Err(format!("{} results, one is expected", results.len())),
    }
}

fn none(results: &[&Type]) -> Check {
    match results {
        [] => Ok(()),
        _ => Err("a result of what has none".to_owned()),
    }
}

fn same(found: &Type, expected: &Type) -> Check {
    if found == expected {
        return Ok(());
    }
    Err(format!("{found} in place of {expected}"))
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
        Type::Array(element, count) => (u64::from(*index) < *count).then_some(&**element),
        Type::Structure { fields, .. } => fields.get(*index as usize),
        _ => None,
    })
}

impl Verifier<'_> {
    /// Types of an operation's operands and results.
    pub(super) fn operation(&self, body: &Body, operation: &Operation, results: &[&Type]) -> Check {
        match operation {
            Operation::Binary(operator, a, b) => self.binary(body, *operator, a, b, only(results)?),
            Operation::FloatNegate(a) => {
                let kind = only(results)?;
                that(self.float_type(kind), "of no float")?;
                self.expect(body, a, kind)
            }
            Operation::Select(condition, a, b) => {
                self.expect(body, condition, &TRUTH)?;
                self.expect(body, a, only(results)?)?;
                self.expect(body, b, only(results)?)
            }
            Operation::Load { address, .. } => {
                that(
                    !self.lowered() || *only(results)? == self.layout.word(),
                    "a load of no word",
                )?;
                only(results)?;
                self.expect(body, address, &self.address())
            }
            Operation::Store { value, address, .. } => {
                none(results)?;
                if self.lowered() {
                    self.expect(body, value, &self.layout.word())?;
                }
                self.expect(body, address, &self.address())
            }
            Operation::Call { .. } => self.call(body, operation, results),
            Operation::InlineAssembly { .. } => Ok(()),
            Operation::Test(..)
            | Operation::ToFloat(_)
            | Operation::FromFloat(_)
            | Operation::SlotAddress(_)
            | Operation::AllocateDynamic(_)
            | Operation::HardwareId(_)
            | Operation::Vote(_)
            | Operation::Barrier(..)
            | Operation::Join
            | Operation::Enclose
            | Operation::Probe(..) => {
                that(self.lowered(), "only in lowered functions")?;
                self.lowered_operation(body, operation, results)
            }
            _ => {
                that(!self.lowered(), "not in lowered functions")?;
                self.read_operation(body, operation, results)
            }
        }
    }

    fn float_type(&self, kind: &Type) -> bool {
        if self.lowered() {
            *kind == self.layout.word()
        } else {
            is_float(kind)
        }
    }

    fn binary(
        &self,
        body: &Body,
        operator: BinaryOperator,
        a: &Operand,
        b: &Operand,
        kind: &Type,
    ) -> Check {
        if self.lowered() {
            let (allowed, truths) = lowered_operator(operator);
            that(allowed, "not in lowered functions")?;
            that(*kind != TRUTH || truths, "of truth values")?;
        }
        if is_float_operator(operator) {
            that(self.float_type(kind), "of no floats")?;
        } else {
            that(is_integer(kind), "of no integers")?;
        }
        self.expect(body, a, kind)?;
        self.expect(body, b, kind)
    }

    fn call(&self, body: &Body, operation: &Operation, results: &[&Type]) -> Check {
        let Operation::Call {
            callee,
            arguments,
            parameters,
            variadic,
        } = operation
        else {
            return Ok(());
        };
        match callee {
            Callee::Indirect(address) => self.expect(body, address, &self.address())?,
            Callee::Direct(name) if name.starts_with("llvm.") && !self.lowered() => {}
            Callee::Direct(name) => self.symbol(name)?,
        }
        if !self.lowered() {
            that(results.len() <= 1, "two results")?;
            let enough = arguments.len() == parameters.len()
                || (*variadic && arguments.len() > parameters.len());
            that(enough, "too few arguments or too many")?;
            return parameters
                .iter()
                .zip(arguments)
                .try_for_each(|(parameter, argument)| {
                    self.expect(body, argument, &parameter.kind)
                });
        }
        that(!variadic, "variadic")?;
        let Callee::Direct(name) = callee else {
            return Ok(());
        };
        // Functions in assembly are declared without types.
        let Some(function) = self.functions.get(name).filter(|of| of.body.is_some()) else {
            return Ok(());
        };
        that(
            function.parameters.len() == arguments.len(),
            "too few arguments or too many",
        )?;
        that(
            function.results.iter().eq(results.iter().copied()),
            "other results than the function has",
        )?;
        function
            .parameters
            .iter()
            .zip(arguments)
            .try_for_each(|(parameter, argument)| self.expect(body, argument, &parameter.kind))
    }

    fn lowered_operation(&self, body: &Body, operation: &Operation, results: &[&Type]) -> Check {
        let word = self.layout.word();
        match operation {
            Operation::Test(_, a) => {
                same(only(results)?, &TRUTH)?;
                self.expect(body, a, &word)
            }
            Operation::ToFloat(a) | Operation::FromFloat(a) | Operation::AllocateDynamic(a) => {
                same(only(results)?, &word)?;
                self.expect(body, a, &word)
            }
            Operation::SlotAddress(slot) => {
                that(body.slots.get(*slot).is_some(), "no such slot")?;
                same(only(results)?, &word)
            }
            Operation::HardwareId(number) => {
                that(*number < 16, "no such number")?;
                same(only(results)?, &word)
            }
            Operation::Vote(a) => {
                same(only(results)?, &word)?;
                self.expect(body, a, &TRUTH)
            }
            Operation::Barrier(id, warps) => {
                none(results)?;
                self.expect(body, id, &word)?;
                self.expect(body, warps, &word)
            }
            Operation::Probe(_, shown) => {
                none(results)?;
                self.expect(body, shown, &word)
            }
            _ => {
                none(results)?;
                that(self.form == Form::Diverged, "only in diverged functions")
            }
        }
    }

    fn read_operation(&self, body: &Body, operation: &Operation, results: &[&Type]) -> Check {
        match operation {
            Operation::Compare(_, a, b) => {
                same(only(results)?, &TRUTH)?;
                let kind = self.type_of(body, a);
                that(is_integer(&kind) || kind == Type::Pointer, "of no integers")?;
                self.expect(body, b, &kind)
            }
            Operation::CompareFloat(_, a, b) => {
                same(only(results)?, &TRUTH)?;
                let kind = self.type_of(body, a);
                that(is_float(&kind), "of no floats")?;
                self.expect(body, b, &kind)
            }
            Operation::Convert(conversion, a) => {
                let from = self.type_of(body, a);
                that(
                    self.converts(*conversion, &from, only(results)?),
                    "between these types",
                )
            }
            Operation::Freeze(a) => self.expect(body, a, only(results)?),
            Operation::ElementAddress {
                base,
                element,
                indices,
            } => {
                same(only(results)?, &Type::Pointer)?;
                self.expect(body, base, &Type::Pointer)?;
                self.indices(body, element, indices)
            }
            Operation::Allocate {
                count, alignment, ..
            } => {
                same(only(results)?, &Type::Pointer)?;
                that(alignment.is_power_of_two(), "its alignment")?;
                that(is_integer(&self.type_of(body, count)), "its count")
            }
            Operation::Extract { .. } | Operation::Insert { .. } => {
                self.aggregate(body, operation, only(results)?)
            }
            Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => {
                self.atomic(body, operation, only(results)?)
            }
            _ => none(results),
        }
    }

    /// Parts of aggregates.
    fn aggregate(&self, body: &Body, operation: &Operation, result: &Type) -> Check {
        match operation {
            Operation::Extract { aggregate, path } => {
                let kind = self.type_of(body, aggregate);
                that(part(&kind, path) == Some(result), "of another part")
            }
            Operation::Insert {
                aggregate,
                part: value,
                path,
            } => {
                let kind = result;
                self.expect(body, aggregate, kind)?;
                let value = self.type_of(body, value);
                that(part(kind, path) == Some(&value), "of another part")
            }
            _ => Ok(()),
        }
    }

    fn atomic(&self, body: &Body, operation: &Operation, result: &Type) -> Check {
        match operation {
            Operation::AtomicUpdate { address, value, .. } => {
                self.expect(body, address, &Type::Pointer)?;
                self.expect(body, value, result)
            }
            Operation::AtomicCompareExchange {
                address,
                expected,
                value,
            } => {
                self.expect(body, address, &Type::Pointer)?;
                let kind = self.type_of(body, expected);
                self.expect(body, value, &kind)?;
                let pair = Type::Structure {
                    fields: vec![kind, TRUTH],
                    packed: false,
                };
                same(result, &pair)
            }
            _ => Ok(()),
        }
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
            Conversion::FloatToUnsigned | Conversion::FloatToSigned => {
                is_float(from) && is_integer(to)
            }
            Conversion::UnsignedToFloat | Conversion::SignedToFloat => {
                is_integer(from) && is_float(to)
            }
            Conversion::Bits => {
                let simple = |kind: &Type| is_integer(kind) || is_float(kind);
                let pointers = *from == Type::Pointer || *to == Type::Pointer;
                let reaches = |kind: &Type| is_integer(kind) || *kind == Type::Pointer;
                (pointers && reaches(from) && reaches(to))
                    || (simple(from)
                        && simple(to)
                        && self.layout.size_of(from) == self.layout.size_of(to))
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
                Type::Array(element, _) => element,
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
