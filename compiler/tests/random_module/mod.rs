//! A random function `f` over integers of all widths: arithmetic, comparisons, conversions, intrinsics, memory,
//! branches and switches that meet again.

use compiler::ir::{
    BinaryOperator, BlockId, Callee, Condition, Conversion, Edge, Module, Operand, Operation, Parameter, Promises,
    Reach, Terminator, Type, Value, TRUTH,
};
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{self, function, module, store, Writer};

/// Where the memory begins that the function works on.
pub const MEMORY: u64 = 0x1000;

/// Widths of integers, in bits.
const WIDTHS: [u32; 12] = [1, 8, 16, 32, 64, 24, 33, 7, 48, 65, 128, 31];

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

const SHIFTS: [BinaryOperator; 3] =
    [BinaryOperator::ShiftLeft, BinaryOperator::ShiftRightLogical, BinaryOperator::ShiftRightArithmetic];

/// Intrinsics of two operands.
const OF_TWO: [&str; 10] =
    ["umax", "umin", "smax", "smin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "scmp", "ucmp"];
/// Intrinsics of one operand, and whether 0 (or the least number) has no result.
const OF_ONE: [(&str, bool); 6] =
    [("ctpop", false), ("bitreverse", false), ("bswap", false), ("ctlz", true), ("cttz", true), ("abs", true)];
/// With a truth value beside the result.
const CHECKED: [&str; 6] = [
    "uadd.with.overflow",
    "usub.with.overflow",
    "umul.with.overflow",
    "sadd.with.overflow",
    "ssub.with.overflow",
    "smul.with.overflow",
];

/// A function, some sets of arguments with their widths, and the width of the result.
pub struct Random {
    pub module: Module,
    pub arguments: Vec<Vec<(u32, u128)>>,
    pub result_bits: u32,
}

impl Random {
    pub fn new(seed: u64, word_bytes: u32) -> Self {
        let mut random = Rng::with_seed(seed);
        let widths = [0; 4].map(|_| width(&mut random));
        let parameters = widths.map(Type::Integer);
        let mut builder = Builder { writer: Writer::new(&mut random, &parameters), word_bytes, steps: 0 };
        let (result, result_bits) = builder.whole();
        let mut argument = |bits: u32| (bits, builder.writer.number(bits).number().expect("a number"));
        let arguments = (0..6).map(|_| widths.map(&mut argument).to_vec()).collect();
        builder.writer.end(Terminator::Return(vec![result]));
        let f = function("f", &parameters, Type::Integer(result_bits), Some(builder.writer.finish()));
        Self { module: module(word_bytes, vec![f]), arguments, result_bits }
    }
}

fn width(random: &mut Rng) -> u32 {
    // The first ones are what C has.
    let among = if random.u8(0..4) > 0 { 5 } else { WIDTHS.len() };
    WIDTHS[random.usize(0..among)]
}

/// Builds one function.
struct Builder<'r> {
    writer: Writer<'r>,
    word_bytes: u32,
    steps: u32,
}

impl Builder<'_> {
    /// All but the end; the result and its width.
    fn whole(&mut self) -> (Operand, u32) {
        self.steps = self.writer.random.u32(3..14);
        self.segment(2);
        self.show_all();
        loop {
            let (value, bits) = self.any();
            if bits <= self.word_bytes * 16 {
                return (value, bits);
            }
            self.keep(32, Operation::Convert(Conversion::Truncate, value));
        }
    }

    fn width(&mut self) -> u32 {
        width(self.writer.random)
    }

    fn bits_of(&self, value: Value) -> u32 {
        match self.writer.body.values[value] {
            Type::Integer(bits) => bits,
            ref other => panic!("a readable {other}"),
        }
    }

    /// A value of some width.
    fn any(&mut self) -> (Operand, u32) {
        let value = self.writer.readable[self.writer.random.usize(0..self.writer.readable.len())];
        (value.into(), self.bits_of(value))
    }

    /// A value, or a constant, of that width.
    fn of_width(&mut self, bits: u32) -> Operand {
        self.writer.some(bits, 4)
    }

    /// An operation, now and then with promises.
    fn value(&mut self, bits: u32, operation: Operation) -> Operand {
        let result = self.writer.value(Type::Integer(bits), operation);
        if self.writer.once_in(6) {
            let mut promise = || self.writer.random.bool();
            let promises = Promises {
                no_signed_wrap: promise(),
                no_unsigned_wrap: promise(),
                exact: promise(),
                same_sign: promise(),
                not_negative: promise(),
            };
            self.writer.body.promises.extend(result.value().map(|value| (value, promises)));
        }
        result
    }

    fn keep(&mut self, bits: u32, operation: Operation) {
        let value = self.value(bits, operation);
        self.writer.readable.extend(value.value());
    }

    /// A constant address.
    fn pointer(&mut self, address: u64) -> Operand {
        let number = Operand::integer(self.word_bytes * 8, u128::from(address));
        self.writer.value(Type::Pointer, Operation::Convert(Conversion::Bits, number))
    }

    fn segment(&mut self, depth: u32) {
        for _ in 0..self.steps {
            self.operation();
        }
        if depth > 0 && self.writer.random.bool() {
            self.parting(depth);
        }
    }

    /// Ways that part and meet again, with values from each.
    fn parting(&mut self, depth: u32) {
        let before = self.writer.readable.len();
        let ways = self.writer.random.usize(2..8);
        let widths: Vec<u32> = (0..self.writer.random.usize(0..4)).map(|_| self.width()).collect();
        let starts: Vec<BlockId> = (0..ways).map(|_| self.writer.body.block()).collect();
        self.part(&starts);
        let meet = self.writer.body.detached_block();
        for start in starts {
            self.writer.block = start;
            self.writer.readable.truncate(before);
            self.steps = self.writer.random.u32(0..4);
            self.segment(depth - 1);
            let arguments = widths.iter().map(|bits| self.of_width(*bits)).collect();
            self.writer.end(Terminator::Jump(Edge::new(meet, arguments)));
        }
        self.writer.body.order.push(meet);
        self.writer.block = meet;
        self.writer.readable.truncate(before);
        for bits in widths {
            let value = self.writer.parameter(meet, Type::Integer(bits));
            self.writer.readable.push(value);
        }
        self.steps = self.writer.random.u32(1..6);
        self.segment(0);
    }

    fn part(&mut self, starts: &[BlockId]) {
        if let [taken, otherwise] = starts {
            let condition = self.of_width(1);
            return self.writer.end(Terminator::branch(condition, Edge::to(*taken), Edge::to(*otherwise)));
        }
        let (value, bits) = self.any();
        let dense = self.writer.random.bool();
        let mut number = || self.writer.number(bits).number().expect("a number");
        let base = number();
        let mut cases: Vec<(u128, Edge)> = Vec::new();
        for index in 0..self.writer.random.u128(1..16) {
            let sparse = self.writer.number(bits).number().expect("a number");
            let case = if dense { base.wrapping_add(index) & (u128::MAX >> (128 - bits)) } else { sparse };
            if cases.iter().all(|(other, _)| *other != case) {
                cases.push((case, Edge::to(self.writer.one(starts))));
            }
        }
        // Nothing leads to a start that no case names.
        self.writer.end(Terminator::Switch { value, bits, cases, default: Edge::to(starts[0]) });
    }

    /// Puts all values into memory, where they can be compared.
    fn show_all(&mut self) {
        let address = self.pointer(MEMORY + 2048);
        for (value, offset) in self.writer.readable.clone().into_iter().zip((0..2048).step_by(32)) {
            let natural = u64::from(self.bits_of(value).div_ceil(8)).next_power_of_two();
            self.writer.effect(store(value.into(), address.clone(), offset, natural.min(16)));
        }
    }

    fn operation(&mut self) {
        let (a, bits) = self.any();
        match self.writer.random.u8(0..20) {
            0..=4 => {
                let b = self.of_width(bits);
                let (a, b) = self.writer.turned(a, b);
                let operator = self.writer.one(&ARITHMETIC);
                self.keep(bits, Operation::Binary(operator, a, b));
            }
            5..=6 => self.shift(a, bits),
            7 => self.division(a, bits),
            8..=10 => {
                let b = self.of_width(bits);
                let (a, b) = self.writer.turned(a, b);
                let condition = self.writer.one(Condition::VARIANTS);
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

    fn shift(&mut self, a: Operand, bits: u32) {
        let operator = self.writer.one(&SHIFTS);
        let count = if self.writer.random.bool() {
            Operand::integer(bits, u128::from(self.writer.random.u32(0..bits)))
        } else {
            let any = self.of_width(bits);
            let mask = Operand::integer(bits, (1_u128 << bits.ilog2()) - 1);
            self.value(bits, Operation::Binary(BinaryOperator::And, any, mask))
        };
        self.keep(bits, Operation::Binary(operator, a, count));
    }

    fn division(&mut self, a: Operand, bits: u32) {
        let operator = self.writer.one(&DIVISIONS);
        if !(2..=64).contains(&bits) || bits > self.word_bytes * 16 {
            return;
        }
        let divisor = self.of_width(bits);
        let divisor = if self.writer.random.bool() && divisor.value().is_some() {
            // Neither 0 nor -1.
            let not_zero = Operation::Binary(BinaryOperator::Or, divisor, Operand::integer(bits, 2));
            let not_zero = self.value(bits, not_zero);
            self.value(bits, Operation::Binary(BinaryOperator::And, not_zero, Operand::integer(bits, !1)))
        } else {
            let number = self.writer.number(bits);
            let (zero, least) = (Operand::integer(bits, 0), Operand::integer(bits, u128::MAX));
            if number == zero || number == least {
                Operand::integer(bits, 3)
            } else {
                number
            }
        };
        self.keep(bits, Operation::Binary(operator, a, divisor));
    }

    fn conversion(&mut self, a: Operand, bits: u32) {
        let to = self.width();
        let conversion = match to.cmp(&bits) {
            std::cmp::Ordering::Less => Conversion::Truncate,
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Greater => self.writer.one(&[Conversion::ExtendSign, Conversion::ExtendZero]),
        };
        self.keep(to, Operation::Convert(conversion, a));
    }

    /// A store, and a load of perhaps another width that covers some of it.
    fn access(&mut self, a: Operand, bits: u32) {
        let offset = self.writer.random.u64(0..1024);
        let natural = u64::from(bits.div_ceil(8)).next_power_of_two().min(8);
        let least = 1 << offset.trailing_zeros().min(3);
        let alignment = if self.writer.random.bool() { natural } else { 1 };
        let offset = offset / alignment * alignment;
        let alignment = alignment.max(if self.writer.random.bool() { least.min(alignment) } else { 1 });
        let base = self.pointer(MEMORY);
        // By an address that is computed, or by one that is not.
        let (address, rest) = if self.writer.random.bool() {
            let element = Type::Integer(8);
            let indices = vec![Operand::integer(32, u128::from(offset))];
            let operation = Operation::ElementAddress { base, element, indices };
            (self.writer.value(Type::Pointer, operation), 0)
        } else {
            (base, offset as i64)
        };
        let volatile = self.writer.once_in(8);
        let (value, to, reach) = (a, address.clone(), Reach::Whole);
        self.writer.effect(Operation::Store { value, address: to, offset: rest, volatile, alignment, reach });
        let load = self.width();
        if load == 1 {
            return;
        }
        let natural = u64::from(load.div_ceil(8)).next_power_of_two().min(8);
        self.keep(load, building::load(address, rest, natural.min(alignment)));
    }

    fn intrinsic(&mut self, a: Operand, bits: u32) {
        let with_type = |base: &str| format!("llvm.{base}.i{bits}");
        let call = |name: String, arguments: Vec<Operand>| Operation::Call {
            callee: Callee::Direct(name.into()),
            parameters: arguments
                .iter()
                .map(|argument| match argument {
                    Operand::Constant(constant) => Parameter::plain(constant.kind()),
                    Operand::Value(_) => Parameter::plain(Type::Integer(bits)),
                })
                .collect(),
            arguments,
            variadic: false,
        };
        match self.writer.random.u8(0..4) {
            0 if bits > 1 => {
                let name = self.writer.one(&OF_TWO);
                let b = self.of_width(bits);
                self.keep(bits, call(with_type(name), vec![a, b]));
            }
            1 => {
                let (name, flag) = self.writer.one(&OF_ONE);
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
                let name = self.writer.one(&CHECKED);
                let b = self.of_width(bits);
                let fields = vec![Type::Integer(bits), TRUTH];
                let kind = Type::Structure { fields, packed: false };
                let pair = self.writer.value(kind, call(with_type(name), vec![a, b]));
                let part = |index| Operation::Extract { aggregate: pair.clone(), path: vec![index] };
                self.keep(bits, part(0));
                self.keep(1, part(1));
            }
            3 if bits > 1 && (bits.is_power_of_two() || bits < 32) => {
                let left = self.writer.random.bool();
                let (b, count) = (self.of_width(bits), self.of_width(bits));
                let name = if left { "fshl" } else { "fshr" };
                self.keep(bits, call(with_type(name), vec![a, b, count]));
            }
            _ => {}
        }
    }
}
