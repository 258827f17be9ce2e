//! One random operation.

use compiler::ir::{
    BinaryOperator, Callee, Condition, Conversion, Operand, Operation, Type, TRUTH,
};

use super::{Random, MEMORY};
use crate::building::parameter;

const ARITHMETIC: [BinaryOperator; 6] = [
    BinaryOperator::Add,
    BinaryOperator::Subtract,
    BinaryOperator::Multiply,
    BinaryOperator::And,
    BinaryOperator::Or,
    BinaryOperator::Xor,
];

const DIVISIONS: [BinaryOperator; 4] = [
    BinaryOperator::DivideUnsigned,
    BinaryOperator::DivideSigned,
    BinaryOperator::RemainderUnsigned,
    BinaryOperator::RemainderSigned,
];

const SHIFTS: [BinaryOperator; 3] = [
    BinaryOperator::ShiftLeft,
    BinaryOperator::ShiftRightLogical,
    BinaryOperator::ShiftRightArithmetic,
];

const CONDITIONS: [Condition; 10] = [
    Condition::Equal,
    Condition::NotEqual,
    Condition::LessUnsigned,
    Condition::LessOrEqualUnsigned,
    Condition::GreaterUnsigned,
    Condition::GreaterOrEqualUnsigned,
    Condition::LessSigned,
    Condition::LessOrEqualSigned,
    Condition::GreaterSigned,
    Condition::GreaterOrEqualSigned,
];

/// Of two operands.
const OF_TWO: [&str; 10] = [
    "umax", "umin", "smax", "smin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "scmp", "ucmp",
];
/// Of one, and whether 0 (or the least number) has no result.
const OF_ONE: [(&str, bool); 6] = [
    ("ctpop", false),
    ("bitreverse", false),
    ("bswap", false),
    ("ctlz", true),
    ("cttz", true),
    ("abs", true),
];
/// With a truth value beside the result.
const CHECKED: [&str; 6] = [
    "uadd.with.overflow",
    "usub.with.overflow",
    "umul.with.overflow",
    "sadd.with.overflow",
    "ssub.with.overflow",
    "smul.with.overflow",
];

impl Random {
    pub(super) fn operation(&mut self) {
        let (a, bits) = self.any();
        match self.rng.u8(0..20) {
            0..=4 => {
                let b = self.of_width(bits);
                let operator = ARITHMETIC[self.rng.usize(0..ARITHMETIC.len())];
                let turned = self.rng.bool();
                let (a, b) = if turned { (a, b) } else { (b, a) };
                self.keep(bits, Operation::Binary(operator, a, b));
            }
            5..=6 => self.shift(a, bits),
            7 => self.division(a, bits),
            8..=10 => {
                let b = self.of_width(bits);
                let condition = CONDITIONS[self.rng.usize(0..CONDITIONS.len())];
                let turned = self.rng.bool();
                let (a, b) = if turned { (a, b) } else { (b, a) };
                self.keep(1, Operation::Compare(condition, a, b));
            }
            11..=13 => self.conversion(a, bits),
            14 => {
                let (condition, b) = (self.of_width(1), self.of_width(bits));
                self.keep(bits, Operation::Select(condition, a, b));
            }
            15..=16 => self.access(a, bits),
            17 => self.keep(bits, Operation::Freeze(a)),
            _ => self.intrinsic(a, bits),
        }
    }

    fn keep(&mut self, bits: u32, operation: Operation) {
        let value = self.value(bits, operation);
        self.values.push((value, bits));
    }

    fn shift(&mut self, a: Operand, bits: u32) {
        let operator = SHIFTS[self.rng.usize(0..SHIFTS.len())];
        let count = if self.rng.bool() {
            Operand::integer(bits, u128::from(self.rng.u32(0..bits)))
        } else {
            let any = self.of_width(bits);
            let below = 1_u128 << bits.ilog2();
            let mask = Operand::integer(bits, below - 1);
            self.value(bits, Operation::Binary(BinaryOperator::And, any, mask))
        };
        self.keep(bits, Operation::Binary(operator, a, count));
    }

    fn division(&mut self, a: Operand, bits: u32) {
        let operator = DIVISIONS[self.rng.usize(0..DIVISIONS.len())];
        if !(2..=64).contains(&bits) || bits > self.word_bytes * 16 {
            return;
        }
        let divisor = self.of_width(bits);
        let divisor = if self.rng.bool() && divisor.value().is_some() {
            // Neither 0 nor -1.
            let one = Operand::integer(bits, 2);
            let not_zero = Operation::Binary(BinaryOperator::Or, divisor, one);
            let not_zero = self.value(bits, not_zero);
            let mask = Operand::integer(bits, !1);
            self.value(bits, Operation::Binary(BinaryOperator::And, not_zero, mask))
        } else {
            let number = self.number(bits);
            let all = u128::MAX >> (128 - bits);
            let number = if number == 0 || number == all {
                3
            } else {
                number
            };
            Operand::integer(bits, number)
        };
        self.keep(bits, Operation::Binary(operator, a, divisor));
    }

    fn conversion(&mut self, a: Operand, bits: u32) {
        let to = self.width();
        let conversion = match to.cmp(&bits) {
            std::cmp::Ordering::Less => Conversion::Truncate,
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Greater if self.rng.bool() => Conversion::ExtendSign,
            std::cmp::Ordering::Greater => Conversion::ExtendZero,
        };
        self.keep(to, Operation::Convert(conversion, a));
    }

    /// A store, and a load of perhaps another width that covers some of it.
    fn access(&mut self, a: Operand, bits: u32) {
        let offset = self.rng.u64(0..1024);
        let natural = u64::from(bits.div_ceil(8)).next_power_of_two().min(8);
        let least = 1 << offset.trailing_zeros().min(3);
        let alignment = if self.rng.bool() { natural } else { 1 };
        let offset = offset / alignment * alignment;
        let alignment = alignment.max(if self.rng.bool() {
            least.min(alignment)
        } else {
            1
        });
        let base = self.pointer(MEMORY);
        // By an address that is computed, or by one that is not.
        let (address, rest) = if self.rng.bool() {
            let element = Type::Integer(8);
            let indices = vec![Operand::integer(32, u128::from(offset))];
            let operation = Operation::ElementAddress {
                base,
                element,
                indices,
            };
            (self.address(operation), 0)
        } else {
            (base, offset as i64)
        };
        let volatile = self.rng.u8(0..8) == 0;
        self.push(
            Vec::new(),
            Operation::Store {
                value: a,
                address: address.clone(),
                offset: rest,
                volatile,
                alignment,
            },
        );
        let load = self.width();
        if load == 1 {
            return;
        }
        let natural = u64::from(load.div_ceil(8)).next_power_of_two().min(8);
        self.keep(
            load,
            Operation::Load {
                address,
                offset: rest,
                volatile: false,
                alignment: natural.min(alignment),
            },
        );
    }

    fn intrinsic(&mut self, a: Operand, bits: u32) {
        let with_type = |base: &str| format!("llvm.{base}.i{bits}");
        let call = |name: String, arguments: Vec<Operand>| Operation::Call {
            callee: Callee::Direct(name.into()),
            parameters: arguments
                .iter()
                .map(|argument| match argument {
                    Operand::Constant(constant) => parameter(&constant.kind()),
                    Operand::Value(_) => parameter(&Type::Integer(bits)),
                })
                .collect(),
            arguments,
            variadic: false,
        };
        match self.rng.u8(0..4) {
            0 if bits > 1 => {
                let name = OF_TWO[self.rng.usize(0..OF_TWO.len())];
                let b = self.of_width(bits);
                self.keep(bits, call(with_type(name), vec![a, b]));
            }
            1 => {
                let (name, flag) = OF_ONE[self.rng.usize(0..OF_ONE.len())];
                if name == "bswap" && !bits.is_multiple_of(16) || name == "abs" && bits == 1 {
                    return;
                }
                let mut arguments = vec![a];
                if flag {
                    arguments.push(Operand::truth(false));
                }
                self.keep(bits, call(with_type(name), arguments));
            }
            2 if bits > 1 && bits <= 64 => {
                let name = CHECKED[self.rng.usize(0..CHECKED.len())];
                let b = self.of_width(bits);
                let fields = vec![Type::Integer(bits), TRUTH];
                let kind = Type::Structure {
                    fields,
                    packed: false,
                };
                let pair = self.body.value(kind);
                self.push(vec![pair], call(with_type(name), vec![a, b]));
                let part = |index| Operation::Extract {
                    aggregate: pair.into(),
                    path: vec![index],
                };
                self.keep(bits, part(0));
                self.keep(1, part(1));
            }
            3 if bits > 1 && (bits.is_power_of_two() || bits < 32) => {
                let left = self.rng.bool();
                let (b, count) = (self.of_width(bits), self.of_width(bits));
                let name = if left { "fshl" } else { "fshr" };
                self.keep(bits, call(with_type(name), vec![a, b, count]));
            }
            _ => {}
        }
    }
}
