//! A random function `f` over integers of all widths: arithmetic, comparisons, conversions, intrinsics, memory,
//! branches and switches that meet again.

use compiler::ir::{
    BinaryOperator, BlockId, Body, Callee, Condition, Conversion, Edge, Instruction, Module, Operand, Operation,
    Parameter, Promises, Reach, Terminator, Type, Value, TRUTH,
};
use fastrand::Rng;
use strum::VariantArray;

use crate::building::{self, function, module, store};

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

/// Of two operands.
const OF_TWO: [&str; 10] =
    ["umax", "umin", "smax", "smin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "scmp", "ucmp"];
/// Of one, and whether 0 (or the least number) has no result.
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

/// Builds one function.
pub struct Random {
    rng: Rng,
    word_bytes: u32,
    body: Body,
    block: BlockId,
    /// What may be read here.
    values: Vec<(Operand, u32)>,
    steps: u32,
}

impl Random {
    pub fn new(seed: u64, word_bytes: u32) -> Self {
        let mut body = Body::default();
        let block = body.block();
        Self { rng: Rng::with_seed(seed), word_bytes, body, block, values: Vec::new(), steps: 0 }
    }

    /// The module, some sets of arguments with their widths, and the width of the result.
    #[allow(clippy::type_complexity, reason = "three things for one caller")]
    pub fn module(mut self) -> (Module, Vec<Vec<(u32, u128)>>, u32) {
        let widths: Vec<u32> = (0..4).map(|_| self.width()).collect();
        let parameters: Vec<Type> = widths.iter().map(|bits| Type::Integer(*bits)).collect();
        for bits in &widths {
            let value = self.body.value(Type::Integer(*bits));
            self.body.blocks[self.block].parameters.push(value);
            self.values.push((value.into(), *bits));
        }
        self.steps = self.rng.u32(3..14);
        self.segment(2);
        self.show_all();
        let most = self.word_bytes * 16;
        let (result, bits) = loop {
            let (value, bits) = self.any();
            if bits <= most {
                break (value, bits);
            }
            let low = self.value(32, Operation::Convert(Conversion::Truncate, value));
            self.values.push((low, 32));
        };
        self.body.blocks[self.block].end = Terminator::Return(vec![result]);
        let arguments = (0..6).map(|_| widths.iter().map(|bits| (*bits, self.number(*bits))).collect()).collect();
        let body = Some(self.body);
        let functions = vec![function("f", &parameters, Type::Integer(bits), body)];
        (module(self.word_bytes, functions), arguments, bits)
    }

    fn width(&mut self) -> u32 {
        // The first ones are what C has.
        let among = if self.rng.u8(0..4) > 0 { 5 } else { WIDTHS.len() };
        WIDTHS[self.rng.usize(0..among)]
    }

    /// A number that is likely to be at an edge.
    fn number(&mut self, bits: u32) -> u128 {
        let all = u128::MAX >> (128 - bits);
        let random = self.rng.u128(..);
        let value = match self.rng.u8(0..12) {
            0 => 0,
            1 => 1,
            2 => all,
            3 => all >> 1,
            4 => (all >> 1) + 1,
            5 => random % 16,
            6 => u128::MAX - random % 16,
            7 => 1 << self.rng.u32(0..bits),
            8 => (1 << self.rng.u32(0..bits)) - 1,
            _ => random >> self.rng.u32(0..bits),
        };
        value & all
    }

    /// A value or a constant of some width.
    fn any(&mut self) -> (Operand, u32) {
        let index = self.rng.usize(0..self.values.len());
        self.values[index].clone()
    }

    /// A value, or a constant, of that width.
    fn of_width(&mut self, bits: u32) -> Operand {
        let candidates: Vec<Operand> =
            self.values.iter().filter(|(_, width)| *width == bits).map(|(value, _)| value.clone()).collect();
        if candidates.is_empty() || self.rng.u8(0..4) == 0 {
            return Operand::integer(bits, self.number(bits));
        }
        candidates[self.rng.usize(0..candidates.len())].clone()
    }

    fn push(&mut self, results: Vec<Value>, operation: Operation) {
        let instruction = Instruction::new(results, operation, None);
        self.body.blocks[self.block].instructions.push(instruction);
    }

    fn value(&mut self, bits: u32, operation: Operation) -> Operand {
        let value = self.body.value(Type::Integer(bits));
        if self.rng.u8(0..6) == 0 {
            let promises = Promises {
                no_signed_wrap: self.rng.bool(),
                no_unsigned_wrap: self.rng.bool(),
                exact: self.rng.bool(),
                same_sign: self.rng.bool(),
                not_negative: self.rng.bool(),
            };
            self.body.promises.insert(value, promises);
        }
        self.push(vec![value], operation);
        value.into()
    }

    /// An operation that gives an address.
    fn address(&mut self, operation: Operation) -> Operand {
        let value = self.body.value(Type::Pointer);
        self.push(vec![value], operation);
        value.into()
    }

    /// A constant address.
    fn pointer(&mut self, address: u64) -> Operand {
        let number = Operand::integer(self.word_bytes * 8, u128::from(address));
        self.address(Operation::Convert(Conversion::Bits, number))
    }

    fn segment(&mut self, depth: u32) {
        for _ in 0..self.steps {
            self.operation();
        }
        if depth > 0 && self.rng.bool() {
            self.parting(depth);
        }
    }

    /// Ways that part and meet again, with values from each.
    fn parting(&mut self, depth: u32) {
        let before = self.values.clone();
        let ways = self.rng.usize(2..8);
        let kinds: Vec<u32> = (0..self.rng.usize(0..4)).map(|_| self.width()).collect();
        let starts: Vec<BlockId> = (0..ways).map(|_| self.body.block()).collect();
        self.part(&starts);
        let meet = self.body.detached_block();
        for start in starts {
            self.block = start;
            self.values.clone_from(&before);
            self.steps = self.rng.u32(0..4);
            self.segment(depth - 1);
            let arguments = kinds.iter().map(|bits| self.of_width(*bits)).collect();
            let edge = Edge::new(meet, arguments);
            self.body.blocks[self.block].end = Terminator::Jump(edge);
        }
        self.body.order.push(meet);
        self.block = meet;
        self.values = before;
        for bits in kinds {
            let value = self.body.value(Type::Integer(bits));
            self.body.blocks[meet].parameters.push(value);
            self.values.push((value.into(), bits));
        }
        self.steps = self.rng.u32(1..6);
        self.segment(0);
    }

    fn part(&mut self, starts: &[BlockId]) {
        if let [taken, otherwise] = starts {
            let condition = self.of_width(1);
            self.body.blocks[self.block].end = Terminator::branch(condition, Edge::to(*taken), Edge::to(*otherwise));
            return;
        }
        let (value, bits) = self.any();
        let dense = self.rng.bool();
        let base = self.number(bits);
        let mut cases: Vec<(u128, Edge)> = Vec::new();
        for index in 0..self.rng.u128(1..16) {
            let case = if dense { base.wrapping_add(index) & (u128::MAX >> (128 - bits)) } else { self.number(bits) };
            if cases.iter().all(|(other, _)| *other != case) {
                cases.push((case, Edge::to(starts[self.rng.usize(0..starts.len())])));
            }
        }
        self.body.blocks[self.block].end = Terminator::Switch { value, bits, cases, default: Edge::to(starts[0]) };
        // Nothing leads to a start that no case names.
    }

    /// Puts all values into memory, where they can be compared.
    fn show_all(&mut self) {
        let address = self.pointer(MEMORY + 2048);
        for (index, (value, bits)) in self.values.clone().into_iter().enumerate() {
            let offset = (index as i64) * 32;
            if offset + 32 > 2048 {
                break;
            }
            let kind = Type::Integer(bits);
            let natural = u64::from(bits.div_ceil(8)).next_power_of_two();
            let alignment = if kind == TRUTH { 1 } else { natural.min(16) };
            self.push(Vec::new(), store(value, address.clone(), offset, alignment));
        }
    }

    fn operation(&mut self) {
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
                let condition = Condition::VARIANTS[self.rng.usize(0..Condition::VARIANTS.len())];
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
            let number = if number == 0 || number == all { 3 } else { number };
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
        let alignment = alignment.max(if self.rng.bool() { least.min(alignment) } else { 1 });
        let base = self.pointer(MEMORY);
        // By an address that is computed, or by one that is not.
        let (address, rest) = if self.rng.bool() {
            let element = Type::Integer(8);
            let indices = vec![Operand::integer(32, u128::from(offset))];
            let operation = Operation::ElementAddress { base, element, indices };
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
                reach: Reach::Whole,
            },
        );
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
                let kind = Type::Structure { fields, packed: false };
                let pair = self.body.value(kind);
                self.push(vec![pair], call(with_type(name), vec![a, b]));
                let part = |index| Operation::Extract { aggregate: pair.into(), path: vec![index] };
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
