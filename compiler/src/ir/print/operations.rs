//! Operations and their words.

use std::fmt;

use super::list;
use crate::ir::{BinaryOperator, Condition, Conversion, FloatCondition, Operand, Operation, Test};

impl fmt::Display for BinaryOperator {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            BinaryOperator::Add => "add",
            BinaryOperator::Subtract => "sub",
            BinaryOperator::Multiply => "mul",
            BinaryOperator::DivideUnsigned => "udiv",
            BinaryOperator::DivideSigned => "sdiv",
            BinaryOperator::RemainderUnsigned => "urem",
            BinaryOperator::RemainderSigned => "srem",
            BinaryOperator::ShiftLeft => "shl",
            BinaryOperator::ShiftRightLogical => "lshr",
            BinaryOperator::ShiftRightArithmetic => "ashr",
            BinaryOperator::And => "and",
            BinaryOperator::Or => "or",
            BinaryOperator::Xor => "xor",
            BinaryOperator::FloatAdd => "fadd",
            BinaryOperator::FloatSubtract => "fsub",
            BinaryOperator::FloatMultiply => "fmul",
            BinaryOperator::FloatDivide => "fdiv",
            BinaryOperator::FloatRemainder => "frem",
        })
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Condition::Equal => "eq",
            Condition::NotEqual => "ne",
            Condition::LessUnsigned => "ult",
            Condition::LessOrEqualUnsigned => "ule",
            Condition::GreaterUnsigned => "ugt",
            Condition::GreaterOrEqualUnsigned => "uge",
            Condition::LessSigned => "slt",
            Condition::LessOrEqualSigned => "sle",
            Condition::GreaterSigned => "sgt",
            Condition::GreaterOrEqualSigned => "sge",
        })
    }
}

impl fmt::Display for FloatCondition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let relation = match (self.less, self.equal, self.greater) {
            (false, false, false) => {
                return formatter.write_str(["false", "uno"][usize::from(self.unordered)])
            }
            (true, true, true) => {
                return formatter.write_str(["ord", "true"][usize::from(self.unordered)])
            }
            (false, true, false) => "eq",
            (true, false, true) => "ne",
            (true, false, false) => "lt",
            (true, true, false) => "le",
            (false, false, true) => "gt",
            (false, true, true) => "ge",
        };
        write!(
            formatter,
            "{}{relation}",
            if self.unordered { 'u' } else { 'o' }
        )
    }
}

impl fmt::Display for Conversion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Conversion::Truncate => "trunc",
            Conversion::ExtendZero => "zext",
            Conversion::ExtendSign => "sext",
            Conversion::FloatTruncate => "fptrunc",
            Conversion::FloatExtend => "fpext",
            Conversion::FloatToUnsigned => "fptoui",
            Conversion::FloatToSigned => "fptosi",
            Conversion::UnsignedToFloat => "uitofp",
            Conversion::SignedToFloat => "sitofp",
            Conversion::Bits => "bits",
        })
    }
}

fn place(
    formatter: &mut fmt::Formatter<'_>,
    address: &Operand,
    offset: i64,
    volatile: bool,
    alignment: u64,
) -> fmt::Result {
    write!(formatter, "{address}")?;
    if offset != 0 {
        write!(formatter, " {offset:+}")?;
    }
    let volatile = if volatile { ", volatile" } else { "" };
    write!(formatter, ", align {alignment}{volatile}")
}

impl fmt::Display for Operation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Binary(operator, a, b) => write!(formatter, "{operator} {a}, {b}"),
            Operation::FloatNegate(a) => write!(formatter, "fneg {a}"),
            Operation::Compare(condition, a, b) => write!(formatter, "icmp {condition} {a}, {b}"),
            Operation::CompareFloat(condition, a, b) => {
                write!(formatter, "fcmp {condition} {a}, {b}")
            }
            Operation::Convert(conversion, a) => write!(formatter, "{conversion} {a}"),
            Operation::Freeze(a) => write!(formatter, "freeze {a}"),
            Operation::Select(condition, a, b) => {
                write!(formatter, "select {condition}, {a}, {b}")
            }
            Operation::Test(test, a) => {
                let word = match test {
                    Test::Negative => "isneg",
                    Test::Zero => "iszero",
                    Test::NotZero => "rtop",
                };
                write!(formatter, "{word} {a}")
            }
            Operation::ToFloat(a) => write!(formatter, "itof {a}"),
            Operation::FromFloat(a) => write!(formatter, "ftoi {a}"),
            Operation::SlotAddress(slot) => write!(formatter, "address {slot}"),
            Operation::AllocateDynamic(a) => write!(formatter, "allocate {a}"),
            Operation::HardwareId(number) => write!(formatter, "hwid {number}"),
            Operation::Vote(a) => write!(formatter, "vote {a}"),
            Operation::Barrier(id, warps) => write!(formatter, "bar {id}, {warps}"),
            Operation::Join => formatter.write_str("join"),
            Operation::Enclose => formatter.write_str("enclose"),
            Operation::Probe(number, a) => write!(formatter, "probe {number}, {a}"),
            Operation::Fence => formatter.write_str("fence"),
            _ => self.fmt_on_memory(formatter),
        }
    }
}

impl Operation {
    /// What reads, writes or names memory.
    fn fmt_on_memory(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Load {
                address,
                offset,
                volatile,
                alignment,
            } => {
                formatter.write_str("load ")?;
                place(formatter, address, *offset, *volatile, *alignment)
            }
            Operation::Store {
                value,
                address,
                offset,
                volatile,
                alignment,
            } => {
                write!(formatter, "store {value}, ")?;
                place(formatter, address, *offset, *volatile, *alignment)
            }
            Operation::ElementAddress {
                base,
                element,
                indices,
            } => {
                write!(formatter, "getelementptr {element}, {base}, ")?;
                list(formatter, indices)
            }
            Operation::Allocate {
                element,
                count,
                alignment,
            } => write!(formatter, "alloca {element}, {count}, align {alignment}"),
            Operation::AtomicUpdate {
                operator,
                address,
                value,
            } => write!(formatter, "atomicrmw {operator} {address}, {value}"),
            Operation::AtomicCompareExchange {
                address,
                expected,
                value,
            } => write!(formatter, "cmpxchg {address}, {expected}, {value}"),
            _ => self.fmt_with_list(formatter),
        }
    }

    /// What ends with a list: of arguments, or the way to a part of an aggregate.
    fn fmt_with_list(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Extract { aggregate, path } => {
                write!(formatter, "extractvalue {aggregate}, ")?;
                list(formatter, path)
            }
            Operation::Insert {
                aggregate,
                part,
                path,
            } => {
                write!(formatter, "insertvalue {aggregate}, {part}, ")?;
                list(formatter, path)
            }
            Operation::Call {
                callee, arguments, ..
            } => {
                write!(formatter, "call {callee}(")?;
                list(formatter, arguments)?;
                formatter.write_str(")")
            }
            Operation::InlineAssembly {
                text,
                constraints,
                arguments,
                ..
            } => {
                write!(formatter, "asm {text:?}, {constraints:?}(")?;
                list(formatter, arguments)?;
                formatter.write_str(")")
            }
            _ => Ok(()),
        }
    }
}
