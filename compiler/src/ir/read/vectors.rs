//! Vectors: operations on them are taken apart into operations on their elements, and the results are put together
//! again. Values of vector types remain, as aggregates that are passed on, loaded and stored.

use super::constants::Expression;
use super::function::FunctionReader;
use super::instructions::Name;
use super::ReadResult;
use crate::ir::{
    BinaryOperator, Callee, Condition, Constant, Conversion, Instruction, Operand, Operation, Parameter, Promises,
    Symbol, Type, TRUTH,
};

/// Intrinsics that do to each element what they do to a number.
const ELEMENTWISE: [&str; 43] = [
    "abs",
    "arithmetic.fence",
    "bitreverse",
    "bswap",
    "canonicalize",
    "ceil",
    "copysign",
    "cos",
    "ctlz",
    "ctpop",
    "cttz",
    "exp",
    "exp2",
    "fabs",
    "floor",
    "fma",
    "fmuladd",
    "fptosi.sat",
    "fptoui.sat",
    "fshl",
    "fshr",
    "log",
    "log10",
    "log2",
    "maximumnum",
    "maxnum",
    "minimumnum",
    "minnum",
    "nearbyint",
    "pow",
    "rint",
    "round",
    "sadd.sat",
    "sin",
    "smax",
    "smin",
    "sqrt",
    "ssub.sat",
    "trunc",
    "uadd.sat",
    "umax",
    "umin",
    "usub.sat",
];

/// What an intrinsic of vectors does.
enum Intrinsic {
    /// It treats each element by the intrinsic of this name.
    Elementwise(Symbol),
    /// All elements become one, by this operator; of floats, beginning with another operand.
    Reduced(BinaryOperator),
    /// All elements become one, by the intrinsic of two operands of this name.
    ReducedBy(Symbol),
}

/// The name of an intrinsic with the types of elements in place of those of vectors: `smax.i32` for `smax.v4i32`.
fn of_elements(name: &str) -> String {
    let element = |part: &str| {
        let digits = part.strip_prefix('v')?;
        let rest = digits.trim_start_matches(|one: char| one.is_ascii_digit());
        let is_kind = rest.len() < digits.len() && rest.starts_with(['i', 'f', 'p']);
        is_kind.then(|| rest.to_owned())
    };
    let parts = name.split('.');
    let parts: Vec<String> = parts.map(|part| element(part).unwrap_or_else(|| part.to_owned())).collect();
    parts.join(".")
}

impl Intrinsic {
    fn of(name: &str) -> Option<Self> {
        let whole = of_elements(name);
        let base = crate::ir::intrinsic_base(&whole);
        if ELEMENTWISE.contains(&base) {
            return Some(Intrinsic::Elementwise(Symbol::from(&*whole)));
        }
        let kind = whole.rsplit('.').next()?;
        let by = |name: &str| Intrinsic::ReducedBy(Symbol::from(format!("llvm.{name}.{kind}")));
        Some(match base.strip_prefix("vector.reduce.")? {
            "add" => Intrinsic::Reduced(BinaryOperator::Add),
            "mul" => Intrinsic::Reduced(BinaryOperator::Multiply),
            "and" => Intrinsic::Reduced(BinaryOperator::And),
            "or" => Intrinsic::Reduced(BinaryOperator::Or),
            "xor" => Intrinsic::Reduced(BinaryOperator::Xor),
            "fadd" => Intrinsic::Reduced(BinaryOperator::FloatAdd),
            "fmul" => Intrinsic::Reduced(BinaryOperator::FloatMultiply),
            "fmax" => by("maxnum"),
            "fmin" => by("minnum"),
            name @ ("smax" | "smin" | "umax" | "umin") => by(name),
            _ => return None,
        })
    }
}

/// How many elements a vector has.
fn count_of(kind: &Type) -> Option<u64> {
    match kind {
        Type::Vector(_, count) => Some(*count),
        _ => None,
    }
}

/// The vector of so many of these.
fn vector_of(element: Type, count: usize) -> Type {
    Type::Vector(Box::new(element), count as u64)
}

impl<'t> FunctionReader<'_, 't> {
    /// Puts an operation at the end of the block, with a result that has no name.
    pub(super) fn step(&mut self, kind: Type, operation: Operation) -> ReadResult<Operand> {
        let value = self.body.value(kind);
        self.put(Instruction::new(vec![value], operation, None))?;
        Ok(value.into())
    }

    /// The elements of a vector.
    pub(super) fn elements(&mut self, vector: &Operand) -> ReadResult<Vec<Operand>> {
        let kind = self.body.type_of(vector);
        let Type::Vector(element, count) = kind else {
            return self.malformed(format!("{kind} is no vector"));
        };
        if let Operand::Constant(Constant::Aggregate { parts, .. }) = vector {
            return Ok(parts.iter().cloned().map(Operand::Constant).collect());
        }
        let mut elements = Vec::new();
        for index in 0..count as u32 {
            let operation = Operation::Extract { aggregate: vector.clone(), path: vec![index] };
            elements.push(self.step((*element).clone(), operation)?);
        }
        Ok(elements)
    }

    /// A vector of these elements, under a name.
    fn gather(&mut self, name: Name<'t>, element: Type, parts: Vec<Operand>) -> ReadResult<()> {
        let kind = vector_of(element, parts.len());
        let mut whole = Operand::Constant(Constant::Undefined(kind.clone()));
        let mut name = Some(name);
        let last = parts.len() - 1;
        for (index, part) in parts.into_iter().enumerate() {
            let operation = Operation::Insert { aggregate: whole, part, path: vec![index as u32] };
            match name.take_if(|_| index == last) {
                Some(name) => return self.result(name, kind, operation),
                None => whole = self.step(kind.clone(), operation)?,
            }
        }
        Ok(())
    }

    /// Whether an operation computes with vectors.
    pub(super) fn is_of_vectors(&self, operation: &Operation) -> bool {
        use Operation::{Binary, Compare, CompareFloat, Convert, FloatNegate, Select};
        let decides = match operation {
            Binary(_, a, _) | Compare(_, a, _) | CompareFloat(_, a, _) | FloatNegate(a) => a,
            // Only where the condition is a vector, too: else one of the two is passed on whole.
            Select(condition, ..) => condition,
            Convert(Conversion::Bits, _) => return false,
            Convert(_, a) => a,
            _ => return false,
        };
        matches!(self.body.type_of(decides), Type::Vector(..))
    }

    /// An operation that computes with vectors, on each of their elements. `kind` is the result's type, or, of a
    /// comparison, the type of the results of its elements.
    pub(super) fn on_elements(&mut self, name: Name<'t>, kind: &Type, operation: &Operation) -> ReadResult<()> {
        let promises = std::mem::take(&mut self.promises);
        let element = match kind {
            Type::Vector(element, _) => (**element).clone(),
            other => other.clone(),
        };
        let mut columns = Vec::new();
        for operand in operation.clone().operands_mut() {
            columns.push(self.elements(operand)?);
        }
        let count = columns.first().map_or(0, Vec::len);
        let fits = columns.iter().all(|column| column.len() == count);
        if !fits || count_of(kind).is_some_and(|of| of != count as u64) {
            return self.malformed("vectors of different lengths");
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let mut one = operation.clone();
            for (operand, column) in one.operands_mut().into_iter().zip(&columns) {
                *operand = column[index].clone();
            }
            let part = self.step(element.clone(), one)?;
            if let (Some(value), true) = (part.value(), promises != Promises::default()) {
                self.body.promises.insert(value, promises);
            }
            parts.push(part);
        }
        self.gather(name, element, parts)
    }

    // A vector's bits as those of another type.

    /// Bits of a simple type.
    fn width(&self, kind: &Type) -> u32 {
        match kind {
            Type::Float => 32,
            Type::Double => 64,
            other => self.reader.bits_of(other),
        }
    }

    /// The value's bits as an integer, or an integer's bits as another simple type.
    fn bits_as(&mut self, value: Operand, to: Type) -> ReadResult<Operand> {
        match self.body.type_of(&value) == to {
            true => Ok(value),
            false => self.step(to, Operation::Convert(Conversion::Bits, value)),
        }
    }

    /// The integer as which a vector of truth values lies in memory; `None` of other types.
    pub(super) fn packed(&self, kind: &Type) -> ReadResult<Option<Type>> {
        match kind {
            Type::Vector(element, count) if **element == TRUTH => match u32::try_from(*count) {
                Ok(bits @ 1..=128) => Ok(Some(Type::Integer(bits))),
                _ => self.unsupported(format!("{kind} in memory is not supported")),
            },
            _ => Ok(None),
        }
    }

    /// A vector's bits as an integer.
    pub(super) fn bits_of_vector(&mut self, from: Operand, to: Type) -> ReadResult<Operand> {
        Ok(self.same_bits(from, &to)?.swap_remove(0))
    }

    /// A vector's bits as another type, or another type's bits as a vector: the element of the lowest address is the
    /// lowest part.
    pub(super) fn vector_bits(&mut self, name: Name<'t>, from: Operand, to: Type) -> ReadResult<()> {
        let mut parts = self.same_bits(from, &to)?;
        match to {
            Type::Vector(element, _) => self.gather(name, *element, parts),
            _ => self.result(name, to, Operation::Freeze(parts.swap_remove(0))),
        }
    }

    /// The elements of the vector that has the same bits, or the one number.
    fn same_bits(&mut self, from: Operand, to: &Type) -> ReadResult<Vec<Operand>> {
        let is = self.body.type_of(&from);
        let parts = match &is {
            Type::Vector(..) => self.elements(&from)?,
            _ => vec![from],
        };
        let of = self.width(&self.body.type_of(&parts[0]));
        let (element, count) = match to {
            Type::Vector(element, count) => ((**element).clone(), *count as usize),
            other => (other.clone(), 1),
        };
        let bits = self.width(&element);
        if of as usize * parts.len() != bits as usize * count {
            return self.malformed(format!("the bits of {is} as {to}"));
        }
        let mut numbers = Vec::new();
        for part in parts {
            numbers.push(self.bits_as(part, Type::Integer(of))?);
        }
        let numbers = match of.cmp(&bits) {
            std::cmp::Ordering::Equal => numbers,
            std::cmp::Ordering::Less => self.joined(&numbers, of, bits)?,
            std::cmp::Ordering::Greater => self.cut(&numbers, of, bits)?,
        };
        let mut results = Vec::new();
        for number in numbers {
            results.push(self.bits_as(number, element.clone())?);
        }
        Ok(results)
    }

    /// Integers of more bits, each of several neighbours.
    fn joined(&mut self, numbers: &[Operand], of: u32, bits: u32) -> ReadResult<Vec<Operand>> {
        let wide = Type::Integer(bits);
        let mut joined = Vec::new();
        for group in numbers.chunks((bits / of) as usize) {
            let mut sum = Operand::integer(bits, 0);
            for (part, place) in group.iter().zip(0..) {
                let extend = Operation::Convert(Conversion::ExtendZero, part.clone());
                let part = self.step(wide.clone(), extend)?;
                let count = Operand::integer(bits, u128::from(place * of));
                let shift = Operation::Binary(BinaryOperator::ShiftLeft, part, count);
                let part = self.step(wide.clone(), shift)?;
                sum = self.step(wide.clone(), Operation::Binary(BinaryOperator::Or, sum, part))?;
            }
            joined.push(sum);
        }
        Ok(joined)
    }

    /// Integers of fewer bits, several of each.
    fn cut(&mut self, numbers: &[Operand], of: u32, bits: u32) -> ReadResult<Vec<Operand>> {
        let mut parts = Vec::new();
        for number in numbers {
            for place in 0..of / bits {
                let count = Operand::integer(of, u128::from(place * bits));
                let shift = Operation::Binary(BinaryOperator::ShiftRightLogical, number.clone(), count);
                let part = self.step(Type::Integer(of), shift)?;
                let operation = Operation::Convert(Conversion::Truncate, part);
                parts.push(self.step(Type::Integer(bits), operation)?);
            }
        }
        Ok(parts)
    }

    // Single elements.

    /// Whether a number, which is no constant, is this one.
    fn is_index(&mut self, index: &Operand, place: usize) -> ReadResult<Operand> {
        let bits = self.width(&self.body.type_of(index));
        let place = Operand::integer(bits, place as u128);
        let operation = Operation::Compare(Condition::Equal, index.clone(), place);
        self.step(TRUTH, operation)
    }

    /// `extractelement`.
    pub(super) fn extract_element(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (_, vector) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, index) = self.typed_operand()?;
        let elements = self.elements(&vector)?;
        let kind = self.body.type_of(&elements[0]);
        if let Some(number) = index.number() {
            let found = usize::try_from(number).ok().and_then(|number| elements.get(number));
            let none = Operand::Constant(Constant::Undefined(kind.clone()));
            let found = found.cloned().unwrap_or(none);
            return self.result(name, kind, Operation::Freeze(found));
        }
        let mut found = elements[0].clone();
        for (place, element) in elements.into_iter().enumerate().skip(1) {
            let is_this = self.is_index(&index, place)?;
            found = self.step(kind.clone(), Operation::Select(is_this, element, found))?;
        }
        self.result(name, kind, Operation::Freeze(found))
    }

    /// `insertelement`.
    pub(super) fn insert_element(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (kind, vector) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (element, new) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (_, index) = self.typed_operand()?;
        let mut elements = self.elements(&vector)?;
        if !matches!(&kind, Type::Vector(of, _) if **of == element) {
            return self.malformed("an element of another type");
        }
        for (place, old) in elements.iter_mut().enumerate() {
            match index.number() {
                Some(number) if number == place as u128 => *old = new.clone(),
                Some(_) => {}
                None => {
                    let is_this = self.is_index(&index, place)?;
                    let select = Operation::Select(is_this, new.clone(), old.clone());
                    *old = self.step(element.clone(), select)?;
                }
            }
        }
        self.gather(name, element, elements)
    }

    /// `shufflevector`: a constant says which element of both becomes which element of the result.
    pub(super) fn shuffle(&mut self, name: Name<'t>) -> ReadResult<()> {
        let (kind, a, b) = self.two_operands_of_types()?;
        self.reader.sign(',')?;
        let mask_kind = self.reader.kind()?;
        let mask = self.reader.constant(&mask_kind, 0)?;
        let (Type::Vector(element, _), Some(count)) = (&kind, count_of(&mask_kind)) else {
            return self.malformed("a shuffle of no vectors");
        };
        let mut elements = self.elements(&a)?;
        elements.extend(self.elements(&b)?);
        let nothing = Operand::Constant(Constant::Undefined((**element).clone()));
        let taken = |expression: &Expression| match expression {
            Expression::Number { value, .. } => usize::try_from(*value).ok().and_then(|index| elements.get(index)),
            _ => None,
        };
        let of = |expression: &Expression| taken(expression).unwrap_or(&nothing).clone();
        let parts: Vec<Operand> = match &mask {
            Expression::Aggregate(_, indices) => indices.iter().map(of).collect(),
            Expression::Zero(_) => vec![elements[0].clone(); count as usize],
            Expression::Undefined(_) => vec![nothing.clone(); count as usize],
            _ => return self.malformed("a shuffle by no constant"),
        };
        self.gather(name, (**element).clone(), parts)
    }

    fn two_operands_of_types(&mut self) -> ReadResult<(Type, Operand, Operand)> {
        let (kind, a) = self.typed_operand()?;
        self.reader.sign(',')?;
        let (other, b) = self.typed_operand()?;
        if kind != other {
            return self.malformed("vectors of different types");
        }
        Ok((kind, a, b))
    }

    // Intrinsics.

    /// A call of an intrinsic, if it is one that has to do with vectors; else `None`, and nothing is done.
    pub(super) fn vector_intrinsic(
        &mut self,
        name: &Name<'t>,
        kind: &Type,
        callee: &str,
        arguments: &[Operand],
    ) -> ReadResult<Option<()>> {
        let is_vector = |of: &Type| matches!(of, Type::Vector(..));
        let mut kinds = arguments.iter().map(|one| self.body.type_of(one));
        if !callee.starts_with("llvm.") || !(is_vector(kind) || kinds.any(|of| is_vector(&of))) {
            return Ok(None);
        }
        match Intrinsic::of(callee) {
            Some(Intrinsic::Elementwise(scalar)) => {
                self.call_of_elements(name.clone(), kind, &scalar, arguments)?;
            }
            Some(Intrinsic::Reduced(operator)) => {
                let Some((vector, first)) = arguments.split_last() else {
                    return self.malformed("a reduction of nothing");
                };
                let mut elements = first.to_vec();
                elements.extend(self.elements(vector)?);
                self.reduce(name.clone(), kind, elements, |a, b| Operation::Binary(operator, a, b))?;
            }
            Some(Intrinsic::ReducedBy(scalar)) => {
                let Some(vector) = arguments.last() else {
                    return self.malformed("a reduction of nothing");
                };
                let elements = self.elements(vector)?;
                let of = kind.clone();
                self.reduce(name.clone(), kind, elements, |a, b| {
                    let parameters = vec![Parameter::plain(of.clone()); 2];
                    call(&scalar, vec![a, b], parameters)
                })?;
            }
            None => return self.unsupported(format!("the intrinsic {callee} is not supported")),
        }
        Ok(Some(()))
    }

    fn reduce(
        &mut self,
        name: Name<'t>,
        kind: &Type,
        elements: Vec<Operand>,
        by: impl Fn(Operand, Operand) -> Operation,
    ) -> ReadResult<()> {
        let mut elements = elements.into_iter();
        let Some(mut all) = elements.next() else {
            return self.malformed("a reduction of nothing");
        };
        for element in elements {
            all = self.step(kind.clone(), by(all, element))?;
        }
        self.result(name, kind.clone(), Operation::Freeze(all))
    }

    fn call_of_elements(
        &mut self,
        name: Name<'t>,
        kind: &Type,
        scalar: &Symbol,
        arguments: &[Operand],
    ) -> ReadResult<()> {
        let Type::Vector(element, count) = kind else {
            return self.unsupported(format!("{scalar} of vectors is not supported"));
        };
        let mut columns = Vec::new();
        for argument in arguments {
            // Numbers beside the vectors are the same for each element.
            let column = match self.body.type_of(argument) {
                Type::Vector(..) => self.elements(argument)?,
                _ => vec![argument.clone(); *count as usize],
            };
            columns.push(column);
        }
        if columns.iter().any(|column| column.len() as u64 != *count) {
            return self.malformed("vectors of different lengths");
        }
        let mut parts = Vec::new();
        for index in 0..*count as usize {
            let row = columns.iter().map(|column| column[index].clone());
            let row: Vec<Operand> = row.collect();
            let parameters = row.iter().map(|one| Parameter::plain(self.body.type_of(one))).collect();
            parts.push(self.step((**element).clone(), call(scalar, row, parameters))?);
        }
        self.gather(name, (**element).clone(), parts)
    }
}

fn call(callee: &Symbol, arguments: Vec<Operand>, parameters: Vec<Parameter>) -> Operation {
    Operation::Call { callee: Callee::Direct(callee.clone()), arguments, parameters, variadic: false }
}
