//! A random function `f` over integers of all widths: arithmetic, comparisons, conversions, intrinsics, memory, branches and
//! switches that meet again.

mod operations;

use compiler::ir::{
    BlockId, Body, Conversion, Edge, Instruction, Module, Operand, Operation, Promises, Terminator,
    Type, Value, TRUTH,
};
use fastrand::Rng;

use crate::building::{function, module};

/// Where the memory begins that the function works on.
pub const MEMORY: u64 = 0x1000;

/// Widths of integers, in bits.
const WIDTHS: [u32; 12] = [1, 8, 16, 32, 64, 24, 33, 7, 48, 65, 128, 31];

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
        Self {
            rng: Rng::with_seed(seed),
            word_bytes,
            body,
            block,
            values: Vec::new(),
            steps: 0,
        }
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
        let arguments = (0..6)
            .map(|_| {
                widths
                    .iter()
                    .map(|bits| (*bits, self.number(*bits)))
                    .collect()
            })
            .collect();
        let body = Some(self.body);
        let functions = vec![function("f", &parameters, Type::Integer(bits), body)];
        (module(self.word_bytes, functions), arguments, bits)
    }

    fn width(&mut self) -> u32 {
        // The first ones are what C has.
        let among = if self.rng.u8(0..4) > 0 {
            5
        } else {
            WIDTHS.len()
        };
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
        let candidates: Vec<Operand> = self
            .values
            .iter()
            .filter(|(_, width)| *width == bits)
            .map(|(value, _)| value.clone())
            .collect();
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
        let edge = |block: BlockId| Edge::to(block);
        if let [taken, otherwise] = starts {
            let condition = self.of_width(1);
            self.body.blocks[self.block].end =
                Terminator::branch(condition, edge(*taken), edge(*otherwise));
            return;
        }
        let (value, bits) = self.any();
        let dense = self.rng.bool();
        let base = self.number(bits);
        let mut cases: Vec<(u128, Edge)> = Vec::new();
        for index in 0..self.rng.u128(1..16) {
            let case = if dense {
                base.wrapping_add(index) & (u128::MAX >> (128 - bits))
            } else {
                self.number(bits)
            };
            if cases.iter().all(|(other, _)| *other != case) {
                cases.push((case, edge(starts[self.rng.usize(0..starts.len())])));
            }
        }
        self.body.blocks[self.block].end = Terminator::Switch {
            value,
            bits,
            cases,
            default: edge(starts[0]),
        };
        // Who has no case is reached from nowhere: the default's twin takes it.
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
            self.push(
                Vec::new(),
                Operation::Store {
                    value,
                    address: address.clone(),
                    offset,
                    volatile: false,
                    alignment,
                },
            );
        }
    }
}
